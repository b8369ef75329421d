"""One browser for all tests here, and a page whose errors fail the test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright

from tests.browser.finding import CHROMIUM, NAMES
from tests.browser.harness import serving
from tests.browser.room import Room, opened_room
from tests.browser.watching import watched

HERE = Path(__file__).parent
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests here share one loop, because the browser lives in it; where there is no browser, they are left out."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason=f"no browser: none of {', '.join(NAMES)} is installed"))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Chromium, started once."""
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser) -> AsyncIterator[Page]:
    """An empty page with a window as on a desktop."""
    async with watched(browser) as page:
        yield page


@pytest_asyncio.fixture(loop_scope="session")
async def phone(browser: Browser) -> AsyncIterator[Page]:
    """An empty page with a window as on a phone."""
    async with watched(browser, 390, 800) as page:
        yield page


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def harness() -> AsyncIterator[str]:
    """The address of the page that the renderers are tried on."""
    async with serving() as url:
        yield url


async def opened(page: Page, url: str) -> Page:
    """The renderers with a made-up context; see harness.js."""
    await page.goto(url)
    await page.wait_for_selector("[data-ready]")
    return page


@pytest_asyncio.fixture(loop_scope="session")
async def rendering(page: Page, harness: str) -> Page:
    """The renderers in a window as on a desktop."""
    return await opened(page, harness)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def reader(browser: Browser, harness: str) -> AsyncIterator[Page]:
    """The renderers for tests that leave nothing behind, so that one page is enough."""
    async with watched(browser) as page:
        yield await opened(page, harness)


@pytest_asyncio.fixture(loop_scope="session")
async def room(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """A sandbox with Aki and Ben, and no bot until one is started."""
    async with opened_room(browser, monkeypatch) as made:
        yield made
