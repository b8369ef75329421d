"""Things go wrong around a table: it is said, and what can go on goes on."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.sandbox import posting
from tests.e2e.house import House, board_of, is_over, make_a_move, play_on, press_something, sit_down
from tests.e2e.inside import Inside


async def test_a_damaged_match_is_set_aside_and_told(folder: Path) -> None:
    """The others go on: a match that does not replay is no reason for a dead bot."""
    async with Inside(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        thread = await sit_down(house, aki, ben)
        board = board_of(aki, thread)
        assert board is not None
        await house.stop()
        with closing(sqlite3.connect(folder / "backroom.db")) as database, database:
            database.execute("UPDATE matches SET version = 99")
        await house.start()
        outcome = await (await aki.press(board, ":hand:")).settled()
        await house.world.until(lambda: "set aside" in outcome.text + "".join(m.text for m in outcome.followups))
        again = await aki.command(house.world.channel, "deadmansdraw new")
        assert "table" in again.text.lower() or again.message is not None
        assert not is_over(aki, thread)


def digests_kept(folder: Path) -> int:
    """How many digests the store holds so far."""
    with closing(sqlite3.connect(folder / "backroom.db")) as database, database:
        return int(database.execute("SELECT count(digest) FROM lines").fetchone()[0])


async def test_a_match_that_replays_to_something_else_is_set_aside(folder: Path) -> None:
    """The digests kept along the way are looked at when a match is loaded."""
    async with Inside(folder) as house:
        aki = house.world.person("Aki")
        thread = await sit_down(house, aki, computers=3)
        board = board_of(aki, thread)
        assert board is not None
        rng = random.Random(2)
        while not digests_kept(folder):
            await make_a_move(aki, thread, rng)
        assert not is_over(aki, thread)
        await house.stop()
        with closing(sqlite3.connect(folder / "backroom.db")) as database, database:
            for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
                database.execute(f"DROP TRIGGER {name}")
            database.execute("UPDATE lines SET digest = 'not this' WHERE digest IS NOT NULL")
        await house.start()
        outcome = await (await aki.press(board, ":hand:")).settled()
        await house.world.until(lambda: "set aside" in outcome.text + "".join(m.text for m in outcome.followups))


async def test_a_board_that_somebody_deleted_comes_back(folder: Path) -> None:
    async with Inside(folder) as house:
        people = [house.world.person("Aki"), house.world.person("Ben")]
        thread = await sit_down(house, *people)
        board = board_of(people[0], thread)
        assert board is not None
        rng = random.Random(1)
        for person in people:
            await make_a_move(person, thread, rng)
        posting.delete(house.world, board)
        hand = await people[0].command(thread, "hand")
        assert hand.message is not None
        for person in people:
            opened = await person.command(thread, "hand")
            assert opened.message is not None
            picks = [b.custom_id for b in opened.message.buttons if ":pick:" in (b.custom_id or "")]
            if picks and picks[0]:
                await person.press(opened.message, picks[0])
                break
        await house.world.until(lambda: (found := board_of(people[0], thread)) is not None and found is not board)
        await play_on(house, thread, people, rng)
        assert house.errors() == []


async def test_a_thread_that_somebody_deleted(folder: Path) -> None:
    """The match goes on in the channel it was started from."""
    async with Inside(folder) as house:
        people = [house.world.person("Aki"), house.world.person("Ben")]
        thread = await sit_down(house, *people)
        thread.deleted = True
        house.world.tell_channel("THREAD_DELETE", thread)
        channel = house.world.channel
        rng = random.Random(1)
        for person in people:
            opened = await person.command(channel, "hand", table=1)
            assert opened.message is not None
            await press_something(person, opened.message, rng)
        await house.world.until(lambda: "cards left" in (b.text if (b := board_of(people[0], channel)) else ""))
        await play_on(house, channel, people, rng)
        assert is_over(people[0], channel)
        assert house.errors() == []


async def test_a_permission_lost_in_mid_game(folder: Path) -> None:
    """Everybody is told in private why it waits; with the permission back it goes on."""
    async with Inside(folder) as house:
        people = [house.world.person("Aki"), house.world.person("Ben")]
        thread = await sit_down(house, *people)
        board = board_of(people[0], thread)
        assert board is not None
        posting.delete(house.world, board)
        house.world.channel.deny("send_messages", "send_messages_in_threads")
        rng = random.Random(1)
        for person in people:
            opened = await person.command(thread, "hand", table=1)
            assert opened.message is not None
            await press_something(person, opened.message, rng)
        for person in people:
            await house.world.until(lambda person=person: any("no longer write" in m.text for m in person.dms()))  # type: ignore[misc]
        house.world.channel.allow("send_messages", "send_messages_in_threads")
        for person in people:
            opened = await person.command(thread, "hand", table=1)
            assert opened.message is not None
            await press_something(person, opened.message, rng)
        await house.world.until(lambda: board_of(people[0], house.world.channel) or board_of(people[0], thread))
        assert house.errors() == []


async def test_a_lobby_outlives_a_restart(folder: Path) -> None:
    async with House(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        lobby = (await aki.command(house.world.channel, "deadmansdraw new")).message
        assert lobby is not None
        await house.kill()
        await house.start()
        assert not (await ben.press(lobby, ":join:")).failed
        await house.world.until(lambda: "Ben" in lobby.text)
        await aki.press(lobby, ":start:")
        await house.world.until(lambda: house.thread() is not None)


async def test_a_rematch_keeps_the_seats(folder: Path) -> None:
    async with Inside(folder) as house:
        people = [house.world.person("Aki"), house.world.person("Ben")]
        thread = await sit_down(house, *people, computers=1)
        await play_on(house, thread, people, random.Random(8))
        board = board_of(people[0], thread)
        assert board is not None
        lobby = (await people[1].press(board, ":rematch:")).message
        assert lobby is not None
        assert all(name in lobby.text for name in ("Aki", "Ben", "Computer"))
        await people[0].press(lobby, ":join:")
        await people[1].press(lobby, ":start:")
        await house.world.until(lambda: "table 2" in (b.text if (b := board_of(people[0], thread)) else ""))
        assert house.errors() == []


async def test_the_host_can_change_options_and_free_a_seat(folder: Path) -> None:
    async with Inside(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        lobby = (await aki.command(house.world.channel, "deadmansdraw new")).message
        assert lobby is not None
        await ben.press(lobby, ":join:")
        menu = (await aki.press(lobby, ":options:")).message
        assert menu is not None
        await aki.choose(menu, ":option:", ["traits=false"])
        await house.world.until(lambda: "Traits off" in lobby.text)
        await aki.choose(menu, ":remove:", ["1"])
        await house.world.until(lambda: "Ben" not in lobby.text)
        his = (await ben.press(lobby, ":options:")).message
        assert his is not None
        assert (his.selects, his.buttons, "Traits off" in his.text) == ([], [], True)  # he may read what is agreed
        option = next(menu.custom_id for menu in menu.selects if ":option:" in menu.custom_id)
        refused = await (await ben.press_raw(his, option, 3, ["traits=true"])).settled()
        assert "up to Aki, who opened this table" in refused.text
        assert house.errors() == []


async def test_an_error_of_ours_is_a_kind_sentence_with_an_id(folder: Path) -> None:
    async with House(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        thread = await sit_down(house, aki, ben)
        board = board_of(aki, thread)
        assert board is not None
        private = (await aki.press(board, ":hand:")).message
        assert private is not None
        menu = [select.custom_id for select in private.selects] + [b.custom_id for b in private.buttons]
        ask = menu[0].split(":")[3]  # type: ignore[union-attr]
        outcome = await (await aki.press_raw(private, f"br:number:1:{ask}::x.y", 2)).settled()
        assert "went wrong on our side" in outcome.text
        assert "Traceback" not in outcome.text
        assert any('"error"' in line and '"match": "1"' in line for line in house.errors())
