"""What should be on the screens of a table: made while nobody can change it, from what each reader may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.base.language import words_for
from bot.base.speech import Speech
from bot.people.preferences import Preferences
from bot.play.clocks import LAST, clock_told, reached
from bot.play.tables import LiveTable
from bot.screens.calls import Call
from bot.screens.moments import Telling, due_moments
from bot.screens.panels import Panel
from bot.screens.teller import RECENT, Teller
from bot.store import MatchRow, Store
from bot.ui import messages
from bot.ui.messages import Look, Page, Told
from bot.ui.news import since_last_turn
from bot.ui.private import private_page
from bot.ui.times import beside_own
from engines.core import Ask, Seat, Text
from engines.core.run import place_of


@dataclass(slots=True, frozen=True)
class Due:
    """What should be on screen for one table, noted while nobody could change it."""

    match: int
    line: int
    place: int
    board: Page
    hands: dict[int, Page]
    panels: dict[int, tuple[Panel, Page]]  # what they have open at the table
    calls: dict[int, Call]
    news: bool
    seated: frozenset[int]
    left: dict[int, Look]  # what those see who had a hand here and sit here no more
    moments: Sequence[Telling]
    guild: int | None
    link: str  # as calls have it
    over: bool  # or ended
    sealed: bool  # a window is open: not even that somebody has answered may be seen


def board_alone(row: MatchRow, line: int, board: Look) -> Due:
    """This in the place of a board, and hands and calls as they are."""
    place = row.thread_id or row.channel_id
    link, guild = messages.link_to(row), row.guild_id
    return Due(
        row.id, line, place, _just(board), {}, {}, {}, False, frozenset(), {}, (), guild, link, over=False, sealed=False
    )


def _just(look: Look) -> Page:
    return Page((), lambda _: look)


async def due_at(
    table: LiveTable, teller: Teller, store: Store, actors: set[int], news: bool, panels: Mapping[int, Panel]
) -> Due:
    """What everybody at a table should see now. Who acted need not be called. `panels`: what people have open there."""
    row, match = table.row, table.match
    locale = table.locale
    everybody = teller.told(table, None, locale, max(0, len(match.events) - RECENT))
    board = await teller.final(table) if match.over else _board(table, everybody)
    hands: dict[int, Page] = {}
    opened: dict[int, tuple[Panel, Page]] = {}
    calls: dict[int, Call] = {}
    for seat in match.table.seats:
        person = table.seats[seat].player_id
        if person is None:
            continue
        known = await store.players.get(person)
        spoken = teller.language_of(person, known.locale if known else None, locale)
        told = teller.told(table, seat, spoken, len(match.events))
        if known is None or not known.dm_closed:
            hands[person] = private_page(told).for_reader(teller.boards_of(person))
        if (panel := panels.get(person)) is not None:
            opened[person] = panel, _panel(table, seat, panel, teller)
        call = _call(table, seat, told, teller, actors)
        calls |= {} if call is None else {person: call}
    seated = frozenset(seat.player_id for seat in table.seats if seat.player_id is not None)
    sealed = not match.over and not match.waiting
    for person in panels.keys() - seated:
        gone = await _gone(table, teller, store, person)
        opened[person] = panels[person], _just(gone)
    left = await _left(table, teller, store, seated)
    place, over = row.thread_id or row.channel_id, row.phase in ("over", "ended")
    moments = () if sealed else await due_moments(table, everybody, store)
    return Due(
        row.id,
        table.stored,
        place,
        board,
        hands,
        opened,
        calls,
        news,
        seated,
        left,
        moments,
        row.guild_id,
        messages.link_to(row),
        over=over,
        sealed=sealed,
    )


async def _left(table: LiveTable, teller: Teller, store: Store, seated: frozenset[int]) -> dict[int, Look]:
    """Who still has a hand of this table before their eyes, but not its seat any more."""
    people = [shown.player_id for shown in await store.shown.of_match(table.row.id) if shown.kind == "hand"]
    return {person: await _gone(table, teller, store, person) for person in people if person not in seated}


async def _gone(table: LiveTable, teller: Teller, store: Store, person: int) -> Look:
    """What stands in the place of a hand that is somebody else's now."""
    known = await store.players.get(person)
    locale = teller.language_of(person, known.locale if known else None, table.locale)
    gone = Text("host-hand-gone", game=Text("game-name"), table=table.row.id)
    return messages.sentence(Speech(words_for(table.row.game, locale), []).say(gone))


