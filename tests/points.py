"""What toy games share that are about points, in which nothing is hidden."""

from __future__ import annotations

from typing import Protocol

from engines.core import Seat, Standings, rank


class Scored(Protocol):
    """A state with points by seat."""

    points: list[int]


def by_points(state: Scored) -> Standings:
    """The most points win."""
    seats = [Seat(i) for i in range(len(state.points))]
    return rank({seat: (state.points[seat],) for seat in seats}, {seat: {} for seat in seats})
