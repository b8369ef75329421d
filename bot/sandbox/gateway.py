"""The gateway: a websocket that says hello, tells of every event in order, and takes up a broken session again."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMessage, WSMsgType, web

from bot.sandbox.messages import Json
from bot.sandbox.payloads import account_json, guild_json, member_json, without_content
from bot.sandbox.world import Guild, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = (
    0,
    1,
    2,
    6,
    7,
    8,
    9,
    10,
    11,
)
PRESENCE, VOICE, SOUNDS = 3, 4, 31
KEPT_EVENTS = 2000
FRAME_SIZE = 4096
# Seconds until a heartbeat is acknowledged, as over a real line. discord.py notes in a thread of its own when it has
# sent one; acknowledged before that, it counts from the heartbeat before, and says that it cannot keep up.
ON_THE_WAY = 0.05
GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 1, 1 << 9, 1 << 12, 1 << 15

WRITTEN = ("MESSAGE_CREATE", "MESSAGE_UPDATE")


class Hangup(Exception):
    """What Discord closes the connection for: a code and a sentence."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(f"{code} {sentence}")
        self.code, self.sentence = code, sentence


@dataclass(slots=True, eq=False)
class Line:
    """One websocket connection; what is put in the queue is sent in order."""

    socket: web.WebSocketResponse
    request: web.Request
    queue: asyncio.Queue[Json | None] = field(default_factory=asyncio.Queue)
    session: Session | None = None

    def send(self, op: int, data: Any = None, **more: Any) -> None:
        """Put a frame into the queue."""
        self.queue.put_nowait({"op": op, "d": data, "s": None, "t": None} | more)

    async def write(self) -> None:
        """Send what is in the queue until there is no more or nobody listens."""
        while (frame := await self.queue.get()) is not None:
            try:
                await self.socket.send_str(json.dumps(frame))
            except ConnectionError:
                return

    def cut(self) -> None:
        """Break the connection without a word."""
        if self.request.transport is not None:
            self.request.transport.abort()


