"""A staged rule in which nothing may be broken after any answer."""

from __future__ import annotations

from typing import Self

from engines.core.staging import SaidBy, Stage


class SoundStage(Stage):
    """What the builders of games stage their rules with."""

    def say(self, *answers: SaidBy) -> Self:
        """Option ids, lists of them, dicts for forms, numbers; a pair (seat, answer) names the seat."""
        for answer in answers:
            super().say(answer)
            assert self.status() == []
        return self
