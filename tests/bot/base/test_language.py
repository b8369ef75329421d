"""Words: both languages say the same things, every key is used, and names cannot break a message."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.base.language import ENGINES, HOUSE, LOCALES, MissingWords, Words, locale_from, words_for
from bot.base.options import choices_of
from bot.base.speech import Speech
from bot.permissions import NEEDED
from engines import catalogue
from engines.core import Seat, Text

ROOT = Path(__file__).parents[3]
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
    built = ("host-may-", "host-pace-", "host-period-", "host-scope-", "cmd-", "name-", "argument-")
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


def test_every_permission_that_may_be_missing_has_a_name() -> None:
    named = {key for key in Words("en", [HOUSE]).variables() if key.startswith("host-may-")}
    assert named == {f"host-may-{name}" for name in NEEDED}


def test_every_command_word_is_used() -> None:
    """What every game shares is the house's; what is one game's own stands beside its cog."""
    sources = [file.read_text(encoding="utf-8") for file in (*COGS.glob("*.py"), ROOT / "bot" / "game_cog.py")]
    assert command_words(HOUSE) == {key for source in sources for key in said_or_named(source)}
    for game in catalogue:
        name = game.replace("_", "")
        options = {f"cmd-option-{choice.name}" for choice in choices_of(catalogue[game].Options)}
        own = {f"name-{name}", f"cmd-{name}"}
        assert own <= command_words(COGS / "text" / game) <= own | options


def command_words(folder: Path) -> set[str]:
    return {key for key in Words("en", [folder]).variables() if key.startswith(("cmd-", "name-"))}


def said_or_named(source: str) -> set[str]:
    said = {f"cmd-{key}" for key in re.findall(r'said\("([\w-]+)"\)', source)}
    return said | {f"name-{key}" for key in re.findall(r'named\("([\w-]+)"\)', source)}


def test_names_of_commands_are_what_discord_allows() -> None:
    for folder in (HOUSE, *(COGS / "text" / game for game in catalogue)):
        words = Words("ja", [folder])
        for key in words.variables():
            if key.startswith("name-"):
                name = words.say(Text(key), [])
                assert re.fullmatch(r"[-_\w]{1,32}", name)
                assert name == name.lower()


def test_a_name_cannot_break_a_message() -> None:
    words = words_for(next(iter(catalogue)), "en")
    speech = Speech(words, ["*@everyone* `x` <@123456789012345678> { $seat }"])
    said = speech.say(Text("core-resigned", seat=Seat(0)))
    assert "@everyone" not in said
    assert "<@123456789012345678>" not in said
    assert "{ $seat }" in said


def test_what_has_no_grammar_reads_as_fluent_would_say_it() -> None:
    """Words are put into most messages without Fluent: with names, small numbers and large ones it is all the same."""
    for locale in LOCALES:
        for game in catalogue:
            words = words_for(game, locale)
            for key, variables in words.variables().items():
                for value in ("Aki { $seat }", 0, 1, 2, 999, 1000):
                    given = tuple((name, value) for name in sorted(variables))
                    try:
                        fluent = words._said_by_fluent(key, dict(given))
                    except (MissingWords, TypeError):
                        continue  # a name where a number has to be, or no words of its own
                    assert words._format_anew(key, given) == fluent


def test_a_message_that_lacks_something_is_not_said() -> None:
    with pytest.raises(MissingWords):
        words_for("scoundrels", "en").say(Text("core-resigned"), [])


def test_a_number_below_zero_has_a_minus_and_no_hyphen() -> None:
    for locale in LOCALES:
        said = words_for("scoundrels", locale).say(Text("reputation-lost", seat=Seat(0), n=1, now=-2), ["Aki"])
        assert "−2" in said
        assert "-2" not in said


def test_locales() -> None:
    assert locale_from("ja", "en") == "ja"
    assert locale_from("en-GB", "ja") == "en"
    assert locale_from("fr", "ja") == "ja"
    assert locale_from(None, "en") == "en"
