"""The rules of play. Knows nothing of Discord, of databases, of wall clocks.

Every package beside `core` is a game, and has it as `GAME`.
"""

from importlib import import_module
from pkgutil import iter_modules

from engines.core import catalogue

__all__ = ["catalogue"]

for _package in sorted(module.name for module in iter_modules(__path__) if module.name != "core"):
    _game = import_module(f"engines.{_package}").GAME
    catalogue[_game.id] = _game
