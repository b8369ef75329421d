"""Put messages on the harness's page, and look what comes of pressing."""

from __future__ import annotations

import contextlib
import json
from typing import Any

from playwright.async_api import Error, Locator, Page

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


async def happened(page: Page, *expected: list[Any]) -> None:
    """Wait until the page has done this and nothing else."""
    with contextlib.suppress(Error):  # the assertion says it better
        await page.wait_for_function("expected => JSON.stringify(calls) === expected", arg=_written(expected))
    assert await calls(page) == list(expected)


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


async def answer(page: Page, **outcome: Any) -> None:
    """The bot answers what was pressed first."""
    await page.evaluate("outcome => answer(outcome)", {"failed": False, **outcome})


def control(page: Page, custom_id: str) -> Locator:
    """A button or menu by its custom id."""
    return page.locator(f"[data-control='{custom_id}']")


def option(page: Page, name: str) -> Locator:
    """A line of the open list."""
    return page.get_by_role("option", name=name, exact=True)
