"""Chance: the same numbers everywhere and for ever, fair, and new ones after a branch."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engines.core import Chance

SEED = "0123456789abcdef" * 4
GOLDEN = [280, 75, 422, 219, 826, 764, 718, 832]
GOLDEN_DECK = [4, 9, 2, 7, 5, 6, 8, 3, 0, 1]


def test_the_numbers_never_change() -> None:
    """Golden numbers: if these change, every stored match is lost."""
    chance = Chance(SEED)
    assert [chance.below(1000) for _ in range(8)] == GOLDEN
    deck = list(range(10))
    chance.shuffle(deck)
    assert deck == GOLDEN_DECK


def test_a_branch_gives_other_numbers() -> None:
    plain, branched, again = Chance(SEED), Chance(SEED), Chance(SEED)
    for chance in (plain, branched, again):
        chance.below(10**6)
    branched.branch_at(1)
    again.branch_at(1)
    numbers = [[chance.below(10**6) for _ in range(5)] for chance in (plain, branched, again)]
    assert numbers[0] != numbers[1]
    assert numbers[1] == numbers[2]


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(), max_size=30), st.integers(0, 40))
def test_taking_splits_the_pile(seed: bytes, things: list[int], count: int) -> None:
    pile = list(things)
    taken = Chance(seed.hex()).take(pile, count)
    assert len(taken) == min(count, len(things))
    assert Counter(taken + pile) == Counter(things)


def test_dice_are_fair() -> None:
    """Chi-squared with five degrees of freedom, far beyond any doubt."""
    chance = Chance(SEED)
    counts = Counter(chance.roll() for _ in range(60_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 30


def test_every_order_is_as_likely() -> None:
    chance = Chance(SEED)
    orders: Counter[str] = Counter()
    for _ in range(6_000):
        deck = ["a", "b", "c"]
        chance.shuffle(deck)
        orders["".join(deck)] += 1
    assert len(orders) == 6
    assert sum((count - 1_000) ** 2 / 1_000 for count in orders.values()) < 30
