"""A short whole game by two people who know only what Discord shows them, and who press again when it fails them.

Aki opens a table, Ben joins, two computers fill up. Ben gives up when he is called; Aki plays to the end.
"""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import pytest

import bot.people.ratings
import bot.play.lobby
import bot.play.tables
import bot.screens.retrying
from bot.sandbox.circle import Circle
from bot.sandbox.client import NotOffered
from bot.sandbox.messages import Message
from bot.sandbox.people import Outcome, Person
from bot.sandbox.world import Channel
from bot.store import Kind, ShownRow
from engines.core import Match
from tests.e2e.inside import Inside, eventually

SHORT_GAME = "0e17daca5f3e175f448bacace3bc0da47d0655a74c8dd0dc497a3afbdad95f1f"  # a deal that is soon over
TRIES = 4
PATIENCE = 30.0
BOARD = (":hand:", ":rematch:")  # controls that stand under boards alone, while it is played and at its end
ASKED = re.compile(r"\*\*\S+ (Aki|Ben): ")


def deal_short_games(patch: pytest.MonkeyPatch) -> None:
    """Every table gets the same deal and the same computers, so that the n-th place is the same in every game."""
    patch.setattr(bot.screens.retrying, "BREATH", 0.0)  # nobody here is in anybody's way
    patch.setattr(bot.play.lobby, "seed_from", lambda secret, joins: SHORT_GAME)
    patch.setattr(
        bot.people.ratings, "ENOUGH", 0
    )  # Ben gives up at once, and what becomes of the ratings is to be seen too
    patch.setattr(bot.play.tables, "random", SimpleNamespace(Random=Unmoved))


class Unmoved(random.Random):
    """Chance for computers that is the same whoever else has drawn from it."""

    def random(self) -> float:
        return 0.5

    def getrandbits(self, k: int) -> int:
        return 0


