"""Controls side by side."""

from __future__ import annotations

from typing import Any, TypeAlias

from discord import ui

Row: TypeAlias = ui.ActionRow[Any]


def row(*items: ui.Item[Any]) -> Row:
    """Items side by side."""
    line: Row = ui.ActionRow()
    for item in items:
        line.add_item(item)
    return line
