"""What stands beside a choice: what it costs, what its reader alone has seen, what a suspect did this turn."""

from __future__ import annotations

import random

import pytest

from bot.base.language import words_for
from engines.core import Ask, Form, Match, Option, Pick, Seat, Text
from engines.scoundrels import GAME, henchmen
from tests.engines.conformance import all_that, every_field, moves, new_match
from tests.engines.scoundrels.town import A, B, C, Staged

NAMES = ["Aki", "Ben", "Chie"]
WORDS = words_for(GAME.id, "en")


def say(text: Text | None) -> str | None:
    return None if text is None else WORDS.say(text, NAMES)


def options(scene: Match, seat: Seat, topic: str) -> list[Option]:
    """The options of a seat's ask about a topic."""
    return [option for ask in scene.asks(seat) if ask.topic == topic for option in options_of(ask)]


def options_of(ask: Ask) -> list[Option]:
    """All options of an ask, in every field."""
    fields = every_field(ask) if isinstance(ask, Form) else [ask]
    return [option for field in fields if isinstance(field, Pick) for option in field.options]


def labels(scene: Match, seat: Seat, topic: str) -> dict[str, str | None]:
    return {option.id: say(option.label) for option in options(scene, seat, topic)}


def privately(scene: Match, seat: Seat, topic: str) -> dict[str, str | None]:
    """What a seat alone reads beside its options, where there is anything."""
    return {option.id: say(option.private) for option in options(scene, seat, topic) if option.private}


# What it costs


def test_hiring_says_what_is_left() -> None:
    step = Staged().money(A, 6).saloon("lucky cow", "charming dog", "corrupt lumberjack").hire_or_office(of=A)
    costs = {scoundrel.id: scoundrel.cost for scoundrel in step.town.saloon}
    read = labels(step, A, "hire")
    assert read["corrupt.lumberjack"] == f"Corrupt Lumberjack (${costs['corrupt.lumberjack']}, ${6 - 4} left)"
    assert read["charming.dog"] == "Charming Dog (free)"
    help_ = next(option.help for option in options(step, A, "hire") if option.id == "office")
    assert str(say(help_)).startswith("The Corrupt Lumberjack leaves the saloon.")


def test_a_bargain_says_both_prices() -> None:
    staged = Staged(strategies=True).strategy(A, "hard-bargain").money(A, 4)
    step = staged.saloon("lucky cow", "filthy cat", "corrupt lumberjack").hire_or_office(of=A).say("corrupt.lumberjack")
    assert labels(step, A, "bargain") == {"yes": "Yes, pay $3 ($1 left)", "no": "No, pay $4 ($0 left)"}


def test_the_office_says_what_is_left() -> None:
    staged = Staged(day=2).money(A, 13).henchmen(A, 1, 2).saloon("lucky cow")
    step = staged.hire_or_office(of=A).say("office")
    assert labels(step, A, "office") == {
        "sell": "Sell information (+$2, $15 in all)",
        "bail-1": "Bail out one henchman ($2, $11 left)",
        "bail-2": "Bail out 2 henchmen ($4, $9 left)",
        "bribe": "Bribe the sheriff and steal a safe ($12, $1 left)",
    }


def test_an_ability_says_what_must_be_given_up() -> None:
    """Also what stands on the trait, which no line of help of the job tells."""
    staged = Staged().money(A, 9).played(A, "0", "6", current=True)
    staged.sheet(A, "clumsy safecracker", "ruthless con-artist", "radioactive dog", "filthy banker")
    assert labels(staged.abilities(of=A), A, "ability") == {
        "clumsy.safecracker": "Clumsy Safecracker (−$4)",
        "ruthless.con-artist": "Ruthless Con Artist (−1 reputation, a henchman to jail)",
        "radioactive.dog": "Radioactive Dog (−1 reputation)",
        "filthy.banker": "Filthy Banker",
        "done": "Move on",
    }


def test_a_safe_over_the_limit_is_given_back() -> None:
    step = Staged().holds(A, "depot-1").played(A, "0", "5", current=True).abilities(of=A).say("leader")
    assert str(say(step.asks(A)[0].prompt)).endswith("Today's limit is 1, so you will give one back.")


def test_who_plans_reads_which_slot_is_a_bluff() -> None:
    turn = Staged().hand(A, "0", "3", "5", "6").turn(of=A)
    [form] = turn.asks(A)
    assert isinstance(form, Form)
    assert form.secret
    read = [say(option.label) for option in options_of(form) if option.value == "3"]
    assert sorted(map(str, read)) == ["3", "Slot 3 (bluff)", "Slot 3 (bluff)", "Slot 3 (bluff)", "Slot 3 (true)"]


def test_a_question_names_what_asks_it() -> None:
    staged = Staged().sheet(A, "lucky dog").played(A, "0", "A", current=True)
    by_dog = staged.abilities(of=A).say("lucky.dog")
    assert say(by_dog.asks(A)[0].prompt) == "Lucky Dog: which safe will you scout?"
    by_leader = Staged().played(A, "0", "A", current=True).abilities(of=A).say("leader")
    assert say(by_leader.asks(A)[0].prompt) == "Leader: which safe will you scout?"


