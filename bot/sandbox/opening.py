"""`backroom sandbox`: a loopback Discord with its page, the bot on it, and both again tomorrow."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import fcntl
import io
import os
import signal
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import IO, Self

from bot.base.language import Locale, Words, house_words
from bot.sandbox import posting
from bot.sandbox.keeper import DidNotStart, Keeper
from bot.sandbox.loopback import Loopback
from bot.sandbox.messages import Json
from bot.sandbox.saving import Saver
from bot.sandbox.snapshot import Unreadable, address, restore
from bot.sandbox.world import NotYet, World
from bot.settings import Settings
from engines.core import Text

FOLDER = Path("data/sandbox")
PORT = 8765
PEOPLE = ("Aki", "Ben", "Chie", "Dan")  # the first may manage the server
TEXT = Path(__file__).parent / "text"
SUBCOMMAND, OPENS_A_TABLE = 1, "new"
OURS = ("world.json", "files", "backroom.db", "backroom.db-wal", "backroom.db-shm", "bot.log")


class CannotOpen(Exception):
    """One clear sentence why there is no sandbox."""


class Opening:
    """A sandbox in a folder, from opening to closing. Whatever was in it before goes on."""

    def __init__(self, folder: Path = FOLDER, locale: Locale = "en", port: int | None = None) -> None:
        self.folder = folder
        self.words = Words(locale, [TEXT])
        self._port = port
        self._lock: IO[bytes] | None = None
        self._new = True
        self._whole = False  # whether the bot's database and the world are known to agree
        self.world: Loopback = Loopback("ja" if locale == "ja" else "en-US")
        self.saver = Saver(folder, self._trouble)
        self.keeper = self._new_keeper()

    @property
    def page(self) -> str:
        """Where to play."""
        return self.world.page_url

    async def __aenter__(self) -> Self:
        try:
            await self.open()
            await self.start_bot()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self, *, fresh: bool = False) -> None:
        """The page is there, with all that was in it; CannotOpen if it cannot be."""
        self._take_lock()
        if fresh and (aside := set_aside(self.folder)):
            self.say("sandbox-set-aside", folder=str(aside))
        saved = self._load()
        await self._listen(saved.get("port"))
        address(self.world)
        if not saved.get("closed", True):
            await self._mark_behind(saved)
        self._whole = True
        await self.saver.save(self.world)  # ids are on disk before the bot notes any of them
        self.saver.begin(self.world)

    async def start_bot(self) -> None:
        """The bot is ready, and has welcomed whoever is new; CannotOpen if it does not start."""
        try:
            await self.keeper.start()
        except DidNotStart as reason:
            raise CannotOpen(str(reason)) from None
        if self._new:
            welcome(self.world, self.words)

    async def close(self) -> None:
        """The bot stops and shows what is due; then all is saved. One step that fails does not keep the others back."""
        async with contextlib.AsyncExitStack() as steps:  # the last is done first
            steps.callback(self._let_go)
            steps.push_async_callback(self.world.stop)
            steps.push_async_callback(self._save)
            steps.push_async_callback(self.saver.end)
            await self._stop_bot()

    async def _stop_bot(self) -> None:
        try:
            await self.keeper.stop()
        except NotYet:
            self._whole = False  # it may still write to its database

    async def _save(self) -> None:
        if not self.world.base:
            return
        try:
            await self.saver.save(self.world, closed=self._whole)
        except OSError as error:
            raise CannotOpen(f"what is new could not be saved: {error.strerror}") from None

    def _let_go(self) -> None:
        if self._lock is not None:
            self._lock.close()

    def say(self, key: str, **args: str) -> None:
        """A line in the terminal."""
        print(self.words.say(Text(key, **args), []), flush=True)

    def _trouble(self, sentence: str) -> None:
        self.say("sandbox-trouble", sentence=sentence)

    # Steps

    def _take_lock(self) -> None:
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.folder.chmod(0o700)
            lock = (self.folder / "lock").open("ab")
        except OSError as error:
            raise CannotOpen(f"cannot write to {self.folder}: {error.strerror}") from None
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise CannotOpen(f"another sandbox is open in {self.folder}; stop it first") from None
        self._lock = lock

    def _load(self) -> Json:
        """What was saved is in the world again; nothing where nothing was, and then the world is new."""
        try:
            saved = self.saver.read()
            if saved is not None:
                restore(self.world, saved, self.saver.data)
                self._new = False
                return saved
        except Unreadable as reason:
            aside = set_aside(self.folder)
            self.say("sandbox-broken", reason=str(reason), folder=str(aside))
            self.world = Loopback(self.world.guild.locale)
            self.keeper = self._new_keeper()
        else:
            set_aside(self.folder)  # a database without its world is of no use
        for name in PEOPLE:
            person = self.world.person(name, self.world.guild.locale, admin=name == PEOPLE[0])
            self.world.dm(person)  # from the start, so that no database ever knows one that the world forgot
        return {}

    def _new_keeper(self) -> Keeper:
        database, log = self.folder / "backroom.db", self.folder / "bot.log"
        self.world.keeper = keeper = Keeper(self.world, database, log, say=self._trouble)
        return keeper

    async def _listen(self, before: int | None) -> None:
        """At the port that was asked for; else where it was before, the usual one, or any that is free."""
        wanted = [self._port] if self._port is not None else [before or PORT, 0]
        why = ""
        for port in wanted:
            try:
                await self.world.start(port)
            except OSError as error:
                why = "it is taken" if error.errno == errno.EADDRINUSE else str(error.strerror)
                await self.world.stop()
                continue
            if port != wanted[0]:
                self.say("sandbox-other-port", port=str(wanted[0]))
            return
        raise CannotOpen(f"the page cannot be at port {wanted[0]} ({why}); choose another with --port")

    async def _mark_behind(self, saved: Json) -> None:
        """It was not closed in order: the bot's database may know of messages and commands that nobody saved."""
        database = self.folder / "backroom.db"
        if database.exists():
            from bot.store import Store

            async with await Store.open(f"sqlite:///{database}") as store:
                await store.shown.mark_all_behind(saved["saved"] - saved["ahead"])
                await store.facts.put(f"commands:{self.world.bot.id}", "")


