"""The gateway frame by frame, on a plain websocket: sessions, numbers, RESUME, and what it hangs up for."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from bot.sandbox import Loopback, Person
from bot.sandbox.interactions import COMMAND, begin
from tests.bot.sandbox.stage import COMMAND_DATA

pytestmark = pytest.mark.asyncio

Frame = dict[str, Any]
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    0,
    1,
    2,
    3,
    6,
    7,
    8,
    9,
    10,
    11,
)


class Line:
    """One connection, as a library has it."""

    def __init__(self, world: Loopback, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.world, self.socket = world, socket
        self.session, self.seq = "", 0

    async def hear(self) -> Frame:
        """The next frame."""
        message = await self.socket.receive(timeout=10)
        assert message.type is aiohttp.WSMsgType.TEXT, message
        frame: Frame = json.loads(message.data)
        self.seq = frame["s"] or self.seq
        return frame

    async def until(self, event: str) -> list[Frame]:
        """All frames up to this event."""
        heard = [await self.hear()]
        while heard[-1]["t"] != event:
            heard.append(await self.hear())
        return heard

    async def say(self, op: int, data: Any = None) -> None:
        """Send a frame."""
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def identify(self, **more: Any) -> list[Frame]:
        """Begin a session and hear of its server."""
        await self.say(IDENTIFY, {"token": self.world.token, "intents": 1, "properties": {}} | more)
        heard = await self.until("GUILD_CREATE")
        self.session = heard[0]["d"]["session_id"]
        return heard

    async def resume(self, earlier: Line, **more: Any) -> None:
        """Take up the session of an earlier connection."""
        await self.say(RESUME, {"token": self.world.token, "session_id": earlier.session, "seq": earlier.seq} | more)

    async def closed(self) -> int | None:
        """The code with which the other side hangs up, after whatever it still says."""
        while (await self.socket.receive(timeout=10)).type is aiohttp.WSMsgType.TEXT:
            pass
        return self.socket.close_code


Connect = Callable[[], Any]


@pytest_asyncio.fixture
async def connect(world: Loopback) -> AsyncIterator[Connect]:
    """Connects, and hears HELLO."""
    async with aiohttp.ClientSession() as session, AsyncExitStack() as opened:

        async def go() -> Line:
            address = f"{world.base.replace('http', 'ws', 1)}/gateway/?v=10"
            line = Line(world, await opened.enter_async_context(session.ws_connect(address)))
            hello = await line.hear()
            assert (hello["op"], hello["d"]) == (HELLO, {"heartbeat_interval": 41250})
            return line

        yield go


async def cut(world: Loopback) -> None:
    """Break the connections, and wait until the other side knows."""
    world.gateway.cut()
    await world.bot_gone()


def press(world: Loopback, person: Person) -> int:
    """Somebody does something that the bot should hear of."""
    return begin(world, person, world.channel, COMMAND, COMMAND_DATA).id


async def test_every_event_has_the_next_number(world: Loopback, connect: Connect, aki: Person) -> None:
    line = await connect()
    heard = await line.identify()
    for _ in range(5):
        press(world, aki)
        heard.append(await line.hear())
    assert [frame["s"] for frame in heard] == list(range(1, len(heard) + 1))
    assert [frame["t"] for frame in heard[:2]] == ["READY", "GUILD_CREATE"]
    assert {frame["op"] for frame in heard} == {DISPATCH}
    assert heard[0]["d"]["resume_gateway_url"].startswith("ws://127.0.0.1:")


async def test_heartbeats_are_acknowledged(connect: Connect) -> None:
    """Before and after IDENTIFY; the acknowledgement has no number."""
    line = await connect()
    for _ in range(2):
        await line.say(HEARTBEAT, line.seq or None)
        assert await line.hear() == {"op": ACK, "d": None, "s": None, "t": None}
        if not line.session:
            await line.identify()


async def test_an_acknowledgement_takes_its_time_and_holds_nothing_up(world: Loopback, connect: Connect) -> None:
    """As over a real line: a library whose thread has not yet noted that it sent the heartbeat would think the
    acknowledgement belongs to the one before, and say every time that it is 41 seconds behind.
    """
    line = await connect()
    await line.identify()
    before = time.perf_counter()
    await line.say(HEARTBEAT, line.seq)
    await asyncio.sleep(0)
    world.new_channel("meanwhile")
    [event, ack] = await _to_ack(line)
    assert (event["t"], ack["op"]) == ("CHANNEL_CREATE", ACK)
    assert 0.04 < time.perf_counter() - before < 5


async def test_resume_tells_what_was_missed_and_no_more(world: Loopback, connect: Connect, aki: Person) -> None:
    """What was pressed while the line was cut is told once, in order, before RESUMED and what comes after."""
    first = await connect()
    await first.identify()
    heard = press(world, aki)
    assert (await first.hear())["d"]["id"] == str(heard)
    await cut(world)
    missed = [press(world, aki) for _ in range(3)]

    second = await connect()
    await second.resume(first)
    told = await second.until("RESUMED")
    later = press(world, aki)
    told.append(await second.hear())
    assert [frame["d"].get("id") for frame in told] == [*map(str, missed), None, str(later)]
    assert [frame["s"] for frame in told] == list(range(first.seq + 1, first.seq + 6))
    assert (world.gateway.identified, world.gateway.resumed) == (1, 1)


async def test_resume_with_nothing_missed_and_twice(world: Loopback, connect: Connect, aki: Person) -> None:
    line = await connect()
    await line.identify()
    for _ in range(2):
        await cut(world)
        again = await connect()
        again.session = line.session
        await again.resume(line)
        assert [frame["t"] for frame in await again.until("RESUMED")] == ["RESUMED"]
        line = again
    number = press(world, aki)
    assert (await line.hear())["d"]["id"] == str(number)


async def test_a_session_that_is_no_more(world: Loopback, connect: Connect) -> None:
    """Unknown, expired, or ended with a goodbye: INVALID_SESSION, not to be resumed; the same line may identify."""
    line = await connect()
    await line.identify()
    unknown = await connect()
    await unknown.resume(line, session_id="0" * 32)
    assert (await unknown.hear() | {"s": None}) == {"op": INVALID, "d": False, "s": None, "t": None}
    await unknown.identify()

    world.gateway.forget_sessions()
    expired = await connect()
    await expired.resume(line)
    assert (await expired.hear())["op"] == INVALID
    await expired.identify()

    await expired.socket.close(code=1000)
    left = await connect()
    await left.resume(expired)
    assert (await left.hear())["op"] == INVALID


async def test_events_that_are_not_kept_any_more(world: Loopback, connect: Connect, aki: Person) -> None:
    line = await connect()
    await line.identify()
    await cut(world)
    for _ in range(3):
        press(world, aki)
    for _ in range(3):
        world.gateway.sessions[line.session].events.popleft()
    again = await connect()
    await again.resume(line)
    assert (await again.hear())["op"] == INVALID


async def test_asked_to_reconnect(world: Loopback, connect: Connect) -> None:
    line = await connect()
    await line.identify()
    world.gateway.ask_to_reconnect()
    assert (await line.hear())["op"] == RECONNECT
    await line.socket.close(code=4000)
    again = await connect()
    await again.resume(line)
    assert (await again.hear())["t"] == "RESUMED"


BEGINNING = {"token": "{token}", "intents": 1, "properties": {}}

# What is sent, on a new line or after IDENTIFY, and the code with which Discord hangs up.
HANGUPS: dict[str, tuple[bool, str, int]] = {
    "an unknown opcode": (True, '{"op": 99, "d": null}', 4001),
    "an opcode that only Discord sends": (True, '{"op": 10, "d": null}', 4001),
    "no json": (True, "{", 4002),
    "no opcode": (True, '{"d": null}', 4002),
    "no object": (True, "[1]", 4002),
    "an identity without a token": (False, '{"op": 2, "d": {"intents": 1, "properties": {}}}', 4002),
    "a frame of more than 4096 bytes": (True, json.dumps({"op": 3, "d": "x" * 4096}), 4002),
    "something before the identity": (False, '{"op": 3, "d": {}}', 4003),
    "a wrong token": (False, '{"op": 2, "d": {"token": "wrong", "intents": 1, "properties": {}}}', 4004),
    "a wrong token to resume with": (False, '{"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 1}}', 4004),
    "an identity twice": (True, json.dumps({"op": 2, "d": BEGINNING}), 4005),
    "a session on top of a session": (True, '{"op": 6, "d": {"token": "{token}", "session_id": "x", "seq": 1}}', 4005),
}


@pytest.mark.parametrize(("begun", "frame", "code"), HANGUPS.values(), ids=HANGUPS)
async def test_hanging_up(world: Loopback, connect: Connect, begun: bool, frame: str, code: int) -> None:
    line = await connect()
    if begun:
        await line.identify()
    await line.socket.send_str(frame.replace("{token}", world.token))
    assert await line.closed() == code
    await world.bot_gone()


async def test_a_number_that_was_never_told(world: Loopback, connect: Connect) -> None:
    line = await connect()
    await line.identify()
    await cut(world)
    again = await connect()
    await again.resume(line, seq=line.seq + 1)
    assert await again.closed() == 4007


async def test_only_what_was_asked_for(world: Loopback, connect: Connect, aki: Person) -> None:
    """Without the intent for messages nothing is told of them, and no number is used up."""
    deaf, keen = await connect(), await connect()
    await deaf.identify()
    await keen.identify(intents=1 | 1 << 9)
    aki.says(world.channel, "hello")
    number = press(world, aki)
    assert [(await keen.hear())["t"] for _ in range(2)] == ["MESSAGE_CREATE", "INTERACTION_CREATE"]
    frame = await deaf.hear()
    assert (frame["d"]["id"], frame["s"]) == (str(number), 3)


async def test_what_people_write_is_for_those_who_may_read_it(world: Loopback, connect: Connect, aki: Person) -> None:
    """A server's message comes without its words, unless it mentions the bot; a direct one has them."""
    thread = aki.open_thread(world.channel, "our game")
    messages = 1 | 1 << 9 | 1 << 12
    keen = await connect()
    await keen.identify(intents=messages)
    said = aki.says(thread, "hello")
    aki.says(world.channel, f"<@{world.bot.id}> hello")
    aki.says(world.dm(aki), "psst")
    heard = [frame["d"] for frame in [await keen.hear() for _ in range(3)]]
    assert [body["content"] for body in heard] == ["", f"<@{world.bot.id}> hello", "psst"]
    assert (heard[0]["id"], heard[0]["channel_id"]) == (str(said.id), str(thread.id))
    assert heard[0]["author"]["id"] == str(aki.id)
    greedy = await connect()
    await greedy.say(IDENTIFY, {"token": world.token, "intents": messages | 1 << 15, "properties": {}})
    assert await greedy.closed() == 4014
    world.reads_content = True
    granted = await connect()
    await granted.identify(intents=messages | 1 << 15)
    aki.says(thread, "still there?")
    assert (await granted.hear())["d"]["content"] == "still there?"


