"""What somebody typed instead of tapping: which options of their own menu it means. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from unicodedata import normalize

from bot.base.errors import Refused
from bot.base.speech import Speech, cut, escaped
from bot.ui.answers import Step, added, in_steps
from bot.ui.lists import offered
from engines.core import Option, Pick

HANDFUL = 5  # as many as are named to somebody whose words could mean several things
BETWEEN = re.compile("[,、;\n]")
KATAKANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}  # by the hiragana of the same sound

COORDINATES = re.compile(r"([a-z])(\d+)")
TURNED = re.compile(r"(\d+)([a-z])")


def _begins_with_place(name: str, words: str) -> bool:
    """Whether a name begins with these coordinates and no others: "D5: a mine", but not "D55" nor the edge "D5/E5"."""
    there = COORDINATES.match(name)
    return there is not None and there[0] == words and name[there.end() : there.end() + 1] != "/"


FITS: Sequence[Callable[[str, str], bool]] = (
    str.__eq__,
    _begins_with_place,
    str.startswith,
    str.__contains__,
)  # the closest first


class NothingLike(Refused):
    """Nothing on the menu is called what was typed; some things that are."""

    key = "host-typed-nothing"


class DidYouMean(Refused):
    """Nothing is called that, but something nearly is."""

    key = "host-typed-nearly"


class WhichOne(Refused):
    """Several things could be meant."""

    key = "host-typed-several"


class TooMany(Refused):
    """More was typed than may be chosen."""

    key = "host-typed-too-many"


def folded(words: str) -> str:
    """Words without what typing differs in: width, case, spaces, and which kana."""
    return "".join(normalize("NFKC", words).casefold().split()).translate(KATAKANA)


def named(step: Step, typed: str, tongues: Sequence[Speech]) -> list[str]:
    """What is chosen in a field after somebody typed this. `tongues`: all languages, the reader's own first."""
    field = step.field
    assert isinstance(field, Pick)
    if field.most == 1:
        return [_meant(step, typed, tongues, [])]
    try:
        found = [_meant(step, typed, tongues, step.ids)]  # a name may have a comma in it
    except Refused:
        parts = [part for part in BETWEEN.split(normalize("NFKC", typed)) if part.strip()]
        if len(parts) < 2:
            raise
        found = []
        for part in parts:
            found.append(_meant(step, part, tongues, [*step.ids, *found]))
    ids = list(dict.fromkeys([*step.ids, *found]))
    if len(ids) > field.most:
        raise TooMany(most=field.most, chosen=len(step.ids))
    return added(step, found) if in_steps(field) else ids


def _meant(step: Step, typed: str, tongues: Sequence[Speech], taken: Sequence[str]) -> str:
    """The one option that fits best: by its whole name, by the beginning of it, by a part of it.

    Of several that are called the same, and do the same, the first one that is not taken yet.
    """
    field, words = step.field, folded(typed)
    assert isinstance(field, Pick)
    options = [field.options[i] for i in offered(step)]
    names = {option.id: _names(option, tongues) for option in options}
    for found in _fitting(options, names, words):
        if len({(_in_full(option, tongues[0]), option.help) for option in found}) == 1:
            return next((option.id for option in found if option.id not in taken), found[0].id)
        raise WhichOne(typed=_quoted(typed), names=_some(found, tongues[0]), more=max(0, len(found) - HANDFUL))
    meant = _nearly(options, names, words)
    if meant:
        raise DidYouMean(typed=_quoted(typed), names=_some(meant, tongues[0]))
    raise NothingLike(typed=_quoted(typed), names=_some(_in_the_same_column(options, names, words), tongues[0]))


def _fitting(options: Sequence[Option], names: Mapping[str, set[str]], words: str) -> Iterator[list[Option]]:
    """What fits these words in some way, the closest first."""
    for fits in FITS if words else ():
        found = [option for option in options if any(fits(name, words) for name in names[option.id])]
        if found:
            yield found


def _nearly(options: Sequence[Option], names: Mapping[str, set[str]], words: str) -> list[Option]:
    """What was meant by coordinates that are turned round; else what is called something close."""
    turned = TURNED.fullmatch(words)
    if turned is not None:
        return next(_fitting(options, names, f"{turned[2]}{turned[1]}"), [])
    close = get_close_matches(words, [name for option in options for name in names[option.id]], HANDFUL)
    return [option for option in options if names[option.id] & set(close)]


def _in_the_same_column(options: Sequence[Option], names: Mapping[str, set[str]], words: str) -> Sequence[Option]:
    """What there is in the column of coordinates that there are not; where nothing is, everything."""
    there = COORDINATES.fullmatch(words) or TURNED.fullmatch(words)
    column = "" if there is None else there[0].strip("0123456789")
    found = [option for option in options if any(_is_in(column, name) for name in names[option.id])]
    return found or options


def _is_in(column: str, name: str) -> bool:
    there = COORDINATES.match(name)
    return there is not None and there[1] == column


def _names(option: Option, tongues: Iterable[Speech]) -> set[str]:
    """All that an option can be called by: its name, alone and after its group's."""
    plain = {folded(speech.plain(option.label)) for speech in tongues}
    return plain | {folded(_in_full(option, speech)) for speech in tongues}


def _in_full(option: Option, speech: Speech) -> str:
    label = speech.plain(option.label)
    return label if option.group is None else f"{speech.plain(option.group)} {label}"


def _some(options: Sequence[Option], speech: Speech) -> str:
    """A handful of options by name; with their groups, where names alone would not tell them apart."""
    labels = [speech.plain(option.label) for option in options]
    if len(set(labels)) < len(labels):
        labels = list(dict.fromkeys(_in_full(option, speech) for option in options))
    return speech.listed([f"**{escaped(label)}**" for label in labels[:HANDFUL]])


def _quoted(typed: str) -> str:
    return escaped(cut(" ".join(typed.split()), 60))
