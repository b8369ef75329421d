"""How one reader is spoken to: their language and the players' names, safe to show."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from discord.utils import escape_mentions

from bot.base.language import Words
from engines.core import Event, Seen, Text

Name: TypeAlias = str | Text  # what somebody calls themselves; or what each reader calls them in their own language

SHAPES = ("●", "■", "▲", "◆", "★")  # the same signs as on the pictures
FORMER = Text("host-former-player")
WORD = 20  # characters: a longer one is cut in half
HURT = "💥"  # stands before what hurt its reader
MARKUP = re.compile(r"[\\*_~`|<>\[\]:#-]")  # with a colon that is escaped, nothing is a link


@lru_cache(maxsize=4096)
def escaped(name: str) -> str:
    """A name that is nothing but a name: no markdown, no link, no mention."""
    return escape_mentions(MARKUP.sub(r"\\\g<0>", name))


class Speech:
    """Words in one language with the names at one table."""

    def __init__(self, words: Words, names: Sequence[Name]) -> None:
        self.words = words
        self.plain_names = [
            words.say(name, []) if isinstance(name, Text) else name for name in (n or FORMER for n in names)
        ]
        self._names = [escaped(name) for name in self.plain_names]

    @property
    def unescaped(self) -> Speech:
        """The same for where nothing is markdown: pictures, and the words that stand in for them."""
        plain = Speech(self.words, self.plain_names)
        plain._names = plain.plain_names
        return plain

    def say(self, text: Text) -> str:
        """For a message: names are escaped."""
        return self.words.say(text, self._names)

    def plain(self, text: Text) -> str:
        """For a picture: nothing there is markdown."""
        return self.words.say(text, self.plain_names)

    def short(self, text: Text, most: int) -> str:
        """For a label: as plain, and it has a limit."""
        return cut(self.plain(text), most)

    def lines(self, events: Sequence[Event]) -> list[str]:
        """What happened, a line each."""
        return [self.say(event.text) for event in events]

    def name(self, seat: int) -> str:
        """A player, by the sign of the seat and by name."""
        return f"{SHAPES[seat]} {self._names[seat]}"

    def name_only(self, seat: int) -> str:
        """A name, safe to show."""
        return self._names[seat]

    def names(self, seats: Sequence[int]) -> str:
        """Some people, safe to show, one after the other and politely."""
        return self.together([self.say(Text("host-name", name=self._names[seat])) for seat in seats])

    def waiting(self, seen: Seen) -> str:
        """Who is waited for; in a sealed window everyone, and no name."""
        if not seen.waiting:
            return self.say(Text("host-window-open"))
        return self.say(Text("host-waiting", names=self.names(seen.waiting)))

    def headed(self, what: str, words: str) -> str:
        """A word and what is said of it."""
        return f"{what}：{words}" if self.words.locale == "ja" else f"{what}: {words}"

    def together(self, names: Sequence[str]) -> str:
        """Some names as one speaks of them together."""
        if self.words.locale == "en" and len(names) > 1:
            names = [*names[:-2], f"{names[-2]} and {names[-1]}"]
        return self.listed(names)

    def beside(self, what: str, words: str) -> str:
        """A word, and in brackets what belongs to it, if anything does."""
        if not words:
            return what
        return f"{what}（{words}）" if self.words.locale == "ja" else f"{what} ({words})"

    def sentences(self, said: Sequence[str]) -> str:
        """Whole sentences, one after the other; in Japanese without blanks."""
        return ("" if self.words.locale == "ja" else " ").join(said)

    def listed(self, names: Sequence[str]) -> str:
        """Some words, one after the other."""
        return ("、" if self.words.locale == "ja" else ", ").join(names)


def signed(number: int) -> str:
    """A number with a real minus."""
    return str(number).replace("-", "−")


def cut(words: str, most: int) -> str:
    """At most so many characters, and half of no word where a blank is near."""
    if len(words) <= most:
        return words
    blank = words.rfind(" ", max(1, most - WORD), most)
    return words[: most - 1 if blank < 0 else blank].rstrip(" ,·、") + "…"
