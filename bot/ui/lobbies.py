"""The lobby: who is in, what is agreed, and the menus to change it. Pure: from what is so to a layout."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.base.ids import ControlId
from bot.base.options import Choice
from bot.base.speech import SHAPES, Speech
from bot.play.lobby import who_sits
from bot.store import MatchRow, SeatRow
from bot.ui.controls import pace_menu
from bot.ui.faces import Face
from bot.ui.messages import Look, look
from bot.ui.option_pages import label_of, option_rows
from bot.ui.parts import Control, Row, button, entry, menu, people_menu, row
from engines.core import Text

INVITED = 10  # people at once


def lobby(
    match: MatchRow,
    seats: Sequence[SeatRow],
    face: Face,
    speech: Speech,
    size: tuple[int, int],
    seal: str,
    own: bool = False,
) -> Look:
    """Who is in, what is agreed, and the buttons to join and to start. `own`: each seat has something to choose."""
    least, most = size
    say = speech.say
    heading = say(Text("host-lobby-title", game=Text("game-name"), least=least, most=most, minutes=face.minutes))
    agreed = " · ".join(
        [*(say(option) for option in face.options(match.options)), say(Text(f"host-pace-{match.pace}"))]
    )
    people = []
    for seat in range(most):
        taken = next((who for who in seats if who.seat == seat), None)
        if taken is None:
            people.append(f"{SHAPES[seat]} {say(Text('host-open-seat'))}")
        elif taken.kept_for is not None:
            people.append(f"{speech.name(seat)}{say(Text('host-is-kept'))}")
        else:
            host = say(Text("host-is-host")) if taken.player_id == match.host_id else ""
            people.append(f"{speech.name(seat)}{host}")
    foot = [_how_far(match, seats, size, speech), deal(seal, seats, speech)]
    if match.check_at is not None:
        foot.append(f"-# {say(Text('host-expires'))} <t:{int(match.check_at)}:R>")
    kept = [seat for seat in seats if seat.kept_for is not None]

    def control(verb: str, style: str = "secondary", disabled: bool = False) -> Control:
        return button(say(Text(f"host-{verb}")), ControlId(verb, match.id), style, disabled)

    full = len(seats) >= most
    declining = button(say(Text("host-not-again")), ControlId("leave", match.id, word="kept"))
    return look(
        f"## {say(Text('game-name'))}\n{heading}\n{say(Text('game-tagline'))}\n{agreed}",
        "\n".join(people),
        invited(kept, speech),
        "\n".join(foot),
        row(
            control("join", "success", full and not kept),
            control("leave"),
            control("computer", disabled=full),
            control("invite", disabled=full),
            control("rules"),
        ),
        row(
            control("start", "primary", len(seats) < least),
            control("options"),
            *([control("own")] if own else []),
            *([declining] if kept else []),
        ),
    )


def _how_far(match: MatchRow, seats: Sequence[SeatRow], size: tuple[int, int], speech: Speech) -> str:
    """Whose answer is waited for, how many are missing, or who can start."""
    kept = [seat.seat for seat in seats if seat.kept_for is not None]
    missing = size[0] - len(seats)
    host = next((speech.name_only(seat.seat) for seat in seats if seat.player_id == match.host_id), None)
    if kept:
        return speech.say(Text("host-lobby-waiting", names=speech.names(kept)))
    if missing > 0:
        return speech.say(Text("host-lobby-missing", count=missing))
    return speech.say(Text("host-lobby-ready", name=host)) if host is not None else ""


def invited(kept: Sequence[SeatRow], speech: Speech) -> str:
    """Whom seats are kept for. The first time this stands there, it calls those who like to be called at the table."""
    if not kept:
        return ""
    people = " ".join(f"<@{seat.kept_for}>" for seat in kept)
    return speech.say(Text("host-invited", people=people))


def deal(seal: str, seats: Sequence[SeatRow], speech: Speech) -> str:
    """What binds the deal: the whole seal, since two secrets with a part of it in common are soon found; and joins."""
    joins = " · ".join(f"{SHAPES[seat.seat]} {seat.join_id}" for seat in seats if seat.join_id)
    parts = [Text("host-sealed", seal=seal), *([Text("host-joins", joins=joins)] if joins else [])]
    return "\n".join(f"-# {speech.say(part)}" for part in parts)


def option_menu(
    match: MatchRow, seats: Sequence[SeatRow], choices: Sequence[Choice], speech: Speech, page: int = 0
) -> Look:
    """For the host: one page of what can be agreed on; on the first one also the pace, and who can be asked to leave.
    The way to call it all off stands on each.
    """
    rows = option_rows(
        choices,
        match.options,
        page,
        speech,
        lambda name: ControlId("option", match.id, half=str(page), word=name),
        lambda to: ControlId("options", match.id, half="page", word=str(to)),
    )
    if page == 0:
        rows = [pace_menu(match.id, match.pace, speech), *rows, *_removing(match, seats, speech)]
    call_off = row(button(speech.say(Text("host-cancel")), ControlId("cancel", match.id), "danger"))
    title = f"### {speech.say(Text('host-options'))}\n-# {speech.say(Text('host-option-until'))}"
    return look(title, *rows, call_off)


def agreed(match: MatchRow, choices: Sequence[Choice], speech: Speech, host: str) -> Look:
    """For everybody else: what is agreed on, to read."""
    lines = []
    for choice in choices:
        title = speech.say(Text(f"option-{choice.name}")) if speech.words.has(f"option-{choice.name}") else choice.name
        lines.append(f"**{title}** {label_of(choice.name, match.options.get(choice.name), speech)}")
    lines.append(speech.say(Text(f"host-pace-{match.pace}")))
    who = speech.say(Text("host-option-host", name=host))
    return look(f"### {speech.say(Text('host-options'))}\n-# {who}", "\n".join(lines))


def sure_to_cancel(match: MatchRow, speech: Speech) -> Look:
    """Others may be waiting: it asks once more."""
    say = speech.say
    yes = button(say(Text("host-cancel-yes")), ControlId("calloff", match.id), "danger")
    no = button(say(Text("host-cancel-no")), ControlId("options", match.id, half="page", word="0"))
    return look(say(Text("host-cancel-sure")), row(yes, no))


def invitation(match: MatchRow, speech: Speech) -> Look:
    """Whom somebody at the table would like to have there."""
    people = people_menu(ControlId("invited", match.id), speech.plain(Text("host-invite-choose")), INVITED)
    return look(speech.say(Text("host-invite-title")), row(people))


def own_menu(match: MatchRow, now: Mapping[str, Any], choices: Sequence[Choice], speech: Speech, page: int = 0) -> Look:
    """One page of what a player chooses for their own seat; nobody else gets to see it."""
    rows = option_rows(
        choices,
        now,
        page,
        speech,
        lambda name: ControlId("ownset", match.id, half=str(page), word=name),
        lambda to: ControlId("own", match.id, half="page", word=str(to)),
    )
    return look(speech.say(Text("host-own-title")), *rows)


def _removing(match: MatchRow, seats: Sequence[SeatRow], speech: Speech) -> list[Row]:
    """Whose seat the host can free."""
    rows = []
    others = [seat for seat in seats if seat.player_id != match.host_id]
    if others:
        control = ControlId("remove", match.id, word=who_sits(seats))
        choices = [entry(_who(seat, speech), str(seat.seat)) for seat in others]
        rows.append(row(menu(control, choices, speech.plain(Text("host-remove-choose")))))
    return rows


def _who(seat: SeatRow, speech: Speech) -> str:
    return speech.plain_names[seat.seat] + (speech.plain(Text("host-is-kept")) if seat.kept_for is not None else "")
