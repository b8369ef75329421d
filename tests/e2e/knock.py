"""Knock: a toy game with a window and an offer, played on the loopback like any other.

Whoever is up lays an ace or a king. The others may object to it, sealed; it concerns the next in turn. All the while
everybody else may tip them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import discord
import pytest
from discord import app_commands
from pydantic import BaseModel

import bot.base.language
from bot.app import Backroom
from bot.base.speech import Speech
from bot.desk.game import open_lobby
from bot.ui.faces import Face
from engines.core import Game, Option, Pick, Seat, Seen, Standings, State, Table, Text, catalogue
from tests.points import by_points

TURNS = 8
WORDS = {
    "en": """
game-name = Knock
game-tagline = A toy for tests.
topic-object = Objections
knock-lay = What do you lay?
knock-ace = An ace
knock-king = A king
knock-laid = { $seat } lays something.
knock-object = { $seat } has laid something. Do you object?
knock-pass = Let it be
knock-objection = I object
knock-objects = { $seat } objects.
knock-tip-offer = Tip { $seat }
knock-tip = A coin
knock-tipped = { $seat } tips { $other }.
knock-turn = turn { $turn }
knock-hand = You hold nothing.
""",
    "ja": """
game-name = ノック
game-tagline = テスト用のゲーム
topic-object = 異議
knock-lay = 何を出しますか？
knock-ace = エース
knock-king = キング
knock-laid = { $seat }が何かを出しました。
knock-object = { $seat }が何かを出しました。異議はありますか？
knock-pass = 見送る
knock-objection = 異議あり
knock-objects = { $seat }が異議を唱えました。
knock-tip-offer = { $seat }にチップを渡す
knock-tip = コイン1枚
knock-tipped = { $seat }が{ $other }にチップを渡しました。
knock-turn = 第{ $turn }手番
knock-hand = 手札はありません。
""",
}


@dataclass(slots=True, repr=False)
class Room(State):
    """Who is up, and how often whom was objected to or tipped."""

    points: list[int]
    turn: int = 0
    up: Seat = field(default_factory=Seat)


class RoomView(BaseModel):
    """All of it lies open."""

    points: list[int]
    turn: int


async def play(table: Table[Room]) -> Standings:
    """Eight turns, one after the other."""
    room = table.state
    for turn in range(TURNS):
        room.turn, room.up = turn + 1, table.seats[turn % len(table.seats)]
        with table.offering(partial(tip_offer, room), partial(tip, table)):
            await table.ask(room.up, Pick.words(["knock-ace", "knock-king"], prompt=Text("knock-lay"), topic="lay"))
            table.tell("knock-laid", seat=room.up)
            objection = await table.window(partial(objection_or_pass, table), table.others(room.up))
        if objection is not None:
            room.points[room.up] -= 1
            table.tell("knock-objects", seat=objection[0])
    return by_points(room)


def objection_or_pass(table: Table[Room], seat: Seat) -> Pick:
    """Everybody else is asked; whoever comes next is concerned."""
    up = table.state.up
    options = [Option("pass", Text("knock-pass")), Option("object", Text("knock-objection"))]
    concerns = frozenset({table.others(up)[0]})
    return Pick(options, prompt=Text("knock-object", seat=up), topic="object", concerns=concerns)


def tip_offer(room: Room, seat: Seat) -> Pick | None:
    """To whoever is up, from anybody else. It has no name of its own, to see what is said then."""
    if seat == room.up:
        return None
    return Pick([Option("coin", Text("knock-tip"))], prompt=Text("knock-tip-offer", seat=room.up), topic="tip")


async def tip(table: Table[Room], seat: Seat, _: None) -> None:
    """A point."""
    table.state.points[table.state.up] += 1
    table.tell("knock-tipped", seat=seat, other=table.state.up)


GAME: Game[Room] = Game(
    id="knock",
    version=1,
    seats=(2, 4),
    setup=lambda start: Room(points=[0 for _ in start.seats]),
    play=play,
    standings=by_points,
    view=lambda room, seat: RoomView(points=list(room.points), turn=room.turn),
    computer=lambda seen, ask, rng: ask.default,
)


class KnockFace(Face[RoomView]):
    """In words only."""

    game = GAME.id
    minutes = 1

    def board(self, seen: Seen[RoomView], speech: Speech) -> str:
        return " ".join(map(str, seen.view.points))

    def hand(self, seen: Seen[RoomView], speech: Speech) -> str:
        return speech.say(Text("knock-hand"))

    def where(self, seen: Seen[RoomView], speech: Speech) -> str:
        return speech.say(Text("knock-turn", turn=seen.view.turn))


def register(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Knock can be played: it is in the catalogue, has its words, a face, and /knock."""
    patch.setitem(catalogue, GAME.id, GAME)
    engines = folder / "engines"
    (engines / "knock" / "text").mkdir(parents=True)
    for package in bot.base.language.ENGINES.iterdir():
        if package.is_dir():
            (engines / package.name).symlink_to(package)
    for locale, words in WORDS.items():
        (engines / "knock" / "text" / f"{locale}.ftl").write_text(words, encoding="utf-8")
    patch.setattr(bot.base.language, "ENGINES", engines)
    usual = Backroom.setup_hook

    async def with_knock(self: Backroom) -> None:
        self.faces[GAME.id] = KnockFace()
        self.tree.add_command(app_commands.Command(name="knock", description="Knock", callback=new))
        await usual(self)

    async def new(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.client, Backroom)
        await open_lobby(interaction.client, interaction, GAME.id, {})  # type: ignore[arg-type]

    new.__annotations__ = {"interaction": discord.Interaction}
    patch.setattr(Backroom, "setup_hook", with_knock)
