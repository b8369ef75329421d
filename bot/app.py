"""The bot: Discord on one side, tables and store on the other."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Callable
from pathlib import Path
from pkgutil import iter_modules

import discord
from discord.ext import commands, tasks

from bot.base import command_words
from bot.desk import callback
from bot.desk.mending import Mending, due_set_aside
from bot.desk.proposals import Proposals
from bot.desk.router import Desk
from bot.people.preferences import Chosen
from bot.permissions import invite_url
from bot.play.lobby import Lobby
from bot.play.seats import Seats
from bot.play.tables import Tables
from bot.rubbish import Rubbish
from bot.screens.calls import Calls
from bot.screens.layout import LAYOUT, layout_version
from bot.screens.lobby_screen import LobbyScreen
from bot.screens.outbox import Outbox
from bot.screens.panels import Panels
from bot.screens.posts import Posts
from bot.screens.requests import Files, Requests
from bot.screens.results import finish
from bot.screens.talk import Talk
from bot.screens.teller import Teller
from bot.settings import Settings
from bot.store import LeaseLost, Store
from bot.sweeper import Sweeper
from bot.time.downtime import ASLEEP, LostTime
from bot.time.pace import PACES
from bot.ui.faces import Face

log = logging.getLogger(__name__)

COGS = Path(__file__).parent.parent / "cogs"
HEARTBEAT = 10


class Backroom(Requests):
    """One process with all its tables."""

    def __init__(self, settings: Settings, store: Store, holder: str, clock: Callable[[], float] = time.time) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True, guild_messages=True),  # that something was written, not what
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=True),
            help_command=None,
            max_ratelimit_timeout=30.0,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.5,  # how long to listen for further servers before the screens are brought up to date
        )
        parsers = self._connection.parsers
        parsers["INTERACTION_CREATE"] = callback.without_parts(parsers["INTERACTION_CREATE"])
        self.settings = settings
        self.store = store
        self.files = Files()
        self.faces: dict[str, Face] = {}
        self.chosen = Chosen(store)
        self.teller = Teller(store, self.chosen, self.faces, settings.language, clock)
        self.tables = Tables(store, clock, self.chosen.by)
        self.mending = Mending(store, self.tables, clock)
        self.seats = Seats(store, self.tables, clock, self.chosen.by)
        self.lobby = Lobby(store)
        self.posts = Posts(self)
        self.panels = Panels()
        self.calls = Calls(self, store, self.chosen, self.posts, clock)
        self.talk = Talk(self, clock)
        self.lobby_screen = LobbyScreen(self, store, self.lobby, self.faces)
        self.outbox = Outbox(
            self,
            self.teller,
            store,
            self.tables,
            lambda table: finish(store, table),
            lambda match: due_set_aside(self, match),
            self.lobby_screen.touch,
            self.calls,
            self.posts,
            self.talk,
            self.panels,
            clock,
        )
        self.sweeper = Sweeper(store, self.tables, self.outbox, self.chosen, clock)
        self.desk = Desk(self)
        self.holder = holder
        self.clock = clock
        self.rubbish = Rubbish()
        self.proposed = Proposals()
        self._closing: asyncio.Task[None] | None = None
        self._caught_up = False
        self._down: set[int] = set()  # shards whose line to Discord is down
        self.lost_time = LostTime(clock)
        self._making_up = asyncio.Lock()
        self._later_now: set[int] = set()  # live matches whose clocks were moved on, to be shown anew

    # Starting and stopping

    async def setup_hook(self) -> None:
        """Load what people chose and the cogs, sync the commands if they changed, start the heartbeat."""
        await self.wake()
        await self.tree.set_translator(command_words.CommandWords())
        self.tree.on_error = self.desk.command_failed  # type: ignore[method-assign]
        for cog in sorted(module.name for module in iter_modules([str(COGS)]) if not module.ispkg):
            await self.load_extension(f"cogs.{cog}")
        await self._sync_if_changed()
        self.heartbeat.start()

    async def wake(self) -> None:
        """Read what is to be known at once, and give back the time in which nobody looked at the tables."""
        await self.chosen.load()
        await self.calls.load()
        await self._give_time_back()
        self.lost_time.connection(self.connected)

    async def _make_up(self) -> None:
        """For the time in which people could not move since the tables were last looked at."""
        self.lost_time.connection(self.connected)
        async with self._making_up:
            if self.connected and (lost := self.lost_time.seconds) > 0:
                await self._give_time_back(lost)
                self._caught_up = self._caught_up and lost < ASLEEP  # what could not be shown meanwhile was given up

    async def _give_time_back(self, seconds: float | None = None) -> None:
        """Boards whose clocks moved by much are shown anew; an hour of a day is much, a minute is not."""
        lost = await self.sweeper.give_back(seconds)
        moved = [name for name, pace in PACES.items() if lost >= pace.turn / 24]
        for match in await self.store.matches.live(moved):
            await self.store.shown.forget_look(match)
            self._later_now.add(match)
        self.lost_time.looked(lost)

    async def _sync_if_changed(self) -> None:
        translator = self.tree.translator
        assert translator is not None
        payload = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
        key = f"commands:{self.application_id}"
        if await self.store.facts.get(key) != digest:
            await self.tree.sync()
            await self.store.facts.put(key, digest)

    async def on_ready(self) -> None:
        """Bring every screen up to date once; reconnects need not."""
        self.talk.listen()
        await self._make_up()
        if not self._caught_up:
            await self._catch_up()
            log.info("ready; invite it with %s", invite_url(str(self.application_id)))

    async def _catch_up(self) -> None:
        self._caught_up = True
        try:
            await self.outbox.catch_up()
            await self._refresh()
            await self._lay_out_anew()
            for match in await self.mending.sound_again():
                self.outbox.touch(match)
            for match in await self.store.shown.unannounced():
                self.lobby_screen.touch(match)
        except Exception:
            self._caught_up = False  # the heartbeat tries it again
            log.exception("what is behind could not be found yet")

    async def _refresh(self) -> None:
        """What is to be shown otherwise although nothing happened: later times, and calls that were held back."""
        for match in {*self._later_now, *await self.calls.can_go_now()}:
            self.outbox.refresh(match)
        self._later_now.clear()

    async def _lay_out_anew(self) -> None:
        """After an upgrade all that is played is shown as it looks now: in an open window that is not to wait for
        somebody's answer, which it would tell.
        """
        if await self.store.facts.get(LAYOUT) != layout_version():
            for match in await self.store.matches.in_phase("live"):
                self.outbox.refresh(match.id)
            await self.store.facts.put(LAYOUT, layout_version())

    async def on_shard_disconnect(self, shard: int) -> None:
        """A line to Discord is down."""
        self._down.add(shard)
        self.lost_time.connection(self.connected)

    async def on_shard_connect(self, shard: int) -> None:
        """It is back."""
        self._down.discard(shard)
        self.lost_time.connection(self.connected)

    on_shard_resumed = on_shard_connect

    @property
    def connected(self) -> bool:
        """Whether people can move. While they cannot, nobody's time runs."""
        return self.is_ready() and not self._down >= self.shards.keys()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Its tables were not shown while we were not there."""
        for match in await self.store.matches.in_phase("live"):
            if match.guild_id == guild.id:
                self.outbox.touch(match.id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses and typed windows, by their custom_id."""
        await self.desk.pressed(interaction)

    async def on_message(self, message: discord.Message) -> None:
        """Boards follow the talk; nothing is read."""
        if message.author != self.user:
            self.talk.heard(message.channel.id, message.id)

    async def close(self) -> None:
        """Show what is due, then go."""
        if self.heartbeat.is_running():
            self.heartbeat.cancel()
        try:
            async with asyncio.timeout(5):
                await self.outbox.drain()
                await self.lobby_screen.drain()  # a match that has just ended has changed what announced it
        except TimeoutError:
            log.warning("some messages were still due; they follow at the next start")
        await super().close()
        self.teller.studio.close()

    @tasks.loop(seconds=HEARTBEAT)
    async def heartbeat(self) -> None:
        """Keep the lease, let idle matches go, call and close what is due. One beat that fails is not the last."""
        try:
            await self.beat()
        except LeaseLost:
            log.critical("another process has taken the database over; this one stops")
            self._closing = asyncio.create_task(self.close())
        except Exception:
            log.exception("a heartbeat failed")

    async def beat(self) -> None:
        """What is done every few seconds."""
        await self.store.renew_lease(self.holder, time.time())
        await self._make_up()
        if not self.connected:
            return
        await self.store.timing.looked(self.clock())
        self.lost_time.looked()
        self.tables.drop_idle()
        self.panels.forget_expired()
        await self._refresh()
        self.rubbish.take_out(quiet=self.outbox.idle)
        if not self._caught_up:
            await self._catch_up()
        for match in await self.store.matches.to_look_at(self.clock()):
            if match.phase == "lobby":
                await self.lobby.expire(match.id)
                self.lobby_screen.touch(match.id)
        if self._caught_up:
            await self.sweeper.sweep()
