"""3000 Scoundrels as pictures: the board in strips. Everything shown is given in words and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.pictures.palette import in_palette
from bot.pictures.strip import EDGE, INNER, SMALL, Heading, Part, Strip, Who, stacked
from cogs.pictures.scoundrels_art import (
    BOLT,
    COIN,
    CREAM,
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
)
from cogs.pictures.scoundrels_cards import CARD, Scoundrel, card_high, draw_card
from cogs.pictures.scoundrels_plate import Crew, Laid, Plate, crew_part, plate_part
from cogs.pictures.scoundrels_safes import Location, Safe, Track, safes_part, track_part

STAGE = 32  # strips of the saloon differ in height by no less, so that a ground can be used again
ABOVE, BELOW = 60, 56  # the cards of the saloon


@dataclass(slots=True, frozen=True)
class TownPlates:
    """What matters most: how far it is, whose turn it is, what everybody has; of two players also their crews."""

    heading: Heading
    plates: tuple[Plate, ...]
    crews: tuple[Crew, ...] = ()

    def draw(self) -> Image.Image:
        """The players in the colours of this game."""
        return in_palette(self.painted(), colours())

    def painted(self) -> Image.Image:
        """A plate each."""
        crews = self.crews or (None,) * len(self.plates)
        parts = [plate_part(plate, crew) for plate, crew in zip(self.plates, crews, strict=True)]
        return stacked(TOWN, parts, self.heading).image


@dataclass(slots=True, frozen=True)
class TownSaloon:
    """Who can be hired, what comes next, and who has left."""

    title: str
    there: tuple[Scoundrel, ...]
    traits: tuple[str, str]  # the colour of the next one, and how many are left
    jobs: tuple[str, str]
    pile: str

    def draw(self) -> Image.Image:
        """The saloon in the colours of this game."""
        return in_palette(self.painted(), colours())

    def painted(self) -> Image.Image:
        """From left to right, as they come and go; below them the pile of those who went."""
        return stacked(TOWN, [Part(self._high(), self._all)]).image

    def _high(self) -> int:
        cards = max((card_high(scoundrel) for scoundrel in self.there), default=60)
        return ABOVE + -(-cards // STAGE) * STAGE + BELOW

    def _all(self, canvas: Strip, y: int) -> None:
        high = self._high()
        canvas.box(y, high)
        canvas.title(EDGE + 18, y + 42, self.title, 560)
        right = EDGE + INNER - 18.0
        for colour, words in (self.jobs, self.traits):
            right -= canvas.text(right, y + 42, words, 32, CREAM, room=260, align="right") + 44
            canvas.put(card_back(34, 44, TYPES.get(colour, PLATE)), right, y + 8)
            right -= 30
        step, tall = (INNER - 20 - CARD) // 2, high - ABOVE - BELOW
        for n in range(3 - len(self.there)):
            canvas.put(empty(CARD, tall), EDGE + 10 + n * step, y + ABOVE)
        for n, scoundrel in enumerate(self.there):
            left = EDGE + 10 + (n + 3 - len(self.there)) * step  # they stand to the right
            draw_card(canvas, left, y + ABOVE, tall, scoundrel)
        canvas.text(EDGE + 18, y + high - 18, self.pile, 30, HAZE, room=INNER - 36, least=SMALL)


@dataclass(slots=True, frozen=True)
class TownCrews:
    """Who is hired by whom."""

    crews: tuple[Crew, ...]

    def draw(self) -> Image.Image:
        """A crew below the other."""
        return in_palette(self.painted(), colours())

    def painted(self) -> Image.Image:
        """Five spaces each."""
        return stacked(TOWN, [crew_part(crew) for crew in self.crews], gap=8).image


@dataclass(slots=True, frozen=True)
class TownSafes:
    """The safes on the board with their marks, the reputation track and the jail."""

    title: str
    unused_title: str
    locations: tuple[Location, ...]
    track: Track

    def draw(self) -> Image.Image:
        """The board in the colours of this game."""
        return in_palette(self.painted(), colours())

    def painted(self) -> Image.Image:
        """Safes, then reputation and jail."""
        return stacked(TOWN, [safes_part(self.title, self.unused_title, self.locations), track_part(self.track)]).image


@lru_cache
def colours() -> Image.Image:
    """The palette of all these pictures, from a table where everything lies."""

    def somebody(slots: tuple[str, ...], colour: str, job: str) -> Scoundrel:
        return Scoundrel(
            "Trait", "Job", (colour, job), slots, (-1, 1), "", "when", "what", 3, True, True, 1, job == "red"
        )

    everybody = tuple(
        somebody((slot,), trait, job)
        for slot, trait, job in zip("A2345", ("blue", "red") * 3, (*list(TYPES)[2:], "green", "black"), strict=False)
    )
    safes = tuple(Safe(home, 1, "1", tuple((seat, 5) for seat in range(4)), 5) for home in HOMES)
    laid = (Laid("A", "0", (0, 1), True), Laid("2", "", (2, 3), True), Laid("3", "", (), False))
    people = [Who(seat, name, "to move" if seat == 0 else "") for seat, name in enumerate("●■▲◆")]
    plates = tuple(Plate(who, "leader", "plan", 9, 2, 4, 3, 2, safes, 3, laid) for who in people)
    locations = tuple(Location(safe.home, "place", "3 4 5", (safe, None, safe), safe) for safe in safes)
    strips = (
        TownPlates(Heading("Town", "where"), plates),
        TownSaloon("saloon", everybody[:3], ("blue", "9"), ("green", "9"), "pile"),
        TownCrews(tuple(Crew(who, everybody) for who in people)),
        TownSafes("safes", "unused", locations, Track("rep", tuple(range(-2, 7)), (0, 1, 2, 2), "jail", (0, 1, 2, 3))),
    )
    return TOWN.palette(_below_each_other([strip.painted() for strip in strips]), SURE)


SURE = (*HOMES.values(), *TYPES.values(), GOLD, COIN, BOLT, RUST, PAPER)


def _below_each_other(images: list[Image.Image]) -> Image.Image:
    sheet = Image.new("RGB", (images[0].width, sum(image.height for image in images)))
    y = 0
    for image in images:
        sheet.paste(image, (0, y))
        y += image.height
    return sheet
