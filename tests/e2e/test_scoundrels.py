"""3000 Scoundrels as people play it on Discord: whole games, and what a peek shows to whom, and when."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import bot.play.lobby
import bot.screens.retrying
from bot.pictures import Scene
from bot.sandbox.messages import Message, Select
from bot.sandbox.people import Person
from bot.sandbox.world import Channel
from engines.scoundrels.state import Safe, Town
from tests.e2e.house import House, board_of, fields_on, is_over, play_on, sit_down
from tests.e2e.inside import Inside, Sketches
from tests.e2e.languages import JAPANESE

SEED = "5c" * 32
SAFE = 5  # the first of the Estate, in the menu of all safes
BUT_A = {
    "en-US": "for the whole game, but ask me about slot A",
    "ja": "このゲームの間ずっと（「A」の枠のときだけ聞く）",
}
ORDERED = {
    "en-US": "Passing whenever I could suspect a card (whole game, but ask me about slot A)",
    "ja": "疑える場面では常にパス（このゲームの間ずっと、「A」の枠のときだけ聞く）",
}
LOOKS = "looks into Estate #1"
BOARD, HAND = ("TownPlates", "TownSaloon", "TownCrews", "TownSafes"), ("TownHand", "TownPeeks")  # the strips of each


@pytest.mark.parametrize("locale", JAPANESE)
async def test_three_people_play_to_the_end(tmp_path: Path, locale: str) -> None:
    async with House(tmp_path, guild_locale=locale) as house:
        people = [house.world.person(name, locale=locale) for name in ("Aki", "Ben", "Chie")]
        thread = await sit_down(house, *people, game="scoundrels")
        await play_on(house, thread, people, random.Random(11))
        board = board_of(people[0], thread)
        assert board is not None
        assert is_over(people[0], thread)
        assert all(name in board.text for name in ("Aki", "Ben", "Chie"))
        assert house.world.violations == []
        assert house.errors() == []


class Sitting:
    """Three people in the first turn of a game whose deal is always the same."""

    def __init__(self, house: Inside, locale: str = "en-US") -> None:
        self.house, self.world = house, house.world
        self.people = [self.world.person(name, locale=locale) for name in ("Aki", "Ben", "Chie")]
        self.thread: Channel

    async def begin(self) -> None:
        lobby = (await self.people[0].command(self.world.channel, "scoundrels new", leaders="random")).message
        assert lobby is not None
        for person in self.people[1:]:
            await person.press(lobby, ":join:")
        await self.people[0].press(lobby, ":start:")
        await self.world.until(lambda: lobby.thread is not None and board_of(self.people[0], lobby.thread))
        assert lobby.thread is not None
        self.thread = lobby.thread
        await self.shown()

    async def shown(self) -> None:
        await self.house.bot.outbox.drain()

    async def up(self) -> Person:
        """Whose turn it is."""
        async with self.house.bot.tables.sit(1) as table:
            return self.people[table.match.waiting[0]]

    async def opened(self, person: Person) -> Message:
        board = board_of(person, self.thread)
        assert board is not None
        message = (await person.press(board, ":hand:")).message
        assert message is not None
        return message

    async def answers(self, *places: int) -> None:
        """Whoever is up chooses the n-th of what each menu offers, or presses the n-th button."""
        person = await self.up()
        message = await self.opened(person)
        picks = [str(b.custom_id) for b in message.buttons if ":pick:" in str(b.custom_id)]
        if picks:
            await person.press(message, picks[places[0]])
        for number, place in enumerate(() if picks else places):
            field = list(fields_on(message).values())[number]  # a choice may bring the next one
            if isinstance(field[0], Select):
                await person.choose(message, field[0].custom_id, [field[0].options[place].value])
            else:
                await person.press(message, str(field[place].custom_id))
        if any(":done:" in str(b.custom_id) for b in message.buttons):
            await person.press(message, ":done:")
        await self.shown()

    async def scout(self) -> Person:
        """Any card to slot A, then the leader's ability on the first safe of the Estate."""
        person = await self.up()
        await self.answers(0, 0)
        await self.answers(0)
        await self.answers(SAFE)
        return person

    async def end_turn(self) -> None:
        """Whoever is up uses nothing, and goes to the office to sell; then it is the others' last chance."""
        async with self.house.bot.tables.sit(1) as table:
            match = table.match
            while match.waiting:
                [seat] = match.waiting
                ask = match.pending[seat]
                wanted = {"ability": ["done"], "hire": ["office"], "office": ["sell"]}.get(ask.topic, ask.default)
                await self.house.bot.tables.answer(table, seat, wanted, ask.id)

    async def asked_last(self) -> list[Person]:
        """Who is asked in the window that is open; nobody if there is none."""
        async with self.house.bot.tables.sit(1) as table:
            return [self.people[seat] for seat, ask in table.match.pending.items() if ask.wait == "window"]

    async def passes(self, person: Person) -> None:
        """By hand, in the window."""
        async with self.house.bot.tables.sit(1) as table:
            seat = table.match.table.seats[self.people.index(person)]
            await self.house.bot.tables.answer(table, seat, ["pass"], table.match.pending[seat].id)

    async def safe(self, id: str) -> Safe:
        """A safe as it really is."""
        async with self.house.bot.tables.sit(1) as table:
            town: Town = table.match.table.state
            return next(safe for safe in town.safes() if safe.id == id)

    async def swap_values(self, id: str) -> None:
        """What lies in a safe, with another of its location."""
        async with self.house.bot.tables.sit(1) as table:
            town: Town = table.match.table.state
            one = next(safe for safe in town.safes() if safe.id == id)
            other = next(safe for safe in town.safes() if safe.home == one.home and safe.value != one.value)
            one.value, other.value = other.value, one.value

    def eyes(self, person: Person) -> list[Any]:
        """All that stands before somebody's eyes, and how often it was changed; every world has its own ids."""
        messages = [m for m in [*person.sees(self.thread), *person.dms()] if not m.ephemeral]
        texts = [re.sub(r"channels/[0-9/]+", "here", m.text) for m in messages]
        return [(text, m.edited_count, [b.label for b in m.buttons]) for text, m in zip(texts, messages, strict=True)]


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.screens.retrying, "BREATH", 0.0)
    monkeypatch.setattr(bot.play.lobby, "seed_from", lambda secret, joins: SEED)


