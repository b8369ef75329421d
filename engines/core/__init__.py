"""What all games share: match, table, asks, text, record, chance, knowledge."""

from engines.core.asks import Amount, Answer, Ask, Form, Pick
from engines.core.chance import Chance, Rigged, Shuffler
from engines.core.errors import (
    BadOption,
    BadSeed,
    CalledOff,
    EngineError,
    IllegalAnswer,
    IllegalUndo,
    MalformedRecord,
    NewerRecord,
    NoRecord,
    RecordDoesNotFit,
    RuleError,
    UnknownGame,
    UnknownOption,
    WrongSeats,
)
from engines.core.game import Game, NoOptions, Seen, Setup, Standing, Standings, catalogue, rank
from engines.core.knowledge import Knowledge, State
from engines.core.match import Match
from engines.core.past import Waited
from engines.core.pieces import Choosable, Option, Piece, option_for
from engines.core.record import Answered, By, Line, Record, Resigned, Undone
from engines.core.table import Table
from engines.core.text import Arg, Event, Seat, Text
from engines.core.zones import EVERYBODY, NOBODY, Stock, Zones

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "Amount",
    "Answer",
    "Answered",
    "Arg",
    "Ask",
    "BadOption",
    "BadSeed",
    "By",
    "CalledOff",
    "Chance",
    "Choosable",
    "EngineError",
    "Event",
    "Form",
    "Game",
    "IllegalAnswer",
    "IllegalUndo",
    "Knowledge",
    "Line",
    "MalformedRecord",
    "Match",
    "NewerRecord",
    "NoOptions",
    "NoRecord",
    "Option",
    "Pick",
    "Piece",
    "Record",
    "RecordDoesNotFit",
    "Resigned",
    "Rigged",
    "RuleError",
    "Seat",
    "Seen",
    "Setup",
    "Shuffler",
    "Standing",
    "Standings",
    "State",
    "Stock",
    "Table",
    "Text",
    "Undone",
    "UnknownGame",
    "UnknownOption",
    "Waited",
    "WrongSeats",
    "Zones",
    "catalogue",
    "option_for",
    "rank",
]
