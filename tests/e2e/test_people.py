"""What people and servers decide, as they see it: settings, calls, profile, leaderboard, privacy, a server's rules."""

from __future__ import annotations

import io
import json
import random
import sqlite3
import time
import zipfile
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PIL import Image

from bot.sandbox import NotOffered
from bot.sandbox.messages import Message
from bot.sandbox.people import Person
from bot.sandbox.permissions import bits
from bot.sandbox.world import Channel
from tests.e2e.house import House, Place, board_of, is_over, make_a_move, play_on, sit_down
from tests.e2e.inside import Inside


async def settings_of(house: Place, person: Person) -> Message:
    opened = await person.command(house.world.channel, "settings")
    assert opened.message is not None
    assert opened.message.ephemeral
    return opened.message


def calls(person: Person, thread: Channel) -> list[Message]:
    """The messages in a thread that call this person."""
    return [message for message in person.sees(thread) if person in message.pinged]


def board_text(person: Person, thread: Channel) -> str:
    board = board_of(person, thread)
    return "" if board is None else board.text


def dm_calls(person: Person) -> list[Message]:
    return [message for message in person.dms() if message.text.startswith("Your move in")]


async def give_up(house: Place, thread: Channel, *people: Person) -> None:
    """These resign, and with them the match is over."""
    for person in people:
        asked = (await person.command(thread, "resign", table=house.table_of(thread))).message
        assert asked is not None
        await person.press(asked, ":resigned:")
    await house.world.until(lambda: is_over(people[0], thread))


# Settings