@dataclass(slots=True, eq=False)
class Session:
    """What the bot knows itself by; keeps every event so that a broken connection can be taken up again."""

    shard: int
    shards: int
    intents: int
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    events: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    seq: int = 0
    line: Line | None = None

    def tell(self, event: str, data: Any) -> None:
        """Note an event and send it if somebody listens."""
        self.seq += 1
        self.events.append({"op": DISPATCH, "t": event, "s": self.seq, "d": data})
        if self.line is not None:
            self.line.queue.put_nowait(self.events[-1])

    def since(self, seq: int | None) -> list[Json] | None:
        """The events after this number; None if they are not kept any more, or never were."""
        missed = [event for event in self.events if event["s"] > (seq or 0)]
        return missed if len(missed) == self.seq - (seq or 0) else None

    def concerns(self, guild: Guild | None) -> bool:
        """Whether events of this server (or of direct conversations) go to this shard."""
        return (guild.id >> 22) % self.shards == self.shard if guild else self.shard == 0


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.sessions: dict[str, Session] = {}
        self.lines: set[Line] = set()
        self.identified = 0
        self.resumed = 0
        world.subscribers.append(self.tell)

    @property
    def ready(self) -> bool:
        """Whether every shard of the bot listens."""
        return {session.shard for session in self.sessions.values() if session.line} >= set(range(self.world.shards))

    def tell(self, event: str, data: Json, guild: Guild | None, intent: int) -> None:
        """Tell the sessions that an event is for."""
        for session in self.sessions.values():
            if session.concerns(guild) and session.intents & intent == intent:
                hidden = guild and event in WRITTEN and not session.intents & MESSAGE_CONTENT
                session.tell(event, without_content(data, self.world.bot) if hidden else data)

    def cut(self) -> None:
        """Break every connection, as a bad network does; the sessions can be resumed."""
        for line in list(self.lines):
            line.cut()

    def ask_to_reconnect(self) -> None:
        """Ask the bot to come back on a new connection, as Discord does before it restarts a server."""
        for line in list(self.lines):
            line.send(RECONNECT)

    def forget_sessions(self) -> None:
        """Let every session expire: the next RESUME is answered with INVALID_SESSION."""
        self.sessions.clear()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One websocket connection from hello to goodbye."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        line = Line(socket, request)
        self.lines.add(line)
        writer = asyncio.create_task(line.write())
        line.send(HELLO, {"heartbeat_interval": 41250})
        try:
            async for frame in socket:
                self._take(line, _decoded(frame))
            if socket.close_code in (1000, 1001) and line.session is not None:
                self.sessions.pop(line.session.id, None)  # who says goodbye has no session to come back to
        except Hangup as reason:
            await socket.close(code=reason.code, message=reason.sentence.encode())
        finally:
            self._gone(line)
            await asyncio.gather(writer, return_exceptions=True)
        return socket

    async def close(self) -> None:
        """Close every connection."""
        for line in list(self.lines):
            await line.socket.close(code=1001)

    def _gone(self, line: Line) -> None:
        line.queue.put_nowait(None)
        self.lines.discard(line)
        if line.session is not None and line.session.line is line:
            line.session.line = None
        self.world.changed()

    def _take(self, line: Line, frame: Json) -> None:
        """One frame of the bot."""
        op: int = frame["op"]
        data: Any = frame.get("d")
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(ON_THE_WAY, line.send, ACK)
        elif op in (IDENTIFY, RESUME):
            self._begin(line, op, data)
        elif op not in (PRESENCE, VOICE, REQUEST_MEMBERS, SOUNDS):
            raise Hangup(4001, "Unknown opcode.")
        elif line.session is None:
            raise Hangup(4003, "Not authenticated.")
        elif op == REQUEST_MEMBERS:
            self._members(line.session, data)

    def _begin(self, line: Line, op: int, data: Any) -> None:
        """A new session, or an old one taken up again: once on each connection."""
        if line.session is not None:
            raise Hangup(4005, "Already authenticated.")
        needed = {"token", "properties", "intents"} if op == IDENTIFY else {"token", "session_id", "seq"}
        if not isinstance(data, dict) or not needed <= set(data):
            raise Hangup(4002, "Error while decoding payload.")
        if data["token"] != self.world.token:
            raise Hangup(4004, "Authentication failed.")
        self._identify(line, data) if op == IDENTIFY else self._resume(line, data)

    def _identify(self, line: Line, data: Json) -> None:
        """A new session; older ones of the same shard that nobody listens on are gone."""
        if data["intents"] & MESSAGE_CONTENT and not self.world.reads_content:
            raise Hangup(4014, "Disallowed intent(s).")
        shard, shards = data.get("shard", (0, 1))
        for old in [session for session in self.sessions.values() if session.shard == shard and not session.line]:
            del self.sessions[old.id]
        session = Session(shard, shards, data["intents"])
        self.sessions[session.id] = session
        line.session, session.line = session, line
        guilds = [guild for guild in self.world.guilds.values() if session.concerns(guild)]
        session.tell("READY", self._ready(session, guilds))
        for guild in guilds:
            everybody = bool(session.intents & GUILD_MEMBERS)
            session.tell("GUILD_CREATE", guild_json(guild, everybody=everybody) | {"unavailable": False})
        self.identified += 1
        self.world.changed()

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        bot = self.world.bot
        return {
            "v": 10,
            "user": account_json(bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": gateway_url(self.world),
            "shard": [session.shard, session.shards],
            "application": {"id": str(bot.id), "flags": 0},
            "private_channels": [],
        }

    def _resume(self, line: Line, data: Json) -> None:
        """Tell again what the bot has missed, or that its session is no more."""
        session = self.sessions.get(data["session_id"])
        if session is not None and (data["seq"] or 0) > session.seq:
            raise Hangup(4007, "Invalid seq.")
        missed = session.since(data["seq"]) if session else None
        if session is None or missed is None:
            line.send(INVALID_SESSION, False)
            return
        line.session, session.line = session, line
        for event in missed:
            line.queue.put_nowait(event)
        session.tell("RESUMED", {})
        self.resumed += 1
        self.world.changed()

    def _members(self, session: Session, data: Json) -> None:
        """Members of a server, by id, by the beginning of the name, or all."""
        guild = self.world.guilds[int(data["guild_id"])]
        wanted = set(map(str, data.get("user_ids") or []))
        query = (data.get("query") or "").lower()
        found = [
            member_json(guild, user)
            for user in guild.members.values()
            if (str(user.id) in wanted if wanted else user.name.lower().startswith(query))
        ]
        chunk = {"guild_id": str(guild.id), "members": found, "chunk_index": 0, "chunk_count": 1}
        session.tell("GUILD_MEMBERS_CHUNK", chunk | {"nonce": data.get("nonce")})


def _decoded(frame: WSMessage) -> Json:
    """A frame as an object with an opcode."""
    try:
        body = json.loads(frame.data)
        if frame.type is WSMsgType.TEXT and len(frame.data) <= FRAME_SIZE and isinstance(body["op"], int):
            return dict(body)
    except (ValueError, TypeError, KeyError):
        pass
    raise Hangup(4002, "Error while decoding payload.")


def gateway_url(world: World) -> str:
    """Where the gateway is."""
    return f"{world.base.replace('http', 'ws', 1)}/gateway"
