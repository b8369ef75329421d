"""Taking back, close up: what is stored, what is told to whom, and what must not be told by it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.base.language import ENGINES, HOUSE, LOCALES, Locale, Words
from bot.base.speech import Speech
from bot.desk import proposals, undoing
from bot.desk.undoing import UNDOING, Sealed, SomebodyResigned, plan_for, preview
from bot.people.ratings import results_of
from bot.play.clocks import overdue
from bot.play.orders import Orders
from bot.play.tables import LiveTable, Tables
from bot.store import Store
from bot.time.pace import MINUTE, PACES, PaceName
from bot.ui.answers import in_words
from engines.core import Amount, By, Form, Option, Pick, Seat, Standings, Table, Text, catalogue
from tests.bot.store.conftest import path, store  # noqa: F401
from tests.bot.store.staging import ANN, BOB, CAT, DAN, NAMES, SECRET, SEED, url_of
from tests.engines.core.counting import COUNTING, Count, standings

A, B, C = Seat(0), Seat(1), Seat(2)
BYS: tuple[By, ...] = ("order", "clock", "person")
GAME, COUNCIL = "reacting", "council"
EVE = 900


def menu(*keys: str, secret: bool = False) -> Pick:
    """Some words of the house to choose from."""
    options = [Option(key, Text(key), value=key) for key in keys]
    return Pick(options, prompt=Text("host-your-move"), secret=secret)


async def play(table: Table[Count]) -> Standings:
    """A decides, the others may react, A decides again, and so on; now and then A is told something in private."""
    for _ in range(3):
        await table.ask(A, menu("host-join", "host-leave"))
        table.tell("host-resigned")
        table.tell("host-nothing-new", to=[A])
        await table.window(lambda _: menu("host-cancel", "host-start"), [B, C])
        await table.ask(A, menu("host-log", "host-rules"))
    return standings(table.state)


async def confer(table: Table[Count]) -> Standings:
    """All decide at once, then B and C may react, then one after the other decides. Nobody is told anything of it."""
    await table.ask_all({seat: lambda: menu("host-join", "host-leave") for seat in table.seats})
    await table.window(lambda _: menu("host-cancel", "host-start"), [B, C])
    for seat, secret in ((B, False), (B, True), (B, True), (A, False), (C, False)):
        await table.ask(seat, menu("host-log", "host-rules", secret=secret))
    return standings(table.state)


class Den:
    """A table of such a game on a real store, with a clock that goes on between two answers of people."""

    def __init__(self, store: Store) -> None:  # noqa: F811
        self.store = store
        self.now = 100.0
        self.tables = Tables(store, clock=lambda: self.now)
        self.bot: Any = SimpleNamespace(store=store, tables=self.tables)
        self.match = 0

    async def begin(self, game: str = GAME, people: Sequence[int | None] = (ANN, BOB, CAT)) -> None:
        matches = self.store.matches
        lobby = await matches.new_lobby(game, 7, 70, ANN, "Ann", "j0", "en", "none", {}, SECRET, 1.0)
        for person in people[1:]:
            if person is None:
                await matches.add_computer(lobby.id, "Computer")
            else:
                await matches.join(lobby.id, person, NAMES[person], f"j{person}")
        await matches.start(lobby.id, SEED, catalogue[game].version, 71, 2.0)
        self.match = lobby.id

    async def says(self, *lines: tuple[Seat, str, By]) -> None:
        """Answers that are stored in one breath, the first with all that follow."""
        self.now += 60
        async with self.tables.sit(self.match) as table:
            for seat, said, by in lines:
                table.match.answer(seat, [said], by=by)
            await self.tables.settle(table)

    async def gives(self, seat: Seat, person: int) -> None:
        """The seat goes to somebody else."""
        async with self.tables.sit(self.match) as table:
            await self.store.matches.give_seat(self.match, seat, person, "Someone", table.stored)
            await self.tables.reseat(table)

    async def plan(self, seat: Seat) -> undoing.Plan:
        async with self.tables.sit(self.match) as table:
            return await plan_for(self.bot, table, seat)

    async def would_go(self, seat: Seat, speech: Speech, reader: Seat | None) -> list[str]:
        """All that is said of what a seat would take back."""
        to = (await self.plan(seat)).to
        async with self.tables.sit(self.match) as table:
            asks = await self.tables.breath.through(undoing._asks_from(table.match, to))
            return undoing._would_go(table, to, reader, speech, asks)

    async def shown(self, seat: Seat, words: Words) -> str:
        """All that /undo shows to a seat."""
        async with self.tables.sit(self.match) as table:
            plan = await plan_for(self.bot, table, seat)
            look = await preview(self.bot, table, plan, Speech(words, table.names))
        return str(look.to_components())


@pytest.fixture
def den(store: Store, monkeypatch: pytest.MonkeyPatch) -> Den:  # noqa: F811
    for name, rules in ((GAME, play), (COUNCIL, confer)):
        monkeypatch.setitem(catalogue, name, replace(COUNTING, id=name, seats=(3, 3), play=rules))
    return Den(store)


@pytest.fixture
def words(tmp_path: Path) -> dict[Locale, Words]:
    folder = tmp_path / "text"
    folder.mkdir()
    for locale in LOCALES:
        (folder / f"{locale}.ftl").write_text("game-name = Reacting\n")
    return {locale: Words(locale, [ENGINES / "core/text", HOUSE, folder]) for locale in LOCALES}


JOINS: tuple[Seat, str, By] = (A, "host-join", "person")


def passes(seat: Seat, by: By) -> tuple[Seat, str, By]:
    return seat, "host-cancel", by


# What an undo must not tell


async def test_while_a_window_is_sealed_everybody_hears_the_same(den: Den) -> None:
    await den.begin()
    await den.says(JOINS)
    for answered in (None, B):
        if answered is not None:
            await den.says(passes(answered, "person"))
        for seat in (A, B, C):
            with pytest.raises(Sealed):
                await den.plan(seat)


async def test_what_orders_answered_at_once_goes_along(den: Den) -> None:
    await den.begin()
    await den.says(JOINS, passes(B, "order"), passes(C, "order"))
    plan = await den.plan(A)
    assert plan.alone
    assert (plan.to, len(plan.going), plan.by_computer) == (0, 3, 0)


@pytest.mark.parametrize("locale", LOCALES)
async def test_an_order_is_not_known_from_a_person_by_who_may_take_back(
    den: Den, words: dict[Locale, Words], locale: Locale
) -> None:
    """B passed by order, by the clock or by hand, C by the clock: what A may do, and reads, is the same."""
    shown = []
    for by in BYS:
        await den.begin()
        at_once, later = ([passes(B, by)], []) if by == "order" else ([], [passes(B, by)])
        await den.says(JOINS, *at_once)
        await den.says(*later, passes(C, "clock"))
        plan = await den.plan(A)
        assert not plan.alone
        text = await den.shown(A, words[locale])
        async with den.tables.sit(den.match) as table:
            text = text.replace(table.match.mark, "mark").replace(f":{den.match}:", ":1:")
        shown.append(text.replace(f"table {den.match}", "table 1").replace(f"テーブル{den.match}", "テーブル1"))
    assert shown[0] == shown[1] == shown[2]


async def test_a_mark_is_new_after_every_line_and_no_number_of_lines(den: Den) -> None:
    await den.begin()
    marks = []
    async with den.tables.sit(den.match) as table:
        for _ in range(20):
            await den.tables.answer(table, A, ["host-join"], table.match.asks(A)[0].id)
            marks.append(table.match.mark)
            await den.tables.undo(table, len(table.match.record().lines) - 1)
            marks.append(table.match.mark)
    assert len(set(marks)) == 40
    assert {len(mark) for mark in marks} == {8}
    assert marks != sorted(marks)


async def test_a_proposal_says_what_everybody_was_told_and_no_more(den: Den, words: dict[Locale, Words]) -> None:
    await den.begin()
    await den.says(JOINS)
    await den.says(passes(B, "person"), passes(C, "person"))
    speech = Speech(words["en"], ["Ann", "Bob", "Cat"])
    own = await den.shown(A, words["en"])
    async with den.tables.sit(den.match) as table:
        public = undoing._proposed(table, speech, f"0.{table.match.mark}")
    private, told, answer = (speech.say(Text(key)) for key in ("host-nothing-new", "host-resigned", "host-join"))
    assert told in own
    assert private in own
    assert answer in own
    assert told in public
    assert private not in public
    assert f"**{answer}**" not in public


# Exactly what would go


@pytest.mark.parametrize("locale", LOCALES)
async def test_an_answer_that_told_nothing_is_named_if_everybody_saw_that_it_was_given(
    den: Den, words: dict[Locale, Words], locale: Locale
) -> None:
    """Nobody saw a change of mind, who passed in a window, and that after one secret question came another."""
    speech = Speech(words[locale], ["Ann", "Bob", "Cat"])

    def own(key: str, by: str = "host-undo-answer") -> str:
        return speech.say(Text(by, prompt=Text("host-your-move"), answer=speech.say(Text(key))))

    bobs, cats = (speech.say(Text("host-undo-answer-of", seat=seat)) for seat in (B, C))
    await den.begin(COUNCIL)
    await den.says(JOINS)
    await den.says((B, "host-join", "person"))
    await den.says((B, "host-leave", "person"))
    assert await den.would_go(A, speech, A) == [own("host-join"), bobs]
    await den.says((C, "host-join", "person"))
    await den.says(passes(C, "person"))
    await den.says(passes(B, "clock"))
    for_bob = own("host-cancel", "host-undo-answer-for-you")
    assert await den.would_go(B, speech, B) == [own("host-leave"), cats, for_bob]
    await den.says((B, "host-log", "person"))
    assert await den.would_go(A, speech, A) == [own("host-join"), bobs, cats, bobs]
    await den.says((B, "host-log", "person"))
    assert await den.would_go(A, speech, A) == [own("host-join"), bobs, cats, bobs]
    await den.says((B, "host-log", "person"))
    assert await den.would_go(A, speech, A) == [own("host-join"), bobs, cats, bobs, bobs]
    assert await den.would_go(A, speech, None) == [bobs, cats, bobs, bobs]
    assert await den.would_go(C, speech, C) == [own("host-cancel"), bobs, bobs]


def test_where_there_is_too_much_it_is_said_how_much_more(words: dict[Locale, Words]) -> None:
    speech = Speech(words["en"], [])
    for said in ([f"line {n}" for n in range(50)], [str(n) * 250 for n in range(20)]):
        more, *kept = undoing._listed(speech, said)
        assert kept == [f"• {line}" for line in said[-len(kept) :]]
        assert more == f"• {speech.say(Text('host-undo-more', count=len(said) - len(kept)))}"
        assert sum(map(len, kept)) < 3500  # a message has 4,000 at most
    assert undoing._listed(speech, ["one", "two"]) == ["• one", "• two"]


# What is not to be had by it


@pytest.mark.parametrize("pace", ["live", "day", "none"])
async def test_answering_and_taking_back_gives_no_new_time(den: Den, pace: PaceName) -> None:
    """Whoever does so again and again is late all the same, and the table is closed when it would have been."""
    await den.begin()
    await den.store.matches.set_pace(den.match, pace)
    span = PACES[pace].turn
    await den.says(JOINS, passes(B, "order"), passes(C, "order"))
    async with den.tables.sit(den.match) as table:
        began, lines = den.now, 3
        while not overdue(table, den.now) and den.now < began + 10 * span:
            await den.tables.undo(table, lines - 3)
            den.now += span - 1
            table.match.answer(A, ["host-join"])
            for seat in B, C:
                table.match.answer(seat, ["host-cancel"], by="order")
            await den.tables.settle(table)
            lines += 4
        assert den.now - began <= 2 * span + MINUTE
        closes = table.times.closes
        den.now += 1
        await den.tables.undo(table, lines - 3)
        assert table.times.closes == closes


# What cannot be taken back


async def test_nobody_brings_somebody_back_who_resigned(den: Den) -> None:
    await den.begin()
    await den.says(JOINS, passes(B, "order"), passes(C, "order"))
    async with den.tables.sit(den.match) as table:
        table.match.resign(C)
        await den.tables.settle(table)
        with pytest.raises(proposals.NotPlaying):
            proposals.playing(table, CAT)
        assert proposals.playing(table, BOB) == B
        assert proposals.everybody(table, {0, 1})
    for seat in A, B:
        with pytest.raises(SomebodyResigned):
            await den.plan(seat)


async def test_an_order_is_taken_back_as_an_answer_is_and_then_its_person_is_asked(den: Den) -> None:
    """What would go is the same whether somebody passed or had ordered it; and the order does not pass it again."""
    plans = []
    for by in "person", "order":
        await den.begin()
        await den.says(JOINS, passes(B, by), passes(C, by))
        plans.append(await den.plan(B))
    assert [plan.to for plan in plans] == [1, 1]
    assert [plan.alone for plan in plans] == [False, False]
    async with den.tables.sit(den.match) as table:
        ask = table.match.as_of(1).asks(B)[0]
        await den.tables.order(table, B, Orders.read({}).given(ask.topic, "game", ()))
        await den.tables.undo(table, 1)
        assert table.match.pending[B].wait == "window"
        assert Orders.read(table.seats[B].orders).holds(ask.topic, table.row.pace) == "ask"


async def test_whoever_takes_a_seat_takes_back_their_own_answers_alone(den: Den) -> None:
    """What its giver could have taken back by themselves, or asked for, is not the taker's to take back."""
    await den.begin()
    await den.says(JOINS, passes(B, "order"), passes(C, "order"))
    assert (await den.plan(A)).alone
    await den.gives(A, DAN)
    with pytest.raises(undoing.Nothing):
        await den.plan(A)
    await den.says((A, "host-log", "person"))
    assert (await den.plan(A)).to == 3
    await den.gives(A, EVE)
    with pytest.raises(undoing.Nothing):
        await den.plan(A)


