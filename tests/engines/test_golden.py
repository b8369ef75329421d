"""Old matches still replay, to the same standings and the same everything."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engines import catalogue
from engines.core import Match
from tests.engines.golden import ALONG, digests, kept, name_of, outcome, read


@pytest.mark.parametrize("file", kept(), ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_golden_record_replays(file: Path) -> None:
    golden = read(file)
    match = Match.replay(golden["record"])
    assert match.over
    assert match.status() == []
    assert outcome(match) == {"standings": golden["standings"], "digest": golden["digest"]}


@pytest.mark.parametrize("file", kept(), ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_golden_record_stands_where_it_stood_along_its_way(file: Path) -> None:
    """What was asked in the middle counts too: live matches are held against digests like these."""
    noted = json.loads(ALONG.read_text(encoding="utf-8"))[name_of(file)]
    assert digests(read(file)["record"]) == noted


@pytest.mark.parametrize("game", catalogue)
def test_every_game_has_golden_records(game: str) -> None:
    assert len([file for file in kept() if file.parent.parent.name == game]) >= 3
