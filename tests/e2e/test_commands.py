"""The slash commands, as people use them."""

from __future__ import annotations

import io
import json
import random
import re
from pathlib import Path

from PIL import Image

from tests.e2e.house import House, board_of, is_over, make_a_move, play_on, sit_down
from tests.e2e.inside import Inside


def is_a_picture(data: bytes) -> bool:
    """A whole PNG file, as wide as boards are."""
    with Image.open(io.BytesIO(data)) as image:
        image.load()
        return image.format == "PNG" and image.width == 1200


async def test_looking_at_a_table(folder: Path) -> None:
    """/hand, /board, /log and /games, each for the eyes of whoever asks."""
    async with House(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben", locale="ja")
        thread = await sit_down(house, aki, ben)
        hand = await aki.command(thread, "hand")
        assert "Your two traits" in hand.text
        assert hand.message is not None
        assert hand.message.ephemeral
        board = await ben.command(thread, "board", text=True)
        assert "ドローパイル50枚" in board.text
        assert board.message is not None
        assert board.message.attachments == []
        drawn = await ben.command(thread, "board")
        assert drawn.message is not None
        assert is_a_picture(drawn.message.attachments[0].data)
        assert "Aki：0点 · Ben：0点" in drawn.text  # the standing, for those who cannot see the picture
        log = await aki.command(thread, "log")
        assert log.message is not None
        whole = await aki.press(log.message, ":logfile:")
        assert whole.message is not None
        assert len(whole.message.attachments) == 1
        games = await aki.command(house.world.channel, "games")
        assert "table 1" in games.text
        assert "your move" in games.text
        assert house.errors() == []


async def test_without_a_table_the_commands_say_so(folder: Path) -> None:
    async with Inside(folder) as house:
        aki = house.world.person("Aki")
        for command in ("hand", "board", "log", "undo", "resign", "end"):
            outcome = await aki.command(house.world.channel, command)
            assert "which table" in outcome.text, command
        assert "You aren't at any table" in (await aki.command(house.world.channel, "games")).text
        assert house.errors() == []


async def test_rules_and_help(folder: Path) -> None:
    async with Inside(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben", locale="ja")
        rules = await aki.command(house.world.channel, "deadmansdraw rules")
        assert "Draw cards, dare to draw more" in rules.text
        assert rules.message is not None
        await aki.press(rules.message, "The Kraken")
        await house.world.until(lambda: "two more cards must come" in rules.text)
        found = await ben.command(house.world.channel, "deadmansdraw rules", search="宝箱")
        assert "鍵と宝箱" in found.text
        nothing = await ben.command(house.world.channel, "deadmansdraw rules", search="ロケット")
        assert "ロケット" in nothing.text
        assert "/deadmansdraw new" in (await aki.command(house.world.channel, "help")).text
        assert "テーブルを開き" in (await ben.command(house.world.channel, "help")).text


async def test_what_is_agreed_on_in_the_command_stands_on_the_lobby(folder: Path) -> None:
    async with Inside(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        said = {"treasure_hunter": "double", "miser_keeps_hook": True, "pace": "day"}
        lobby = await aki.command(house.world.channel, "deadmansdraw new", **said)
        assert "Traits on · Treasure Hunter: twice the bonus · Miser keeps the Hook too · by the day" in lobby.text
        without = await aki.command(house.world.channel, "deadmansdraw new", traits=False, treasure_hunter="double")
        assert "\nTraits off · no clock\n" in without.text
        usual = await ben.command(house.world.channel, "scoundrels new")
        assert "\nShort: two in-game days · no clock\n" in usual.text
        assert house.errors() == []


async def test_a_card_drawn_by_name(folder: Path) -> None:
    async with House(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben", locale="ja")
        offered = await ben.autocomplete(house.world.channel, "deadmansdraw card", "name", "クラ")
        assert [choice["name"] for choice in offered] == ["クラーケン"]
        wide = await ben.autocomplete(house.world.channel, "deadmansdraw card", "name", "ＫＲＡ")
        assert wide == offered  # by its name in the other language, on whatever keyboard
        shown = await ben.command(house.world.channel, "deadmansdraw card", name=offered[0]["value"])
        assert shown.message is not None
        assert is_a_picture(shown.message.attachments[0].data)
        assert "止めることができません" in shown.text
        typed = await aki.command(house.world.channel, "deadmansdraw card", name="navi")
        assert "Navigator" in typed.text
        unknown = await aki.command(house.world.channel, "deadmansdraw card", name="rocket")
        assert 'no card called "rocket"' in unknown.text
        assert house.errors() == []


async def test_rules_and_cards_can_be_looked_up_in_private(folder: Path) -> None:
    """Beside one's hand; a table is still opened in a server, and whoever tries it here is told so."""
    async with Inside(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben", locale="ja")
        card = await aki.command(house.world.dm(aki), "scoundrels card", name="Stubborn Safecracker")
        assert "Stubborn" in card.text
        assert "目的" in (await ben.command(house.world.dm(ben), "scoundrels rules")).text
        assert "in a server's channel" in (await aki.command(house.world.dm(aki), "scoundrels new")).text
        assert "サーバーのチャンネルで開きます" in (await ben.command(house.world.dm(ben), "deadmansdraw new")).text
        assert house.errors() == []


async def test_resigning_asks_once_more_and_ends_a_game_of_two(folder: Path) -> None:
    async with Inside(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        thread = await sit_down(house, aki, ben)
        asked = await aki.command(thread, "resign")
        assert "really" in asked.text
        assert asked.message is not None
        assert not is_over(ben, thread)
        await aki.press(asked.message, "Yes, I resign")
        await house.world.until(lambda: is_over(ben, thread))
        board = board_of(ben, thread)
        assert board is not None
        assert "Ben wins" in board.text


async def test_ending_by_agreement_is_not_counted(folder: Path) -> None:
    async with Inside(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        thread = await sit_down(house, aki, ben)
        private = (await aki.command(thread, "hand")).message
        assert private is not None
        control = next(b.custom_id for b in private.buttons if b.custom_id and ":pick:" in b.custom_id)
        proposed = await aki.command(thread, "end")
        assert proposed.message is not None
        await ben.press(proposed.message, "I agree")
        await house.world.until(lambda: "doesn't count" in proposed.text)
        shown = board_of(aki, thread)
        assert shown is not None
        await house.world.until(lambda: "was ended by agreement" in shown.text)
        assert [button.label for button in shown.buttons] == ["Log"]
        await house.world.until(lambda: not any("your move in" in m.text for m in aki.sees(thread)))
        for person in (aki, ben):
            await house.world.until(lambda person=person: "ended by agreement" in person.dms()[-1].text)  # type: ignore[misc]
        late = await aki.press_raw(shown, control)
        assert "This table is closed" in late.text
        board = await aki.command(house.world.channel, "leaderboard")
        assert "Nobody has finished" in board.text
        assert house.errors() == []


async def test_the_leaderboard_and_the_fair_deal(folder: Path) -> None:
    """After a game the winner leads, and the deal can be checked with what the last message shows."""
    async with House(folder) as house:
        people = [house.world.person("Aki"), house.world.person("Ben")]
        opened_lobby = house.world.channel
        thread = await sit_down(house, *people)
        await play_on(house, thread, people, random.Random(5))
        board = board_of(people[0], thread)
        assert board is not None
        winner = "Aki" if re.search(r"🏆.*Aki", board.text) else "Ben"
        leaders = await people[0].command(opened_lobby, "leaderboard", scope="everywhere", period="week")
        first = next(line for line in leaders.text.splitlines() if line.startswith("`1"))
        assert winner in first
        secret, seal = re.search(r"opened: (\w{64}) \(seal (\w{64}),", board.text).groups()  # type: ignore[union-attr]
        # The seal stays where it was shown before anybody joined, whatever that message has become.
        [begun] = [message for message in people[0].sees(opened_lobby) if seal in message.text]
        file = folder / "match.json"
        assert (await house.run("export", "1", str(file)))[0] == 0
        assert json.loads(file.read_text())["secret"] == secret
        code, said = await house.run("verify", str(file), "--seal", seal)
        assert (code, "The deal was fair" in said) == (0, True), said
        assert all(part in said for part in (str(begun.id), re.search(r"■ (\d+)", begun.text)[1]))  # type: ignore[index]
        assert (await house.run("verify", str(file), "--seal", "0" * 64))[0] == 1
        for part in (seal[:12], seal[:63], seal + "0", ""):
            code, said = await house.run("verify", str(file), "--seal", part)
            assert (code, "all 64 digits" in said, "fair" in said) == (1, True, False), said
        forged = json.loads(file.read_text())
        forged["standings"][0][2] += 1
        file.write_text(json.dumps(forged))
        assert (await house.run("verify", str(file)))[0] == 1


async def test_a_live_match_is_not_exported(folder: Path) -> None:
    async with House(folder) as house:
        people = [house.world.person("Aki"), house.world.person("Ben")]
        thread = await sit_down(house, *people)
        await make_a_move(people[0], thread, random.Random(1))
        code, said = await house.run("export", "1", str(folder / "x.json"))
        assert code == 1
        assert "no finished match" in said


async def test_catching_up(folder: Path) -> None:
    async with Inside(folder) as house:
        people = [house.world.person("Aki"), house.world.person("Ben")]
        thread = await sit_down(house, *people)
        rng = random.Random(6)
        for _ in range(4):
            for person in people:
                await make_a_move(person, thread, rng)
        board = board_of(people[0], thread)
        assert board is not None
        told = await people[0].press(board, ":catch:")
        assert "Since your last move" in told.text


async def test_a_new_server_is_greeted(folder: Path) -> None:
    async with Inside(folder) as house:
        aki = house.world.person("Aki")
        assert "new" in (await aki.command(house.world.channel, "help")).text  # the bot is up and running
        guild = house.world.add_guild("Elsewhere", locale="ja")
        channel = next(iter(guild.channels.values()))
        await house.world.until(lambda: any("こんにちは" in message.text for message in channel.messages.values()))