async def test_whoever_the_computer_plays_for_is_asked_too(den: Den) -> None:
    """Else one could call the computer for somebody late, and try one's luck again and again."""
    await den.begin(people=(ANN, BOB, None))
    await den.says(JOINS)
    await den.store.matches.set_stand_in(den.match, B, 5.0)
    async with den.tables.sit(den.match) as table:
        await den.tables.reseat(table)
        await den.tables.settle(table)
        with pytest.raises(proposals.NotPlaying):
            proposals.playing(table, BOB)
        assert proposals.playing(table, BOB, away=UNDOING.away) == B
        assert not proposals.everybody(table, {0}, away=UNDOING.away)
        assert proposals.everybody(table, {0, 1}, away=UNDOING.away)
    assert (await den.plan(A)).company


async def test_with_computers_alone_nobody_need_be_asked(den: Den) -> None:
    await den.begin(people=(ANN, None, None))
    await den.says(JOINS)
    plan = await den.plan(A)
    assert (plan.company, plan.by_computer) == (False, len(plan.going) - 1)


# What is stored


@pytest.mark.parametrize("game", list(catalogue))
async def test_a_match_with_undos_loads_again_to_the_same_digest(store: Store, path: Path, game: str) -> None:  # noqa: F811
    """Also past the digests that are kept along the way, which would set it aside as damaged otherwise."""
    rng = random.Random(game)
    undone = 0
    while undone < 6:  # a short game has few
        undone += await _a_match_with_undos(Den(store), game, path, rng)


