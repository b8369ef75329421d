"""What a control carries in its custom_id: verb, match, ask, a half-made choice, and one more word.

So every control works after a restart, and one that has passed says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

PREFIX = "br"
MOST = 100


@dataclass(slots=True, frozen=True)
class ControlId:
    """One control. `ask` and `half` are empty where the control belongs to the table, not to a question."""

    verb: str
    match: int
    ask: str = ""
    half: str = ""
    word: str = ""

    def __str__(self) -> str:
        text = ":".join([PREFIX, self.verb, str(self.match), self.ask, self.half, self.word])
        if len(text) > MOST:
            raise ValueError(f"a custom_id of {len(text)} characters")
        return text

    @classmethod
    def read(cls, text: str) -> ControlId | None:
        """A control of ours, or None for anything else."""
        parts = text.split(":")
        if len(parts) != 6 or parts[0] != PREFIX or not parts[2].isdecimal():
            return None
        return cls(parts[1], int(parts[2]), parts[3], parts[4], parts[5])


# A half-made choice: one character for each option chosen, in the order chosen; fields of a form stand between dots.
# Many options stand as one number instead, fourteen bits a character, in signs that stand for no option.

_PLAIN = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_REST = 0x100  # past the plain ones, letters that no separator is among
_DENSE, _BITS = 0x4E00, 14
FEW = 8  # as many as stand one by one


def letter(index: int) -> str:
    """The character that stands for an option."""
    return _PLAIN[index] if index < len(_PLAIN) else chr(_REST + index)


def index(character: str) -> int:
    """The option a character stands for."""
    place = _PLAIN.find(character)
    return place if place >= 0 else ord(character) - _REST


def spelled(chosen: Sequence[int], of: int, ordered: bool) -> str:
    """Some of so many options in few characters."""
    if len(chosen) <= FEW:
        return "".join(map(letter, chosen))
    number = 1 if ordered else sum(1 << i for i in chosen)
    for i in chosen if ordered else ():
        number = number * of + i
    signs = []
    while number:
        number, rest = divmod(number, 1 << _BITS)
        signs.append(chr(_DENSE + rest))
    return "".join(signs)


def unspelled(part: str, of: int, ordered: bool) -> list[int]:
    """The other way round; what stands for nothing is passed over."""
    if not part or ord(part[0]) < _DENSE:
        found = [index(character) for character in part]
        return [i for i in found if 0 <= i < of]
    number = sum((ord(sign) - _DENSE) << (_BITS * place) for place, sign in enumerate(part))
    if not ordered:
        return [i for i in range(of) if number >> i & 1]
    found = []
    while number > 1 and of > 1:
        number, i = divmod(number, of)
        found.append(i)
    return found[::-1]
