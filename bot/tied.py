"""`python -m bot.tied run`: the program, tied to whoever started it: when that process is gone, this one goes.

Apart from bot.sandbox, since the drawing process imports this module too and needs nothing of a loopback.
"""

from __future__ import annotations

import os
import signal
import sys
import threading

STDIN = 0
GRACE = 8.0  # seconds to close in; then it is over all the same


def main() -> int:
    """The same command line, with somebody watching the other end of standard input."""
    threading.Thread(target=_watch, daemon=True).start()
    from bot.cli import main as command_line

    return command_line()


def _watch() -> None:
    """Standard input ends when its other end is closed, also by a kill -9."""
    while os.read(STDIN, 1):
        pass
    timer = threading.Timer(GRACE, os._exit, (1,))
    timer.daemon = True
    timer.start()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