async def test_a_peek_is_in_the_hand_before_the_table_hears_of_it(folder: Path) -> None:
    """By what the requests say: the private message with the value, then the first public word of the look."""
    async with Inside(folder) as house:
        sitting = Sitting(house)
        await sitting.begin()
        person = await sitting.up()
        [hand] = person.dms()
        await sitting.answers(0, 0)
        await sitting.answers(0)
        before = len(house.world.requests)
        await sitting.answers(SAFE)
        said = f"Estate #1: {(await sitting.safe('estate-1')).value}"
        assert said in hand.text
        sent = [(request.path, json.dumps(request.body)) for request in house.world.requests[before:]]
        private = [i for i, (path, body) in enumerate(sent) if str(hand.id) in path and said in body]
        public = [i for i, (path, body) in enumerate(sent) if str(sitting.thread.id) in path and LOOKS in body]
        assert public
        assert private[0] < public[0]
        for other in sitting.people:
            if other is not person:
                assert said not in "".join(m.text for m in [*other.sees(sitting.thread), *other.dms()])
        await sitting.answers(0)  # a mark, so that it stays readable
        assert said in hand.text
        again = (await person.command(sitting.thread, "hand")).message
        assert again is not None
        assert said in again.text


@pytest.mark.parametrize("locale", JAPANESE)
async def test_who_cares_for_one_slot_only_is_asked_about_no_other(folder: Path, locale: str) -> None:
    """A preset as in the notes (H5): pass all game long, unless the card lies in slot A."""
    async with Inside(folder, guild_locale=locale) as house:
        sitting = Sitting(house, locale)
        await sitting.begin()
        up = await sitting.up()
        await sitting.answers(0, 0)
        first = sitting.people.index(up)
        second, third = (sitting.people[(first + step) % 3] for step in (1, 2))
        hand = await sitting.opened(third)
        await third.press(hand, ":standing:")
        await third.choose(hand, ":order:", [BUT_A[locale]])
        assert ORDERED[locale] in hand.text
        await sitting.end_turn()
        assert {*await sitting.asked_last()} == {second, third}  # slot A it is

        await sitting.passes(second)
        await sitting.passes(third)
        assert await sitting.up() is second
        await sitting.answers(0, 1)  # slot 2
        await sitting.end_turn()
        assert await sitting.asked_last() == [up]


async def test_nobody_elses_messages_change_with_what_is_in_the_safe(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two worlds that differ in what lies in one safe, and another of its location in return."""
    drawn: list[str] = []

    async def noted(studio: Sketches, scene: Scene) -> bytes:
        drawn.append(repr(scene))
        return await drawing(studio, scene)

    drawing = Sketches._send
    monkeypatch.setattr(Sketches, "_send", noted)
    others, lookers, boards, hands = [], [], [], []
    for swapped in (False, True):
        place = folder / str(swapped)
        place.mkdir()
        drawn.clear()
        async with Inside(place) as house:
            sitting = Sitting(house)
            await sitting.begin()
            if swapped:
                await sitting.swap_values("estate-1")
            looker = await sitting.scout()
            await sitting.answers(0)
            others.append([sitting.eyes(person) for person in sitting.people if person is not looker])
            lookers.append(sitting.eyes(looker))
            boards.append({scene for scene in drawn if scene.startswith(BOARD)})
            hands.append({scene for scene in drawn if scene.startswith(HAND)})
    assert others[0] == others[1]
    assert boards[0] == boards[1]
    assert boards[0]
    assert lookers[0] != lookers[1]  # else there would be nothing to find
    assert hands[0] != hands[1]


async def test_the_whole_discard_pile_is_two_presses_away(folder: Path) -> None:
    """A12: behind the three dots, in words, for everybody; and by command."""
    async with Inside(folder) as house:
        sitting = Sitting(house)
        await sitting.begin()
        for _ in range(2):  # two turns end at the office, so two scoundrels have left the saloon
            await sitting.answers(0, 0)
            await sitting.end_turn()
            for person in await sitting.asked_last():
                await sitting.passes(person)
        await sitting.shown()
        bystander = sitting.world.person("Dan")
        board = board_of(bystander, sitting.thread)
        assert board is not None
        more = (await bystander.press(board, ":more:")).message
        assert more is not None
        words = (await bystander.press(more, ":words:")).text
        async with house.bot.tables.sit(1) as table:
            town: Town = table.match.table.state
            names = [f"{there.trait.id} {there.job.id}" for there in reversed(town.pile)]
        assert len(names) == 2
        pile = next(line for line in words.split("\n") if "Discard pile" in line).lower().replace(" ", "-")
        assert ",-".join(name.replace(" ", "-") for name in names) in pile
        assert words in (await bystander.command(sitting.thread, "board", text=True)).text
