"""Messages, files, threads and direct conversations, and Discord's refusals."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.sandbox import Loopback, Person
from tests.bot.sandbox.small_bot import Counter, SmallBot, picture
from tests.bot.sandbox.stage import Stage

pytestmark = pytest.mark.asyncio


async def text_channel(bot: SmallBot, world: Loopback) -> discord.TextChannel:
    """The default channel as the bot knows it."""
    channel = await bot.fetch_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def refused(code: int, doing: Any) -> discord.HTTPException:
    """Do something and expect to be refused with this code."""
    with pytest.raises(discord.HTTPException) as caught:
        await doing
    assert caught.value.code == code
    return caught.value


async def test_a_direct_message_and_closed_ones(world: Loopback, bot: SmallBot, aki: Person, ben: Person) -> None:
    assert (await aki.command(world.channel, "say", text="psst")).text == "sent"
    assert [dm.text for dm in aki.dms()] == ["psst"]
    assert (await aki.command(world.channel, "say", text="hello", to=ben)).text == "sent"
    assert [dm.text for dm in ben.dms()] == ["hello"]
    aki.dms_open = False
    assert (await aki.command(world.channel, "say", text="psst")).text == "closed 50007"
    ben.leave()
    friend = await bot.fetch_user(ben.id)
    await refused(50278, friend.send("still there?"))


async def test_files_are_kept_and_replaced(world: Loopback, bot: SmallBot, aki: Person) -> None:
    channel = await text_channel(bot, world)
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The board")))
    sent = await channel.send(view=view, file=picture())
    assert await sent.attachments[0].read() == b"one"
    seen = aki.sees(world.channel)[0]
    assert (seen.attachments[0].data, seen.attachments[0].description) == (b"one", "The board")

    edited = await sent.edit(view=view, attachments=[picture(content=b"two")])
    assert [file.data for file in seen.attachments] == [b"two"]
    edited = await edited.edit(attachments=[*edited.attachments, picture("extra.png")])
    assert [file.filename for file in seen.attachments] == ["board.png", "extra.png"]
    gallery = edited.components[0]
    assert isinstance(gallery, discord.MediaGalleryComponent)
    assert gallery.items[0].media.url == seen.attachments[0].url


async def test_a_thread_on_a_message(world: Loopback, bot: SmallBot, aki: Person, ben: Person) -> None:
    board = (await aki.command(world.channel, "counter")).message
    assert board is not None
    channel = await text_channel(bot, world)
    thread = await (await channel.fetch_message(board.id)).create_thread(name="The game", auto_archive_duration=10080)
    await thread.send(f"Welcome <@{aki.id}>")
    await thread.add_user(discord.Object(ben.id))
    here = board.thread
    assert here is not None
    assert (here.id, here.name, here.auto_archive, world.channel.threads) == (board.id, "The game", 10080, [here])
    assert set(here.members) == {world.bot.id, aki.id, ben.id}
    assert [seen.text for seen in ben.sees(here)] == [f"Welcome <@{aki.id}>"]
    assert (await aki.command(here, "counter")).message in ben.sees(here)
    assert bot.get_channel(here.id) is not None

    again = await channel.fetch_message(board.id)
    await refused(160004, again.create_thread(name="Another"))
    inside = await thread.send("inside")
    await refused(50024, inside.create_thread(name="Deeper"))


async def test_archived_threads(world: Loopback, bot: SmallBot, aki: Person) -> None:
    channel = await text_channel(bot, world)
    thread = await channel.create_thread(name="Private")
    first = await thread.send("first")
    here = world.channels[thread.id]
    assert aki.sees(here) == []
    here.archive()
    await refused(50083, first.edit(content="changed"))
    await thread.send("second")
    assert not here.archived
    world.channel.deny("manage_threads")
    here.archive(locked=True)
    await refused(50083, thread.send("third"))


async def test_private_threads_are_seen_by_their_members(world: Loopback, bot: SmallBot, aki: Person) -> None:
    thread = await (await text_channel(bot, world)).create_thread(name="Private")
    await thread.send(f"<@{aki.id}>")
    assert len(aki.sees(world.channels[thread.id])) == 1


async def test_threads_that_people_open(world: Loopback, bot: SmallBot, aki: Person, ben: Person) -> None:
    post = aki.open_thread(world.new_channel("ideas", "forum"), "A post")
    outcome = await aki.command(post, "counter")
    assert outcome.message in ben.sees(post)
    secret = aki.open_thread(world.channel, "Between us", private=True)
    assert not secret.visible_to(ben)


async def test_a_nonce_posts_once(world: Loopback, bot: SmallBot, aki: Person) -> None:
    channel = await text_channel(bot, world)
    first = await channel.send("hello", nonce="n1")
    second = await channel.send("hello", nonce="n1")
    assert first.id == second.id
    assert len(aki.sees(world.channel)) == 1
    world.advance(600)
    assert (await channel.send("hello", nonce="n1")).id != first.id


async def test_history_replies_and_deletion(world: Loopback, bot: SmallBot, aki: Person) -> None:
    channel = await text_channel(bot, world)
    asked = aki.says(world.channel, "What time is it?")
    answer = await (await channel.fetch_message(asked.id)).reply("Late")
    last = await channel.send("Very late")
    assert [m.content async for m in channel.history()] == ["Very late", "Late", ""]
    assert [m.id async for m in channel.history(after=answer)] == [last.id]
    assert [m.id async for m in channel.history(before=answer)] == [asked.id]
    assert answer.reference is not None
    assert answer.reference.message_id == asked.id
    await last.delete()
    assert [m.text for m in aki.sees(world.channel)] == ["What time is it?", "Late"]
    await refused(10008, last.edit(content="gone"))
    await refused(50005, (await channel.fetch_message(asked.id)).edit(content="forged"))
    await channel.delete_messages([answer, discord.Object(asked.id)])
    assert aki.sees(world.channel) == []


async def test_the_messages_below_a_message(world: Loopback, stage: Stage, aki: Person) -> None:
    """The nearest ones after it, newest first, with their authors; words only where the bot was granted them."""
    thread = aki.open_thread(world.channel, "our game")
    said = [aki.says(thread, f"line {n}") for n in range(4)]
    path = f"/channels/{thread.id}/messages?after={said[0].id}&limit=2"
    below = (await stage.ask("GET", path)).body
    assert [one["id"] for one in below] == [str(said[2].id), str(said[1].id)]
    assert [(one["author"]["id"], one["content"]) for one in below] == [(str(aki.id), "")] * 2
    assert (await stage.ask("GET", f"/channels/{thread.id}/messages?after={said[3].id}")).body == []
    world.reads_content = True
    assert [one["content"] for one in (await stage.ask("GET", path)).body] == ["line 2", "line 1"]


async def test_pings_are_only_for_those_allowed(world: Loopback, bot: SmallBot, aki: Person, ben: Person) -> None:
    channel = await text_channel(bot, world)
    some = discord.AllowedMentions(everyone=False, users=[discord.Object(aki.id)], roles=False)
    await channel.send(f"<@{aki.id}> and <@{ben.id}>", allowed_mentions=some)
    assert aki.sees(world.channel)[0].pinged == [aki]


async def test_permissions_can_be_taken_and_given_back(world: Loopback, bot: SmallBot, aki: Person) -> None:
    channel = await text_channel(bot, world)
    message = await channel.send("fine")
    world.channel.deny("send_messages", "create_public_threads", "attach_files")
    await refused(50013, channel.send("no"))
    await refused(50013, message.create_thread(name="no"))
    await refused(50013, message.edit(attachments=[picture()]))
    await message.edit(content="an edit needs no permission")
    assert (await aki.command(world.channel, "counter")).kind == "message"
    cached = bot.get_channel(world.channel.id)
    assert isinstance(cached, discord.TextChannel)
    assert not cached.permissions_for(cached.guild.me).send_messages
    world.channel.deny("view_channel")
    await refused(50001, bot.fetch_channel(world.channel.id))
    world.channel.allow("view_channel", "send_messages")
    await channel.send("back")


async def test_what_is_not_there(world: Loopback, bot: SmallBot) -> None:
    channel = await text_channel(bot, world)
    await refused(10003, bot.fetch_channel(123))
    await refused(10008, channel.fetch_message(123))
    await refused(10013, bot.fetch_user(123))
    await refused(10007, channel.guild.fetch_member(123))
    await refused(10004, bot.fetch_guild(123))
    voice = world.new_channel("Voice", "voice")
    talk = await bot.fetch_channel(voice.id)
    assert isinstance(talk, discord.VoiceChannel)
    await talk.send("text in voice")


async def test_an_unknown_route_is_noted(world: Loopback, bot: SmallBot) -> None:
    await refused(0, (await text_channel(bot, world)).invites())
    assert "no such route" in world.violations.pop()


async def test_too_much_in_a_layout_is_refused(world: Loopback, bot: SmallBot) -> None:
    channel = await text_channel(bot, world)
    text = discord.ui.LayoutView()
    for _ in range(2):
        text.add_item(discord.ui.TextDisplay("x" * 2001))
    error = await refused(50035, channel.send(view=text))
    assert "displayable text" in error.text
    long_id = Counter()
    next(b for b in long_id.walk_children() if isinstance(b, discord.ui.Button)).custom_id = "x" * 101
    error = await refused(50035, channel.send(view=long_id))
    assert "components.0.components.1.components.0.custom_id" in error.text
    assert world.channel.messages == {}
    assert all("components.0.components.1.components.0.custom_id" in violation for violation in world.violations)
    world.violations.clear()
