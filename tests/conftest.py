"""Where Discord's own API document lies beside the repository, every request of every test is checked against it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engines.core.run import Run
from engines.core.table import Given
from tests.browser.finding import CHROMIUM

DOCUMENT = Path(__file__).parents[2] / "shared" / "discord" / "openapi.json"

if DOCUMENT.exists():
    os.environ.setdefault("BACKROOM_OPENAPI", str(DOCUMENT))


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One entry for every answer that was sent into a rule: how much of the past was played again."""
    found: list[int] = []
    usual = Run.give

    def counted(run: Run, given: Given) -> bool:
        found.append(1)
        return usual(run, given)

    monkeypatch.setattr(Run, "give", counted)
    return found


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Nobody should think that everything was tried where there is no browser."""
    if CHROMIUM is None:
        terminalreporter.write_line("The tests in a browser were left out: no Chromium is installed here.")
