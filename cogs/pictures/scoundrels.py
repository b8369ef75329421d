"""3000 Scoundrels as a picture: the board. Everything shown is given in words and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial

from PIL import Image

from bot.pictures.palette import in_palette
from bot.pictures.sprites import panel, seat_mark
from bot.pictures.strip import EDGE, INNER, SMALL, Heading, Part, Strip, Who, happened, stacked
from cogs.pictures.scoundrels_art import (
    BOLT,
    COIN,
    CREAM,
    FAINT,
    GOLD,
    HAZE,
    HOMES,
    PAPER,
    PLATE,
    RUST,
    TOWN,
    TYPES,
    card_back,
    empty,
    icon,
)
from cogs.pictures.scoundrels_cards import CARD, Scoundrel, card_high, draw_card
from cogs.pictures.scoundrels_sheet import SAFE, SHEET_HIGH, Laid, Safe, Sheet, draw_safe, draw_sheet

ROW = SAFE[1] + 10
TRACK_HIGH = 124
CELL = 77
TRACK = 172  # where its first space begins


@dataclass(slots=True, frozen=True)
class Location:
    """A location: what its safes can be worth, its five spaces, and the safe left over."""

    home: str
    name: str
    values: str
    spaces: tuple[Safe | None, ...]
    unused: Safe | None


@dataclass(slots=True, frozen=True)
class Saloon:
    """Who can be hired, what comes next, and who has left."""

    title: str
    there: tuple[Scoundrel, ...]
    traits: tuple[str, str]  # the colour of the next one, and how many are left
    jobs: tuple[str, str]
    pile: str


@dataclass(slots=True, frozen=True)
class TownBoard:
    """The whole table, as everybody sees it."""

    heading: Heading
    sheets: tuple[Sheet, ...]
    safes_title: str
    unused_title: str
    locations: tuple[Location, ...]
    saloon: Saloon
    track: tuple[int, ...]  # from the lowest space to the highest
    track_title: str
    jail_title: str
    jail: tuple[int, ...]  # the owner of each henchman there
    events: tuple[str, ...]

    def draw(self) -> Image.Image:
        """The table in the colours of this game."""
        return in_palette(self.painted(), colours())

    def painted(self) -> Image.Image:
        """From top to bottom: title, players, reputation and jail, safes, saloon, what happened."""
        high = SHEET_HIGH + (34 if any(sheet.strategy for sheet in self.sheets) else 0)
        parts = [
            *(Part(high, partial(draw_sheet, sheet, high)) for sheet in self.sheets),
            Part(TRACK_HIGH, self._track),
            Part(self._safes_high(), self._safes),
            Part(self._saloon_high(), self._saloon),
            happened(self.events),
        ]
        return stacked(TOWN, parts, self.heading).image

    def _track(self, canvas: Strip, y: int) -> None:
        """Reputation from -2 to 6, and beside it the jail."""
        canvas.box(y, TRACK_HIGH)
        canvas.put(icon("renown", 40, GOLD), EDGE + 16, y + 18)
        canvas.text(EDGE + 14, y + 100, self.track_title, SMALL, HAZE, room=TRACK - 18)
        for n, worth in enumerate(self.track):
            x = EDGE + TRACK + n * CELL
            canvas.put(panel(CELL - 6, TRACK_HIGH - 20, PLATE, stroke=FAINT, line=2, radius=10), x, y + 10)
            words = f"−{-worth}" if worth < 0 else str(worth)
            canvas.text(x + (CELL - 6) / 2, y + 40, words, SMALL, HAZE, room=60, weight="bold", align="middle")
            here = [seat for seat, sheet in enumerate(self.sheets) if sheet.reputation == worth]
            for k, seat in enumerate(here):
                row, column = divmod(k, 2)
                middle = 20 if len(here) == 1 else 4 + column * 33
                canvas.put(seat_mark(seat, 32), x + middle, y + (60 if len(here) < 3 else 46) + row * 32)
        left = EDGE + TRACK + len(self.track) * CELL + 10
        canvas.put(icon("bars", 40, HAZE), left, y + 16)
        canvas.text(left + 50, y + 47, self.jail_title, SMALL, HAZE, room=EDGE + INNER - left - 62)
        for n, seat in enumerate(self.jail):
            row, column = divmod(n, 8)
            canvas.put(seat_mark(seat, 28), left + 2 + column * 30, y + 58 + row * 30)

    def _safes_high(self) -> int:
        return 52 + len(self.locations) * ROW

    def _safes(self, canvas: Strip, y: int) -> None:
        """A row for each location; behind its five spaces the safe that was left over."""
        canvas.box(y, self._safes_high())
        canvas.title(EDGE + 18, y + 36, self.safes_title, 700)
        last = EDGE + INNER - 16 - SAFE[0]
        canvas.text(last + SAFE[0] / 2, y + 36, self.unused_title, SMALL, HAZE, room=SAFE[0] + 12, align="middle")
        for n, location in enumerate(self.locations):
            top = y + 48 + n * ROW
            colour = HOMES[location.home]
            canvas.text(EDGE + 14, top + 46, location.name, 32, colour, room=160, least=SMALL, weight="bold")
            canvas.text(EDGE + 14, top + 84, location.values, SMALL, HAZE, room=160)
            for k, safe in enumerate(location.spaces):
                draw_safe(canvas, EDGE + 178 + k * (SAFE[0] + 6), top, safe, *SAFE)
            draw_safe(canvas, last, top, location.unused, *SAFE)

    def _saloon_high(self) -> int:
        cards = max((card_high(scoundrel) for scoundrel in self.saloon.there), default=60)
        return 58 + cards + 54

    def _saloon(self, canvas: Strip, y: int) -> None:
        """From left to right, as they come and go; below them the pile of those who went."""
        saloon, high = self.saloon, self._saloon_high()
        canvas.box(y, high)
        canvas.title(EDGE + 18, y + 40, saloon.title, 560)
        right = EDGE + INNER - 18.0
        for colour, words in (saloon.jobs, saloon.traits):
            right -= canvas.text(right, y + 40, words, 30, CREAM, room=260, align="right") + 44
            canvas.put(card_back(34, 44, TYPES.get(colour, PLATE)), right, y + 6)
            right -= 30
        step = (INNER - 20 - CARD) // 2
        for n in range(3 - len(saloon.there)):
            canvas.put(empty(CARD, high - 112), EDGE + 10 + n * step, y + 54)
        for n, scoundrel in enumerate(saloon.there):
            left = EDGE + 10 + (n + 3 - len(saloon.there)) * step  # they stand to the right
            draw_card(canvas, left, y + 54, high - 112, scoundrel)
        canvas.text(EDGE + 18, y + high - 18, saloon.pile, SMALL, HAZE, room=INNER - 36)


@lru_cache
def colours() -> Image.Image:
    """The palette of all these pictures, from a table where everything lies."""

    def somebody(slots: tuple[str, ...], colour: str, job: str) -> Scoundrel:
        return Scoundrel("Trait", "Job", (colour, job), slots, (-1, 1), "", "when", "what", 3, True, True, 1)

    everybody = tuple(
        somebody((slot,), trait, job)
        for slot, trait, job in zip("A2345", ("blue", "red") * 3, (*list(TYPES)[2:], "green", "black"), strict=False)
    )
    safes = tuple(Safe(home, 1, "1", tuple((seat, 5) for seat in range(4)), 5) for home in HOMES)
    laid = (Laid("A", "0", (0, 1), True), Laid("2", "", (2, 3), True), Laid("3", "", (), False))
    people = [Who(seat, name, "to move" if seat == 0 else "") for seat, name in enumerate("●■▲◆")]
    sheets = tuple(Sheet(who, "leader", "plan", 9, 2, 4, 3, 2, everybody, safes, 3, laid) for who in people)
    locations = tuple(Location(safe.home, "place", "3 4 5", (safe, None, safe), safe) for safe in safes)
    saloon = Saloon("saloon", everybody[:3], ("blue", "9"), ("green", "9"), "pile")
    heading, track, jail = Heading("Town", "where"), tuple(range(-2, 7)), (0, 1, 2, 3)
    table = TownBoard(heading, sheets, "safes", "unused", locations, saloon, track, "rep", "jail", jail, ("●■▲◆",))
    return TOWN.palette(table.painted(), (*HOMES.values(), *TYPES.values(), GOLD, COIN, BOLT, RUST, PAPER))
