"""3000 Scoundrels: bluff, hire, crack safes."""

from engines.core import Game
from engines.scoundrels.computer import computer
from engines.scoundrels.evening import standings
from engines.scoundrels.rules import play
from engines.scoundrels.setting_up import setup
from engines.scoundrels.state import Options, Town
from engines.scoundrels.view import status, view, zones

GAME: Game[Town] = Game(
    id="scoundrels",
    version=2,
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
