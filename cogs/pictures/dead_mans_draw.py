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
    GAP,
    INNER,
    SMALL,
    WIDE,
    Heading,
    Part,
    Strip,
    Who,
    looked_up,
    stacked,
    state_wide,
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
    table_card,
)

BAR = 38.0  # from the edge of a plate to what lies on it: the colour of the seat stands between
POINTS, UNIT = 56, 32

PLATE_HIGH = 208
BANK_CARD = (101, 106)
HALF_WIDE = (INNER - GAP) // 2
HALF_HIGH = 337
HALF_CARD = (93, 80)

A_ROW = 5
CARD = (202, 176)
SHORT_CARD = (202, 138)
STEP = CARD[0] + 14
HEADER = 88
ROW = CARD[1] + 12
DEMAND = 56
LAID_OUT = SHORT_CARD[1] + 12


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
class SeaPlates:
    """What everybody has; it stays as it is while cards come to the play area."""

    players: tuple[Player, ...]

    def draw(self) -> Image.Image:
        """The plates in the colours of this game."""
        return in_palette(stacked(SEA, self.parts()).image, colours())

    def parts(self) -> list[Part]:
        """One below the other; four would be too high, so they stand two by two."""
        if len(self.players) < 4:
            return [Part(PLATE_HIGH, partial(_plate, player)) for player in self.players]
        pairs = [self.players[n : n + 2] for n in range(0, len(self.players), 2)]
        return [Part(HALF_HIGH, partial(_side_by_side, pair)) for pair in pairs]


def _plate(player: Player, sheet: Strip, y: int) -> None:
    """Over the whole width: name, trait and points, and below them the bank in one row."""
    who = player.who
    sheet.plate(EDGE, y, INNER, PLATE_HIGH, who)
    right = EDGE + INNER - 22.0
    right -= sheet.text(right, y + 60, player.unit, UNIT, FOAM, room=90, align="right") + 12
    right -= sheet.text(right, y + 62, str(player.points), POINTS, CREAM, room=130, weight="bold", align="right") + 26
    if state := state_wide(who):
        sheet.state(right, y + 56, who, align="right")
        right -= state + 20
    left = EDGE + BAR
    left += sheet.name(left, y + 60, who, 44, right - left - 24 - width_of(player.trait, SMALL)) + 24
    sheet.text(left, y + 59, player.trait, 32, FOAM, room=right - left, least=SMALL)
    _bank(player, sheet, EDGE + BAR, y + 88, len(SUITS), BANK_CARD)


def _side_by_side(players: tuple[Player, ...], sheet: Strip, y: int) -> None:
    for n, player in enumerate(players):
        _half(player, sheet, EDGE + n * (HALF_WIDE + GAP), y)


