"""The computer player is a decent one, and knows only what its seat may know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engines.core import Answer, Match, Option, Pick, Seat, Seen, Table, Text
from engines.scoundrels import GAME, evening, henchmen, rules
from engines.scoundrels.computer import EFFECTS, TOPICS
from engines.scoundrels.mind import Mind
from engines.scoundrels.state import Town
from engines.scoundrels.view import PlayedView, TownView
from tests.engines.scoundrels.town import A, B, Scene, Staged

WAYS = [{"length": length, "strategies": strategies} for length in ("short", "long") for strategies in (False, True)]


def computer_wins(seed: int, options: dict[str, Any]) -> bool:
    """Whether the computer beats random play alone at the top."""
    rng = random.Random(seed)
    computer = seed % 2
    match = Match.start(GAME, seats=2, seed=rng.randbytes(32).hex(), options=options)
    while not match.over:
        seat, ask = next(iter(match.pending.items()))
        plays = GAME.computer(match.seen(seat), ask, rng) if seat == computer else ask.any_answer(rng)
        match.answer(seat, plays)
    return [row.seat for row in match.standings if row.place == 1] == [computer]


@pytest.mark.parametrize("games", [40, pytest.param(200, marks=pytest.mark.soak)])
def test_wins_nine_games_in_ten_against_random_play(games: int) -> None:
    assert sum(computer_wins(seed, WAYS[0]) for seed in range(games)) >= games * 0.9


@pytest.mark.parametrize("options", WAYS[1:], ids=str)
def test_wins_in_every_kind_of_game(options: dict[str, Any]) -> None:
    assert sum(computer_wins(seed, options) for seed in range(20)) >= 18


@pytest.mark.parametrize("seed", [*range(12), *(pytest.param(n, marks=pytest.mark.soak) for n in range(12, 40))])
def test_answers_legally_in_every_kind_of_game(seed: int) -> None:
    """Among computers and random players, also where it is asked for a standing offer that nobody waits for."""
    rng = random.Random(seed)
    seats = 2 + seed % 3
    match = Match.start(GAME, seats=seats, seed=rng.randbytes(32).hex(), options=WAYS[seed % 4])
    while not match.over:
        for seat, ask in match.pending.items():
            ask.read(GAME.computer(match.seen(seat), ask, rng))
        seat, ask = next(iter(match.pending.items()))
        computer = seat <= seed % seats
        match.answer(seat, GAME.computer(match.seen(seat), ask, rng) if computer else ask.any_answer(rng))


@pytest.mark.parametrize("seed", range(4))
def test_answers_the_same_whatever_it_cannot_know(seed: int) -> None:
    """Given the same dice of its own, it plays the same in every world that looks the same to it."""
    rng = random.Random(seed)
    match = Match.start(GAME, seats=2 + seed % 2, seed=rng.randbytes(32).hex(), options=WAYS[seed])
    while not match.over:
        seat, ask = next(iter(match.pending.items()))
        here = GAME.computer(match.seen(seat), ask, random.Random(seed))
        if rng.random() < 0.4:
            fork = match.fork()
            fork.redeal(seat, rng)
            assert here == GAME.computer(fork.seen(seat), fork.pending[seat], random.Random(seed))
        match.answer(seat, here)


# Single decisions, whatever its dice say


def answers(scene: Scene, seat: Seat = A) -> list[Answer]:
    """All that it may answer here."""
    given = [GAME.computer(scene.seen(seat), scene.pending[seat], random.Random(seed)) for seed in range(20)]
    return [answer for i, answer in enumerate(given) if answer not in given[:i]]


def suspicion_of(staged: Staged) -> Scene:
    """A is asked at the last moment whether B's card of this turn is a bluff."""

    async def last_chance(table: Table[Town]) -> None:
        await henchmen.last_chance(table, B)

    staged.town.step = "last-chance"
    return staged.rule(last_chance)


def looked_at(staged: Staged, seat: Seat, slot: str) -> Staged:
    """Somebody's card of today, seen by A."""
    card = next(played.card for played in staged.town.players[seat].played if played.slot == slot)
    staged.town.known.show(card.place, [A])
    return staged


def test_steals_the_best_safe_it_knows() -> None:
    staged = Staged().safe("laboratory-3", 7).safe("estate-2", 2).mark(A, "laboratory-3", 7).mark(A, "estate-2", 6)
    scene = staged.played(A, "5", "5", current=True).abilities(of=A)
    assert answers(scene) == [["leader"]]
    assert answers(scene.say("leader")) == [["laboratory-3"]]


def test_steals_where_most_is_to_be_expected_if_it_knows_none() -> None:
    scene = Staged().played(A, "5", "5", current=True).abilities(of=A).say("leader")
    assert all(str(answer).startswith("['laboratory") for answer in answers(scene))


def test_gives_back_the_worst() -> None:
    staged = Staged().safe("estate-1", 6).safe("laboratory-3", 2).holds(A, "estate-1")
    scene = staged.played(A, "5", "5", current=True).abilities(of=A).say("leader", "laboratory-3")
    assert answers(scene) == [["laboratory-3"]]


def test_marks_truly_what_it_means_to_steal() -> None:
    scene = Staged().safe("laboratory-3", 7).played(A, "2", "2", current=True).abilities(of=A)
    assert answers(scene.say("leader", "laboratory-3")) == [["7"]]


