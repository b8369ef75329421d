"""Put messages on the harness's page, and look what comes of pressing."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Locator, Page

from tests.browser.samples import (
    Json,
)


async def show(page: Page, *messages: Json, **options: Any) -> Locator:
    """Show messages; gives back the first."""
    await page.evaluate("messages => show(messages)", [(one, options) for one in messages])
    return page.locator("article").first


async def calls(page: Page) -> list[list[Any]]:
    """What the page has done so far."""
    done: list[list[Any]] = await page.evaluate("calls")
    return done


async def answer(page: Page, **outcome: Any) -> None:
    """The bot answers what was pressed first."""
    await page.evaluate("outcome => answer(outcome)", {"failed": False, **outcome})


def control(page: Page, custom_id: str) -> Locator:
    """A button or menu by its custom id."""
    return page.locator(f"[data-control='{custom_id}']")


def option(page: Page, name: str) -> Locator:
    """A line of the open list."""
    return page.get_by_role("option", name=name, exact=True)
