"""What those are called who sit at a table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.base.speech import Name
from bot.store import SeatRow
from engines.core import Text


def names_of(seats: Sequence[SeatRow]) -> list[Name]:
    """Who sits at a table. Computers are numbered in the order of their seats, whatever was stored of them."""
    computers = [seat.seat for seat in seats if seat.is_computer]
    return [
        Text("host-computer-name", number=computers.index(seat.seat) + 1) if seat.is_computer else seat.name
        for seat in seats
    ]
