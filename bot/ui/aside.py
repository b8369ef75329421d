"""What stands in the place of a board whose match was set aside. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.base.ids import ControlId
from bot.base.speech import Speech
from bot.store import MatchRow
from bot.ui.messages import Look, look
from bot.ui.parts import button, row
from engines.core import Text

LABELS = {"on": "host-aside-on-now", "end": "host-aside-end-now"}
FOR = {"on": "host-aside-for-on", "end": "host-aside-for-end"}
EVENTS = 3  # of what was told last before the point from which it would go on


def set_aside(
    match: MatchRow,
    about: str,
    speech: Speech,
    where: str | None,
    events: Sequence[str],
    chosen: Mapping[str, Sequence[int]],
) -> Look:
    """What is wrong, what can be done, and who is for what. `where`: how far it would be; None: it cannot go on."""
    say = speech.say
    title = say(Text("host-table", game=Text("game-name"), table=match.id))
    can = [say(Text("host-aside-only-end"))]
    if where is not None:
        last = [say(Text("host-aside-last")), *(f"> {event}" for event in events)] if events else []
        can = [say(Text("host-aside-on", where=where)), *last, say(Text("host-aside-end"))]
    names = [f"{say(Text(FOR[way]))} {' '.join(map(speech.name, seats))}" for way, seats in chosen.items() if seats]
    labels = {way: say(Text(label)) for way, label in LABELS.items() if way == "end" or where is not None}
    return look(
        f"### ⚠️ {title}",
        say(Text("host-aside")),
        "\n".join(can),
        f"-# {say(Text('host-aside-agree'))}",
        "\n".join(names),
        row(*(button(label, ControlId("aside", match.id, about, "", way)) for way, label in labels.items())),
    )