async def test_a_chosen_language_holds_everywhere_and_over_a_restart(folder: Path) -> None:
    async with House(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        thread = await sit_down(house, aki, ben)
        await house.world.until(lambda: any("Your two traits" in message.text for message in aki.dms()))
        mine = await settings_of(house, aki)
        await aki.choose(mine, ":language", ["日本語"])
        assert "あなたの設定" in mine.text
        await house.world.until(lambda: not any("Your two traits" in message.text for message in aki.dms()))
        await house.world.until(lambda: any("Your two traits" in message.text for message in ben.dms()))
        assert "特質" in (await aki.command(thread, "hand")).text
        refused = await aki.command(house.world.channel, "deadmansdraw rules", search="rocket")
        assert "ルールに見当たりません" in refused.text
        board = board_of(ben, thread)
        assert board is not None
        assert "Waiting for" in board.text  # the table speaks the language of the place
        await house.kill()
        await house.start()
        assert "遊ぶための場所" in (await aki.command(house.world.channel, "help")).text
        await aki.choose(mine, ":language", ["follow"])  # the old message still works
        assert "Your settings" in mine.text
        assert "hosts board games" in (await aki.command(house.world.channel, "help")).text
        assert house.errors() == []


async def in_the_middle_of_a_turn(house: Place, thread: Channel, *people: Person) -> Person:
    """Play until somebody has moved and is asked again; they need no call."""
    rng = random.Random(1)
    for person in people:
        await make_a_move(person, thread, rng)
    for _ in range(60):
        before = await now_asked(house, thread, people)
        if await moved(house, thread, people, before, rng) is before:
            return before
    raise AssertionError("nobody ever moved twice")


async def now_asked(house: Place, thread: Channel, people: Sequence[Person]) -> Person:
    """Who is named on the board as having to choose."""
    return await house.world.until(
        lambda: next((person for person in people if f"{person.name}:" in board_text(person, thread)), None)
    )


async def moved(house: Place, thread: Channel, people: Sequence[Person], who: Person, rng: random.Random) -> Person:
    """They move, and the board shows who is next."""
    before = board_text(who, thread)
    await make_a_move(who, thread, rng)
    await house.world.until(lambda: board_text(who, thread) != before)
    return await now_asked(house, thread, people)


async def test_changing_settings_calls_nobody(folder: Path) -> None:
    """Whoever is in the middle of a turn was not called, and is not called because somebody else chose something."""
    async with House(folder) as house:
        people = [house.world.person("Aki"), house.world.person("Ben")]
        thread = await sit_down(house, *people)
        moving = await in_the_middle_of_a_turn(house, thread, *people)
        await house.world.until(lambda: not calls(moving, thread))
        other = next(person for person in people if person is not moving)
        await other.choose(await settings_of(house, other), ":language", ["ja"])
        await house.stop()  # all that was due has been shown
        assert any("テーブル1" in message.text for message in other.dms())
        assert calls(moving, thread) == []
        assert house.errors() == []


async def test_the_time_zone_is_found_by_its_city(folder: Path) -> None:
    async with Inside(folder) as house:
        aki = house.world.person("Aki")
        found = await aki.autocomplete(house.world.channel, "settings", "timezone", "toky")
        assert [choice["value"] for choice in found] == ["Asia/Tokyo"]
        opened = await aki.command(house.world.channel, "settings", timezone="Asia/Tokyo")
        assert "Asia/Tokyo" in opened.text
        wrong = await aki.command(house.world.channel, "settings", timezone="Atlantis")
        assert "don't know the time zone" in wrong.text
        assert wrong.message is not None
        assert wrong.message.ephemeral
        assert "Asia/Tokyo" in (await settings_of(house, aki)).text
        assert house.errors() == []


# Calls


async def test_calls_by_dm_and_not_at_all(folder: Path) -> None:
    async with Inside(folder) as house:
        aki, ben, chie = (house.world.person(name) for name in ("Aki", "Ben", "Chie"))
        await aki.choose(await settings_of(house, aki), ":calls", ["call me by direct message"])
        await ben.choose(await settings_of(house, ben), ":calls", ["none"])
        thread = await sit_down(house, aki, ben, chie)
        await house.world.until(lambda: dm_calls(aki) and calls(chie, thread))
        assert f"table {house.table_of(thread)}" in dm_calls(aki)[0].text
        assert calls(aki, thread) == calls(ben, thread) == dm_calls(ben) == []
        await make_a_move(aki, thread, random.Random(1))
        await house.world.until(lambda: not dm_calls(aki))
        assert house.errors() == []


async def test_a_call_by_dm_that_cannot_be_sent_stands_at_the_table(folder: Path) -> None:
    async with Inside(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        await ben.choose(await settings_of(house, ben), ":calls", ["dm"])
        ben.dms_open = False
        thread = await sit_down(house, aki, ben)
        await house.world.until(lambda: calls(ben, thread))
        assert house.errors() == []


async def test_whoever_wants_words_gets_no_picture(folder: Path) -> None:
    """Aki reads, Ben looks; the board in the thread is for both."""
    async with Inside(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        await aki.choose(await settings_of(house, aki), ":boards", ["text"])
        thread = await sit_down(house, aki, ben)
        await house.world.until(lambda: ben.dms()[-1].attachments)
        hands = {person: (await person.command(thread, "hand")).message for person in (aki, ben)}
        assert [bool(hand and hand.attachments) for hand in hands.values()] == [False, True]
        await house.world.until(lambda: "Your two traits" in aki.dms()[-1].text)
        assert aki.dms()[-1].attachments == []
        board = board_of(aki, thread)
        assert board is not None
        assert board.attachments
        assert house.errors() == []


async def test_quiet_hours_hold_a_call_back_even_over_a_restart(folder: Path) -> None:
    async with Inside(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        mine = await settings_of(house, ben)
        await ben.choose(mine, ":quiet_from", [str(datetime.now(UTC).hour)])
        thread = await sit_down(house, aki, ben)
        await house.world.until(lambda: calls(aki, thread))
        await house.stop()  # all that was due has been shown
        assert calls(ben, thread) == []
        await house.start()
        aki_again = await settings_of(house, aki)
        await aki.choose(aki_again, ":boards", ["text"])
        await house.stop()
        assert calls(ben, thread) == []
        await house.start()
        await ben.choose(mine, ":quiet_from", ["off"])
        await house.world.until(lambda: calls(ben, thread))
        assert house.errors() == []


async def test_quiet_hours_that_ended_while_the_bot_was_down(folder: Path) -> None:
    async with Inside(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        hour = datetime.now(UTC).hour
        await ben.choose(await settings_of(house, ben), ":quiet_from", [str(hour)])
        thread = await sit_down(house, aki, ben)
        await house.world.until(lambda: calls(aki, thread))
        await house.stop()
        assert calls(ben, thread) == []
        over = json.dumps({"quiet_from": (hour - 3) % 24, "quiet_to": (hour - 1) % 24, "zone": "UTC"})
        with closing(sqlite3.connect(folder / "backroom.db")) as database, database:
            database.execute("UPDATE players SET settings = ? WHERE id = ?", (over, ben.id))
        await house.start()
        await house.world.until(lambda: calls(ben, thread))


# Profile and leaderboard


async def test_a_profile_with_its_chart(folder: Path) -> None:
    async with House(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben", locale="ja")
        empty = await aki.command(house.world.channel, "profile")
        assert "No finished game yet" in empty.text
        thread = await sit_down(house, aki, ben)
        await play_on(house, thread, [aki, ben], random.Random(5))
        own = await aki.command(house.world.channel, "profile")
        assert own.message is not None
        assert own.message.ephemeral
        for words in ("Favourite game", "1 rated game", "average place", "in 30 days", "Last games"):
            assert words in own.text
        message = own.message
        [chart] = await house.world.until(lambda: message.attachments, 60)  # the words are there before the picture
        assert Image.open(io.BytesIO(chart.data)).size == (1200, 700)
        assert "rating" in (chart.description or "")
        theirs = await ben.command(house.world.channel, "profile", person=aki)
        assert "### Aki" in theirs.text
        assert "よく遊ぶゲーム" in theirs.text
        assert house.errors() == []


def stage_leaders(folder: Path, guild: int, people: dict[int, str]) -> None:
    """Rated matches of many people, the first of them the best."""
    now = time.time()
    with closing(sqlite3.connect(folder / "backroom.db")) as db, db:
        for n, (person, name) in enumerate(people.items()):
            db.execute("INSERT OR REPLACE INTO players (id, name) VALUES (?, ?)", (person, name))
            db.execute(
                "INSERT INTO matches (id, game, guild_id, channel_id, host_id, phase, locale, pace, secret, created_at,"
                " ended_at) VALUES (?, 'dead_mans_draw', ?, 1, ?, 'over', 'en', 'none', ?, ?, ?)",
                (1000 + n, guild, person, "a" * 64, now, now),
            )
            db.execute("INSERT INTO results VALUES (?, 0, ?, 1, 5, 0, 1)", (1000 + n, person))
            db.execute("INSERT INTO ratings VALUES ('dead_mans_draw', ?, ?, 1.0, 1)", (person, 40.0 - n))


async def test_the_leaderboard_page_by_page(folder: Path) -> None:
    async with House(folder) as house:
        aki = house.world.person("Aki")
        await house.stop()
        people = {100 + n: f"Player{n + 1}" if n % 2 else f"選手{n + 1}*" for n in range(23)}
        people[aki.id] = "Aki"  # the last one, the 24th
        stage_leaders(folder, house.world.guild.id, people)
        await house.start()
        first = await aki.command(house.world.channel, "leaderboard", game="dead_mans_draw")
        page = first.message
        assert page is not None
        assert "選手1\\*" in page.text
        assert "Player10" in page.text
        assert "選手11" not in page.text
        assert "You:" in page.text
        assert "24" in page.text.rpartition("You:")[2]
        await house.kill()
        await house.start()
        await aki.press(page, "▶")
        await house.world.until(lambda: "選手11" in page.text)
        assert "Player10" not in page.text
        await aki.press(page, "▶")
        await house.world.until(lambda: "Player22" in page.text)
        assert "**Aki**" in page.text
        assert "You:" not in page.text
        assert "3 of 3" in [button.label for button in page.buttons]
        await aki.press(page, "◀")
        await house.world.until(lambda: "Player20" in page.text)
        assert house.errors() == []


# Privacy


async def test_export_and_deletion(folder: Path) -> None:
    async with Inside(folder) as house:
        aki, ben, chie = (house.world.person(name) for name in ("Akiko", "Benjiro", "Chieko"))
        thread = await sit_down(house, aki, ben, chie)
        await make_a_move(aki, thread, random.Random(1))
        lobby = (await aki.command(house.world.channel, "deadmansdraw new")).message
        assert lobby is not None
        asked = await aki.command(house.world.channel, "privacy")
        page = asked.message
        assert page is not None
        exported = await aki.press(page, "My data")
        assert exported.message is not None
        assert exported.message.ephemeral
        told = exported.message.attachments[0].data.decode()
        assert json.loads(told)["player"]["name"] == "Akiko"
        assert not any(word in told for word in (str(ben.id), str(chie.id), "Benjiro", "Chieko"))
        await aki.press(page, "Delete…")
        assert "really" in page.text
        await aki.press(page, "Keep it")
        assert "What is stored" in page.text
        await aki.press(page, "Delete…")
        await aki.press(page, "Yes, delete it all")
        await house.world.until(lambda: "Nothing about you is stored" in page.text)
        await house.world.until(lambda: "called off" in lobby.text)
        await house.world.until(lambda: "a former player" in board_text(ben, thread))
        assert "Akiko" not in board_text(ben, thread)
        with closing(sqlite3.connect(folder / "backroom.db")) as db, db:
            dump = "\n".join(db.iterdump())
        assert "Akiko" not in dump
        assert str(aki.id) not in dump
        await make_a_move(ben, thread, random.Random(2))
        await give_up(house, thread, ben, chie)
        again = await aki.command(house.world.channel, "deadmansdraw new")
        assert "Akiko" in again.text
        assert house.errors() == []


# A server's rules


async def test_a_manager_decides_for_the_server(folder: Path) -> None:
    async with House(folder) as house:
        aki, boss = house.world.person("Aki"), house.world.person("Boss")
        boss.permissions |= bits("manage_guild")
        parlour = house.world.new_channel("parlour")
        opened = await boss.command(house.world.channel, "backroom")
        rules = opened.message
        assert rules is not None
        assert rules.ephemeral
        await boss.choose(rules, ":language", ["ja"])
        await boss.choose(rules, ":pace", ["day"])
        await boss.choose(rules, ":channels", [parlour])
        assert next(menu for menu in rules.selects if ":channels" in menu.custom_id).preset == (str(parlour.id),)
        refused = await aki.command(house.world.channel, "deadmansdraw new")
        assert f"<#{parlour.id}>" in refused.text
        assert refused.message is not None
        assert refused.message.ephemeral
        lobby = await aki.command(parlour, "deadmansdraw new")
        assert "空席" in lobby.text
        assert "じっくり（1手24時間）" in lobby.text
        await house.kill()
        await house.start()
        await boss.choose(rules, ":channels", [])
        assert "空席" in (await aki.command(house.world.channel, "deadmansdraw new")).text
        assert house.errors() == []


async def test_others_cannot(folder: Path) -> None:
    async with Inside(folder) as house:
        aki, boss = house.world.person("Aki"), house.world.person("Boss", admin=True)
        with pytest.raises(NotOffered):
            await aki.command(house.world.channel, "backroom")
        rules = (await boss.command(house.world.channel, "backroom")).message
        assert rules is not None
        for menu in rules.selects:
            outcome = await aki.press_raw(rules, menu.custom_id, menu.type, ["ja"])
            assert "Only those who manage" in outcome.text
        assert "open seat" in (await aki.command(house.world.channel, "deadmansdraw new")).text
        assert house.errors() == []


async def test_the_finished_matches_of_a_server_as_a_file(folder: Path) -> None:
    async with House(folder) as house:
        aki, boss = house.world.person("Aki"), house.world.person("Boss", admin=True)
        rules = (await boss.command(house.world.channel, "backroom")).message
        assert rules is not None
        nothing = await (await boss.choose(rules, ":export", ["week"])).settled()
        await house.world.until(lambda: "No game was finished" in nothing.text)
        thread = await sit_down(house, aki, boss)
        await make_a_move(aki, thread, random.Random(4))
        await give_up(house, thread, aki)
        await sit_down(house, aki, boss)  # a live one, which stays secret
        given = await boss.choose(rules, ":export", ["week"])
        assert given.message is not None
        archive = zipfile.ZipFile(io.BytesIO(given.message.attachments[0].data))
        assert archive.namelist() == ["table-1.json"]
        (folder / "match.json").write_bytes(archive.read("table-1.json"))
        code, said = await house.run("verify", str(folder / "match.json"))
        assert (code, "not checked: the secret" in said, "fair" in said) == (0, True, False), said
        assert house.errors() == []
