"""The sandbox's screenshots in docs/: a real game in a real browser, as two people would see it."""

from __future__ import annotations

import asyncio
import io
import random
import tempfile
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, async_playwright

from bot.sandbox import Channel, Loopback
from tests.browser.conftest import FLAGS
from tests.browser.finding import CHROMIUM
from tests.browser.tab import Tab
from tests.e2e.house import House, make_a_move, sit_down

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
MOVES = 14
SCREENS = {"sandbox": ("aki", 1280, 1040), "sandbox-phone": ("ben", 390, 844)}


async def shoot(browser: Browser, world: Loopback, thread: Channel, name: str) -> None:
    """One screen as a file."""
    slug, width, height = SCREENS[name]
    context = await browser.new_context(
        viewport={"width": width, "height": height}, has_touch=width < 600, reduced_motion="reduce"
    )
    tab = await Tab.open(await context.new_page(), world, slug)
    await tab.go(thread.name)
    await tab.page.wait_for_function("[...document.images].every((image) => image.complete)")
    image = Image.open(io.BytesIO(await tab.page.screenshot())).convert("RGB")
    image.quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)
    await context.close()


async def main() -> None:
    """Play for a while, then look at it."""
    rng = random.Random(4)
    with tempfile.TemporaryDirectory() as folder:
        await play_and_shoot(Path(folder), rng)


async def play_and_shoot(folder: Path, rng: random.Random) -> None:
    async with House(folder) as house, async_playwright() as playwright:
        people = [house.world.person("Aki"), house.world.person("Ben", locale="ja")]
        house.world.person("Chie"), house.world.person("Dan")
        thread = await sit_down(house, *people, computers=1)
        for _ in range(MOVES):
            for person in people:
                await make_a_move(person, thread, rng)
        for person in people:
            for message in person.sees(thread):
                if message.ephemeral:
                    person.dismiss(message)
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in SCREENS:
            await shoot(browser, house.world, thread, name)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
