"""A page whose errors fail the test."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, ConsoleMessage, Page

REFUSED = r"status of 4\d\d"  # the page says to the person what could not be done


@asynccontextmanager
async def watched(
    browser: Browser, width: int = 1280, height: int = 800, expected: str = REFUSED
) -> AsyncIterator[Page]:
    """A page in a window of this size; an error in it fails the test, unless it is one of those expected."""
    context = await browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", timezone_id="UTC", has_touch=width < 600
    )
    context.set_default_timeout(10_000)
    page = await context.new_page()
    errors: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error" and not re.search(expected, message.text):
            errors.append(message.text)

    page.on("console", heard)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    await context.close()
    assert errors == []