class WholeGame:
    """One game. `struck` tells the paths that a fault has hit so far, or the statements."""

    def __init__(self, house: Inside, struck: Callable[[], list[str]] = list, gone: bool = False) -> None:
        self.house, self.world = house, house.world
        self.channel = self.world.new_channel("room")
        self.aki, self.ben = self.world.person("Aki"), self.world.person("Ben")
        self.people = [self.aki, self.ben]
        self.circle = Circle(self.channel, self.people)
        self.struck = struck
        self.gone = gone
        self.match = 0
        self.moves = 0
        self._looked = False

    async def play(self) -> None:
        """From /new to the last message, and a look at what is stored."""
        lobby = await self._open()
        self.match = _match_on(lobby)
        await self._press(self.ben, lobby, ":join:", lambda: "Ben" in lobby.text)
        for number in (1, 2):
            if f"Computer {number}" not in lobby.text:  # a press that failed may have been taken all the same
                await self._press(self.aki, lobby, ":computer:", lambda n=number: f"Computer {n}" in lobby.text)  # type: ignore[misc]
        await self._press(self.aki, lobby, ":start:", lambda: self.board() is not None)
        while "🏆" not in self._board.text:
            await self._move()
        await self._look_at_the_end(lobby)

    # What they do

    async def _open(self) -> Message:
        found: list[Message] = []

        def lobby(outcome: Outcome) -> bool:
            if outcome.message is not None and not outcome.message.ephemeral and outcome.message.buttons:
                found.append(outcome.message)
            return bool(found)

        await self._until(lambda: self.aki.command(self.channel, "deadmansdraw new", traits=False), lobby)
        return found[0]

    async def _move(self) -> None:
        board = self._board
        before = picks(board)
        asked = ASKED.search(board.text)
        assert asked is not None, board.text
        self.moves += 1
        if asked[1] == "Ben":
            await self._resign(board, before)
        else:
            await self._until(lambda: answer(self.aki, board), lambda _: picks(self._board) != before)

    async def _resign(self, board: Message, before: list[str]) -> None:
        more = await self._private(board, ":more:", ":resign:")
        sure = await self._private(more, ":resign:", ":resigned:")
        await self._press(self.ben, sure, ":resigned:", lambda: picks(self._board) != before)

    async def _private(self, message: Message, button: str, wanted: str) -> Message:
        """What a press shows to Ben alone."""
        found: list[Message] = []

        def shown(outcome: Outcome) -> bool:
            own = [outcome.message, *outcome.followups]
            found.extend(m for m in own if m is not None and any(wanted in (b.custom_id or "") for b in m.buttons))
            return bool(found)

        await self._until(lambda: self.ben.press(message, button), shown)
        return found[0]

    async def _press(self, person: Person, message: Message, button: str, done: Callable[[], bool]) -> None:
        await self._until(lambda: person.press(message, button), lambda _: done())

    async def _until(self, act: Callable[[], Awaitable[Outcome]], done: Callable[[Outcome], bool]) -> None:
        """Do it; whoever is told that it failed does it again, and whoever is told nothing sees it come true."""
        outcome = await act()
        for _ in range(TRIES):
            if outcome.failed:
                self._was_our_fault(outcome)
            else:
                await self.world.until(lambda o=outcome: done(o) or _told(o), PATIENCE)  # type: ignore[misc]
            if done(outcome):
                break
            try:
                outcome = await act()
            except NotOffered:
                break  # what failed before was taken after all: the control is gone
        await self.world.until(lambda: done(outcome), PATIENCE)  # whoever pressed often enough watches the screen
        if self.struck() and not self._looked and self.match:
            self._looked = True
            await eventually(self._is_caught_up, "screens up to date after a fault", PATIENCE)

    def _was_our_fault(self, outcome: Outcome) -> None:
        """ "This interaction failed" is read only where the fault hit the answer itself."""
        token = outcome.interaction.token
        assert any(token in path for path in self.struck()), "an interaction failed without a fault on it"

    # What they see

    def board(self) -> Message | None:
        """The newest board."""
        boards = self._boards()
        return boards[-1] if boards else None

    @property
    def _board(self) -> Message:
        board = self.board()
        assert board is not None, self.world.dump()
        return board

    def _boards(self) -> list[Message]:
        seen = [message for place in self._places() for message in self.aki.sees(place) if not message.ephemeral]
        boards = [m for m in seen if any(verb in (b.custom_id or "") for b in m.buttons for verb in BOARD)]
        return sorted(boards, key=lambda message: message.id)

    def _places(self) -> list[Channel]:
        threads = [message.thread for message in self.channel.messages.values() if message.thread is not None]
        return [self.channel, *threads]

    # What is so

    async def _is_caught_up(self) -> bool:
        """Board and hands stand at the newest line, and the board's controls are those of the open question."""
        store = self.house.stored
        store.shown.read_again()
        row = await store.matches.get(self.match)
        if row is None or row.phase not in ("live", "over"):
            return True
        lines = await store.matches.count_lines(self.match)
        rows = {(row.kind, row.player_id): row for row in await store.shown.of_match(self.match)}
        wanted: list[tuple[Kind, int]] = [("board", 0)]
        for person in self.people:
            known = await store.players.get(person.id)
            wanted += [("hand", person.id)] if known is not None and not known.dm_closed else []
        if any(key not in rows or rows[key].line != lines for key in wanted):
            return False
        shown = [self._message(rows[key]) for key in wanted]
        return not any(message.deleted for message in shown) and await self._is_asked(shown[0])

    def _message(self, row: ShownRow) -> Message:
        return self.world.channels[row.channel_id].messages[row.message_id]

    async def _is_asked(self, board: Message) -> bool:
        match = Match.replay(await self.house.stored.matches.record(self.match))
        asks = {ask.id for seat in match.table.seats for ask in match.asks(seat)}
        return {pick.split(":")[3] for pick in picks(board)} <= asks

    async def _look_at_the_end(self, lobby: Message) -> None:
        store = self.house.stored
        await eventually(self._is_caught_up, "screens up to date at the end", PATIENCE)
        row = await store.matches.get(self.match)
        assert row is not None
        assert row.phase == "over"
        replayed = Match.replay(await store.matches.record(self.match))
        assert replayed.over
        assert replayed.status() == []
        async with self.house.bot.tables.sit(self.match) as table:
            assert replayed.digest() == table.match.digest()
        assert len(await store.matches.results(self.match)) == len(table.seats)
        assert len(await store.ratings.changes(self.match)) == 2
        await self.world.until(lambda: not self._litter(lobby), PATIENCE)
        await self.world.until(lambda: "🏆" in lobby.text or self._said_to_be_gone(lobby), PATIENCE)

    def _litter(self, lobby: Message) -> list[Message]:
        """Boards beside the last one, calls that nobody needs any more, hands twice, a lobby that still invites."""
        calls = [m for place in self._places() for m in self.aki.sees(place) if "your move in" in m.text]
        hands = [message for person in self.people for message in person.dms()[1:]]
        open_lobby = [lobby] if any(":join:" in (b.custom_id or "") for b in lobby.buttons) else []
        return [m for m in (*self._boards()[:-1], *calls, *hands, *open_lobby) if not self._said_to_be_gone(m)]

    def _said_to_be_gone(self, message: Message) -> bool:
        """Whether the fault was that Discord said so, so that nobody could know better."""
        return self.gone and any(path.endswith(f"/messages/{message.id}") for path in self.struck())


async def answer(person: Person, board: Message) -> Outcome:
    """The last choice of what is asked: stop, where one may stop."""
    for menu in board.selects:
        return await person.choose(board, menu.custom_id, [menu.options[-1].value])
    return await person.press(board, picks(board)[-1])


def picks(message: Message) -> list[str]:
    """The controls of the question on a board, as ids."""
    ids = [*(button.custom_id for button in message.buttons), *(menu.custom_id for menu in message.selects)]
    return [id_ for id_ in ids if id_ and id_.startswith(("br:pick:", "br:menu:"))]


def _match_on(lobby: Message) -> int:
    return int(next(b.custom_id for b in lobby.buttons if b.custom_id).split(":")[2])


def _told(outcome: Outcome) -> str:
    """What only this person was told, in words."""
    own = [outcome.message] if outcome.message is not None and outcome.kind in ("message", "deferred") else []
    return "\n".join(m.text for m in (*own, *outcome.followups) if m.ephemeral)