def _half(player: Player, sheet: Strip, x: float, y: int) -> None:
    """Over half the width: name, points and trait below each other, and the bank in two rows."""
    who, left, room = player.who, x + BAR, HALF_WIDE - BAR - 20
    sheet.plate(x, y, HALF_WIDE, HALF_HIGH, who)
    sheet.name(left, y + 52, who, 42, room)
    taken = sheet.text(left, y + 107, str(player.points), POINTS, CREAM, room=130, weight="bold")
    sheet.text(left + taken + 12, y + 105, player.unit, UNIT, FOAM, room=90)
    sheet.state(x + HALF_WIDE - 20, y + 101, who, align="right")
    sheet.text(left, y + 145, player.trait, 32, FOAM, room=room, least=SMALL)
    _bank(player, sheet, left, y + 157, len(SUITS) // 2, HALF_CARD)


def _bank(player: Player, sheet: Strip, x: float, y: int, a_row: int, size: tuple[int, int]) -> None:
    """Every suit in its own place."""
    tops = {suit: (value, count) for suit, value, count in player.bank}
    for n, suit in enumerate(SUITS):
        row, column = divmod(n, a_row)
        spot = small_card(suit, *tops[suit], *size) if suit in tops else no_card(suit, *size)
        sheet.put(spot, x + column * (size[0] + 6), y + row * (size[1] + 4))


@dataclass(slots=True, frozen=True)
class SeaArea:
    """Whose turn it is, and what lies between the players."""

    who: Who | None
    title: str
    cards: tuple[Loot, ...]
    empty: str
    draw_pile: tuple[str, int]
    discard_pile: tuple[str, int]
    demand: str
    laid_out: tuple[str, tuple[Loot, ...]]

    def draw(self) -> Image.Image:
        """The play area in the colours of this game."""
        return in_palette(stacked(SEA, self.parts()).image, colours())

    def parts(self) -> list[Part]:
        """All of it lies on the plate of who plays."""
        return [Part(self._high(), self._drawn)]

    def _rows(self) -> int:
        return max(1, -(-len(self.cards) // A_ROW))

    def _high(self) -> int:
        return HEADER + self._rows() * ROW + (DEMAND if self.demand else 0) + (LAID_OUT if self.laid_out[1] else 0) + 6

    def _drawn(self, sheet: Strip, y: int) -> None:
        if self.who is None:
            sheet.box(y, self._high())
        else:
            sheet.plate(EDGE, y, INNER, self._high(), self.who)
        self._header(sheet, y)
        y += HEADER
        for n, loot in enumerate(self.cards):
            row, column = divmod(n, A_ROW)
            _lay(sheet, loot, column, y + row * ROW, CARD)
        if not self.cards:
            sheet.text(WIDE / 2, y + 100, self.empty, 38, FOAM, room=INNER - 120, least=SMALL, align="middle")
        y += self._rows() * ROW
        if self.demand:
            sheet.put(icon("kraken", 44, "#E58AB2"), EDGE + BAR, y)
            sheet.text(EDGE + BAR + 58, y + 36, self.demand, 38, "#F3A9C6", room=INNER - 130, least=36, weight="bold")
            y += DEMAND
        self._laid_out(sheet, y)

    def _header(self, sheet: Strip, y: int) -> None:
        """Whose turn it is on the left, the piles on the right."""
        right = EDGE + INNER - 22.0
        for (label, count), colour in ((self.discard_pile, FOAM), (self.draw_pile, CREAM)):
            right -= sheet.text(right, y + 60, str(count), 40, colour, room=100, weight="bold", align="right") + 10
            right -= sheet.text(right, y + 59, label, 32, FOAM, room=260, align="right") + 10
            sheet.put(card_back(38, 50), right - 38, y + 22)
            right -= 66
        left = EDGE + BAR
        if self.who is None:
            sheet.title(left, y + 60, self.title, right - left)
            return
        left += sheet.name(left, y + 61, self.who, 46, right - left - state_wide(self.who) - 20) + 20
        sheet.state(left, y + 57, self.who)

    def _laid_out(self, sheet: Strip, y: int) -> None:
        """Cards that lie beside the play area, at most three, on the right; what they are on the left."""
        label, cards = self.laid_out
        room = (A_ROW - len(cards)) * STEP - 20
        if cards:
            sheet.block(EDGE + BAR, y + 70, label, 34, FOAM, room=room, lines=2, least=SMALL)
        for n, loot in enumerate(cards, start=A_ROW - len(cards)):
            _lay(sheet, loot, n, y, SHORT_CARD)


def _lay(sheet: Strip, loot: Loot, column: int, y: int, size: tuple[int, int]) -> None:
    """A card in one of the columns of the play area."""
    sheet.put(table_card(loot.suit, loot.value, loot.name, *size, safe=loot.safe), EDGE + BAR + column * STEP, y)


@dataclass(slots=True, frozen=True)
class SeaLoss:
    """The cards that a bust has cost."""

    who: Who
    cards: tuple[Loot, ...]

    def draw(self) -> Image.Image:
        """Whose they were, and below the name all of them."""
        high = HEADER + -(-len(self.cards) // A_ROW) * ROW + 6
        return in_palette(stacked(SEA, [Part(high, partial(self._drawn, high))]).image, colours())

    def _drawn(self, high: int, sheet: Strip, y: int) -> None:
        sheet.plate(EDGE, y, INNER, high, self.who)
        sheet.name(EDGE + BAR, y + 61, self.who, 46, INNER - 2 * BAR)
        for n, loot in enumerate(self.cards):
            row, column = divmod(n, A_ROW)
            _lay(sheet, loot, column, y + HEADER + row * ROW, CARD)


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
    bank = tuple((suit, 9, 6) for suit in SUITS)
    people = [
        Who(seat, name, "to move" if seat == 0 else "", "resigned" if seat == 1 else "")
        for seat, name in enumerate("●■▲◆★")
    ]
    plates = SeaPlates(tuple(Player(who, 100, "pts", "trait", () if who.seat % 2 else bank) for who in people))
    cards = tuple(Loot(suit, 9, suit, safe=n < 2) for n, suit in enumerate(SUITS))
    area = SeaArea(people[0], "", cards, "", ("draw", 9), ("discard", 9), "demand", ("next", cards[:3]))
    table = stacked(SEA, [*plates.parts(), *area.parts()], Heading("Draw", "where"))
    return SEA.palette(table.image, (*SUITS.values(), PARCHMENT))
