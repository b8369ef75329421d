"""Panels: what two changes of one message at once leave behind, and half-made choices that are shown anew."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.screens.panels import Panel, Panels
from bot.ui.answers import Choice
from bot.ui.lists import Menu
from bot.ui.messages import sentence
from engines.core import Option, Pick, Text

MATCH, ANN = 1, 7
OLD, NEW = sentence("It was so."), sentence("It is so.")


class Pressed:
    """A press of Ann whose answer can be changed, once Discord gets round to it."""

    def __init__(self) -> None:
        self.user = SimpleNamespace(id=ANN)
        self.begun, self.goes_on, self.fails = asyncio.Event(), asyncio.Event(), False

    def is_expired(self) -> bool:
        return False

    async def edit_original_response(self, **_: Any) -> Any:
        self.begun.set()
        await self.goes_on.wait()
        if self.fails:
            raise TimeoutError
        return SimpleNamespace(attachments=[])


@pytest.mark.parametrize("fails", [False, True])
async def test_a_press_may_end_after_a_change_that_began_before_it(fails: bool) -> None:
    """Which of the two came last nobody knows: the page is shown anew."""
    panels, first, second = Panels(), Pressed(), Pressed()
    assert panels.note(MATCH, cast("Any", first), OLD)
    [panel] = panels.of(MATCH).values()
    changing = asyncio.create_task(panels.change(MATCH, panel, NEW, sealed=False))
    await first.begun.wait()
    panels.close(MATCH, ANN)  # she presses
    first.fails = fails
    first.goes_on.set()
    assert await changing  # there is nothing to show anew yet
    assert not panels.note(MATCH, cast("Any", second), NEW)
    [panel] = panels.of(MATCH).values()
    assert not NEW.is_shown_by(panel.mark)
    panels.close(MATCH, ANN)
    assert panels.note(MATCH, cast("Any", second), NEW)


async def test_a_change_that_fails_does_not_close_what_was_opened_meanwhile() -> None:
    panels, first, second = Panels(), Pressed(), Pressed()
    panels.note(MATCH, cast("Any", first), OLD)
    [panel] = panels.of(MATCH).values()
    changing = asyncio.create_task(panels.change(MATCH, panel, NEW, sealed=False))
    await first.begun.wait()
    panels.note(MATCH, cast("Any", second), NEW)
    first.fails = True
    first.goes_on.set()
    assert not await changing
    [panel] = panels.of(MATCH).values()
    assert panel.interaction is cast("Any", second)


def test_a_half_made_choice_goes_on_with_what_can_be_chosen_now() -> None:
    def ask(*ids: str) -> Pick:
        return Pick([Option(id_, Text(id_)) for id_ in ids], least=2, most=2, prompt=Text("which"), id="1-0-1")

    begun = Choice.read(ask("a", "b", "c"), "").changed(0, ["b"])
    panel = Panel(cast("Any", Pressed()), "", Menu(MATCH, begun))
    now = ask("a", "b", "d")
    at = panel.begun([now])
    assert at is not None
    assert at.ask is now
    assert at.choice.steps[0].ids == ["b"]
    assert panel.begun([]) is None
