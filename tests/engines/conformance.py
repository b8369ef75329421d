"""What every game must do, whichever it is: the checks behind test_conformance and the tests of the core."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import count
from typing import Any, Literal, get_args, get_origin

import pytest
from pydantic import BaseModel, ValidationError

from bot.base.language import LOCALES, Locale, Words
from bot.play.orders import takes_orders
from engines.core import Amount, Answer, Arg, Ask, Event, Form, Game, IllegalAnswer, Match, Pick, Seat, Seen, Text
from engines.core.plain import plain

ENOUGH = 5000  # answers within which every game ends

Player = Callable[[Match, Seat, Ask, random.Random], tuple[Answer, Any]]


def at_random(match: Match, seat: Seat, ask: Ask, rng: random.Random) -> tuple[Answer, Any]:
    """Any legal answer."""
    return ask.any_answer(rng), "person"


def absent(match: Match, seat: Seat, ask: Ask, rng: random.Random) -> tuple[Answer, Any]:
    """Nobody is there: the clock answers what it may, the computer the rest."""
    if ask.lapses:
        return ask.default, "clock"
    return match.game.computer(match.seen(seat), ask, rng), "computer"


def any_options(model: type[BaseModel], rng: random.Random) -> dict[str, Any]:
    """Some choice of every option a game has that goes together."""
    for _ in range(100):
        options = _any_options(model, rng)
        with suppress(ValidationError):
            model.model_validate(options)
            return options
    pytest.fail(f"no options of {model.__name__} go together")


def _any_options(model: type[BaseModel], rng: random.Random) -> dict[str, Any]:
    options = {}
    for name, field in model.model_fields.items():
        if field.annotation is bool:
            options[name] = rng.random() < 0.5
        elif get_origin(field.annotation) is Literal:
            options[name] = rng.choice(get_args(field.annotation))
    return options


def new_match(game: Game[Any], seed: int, options: dict[str, Any] | None = None) -> Match:
    """A match with any number of seats and, unless given, any options."""
    rng = random.Random(f"new {seed}")
    chosen = any_options(game.Options, rng) if options is None else options
    return Match.start(game, seats=rng.randint(*game.seats), options=chosen, seed=rng.randbytes(32).hex())


def random_matches(game: Game[Any], first: int, answers: int) -> Iterator[tuple[Match, random.Random]]:
    """New matches to be played, each with some chance, until those so far have so many answers: at least one."""
    given = 0
    for seed in count(first):
        match = new_match(game, seed)
        yield match, random.Random(seed)
        given += match.length
        if given >= answers:
            return


def moves(match: Match, rng: random.Random, players: Sequence[Player] = ()) -> Iterator[list[Event]]:
    """Play on to the end, one answer at a time; seats without a player of their own play at random.

    Yields what each answer brought about, so that checks can be made between the answers.
    """
    for _ in range(ENOUGH):
        if match.over:
            return
        seat, ask = _somebody(match, rng)
        player = players[seat] if seat < len(players) else at_random
        answer, by = player(match, seat, ask, rng)
        events = match.answer(seat, answer, ask=ask.id, by=by)
        if isinstance(ask, Form) and ask.reversible and by == "person":
            assert match.undo_to(seat) == match.length - 1, f"{ask!r} promised that it can be taken back"
        yield events
    pytest.fail(f"{match!r} is not over after {ENOUGH} answers")


def _somebody(match: Match, rng: random.Random) -> tuple[Seat, Ask]:
    """Mostly somebody the match waits for; now and then somebody with an open offer."""
    pending = match.pending
    assert pending, "a match that is not over asks somebody something"
    waited = [seat for seat, ask in pending.items() if ask.wait != "aside"]
    if waited and rng.random() < 0.8:
        seat = rng.choice(waited)
        return seat, pending[seat]
    seat = rng.choice(list(pending))
    return seat, rng.choice(match.asks(seat))


# What must hold at every wait


def check_sound(match: Match) -> None:
    """No invariant is broken, every default is legal, and the repr of nothing shows a secret."""
    assert match.status() == []
    for seat in match.table.seats:
        for ask in match.asks(seat):
            assert legal(ask, ask.default), f"{ask!r}: the default {ask.default} is not legal"
    assert repr(match.table.state) == f"<{type(match.table.state).__name__}>"
    record = match.record()
    assert record.seed not in repr(match) + repr(record) + str(record)


def legal(ask: Ask, answer: object) -> bool:
    """Whether an answer was offered, said independently of how the engine reads it."""
    if isinstance(ask, Pick):
        ids = [option.id for option in ask.options]
        return (
            isinstance(answer, list)
            and ask.least <= len(answer) <= ask.most
            and all(isinstance(id_, str) and id_ in ids for id_ in answer)
            and len(set(answer)) == len(answer)
        )
    if isinstance(ask, Amount):
        return type(answer) is int and ask.low <= answer <= ask.high
    assert isinstance(ask, Form)
    return isinstance(answer, dict) and _legal_form(ask, answer)


def _legal_form(form: Form, answer: dict[str, Any]) -> bool:
    """Field by field: what may stand in one may hang on the single picks before it, and no other field is there."""
    picked: dict[str, Any] = {}
    expected = []
    for name in form.fields:
        field = form.after(picked, name)
        if field is None:
            continue
        expected.append(name)
        if name not in answer or not legal(field, answer[name]):
            return False
        if isinstance(field, Pick) and (field.least, field.most) == (1, 1) and field.single:
            picked[name] = next(option.value for option in field.options if option.id == answer[name][0])
    return sorted(expected) == sorted(answer)


def fields_for(form: Form, answer: dict[str, Any]) -> dict[str, Pick | Amount]:
    """The fields of a form as they are for this answer."""
    picked: dict[str, Any] = {}
    fields: dict[str, Pick | Amount] = {}
    for name in form.fields:
        field = form.after(picked, name)
        if field is not None:
            fields[name] = field
            if isinstance(field, Pick) and field.single:
                picked[name] = field.read(answer[name])
    return fields


def every_field(form: Form) -> list[Pick | Amount]:
    """Every field of a form, for every way to come to it."""
    ways: list[dict[str, Any]] = [{}]
    found: list[Pick | Amount] = []
    for name in form.fields:
        further: list[dict[str, Any]] = []
        for picked in ways:
            field = form.after(picked, name)
            if field is not None:
                found.append(field)
            if isinstance(field, Pick) and field.single:
                further += [{**picked, name: option.value} for option in field.options]
            else:
                further.append(picked)
        ways = further
    return found


def bad_answers(ask: Ask, rng: random.Random) -> list[Any]:
    """Everything that somebody might send and that was not offered."""
    bad: list[Any] = [None, True, 2.5, "", "draw", [], {}, [None], [["x"]], ["no such thing"], -1, 10**9, {"x": []}]
    if isinstance(ask, Pick):
        ids = [option.id for option in ask.options]
        bad += [ids[:1] * 2, [*ids, "no such thing"], ids[: ask.most] + ids[:1], ids[0], tuple(ids[:1])]
    if isinstance(ask, Amount):
        bad += [ask.low - 1, ask.high + 1, float(ask.low), str(ask.low)]
    if isinstance(ask, Form):
        good = ask.any_answer(rng)
        assert isinstance(good, dict)
        name = rng.choice(list(good))
        bad += [{k: v for k, v in good.items() if k != name}, {**good, "more": 1}]
        bad += [{**good, name: part} for part in bad_answers(fields_for(ask, good)[name], rng)]
    return [answer for answer in bad if not legal(ask, answer)]


def check_refusals(match: Match, rng: random.Random) -> None:
    """What was not offered is refused, and the match is as it was."""
    before = match.digest(), len(match.events), match.record().model_dump_json()
    for seat in match.table.seats:
        asks = match.asks(seat)
        if not asks:
            refused(match, seat, [], None)
        for ask in asks:
            refused(match, seat, ask.default, "no such ask")
            refused(match, seat, ask.default, f"{ask.id}0")
            for answer in bad_answers(ask, rng):
                refused(match, seat, answer, ask.id)
    for nobody in (-1, len(match.table.seats)):
        refused(match, nobody, [], None)
    assert (match.digest(), len(match.events), match.record().model_dump_json()) == before


def refused(match: Match, seat: int, answer: Any, ask: str | None) -> None:
    """The answer is not taken."""
    with pytest.raises(IllegalAnswer):
        match.answer(seat, answer, ask=ask)


def check_undo(match: Match) -> None:
    """Whatever a seat may take back now changes nobody's turn and replays."""
    for seat in match.table.seats:
        line = match.undo_to(seat)
        if line is None:
            continue
        taken_back = match.record().lines[line]
        assert taken_back.kind == "answer"
        assert (taken_back.seat, taken_back.by) == (seat, "person")
        fork = match.fork()
        fork.undo(line)
        assert fork.waiting == match.waiting
        assert fork.status() == []
        assert Match.replay(fork.record(), game=match.game).digest() == fork.digest()


