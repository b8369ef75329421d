"""Commands, buttons, menus and forms, as people use them and a real discord.py bot answers them."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.sandbox import Loopback, Message, NotOffered, Outcome, Person
from bot.sandbox.client import chosen, find_command
from bot.sandbox.messages import select
from tests.bot.sandbox.conftest import Start
from tests.bot.sandbox.small_bot import Guests, Japanese, SmallBot, soon

pytestmark = pytest.mark.asyncio


def message(outcome: Outcome) -> Message:
    assert outcome.message is not None
    return outcome.message


async def test_a_command_posts_a_layout_and_a_press_edits_it(world: Loopback, bot: SmallBot, aki: Person) -> None:
    outcome = await aki.command(world.channel, "counter")
    board = message(outcome)
    assert outcome.kind == "message"
    assert board.text == "Count: 0"
    assert [button.label for button in board.buttons] == ["Add one", "Off", "Form"]
    assert [option.value for option in board.selects[0].options] == ["apple", "pear", "plum"]

    pressed = await aki.press(board, "Add one")
    assert (pressed.kind, pressed.message, board.text, board.edited_count) == ("update", board, "Count: 1", 1)


async def test_groups_options_choices_and_defaults(world: Loopback, bot: SmallBot, aki: Person) -> None:
    outcome = await aki.command(world.channel, "games more new", what="x", seats=3, traits=True, speed="Slow")
    assert outcome.text == "x 3 True s True"
    assert (await aki.command(world.channel, "games more new", what="y")).text == "y 2 False q True"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("games more old", {}),
        ("games more", {}),
        ("games more new", {}),
        ("games more new", {"what": "x", "seats": 9}),
        ("games more new", {"what": "x", "seats": True}),
        ("games more new", {"what": "x", "speed": "Warp"}),
        ("games more new", {"what": "x", "colour": "red"}),
    ],
)
async def test_people_cannot_type_what_is_not_offered(
    world: Loopback, bot: SmallBot, aki: Person, name: str, options: dict[str, object]
) -> None:
    with pytest.raises(NotOffered):
        await aki.command(world.channel, name, **options)


async def test_translations_are_kept_and_can_be_typed(world: Loopback, bot: SmallBot, ben: Person) -> None:
    """As discord.py sends them; a choice can be typed in any language."""
    bot.tree.copy_global_to(guild=discord.Object(world.guild.id))
    await bot.tree.set_translator(Japanese())
    await bot.tree.sync(guild=discord.Object(world.guild.id))
    kept = find_command(world, ben, world.channel, "games")
    assert kept is not None
    new = kept["options"][0]["options"][0]
    speed = new["options"][-1]
    assert (new["name_localizations"], speed["name_localizations"]) == ({"ja": "new訳"}, {"ja": "speed訳"})
    assert [choice["name_localizations"] for choice in speed["choices"]] == [{"ja": "Quick訳"}, {"ja": "Slow訳"}]
    outcome = await ben.command(world.channel, "games more new", what="x", speed="Slow訳")
    assert outcome.text == "x 2 False s True"


async def test_suggestions(world: Loopback, bot: SmallBot, aki: Person) -> None:
    choices = await aki.autocomplete(world.channel, "games more new", "what", "ab")
    assert choices == [{"name": "ab", "value": "v1"}, {"name": "abab", "value": "v2"}]


async def test_a_menu(world: Loopback, bot: SmallBot, aki: Person) -> None:
    board = message(await aki.command(world.channel, "counter"))
    outcome = await aki.choose(board, "Fruit", ["Apple", "plum"])
    assert outcome.text == "apple and plum"
    with pytest.raises(NotOffered):
        await aki.choose(board, "fruit", ["apple", "pear", "plum"])
    with pytest.raises(NotOffered):
        await aki.choose(board, "fruit", ["fig"])


async def test_a_menu_of_people(world: Loopback, bot: SmallBot, aki: Person, ben: Person) -> None:
    """The bot is told of members; nobody who is not in the server can be chosen, and no more than it takes."""
    channel = await bot.fetch_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=Guests())
    asked = aki.sees(world.channel)[-1]
    assert (await aki.choose(asked, "Whom?", [ben])).text == "Member Ben"
    assert (await aki.choose(asked, "guests", [ben, aki])).text == "Member Ben, Member Aki"
    stranger = world.person("Dan", guild=world.add_guild())
    for wrong in ([], [stranger], ["Ben"], [ben, ben], [ben, aki, world.bot]):
        with pytest.raises(NotOffered):
            await aki.choose(asked, "Whom?", wrong)


async def test_a_form(world: Loopback, bot: SmallBot, aki: Person, ben: Person) -> None:
    board = message(await aki.command(world.channel, "counter"))
    opened = await aki.press(board, "Form")
    form = opened.modal
    assert form is not None
    assert (opened.kind, form.title, form.labels) == ("modal", "A form", ["Word", "Size"])
    with pytest.raises(NotOffered):
        await aki.submit(form, {"Word": "x" * 21})
    with pytest.raises(NotOffered):
        await ben.submit(form, {"Word": "mine"})
    assert (await aki.submit(form, {"Word": "hello", "size": ["Big"]})).text == "hello, Big"


async def test_ephemeral_messages_are_for_one_person(world: Loopback, bot: SmallBot, aki: Person, ben: Person) -> None:
    outcome = await aki.command(world.channel, "hidden")
    await world.until(lambda: outcome.followups)
    assert outcome.text == "for your eyes\nand this"
    assert [seen.ephemeral for seen in aki.sees(world.channel)] == [True, True]
    assert ben.sees(world.channel) == []
    aki.dismiss(message(outcome))
    assert [seen.text for seen in aki.sees(world.channel)] == ["and this"]


async def test_a_deferred_answer_and_the_languages(world: Loopback, bot: SmallBot, ben: Person) -> None:
    world.guild.locale = "fr"
    outcome = await ben.command(world.channel, "slow")
    assert (outcome.kind, outcome.text, message(outcome).ephemeral) == ("deferred", "done in ja in fr", True)


async def test_a_deferred_update_with_a_follow_up(world: Loopback, bot: SmallBot, aki: Person) -> None:
    board = message(await aki.command(world.channel, "counter"))
    outcome = await (await aki.press_raw(board, "later")).settled()
    assert (outcome.kind, outcome.text) == ("deferred_update", "followed")


async def test_no_answer_in_time_and_two_answers(world: Loopback, bot: SmallBot, aki: Person) -> None:
    world.reply_within = 0.05
    outcome = await aki.command(world.channel, "never")
    assert (outcome.failed, outcome.kind, outcome.message) == (True, "none", None)
    world.reply_within = 3.0
    board = message(await aki.command(world.channel, "counter"))
    twice = await aki.press_raw(board, "twice")
    await world.until(lambda: twice.followups)
    assert twice.text == "once\nrefused 40060"


async def test_an_answer_that_comes_too_late(world: Loopback, bot: SmallBot, aki: Person) -> None:
    world.reply_within = 0.05
    held = world.faults.hold("POST", "/callback$")
    assert (await aki.command(world.channel, "counter")).failed
    held.release()
    assert await soon(bot.errors) == 10062


async def test_a_token_lives_a_quarter_of_an_hour(world: Loopback, bot: SmallBot, aki: Person) -> None:
    held = world.faults.hold("PATCH", "@original")
    waiting = asyncio.create_task(aki.command(world.channel, "slow"))
    await held.reached.wait()
    world.advance(901)
    held.release()
    assert await soon(bot.errors) == 50027
    waiting.cancel()


async def test_people_press_only_what_they_see(world: Loopback, bot: SmallBot, aki: Person, ben: Person) -> None:
    board = message(await aki.command(world.channel, "counter"))
    for button in ("Off", "Nowhere"):
        with pytest.raises(NotOffered):
            await aki.press(board, button)
    ben.leave()
    with pytest.raises(NotOffered):
        await ben.press(board, "Add one")


async def test_old_buttons_work_after_a_restart(world: Loopback, start: Start, aki: Person) -> None:
    first = await start()
    board = message(await aki.command(world.channel, "counter"))
    await first.close()
    await world.bot_gone()
    world.reply_within = 0.05
    assert (await aki.press(board, "Add one")).failed
    world.reply_within = 3.0

    await start()
    assert (await aki.press(board, "Add one")).kind == "update"
    assert board.text == "Count: 1"
    assert len(world.commands[None]) == 7


async def test_commands_in_a_direct_conversation(world: Loopback, bot: SmallBot, aki: Person) -> None:
    here = world.dm(aki)
    assert message(await aki.command(here, "counter")) in aki.dms()
    world_wide = {command["name"] for command in world.commands[None].values()}
    assert "games" in world_wide
    board = aki.dms()[0]
    await aki.press(board, "Add one")
    assert board.text == "Count: 1"


async def test_a_menu_of_channels_lists_those_of_its_server_and_kind() -> None:
    world = Loopback()
    text, voice = world.new_channel("text"), world.new_channel("voice", "voice")
    elsewhere = next(iter(world.add_guild().channels.values()))
    menu = select({"type": 8, "custom_id": "places", "min_values": 0, "max_values": 2, "channel_types": [0]})
    resolved: dict[str, Any] = {}
    assert chosen(menu, [text], world.channel, resolved) == [str(text.id)]
    assert resolved["channels"][str(text.id)]["name"] == "text"
    assert chosen(menu, [], world.channel, resolved) == []
    for other in (voice, elsewhere):
        with pytest.raises(NotOffered):
            chosen(menu, [other], world.channel, resolved)
