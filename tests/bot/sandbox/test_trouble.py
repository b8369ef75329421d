"""Trouble on order: every verb does what it says, and the pages show it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from bot.sandbox import Loopback, Person
from bot.sandbox.posting import post
from tests.bot.sandbox.browser import Tab, opened
from tests.bot.sandbox.process import Process
from tests.bot.sandbox.small_bot import SmallBot
from tests.bot.sandbox.test_messages import text_channel

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def tab(world: Loopback, aki: Person) -> AsyncIterator[Tab]:
    async with opened(world, "aki") as tab:
        yield tab


async def refused(tab: Tab, status: int, verb: str, /, **body: Any) -> None:
    got, answer = await tab.post(f"trouble/{verb}", body)
    assert (got, list(answer)) == (status, ["error"]), answer


async def test_closed_messages(world: Loopback, aki: Person, tab: Tab) -> None:
    await tab.trouble("dms", person="aki", open=False)
    assert not aki.dms_open
    await tab.until(lambda: not tab.state["me"]["dms_open"])
    await tab.trouble("dms", person="aki", open=True)
    assert aki.dms_open
    await refused(tab, 404, "dms", person="zoe", open=True)
    await refused(tab, 400, "dms", person="aki", open="yes")


async def test_the_line(world: Loopback, bot: SmallBot, tab: Tab) -> None:
    await tab.trouble("gateway", how="cut")
    await world.until(lambda: world.gateway.resumed == 1)
    await tab.trouble("gateway", how="reconnect")
    await world.until(lambda: world.gateway.resumed == 2)
    await tab.trouble("gateway", how="forget")
    await world.until(lambda: world.gateway.identified == 2)
    await refused(tab, 400, "gateway", how="burn")


async def test_failing_requests(world: Loopback, bot: SmallBot, tab: Tab) -> None:
    channel = await text_channel(bot, world)
    other = world.new_channel("other")
    where = {"channel": str(world.channel.id), "method": "POST", "path": "/messages$"}
    answer = await tab.trouble("requests", kind="fail", status=403, **where)
    [shown] = await tab.until(lambda: tab.state["trouble"]["set"])
    assert shown == {
        "id": answer["id"],
        "kind": "fail",
        "method": "POST",
        "path": rf"^/channels/{world.channel.id}(?=/|$).*(?:/messages$)",
        "status": 403,
        "seconds": 0.0,
        "times": 1,
        "hits": 0,
    }
    elsewhere = await bot.fetch_channel(other.id)
    assert isinstance(elsewhere, discord.TextChannel)
    await elsewhere.send("not hit")
    with pytest.raises(discord.Forbidden):
        await channel.send("hit")
    await tab.until(lambda: not tab.state["trouble"]["set"])
    await channel.send("through")


async def test_all_kinds_of_faults(world: Loopback, bot: SmallBot, tab: Tab) -> None:
    channel = await text_channel(bot, world)
    kinds: dict[str, dict[str, Any]] = {
        "delay": {"seconds": 0.01},
        "rate_limit": {"seconds": 0.01, "times": 2},
        "lose_reply": {},
        "drop": {},
    }
    for kind, more in kinds.items():
        await tab.trouble("requests", kind=kind, method="POST", path="/messages$", **more)
        [fault] = world.faults.standing
        await tab.until(lambda: tab.state["trouble"]["set"])
        assert [fault["kind"] for fault in tab.state["trouble"]["set"]] == [kind]
        if kind in ("delay", "rate_limit"):
            await channel.send(kind)
        else:
            with pytest.raises((aiohttp.ClientError, OSError)):
                await channel.send(kind)
        assert fault.hits == fault.times
        await tab.until(lambda: not tab.state["trouble"]["set"])
    await tab.shows("lose_reply")
    assert tab.texts == ["delay", "rate_limit", "lose_reply"]


async def test_lifting_faults(world: Loopback, tab: Tab) -> None:
    first = await tab.trouble("requests", kind="drop")
    second = await tab.trouble("requests", kind="delay", seconds=1, times=5)
    await tab.trouble("lift", id=first["id"])
    await tab.until(lambda: [fault["id"] for fault in tab.state["trouble"]["set"]] == [second["id"]])
    await refused(tab, 404, "lift", id=first["id"])
    await tab.trouble("clear")
    await tab.until(lambda: not tab.state["trouble"]["set"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "explode"},
        {"kind": "fail", "status": 200},
        {"kind": "fail", "status": "500"},
        {"kind": "delay", "seconds": -1},
        {"kind": "delay", "seconds": 1e9},
        {"kind": "drop", "times": 0},
        {"kind": "drop", "path": "("},
        {"kind": "drop", "path": "x{99999999999999999999}"},
        {"kind": "drop", "path": "x" * 300},
        {"kind": "drop", "method": "BREW"},
        {"kind": "drop", "channel": "x"},
        {"kind": "drop", "more": 1},
        {},
    ],
    ids=str,
)
async def test_faults_that_cannot_be(world: Loopback, tab: Tab, wrong: dict[str, Any]) -> None:
    await refused(tab, 400, "requests", **wrong)
    assert world.faults.standing == []


async def test_a_path_that_only_stands_alone(world: Loopback, tab: Tab) -> None:
    """Flags can only be at the beginning of an expression, and with a channel they are not."""
    await refused(tab, 400, "requests", kind="drop", path="(?i)x", channel=str(world.channel.id))


async def test_permissions(world: Loopback, aki: Person, bot: SmallBot, tab: Tab) -> None:
    channel, here = await text_channel(bot, world), str(world.channel.id)
    await tab.trouble("permission", channel=here, name="send_messages", allowed=False)
    await tab.until(lambda: tab.state["trouble"]["denied"] == {here: ["send_messages"]})
    with pytest.raises(discord.Forbidden):
        await channel.send("no")
    thread = aki.open_thread(world.channel, "thread")
    await tab.trouble("permission", channel=str(thread.id), name="send_messages", allowed=True)
    await tab.until(lambda: tab.state["trouble"]["denied"] == {})
    await channel.send("yes")
    await refused(tab, 400, "permission", channel=here, name="fly", allowed=True)
    await refused(tab, 400, "permission", channel=str(world.dm(aki).id), name="send_messages", allowed=False)
    await refused(tab, 404, "permission", channel="1", name="send_messages", allowed=False)


async def test_deleting(world: Loopback, aki: Person, bot: SmallBot, tab: Tab) -> None:
    message = aki.says(world.channel, "hello")
    await tab.shows("hello")
    await tab.trouble("delete", message=str(message.id))
    await tab.until(lambda: not tab.messages)
    secret = post(world, world.channel, world.bot, {"content": "psst"}, {}, only_for=aki)
    await refused(tab, 404, "delete", message=str(message.id))
    await refused(tab, 404, "delete", message=str(secret.id))
    thread = aki.open_thread(world.channel, "thread")
    await tab.trouble("delete", channel=str(world.channel.id))
    await tab.until(lambda: [channel["kind"] for channel in tab.state["channels"]] == ["dm"])
    for gone in (world.channel, thread):
        with pytest.raises(discord.NotFound):
            await bot.fetch_channel(gone.id)
    await refused(tab, 404, "delete", channel=str(thread.id))
    await refused(tab, 400, "delete", channel=str(world.dm(aki).id))
    await refused(tab, 400, "delete")
    await refused(tab, 400, "delete", channel="1", message="1")


async def test_archiving(world: Loopback, aki: Person, tab: Tab) -> None:
    thread = aki.open_thread(world.channel, "thread")
    await tab.trouble("archive", channel=str(thread.id), locked=True)
    await tab.until(lambda: tab.channel("thread").get("locked"))
    assert (thread.archived, thread.locked) == (True, True)
    await tab.trouble("archive", channel=str(thread.id), locked=False)
    assert not thread.locked
    await refused(tab, 400, "archive", channel=str(world.channel.id), locked=False)
    await refused(tab, 404, "archive", channel="1", locked=False)


async def test_the_servers_language(world: Loopback, aki: Person, bot: SmallBot, tab: Tab) -> None:
    await tab.trouble("guild", locale="ja")
    await tab.until(lambda: tab.state["guild"]["locale"] == "ja")
    outcome = await aki.command(world.channel, "slow")
    assert outcome.text == "done in en-US in ja"
    await refused(tab, 400, "guild", locale="../x")


async def test_the_language_of_everything(world: Loopback, aki: Person, ben: Person, bot: SmallBot, tab: Tab) -> None:
    for locale in ("ja", "en-US"):
        await tab.trouble("language", locale=locale)
        for person in (aki, ben):
            assert (await person.command(world.channel, "slow")).text == f"done in {locale} in {locale}"
    await refused(tab, 400, "language", locale="../x")


async def test_the_bots_process(world: Loopback, tab: Tab) -> None:
    await refused(tab, 409, "bot", how="restart")
    keeper = world.keeper = Process()
    world.changed()
    await tab.until(lambda: tab.state["trouble"]["keeper"] and tab.state["trouble"]["bot"] == "running")
    await tab.trouble("bot", how="restart")
    assert keeper.told == ["stop", "start"]
    for how, shown in (("kill", "stopped"), ("start", "running"), ("stop", "stopped")):
        await tab.trouble("bot", how=how)
        await tab.read()
        assert tab.state["trouble"]["bot"] == shown
    assert keeper.told[2:] == ["kill", "start", "stop"]
    await refused(tab, 400, "bot", how="dance")
    keeper.broken = True
    await refused(tab, 409, "bot", how="start")