# Secrets


def all_that(seen: Seen) -> dict[str, Any]:
    """Everything a person gets, in a form that can be compared."""
    return {
        "view": seen.view.model_dump_json(),
        "asks": [_spread(ask) for ask in seen.asks],
        "events": [repr(event.text) for event in seen.events],
        "waiting": seen.waiting,
        "over": seen.over,
        "standings": seen.standings,
    }


def _spread(ask: Ask) -> list[Any]:
    common = [
        ask.id,
        ask.prompt,
        ask.secret,
        ask.wait,
        ask.default,
        ask.topic,
        ask.kind,
        sorted(ask.concerns),
        ask.said,
    ]
    if isinstance(ask, Pick):
        options = [
            (option.id, option.label, option.help, option.group, option.private, plain(option.value))
            for option in ask.options
        ]
        return [*common, options, ask.least, ask.most, ask.ordered]
    if isinstance(ask, Amount):
        return [*common, ask.low, ask.high]
    assert isinstance(ask, Form)
    return [*common, ask.reversible, list(ask.fields), [_spread(field) for field in every_field(ask)]]


Got = Callable[[Seen], dict[str, Any]]
Also = Callable[[Match, Seat | None], dict[str, Any]]


def nothing_else(match: Match, who: Seat | None) -> dict[str, Any]:
    """A person gets what they see."""
    return {}