# What only the reader has seen


def test_a_safe_one_has_seen_says_so_to_its_reader_alone() -> None:
    staged = Staged().safe("estate-3", 5).mark(A, "estate-3", 2).mark(B, "estate-4", 2)
    step = staged.played(A, "0", "5", current=True).abilities(of=A).say("leader")
    assert privately(step, A, "steal") == {"estate-3": "You saw a 5 in it"}
    assert all(option.private not in (option.label, option.help) for option in options(step, A, "steal"))


def test_the_true_mark_is_named_once_the_safe_was_seen() -> None:
    staged = Staged().safe("estate-3", 5).played(A, "0", "A", current=True)
    step = staged.abilities(of=A).say("leader", "estate-3")
    assert [label for label in labels(step, A, "mark").values() if "true" in str(label)] == ["Mark 5 (true)"]


def test_ones_own_cards_say_what_they_are() -> None:
    staged = Staged().played(A, "3", "4", B).played(A, "5", "5", B).played(A, "0", "6", current=True)
    step = staged.sheet(A, "filthy arsonist").abilities(of=A).say("filthy.arsonist")
    assert privately(step, A, "effect") == {"card-0-4": "Your 3: a bluff", "card-0-5": "Your 5: no bluff"}


# Suspicion


def test_a_suspicion_tells_what_was_done_this_turn() -> None:
    """Between one deed and the next the question stays the same, so that a press on it is not too late."""
    staged = Staged(3).hand(A, "0", "3", "5", "6").money(A, 9).saloon("lucky cow", "clever cat", "humble dog")
    turn = staged.sheet(A, "filthy banker").turn(of=A).say({"card": "0", "slot": "slot-6"})
    before = turn.asks(B)[0]
    assert "This turn" not in str(say(options_of(before)[0].help))
    turn.say("filthy.banker", (C, "suspect"), "humble.dog", "space-2")
    last = turn.asks(B)[0]
    help_ = str(say(options_of(last)[-1].help))
    assert help_.endswith(" This turn: used the Filthy Banker, hired the Humble Dog, Chie put a henchman on the card.")
    assert before.wait == "aside"


def test_the_offer_keeps_its_id_while_the_turn_goes_on() -> None:
    staged = Staged().hand(A, "0", "3", "5", "6").sheet(A, "filthy banker", "grumpy lumberjack")
    turn = staged.saloon("lucky cow", "clever cat", "humble dog").turn(of=A).say({"card": "0", "slot": "slot-6"})
    before = turn.asks(B)[0].id
    assert turn.say("filthy.banker").asks(B)[0].id == before


def test_a_suspicion_tells_what_one_has_seen_of_the_card() -> None:
    staged = Staged(3).played(A, "3", "5", current=True)
    staged.town.known.show(staged.town.players[A].played[0].fact, [B])
    step = staged.rule(lambda table: henchmen.last_chance(table, A))
    assert privately(step, B, "suspect") == {"suspect": "You saw it: the 3, a bluff"}
    assert privately(step, C, "suspect") == {}


def test_a_suspicion_tells_where_one_has_seen_the_true_card() -> None:
    staged = Staged(3).played(A, "5", "3").played(A, "6", "5", current=True)
    staged.town.known.show(staged.town.players[A].played[0].fact, [B])
    step = staged.rule(lambda table: henchmen.last_chance(table, A))
    assert privately(step, B, "suspect") == {"suspect": "You saw their 5 in slot 3, so this is a bluff"}
    assert privately(step, C, "suspect") == {}


# Secrets


@pytest.mark.parametrize("seed", range(6))
def test_hints_tell_nothing_that_the_seat_does_not_know(seed: int) -> None:
    """Dealt anew for a seat, the world gives it the same labels, helps and private hints; nobody else gets a hint that
    is not their own: what one seat reads in private is in no event, view or menu of another by being there.
    """
    rng = random.Random(f"hints {seed}")
    match = new_match(GAME, 72_000 + seed)
    hinted = 0
    for _ in moves(match, rng):
        for who in match.table.seats:
            own = [option.private for ask in match.asks(who) for option in options_of(ask) if option.private]
            hinted += len(own)
            if not own:
                continue
            other = match.fork()
            other.redeal(who, rng)
            assert all_that(other.seen(who))["asks"] == all_that(match.seen(who))["asks"]
            for reader in (None, *match.table.seats):
                if reader != who:
                    read = all_that(match.seen(reader))
                    del read["asks"]
                    assert not any(repr(hint) in repr(read) for hint in own)
                    theirs = match.asks(reader) if reader is not None else ()
                    assert not any(hint in (o.label, o.help) for a in theirs for o in options_of(a) for hint in own)
    assert hinted