def test_lies_about_what_it_leaves() -> None:
    staged = Staged().safe("estate-1", 2).played(A, "2", "2", current=True)
    assert answers(staged.abilities(of=A).say("leader", "estate-1")) == [["6"]]


def test_looks_before_it_steals() -> None:
    staged = Staged().sheet(A, "patient dog").played(A, "5", "5", current=True)
    assert answers(staged.abilities(of=A)) == [["patient.dog"]]


def test_remembers_what_it_gave_back() -> None:
    """The view no longer shows a safe that went back unmarked, but it was told what was in it."""
    staged = Staged().safe("estate-1", 6).safe("laboratory-3", 2).holds(A, "estate-1")
    scene = staged.played(A, "5", "5", current=True).abilities(of=A).say("leader", "laboratory-3", "laboratory-3")
    assert scene.sees(A, "laboratory-3") is None
    assert mind_of(scene).known["laboratory-3"] == 2


def mind_of(scene: Scene, seat: Seat = A) -> Mind:
    seen = scene.seen(seat)
    assert isinstance(seen.view, TownView)
    return Mind(seen, seen.view, seat)


def test_suspects_an_impossible_claim() -> None:
    """B's 5 was seen on slot 3 today, so what lies on slot 5 is something else."""
    staged = Staged().played(B, "5", "3").played(B, "0", "5", current=True)
    assert answers(suspicion_of(looked_at(staged, B, "3"))) == [["suspect"]]


def test_never_suspects_what_it_knows_to_be_true() -> None:
    staged = looked_at(Staged().played(B, "5", "5", current=True), B, "5")
    assert answers(suspicion_of(staged)) == [["pass"]]


def test_keeps_its_last_henchman_early_in_the_day() -> None:
    staged = Staged().henchmen(A, available=1, jailed=2).played(B, "0", "5", current=True)
    assert answers(suspicion_of(staged)) == [["pass"]]


def test_has_nothing_to_lose_in_the_last_turn_of_the_game() -> None:
    staged = Staged(day=2).played(B, "A", "A").played(B, "2", "2").played(B, "3", "3")
    assert answers(suspicion_of(staged.played(B, "4", "4", current=True))) == [["suspect"]]


def test_suspects_by_name_and_by_counting() -> None:
    """Three cards of B were bluffs yesterday: one with that name is doubted more, most where a card was seen then."""

    async def evening_and_morning(table: Table[Town]) -> None:
        await evening.end_of_day(table, A)
        await rules.play_day(table)

    staged = Staged().henchmen(A, available=0).reputation(A, 2)
    staged.played(B, "0", "5", A).played(B, "4", "3", A).played(B, "2", "6", A).played(B, "6", "4")
    fresh, caught = mind_of(Staged().turn(of=A)), mind_of(staged.rule(evening_and_morning).say("1"))
    on_3, on_4 = (PlayedView(slot=slot, henchmen=[], value=None, current=True) for slot in "34")
    assert fresh.bluff_chance(B, on_3) < caught.bluff_chance(B, on_3) < caught.bluff_chance(B, on_4)


def test_plans_the_truth_if_it_serves_as_well() -> None:
    """Everything scouted, nothing to steal: with 4 in hand, slot 4 needs no bluff."""
    staged = Staged(day=2).played(A, "5", "5").played(A, "2", "A").played(A, "A", "2").hand(A, "4")
    assert answers(staged.turn(of=A)) == [{"card": ["4"], "slot": ["slot-4"]}]


def test_bluffs_where_the_gain_is_much_better() -> None:
    """The last card of the game is a 0; only a theft brings anything now."""
    staged = Staged(day=2).played(A, "4", "4").played(A, "2", "2").played(A, "A", "A").hand(A, "0")
    assert answers(staged.turn(of=A)) == [{"card": ["0"], "slot": ["slot-5"]}]


def test_hires_for_points_when_money_is_of_no_more_use() -> None:
    staged = Staged(day=2).saloon("filthy automaton", "lucky dog", "sneaky prospector").money(A, 9)
    for value, slot in zip("A234", "A234", strict=True):
        staged.played(A, value, slot, current=value == "4")
    assert answers(staged.hire_or_office(of=A)) == [["filthy.automaton"]]


def test_puts_a_newcomer_where_its_arrow_comes_from() -> None:
    staged = Staged().sheet(A, None, None, "filthy dog").saloon("helpful prospector").money(A, 9)
    scene = staged.played(A, "3", "3", current=True).hire_or_office(of=A).say("helpful.prospector")
    assert answers(scene) == [["space-4"]]


# What it does not know


def test_answers_somehow_what_it_does_not_know() -> None:
    seen = Staged().turn(of=A).seen(A)
    options = [Option(id_, Text("yes")) for id_ in ("one", "two", "three")]
    for topic in ("", "something-new", *TOPICS):
        for key in ("something-new", *EFFECTS):
            for ask in (
                Pick(options, prompt=Text(key), topic=topic),
                Pick(options, prompt=Text(key), topic=topic, least=0, most=2),
                Pick(options, prompt=Text(key), topic=topic, least=3, most=3, ordered=True),
            ):
                ask.read(GAME.computer(seen, ask, random.Random(1)))


def test_a_bystander_may_ask_it_too() -> None:
    scene = Staged().turn(of=A)
    seen: Seen = scene.seen(None)
    scene.pending[A].read(GAME.computer(seen, scene.pending[A], random.Random(1)))
