"""Positions for the tests of the fragments, staged by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.core import Seat, Table
from engines.core.staging import Said, Stage, spelt
from tests.engines.core.fragments import doomtown_shootout, nothing_personal_whack
from tests.engines.core.fragments.doomtown_state import Duel, Timing, full_deck
from tests.engines.core.fragments.nothing_personal_any_time import OFFERS_A_ROUND, any_time
from tests.engines.core.fragments.nothing_personal_state import CARDS, Family, Gangster

SEATS = [Seat(0), Seat(1), Seat(2)]


def action(
    *,
    hands: Mapping[int, Sequence[str]] | None = None,
    money: int = 20,
    coin: int | None = None,
    die: Sequence[str] = (),
) -> Stage:
    """Knuckles acts: seat 0 has 6 markers on him and seat 2 has 5. Silk is seat 1's, with 7. Seat 0 holds the ring."""
    held = {card: seat for seat, cards in (hands or {}).items() for card in cards}
    family = Family(
        ring=SEATS[0],
        money=[money for _ in SEATS],
        respect=[5 for _ in SEATS],
        gangsters=[
            Gangster("knuckles", [6, 0, 5], coin=None if coin is None else Seat(coin)),
            Gangster("silk", [0, 7, 0]),
        ],
        deck=[card for card in CARDS if card.id not in held],
        hands=[[card for card in CARDS if held.get(card.id) == seat] for seat in SEATS],
        offers_left=[OFFERS_A_ROUND for _ in SEATS],
    )

    async def knuckles_acts(table: Table[Family]) -> None:
        with any_time(table):
            await nothing_personal_whack.take_action(table, table.state.gangsters[0])

    faces = nothing_personal_whack.FACES
    numbers = [faces.index(face) for face in die]
    return Stage(nothing_personal_whack.GAME, family, knuckles_acts, seats=3, numbers=numbers)


def shootout(*hands: Sequence[str], timing: Timing = Timing.SHOOTOUT) -> Stage:
    """Plays of one timing with these hands ("not-so-fast-1"). Seat 0 has the first word, seat 2 only looks on."""
    return Stage(doomtown_shootout.GAME, duel(*hands), lambda table: doomtown_shootout.plays(table, timing), seats=3)


def redraw() -> Stage:
    """Both fighters have just drawn their hands, all of them drifters."""
    return Stage(doomtown_shootout.GAME, duel([], [], []), doomtown_shootout.draw_and_redraw, seats=3)


def duel(*hands: Sequence[str]) -> Duel:
    """Three seats with these cards in hand and the rest in their decks."""
    wanted = [[f"{card}-of-{seat:d}" for card in hand] for seat, hand in zip(SEATS, hands, strict=True)]
    decks = [full_deck(seat) for seat in SEATS]
    return Duel(
        winner=SEATS[0],
        posses=[2, 2, 0],
        decks=[[card for card in decks[seat] if card.id not in wanted[seat]] for seat in SEATS],
        hands=[[card for card in decks[seat] if card.id in wanted[seat]] for seat in SEATS],
        draw_hands=[[], [], []],
        discards=[[], [], []],
        bullets=[1, 1, 1],
        ranks=[0, 0, 0],
    )


def answers(stage: Stage, *given: tuple[int, Said]) -> Stage:
    """These seats give these answers, in this order."""
    for seat, said in given:
        stage.answer(seat, spelt(stage.pending[Seat(seat)], said))
    return stage


def cut_in(stage: Stage, seat: int, prompt: str, said: Said) -> None:
    """A seat takes one of its standing offers."""
    ask = next(ask for ask in stage.asks(seat) if ask.prompt.key == prompt and ask.wait == "aside")
    stage.answer(seat, spelt(ask, said), ask=ask.id)
