"""One request or one statement of a whole game goes wrong: the game is played to its end all the same.

What must hold after each fault is in whole_game.py: people are told or see it come true, the next press works, the
screens catch up, what is stored replays, nothing stands there twice.
"""

from __future__ import annotations

import asyncio
import random
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio

from bot.sandbox.faults import ANY, Fault, Faults
from tests.e2e.inside import Inside
from tests.e2e.statements import Statements
from tests.e2e.whole_game import WholeGame, deal_short_games

AT_ONCE = 8  # games that go on side by side, so that the pauses before a retry overlap
SHARES = 4  # tests among which the places of the statements are dealt out
REQUESTS = 12  # games in every run, of each kind
STATEMENTS = 30
NEVER = 10**9
EVERY = ""

Make = Callable[[Faults, int], Fault]

KINDS: dict[str, Make] = {
    "server error": lambda faults, n: faults.fail(ANY, EVERY, 500, after=n),
    "closed dm": lambda faults, n: faults.fail(ANY, EVERY, 403, {"message": "closed", "code": 50007}, after=n),
    "message gone": lambda faults, n: faults.fail(ANY, EVERY, 404, {"message": "gone", "code": 10008}, after=n),
    "too late": lambda faults, n: faults.fail(ANY, EVERY, 404, {"message": "late", "code": 10062}, after=n),
    "rate limit": lambda faults, n: faults.rate_limit(ANY, EVERY, 0.05, after=n),
    "ban": lambda faults, n: faults.rate_limit(ANY, EVERY, 0.05, via=False, after=n),
    "rationed edits": lambda faults, n: faults.rate_limit(ANY, EVERY, 600.0, code=30046, after=n),
    "reset": lambda faults, n: faults.drop(ANY, EVERY, after=n),
    "time-out": lambda faults, n: faults.hang(ANY, EVERY, after=n),
    "lost reply": lambda faults, n: faults.lose_reply(ANY, EVERY, after=n),
}


@pytest_asyncio.fixture
async def house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    deal_short_games(monkeypatch)
    async with Inside(folder) as house:
        house.world.reply_within = 15.0  # many games at once on a busy machine: this is not about speed
        yield house


class Losses:
    """The games that did not end well, each by its place: one assert tells of all."""

    def __init__(self) -> None:
        self._told: list[str] = []

    @asynccontextmanager
    async def noted(self, place: int, struck: Callable[[], list[str]]) -> AsyncIterator[None]:
        """Note what goes wrong in a game."""
        try:
            yield
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)
            steps = " < ".join(f"{step.name}:{step.lineno}" for step in reversed(where) if "e2e" in step.filename)
            self._told.append(f"{place} {struck()}: {type(error).__name__} {str(error).splitlines()[:1]} {steps}")

    def none(self) -> None:
        """Every game ended well."""
        assert not self._told, "\n".join(self._told)


async def play_with_request_fault(house: Inside, make: Make, n: int, losses: Losses) -> Fault:
    """One game in which one request (counted from 0) of this table goes wrong."""
    game = WholeGame(house, lambda: fault.struck)
    fault = make(house.world.faults, n).aim(game.circle)
    game.gone = fault.status in (403, 404)
    async with losses.noted(n, lambda: fault.struck):
        await game.play()
    house.world.faults.lift(fault)
    return fault


async def places_of_requests(house: Inside) -> int:
    """How many requests a game makes when nothing goes wrong."""
    losses = Losses()
    fault = await play_with_request_fault(house, KINDS["reset"], NEVER, losses)
    losses.none()
    house.stop_checking()
    assert fault.passed > 30
    return fault.passed


async def play_all(house: Inside, make: Make, places: list[int]) -> list[Fault]:
    """Games side by side, one for each place."""
    free, losses = asyncio.Semaphore(AT_ONCE), Losses()

    async def play(n: int) -> Fault:
        async with free:
            return await play_with_request_fault(house, make, n, losses)

    faults = await asyncio.gather(*(play(n) for n in places))
    losses.none()
    return faults


@pytest.mark.soak
async def test_every_request_can_meet_a_server_error(house: Inside) -> None:
    """Place after place, until games are over before their n-th request; quick moves may share an edit of the board."""
    usual = await places_of_requests(house)
    hits = 0
    for first in count(0, AT_ONCE):
        faults = await play_all(house, KINDS["server error"], list(range(first, first + AT_ONCE)))
        hits += sum(fault.hits for fault in faults)
        if not any(fault.hits for fault in faults):
            break
    assert hits >= usual * 0.9


async def play_some(house: Inside, kind: str, most: int) -> None:
    house.bot.patience = 2.0 if kind == "time-out" else house.bot.patience
    places = await places_of_requests(house)
    chosen = random.Random(kind).sample(range(places), min(most, places))
    faults = await play_all(house, KINDS[kind], chosen)
    assert sum(fault.hits for fault in faults) >= len(chosen) * 0.9  # quick moves may share an edit of the board


@pytest.mark.parametrize("kind", KINDS)
async def test_a_request_goes_wrong(house: Inside, kind: str) -> None:
    await play_some(house, kind, most=REQUESTS)


@pytest.mark.soak
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "server error"])
async def test_any_request_goes_wrong(house: Inside, kind: str) -> None:
    await play_some(house, kind, most=NEVER)


async def places_of_statements(house: Inside, statements: Statements) -> int:
    """How many statements a game takes when nothing goes wrong."""
    statements.fail(NEVER)
    await WholeGame(house).play()
    house.stop_checking()
    assert statements.count > 200
    return statements.count


async def play_with_statement_fault(house: Inside, statements: Statements, n: int, losses: Losses) -> list[str]:
    """One game in which the n-th statement (counted from 1) fails: which one that was."""
    statements.fail(n)
    async with losses.noted(n, lambda: statements.failed):
        await WholeGame(house, lambda: statements.failed).play()
    failed = statements.failed
    statements.fail(NEVER)
    return failed


async def test_a_statement_fails(house: Inside) -> None:
    """Some of them, all along the game: reads and writes, BEGIN, SAVEPOINT and COMMIT."""
    statements, losses = Statements(house.store), Losses()
    usual = await places_of_statements(house, statements)
    every = usual // STATEMENTS | 1  # an odd step, so that what comes by turns is not left out
    failed = [await play_with_statement_fault(house, statements, n, losses) for n in range(1, usual, every)]
    losses.none()
    assert sum(map(bool, failed)) >= len(failed) - 1  # games differ by a few statements at the end


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
async def test_every_statement_can_fail(house: Inside, share: int) -> None:
    """n goes up until a game is over before its n-th statement."""
    statements, losses = Statements(house.store), Losses()
    usual = await places_of_statements(house, statements)
    for n in count(share + 1, SHARES):
        if not await play_with_statement_fault(house, statements, n, losses):
            break
    losses.none()
    assert n > usual - 2 * SHARES  # games differ by a few statements: what waits is stored together
