"""Things that go wrong: rate limits, errors, broken connections, lost sessions."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox import Loopback, NotYet, Person
from tests.bot.sandbox.conftest import Start
from tests.bot.sandbox.small_bot import SmallBot, soon
from tests.bot.sandbox.test_messages import refused, text_channel

pytestmark = pytest.mark.asyncio

MESSAGES = "/messages$"


async def test_a_rate_limit_is_waited_out(world: Loopback, bot: SmallBot, aki: Person) -> None:
    channel = await text_channel(bot, world)
    limit = world.faults.rate_limit("POST", MESSAGES, times=2)
    await channel.send("patience")
    assert limit.hits == 2
    assert [request.status for request in world.asked("POST", MESSAGES)] == [429, 429, 200]
    assert [seen.text for seen in aki.sees(world.channel)] == ["patience"]


async def test_a_ban_is_not_waited_out(world: Loopback, bot: SmallBot) -> None:
    channel = await text_channel(bot, world)
    world.faults.rate_limit("POST", MESSAGES, via=False)
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send("patience")
    assert caught.value.status == 429


async def test_an_error_of_the_server_is_tried_again(world: Loopback, bot: SmallBot, aki: Person) -> None:
    channel = await text_channel(bot, world)
    world.faults.fail("POST", MESSAGES, status=500, after=1)
    await channel.send("first")
    await channel.send("second")
    assert [request.status for request in world.asked("POST", MESSAGES)] == [200, 500, 200]
    assert [seen.text for seen in aki.sees(world.channel)] == ["first", "second"]


async def test_broken_connections(world: Loopback, bot: SmallBot, aki: Person) -> None:
    channel = await text_channel(bot, world)
    world.faults.drop("POST", MESSAGES)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await channel.send("dropped")
    assert aki.sees(world.channel) == []
    world.faults.lose_reply("POST", MESSAGES)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await channel.send("posted all the same", nonce="n")
    await channel.send("posted all the same", nonce="n")
    assert [seen.text for seen in aki.sees(world.channel)] == ["posted all the same"]


async def test_errors_with_a_code(world: Loopback, bot: SmallBot) -> None:
    channel = await text_channel(bot, world)
    world.faults.fail("POST", MESSAGES, 403, {"message": "Missing Access", "code": 50001})
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("no")
    assert caught.value.code == 50001


async def test_a_held_request_and_a_late_one(world: Loopback, bot: SmallBot, aki: Person) -> None:
    channel = await text_channel(bot, world)
    world.faults.delay("POST", MESSAGES, 0.01)
    await channel.send("late")
    assert len(aki.sees(world.channel)) == 1


async def test_a_broken_gateway_is_resumed_with_what_was_missed(world: Loopback, bot: SmallBot, aki: Person) -> None:
    world.gateway.cut()
    await world.bot_gone()
    missed = world.new_channel("opened-meanwhile")
    await world.until(lambda: world.gateway.resumed)
    assert (await aki.command(missed, "counter")).kind == "message"
    assert world.gateway.identified == 1
    assert bot.get_channel(missed.id) is not None


async def test_a_session_that_expired_is_begun_anew(world: Loopback, bot: SmallBot, aki: Person) -> None:
    world.gateway.forget_sessions()
    world.gateway.cut()
    await world.until(lambda: world.gateway.identified == 2)
    assert (await aki.command(world.channel, "counter")).kind == "message"


async def test_the_bot_comes_back_when_asked(world: Loopback, bot: SmallBot, aki: Person) -> None:
    world.gateway.ask_to_reconnect()
    await world.until(lambda: world.gateway.resumed)
    assert (await aki.command(world.channel, "counter")).kind == "message"


async def test_joining_and_leaving_servers(world: Loopback, bot: SmallBot) -> None:
    await bot.wait_until_ready()
    other = world.add_guild("Next door", locale="ja")
    carol = world.person("Carol", guild=other)
    there = next(iter(other.channels.values()))
    outcome = await carol.command(there, "slow")
    assert outcome.text == "done in en-US in ja"
    assert await soon(bot.joined) == "Next door"
    world.remove_guild(other)
    await refused(50001, bot.fetch_channel(there.id))
    world.reply_within = 0.05
    assert outcome.message is not None
    assert (await carol.press_raw(outcome.message, "count:1")).failed
    world.reply_within = 3.0
    world.invite(other)
    assert (await carol.command(there, "counter")).kind == "message"


async def test_two_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Loopback(shards=2) as world:
        monkeypatch.setattr(discord.http.Route, "BASE", world.url)
        bot = SmallBot()
        async with bot:
            await bot.login(world.token)
            running = asyncio.create_task(bot.connect())
            await world.bot_ready()
            aki = world.person("Aki")
            assert (await aki.command(world.channel, "counter")).kind == "message"
            assert (await aki.command(world.dm(aki), "counter")).kind == "message"
        await running


async def test_a_wrong_token_is_refused(world: Loopback, start: Start) -> None:
    bot = SmallBot()
    with pytest.raises(discord.LoginFailure):
        await bot.start("wrong")
    await bot.close()


async def test_other_hosts_and_web_pages_are_refused(world: Loopback) -> None:
    async with aiohttp.ClientSession() as session:
        for headers in ({"Host": "evil.example"}, {"Origin": "https://evil.example"}):
            async with session.get(f"{world.url}/gateway", headers=headers) as response:
                assert response.status == 403


async def test_waiting_in_vain_tells_what_people_see(world: Loopback, aki: Person) -> None:
    aki.says(world.channel, "Anybody there?")
    with pytest.raises(NotYet, match=r"Aki .*\n    Anybody there\?"):
        await world.until(lambda: False, timeout=0.01)
