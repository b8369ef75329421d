"""The feed: a page is told what its person sees, all at first and then what changes, and never more."""

from __future__ import annotations

import asyncio
import socket

import aiohttp
import pytest

from bot.sandbox import Channel, Loopback, Person
from bot.sandbox.posting import edit, post
from bot.sandbox.site import feed
from bot.sandbox.threads import open_thread
from tests.bot.sandbox.browser import opened
from tests.bot.sandbox.small_bot import SmallBot
from tests.bot.sandbox.test_messages import text_channel

pytestmark = pytest.mark.asyncio


async def test_the_first_frame_has_all(world: Loopback, aki: Person, ben: Person) -> None:
    ben.says(world.channel, "hello")
    async with opened(world, "aki") as tab:
        assert tab.state["reset"] is True
        assert tab.state["me"] == {
            "id": str(aki.id),
            "slug": "aki",
            "name": "Aki",
            "locale": "en-US",
            "dms_open": True,
            "admin": False,
            "news": None,
        }
        assert [someone["slug"] for someone in tab.state["people"]] == ["aki", "ben"]
        assert tab.state["guild"] == {"id": str(world.guild.id), "name": "The Back Room", "locale": "en-US"}
        assert tab.state["bot"] == {"id": str(world.bot.id), "name": "Backroom", "online": False}
        assert tab.state["commands"] == {"guild": [], "dm": []}
        assert tab.state["trouble"] == {"set": [], "denied": {}, "keeper": False, "bot": "stopped"}
        general, dm = tab.state["channels"]
        [message] = tab.messages.values()
        assert general == {
            "id": str(world.channel.id),
            "name": "general",
            "kind": "text",
            "parent": None,
            "archived": False,
            "locked": False,
            "last": message["id"],
        }
        assert (dm["kind"], dm["name"], dm["last"]) == ("dm", "Backroom", None)
        assert (message["content"], message["author"]["global_name"]) == ("hello", "Ben")
        assert (message["ephemeral"], message["loading"], message["pinged"]) == (False, False, False)


async def test_then_only_what_has_changed(world: Loopback, aki: Person, ben: Person) -> None:
    ben.says(world.channel, "first")
    async with opened(world, "aki") as tab:
        second = ben.says(world.channel, "second")
        frame = await tab.read()
        assert frame.keys() == {"channels", "messages"}
        assert [message["content"] for message in frame["messages"]] == ["second"]
        edit(world, second, {"content": "changed"}, {})
        frame = await tab.read()
        assert frame.keys() == {"messages"}
        assert tab.texts == ["first", "changed"]


async def test_what_is_deleted_is_gone(world: Loopback, aki: Person, bot: SmallBot) -> None:
    async with opened(world, "aki") as tab:
        message = await (await text_channel(bot, world)).send("oops")
        await tab.until(lambda: tab.texts == ["oops"])
        await message.delete()
        frame = await tab.read()
        assert frame["gone"] == [str(message.id)]
        assert "messages" not in frame


async def test_a_secret_reaches_only_one_of_two(world: Loopback, aki: Person, ben: Person, bot: SmallBot) -> None:
    """An ephemeral answer, a form, a direct message and a private thread: not a byte of them at the other page."""
    async with opened(world, "aki") as mine, opened(world, "ben") as other:
        await mine.until(lambda: mine.state["commands"]["guild"])
        await mine.do("command", channel=str(world.channel.id), command=mine.command("hidden"))
        await mine.until(lambda: mine.texts == ["for your eyes", "and this"])
        text = {"text": "a word in private"}
        await mine.do("command", channel=str(world.channel.id), command=mine.command("say"), options=text)
        await mine.until(lambda: "a word in private" in mine.texts and "sent" in mine.texts)
        cellar = aki.open_thread(world.channel, "cellar", private=True)
        aki.says(cellar, "down here")
        await mine.until(lambda: "down here" in mine.texts)
        aki.says(world.channel, "the end")
        await other.until(lambda: "the end" in other.texts)
        assert other.texts == ["the end"]
        for secret in ("for your eyes", "and this", "a word in private", "sent", "cellar", "down here"):
            assert secret not in other.raw
        for message in aki.dms() + aki.sees(cellar):
            assert f'"{message.id}"' not in other.raw.replace(f'"news": "{message.id}"', "")
        assert str(cellar.id) not in other.raw
        assert str(world.dm(aki).id) not in other.raw
    async with opened(world, "ben") as again:
        assert again.texts == ["the end"]
        assert "for your eyes" not in again.raw


