"""What happens in the drawing process."""

from __future__ import annotations

import io
import logging
import os
import threading
from contextlib import suppress
from multiprocessing import parent_process

from PIL import Image

from bot.pictures.scene import Scene

COMPRESSION = 3  # of 9: a higher one takes twice as long and saves a few kilobytes
POLITENESS = 15  # presses come first; on a busy machine pictures get their turn all the same


def begin() -> None:
    """Presses come before pictures, and nothing is left behind when the bot is gone."""
    with suppress(
        AttributeError, OSError
    ):  # some machines know no politeness, others deny it: pictures come all the same
        os.nice(POLITENESS)
    logging.getLogger("PIL").setLevel(logging.INFO)
    threading.Thread(target=_leave_with_the_bot, daemon=True).start()


def _leave_with_the_bot() -> None:
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def drawn(scene: Scene) -> bytes:
    """A scene as a PNG file. What does not bring a palette of its own gets one."""
    image = scene.draw()
    if image.mode != "P":
        image = image.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=COMPRESSION)
    return file.getvalue()
