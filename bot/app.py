"""The bot: Discord on one side, tables and store on the other."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from pkgutil import iter_modules

import discord
from discord.ext import commands, tasks
from discord.http import handle_message_parameters
from discord.utils import MISSING

from bot import commands_words
from bot.calls import Calls
from bot.clocks import overdue, time_left
from bot.desk import Desk
from bot.due import RECENT
from bot.faces import Face
from bot.language import Locale, locale_from, words_for
from bot.lobby import Lobby
from bot.lobby_screen import LobbyScreen
from bot.orders import NO_ORDERS, Orders
from bot.outbox import Outbox
from bot.permissions import invite_url
from bot.pictures import Studio
from bot.posts import TROUBLE, Posts
from bot.preferences import Chosen, Preferences
from bot.results import final_page, finish
from bot.rubbish import Rubbish
from bot.seats import Seats
from bot.settings import Settings
from bot.store import LeaseLost, Store
from bot.sweeper import Sweeper
from bot.tables import LiveTable, Tables
from bot.ui.messages import Look, Page, Told
from bot.ui.speech import Speech
from engines.core import Seat

log = logging.getLogger(__name__)

COGS = Path(__file__).parent.parent / "cogs"
NO_PINGS = discord.AllowedMentions.none()
HEARTBEAT = 10
SCREENS_KNOWN = 4096  # messages of which we know what they show
PATIENCE = 40.0  # seconds for one request to Discord, its own retries and waits included; aiohttp would take 300
THREAD_THERE = 160004  # a message has one thread at most, and it has the message's id


@dataclass(slots=True, frozen=True)
class OnScreen:
    """What a message shows: enough to tell whether another look is the same."""

    words: bytes
    picture: str | None

    @classmethod
    def of(cls, look: Look) -> OnScreen:
        """Of a look about to be sent."""
        text = json.dumps(look.to_components())  # type: ignore[no-untyped-call]
        return cls(hashlib.blake2b(text.encode(), digest_size=16).digest(), look.drawn.name if look.drawn else None)


class Backroom(commands.AutoShardedBot):
    """One process with all its tables."""

    patience = PATIENCE

    def __init__(self, settings: Settings, store: Store, holder: str, clock: Callable[[], float] = time.time) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=True),
            help_command=None,
            max_ratelimit_timeout=30.0,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.5,  # how long to listen for further servers before the screens are brought up to date
        )
        self.settings = settings
        self.store = store
        self.faces: dict[str, Face] = {}
        self.chosen = Chosen(store)
        self.studio = Studio()
        self.tables = Tables(store, clock, self.chosen.by)
        self.seats = Seats(store, self.tables, clock)
        self.lobby = Lobby(store, self.faces)
        self.posts = Posts(self)
        self.calls = Calls(self, store, self.chosen, self.posts, clock)
        self.outbox = Outbox(
            self, store, self.tables, lambda table: finish(store, table), self.calls, self.posts, clock
        )
        self.sweeper = Sweeper(store, self.tables, self.outbox, self.chosen, clock)
        self.lobby_screen = LobbyScreen(self, store, self.lobby)
        self.desk = Desk(self)
        self.holder = holder
        self.clock = clock
        self.rubbish = Rubbish()
        self._on_screen: OrderedDict[int, OnScreen] = OrderedDict()
        self._closing: asyncio.Task[None] | None = None
        self._caught_up = False

    # Starting and stopping

    async def setup_hook(self) -> None:
        """Load what people chose and the cogs, sync the commands if they changed, start the heartbeat."""
        await self.wake()
        await self.tree.set_translator(commands_words.CommandWords())
        self.tree.on_error = self.desk.command_failed  # type: ignore[method-assign]
        for cog in sorted(module.name for module in iter_modules([str(COGS)]) if not module.ispkg):
            await self.load_extension(f"cogs.{cog}")
        await self._sync_if_changed()
        self.heartbeat.start()

    async def wake(self) -> None:
        """Read what is to be known at once, and give back the time in which nobody looked at the tables."""
        await self.chosen.load()
        await self.calls.load()
        await self.sweeper.give_back()

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
        if not self._caught_up:
            await self._catch_up()
            log.info("ready; invite it with %s", invite_url(str(self.application_id)))

    async def _catch_up(self) -> None:
        self._caught_up = True
        try:
            await self.outbox.catch_up()
        except Exception:
            self._caught_up = False  # the heartbeat tries it again
            log.exception("what is behind could not be found yet")

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses and typed windows, by their custom_id."""
        await self.desk.pressed(interaction)

    async def close(self) -> None:
        """Show what is due, then go."""
        if self.heartbeat.is_running():
            self.heartbeat.cancel()
        try:
            async with asyncio.timeout(5):
                await asyncio.gather(self.outbox.drain(), self.lobby_screen.drain())
        except TimeoutError:
            log.warning("some messages were still due; they follow at the next start")
        await super().close()
        self.studio.close()

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
        await asyncio.gather(
            self.store.renew_lease(self.holder, time.time()), self.store.timing.looked(self.clock())
        )  # one commit
        self.tables.drop_idle()
        for table in await self.calls.due():
            self.outbox.refresh(table)
        self.rubbish.take_out(quiet=self.outbox.idle)
        if not self._caught_up and self.is_ready():
            await self._catch_up()
        for match in await self.store.matches.due(self.clock()):
            if match.phase == "lobby":
                await self.lobby.expire(match.id)
                self.lobby_screen.touch(match.id)
        if self._caught_up:
            await self.sweeper.sweep()

    # What the outbox needs

    async def post(self, channel: int, look: Look | str, nonce: str, mention: int | None = None) -> int:
        """A new message. Words begin with whom they call; a look that calls somebody names them itself."""
        where = self.get_partial_messageable(channel)
        mentions = NO_PINGS if mention is None else discord.AllowedMentions(users=[discord.Object(mention)])
        async with asyncio.timeout(self.patience):
            if isinstance(look, str):
                words = look if mention is None else f"<@{mention}> — {look}"
                message = await where.send(words, nonce=nonce, allowed_mentions=mentions, suppress_embeds=True)
            else:
                message = await where.send(view=look, files=look.files(), nonce=nonce, allowed_mentions=mentions)
        return message.id  # with a nonce that came twice it is an earlier message, which may show something older

    async def change(self, channel: int, message: int, look: Look) -> None:
        """An edit of a message of ours."""
        before, now = self._on_screen.pop(message, None), OnScreen.of(look)
        same = before is not None and now.picture is not None and now.picture == before.picture
        files = MISSING if same else look.files()  # a picture that is there already is not sent again
        async with asyncio.timeout(self.patience):
            with handle_message_parameters(view=look, attachments=files, allowed_mentions=NO_PINGS) as params:
                await self.http.edit_message(channel, message, params=params)  # what comes back need not be read
        self.note(message, look)

    def shows(self, message: int, look: Look) -> bool:
        """Whether we know that a message looks like this already."""
        return message in self._on_screen and self._on_screen[message] == OnScreen.of(look)

    def note(self, message: int, look: Look) -> None:
        """A message looks like this."""
        self._on_screen[message] = OnScreen.of(look)
        if len(self._on_screen) > SCREENS_KNOWN:
            self._on_screen.popitem(last=False)

    def changed_by_press(self, message: int) -> None:
        """A message was changed in answer to a press: we no longer know what it shows."""
        self._on_screen.pop(message, None)

    async def remove(self, channel: int, message: int) -> None:
        """A message of ours goes."""
        there = self.get_partial_messageable(channel).get_partial_message(message)
        async with asyncio.timeout(self.patience):
            await there.delete()

    async def dm_channel(self, player: int) -> int:
        """The DM channel with a person. That it opens does not mean that they take messages."""
        known = await self.store.players.get(player)
        if known is not None and known.dm_channel is not None:
            return known.dm_channel
        async with asyncio.timeout(self.patience):
            channel = await self.create_dm(discord.Object(player))
        await self.store.players.set_dm(player, channel.id, False)
        return channel.id

    def told(self, table: LiveTable, seat: Seat | None, locale: Locale, since: int) -> Told:
        """What one reader is told of a table now."""
        seen = table.match.seen(seat, since)
        speech = Speech(words_for(table.row.game, locale), table.names)
        orders = NO_ORDERS if seat is None else Orders.read(table.seats[seat].orders)
        time_now = time_left(table, self.clock(), self.chosen.by)
        away, late = table.stood_in, tuple(overdue(table, self.clock()))
        face = self.faces[table.row.game]
        return Told(table.row, face, seen, speech, seen.events, orders, time_now, away, late)

    async def final(self, table: LiveTable) -> Page:
        """The last board of a match."""
        last = max(0, len(table.match.events) - RECENT)
        return await final_page(self.store, table, self.told(table, None, table.locale, last))

    async def drawn(self, page: Page, *, now: bool = False) -> Look:
        """A message with its picture; in words where it cannot be drawn. `now`: somebody waits for it."""
        return page.lay_out(await self.studio.picture(page.picture, "table", now=now))

    async def open_thread(self, channel: int, message: int, name: str) -> int | None:
        """A thread on the lobby's message; None where there can be none, and the match is played in place."""
        for pause in (0.5, 2.0, None):
            try:
                async with asyncio.timeout(self.patience):
                    await self.http.start_thread_with_message(
                        channel, message, name=name[:100], auto_archive_duration=10080
                    )
            except TROUBLE as error:
                code, status = getattr(error, "code", 0), getattr(error, "status", 0)
                log.info("no thread could be opened: %s %s", type(error).__name__, code)
                if code == THREAD_THERE:
                    break  # an earlier try got through
                if 400 <= status < 429:
                    return None
                if pause is None:
                    raise
                await asyncio.sleep(pause)
            else:
                break
        return message

    def locale_of(self, interaction: discord.Interaction) -> Locale:
        """The language of whoever pressed: what they chose, else what Discord says."""
        return self.language_of(interaction.user.id, str(interaction.locale), self.settings.language)

    def boards_of(self, player: int) -> str:
        """Whether a person wants pictures or words."""
        return self.chosen.by(player).boards

    def wish_of(self, player: int) -> Preferences:
        """What a person has chosen."""
        return self.chosen.by(player)

    def language_of(self, player: int, known: str | None, otherwise: Locale) -> Locale:
        """The language a person is written to in."""
        return self.chosen.by(player).language or locale_from(known, otherwise)

    def language_at(self, interaction: discord.Interaction) -> Locale:
        """The language of the place: what the server chose, else what Discord says."""
        chosen = self.chosen.at(interaction.guild_id).language
        return chosen or locale_from(str(interaction.guild_locale or ""), self.settings.language)