async def test_what_a_message_points_to_is_only_for_those_who_see_it(world: Loopback, aki: Person, ben: Person) -> None:
    async with opened(world, "aki") as mine, opened(world, "ben") as other:
        secret = post(world, world.channel, world.bot, {"content": "psst"}, {}, only_for=aki)
        answer = post(world, world.channel, world.bot, {"content": "as I said"}, {})
        answer.reference = secret
        aki.open_thread(world.channel, "cellar", on=answer, private=True)
        again = post(world, world.channel, world.bot, {"content": "once more"}, {})
        again.reference = answer
        for tab in (mine, other):
            await tab.shows("once more")
        shown = mine.messages[str(answer.id)]
        assert (shown["referenced_message"]["content"], shown["thread"]["name"]) == ("psst", "cellar")
        for message in (answer, again):
            assert other.messages[str(message.id)]["referenced_message"] is None
        assert "psst" not in other.raw
        assert "cellar" not in other.raw
        assert str(secret.id) not in other.raw  # nor a number by which it could be told


async def test_a_threads_card_tells_nothing_of_what_only_one_sees(world: Loopback, aki: Person, ben: Person) -> None:
    card = post(world, world.channel, world.bot, {"content": "a table"}, {})
    thread = aki.open_thread(world.channel, "table", on=card)
    async with opened(world, "ben") as other:
        secret = post(world, thread, world.bot, {"content": "psst"}, {}, only_for=aki)
        post(world, thread, world.bot, {"content": "for all"}, {})
        thread.archive()
        await other.shows("for all")
        await other.until(lambda: other.messages[str(card.id)]["thread"]["thread_metadata"]["archived"])
        assert other.messages[str(card.id)]["thread"]["message_count"] == 1
        assert str(secret.id) not in other.raw


async def test_ephemeral_messages_survive_a_reload_until_dismissed(world: Loopback, aki: Person) -> None:
    secret = post(world, world.channel, world.bot, {"content": "psst"}, {}, only_for=aki)
    async with opened(world, "aki") as tab:
        assert tab.messages[str(secret.id)]["ephemeral"] is True
    async with opened(world, "aki") as tab:
        assert tab.texts == ["psst"]
        await tab.do("dismiss", message=str(secret.id))
        await tab.until(lambda: not tab.messages)
    async with opened(world, "aki") as tab:
        assert tab.texts == []


async def test_entering_and_leaving_a_private_thread(world: Loopback, aki: Person, ben: Person) -> None:
    thread = aki.open_thread(world.channel, "cellar", private=True)
    aki.says(thread, "before")
    async with opened(world, "ben") as tab:
        assert tab.texts == []
        aki.says(thread, f"come, <@{ben.id}>")
        await tab.until(lambda: tab.messages)
        assert tab.texts == ["before", f"come, <@{ben.id}>"]
        channel = tab.channel("cellar")
        assert channel["kind"] == "thread"
        assert channel["parent"] == str(world.channel.id)
        thread.members.pop(ben.id)
        world.changed()
        await tab.until(lambda: not tab.messages)
        assert "cellar" not in [channel["name"] for channel in tab.state["channels"]]


async def test_pings_and_direct_messages_are_news(world: Loopback, aki: Person, ben: Person, bot: SmallBot) -> None:
    async with opened(world, "aki") as mine, opened(world, "ben") as other:
        called = ben.says(world.channel, f"<@{aki.id}>!")
        await mine.until(lambda: mine.messages)
        assert mine.messages[str(called.id)]["pinged"] is True
        assert mine.state["me"]["news"] == str(called.id)
        await other.until(lambda: other.messages)
        assert other.messages[str(called.id)]["pinged"] is False
        assert [someone["news"] for someone in other.state["people"]] == [str(called.id), None]
        note = post(world, world.dm(ben), world.bot, {"content": "psst"}, {})
        await mine.until(lambda: mine.state["people"][1]["news"] == str(note.id))
        assert "psst" not in mine.raw
        ben.says(world.dm(ben), "what?")
        await other.until(lambda: "what?" in other.texts)
        assert other.state["me"]["news"] == str(note.id)


