"""Pictures: composed from sprites by a process of their own, so that no table ever waits for a brush."""

from bot.pictures.scene import Drawn, Picture, Scene
from bot.pictures.strip import Heading, Who
from bot.pictures.studio import Studio

__all__ = ["Drawn", "Heading", "Picture", "Scene", "Studio", "Who"]
