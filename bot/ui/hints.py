"""What stands beside an option: its line of help, and what its reader alone knows of it. Pure."""

from __future__ import annotations

from collections.abc import Callable

from engines.core import Option, Text


def hint(option: Option, say: Callable[[Text], str], private: bool) -> str:
    """A line for one option. What the asked seat alone knows comes first, and only where nobody else reads it."""
    known = [option.private] if private else []
    return " · ".join(say(text) for text in (*known, option.help) if text is not None)
