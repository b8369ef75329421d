"""Dead Man's Draw as pictures: the board, a hand, a card. Everything shown is given in words and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.pictures.canvas import Canvas, width_of, wrapped
from bot.pictures.palette import in_palette, palette_of
from bot.pictures.sprites import COLOURS, panel, seat_mark
from cogs.pictures.sea_art import (
    BRASS,
    CREAM,
    DEEP,
    DIM_BRASS,
    FOAM,
    INK,
    PARCHMENT,
    PLATE,
    SUITS,
    card,
    card_back,
    ground,
    icon,
    no_card,
    small_card,
)

WIDE = 1200
EDGE = 48
INNER = WIDE - 2 * EDGE
SMALL = 28  # nothing that matters is smaller: on a phone this is a third

BANK_CARD = (101, 104)
BANK_STEP = 108
PLATE_HIGH = 208
CARD = (146, 196)
CARD_STEP = 154
A_ROW = 7


@dataclass(slots=True, frozen=True)
class Loot:
    """One card on the table."""

    suit: str
    value: int
    name: str
    safe: bool = False


@dataclass(slots=True, frozen=True)
class Player:
    """One player's plate: for each suit of the bank the highest value and how many cards."""

    name: str
    points: int
    unit: str
    trait: str
    to_move: str
    bank: tuple[tuple[str, int, int], ...]


