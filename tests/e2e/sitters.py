"""People who play a game they know nothing of: they look where they are asked, and answer with as few taps as it takes.

They stay at the table. They use what they have open already before they open anything: first what only they see, then
the controls under the board, then "Your move". With `at_hand` they play in their direct messages instead.

What somebody chooses hangs on the question alone and not on how it is shown, so the same game is played whatever
becomes of the controls. In a window they take the first choice, which is to pass.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from bot.sandbox.messages import Message, Select
from bot.sandbox.people import Outcome, Person
from bot.sandbox.world import Channel, World
from engines.core.run import place_of
from tests.e2e.screens import Control, asks_on, board_of, control_of, hand_of, is_over, rows_of, waited_for

NO_CHOICES = ("done", "clear", "page", "type", "none", "asks", "open")
CHOSEN = 3  # the style of a button that stands for what was chosen
PATIENCE = 30.0
PRESSES = 60  # no question takes more
ANSWERS = 2000  # no game has more

T = TypeVar("T")
Settle = Callable[[], Awaitable[None]]


class Lost(AssertionError):
    """Somebody is asked, and finds no way to answer."""


@dataclass(slots=True, eq=False)
class Sitter:
    """One of the people at a table."""

    person: Person
    people: Sequence[Person]
    thread: Channel
    settle: Settle
    seed: str = ""
    at_hand: bool = False
    panel: Message | None = None  # what only they see at the table
    offers: set[str] = field(default_factory=set)  # questions that stand there, but nobody waits for an answer

    @property
    def _world(self) -> World:
        return self.thread.world

    @property
    def board(self) -> Message:
        board = board_of(self.person, self.thread)
        if board is None:
            raise Lost(f"{self.person.name} sees no board")
        return board

    @property
    def is_over(self) -> bool:
        return is_over(self.board)

    @property
    def in_window(self) -> bool:
        """Whether a chance to react is open: no question stands under the board, and nobody is named."""
        return not self.is_over and not asks_on(self.board) and not waited_for(self.board, self.people)

    def asked(self) -> str | None:
        """What they are to answer now. What they see while somebody else is waited for is an offer."""
        own, in_the_open = asks_on(hand_of(self.person)), asks_on(self.board)
        waited = waited_for(self.board, self.people)
        if in_the_open:
            mine = [ask for ask in own if ask in in_the_open]
        elif self.person in waited or not waited:
            mine = [ask for ask in own if place_of(ask) not in self.offers]
        else:
            mine = []
        if not mine and (in_the_open or waited):
            self.offers |= {place_of(ask) for ask in own}
        return mine[0] if mine else None

    async def answer(self, ask: str) -> None:
        """Find the question, and use its controls until it is answered."""
        window = self.in_window
        message = await self._find(ask)
        chosen = Counter[str]()
        for number in range(PRESSES):
            if ask not in asks_on(message):
                return
            if number and not message.ephemeral and message.channel is self.thread:
                await self._world.until(lambda: self._is_done(ask, message), PATIENCE)  # one press answers there
                return
            await self._press(message, ask, chosen, window)
        raise Lost(f"{self.person.name} finds no answer: {message.text}")

    def _is_done(self, ask: str, message: Message) -> bool:
        """Whether a question stands there no more; a board may have gone to stand further below."""
        return ask not in asks_on(message) or not self.person.can_see(message)

    # Where it stands

    async def _find(self, ask: str) -> Message:
        if self.at_hand:
            places = [hand_of(self.person), self.board]
        else:
            places = [self.panel if self.panel and self.person.can_see(self.panel) else None, self.board]
        for message in places:
            if message is not None and ask in asks_on(message):
                return message
        await self.open()
        if self.panel is None or ask not in asks_on(self.panel):
            raise Lost(f"{self.person.name} does not find what they are asked: {self.panel and self.panel.text}")
        return self.panel

    async def open(self) -> None:
        """ "Your move", or where there is no such button, the hand."""
        verbs = {control_of(button).verb: button for button in self.board.buttons}
        button = verbs.get("move") or verbs.get("hand")
        if button is None or button.custom_id is None:
            raise Lost(f"nothing leads to what {self.person.name} is asked: {self.board.text}")
        self.panel = (await self._taken(await self.person.press(self.board, button.custom_id))).message

    # How it is answered

    async def _press(self, message: Message, ask: str, chosen: Counter[str], window: bool) -> None:
        """One press: the next field that is still to be filled in, or Confirm."""
        rows = rows_of(message, ask)
        done = [part for row in rows for part in row if control_of(part).verb == "done" and not part.disabled]
        fields = list(_fields(rows))
        left = [row for row in fields if not chosen[_field(row)] and not _is_filled(row)]
        if not left and done:
            await self._taken(await self.person.press(message, str(done[0].custom_id)))
            return
        if not fields:
            raise Lost(f"{self.person.name} finds nothing to press: {message.text}")
        row = (left or fields)[0]  # where several are chosen one after the other, the same field comes again
        name = _field(row)
        rng = random.Random(f"{self.seed} {self.person.name} {place_of(ask)} {name} {chosen[name]}")
        chosen[name] += 1
        await self._choose(message, row, None if window else rng)

    async def _choose(self, message: Message, row: list[Control], rng: random.Random | None) -> None:
        """Something in a menu, one of some buttons, or a number; without chance the first."""
        first = row[0]
        if isinstance(first, Select):
            chosen = [option.value for option in _some(first.options, max(1, first.min), first.max, rng)]
            outcome = await self.person.choose(message, first.custom_id, chosen)
        else:
            [part] = _some(row, 1, 1, rng)
            outcome = await self.person.press(message, str(part.custom_id))
        if outcome.modal is not None:
            _, low, high = control_of(part).word.split(".")
            number = int(low) if rng is None else rng.randint(int(low), int(high))
            outcome = await self.person.submit(outcome.modal, {"number": str(number)})
        if (await self._taken(outcome)).kind in ("message", "deferred"):
            raise Lost(f"a press of {self.person.name} was refused: {outcome.text}")

    async def _taken(self, outcome: Outcome) -> Outcome:
        """Wait until everybody sees what came of it."""
        if outcome.failed:
            raise Lost(f"a press of {self.person.name} failed")
        message = outcome.message
        if message is not None and (message.ephemeral or message.channel.recipient is not None):
            await outcome.settled(PATIENCE)
        await self.settle()
        if outcome.followups:
            raise Lost(f"a press of {self.person.name} was not taken: {outcome.text}")
        return outcome


def _fields(rows: Sequence[list[Control]]) -> Iterator[list[Control]]:
    """The rows in which something can be chosen."""
    for row in rows:
        if kept := [part for part in row if not part.disabled and control_of(part).verb not in NO_CHOICES]:
            yield kept


def _field(row: list[Control]) -> str:
    """Which field of its question a row is for: its number, as the controls of forms carry it."""
    control = control_of(row[0])
    place = "0" if control.verb == "pick" else control.word.partition(".")[0]
    return f"group {place}" if control.verb == "group" else place


def _is_filled(row: list[Control]) -> bool:
    """Whether a row shows what was chosen in it."""
    if isinstance(row[0], Select):
        return any(option.default for option in row[0].options)
    return any(not isinstance(part, Select) and part.style == CHOSEN for part in row)


def _some(things: Sequence[T], least: int, most: int, rng: random.Random | None) -> list[T]:
    """So many of some things; one of them is the same whether others could be chosen too."""
    if rng is None:
        return list(things[:least])
    one = rng.randrange(len(things))
    others = [thing for place, thing in enumerate(things) if place != one]
    return [things[one], *rng.sample(others, rng.randint(least, most) - 1)]


async def play_on(sitters: Sequence[Sitter]) -> None:
    """Everybody answers what they are asked, one question after the other, until the game is over."""
    for _ in range(ANSWERS):
        if sitters[0].is_over:
            return
        up = next((sitter for sitter in sitters if sitter.asked() is not None), None)
        if up is None:
            raise Lost(f"nobody knows what to do: {sitters[0].board.text}")
        ask = up.asked()
        assert ask is not None
        await up.answer(ask)
    raise Lost("the game does not end")
