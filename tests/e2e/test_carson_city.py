"""Carson City as people play it on Discord: whole games, and what others see of a duel tile or a sealed layout."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.base.language import locale_from, words_for
from bot.pictures import Scene
from bot.sandbox.messages import Message
from bot.sandbox.people import Outcome, Person
from bot.sandbox.world import Channel
from engines.carson_city.state import Town
from engines.core import Pick, Text
from tests.e2e.counts import SEED, opened, same_deal
from tests.e2e.inside import Inside, Sketches
from tests.e2e.languages import BOTH, JAPANESE
from tests.e2e.screens import board_of, control_of, rows_of
from tests.e2e.sitters import Sitter, play_on

NAMES = ("Aki", "Ben", "Chie", "Dan")
IDS = re.compile(r'\d{15,}|(?<="nonce": ")\w+')  # every world has its own
HAND, PLATES = "CityDuel", "CityPlates"


class Hasty(Sitter):
    """Somebody who passes half of the time where a button beside the menus lets them: else games are long."""

    async def _press(self, message: Message, ask: str, chosen: Counter[str], window: bool) -> None:
        controls = [control_of(part) for row in rows_of(message, ask) for part in row]
        beside = [str(c) for c in controls if c.verb == "pick"] if any(c.verb == "group" for c in controls) else []
        if beside and random.Random(f"{self.seed} {self.person.name} {ask}").random() < 0.5:
            await self._taken(await self.person.press(message, beside[0]))
        else:
            await super()._press(message, ask, chosen, window)


class Four:
    """Four people at a table of Carson City; the deal is always the same."""

    def __init__(self, house: Inside, locale: str = "en-US") -> None:
        self.house, self.world, self.locale = house, house.world, locale
        self.people = [self.world.person(name, locale) for name in NAMES]
        self.hands: dict[Person, set[str]] = {person: set() for person in self.people}
        self.thread: Channel

    async def begin(self, **options: bool) -> None:
        lobby = await opened(self.world, self.people, "carsoncity", options, 0)
        assert lobby.thread is not None
        self.thread = lobby.thread
        await self.shown()

    async def shown(self) -> None:
        await self.house.bot.outbox.drain()

    async def play_on(self, look: Callable[[], None] = lambda: None) -> Message:
        """To the end, with a look at what everybody sees after every press; the last board."""

        async def settle() -> None:
            await self.note_hands()
            await self.shown()
            look()

        await play_on([Hasty(person, self.people, self.thread, settle, SEED) for person in self.people])
        await self.shown()
        board = board_of(self.people[0], self.thread)
        assert board is not None
        return board

    async def note_hands(self) -> None:
        """Whose duel tiles are which, in the words in which a picture says them."""
        async with self.house.bot.tables.sit(1) as table:
            town: Town = table.match.table.state
            for person, player in zip(self.people, town.players, strict=True):
                self.hands[person].add("".join(str(value) for value in sorted(tile.value for tile in player.hand)))

    def hands_seen(self, person: Person) -> set[str]:
        """The duel tiles that are on this person's screen anywhere, hand by hand."""
        start = words_for("carson_city", locale_from(self.locale, "en")).say(Text("pic-alt-duel-hand", values=""), [])
        texts = [message.text for message in (*person.sees(self.thread), *person.dms())]
        lines = [line for text in texts for line in text.splitlines() if line.startswith(start.strip())]
        return {"".join(re.findall(r"[0-5]", line.split(" · ")[0])) for line in lines}

    async def staged(self, until: str, *chosen: str) -> list[Person]:
        """Everybody takes what is first on their menus, to the first question of a topic; then whoever is asked it.

        Where cowboys are placed, the first of those asked put one on each spot chosen, and everybody else passes.
        """
        left = dict.fromkeys(chosen, 2)
        async with self.house.bot.tables.sit(1) as table:
            match = table.match
            while until not in (topics := [ask.topic for ask in match.pending.values()]):
                seat, ask = next(iter(match.pending.items()))
                assert isinstance(ask, Pick), topics
                option = ask.options[0].id
                spot = next((spot for spot, count in left.items() if count), None)
                if ask.topic == "place" and spot is not None:
                    left[spot] -= 1
                    option = spot
                await self.house.bot.tables.answer(table, seat, [option], ask.id)
            asked = [self.people[seat] for seat, ask in match.pending.items() if ask.topic == until]
            self.house.bot.outbox.touch(1)
        await self.shown()
        return asked

    async def lay(self, person: Person, place: int) -> None:
        """A tile is laid: the n-th of those that "Your move" shows to this person alone."""
        opened = await self.opened(person)
        picks = [str(button.custom_id) for button in opened.buttons if control_of(button).verb == "pick"]
        await (await person.press(opened, picks[place])).settled()
        await self.shown()

    async def opened(self, person: Person) -> Message:
        """What "Your move" shows."""
        board = board_of(person, self.thread)
        assert board is not None
        message = (await (await person.press(board, ":hand:")).settled()).message
        assert message is not None
        return message

    async def types(self, person: Person, words: str) -> Outcome:
        """A name typed into the window that "Type it…" opens."""
        window = (await person.press(await self.opened(person), ":type:")).modal
        assert window is not None
        outcome = await (await person.submit(window, {"name": words})).settled()
        await self.shown()
        return outcome

    async def enters(self, person: Person, number: str) -> Outcome:
        """A number typed into the window that is for it."""
        window = (await person.press(await self.opened(person), ":number:")).modal
        assert window is not None
        outcome = await (await person.submit(window, {"number": number})).settled()
        await self.shown()
        return outcome

    async def digest(self) -> str:
        async with self.house.bot.tables.sit(1) as table:
            return table.match.digest()

    def sent(self, since: int, *but: Person) -> list[str]:
        """What the bot has sent since then, to everybody but these: for them alone, that is in their direct messages
        or in answer to what they pressed.
        """
        own = [f"/channels/{self.world.dm(person).id}/" for person in but]
        for act in self.world.interactions.values():
            own += [str(act.id), act.token] if act.person in but else []
        told = [request for request in self.world.requests[since:] if not any(part in request.path for part in own)]
        return sorted(IDS.sub("#", json.dumps([r.method, r.path, r.body, r.files])) for r in told)