@dataclass(slots=True, frozen=True)
class SeaBoard:
    """The whole table, as everybody sees it."""

    title: str
    where: str
    players: tuple[Player, ...]
    area_title: str
    area: tuple[Loot, ...]
    empty: str
    draw_pile: tuple[str, int]
    discard_pile: tuple[str, int]
    demand: str
    laid_out: tuple[str, tuple[Loot, ...]]
    events: tuple[str, ...]

    def draw(self) -> Image.Image:
        """The table in the colours of this game."""
        return in_palette(self.painted(), colours())

    def painted(self) -> Image.Image:
        """From top to bottom: title, players, play area, what happened."""
        plates = 128
        area = plates + len(self.players) * (PLATE_HIGH + 16)
        events = area + self._area_high() + 16
        sheet = Canvas(ground(WIDE, events + 28 + 46 * max(1, len(self.events))))
        _heading(sheet, self.title, self.where)
        for seat, player in enumerate(self.players):
            _plate(sheet, plates + seat * (PLATE_HIGH + 16), seat, player)
        self._area(sheet, area)
        for n, event in enumerate(self.events):
            last = n == len(self.events) - 1
            baseline = events + 38 + 46 * n
            sheet.text(EDGE + 8, baseline, event, 32, CREAM if last else FOAM, room=INNER - 16, least=SMALL)
        return sheet.image

    def _rows(self) -> int:
        return max(1, -(-len(self.area) // A_ROW))

    def _area_high(self) -> int:
        shown = 132 if self.laid_out[1] else 0
        return 88 + self._rows() * (CARD[1] + 12) + (52 if self.demand else 0) + shown + 8

    def _area(self, sheet: Canvas, y: int) -> None:
        sheet.put(panel(INNER, self._area_high(), DEEP, stroke=BRASS, line=3, radius=20, opacity=0.72), EDGE, y)
        self._piles(sheet, y)
        top = y + 80
        for n, loot in enumerate(self.area):
            row, column = divmod(n, A_ROW)
            sprite = card(loot.suit, loot.value, loot.name, *CARD, safe=loot.safe)
            sheet.put(sprite, EDGE + 14 + column * CARD_STEP, top + row * (CARD[1] + 12))
        if not self.area:
            sheet.text(WIDE / 2, top + 112, self.empty, 34, FOAM, room=INNER - 60, least=SMALL, align="middle")
        baseline = top + self._rows() * (CARD[1] + 12) + 34
        if self.demand:
            sheet.put(icon("kraken", 40, "#E58AB2"), EDGE + 20, baseline - 34)
            sheet.text(EDGE + 72, baseline, self.demand, 34, "#F3A9C6", room=INNER - 100, least=SMALL, weight="bold")
            baseline += 52
        self._laid_out(sheet, baseline - 30)

    def _piles(self, sheet: Canvas, y: int) -> None:
        right = EDGE + INNER - 20.0
        for (label, count), colour in ((self.discard_pile, FOAM), (self.draw_pile, CREAM)):
            words = f"{label} {count}"
            right -= width_of(words, 32)
            sheet.text(right, y + 53, words, 32, colour, room=400)
            sheet.put(card_back(38, 50), right - 48, y + 16)
            right -= 84
        sheet.text(EDGE + 20, y + 53, self.area_title, 34, BRASS, room=right - EDGE - 30, least=SMALL, weight="bold")

    def _laid_out(self, sheet: Canvas, y: float) -> None:
        label, cards = self.laid_out
        if not cards:
            return
        left = EDGE + 44 + sheet.text(EDGE + 20, y + 72, label, 32, FOAM, room=340, least=SMALL)
        for n, loot in enumerate(cards[:6]):
            sheet.put(small_card(loot.suit, loot.value, 1, *BANK_CARD), left + n * BANK_STEP, y + 8)


def _heading(sheet: Canvas, title: str, where: str) -> None:
    taken = sheet.text(EDGE, 86, title, 54, CREAM, room=700, least=36, weight="bold")
    sheet.text(WIDE - EDGE, 84, where, 34, BRASS, room=INNER - taken - 40, least=SMALL, align="right")
    sheet.line(EDGE, 108, WIDE - EDGE, 108, DIM_BRASS, 3)


def _plate(sheet: Canvas, y: int, seat: int, player: Player) -> None:
    """Colour and shape of the seat, name, trait, points; below it the bank, every suit in its own place."""
    edge, line = (BRASS, 5) if player.to_move else ("#2D586D", 2)
    sheet.put(panel(INNER, PLATE_HIGH, PLATE, stroke=edge, line=line, radius=18, opacity=0.92), EDGE, y)
    sheet.put(panel(14, PLATE_HIGH - 20, COLOURS[seat], radius=7), EDGE + 10, y + 10)
    sheet.put(seat_mark(seat, 42), EDGE + 38, y + 22)
    right = EDGE + INNER - 22.0
    right -= sheet.text(right, y + 57, player.unit, SMALL, FOAM, room=90, align="right") + 12
    right -= sheet.text(right, y + 60, str(player.points), 54, CREAM, room=130, weight="bold", align="right") + 26
    if player.to_move:
        wide = round(width_of(player.to_move, 30, "bold")) + 32
        right -= wide
        sheet.put(panel(wide, 46, BRASS, radius=23), right, y + 20)
        sheet.text(right + 16, y + 54, player.to_move, 30, INK, room=wide, weight="bold")
        right -= 20
    left = EDGE + 94.0
    name_room = (right - left) * (0.52 if player.trait else 1)
    left += sheet.text(left, y + 58, player.name, 42, CREAM, room=name_room, least=30, weight="bold") + 24
    if player.trait:
        sheet.text(left, y + 57, player.trait, 31, FOAM, room=right - left, least=SMALL)
    tops = {suit: (value, count) for suit, value, count in player.bank}
    for n, suit in enumerate(SUITS):
        spot = small_card(suit, *tops[suit], *BANK_CARD) if suit in tops else no_card(suit, *BANK_CARD)
        sheet.put(spot, EDGE + 38 + n * (BANK_STEP - 2), y + 88)


@dataclass(slots=True, frozen=True)
class TraitCard:
    """A trait, with the suit it has to do with."""

    name: str
    text: str
    suit: str


@dataclass(slots=True, frozen=True)
class SeaHand:
    """What only one player sees: traits, side by side."""

    title: str
    where: str
    heading: str
    traits: tuple[TraitCard, ...]

    def draw(self) -> Image.Image:
        """Two cards as large as the picture lets them be."""
        wide = (INNER - 24) // 2
        high = 84 + max(_trait_high(trait, wide) for trait in self.traits)
        sheet = Canvas(ground(WIDE, 190 + high + 36))
        _heading(sheet, self.title, self.where)
        sheet.text(EDGE, 160, self.heading, 34, BRASS, room=INNER, least=SMALL)
        for n, trait in enumerate(self.traits):
            _trait(sheet, EDGE + n * (wide + 24), 190, wide, high, trait)
        return in_palette(sheet.image, colours())


TRAIT_TEXT = 34


def _trait_high(trait: TraitCard, wide: int) -> int:
    return 130 + round(len(wrapped(trait.text, TRAIT_TEXT, wide - 56)) * TRAIT_TEXT * 1.4)


def _trait(sheet: Canvas, x: int, y: int, wide: int, high: int, trait: TraitCard) -> None:
    sheet.put(panel(wide, high, PARCHMENT, stroke=SUITS[trait.suit], line=6, radius=22), x, y)
    sheet.put(icon(trait.suit, 84), x + 24, y + 24)
    sheet.text(x + 128, y + 80, trait.name, 42, INK, room=wide - 150, least=SMALL, weight="bold")
    sheet.line(x + 28, y + 128, x + wide - 28, y + 128, SUITS[trait.suit], 3)
    sheet.block(x + 28, y + 182, trait.text, TRAIT_TEXT, INK, room=wide - 56, lines=12, least=SMALL, leading=1.4)


@dataclass(slots=True, frozen=True)
class SuitCard:
    """A suit looked up: what a card of it looks like, its values, what it does."""

    suit: str
    name: str
    values: str
    value: int
    text: str

    def draw(self) -> Image.Image:
        """The card on the left, the words beside it."""
        sheet = Canvas(ground(WIDE, 520))
        sheet.put(card(self.suit, self.value, self.name, 300, 404), 60, 58)
        sheet.text(410, 120, self.name, 60, CREAM, room=740, least=36, weight="bold")
        sheet.text(410, 176, self.values, 36, BRASS, room=740, least=SMALL)
        sheet.block(410, 248, self.text, 36, CREAM, room=740, lines=6, least=SMALL)
        return in_palette(sheet.image, colours())


@dataclass(slots=True, frozen=True)
class TraitLookedUp:
    """A trait looked up."""

    trait: TraitCard

    def draw(self) -> Image.Image:
        """One card over the whole width."""
        high = _trait_high(self.trait, INNER) + 40
        sheet = Canvas(ground(WIDE, high + 96))
        _trait(sheet, EDGE, 48, INNER, high, self.trait)
        return in_palette(sheet.image, colours())


@lru_cache
def colours() -> Image.Image:
    """The palette of all these pictures, from a table where everything lies."""
    everything = tuple((suit, 9, 6) for suit in SUITS)
    players = tuple(
        Player(name, 100, "pts", "trait", "to move" if seat == 0 else "", everything if seat % 2 == 0 else ())
        for seat, name in enumerate("●■▲◆★")
    )
    area = tuple(Loot(suit, 9, suit, safe=n < 2) for n, suit in enumerate(SUITS))
    piles = ("draw", 9), ("discard", 9)
    table = SeaBoard("Draw", "where", players, "area", area, "", *piles, "demand", ("next", area[:3]), ("●■▲◆★",))
    named = (*COLOURS, *SUITS.values(), BRASS, CREAM, FOAM, INK, PARCHMENT, PLATE, DEEP)
    return palette_of(table.painted(), named)
