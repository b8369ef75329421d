"""Dice and shuffles, the same on every Python, that cannot be foretold from what they showed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b, sha256
from struct import Struct
from typing import Any, Protocol, TypeVar

from engines.core.errors import RuleError

T = TypeVar("T")
_WORDS = Struct(">4Q")  # one SHA-256 block as four 64-bit words
_SPAN = 1 << 64


class Shuffler(Protocol):
    """Anything that can put a list in a new order in place."""

    def shuffle(self, x: list[Any], /) -> None: ...


class Chance:
    """SHA-256 in counter mode over a secret of 256 bits; `drawn` counts the numbers it gave."""

    __slots__ = ("_block", "_key", "_marker", "branch", "drawn")

    def __init__(self, seed: str) -> None:
        self._key = bytes.fromhex(seed)
        self._marker = blake2b(key=sha256(self._key + b"mark").digest(), digest_size=4)
        self._block: tuple[int, ...] = ()
        self.drawn = 0
        self.branch = 0

    def branch_at(self, line: int) -> None:
        """Go on with other numbers from here: what an undone line showed must not come again."""
        self.branch = line + 1
        self._block = ()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely."""
        fair = _SPAN - _SPAN % n
        while True:
            place = self.drawn % 4
            if place == 0 or not self._block:
                counter = b"%d/%d" % (self.branch, self.drawn // 4)
                self._block = _WORDS.unpack(sha256(self._key + counter).digest())
            self.drawn += 1
            word = self._block[place]
            if word < fair:
                return word % n

    def mark(self, text: str) -> str:
        """A short mark of a text that nobody without the secret can guess the text by."""
        mark = self._marker.copy()
        mark.update(text.encode())
        return mark.hexdigest()

    def roll(self, sides: int = 6) -> int:
        """One die."""
        return self.below(sides) + 1

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, each as likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[Any], /) -> None:
        """Fisher and Yates, from the last place to the first."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def take(self, pile: list[T], count: int) -> list[T]:
        """So many out of the pile, at random, or as many as there are: as if it were shuffled first."""
        return [pile.pop(self.below(len(pile))) for _ in range(min(count, len(pile)))]


class Rigged(Chance):
    """Chance for tests: the numbers given, in order, and shuffles that leave the pile as it was staged."""

    __slots__ = ("_numbers",)

    def __init__(self, numbers: Iterable[int] = ()) -> None:
        super().__init__("00" * 32)
        self._numbers = list(numbers)

    def below(self, n: int) -> int:
        """The next rigged number; dice are rigged by what they show less one."""
        if not self._numbers:
            raise RuleError(f"the rigged chance has no number left for one below {n}")
        number = self._numbers.pop(0)
        if not 0 <= number < n:
            raise RuleError(f"the rigged number {number} is not below {n}")
        self.drawn += 1
        return number

    def shuffle(self, things: list[Any], /) -> None:
        """The pile stays as it was staged, but chance was used."""
        self.drawn += 1

    def take(self, pile: list[T], count: int) -> list[T]:
        """The top cards of the pile as it was staged: its last ones."""
        self.drawn += 1
        return [pile.pop() for _ in range(min(count, len(pile)))]