async def _a_match_with_undos(den: Den, game: str, path: Path, rng: random.Random) -> int:  # noqa: F811
    least, _ = catalogue[game].seats
    await den.begin(game, (ANN, BOB, CAT, DAN)[: max(2, least)])
    undone = 0
    for _ in range(2000):
        async with den.tables.sit(den.match) as table:
            if table.match.over:
                break
            await _one_move(den, table, rng)
            undone += await _maybe_undo(den, table, rng)
            digest = table.match.digest()
        if rng.random() < 0.05:
            den.tables.forget(den.match)
            async with den.tables.sit(den.match) as table:
                assert table.match.digest() == digest
    async with await Store.open(url_of(path)) as again, Tables(again).sit(den.match) as table:
        assert table.row.phase == "live"
        assert table.match.digest() == digest
        assert table.match.over
        lines = await again.matches.lines(den.match)
        assert len((await again.matches.kept(den.match)).digests) == len(lines) // 16
        sitters = await again.matches.sitters(den.match)
        assert len(results_of(table.match.standings, table.seats, lines, sitters)) == len(table.seats)
    return undone


async def _one_move(den: Den, table: LiveTable, rng: random.Random) -> None:
    seat, ask = rng.choice(list(table.match.pending.items()))
    await den.tables.answer(table, seat, ask.any_answer(rng), ask.id)


async def _maybe_undo(den: Den, table: LiveTable, rng: random.Random) -> bool:
    to = table.match.last_answer(rng.choice(table.match.table.seats))
    if to is None or table.match.over or rng.random() > 0.15:
        return False
    await den.tables.undo(table, to)
    return True


# In words


@pytest.mark.parametrize(("locale", "between"), [("en", ", "), ("ja", "、")])
def test_an_answer_is_said_as_its_menu_called_it(words: dict[Locale, Words], locale: Locale, between: str) -> None:
    speech = Speech(words[locale], [])
    some = Pick(menu("host-join", "host-leave").options, least=0, most=2, prompt=Text("host-your-move"))
    form = Form({"what": some, "much": Amount(1, 9, prompt=Text("host-your-move"))}, prompt=Text("host-your-move"))
    join, leave = speech.say(Text("host-join")), speech.say(Text("host-leave"))
    assert in_words(some, ["host-leave", "host-join"], speech) == f"{leave}{between}{join}"
    assert in_words(some, [], speech) == speech.say(Text("host-undo-none-chosen"))
    assert in_words(form, {"what": ["host-join"], "much": 3}, speech) == f"{join}{between}3"
