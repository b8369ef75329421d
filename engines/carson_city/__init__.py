"""Carson City: buy land, build a town, and draw first."""

from engines.carson_city.computer import computer
from engines.carson_city.rules import play
from engines.carson_city.scoring import standings
from engines.carson_city.setting_up import setup
from engines.carson_city.state import Options, Town
from engines.carson_city.view import status, view, zones
from engines.core import Game

GAME: Game[Town] = Game(
    id="carson_city",
    version=1,
    seats=(2, 5),
    Options=Options,
    setup=setup,
    play=play,
    standings=standings,
    view=view,
    status=status,
    zones=zones,
    computer=computer,
)
