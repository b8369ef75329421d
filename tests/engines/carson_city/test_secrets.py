"""Who may know what: the bag, duel tiles until all are laid, sealed layouts until they open (A21)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engines.carson_city import GAME
from engines.carson_city.purchase import buy_parcels
from engines.carson_city.quick_draw import draw_quickly
from engines.carson_city.state import Town
from engines.core import Match, Seat, Table
from tests.engines.carson_city.town import A, B, C, Scene, Staged
from tests.engines.conformance import all_that, moves, new_match, twin_test

OFTEN = 40  # answers between two looks for leaks
HIDING: tuple[dict[str, Any], ...] = (
    {"might_is_right": True},
    {"might_is_right": True, "all_red": True, "river": True},
    {"quick_draw": True, "sealed_layouts": True},
    {"quick_draw": True, "sealed_layouts": True, "might_is_right": True, "all_red": True},
)


@pytest.mark.parametrize("options", HIDING)
def test_nobody_learns_what_they_may_not_know(options: dict[str, Any]) -> None:
    """Somebody's world is dealt anew and looks the same to them; now and then it is played on."""
    for seed in range(1 + ("sealed_layouts" not in options)):
        rng = random.Random(f"secrets {seed}")
        match = new_match(GAME, 70_000 + seed, options)
        for number, _ in enumerate(moves(match, rng)):
            if number % OFTEN == 0:
                assert twin_test(match, rng.choice([None, *match.table.seats]), rng) is None


def test_a_redeal_moves_what_is_hidden() -> None:
    """Else the test above would compare nothing: the bag, and the hands of others."""
    match = Match.start(GAME, seats=3, options={"might_is_right": True}, seed="7" * 64)
    changed: set[Seat | str] = set()
    for seed in range(10):
        other = match.fork()
        other.redeal(A, random.Random(seed))
        here, there = match.table.state, other.table.state
        changed |= {"bag"} if [tile.kind for tile in here.bag] != [tile.kind for tile in there.bag] else set()
        for seat in (A, B, C):
            hands = [[tile.value for tile in town.players[seat].hand] for town in (here, there)]
            changed |= {seat} if hands[0] != hands[1] else set()

    assert changed == {"bag", B, C}


# Might is Right


def duelling() -> Scene:
    """Three stand at the chip; nobody has laid a tile."""
    scene = Staged(3, might_is_right=True).stands(A, "ammunition").stands(B, "ammunition").stands(C, "ammunition")
    return scene.resolve("ammunition")


def known_to(scene: Match, seat: Seat | None) -> dict[str, Any]:
    """All that somebody gets."""
    return all_that(scene.seen(seat))


@pytest.mark.parametrize("laid", [0, 5])
def test_a_tile_laid_is_seen_by_nobody_before_all_are(laid: int) -> None:
    """R43: whichever tile B lays, A, C and a bystander get the same; B alone is shown what was said."""
    one, other = duelling(), duelling()
    one.say((B, f"duel-1-{laid}"))
    other.say((B, "duel-1-3"))
    for seat in (A, C, None):
        assert known_to(one, seat) == known_to(other, seat)
    assert known_to(one, B) != known_to(other, B)
    one.say((A, "duel-0-2"))
    other.say((A, "duel-0-2"))
    assert known_to(one, C) == known_to(other, C)
    assert "duel-tile-shown" not in one.told()


def test_what_is_asked_in_secret_says_so() -> None:
    """A21: hands and layouts are kept out of what all can read; an open race is not."""
    assert all(ask.secret for ask in duelling().pending.values())
    assert all(ask.secret for ask in racing().pending.values())
    assert not any(ask.secret for ask in Staged(quick_draw=True).race(A, B).say((A, "gambling")).pending.values())


def test_all_tiles_are_shown_together() -> None:
    """R43: once the last is laid everybody sees all three."""
    game = duelling().say((B, "duel-1-5"), (A, "duel-0-2"))
    assert [player.used for player in game.sight(None).players] == [[], [], []]
    game.say((C, "duel-2-0"))

    shown = [event.text.args for event in game.seen(None).events if event.text.key == "duel-tile-shown"]
    assert [(args["seat"], args["value"]) for args in shown] == [(A, 2), (B, 5), (C, 0)]
    assert [player.used for player in game.sight(None).players] == [[2], [5], [0]]


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """A21: others see how many tiles are in it."""
    game = duelling()
    for looker in (A, B, C, None):
        for seat, player in enumerate(game.sight(looker).players):
            assert player.hand == ([0, 1, 2, 3, 4, 5] if seat == looker else None)
            assert player.tiles_to_play == 6


