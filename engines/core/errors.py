"""Everything that can be wrong with what we are given. Each error has one message key for people."""

from __future__ import annotations

from engines.core.text import Arg, Text


class EngineError(Exception):
    """Something was refused and nothing changed. `text` says it to a person."""

    key = ""

    def __init__(self, message: str, **args: Arg) -> None:
        super().__init__(message)
        self.text = Text(self.key, **args)


class IllegalAnswer(EngineError):
    """An answer that was not offered. The match is as it was."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.key = key
        super().__init__(str(Text(key, **args)), **args)


class IllegalUndo(EngineError):
    """There is nothing to take back from that line on."""

    key = "core-error-undo"


class UnknownGame(EngineError):
    """No game of that name is in the catalogue."""

    key = "core-error-unknown-game"


class WrongSeats(EngineError):
    """The game is not for that many."""

    key = "core-error-wrong-seats"


class UnknownOption(EngineError):
    """The game has no option of that name."""

    key = "core-error-unknown-option"


class BadOption(EngineError):
    """An option of the game was given a value it cannot have."""

    key = "core-error-bad-option"


class BadSeed(EngineError):
    """A seed is 64 hexadecimal digits."""

    key = "core-error-bad-seed"


class MalformedRecord(EngineError):
    """What should be a record is not one."""

    key = "core-error-malformed-record"


class NewerRecord(EngineError):
    """The record was written by a later version of the game than this one."""

    key = "core-error-newer-record"


class RecordDoesNotFit(EngineError):
    """The record's answers are not answers to what the game asks."""

    key = "core-error-record-does-not-fit"


class NoRecord(EngineError):
    """A fork whose hidden cards were dealt anew never happened, so it has no record."""

    key = "core-error-no-record"


class RuleError(RuntimeError):
    """A rule of ours broke the house rules: a bug, never a player's fault."""


class CalledOff(Exception):
    """Raised where an offer is taken, to end the action that was going on; the action's rule catches it."""
