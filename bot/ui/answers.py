"""Half-made choices: from what was pressed so far to an answer."""

from __future__ import annotations

from bot.ui.ids import index, letter
from bot.ui.speech import Speech
from engines.core import Amount, Answer, Ask, Form, IllegalAnswer, Pick, Text

Half = list[str]  # one entry a field (a plain ask is one field): option letters, or digits for an amount


def fields_of(ask: Ask) -> dict[str, Pick | Amount]:
    """The fields of a form; any other ask is its own only field."""
    if isinstance(ask, Form):
        return {name: field for name, field in ask.fields.items() if not callable(field)}
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


def in_steps(field: Pick) -> bool:
    """Whether the order counts, so that options are chosen one after the other: a menu of several promises none."""
    return field.ordered and field.most > 1


def toggled(field: Pick, part: str, page: range, picked: list[int]) -> str:
    """One page of a menu was answered: its options are now exactly these."""
    if field.most == 1 and picked:
        return letter(picked[-1])  # also in place of one on another page
    kept = [i for i in map(index, part) if i not in page]
    return "".join(letter(i) for i in [*kept, *picked][: field.most])


def left_of(field: Pick, part: str) -> list[int]:
    """The options that can still be added where the order counts."""
    taken = [index(character) for character in part]
    return [i for i in range(len(field.options)) if i not in taken] if len(taken) < field.most else []


def added(field: Pick, part: str, picked: list[int]) -> str:
    """One more in its order; the last one comes by itself where all are to be put in order."""
    for i in picked:
        part += letter(i) if i in left_of(field, part) else ""
    left = left_of(field, part)
    return part + letter(left[0]) if len(left) == 1 and field.least == len(field.options) else part


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


def said(ask: Ask) -> Answer | None:
    """What was answered and may still be changed; None where nothing was, or it is no longer offered."""
    try:
        if ask.said is not None:
            ask.read(ask.said)
    except IllegalAnswer:
        return None
    return ask.said


def begun(ask: Ask) -> Half:
    """What a choice starts from: from nothing, or from what was said."""
    answer = said(ask)
    if answer is None:
        return unpack(ask, "")
    values = [answer[name] for name in ask.fields] if isinstance(ask, Form) and isinstance(answer, dict) else [answer]
    return [_part(field, value) for field, value in zip(fields_of(ask).values(), values, strict=True)]


def _part(field: Pick | Amount, value: Answer) -> str:
    if isinstance(field, Pick) and isinstance(value, list):
        ids = [option.id for option in field.options]
        return "".join(letter(ids.index(id_)) for id_ in value)
    return str(value)


def in_words(ask: Ask, answer: Answer, speech: Speech) -> str:
    """What somebody answered, as their menu called it."""
    between = "、" if speech.words.locale == "ja" else ", "
    if isinstance(ask, Form) and isinstance(answer, dict):
        return between.join(in_words(field, answer[name], speech) for name, field in fields_of(ask).items())
    if isinstance(ask, Pick) and isinstance(answer, list):
        labels = {option.id: option.label for option in ask.options}
        return between.join(speech.say(labels[id_]) for id_ in answer) or speech.say(Text("host-undo-none-chosen"))
    assert isinstance(ask, Amount)
    return str(answer)
