"""Dead Man's Draw: push your luck, bank your loot."""

from engines.core import Game
from engines.dead_mans_draw.computer import computer
from engines.dead_mans_draw.rules import play, setup, standings
from engines.dead_mans_draw.state import Options, Sea
from engines.dead_mans_draw.view import status, view, zones

GAME: Game[Sea] = Game(
    id="dead_mans_draw",
    version=1,
    seats=(2, 4),
    Options=Options,
    setup=setup,
    play=play,
    standings=standings,
    view=view,
    status=status,
    zones=zones,
    computer=computer,
)
