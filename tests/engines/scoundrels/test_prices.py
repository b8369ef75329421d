"""A price is paid when a scoundrel is used, whatever happens while its user is still asked (p.7, p.11)."""

from __future__ import annotations

import pytest

from engines.core import IllegalAnswer, Seat
from engines.scoundrels import GAME
from engines.scoundrels.verbs_people import JailOwn
from tests.engines.scoundrels.town import A, B, Scene, Staged


def hired_in_a_rivals_turn(hired: str, henchmen: int = 1, version: int = GAME.version) -> Scene:
    """A's Assassin strikes B, whose Daring Courier hires somebody right after; B is asked whether to use them now."""
    staged = Staged().sheet(A, "filthy assassin").sheet(B, "daring courier").hand(A, "0", "A", "2", "3")
    staged.saloon("humble dog", "loyal cat", hired).money(B, 9).henchmen(B, henchmen)
    turn = staged.version(version).turn(of=A).say({"card": "0", "slot": "slot-6"}, "filthy.assassin")
    return turn.say((B, "daring.courier"), (B, "yes"), (B, hired.replace(" ", ".")))


def suspects(turn: Scene, seat: Seat) -> None:
    """The seat puts a henchman on the card of this turn, whatever else it is asked."""
    offer = next(ask for ask in turn.asks(seat) if ask.topic == "suspect")
    turn.answer(seat, ["suspect"], ask=offer.id)


def safes_and_jailed(turn: Scene) -> tuple[int, int]:
    return len(turn.player(B).safes), turn.player(B).jailed


def test_who_sends_the_last_henchman_away_meanwhile_cannot_use_who_they_hired() -> None:
    """Glossary, Bank Robber: not usable once every henchman is on a card or in jail."""
    turn = hired_in_a_rivals_turn("charming bank-robber")
    open_ask = turn.asks(B)[0]
    assert open_ask.topic == "on-hire"
    suspects(turn, B)
    with pytest.raises(IllegalAnswer):
        turn.answer(B, ["yes"], ask=open_ask.id)
    assert safes_and_jailed(turn) == (0, 0)
    assert "charming bank-robber" in turn.pile


def test_a_second_use_is_not_had_for_nothing_either() -> None:
    """A21: the first use sends a henchman to jail, the last one steps onto the card, and there is no second use."""
    turn = hired_in_a_rivals_turn("reckless bank-robber", henchmen=2).say((B, "yes"), (B, "depot-1"))
    open_ask = turn.asks(B)[0]
    assert open_ask.topic == "twice"
    suspects(turn, B)
    with pytest.raises(IllegalAnswer):
        turn.answer(B, ["yes"], ask=open_ask.id)
    assert safes_and_jailed(turn) == (1, 1)


def test_with_a_henchman_to_spare_the_question_stays() -> None:
    """Two are there: one steps onto the card, the other goes to jail."""
    turn = hired_in_a_rivals_turn("charming bank-robber", henchmen=2)
    open_ask = turn.asks(B)[0]
    suspects(turn, B)
    turn.answer(B, ["yes"], ask=open_ask.id)
    turn.say((B, "depot-1"))
    assert safes_and_jailed(turn) == (1, 1)


def test_a_match_of_version_1_goes_on_as_it_was_played() -> None:
    """There the question stayed, and a yes was taken."""
    turn = hired_in_a_rivals_turn("charming bank-robber", version=1)
    suspects(turn, B)
    turn.answer(B, ["yes"], ask=turn.asks(B)[0].id)
    turn.say((B, "depot-1"))
    assert safes_and_jailed(turn) == (1, 0)


@pytest.mark.parametrize("hired", ["charming bank-robber", "reckless bank-robber"])
@pytest.mark.parametrize("at", range(4))
def test_no_moment_is_one_at_which_the_price_can_be_dodged(
    hired: str, at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The henchman steps away before any of B's answers; whenever the price is due, there is somebody to pay it."""
    due: list[int] = []
    pay = JailOwn.do

    async def watched(self: JailOwn, use: object) -> None:
        due.append(use.player.available)  # type: ignore[attr-defined]
        await pay(self, use)  # type: ignore[arg-type]

    monkeypatch.setattr(JailOwn, "do", watched)
    staged = Staged().sheet(A, "filthy assassin").sheet(B, "daring courier").hand(A, "0", "A", "2", "3")
    staged.saloon("humble dog", "loyal cat", hired).money(B, 9).henchmen(B, 1)
    turn = staged.turn(of=A).say({"card": "0", "slot": "slot-6"}, "filthy.assassin")
    wanted = ["daring.courier", "yes", hired.replace(" ", "."), "yes", "depot-1", "yes", "depot-2"]
    for number, answer in enumerate(wanted):
        if number == at:
            suspects(turn, B)
        ask = next((ask for ask in turn.asks(B) if ask.topic != "suspect"), None)
        if ask is None or answer not in {option.id for option in ask.options}:  # type: ignore[attr-defined]
            break
        turn.answer(B, [answer], ask=ask.id)
        assert turn.status() == []
    assert 0 not in due
    assert len(turn.player(B).safes) == len(due) == 0
