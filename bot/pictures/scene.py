"""What is to be drawn, and what has been."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from hashlib import blake2b
from typing import Protocol

from PIL import Image

ALT = 1024  # characters Discord takes


class Scene(Protocol):
    """Everything a picture shows, as plain values with its words already said; it can be pickled, and draws itself."""

    def draw(self) -> Image.Image:
        """Called in the drawing process, never in the bot's own."""


@dataclass(slots=True, frozen=True)
class Picture:
    """A picture to be drawn, and what it says to those who cannot see it."""

    scene: Scene
    alt: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "alt", self.alt[:ALT])


@dataclass(slots=True, frozen=True)
class Drawn:
    """A picture as it is sent."""

    name: str
    data: bytes
    alt: str


def digest(scene: Scene) -> str:
    """The same for two scenes that look the same."""
    return blake2b(pickle.dumps(scene), digest_size=16).hexdigest()
