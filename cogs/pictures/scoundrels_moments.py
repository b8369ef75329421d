"""Big moments of 3000 Scoundrels as pictures: the cards that an evening turns over, and the safes opened at the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.palette import in_palette
from bot.pictures.sprites import seat_mark
from bot.pictures.strip import EDGE, INNER, SMALL, Part, Strip, Who, stacked, state_wide
from cogs.pictures.scoundrels import colours
from cogs.pictures.scoundrels_art import GOLD, HAZE, RUST, TEAL, TOWN, icon, poker_card
from cogs.pictures.scoundrels_safes import SAFE, Safe, draw_safe

HIGH = 156  # of a row; four of them are as high as a strip may be
LEFT = EDGE + 36
CARD = (84, 128)
STEP = 214  # from card to card: nobody plays more than four a day
FEWEST = 2  # places for cards, so that two evenings look alike
MARK = 34

SCORE = 108
SAFES = EDGE + INNER - SCORE - 12 - 3 * (SAFE[0] + 4)
SIGN = 36
SIGNS = ("safe", "mark", "renown", "tech")  # what a score is made of


@dataclass(slots=True, frozen=True)
class Turned:
    """A card that was turned over: where it lay, what it is, and what that brought those who had suspected it."""

    slot: str
    value: str
    bluff: bool
    word: str
    gained: tuple[int, ...]  # reputation
    jailed: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class TownEvening:
    """Whose cards were turned over, and which."""

    rows: tuple[tuple[Who, tuple[Turned, ...]], ...]

    def draw(self) -> Image.Image:
        """A row for each of them."""
        left = EDGE + INNER - STEP * max(FEWEST, *(len(cards) for _, cards in self.rows))
        parts = [Part(HIGH, partial(_evening, who, cards, left)) for who, cards in self.rows]
        return in_palette(stacked(TOWN, parts).image, colours())


def _evening(who: Who, cards: tuple[Turned, ...], left: int, canvas: Strip, y: int) -> None:
    canvas.plate(EDGE, y, INNER, HIGH, who)
    canvas.name(LEFT, y + HIGH / 2 + 15, who, 42, left - LEFT - 14)
    for n, card in enumerate(cards):
        _turned(canvas, left + n * STEP, y + (HIGH - CARD[1]) // 2, card)


def _turned(canvas: Canvas, x: float, y: float, card: Turned) -> None:
    """The card; beside it the slot it lay in, whether that was a lie, and what it brought the others."""
    canvas.put(poker_card(card.value, *CARD, card.bluff), x, y)
    left, room = x + CARD[0] + 9, STEP - CARD[0] - 16
    canvas.text(left, y + 30, card.slot, 32, HAZE, room=room, least=SMALL)
    canvas.text(left, y + 72, card.word, 34, RUST if card.bluff else TEAL, room=room, least=SMALL, weight="bold")
    sign, seats = ("renown", card.gained) if card.bluff else ("bars", card.jailed)
    if not seats:
        return
    colour = GOLD if card.bluff else HAZE
    canvas.put(icon(sign, 28, colour), left - 2, y + 92)
    size = min(MARK, int((room - 26) / len(seats)))
    for n, seat in enumerate(seats):
        canvas.put(seat_mark(seat, size), left + 27 + n * size, y + 90 + (MARK - size) / 2)


@dataclass(slots=True, frozen=True)
class Result:
    """How somebody came out: place, score, what it is made of, and their safes."""

    who: Who
    place: int
    score: str
    parts: tuple[str, ...]  # in the order of the signs
    safes: tuple[Safe, ...]


@dataclass(slots=True, frozen=True)
class TownShowdown:
    """All stolen safes, open, and what everybody has made of them."""

    results: tuple[Result, ...]

    def draw(self) -> Image.Image:
        """The winner on top."""
        parts = [Part(HIGH, partial(_result, result)) for result in self.results]
        return in_palette(stacked(TOWN, parts).image, colours())


def _result(result: Result, canvas: Strip, y: int) -> None:
    canvas.plate(EDGE, y, INNER, HIGH, result.who)
    first = canvas.text(LEFT, y + 62, f"{result.place}.", 42, GOLD, room=60, weight="bold") + 14
    left, right = LEFT + first, SAFES - 16
    left += canvas.name(left, y + 62, result.who, 42, right - left - state_wide(result.who) - 14) + 14
    canvas.state(left, y + 59, result.who)
    step = (SAFES - LEFT - 8) // len(SIGNS)
    for n, (sign, words) in enumerate(zip(SIGNS, result.parts, strict=True)):
        canvas.put(icon(sign, SIGN, GOLD if sign == "renown" else TEAL), LEFT + n * step, y + 92)
        room = step - SIGN - 12
        canvas.text(LEFT + n * step + SIGN + 6, y + 125, words, 40, TOWN.bright, room=room, least=32, weight="bold")
    places = max(3, len(result.safes))
    wide = (3 * (SAFE[0] + 4)) // places - 4
    for n, safe in enumerate(result.safes):
        draw_safe(canvas, SAFES + n * (wide + 4), y + (HIGH - SAFE[1]) // 2, safe, wide, SAFE[1], safe.code)
    middle = EDGE + INNER - SCORE / 2 - 6
    canvas.text(middle, y + HIGH / 2 + 24, result.score, 68, GOLD, room=SCORE, least=44, weight="bold", align="middle")
