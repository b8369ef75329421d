"""Words: both languages say the same things, every key is used, and names cannot break a message."""

from __future__ import annotations

import re
from pathlib import Path

from bot.language import ENGINES, HOUSE, LOCALES, Words, house_words, locale_from, words_for
from bot.ui.speech import Speech
from engines import catalogue
from engines.core import Seat, Text

ROOT = Path(__file__).parents[2]
COGS = ROOT / "cogs"


def test_house_and_cogs_say_the_same_in_both_languages() -> None:
    folders = [HOUSE, ENGINES / "core" / "text", *sorted(path for path in (COGS / "text").iterdir())]
    for folder in folders:
        english, japanese = (Words(locale, [folder]).variables() for locale in LOCALES)
        assert english == japanese, folder


def test_every_message_of_the_house_is_used() -> None:
    """A key stands in the code whole, or begins with what the code puts together."""
    sources = [*(ROOT / "bot").rglob("*.py"), *COGS.rglob("*.py"), *ENGINES.rglob("*.py")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    built = ("host-pace-", "host-period-", "host-scope-", "cmd-", "name-")
    verbs = set(re.findall(r'control\("(\w+)"', source))
    unused = [
        key
        for key in Words("en", [HOUSE]).variables()
        if f'"{key}"' not in source
        and f"'{key}'" not in source
        and not key.startswith(built)
        and key.removeprefix("host-") not in verbs
    ]
    assert unused == []


def test_every_command_word_is_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in COGS.rglob("*.py"))
    said = {f"cmd-{key}" for key in re.findall(r'said\("([\w-]+)"\)', source)}
    named = {f"name-{key}" for key in re.findall(r'named\("([\w-]+)"\)', source)}
    there = {key for key in Words("en", [HOUSE]).variables() if key.startswith(("cmd-", "name-"))}
    assert there == said | named


def test_names_of_commands_are_what_discord_allows() -> None:
    for key in house_words("ja").variables():
        if key.startswith("name-"):
            name = house_words("ja").say(Text(key), [])
            assert re.fullmatch(r"[-_\w]{1,32}", name)
            assert name == name.lower()


def test_a_name_cannot_break_a_message() -> None:
    words = words_for(next(iter(catalogue)), "en")
    speech = Speech(words, ["*@everyone* `x` <@123456789012345678> { $seat }"])
    said = speech.say(Text("core-resigned", seat=Seat(0)))
    assert "@everyone" not in said
    assert "<@123456789012345678>" not in said
    assert "{ $seat }" in said


def test_locales() -> None:
    assert locale_from("ja", "en") == "ja"
    assert locale_from("en-GB", "ja") == "en"
    assert locale_from("fr", "ja") == "ja"
    assert locale_from(None, "en") == "en"