async def test_thinking_becomes_an_answer(world: Loopback, aki: Person, bot: SmallBot) -> None:
    async with opened(world, "aki") as tab:
        await tab.until(lambda: tab.state["commands"]["guild"])
        hold = world.faults.hold("PATCH", "/messages/@original")
        outcome = await tab.do("command", channel=str(world.channel.id), command=tab.command("slow"))
        assert (outcome["kind"], outcome["failed"]) == ("deferred", False)
        message = await tab.until(lambda: tab.messages.get(outcome["message"]))
        assert (message["loading"], message["ephemeral"]) == (True, True)
        hold.release()
        await tab.until(lambda: tab.texts == ["done in en-US in en-US"])
        assert tab.messages[outcome["message"]]["loading"] is False


async def test_the_bot_comes_and_goes(world: Loopback, aki: Person, bot: SmallBot) -> None:
    async with opened(world, "aki") as tab:
        await tab.until(lambda: tab.state["bot"]["online"] and tab.state["trouble"]["bot"] == "running")
        offered = await tab.until(lambda: tab.state["commands"]["guild"])
        assert {"counter", "games"} <= {command["name"] for command in offered}
        assert "games" not in {command["name"] for command in tab.state["commands"]["dm"]}
        await bot.close()
        await tab.until(lambda: not tab.state["bot"]["online"])


async def test_a_threads_state_is_on_its_message_and_in_the_list(world: Loopback, aki: Person) -> None:
    async with opened(world, "aki") as tab:
        start = aki.says(world.channel, "let us talk")
        thread = open_thread(world.channel, world.bot, "talk", 11, start)
        await tab.until(lambda: "thread" in tab.messages.get(str(start.id), {}))
        thread.archive(locked=True)
        await tab.until(lambda: tab.messages[str(start.id)]["thread"]["thread_metadata"]["archived"])
        channel = tab.channel("talk")
        assert (channel["archived"], channel["locked"]) == (True, True)
        world.channel.delete()
        await tab.until(lambda: not tab.messages)
        assert [channel["kind"] for channel in tab.state["channels"]] == ["dm"]


async def test_many_messages_are_not_sent_again(world: Loopback, aki: Person) -> None:
    for n in range(500):
        aki.says(world.channel, f"message {n}")
    async with opened(world, "aki") as tab:
        assert len(tab.messages) == 500
        aki.says(world.channel, "one more")
        frame = await tab.read()
        assert len(frame["messages"]) == 1
        assert len(tab.frames[-1]) < 3000


def deaf(world: Loopback) -> socket.socket:
    """A page of Aki's that opens its socket and never reads a byte."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", int(world.base.rpartition(":")[2])))
    lines = [
        f"GET /s/{world.key}/feed?as=aki HTTP/1.1",
        f"Host: {world.base.removeprefix('http://')}",
        f"Origin: {world.base}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    line.sendall("\r\n".join([*lines, "", ""]).encode())
    return line


def many(person: Person, channel: Channel) -> None:
    """More than fits into the buffers of a connection."""
    for n in range(1500):
        person.says(channel, f"{n} " + "x" * 1990)


async def test_a_page_that_reads_nothing_holds_nobody_up(world: Loopback, aki: Person, ben: Person) -> None:
    with deaf(world):
        await world.until(lambda: world.listeners)
        async with opened(world, "ben") as tab:
            many(ben, world.channel)
            await tab.until(lambda: len(tab.messages) == 1500)
            ben.says(world.channel, "and then?")
            await tab.until(lambda: len(tab.messages) == 1501)


async def test_a_page_that_reads_nothing_is_cut_off(
    world: Loopback, aki: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "PATIENCE", 0.1)
    many(aki, world.channel)
    with deaf(world):
        await world.until(lambda: world.listeners)
        await world.until(lambda: not world.listeners)


async def test_a_page_that_reads_nothing_does_not_keep_the_world_from_stopping() -> None:
    world = await Loopback().start()
    aki = world.person("Aki")
    many(aki, world.channel)
    with deaf(world):
        await world.until(lambda: world.listeners)
        async with asyncio.timeout(10):
            await world.stop()
    assert not world.listeners


async def test_sockets_close_when_the_world_stops() -> None:
    world = await Loopback().start()
    world.person("Aki")
    async with opened(world, "aki") as tab:
        assert tab.socket is not None
        await world.stop()
        message = await tab.socket.receive(timeout=10)
        assert message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
    assert not world.listeners


async def test_nobody_is_listening_after_the_last_page(world: Loopback, aki: Person) -> None:
    async with opened(world, "aki"), opened(world, "aki"):
        assert len(world.listeners) == 1
    await world.until(lambda: not world.listeners)
