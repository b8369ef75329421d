"""Every part of the bench runs, with a little of everything: what it measures is its own matter."""

from __future__ import annotations

import pytest

from tests.bench.numbers import TINY
from tests.bench.parts import PARTS


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_the_bench_comes_to_figures(part: str) -> None:
    tables = list(PARTS[part](TINY))
    assert tables
    for _, figures in tables:
        assert figures
        assert all(figure.name and figure.value for figure in figures)
        assert "nan" not in " ".join(figure.value for figure in figures)
