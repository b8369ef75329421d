"""A world goes to disk and comes back as it was; what cannot be read is said to be so."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.base.language import LOCALES, Words
from bot.sandbox import Loopback, posting
from bot.sandbox.messages import COMPONENTS_V2, EPHEMERAL
from bot.sandbox.opening import TEXT, CannotOpen, Opening, set_aside
from bot.sandbox.payloads import channel_json, guild_json, message_json
from bot.sandbox.people import Person
from bot.sandbox.posting import Upload
from bot.sandbox.saving import Saver
from bot.sandbox.snapshot import KEPT, Unreadable, address, restore
from bot.sandbox.threads import open_thread
from bot.sandbox.world import World

PICTURE = b"\x89PNG not really"
TWO = COMPONENTS_V2
BUTTON = {"type": 2, "style": 1, "label": "Press", "custom_id": "br:press:1"}


def furnish(world: Loopback) -> None:
    """Something of everything that there can be."""
    aki, ben = world.person("Aki", admin=True), world.person("Ben", "ja")
    ben.dms_open = False
    hello = aki.says(world.channel, f"Hello <@{ben.id}>")
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "a board"}]}
    body = {"flags": TWO, "components": [gallery, {"type": 1, "components": [BUTTON]}], "nonce": "n1"}
    board = posting.post(
        world, world.channel, world.bot, body | {"attachments": [{"id": 0, "filename": "board.png"}]}, picture()
    )
    posting.edit(world, board, {"components": [gallery, {"type": 10, "content": "edited"}]}, {})
    reply = posting.post(world, world.channel, world.bot, {"content": "yes", "embeds": [{"title": "An embed"}]}, {})
    reply.reference, reply.type = hello, 19
    thread = open_thread(world.channel, world.bot, "table 1", 11, board)
    posting.post(world, thread, world.bot, {"content": f"<@{aki.id}> your move"}, {})
    thread.archive(locked=True)
    aki.open_thread(world.channel, "for two", private=True)
    posting.post(world, world.dm(aki), world.bot, {"content": "your hand"}, {})
    gone = world.new_channel("gone")
    gone.deleted = True
    world.new_channel("voice", "voice").deny("send_messages")
    world.remove_guild(world.add_guild("Left", "fr"))
    world.add_guild("Another", "ja")
    number = world.new_id()
    command = {
        "id": str(number),
        "name": "play",
        "type": 1,
        "options": [],
        "name_localizations": {"ja": "遊ぶ"},
    }
    world.commands[None][number] = command
    world.commands[world.guild.id] = {}


def picture() -> dict[int, Upload]:
    return {0: Upload("board.png", PICTURE, "image/png")}


def looks(world: World) -> dict[str, Any]:
    """All that people and the bot can find out about a world."""
    channels = {}
    for channel in world.channels.values():
        found = [message for message in channel.messages.values() if not message.deleted]
        body = {} if channel.deleted else channel_json(channel)
        if "thread_metadata" in body:
            body["thread_metadata"] = {k: v for k, v in body["thread_metadata"].items() if "timestamp" not in k}
            body.get("member", {}).pop("join_timestamp", None)
        messages = [] if channel.deleted else [comparable(message_json(message), world) for message in found]
        channels[channel.name] = (body, messages, list(channel.members), channel.deleted)
    people = {u.name: (u.id, u.locale, u.bot, u.dms_open, u.permissions, type(u)) for u in world.users.values()}
    guilds = [comparable(guild_json(guild, everybody=True), world)["name"] for guild in world.guilds.values()]
    return {
        "channels": channels,
        "people": people,
        "guilds": guilds,
        "commands": world.commands,
        "fixed": (world.key, world.token, world.bot.id, world.owner.id, world.guild.id, world.channel.id),
        "denied": [channel.denied for channel in world.channels.values()],
        "pinged": [[u.id for u in m.pinged] for c in world.channels.values() for m in c.messages.values()],
    }


def comparable(body: dict[str, Any], world: World) -> dict[str, Any]:
    """Without what a new port and a later moment change."""
    text = json.dumps(body).replace(world.base, "BASE") if world.base else json.dumps(body)
    body = json.loads(text)
    body.pop("thread", None)
    return body


async def load(folder: Path) -> Loopback:
    saver, world = Saver(folder), Loopback()
    saved = saver.read()
    assert saved is not None
    restore(world, saved, saver.data)
    return world


async def test_everything_comes_back(tmp_path: Path) -> None:
    async with Loopback() as world:
        furnish(world)
        await Saver(tmp_path).save(world)
        before = looks(world)
        newest = world.new_id()
    again = await load(tmp_path)
    async with again:
        address(again)
        assert again.base != ""
        assert looks(again) == before
        assert again.new_id() > newest
        board = next(message for message in again.channel.messages.values() if message.attachments)
        assert board.thread is again.channels[board.id]
        assert board.thread.parent is again.channel
        assert board.channel.guild is again.guild is again.guilds[again.guild.id]
        assert board.author is again.bot
        assert [type(user) for user in again.guild.members.values()][1:] == [Person, Person]
        async with aiohttp.ClientSession() as session, session.get(board.attachments[0].url) as response:
            assert await response.read() == PICTURE


async def test_what_scrolled_away_or_was_for_one_alone_is_not_kept(tmp_path: Path) -> None:
    async with Loopback() as world:
        aki = world.person("Aki")
        old = posting.post(world, world.channel, world.bot, {"content": "old"}, picture())
        await Saver(tmp_path).save(world)
        assert [file.name for file in (tmp_path / "files").iterdir()] == [str(old.attachments[0].id)]
        first = aki.says(world.channel, "0")
        for number in range(1, KEPT + 1):
            aki.says(world.channel, str(number))
        posting.post(world, world.channel, world.bot, {"content": "psst", "flags": EPHEMERAL}, {}, only_for=aki)
        posting.delete(world, aki.says(world.channel, "never mind"))
        last = posting.post(world, world.channel, world.bot, {"content": "an answer"}, {})
        last.reference = first
        await Saver(tmp_path).save(world)
    again = await load(tmp_path)
    texts = [message.text for message in again.channel.messages.values()]
    assert texts == [*map(str, range(2, KEPT + 1)), "an answer"]
    assert list((tmp_path / "files").iterdir()) == []  # nothing names the picture any more
    assert next(reversed(again.channel.messages.values())).reference is None


async def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    async with Loopback() as world:
        furnish(world)
        await Saver(tmp_path).save(world)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert len(files) == 2
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}


async def test_a_lost_picture_is_no_reason_to_lose_the_rest(tmp_path: Path) -> None:
    async with Loopback() as world:
        posting.post(world, world.channel, world.bot, {"content": "look"}, picture())
        await Saver(tmp_path).save(world)
    for file in (tmp_path / "files").iterdir():
        file.unlink()
    [message] = (await load(tmp_path)).channel.messages.values()
    assert (message.text, message.attachments[0].data) == ("look", b"")


async def test_a_save_that_fails_leaves_the_one_before(tmp_path: Path) -> None:
    async with Loopback() as world:
        aki = world.person("Aki")
        await Saver(tmp_path).save(world)
        aki.says(world.channel, "later")
        (tmp_path / "world.json.new").mkdir()  # nothing can be written there
        with pytest.raises(OSError, match="directory"):
            await Saver(tmp_path).save(world)
    assert list((await load(tmp_path)).channel.messages) == []


async def test_a_clock_that_was_set_back_makes_no_id_twice(tmp_path: Path) -> None:
    async with Loopback() as world:
        world.advance(3600)
        ahead = world.person("Aki").id
        await Saver(tmp_path).save(world)
    saved = json.loads((tmp_path / "world.json").read_text())
    (tmp_path / "world.json").write_text(json.dumps(saved | {"ahead": 0.0}))
    assert (await load(tmp_path)).new_id() > ahead


def damaged(change: Callable[[dict[str, Any]], Any]) -> Callable[[Path], None]:
    def damage(file: Path) -> None:
        saved = json.loads(file.read_text())
        change(saved)
        file.write_text(json.dumps(saved))

    return damage


DAMAGES = {
    "cut short": lambda file: file.write_bytes(file.read_bytes()[:-10]),
    "not text": lambda file: file.write_bytes(b"\xff\xfe\x00"),
    "not a world": lambda file: file.write_text("[]"),
    "older format": damaged(lambda saved: saved.update(format=0)),
    "a part is missing": damaged(lambda saved: saved.pop("channels")),
    "somebody is missing": damaged(lambda saved: saved["users"].pop()),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
async def test_what_cannot_be_read_is_set_aside_with_one_sentence(
    tmp_path: Path, damage: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    async with Loopback() as world:
        furnish(world)
        await Saver(tmp_path).save(world)
    damage(tmp_path / "world.json")
    broken = (tmp_path / "world.json").read_bytes()
    (tmp_path / "backroom.db").write_text("goes with it")
    with pytest.raises(Unreadable):
        await load(tmp_path)
    sandbox = Opening(tmp_path, port=0)
    try:
        await sandbox.open()
        assert [person.name for person in sandbox.world.users.values()][2:] == ["Aki", "Ben", "Chie", "Dan"]
    finally:
        await sandbox.close()
    [aside] = tmp_path.glob("before-*")
    assert (aside / "world.json").read_bytes() == broken
    assert (aside / "backroom.db").read_text() == "goes with it"
    [line] = capsys.readouterr().out.splitlines()
    assert line.startswith("The saved sandbox cannot be used (")
    assert str(aside) in line


async def test_only_one_at_a_time_in_a_folder(tmp_path: Path) -> None:
    first, second = Opening(tmp_path, port=0), Opening(tmp_path, port=0)
    await first.open()
    with pytest.raises(CannotOpen, match="another sandbox is open in"):
        await second.open()
    await second.close()
    await first.close()
    await second.open()
    assert second.world.key == first.world.key
    await second.close()


async def test_a_start_that_fails_does_not_make_an_old_world_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a crash the bot's database may be ahead; that stays known until it has been looked after."""
    sandbox = Opening(tmp_path, port=0)
    await sandbox.open()
    await sandbox.saver.save(sandbox.world)  # as if it was killed now
    saved = (tmp_path / "world.json").read_bytes()
    await sandbox.close()
    (tmp_path / "world.json").write_bytes(saved)

    async def fails(self: Opening, saved: object) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(Opening, "_mark_behind", fails)
    again = Opening(tmp_path, port=0)
    with pytest.raises(OSError, match="gone"):
        await again.open()
    await again.close()
    assert json.loads((tmp_path / "world.json").read_text())["closed"] is False


