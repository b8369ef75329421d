"""Volley: a toy game of turns and sealed windows, which the whole host can carry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

import bot.base.language
from bot.base.speech import Speech
from bot.ui.faces import Face
from engines.core import Game, Option, Pick, Seat, Seen, Standings, State, Table, Text, catalogue
from tests.points import by_points

TURNS = 12
WORDS = {
    "en": """
game-name = Volley
game-tagline = A toy for tests.
volley-serve = High or low?
volley-high = High
volley-low = Low
volley-served = { $seat } serves.
volley-return = { $seat } has served. Do you run for it?
volley-stay = Stay
volley-run = Run
volley-returned = { $seat } runs.
volley-turn = serve { $turn }
""",
    "ja": """
game-name = ボレー
game-tagline = テスト用のゲーム
volley-serve = 高くしますか、低くしますか？
volley-high = 高く
volley-low = 低く
volley-served = { $seat }のサーブです。
volley-return = { $seat }のサーブです。走りますか？
volley-stay = 待つ
volley-run = 走る
volley-returned = { $seat }が走りました。
volley-turn = サーブ{ $turn }
""",
}


@dataclass(slots=True, repr=False)
class Court(State):
    """How often whom ran; all of it lies open."""

    points: list[int]
    turn: int = 0


class CourtView(BaseModel):
    """What everybody sees."""

    points: list[int]
    turn: int


async def play(table: Table[Court], asked: Callable[[Table[Court], Seat], list[Seat]] = Table.others) -> Standings:
    """Somebody serves in the open; the others may run, sealed."""
    court = table.state
    for turn in range(TURNS):
        court.turn, server = turn + 1, table.seats[turn % len(table.seats)]
        await table.ask(server, Pick.words(["volley-high", "volley-low"], prompt=Text("volley-serve"), topic="serve"))
        table.tell("volley-served", seat=server)
        ran = await table.window(partial(run_or_stay, server), asked(table, server))
        if ran is not None:
            court.points[ran[0]] += 1
            table.tell("volley-returned", seat=ran[0])
    return by_points(court)


def run_or_stay(server: Seat, seat: Seat) -> Pick:
    """To stay is to pass."""
    options = [Option("stay", Text("volley-stay")), Option("run", Text("volley-run"))]
    return Pick(options, prompt=Text("volley-return", seat=server), topic="run", concerns=frozenset({seat}))


GAME: Game[Court] = Game(
    id="volley",
    version=1,
    seats=(2, 4),
    setup=lambda start: Court(points=[0 for _ in start.seats]),
    play=play,
    standings=by_points,
    view=lambda court, seat: CourtView(points=list(court.points), turn=court.turn),
    computer=lambda seen, ask, rng: ask.default,
)

FOR_ALL = replace(GAME, play=partial(play, asked=Table.clockwise))  # whoever serves may run, too


class VolleyFace(Face[CourtView]):
    """In words only."""

    game = GAME.id
    minutes = 1

    def board(self, seen: Seen[CourtView], speech: Speech) -> str:
        return " ".join(map(str, seen.view.points))

    def where(self, seen: Seen[CourtView], speech: Speech) -> str:
        return speech.say(Text("volley-turn", turn=seen.view.turn))


def register(patch: pytest.MonkeyPatch, folder: Path, game: Game[Any] = GAME, said: Mapping[str, str] = WORDS) -> None:
    """A toy is in the catalogue and has its words. Whoever hosts it needs its face too."""
    patch.setitem(catalogue, game.id, game)
    engines = folder / "engines"
    (engines / game.id / "text").mkdir(parents=True)
    for package in bot.base.language.ENGINES.iterdir():
        if package.is_dir():
            (engines / package.name).symlink_to(package)
    for locale, words in said.items():
        (engines / game.id / "text" / f"{locale}.ftl").write_text(words, encoding="utf-8")
    patch.setattr(bot.base.language, "ENGINES", engines)
