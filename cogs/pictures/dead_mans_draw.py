"""Dead Man's Draw as pictures: the board, a hand, a card. Everything shown is given in words and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial

from PIL import Image

from bot.pictures.canvas import Canvas, width_of, wrapped
from bot.pictures.palette import in_palette
from bot.pictures.sprites import panel
from bot.pictures.strip import (
    EDGE,
    INNER,
    SMALL,
    WIDE,
    Heading,
    Part,
    Strip,
    Who,
    badge_wide,
    happened,
    looked_up,
    stacked,
)
from cogs.pictures.sea_art import (
    CREAM,
    FOAM,
    INK,
    PARCHMENT,
    SEA,
    SUITS,
    card,
    card_back,
    icon,
    no_card,
    small_card,
)

BANK_CARD = (101, 104)
BANK_STEP = 107
PLATE_HIGH = 208
CARD = (146, 196)
CARD_STEP = 157
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

    who: Who
    points: int
    unit: str
    trait: str
    bank: tuple[tuple[str, int, int], ...]


@dataclass(slots=True, frozen=True)
class SeaBoard:
    """The whole table, as everybody sees it."""

    heading: Heading
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
        plates = [Part(PLATE_HIGH, partial(_plate, player)) for player in self.players]
        area = Part(self._area_high(), self._area)
        return stacked(SEA, [*plates, area, happened(self.events)], self.heading).image

    def _rows(self) -> int:
        return max(1, -(-len(self.area) // A_ROW))

    def _area_high(self) -> int:
        shown = 132 if self.laid_out[1] else 0
        return 88 + self._rows() * (CARD[1] + 12) + (52 if self.demand else 0) + shown + 8

    def _area(self, sheet: Strip, y: int) -> None:
        sheet.box(y, self._area_high())
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

    def _piles(self, sheet: Strip, y: int) -> None:
        right = EDGE + INNER - 20.0
        for (label, count), colour in ((self.discard_pile, FOAM), (self.draw_pile, CREAM)):
            words = f"{label} {count}"
            right -= width_of(words, 32)
            sheet.text(right, y + 53, words, 32, colour, room=400)
            sheet.put(card_back(38, 50), right - 48, y + 16)
            right -= 84
        sheet.title(EDGE + 20, y + 53, self.area_title, right - EDGE - 30)

    def _laid_out(self, sheet: Canvas, y: float) -> None:
        label, cards = self.laid_out
        if not cards:
            return
        left = EDGE + 44 + sheet.text(EDGE + 20, y + 72, label, 32, FOAM, room=340, least=SMALL)
        for n, loot in enumerate(cards[:6]):
            sheet.put(small_card(loot.suit, loot.value, 1, *BANK_CARD), left + n * BANK_STEP, y + 8)


def _plate(player: Player, sheet: Strip, y: int) -> None:
    """Name, trait, points; below them the bank, every suit in its own place."""
    who = player.who
    sheet.plate(EDGE, y, INNER, PLATE_HIGH, who)
    right = EDGE + INNER - 22.0
    right -= sheet.text(right, y + 57, player.unit, SMALL, FOAM, room=90, align="right") + 12
    right -= sheet.text(right, y + 60, str(player.points), 54, CREAM, room=130, weight="bold", align="right") + 26
    if who.to_move:
        sheet.badge(right, y + 54, who.to_move, align="right")
        right -= badge_wide(who.to_move) + 20
    left = EDGE + 38.0
    left += sheet.name(left, y + 58, who, 42, right - left - 24 - width_of(player.trait, SMALL)) + 24
    sheet.text(left, y + 57, player.trait, 31, FOAM, room=right - left, least=SMALL)
    tops = {suit: (value, count) for suit, value, count in player.bank}
    for n, suit in enumerate(SUITS):
        spot = small_card(suit, *tops[suit], *BANK_CARD) if suit in tops else no_card(suit, *BANK_CARD)
        sheet.put(spot, EDGE + 38 + n * BANK_STEP, y + 88)


@dataclass(slots=True, frozen=True)
class TraitCard:
    """A trait, with the suit it has to do with."""

    name: str
    text: str
    suit: str


@dataclass(slots=True, frozen=True)
class SeaHand:
    """What only one player sees: traits, side by side."""

    heading: Heading
    title: str
    traits: tuple[TraitCard, ...]

    def draw(self) -> Image.Image:
        """Two cards as large as the picture lets them be."""
        wide = (INNER - 24) // 2
        high = 84 + max(_trait_high(trait, wide) for trait in self.traits)

        def side_by_side(sheet: Strip, y: int) -> None:
            for n, trait in enumerate(self.traits):
                _trait(sheet, EDGE + n * (wide + 24), y, wide, high, trait)

        title = Part(48, lambda sheet, y: sheet.title(EDGE + 4, y + 36, self.title, INNER - 8))
        return in_palette(stacked(SEA, [title, Part(high, side_by_side)], self.heading).image, colours())


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
        sheet = looked_up(SEA, self._card, self.name, self.values, self.text)
        return in_palette(sheet.image, colours())

    def _card(self, sheet: Strip, x: int, y: int) -> None:
        sheet.put(card(self.suit, self.value, self.name, 300, 404), x, y)


@dataclass(slots=True, frozen=True)
class TraitLookedUp:
    """A trait looked up."""

    trait: TraitCard

    def draw(self) -> Image.Image:
        """One card over the whole width."""
        high = _trait_high(self.trait, INNER) + 40
        whole = Part(high, lambda sheet, y: _trait(sheet, EDGE, y, INNER, high, self.trait))
        return in_palette(stacked(SEA, [whole]).image, colours())


@lru_cache
def colours() -> Image.Image:
    """The palette of all these pictures, from a table where everything lies."""
    everything = tuple((suit, 9, 6) for suit in SUITS)
    players = tuple(
        Player(
            Who(seat, name, "to move" if seat == 0 else ""), 100, "pts", "trait", everything if seat % 2 == 0 else ()
        )
        for seat, name in enumerate("●■▲◆★")
    )
    area = tuple(Loot(suit, 9, suit, safe=n < 2) for n, suit in enumerate(SUITS))
    piles = ("draw", 9), ("discard", 9)
    heading = Heading("Draw", "where")
    table = SeaBoard(heading, players, "area", area, "", *piles, "demand", ("next", area[:3]), ("●■▲◆★",))
    return SEA.palette(table.painted(), (*SUITS.values(), PARCHMENT))