def set_aside(folder: Path) -> Path | None:
    """Put all that a sandbox has stored into a folder of its own beside it; None if there was nothing."""
    there = [folder / name for name in OURS if (folder / name).exists()]
    if not there:
        return None
    aside = folder / time.strftime("before-%Y%m%d-%H%M%S")
    while aside.exists():
        aside = aside.with_name(f"{aside.name}+")
    aside.mkdir(mode=0o700)
    for path in there:
        path.rename(aside / path.name)
    return aside


def welcome(world: World, words: Words) -> None:
    """The first message in the first channel: what to type and what to press."""
    bots = house_words(words.locale)
    text = Text(
        "sandbox-welcome",
        command=command_to_type(world),
        computer=bots.say(Text("host-computer"), []),
        start=bots.say(Text("host-start"), []),
        names=words.say(Text("sandbox-between"), []).join(PEOPLE),
    )
    posting.post(world, world.channel, world.bot, {"content": words.say(text, [])}, {})


def command_to_type(world: World) -> str:
    """The command to begin with, to be clicked: of those that open a table the one with the fewest options."""
    found = [
        (len(option.get("options", ())), f"</{command['name']} {OPENS_A_TABLE}:{command['id']}>")
        for command in world.commands[None].values()
        for option in command["options"]
        if (option["type"], option["name"]) == (SUBCOMMAND, OPENS_A_TABLE)
    ]
    return min(found, key=lambda each: each[0], default=(0, "`/`"))[1]


def language(settings: Settings) -> Locale:
    """What the settings say, else what the terminal speaks."""
    terminal = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if "language" in settings.model_fields_set:
        return settings.language
    return "ja" if terminal.startswith("ja") else "en"


async def open_sandbox(
    settings: Settings, port: int | None = None, *, browser: bool = True, fresh: bool = False
) -> None:
    """Open it, say where it is, and stay until Ctrl+C."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter is no reason to stop
    sandbox = Opening(FOLDER, language(settings), port)
    opening = asyncio.create_task(_open(sandbox, browser, fresh))
    stopped = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({opening, stopped}, return_when=asyncio.FIRST_COMPLETED)
        if opening.done():
            opening.result()
            await stopped
        sandbox.say("sandbox-closing")
    finally:
        opening.cancel()
        stopped.cancel()
        await asyncio.gather(opening, stopped, return_exceptions=True)
        await sandbox.close()
    sandbox.say("sandbox-kept", folder=str(FOLDER))


async def _open(sandbox: Opening, browser: bool, fresh: bool) -> None:
    """The page first, since that is quick; while somebody opens it the bot comes."""
    await sandbox.open(fresh=fresh)
    print(flush=True)
    sandbox.say("sandbox-open")
    print(f"\n    {sandbox.page}\n", flush=True)
    sandbox.say("sandbox-stop")
    sandbox.say("sandbox-token")
    if browser and sys.stdout.isatty() and _has_windows():
        threading.Thread(
            target=_browse, args=(sandbox.page,), daemon=True
        ).start()  # some browsers only return at their end
    await sandbox.start_bot()
    sandbox.say("sandbox-ready")


def _has_windows() -> bool:
    """Whether a window can open here: a browser in the terminal itself would be in the way."""
    return sys.platform == "darwin" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _browse(url: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):  # the address stands in the terminal all the same
        webbrowser.open(url)
