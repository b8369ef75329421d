"""Screenshots of whole games in the sandbox: both games, both languages, on a desktop and on a phone.

`python -m tests.showcase_sandbox [--docs] [folder]` puts them all into a folder, a new one unless it is named; `--docs`
also draws those of docs/ anew. The people are scripted, what is looked at is the page.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, async_playwright

from bot.base.ids import ControlId
from bot.pictures import Studio
from bot.sandbox import Channel, Message, Person
from tests.browser.conftest import FLAGS
from tests.browser.finding import CHROMIUM
from tests.browser.tab import Tab
from tests.e2e.counts import SEED, opened, same_deal
from tests.e2e.held import HELD, TWO, Held
from tests.e2e.inside import Inside
from tests.e2e.screens import asks_on, board_of, control_of, hand_of, rows_of, verbs_on
from tests.e2e.sitters import Sitter

DOCS = Path(__file__).parents[1] / "docs" / "pictures"
SIZES = {1280: 1040, 390: 844}
LOCALES = {"en": "en-US", "ja": "ja"}
WARM = 14  # answers after which there is something to see
IN_DOCS = {
    "sandbox": "dead_mans_draw-en-1280-board",
    "sandbox-phone": "dead_mans_draw-ja-390-board",
    "sandbox-scoundrels": "scoundrels-en-1280-turn",
}
MOMENTS = ("lobby", "board", "turn", "list", "reaction", "hand", "moment", "end")


@dataclass(slots=True)
class Album:
    """The screenshots of one game in one language."""

    browser: Browser
    house: Inside
    folder: Path
    name: str  # game and language
    taken: set[str] = field(default_factory=set)

    async def shoot(self, moment: str, person: Person, place: str) -> None:
        """What this person sees there, on a desktop and on a phone."""
        for width, height in SIZES.items():
            context = await self.browser.new_context(
                viewport={"width": width, "height": height}, has_touch=width < 600, reduced_motion="reduce"
            )
            tab = await Tab.open(await context.new_page(), self.house.world, person.slug)
            await tab.go(place)
            await tab.page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
            image = Image.open(io.BytesIO(await tab.page.screenshot())).convert("RGB")
            name = f"{self.name}-{width}-{moment}.png"
            image.quantize(256, dither=Image.Dither.NONE).save(self.folder / name, optimize=True)
            await context.close()
        self.taken.add(moment)


async def play(album: Album, held: Held, locale: str) -> None:
    """A whole game, with a look at each of its moments."""
    house, world = album.house, album.house.world
    people = [world.person(name, locale) for name in ("Aki", "Ben", "Chie")]
    seated = people[: TWO.people]

    async def waits(lobby: Message) -> None:
        await album.shoot("lobby", seated[0], world.channel.name)

    lobby = await opened(world, seated, held.command, held.options, 1, waits)
    assert lobby.thread is not None
    await house.bot.outbox.drain()
    sitters = [Sitter(person, seated, lobby.thread, house.bot.outbox.drain, SEED) for person in seated]
    answers = 0
    while not sitters[0].is_over:
        up, ask = next((sitter, ask) for sitter in sitters if (ask := sitter.asked()) is not None)
        await look(album, up, ask, answers)
        await up.answer(ask)
        answers += 1
    await house.bot.outbox.drain()
    tidy(seated, lobby.thread)
    await album.shoot("end", seated[0], lobby.thread.name)


async def look(album: Album, up: Sitter, ask: str, answers: int) -> None:
    """Screenshots of what there is to see for the first time.

    Where a game has no windows, the nearest to a reaction is a question that does not stand under the board.
    """
    taken, thread = album.taken, up.thread
    if "moment" not in taken and moments(up):
        tidy(up.people, thread)
        await album.shoot("moment", up.person, thread.name)
    if "list" not in taken and answers >= WARM // 2 and any(c.verb == "group" for c in controls_for(up, ask)):
        await shoot_asked(album, up, "list")
    hidden = ask not in asks_on(up.board)
    if (up.in_window and "window" not in taken) or (hidden and not {"reaction", "window"} & taken):
        await shoot_asked(album, up, "reaction")
        taken |= {"window"} if up.in_window else set()
    if answers < WARM or up.in_window or {"board", "turn", "hand"} <= taken:
        return
    tidy(up.people, thread)
    watching = next(person for person in up.people if person is not up.person)
    await album.shoot("board", watching, thread.name)
    await album.shoot("hand", up.person, up.thread.world.bot.name)
    await shoot_asked(album, up, "turn")


def controls_for(up: Sitter, ask: str) -> list[ControlId]:
    """What answers a question, in whose direct messages it stands."""
    return [control_of(part) for row in rows_of(hand_of(up.person), ask) for part in row]


async def shoot_asked(album: Album, up: Sitter, moment: str) -> None:
    """With what "Your move" opens, where the board has such a button."""
    tidy(up.people, up.thread)
    if {"move", "hand"} & verbs_on(up.board):
        await up.open()
    await album.shoot(moment, up.person, up.thread.name)


def moments(sitter: Sitter) -> list[Message]:
    """Messages at the table that are neither its board nor a call: something big has happened."""
    board = board_of(sitter.person, sitter.thread)
    there = [message for message in sitter.person.sees(sitter.thread) if not message.ephemeral]
    return [
        m for m in there if m is not board and m.author is sitter.thread.world.bot and not (m.mentions or m.buttons)
    ]


def tidy(people: Sequence[Person], thread: Channel) -> None:
    """Everybody dismisses what only they see."""
    for person in people:
        for message in person.sees(thread):
            if message.ephemeral:
                person.dismiss(message)


async def shoot_all(folder: Path, games: Mapping[str, Held]) -> None:
    """Every game in every language."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game, held in games.items():
            for short, locale in LOCALES.items():
                with tempfile.TemporaryDirectory() as place, same_deal():
                    async with Inside(Path(place), locale) as house:
                        house.bot.teller.studio = Studio()
                        album = Album(browser, house, folder, f"{game}-{short}")
                        await play(album, held, locale)
                missing = [moment for moment in MOMENTS if moment not in album.taken]
                print(album.name, f"without {', '.join(missing)}" if missing else "complete")
        await browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--docs", action="store_true")
    wanted = parser.parse_args()
    folder: Path = wanted.folder or Path(tempfile.mkdtemp(prefix="backroom-screens-"))
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(shoot_all(folder, HELD))
    for name, shot in IN_DOCS.items() if wanted.docs else ():
        (DOCS / f"{name}.png").write_bytes((folder / f"{shot}.png").read_bytes())
    print(folder)


if __name__ == "__main__":
    main()
