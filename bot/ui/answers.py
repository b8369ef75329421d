"""Half-made choices: from what was pressed so far to an answer."""

from __future__ import annotations

from bot.ui.ids import index, letter
from engines.core import Amount, Answer, Ask, Form, Pick

Half = list[str]  # one entry a field (a plain ask is one field): option letters, or digits for an amount


def fields_of(ask: Ask) -> dict[str, Pick | Amount]:
    """The fields of a form; any other ask is its own only field."""
    if isinstance(ask, Form):
        return dict(ask.fields)
    assert isinstance(ask, (Pick, Amount))
    return {"": ask}


def unpack(ask: Ask, half: str) -> Half:
    """What has been chosen so far, field by field."""
    parts = half.split(".") if half else []
    count = len(fields_of(ask))
    return parts if len(parts) == count else [""] * count


def pack(half: Half) -> str:
    """The other way round; nothing chosen yet is the empty string."""
    return ".".join(half) if any(half) else ""


def chosen(field: Pick, part: str) -> list[str]:
    """The ids of the options chosen in one field; letters that stand for nothing are passed over."""
    return [field.options[i].id for i in map(index, part) if 0 <= i < len(field.options)]


def toggled(field: Pick, part: str, page: range, picked: list[int]) -> str:
    """One page of a menu was answered: its options are now exactly these, in the order they were added."""
    kept = [i for i in map(index, part) if i not in page]
    before = [i for i in map(index, part) if i in page and i in picked]
    added = [i for i in picked if i not in before]
    return "".join(letter(i) for i in [*kept, *before, *added][: field.most])


def complete(ask: Ask, half: Half) -> bool:
    """Whether every field has what it needs."""
    return all(_enough(field, part) for field, part in zip(fields_of(ask).values(), half, strict=True))


def _enough(field: Pick | Amount, part: str) -> bool:
    if isinstance(field, Pick):
        return field.least <= len(part) <= field.most
    return part.lstrip("-").isdecimal() and field.low <= int(part) <= field.high


def answer_of(ask: Ask, half: Half) -> Answer:
    """The answer that a complete choice makes."""
    values = [
        chosen(field, part) if isinstance(field, Pick) else int(part)
        for field, part in zip(fields_of(ask).values(), half, strict=True)
    ]
    if isinstance(ask, Form):
        return dict(zip(ask.fields, values, strict=True))
    return values[0]