def test_a29_which_tiles_a_refill_brings_is_seen_by_its_player_alone() -> None:
    """A29: two refills that differ look the same to all others."""

    def refilled(order: tuple[int, ...]) -> Scene:
        scene = Staged(might_is_right=True).hand(A, 0, used=order).stands(A, "C3", "F6").stands(B, "C3", "F6")
        game = scene.resolve("parcels").say((A, ["C3", "F6"]), (A, "duel-0-0"), (B, "duel-1-5"), (B, "C3"))
        assert len(game.player(A).hand) == 3
        return game

    one, other = refilled((1, 2, 3, 4, 5)), refilled((5, 4, 3, 2, 1))
    assert one.sight(A).players[A].hand != other.sight(A).players[A].hand
    for seat in (B, None):
        views = [game.sight(seat).players[A] for game in (one, other)]
        assert [(view.hand, view.used, view.covered, view.tiles_to_play) for view in views] == [(None, [], 3, 3)] * 2
        asks = [all_that(game.seen(seat))["asks"] for game in (one, other)]
        assert asks[0] == asks[1]


# Sealed layouts


def racing() -> Scene:
    """A has opened the race with a cowboy in the open; B has the white one, and C is the red Sheriff's like."""
    scene = (
        Staged(3, quick_draw=True, sealed_layouts=True)
        .centre("D4")
        .building(A, "hotel", "C4")
        .building(C, "hotel", "F6")
    )
    return scene.has(B, person="sheriff-yellow", white=True).race(A, B, C).say((A, "gambling"))


LAYOUTS = (
    ["ammunition", "wages", "white-three-roads"],
    ["C4", "D4", "white-ammunition"],
    ["wages", "wages", "wages"],
    ["G7", "lift-G7", "F6"],
)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_r46_a_sealed_layout_shows_others_nothing(layout: list[str]) -> None:
    """R46: two games that differ only in B's layout; all that A, C and a bystander get is the same until they open."""
    one, other = racing(), racing()
    for put, instead in zip(layout, ("cowboy-income", "one-road", "parcel-income"), strict=True):
        one.say((B, put))
        other.say((B, instead))
        assert same_for_others(one, other)
    for game in (one, other):
        game.say((A, "wages"), (C, "parcel-points"))
    assert same_for_others(one, other)
    for game in (one, other):
        game.say((B, "lock"))
    assert same_for_others(one, other)
    for game in (one, other):
        game.say((A, "lock"), (C, "lock"))
    assert not same_for_others(one, other)


def test_r46_nor_how_many_cowboys_are_in_it() -> None:
    """R46: three laid out, or one laid out and lifted again, or none."""
    none, one, three = racing(), racing(), racing()
    one.say((B, "ammunition"), (B, "lift-ammunition"))
    three.say((B, "ammunition"), (B, "wages"), (B, "wages"))

    assert same_for_others(none, one)
    assert same_for_others(none, three)
    for game in (none, one, three):
        game.say((A, "wages"), (B, "lock"))
    assert same_for_others(none, one)
    assert same_for_others(none, three)


def test_r46_nor_beside_the_cowboy_that_opened_the_race() -> None:
    """R46: what A has left is told where A stands in the open; it counts what A has laid out in secret."""
    none, two = racing(), racing()
    two.say((A, "wages"), (A, "ammunition"))

    assert all(known_to(none, seat) == known_to(two, seat) for seat in (B, C, None))


def same_for_others(one: Scene, other: Scene) -> bool:
    """Whether A, C and a bystander get the same of both."""
    return all(known_to(one, seat) == known_to(other, seat) for seat in (A, C, None))


def test_r46_who_locks_last_cannot_take_it_back_once_all_layouts_are_open() -> None:
    """R46: else they would place anew and know where the others stand. In an open race nothing was hidden."""

    def locked_last(*, sealed: bool) -> Scene:
        staged = Staged(quick_draw=True, sealed_layouts=sealed)

        async def race_and_buy(table: Table[Town]) -> None:
            await draw_quickly(table)
            await buy_parcels(table)

        staged.town.upper = [A, B]
        game = staged.rule(race_and_buy).say((A, "gambling"), (A, "lock"), (B, "A1"), (B, "lock"))
        assert (game.who, game.topic) == ([B], "parcel")
        return game

    assert locked_last(sealed=True).undo_to(B) is None
    assert locked_last(sealed=False).undo_to(B) is not None


def test_a_sealed_layout_is_seen_by_its_player() -> None:
    """R46: the own view has it, with the white one marked, and menus go by it."""
    game = racing().say((B, "ammunition"), (B, "white-three-roads"))

    assert game.sight(B).layout == [("ammunition", False), ("three-roads", True)]
    assert game.sight(A).layout == game.sight(None).layout == []
    assert not {"ammunition", "three-roads"} & game.options(B)
    assert {"lift-ammunition", "lift-three-roads"} <= game.options(B)
    assert {"ammunition", "three-roads"} <= game.options(A)
    assert (game.sight(B).players[B].cowboys, game.sight(A).players[B].cowboys) == (2, 3)
    assert (game.sight(B).players[B].white, game.sight(A).players[B].white) == (False, True)
