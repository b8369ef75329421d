"""The command line: start the bot, or look after what it has stored."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import ValidationError

from bot import rubbish
from bot.base import logs
from bot.play import fair_dealing as dealing
from bot.play.checking import check
from bot.settings import DISCORD, WRONG_SETTINGS, Settings
from bot.store import AlreadyRunning, Store, StoreError, backup, lease_is_fresh, new_holder
from engines.core import Match, Record

if TYPE_CHECKING:
    import discord

FAILED = 1  # it may be another matter a minute later


class CannotGoOn(Exception):
    """One clear sentence, and a non-zero exit."""

    exit_code = FAILED


class WrongSettings(CannotGoOn):
    """The operator has to change something first."""

    exit_code = WRONG_SETTINGS


def main() -> int:
    """Everything can be started with one word, and says plainly what is wrong."""
    parser = argparse.ArgumentParser(
        prog="backroom",
        description="Board games with secrets, on Discord.",
        epilog="Without a word it starts the bot, or the sandbox where no token is set.",
    )
    words = parser.add_subparsers(dest="word")
    words.add_parser("run", help="start the bot")
    sandbox = words.add_parser("sandbox", help="try the bot without Discord, on a page in your browser")
    sandbox.add_argument(
        "--port", type=port, help="where the page is on this machine (otherwise 8765, or one that is free)"
    )
    sandbox.add_argument("--no-browser", action="store_true", help="only say where the page is")
    sandbox.add_argument("--fresh", action="store_true", help="begin anew; what was there is set aside, not deleted")
    copy = words.add_parser("backup", help="copy the database while games go on")
    copy.add_argument("file", type=Path)
    verify = words.add_parser("verify", help="check a finished match: the deal and how it ended")
    verify.add_argument("file", type=Path)
    verify.add_argument("--seal", help="the sealed deal as the lobby showed it, all 64 digits")
    export = words.add_parser("export", help="write a finished match to a file that `verify` reads")
    export.add_argument("match", type=int)
    export.add_argument("file", type=Path)
    words.add_parser("check", help="before an upgrade: whether every live table would go on with this version")
    words.add_parser("healthy", help="whether the bot on this database is alive; says nothing if it is")
    given = parser.parse_args()
    try:
        if given.word == "verify":
            return verify_file(given.file, given.seal)
        settings = read_settings()
        if given.word == "backup":
            asyncio.run(backup(settings.database_url, given.file))
            print(f"copied to {given.file}")
        elif given.word == "export":
            asyncio.run(export_match(settings, given.match, given.file))
        elif given.word == "check":
            return check_tables(settings)
        elif given.word == "healthy":
            check_health(settings)
        elif given.word == "sandbox":
            play_here(settings, given.port, browser=not given.no_browser, fresh=given.fresh)
        elif given.word == "run" or settings.discord_token.get_secret_value():
            asyncio.run(run(settings))
        else:
            play_here(settings)
    except (CannotGoOn, StoreError) as reason:
        print(f"backroom: {reason}", file=sys.stderr)
        return reason.exit_code if isinstance(reason, CannotGoOn) else FAILED
    except KeyboardInterrupt:
        return 0
    return 0


def port(text: str) -> int:
    """A port of this machine."""
    if not 0 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError("a port is a number up to 65535")
    return int(text)


def read_settings() -> Settings:
    """The settings, or one sentence for the first that is wrong."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        name = str(first["loc"][0]).upper() if first["loc"] else "a setting"
        raise WrongSettings(f"{name} {first['msg'].removeprefix('Value error, ')}") from None


def verify_file(file: Path, seal: str | None) -> int:
    """Whether a finished match was dealt fairly and ended as it says; what was not checked is said."""
    seal = None if seal is None else seal.strip().lower()
    if seal is not None and not dealing.is_seal(seal):
        raise CannotGoOn("a seal is all 64 digits, as the lobby showed it; a part of one proves nothing")
    try:
        verdict = dealing.verify(file.read_text(encoding="utf-8"), seal)
    except (OSError, UnicodeDecodeError) as error:
        raise CannotGoOn(f"cannot read {file}: {error}") from None
    for problem in verdict.wrong:
        print(f"not as it should be: {problem}")
    for gap in verdict.unchecked:
        print(f"not checked: {gap}")
    for shown in verdict.compare:
        print(f"compare with what you saw: {shown}")
    if verdict.fair:
        print("The deal was fair, and the match ended as the file says.")
    elif not verdict.wrong:
        print("Nothing is wrong with what was checked: the match ended as the file says.")
    return 1 if verdict.wrong else 0