@pytest.fixture(autouse=True)
def deal() -> Iterator[None]:
    with same_deal():
        yield


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """All pictures that are asked for."""
    scenes: list[Scene] = []
    drawing = Sketches._send

    async def noted(studio: Sketches, scene: Scene) -> bytes:
        scenes.append(scene)
        return await drawing(studio, scene)

    monkeypatch.setattr(Sketches, "_send", noted)
    return scenes


# Whole games


@pytest.mark.parametrize("locale", JAPANESE)
async def test_four_play_with_river_and_duel_tiles(folder: Path, locale: str) -> None:
    """To the end; and nobody ever has duel tiles of somebody else before their eyes."""
    async with Inside(folder, guild_locale=locale) as house:
        house.stop_checking()
        four = Four(house, locale)
        await four.begin(might_is_right=True, river=True)

        def look() -> None:
            for person in four.people:
                seen = four.hands_seen(person)
                assert seen <= four.hands[person], person.name
                shown[person] |= seen

        shown: dict[Person, set[str]] = {person: set() for person in four.people}
        board = await four.play_on(look)
        assert "🏆" in board.text
        assert all(name in board.text for name in NAMES)
        assert all(shown.values())
        assert len([hands for hands in shown.values() if len(hands) > 1]) >= 2, shown  # there was a duel
        assert house.errors() == []


@pytest.mark.parametrize("sealed", [pytest.param(False, marks=pytest.mark.soak), True], ids=["open", "sealed"])
async def test_four_play_quick_draw(folder: Path, sealed: bool) -> None:
    async with Inside(folder) as house:
        house.stop_checking()
        four = Four(house)
        await four.begin(quick_draw=True, sealed_layouts=sealed)
        board = await four.play_on()
        assert "🏆" in board.text
        assert "quick-draw" in board.text
        assert house.errors() == []


# What others see


