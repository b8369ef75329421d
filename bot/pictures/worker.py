"""What happens in the drawing process."""

from __future__ import annotations

import io
import logging
import os
import threading
from multiprocessing import parent_process

from bot.pictures.scene import Scene

QUALITY = 82
METHOD = 0  # the quickest; a slower one saves a few kilobytes
POLITENESS = 10


def begin() -> None:
    """Presses come before pictures, and nothing is left behind when the bot is gone."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    logging.getLogger("PIL").setLevel(logging.INFO)
    threading.Thread(target=_leave_with_the_bot, daemon=True).start()


def _leave_with_the_bot() -> None:
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def drawn(scene: Scene) -> bytes:
    """A scene as a WebP file."""
    file = io.BytesIO()
    scene.draw().save(file, "WEBP", quality=QUALITY, method=METHOD)
    return file.getvalue()