async def export_match(settings: Settings, match: int, file: Path) -> None:
    """A finished match with its secret; a live one stays secret."""
    async with await Store.look(settings.database_url) as store:
        row = await store.matches.get(match)
        if row is None or row.phase not in ("over", "ended"):
            raise CannotGoOn(f"there is no finished match {match}")
        seats = await store.matches.seats(match)
        record = Record.read(await store.matches.record(match))
    joins = [seat.join_id for seat in seats]
    write_new(file, dealing.proof(record, row.secret, row.lobby_id, joins, Match.replay(record).standings))
    print(f"written to {file}")


def write_new(file: Path, text: str) -> None:
    """A file of its own: what is there already is not touched."""
    try:
        with file.open("x", encoding="utf-8") as new:
            new.write(text)
    except FileExistsError:
        raise CannotGoOn(f"there is a file {file} already, and nothing is overwritten; choose another name") from None
    except OSError as error:
        raise CannotGoOn(f"cannot write {file}: {error.strerror}") from None


def check_tables(settings: Settings) -> int:
    """Whether every live table would go on; it says which would not."""
    found = asyncio.run(check(settings.database_url))
    for verdict in found:
        if verdict.wrong is not None or verdict.row.phase != "live":
            print(verdict)
    live = [verdict for verdict in found if verdict.row.phase == "live"]
    sound = sum(verdict.wrong is None for verdict in live)
    print(f"{sound} of {len(live)} live tables would go on with this version.")
    return 0 if sound == len(live) else FAILED


def check_health(settings: Settings) -> None:
    """The running bot renews its lease every few seconds, from the loop that does all else."""
    if not lease_is_fresh(settings.database_url, time.time()):
        raise CannotGoOn("no Backroom is running on this database, or it has stopped answering")


def play_here(settings: Settings, port: int | None = None, *, browser: bool = True, fresh: bool = False) -> None:
    """A Discord of our own with the bot on it, until somebody stops it."""
    from bot.sandbox.opening import CannotOpen, open_sandbox

    try:
        asyncio.run(open_sandbox(settings, port, browser=browser, fresh=fresh))
    except CannotOpen as reason:
        raise CannotGoOn(str(reason)) from None


async def run(settings: Settings) -> None:
    """Start the bot and stay until it is stopped."""
    token = settings.discord_token.get_secret_value()
    if not token:
        raise WrongSettings("DISCORD_TOKEN is not set; put your bot's token into .env (see .env.example)")
    logs.set_up(settings.log_level)
    holder = new_holder()
    async with await Store.open(settings.database_url) as store:
        try:
            await store.take_lease(holder, time.time())
        except AlreadyRunning:
            raise CannotGoOn("another Backroom is running on this database; stop it first") from None
        try:
            await serve(settings, store, holder, token)
        finally:
            await store.release_lease(holder)


async def serve(settings: Settings, store: Store, holder: str, token: str) -> None:
    """Connect to Discord and play."""
    import aiohttp
    import discord

    from bot.app import Backroom

    if settings.discord_api_url != DISCORD:
        await point_at(settings.discord_api_url)
    bot = Backroom(settings, store, holder)
    rubbish.keep_what_is_loaded()
    try:
        async with bot, stopped_by_signals(bot):
            await bot.start(token)
    except discord.LoginFailure:
        raise WrongSettings("Discord does not know this token; check DISCORD_TOKEN") from None
    except discord.PrivilegedIntentsRequired:
        raise WrongSettings("Discord refuses the intents this bot asks for") from None
    except (aiohttp.ClientConnectorError, aiohttp.ClientConnectionError, OSError) as error:
        raise CannotGoOn(f"cannot reach Discord at {settings.discord_api_url}: {type(error).__name__}") from None


async def point_at(url: str) -> None:
    """REST and gateway both go to another address; the gateway's is what that address says it is."""
    import aiohttp
    import discord.gateway
    import yarl

    discord.http.Route.BASE = url
    try:
        async with aiohttp.ClientSession() as session, session.get(f"{url}/gateway") as response:
            gateway = (await response.json(content_type=None))["url"]
    except (aiohttp.ClientError, OSError, ValueError, KeyError) as error:
        raise CannotGoOn(f"cannot reach Discord at {url}: {type(error).__name__}") from None
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


class stopped_by_signals:  # noqa: N801
    """SIGTERM and SIGINT close the bot: what is due is shown, what is written is on disk."""

    def __init__(self, bot: discord.Client) -> None:
        self._bot = bot
        self._closing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> None:
        import signal

        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, self._close)

    async def __aexit__(self, *_: object) -> None:
        if self._closing is not None:
            await self._closing

    def _close(self) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self._bot.close())