def _panel(table: LiveTable, seat: Seat, panel: Panel, teller: Teller) -> Page:
    """What somebody has open at the table, in the words of the press that opened it: in others it would be changed
    while a window is open, and so tell that somebody has answered.
    """
    told = teller.told(table, seat, teller.language_after(panel.interaction), len(table.match.events))
    page = private_page(told, panel.begun(table.match.asks(seat)), here=panel.interaction.channel_id)
    return page.for_reader(teller.boards_of(panel.interaction.user.id))


def _board(table: LiveTable, told: Told) -> Page:
    strips = told.face.strips(told)
    if told.ended:
        return Page(strips, lambda drawn: messages.ended(told, drawn))
    waited = [(seat, ask) for seat, ask in table.match.pending.items() if ask.wait != "aside"]
    if len(waited) == 1:
        seat, _ = waited[0]
        ask = messages.in_the_open(table.match.asks(seat))
        if ask is not None:
            news = since_last_turn(table.match, seat, told.face)
            up = replace(told, news=[event for event in news if event.to is None])
            return Page(strips, lambda drawn: messages.board_with_controls(up, ask, seat, drawn))
    return Page(strips, lambda drawn: messages.board(told, drawn))


def _call(table: LiveTable, seat: Seat, told: Told, teller: Teller, actors: set[int]) -> Call | None:
    """What somebody is called with now: their move, a reminder of it, or that it is near. Who acted is here already.

    To a window all are called when it opens, also who opened it: a call that came later would come with an answer.
    """
    person = table.person(seat)
    if person is None or table.row.phase != "live":
        return None
    wish, now = teller.wish_of(person), teller.clock()
    ask = table.match.pending.get(seat)
    sealed = ask is not None and ask.wait == "window"
    if (person in actors and not sealed) or wish.away_at(now) is not None:
        return None
    if wish.calls == "channel" and not sealed:  # there it stands among what all read
        told = teller.told(table, seat, table.locale, len(table.match.events))
    if ask is not None and ask.wait != "aside":
        if sealed and table.row.pace == "live":
            return None  # it is over before anybody has come
        return _their_move(table, seat, ask, told, wish, now, sealed)
    before = table.match.table.seats[seat - 1]
    if wish.heads_up and before in table.match.waiting:
        words = _words("host-heads-up", table, told, name=told.speech.name_only(before))
        return Call(words, "heads-up", heads_up=True)
    return None


def _their_move(
    table: LiveTable, seat: Seat, ask: Ask, told: Told, wish: Preferences, now: float, private: bool
) -> Call:
    """At the table a call to a window would tell who has not answered: it is private."""
    reminder, clock = reached(table, seat, wish, now), clock_told(table, seat)
    key = "host-call"
    after = 0.0
    if clock is not None and wish.away_until is not None and clock.since < wish.away_until <= now:
        after = wish.away_until  # the call is for when they are back
    if reminder is not None:
        key, after = "host-reminder-end" if reminder.stage == LAST else "host-reminder", max(after, reminder.at)
    words = _words(key, table, told, prompt=told.speech.say(ask.prompt))
    since = 0.0 if clock is None else clock.since
    name = f"{place_of(ask.id)} {0 if reminder is None else reminder.stage} {wish.away_until if after else 0}"
    deadline = 0.0 if clock is None else clock.deadline
    nudge = "" if table.seats[seat].nudged_at is None else _words("host-nudge-call", table, told)
    return Call(words + beside_own(told, ask), name, after, since, private, deadline=deadline, nudge=nudge)


def _words(key: str, table: LiveTable, told: Told, **args: str) -> str:
    link = messages.link_to(table.row)  # words are kept, so the board comes in later: it is another one every day
    return told.speech.say(Text(key, game=Text("game-name"), table=table.row.id, link=link, **args))
