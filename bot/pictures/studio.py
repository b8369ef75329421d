"""A stand-in for the studio: scenes are drawn beside the event loop."""

from __future__ import annotations

import asyncio
import io
import logging
from typing import Protocol

from PIL import Image

log = logging.getLogger(__name__)


class Scene(Protocol):
    """Something that can be drawn."""

    def draw(self) -> Image.Image: ...


class Studio:
    """`bot.studio`."""

    async def draw(self, scene: Scene) -> bytes | None:
        """The scene as WebP; None where it cannot be drawn."""
        try:
            return await asyncio.to_thread(_encoded, scene)
        except Exception:
            log.exception("a picture could not be drawn")
            return None


def _encoded(scene: Scene) -> bytes:
    file = io.BytesIO()
    scene.draw().save(file, "WEBP", quality=90)
    return file.getvalue()