async def test_a_stranger_on_the_line_does_not_keep_the_world_from_being_saved(tmp_path: Path) -> None:
    """A program that has connected to the gateway and said nothing is not the bot."""
    sandbox = Opening(tmp_path, port=0)
    await sandbox.open()
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{sandbox.world.base}/gateway"):
        await sandbox.world.until(lambda: sandbox.world.gateway.lines)
        await sandbox.close()
    assert json.loads((tmp_path / "world.json").read_text())["closed"] is True


async def test_a_taken_port(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One that was asked for is a reason to stop; the one of last time is not."""
    sandbox = Opening(tmp_path, port=0)
    await sandbox.open()
    before = sandbox.world.base
    await sandbox.close()
    async with Loopback() as other:
        taken = int(other.base.rpartition(":")[2])
        wanted = Opening(tmp_path, port=taken)
        with pytest.raises(CannotOpen, match=f"port {taken} \\(it is taken\\)"):
            await wanted.open()
        await wanted.close()
        saved = json.loads((tmp_path / "world.json").read_text())
        (tmp_path / "world.json").write_text(json.dumps(saved | {"port": taken}))
        moved = Opening(tmp_path)
        await moved.open()
        assert moved.world.base not in (other.base, before)
        assert f"Port {taken} is taken" in capsys.readouterr().out
        await moved.close()
    assert json.loads((tmp_path / "world.json").read_text())["port"] == int(moved.world.base.rpartition(":")[2])


def test_to_begin_anew_deletes_nothing(tmp_path: Path) -> None:
    assert set_aside(tmp_path) is None
    for _ in range(2):
        (tmp_path / "world.json").write_text("{}")
        (tmp_path / "lock").write_text("")
        aside = set_aside(tmp_path)
        assert aside is not None
        assert [path.name for path in aside.iterdir()] == ["world.json"]
    assert len(list(tmp_path.glob("before-*"))) == 2


def test_both_languages_say_the_same() -> None:
    english, japanese = (Words(locale, [TEXT]).variables() for locale in LOCALES)
    assert english == japanese
