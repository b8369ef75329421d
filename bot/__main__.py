"""`python -m bot` and `backroom`."""

from __future__ import annotations

import sys


def main() -> int:
    """Imported late: the drawing process imports this module too, and needs none of what the bot needs."""
    from bot.cli import main as command_line

    return command_line()


if __name__ == "__main__":
    sys.exit(main())