def twin_test(
    match: Match,
    who: Seat | None,
    rng: random.Random,
    steps: int = 4,
    got: Got = all_that,
    also: Also = nothing_else,
) -> str | None:
    """What `who` can learn of what it may not know, or None.

    Two forks, one of them with all that `who` cannot know dealt anew, are given the same answers. All that `who`
    gets (`got` says what that is, and `also` what the host tells of the past) must be the same, until an event reveals
    something to it on purpose.
    """
    one, other = match.fork(), match.fork()
    other.redeal(who, rng)
    assert other.status() == [], "a redealt fork is sound"
    since = len(match.events)
    for step in range(steps + 1):
        a = got(one.seen(who, since)) | also(one, who)
        b = got(other.seen(who, since)) | also(other, who)
        told = [part for part in a if a[part] != b[part]]
        if told:
            return f"{step} answers on, {who!r} can tell by: {', '.join(told)}"
        same = _same_answer(one, other, rng)
        if same is None:
            return None
        seat, answer, ask, twin = same
        events = [*one.answer(seat, answer, ask=ask), *other.answer(seat, answer, ask=twin)]
        if any(event.reveals and event.reaches(who) for event in events):
            return None
    return None


def _same_answer(one: Match, other: Match, rng: random.Random) -> tuple[Seat, Answer, str, str] | None:
    """An answer that is legal in both forks, to the same question."""
    open_asks = [(seat, ask) for seat in one.pending for ask in one.asks(seat)]
    rng.shuffle(open_asks)
    for seat, ask in open_asks:
        place = ask.id.rpartition("-")[0]
        twin = next((twin for twin in other.asks(seat) if twin.id.rpartition("-")[0] == place), None)
        for _ in range(4):
            answer = ask.any_answer(rng)
            if twin is not None and legal(twin, answer):
                return seat, answer, ask.id, twin.id
    return None


# Words


class Speech:
    """Says every text once for each shape it comes in, in both languages; a missing word fails the test."""

    def __init__(self, words: dict[Locale, Words], seats: int = 8) -> None:
        self._words = words
        self._names = [f"Player {seat}" for seat in range(seats)]
        self._said: set[Any] = set()

    def check(self, match: Match, events: Sequence[Event]) -> None:
        """All that can be read now, by anybody."""
        for event in events:
            self.say(event.text)
        for seat in match.table.seats:
            for ask in match.asks(seat):
                self._say_ask(ask)

    def _say_ask(self, ask: Ask) -> None:
        self.say(ask.prompt)
        assert ask.topic or ask.wait != "window", f"a window without a topic: nobody could give orders for it: {ask!r}"
        if takes_orders(ask):
            self.say(Text(f"topic-{ask.topic}"))  # standing orders are listed by it
            if ask.kind:
                self.say(Text(f"topic-{ask.topic}-kind", kind=ask.kind))
        if isinstance(ask, Pick):
            for option in ask.options:
                self.say(option.label)
                for more in (option.help, option.group, option.private):
                    if more is not None:
                        self.say(more)
        if isinstance(ask, Form):
            for field in every_field(ask):
                self._say_ask(field)

    def say(self, text: Text) -> None:
        """The text in both languages, with every argument it needs."""
        shape = _shape(text)
        if shape not in self._said:
            for locale in LOCALES:
                assert self._words[locale].say(text, self._names).strip()
            self._said.add(shape)


def _shape(value: Arg) -> Any:
    if isinstance(value, Text):
        return value.key, tuple((name, _shape(arg)) for name, arg in value.args.items())
    if isinstance(value, (str, int)):
        return type(value).__name__
    return frozenset(_shape(part) for part in value)
