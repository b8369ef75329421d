"""Help by topic: one page at a time, with a button for each. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.base.ids import ControlId
from bot.base.language import Locale, Words, house_words, words_for
from bot.ui.faces import Face
from bot.ui.messages import Look, look
from bot.ui.parts import Row, button, row
from engines import catalogue
from engines.core import Text

TOPICS = {
    "play": ("host-help-to-play", "host-help-play"),
    "games": ("host-help-to-games", "host-help-games"),
    "commands": ("host-help-to-commands", "host-help-commands"),
    "settings": ("host-help-to-settings", "host-help-settings"),
    "privacy": ("host-help-to-privacy", "host-help-privacy"),
}
FIRST = next(iter(TOPICS))
COMMANDS = (
    *("hand", "board", "log", "games", "rules", "leaderboard", "seat", "undo", "resign", "end", "profile"),
    *("settings", "away", "backroom", "privacy"),
)


def help_look(faces: Sequence[Face], locale: Locale, client: Locale, topic: str = FIRST) -> Look:
    """One page. That of the games opens tables. Commands go by the names they have in the reader's client."""
    words, names = house_words(locale), house_words(client)
    commands = {command: f"`/{names.say(Text(f'name-{command}'), [])}`" for command in COMMANDS}
    opening = " ".join(_new(face, client) for face in faces)
    text = words.say(Text(TOPICS[topic][1], opening=opening, **commands), [])
    about = [_about(face, words_for(face.game, locale), client) for face in faces] if topic == "games" else []
    rows = _opening(faces, locale) if topic == "games" else []
    return look(text, *about, *rows, rows=[_topics(words, topic)])


def command_of(face: Face) -> str:
    """What a game's commands stand under."""
    return face.game.replace("_", "")


def _new(face: Face, client: Locale) -> str:
    words, group = words_for(face.game, client), command_of(face)
    name = words.say(Text(f"name-{group}"), []) if words.has(f"name-{group}") else group
    return f"`/{name} {words.say(Text('name-new'), [])}`"


def _about(face: Face, words: Words, client: Locale) -> str:
    least, most = catalogue[face.game].seats
    size = words.say(Text("host-lobby-title", least=least, most=most, minutes=face.minutes), [])
    name, tagline = (words.say(Text(key), []) for key in ("game-name", "game-tagline"))
    return f"**{name}** · {size} · {_new(face, client)}\n{tagline}"


def _opening(faces: Iterable[Face], locale: Locale) -> list[Row]:
    buttons = []
    for face in faces:
        label = words_for(face.game, locale).say(Text("host-help-open", game=Text("game-name")), [])
        buttons.append(button(label, ControlId("newtable", 0, face.game), "success"))
    return [row(*buttons[first : first + 5]) for first in range(0, len(buttons), 5)]


def _topics(words: Words, here: str) -> Row:
    return row(
        *(
            button(words.say(Text(label), []), ControlId("help", 0, word=topic), disabled=topic == here)
            for topic, (label, _) in TOPICS.items()
        )
    )