async def test_a_duel_tile_is_sent_to_nobody_before_all_are_laid(folder: Path, drawn: list[Scene]) -> None:
    """Two worlds that differ in the tile that is laid first: all that is sent to the others is the same until the
    second is laid.
    """
    before, after, own, scenes = [], [], [], []
    for place in (0, 5):
        (folder / str(place)).mkdir()
        async with Inside(folder / str(place)) as house:
            four = Four(house)
            await four.begin(might_is_right=True, river=True)
            one, two = await four.staged("duel", "gambling")
            since = len(house.world.requests)
            drawn.clear()
            await four.lay(one, place)
            others = [person for person in four.people if person is not one]
            before.append(four.sent(since, one))
            own.append(four.sent(since, *others))
            scenes.append({repr(scene) for scene in drawn if type(scene).__name__ != HAND})
            await four.lay(two, 0)
            after.append(four.sent(since, one))
    assert before[0] == before[1]
    assert scenes[0] == scenes[1]
    assert own[0] != own[1]  # else there would be nothing to find
    assert after[0] != after[1]


@pytest.mark.parametrize("locale", JAPANESE)
async def test_a_sealed_layout_is_seen_by_its_player_alone(folder: Path, locale: str, drawn: list[Scene]) -> None:
    """Two worlds that differ in where somebody places a cowboy: what is sent to the others is the same in both."""
    sent, own = [], []
    for spot in ("Ammunition", "Gambling"):
        (folder / spot).mkdir()
        async with Inside(folder / spot, guild_locale=locale) as house:
            four = Four(house, locale)
            await four.begin(quick_draw=True, sealed_layouts=True)
            asked = await four.staged("race", "wages")
            one, others = asked[0], [person for person in four.people if person is not asked[0]]
            since = len(house.world.requests)
            drawn.clear()
            await four.types(one, spot)
            sent.append(four.sent(since, one))
            own.append(four.sent(since, *others))
            assert [scene for scene in drawn if type(scene).__name__ == PLATES] == []  # the board is as it was
    assert sent[0] == sent[1]
    assert own[0] != own[1]  # else there would be nothing to find


# Bad input


TOLD = {
    "en-US": {
        "D9": 'Nothing you can choose here is called "D9". There is, for example, **D1**, **D2**, **D3**, ',
        "3D": 'Nothing you can choose here is called "3D". Did you mean **D3**?',
        "C2": 'Nothing you can choose here is called "C2". There is, for example, **C1**, **C3 (mountain)**, **C4**, ',
        "hello": 'Nothing you can choose here is called "hello". There is, for example, **A1**, **B1**, **C1**, ',
        "ten": "Please choose a number from 0 to 7.",
        "8": "Please choose a number from 0 to 7.",
    },
    "ja": {
        "D9": "「D9」という選択肢はありません。選べるのは、たとえば**D1**、**D2**、**D3**、",
        "3D": "「3D」という選択肢はありません。**D3**のことですか？",
        "C2": "「C2」という選択肢はありません。選べるのは、たとえば**C1**、**C3（山）**、**C4**、",
        "hello": "「hello」という選択肢はありません。選べるのは、たとえば**A1**、**B1**、**C1**、",
        "ten": "0～7の数を選んでください。",
        "8": "0～7の数を選んでください。",
    },
}


@pytest.mark.parametrize("locale", BOTH)
async def test_bad_input_is_answered_with_what_would_be_right(folder: Path, locale: str) -> None:
    """A parcel that there is not, one turned round, one that somebody owns, words; and nothing changes."""
    async with Inside(folder, guild_locale=locale) as house:
        four = Four(house, locale)
        await four.begin()
        [one] = await four.staged("claim")
        await four.types(one, "c2")
        [two] = await four.staged("claim")
        before = await four.digest()
        for words in ("D9", "3D", "C2", "hello"):
            told = await four.types(two, words)
            assert told.text.startswith(TOLD[locale][words])
            assert "\n" not in told.text
        assert await four.digest() == before
        [buyer] = await four.staged("points", "buy-points-2")
        before = await four.digest()
        for words in ("ten", "8"):
            assert (await four.enters(buyer, words)).text == TOLD[locale][words]
        assert await four.digest() == before
        await four.enters(buyer, "＄３")
        assert await four.digest() != before