async def test_nothing_is_told_of_a_channel_that_the_bot_does_not_see(
    world: Loopback, connect: Connect, aki: Person
) -> None:
    hidden = world.new_channel("hidden")
    hidden.deny("view_channel")
    keen = await connect()
    await keen.identify(intents=1 | 1 << 9)
    aki.says(hidden, "between us")
    said = aki.says(world.channel, "hello all")
    assert (await keen.hear())["d"]["id"] == str(said.id)


async def test_members_are_told_when_asked_for(world: Loopback, connect: Connect, aki: Person) -> None:
    line = await connect()
    await line.identify()
    await line.say(MEMBERS, {"guild_id": str(world.guild.id), "user_ids": [str(aki.id)], "limit": 0})
    chunk = (await line.hear())["d"]
    assert [member["user"]["id"] for member in chunk["members"]] == [str(aki.id)]
    await line.say(PRESENCE, {"since": None, "activities": [], "status": "online", "afk": False})
    await line.say(HEARTBEAT)
    assert (await line.hear())["op"] == ACK


async def test_sessions_do_not_hear_what_is_anothers(connect: Connect) -> None:
    """Two shards: direct conversations go to the first alone."""
    async with Loopback(shards=2) as world, aiohttp.ClientSession() as session, AsyncExitStack() as opened:
        aki = world.person("Aki")
        lines = []
        for shard in range(2):
            address = f"{world.base.replace('http', 'ws', 1)}/gateway/"
            line = Line(world, await opened.enter_async_context(session.ws_connect(address)))
            await line.hear()
            data = {"token": world.token, "intents": 1, "properties": {}, "shard": [shard, 2]}
            await line.say(IDENTIFY, data)
            await line.until("READY")
            lines.append(line)
        begin(world, aki, world.dm(aki), COMMAND, COMMAND_DATA)
        await asyncio.gather(*(line.say(HEARTBEAT) for line in lines))
        heard = [[frame["t"] for frame in await _to_ack(line)] for line in lines]
    assert "INTERACTION_CREATE" in heard[0]
    assert "INTERACTION_CREATE" not in heard[1]


async def _to_ack(line: Line) -> list[Frame]:
    heard = [await line.hear()]
    while heard[-1]["op"] != ACK:
        heard.append(await line.hear())
    return heard
