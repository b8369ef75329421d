"""What a player finds who is up: what the others did since their last turn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.base.language import words_for
from bot.base.speech import HURT, Speech, cut
from bot.ui.news import LINE, MOST, open_news, private_news, since_last_turn
from cogs.faces.dead_mans_draw import SeaFace
from cogs.faces.scoundrels import TownFace
from engines.core import Event, Match, Seat, Text
from tests.e2e.knock import GAME, KnockFace, register

A, B, C = Seat(0), Seat(1), Seat(2)
FACE = KnockFace()


@pytest.fixture(autouse=True)
def knock(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    register(monkeypatch, tmp_path)
    words_for.cache_clear()
    yield
    words_for.cache_clear()


def begun() -> Match:
    return Match.start(GAME, seats=3, seed="5eed" * 16)


def turn(match: Match, *, objects: Seat | None = None, by: Any = "person") -> None:
    """Whoever is up lays something, and all others are heard in its window."""
    [up] = match.waiting
    match.answer(up, match.pending[up].default, by=by)
    answer_window(match, objects)


def answer_window(match: Match, objects: Seat | None = None) -> None:
    for seat, ask in match.pending.items():
        if ask.wait == "window":
            match.answer(seat, ["object"] if seat == objects else ask.default, ask=ask.id)


def news(match: Match, seat: Seat) -> list[str]:
    """Keys with the seat they are about."""
    found = since_last_turn(match, seat, FACE)
    return [f"{event.text.key} {event.text.args['seat']}" for event in found]


def test_the_others_turns_since_ones_own() -> None:
    match = begun()
    for _ in range(3):
        turn(match)
    assert news(match, A) == ["knock-laid 1", "knock-laid 2"]
    assert news(match, B) == []  # nobody is asked but A


def test_at_the_first_turn_it_is_all_that_happened() -> None:
    match = begun()
    turn(match)
    turn(match)
    assert news(match, C) == ["knock-laid 0", "knock-laid 1"]


def test_what_became_of_ones_own_turn_after_one_had_answered() -> None:
    match = begun()
    turn(match, objects=C)
    turn(match)
    turn(match)
    assert news(match, A) == ["knock-objects 2", "knock-laid 1", "knock-laid 2"]


def test_an_answer_in_a_window_or_an_offer_taken_does_not_empty_it() -> None:
    """Only a turn of one's own is a turn; and a press in the turn leaves its news as they are."""
    match = begun()
    for _ in range(3):
        turn(match)
    tip = next(ask for ask in match.asks(C) if ask.topic == "tip")
    match.answer(C, ["coin"], ask=tip.id)
    assert news(match, A) == ["knock-laid 1", "knock-laid 2", "knock-tipped 2"]
    match.answer(A, match.pending[A].default)
    assert news(match, B) == ["knock-laid 2", "knock-tipped 2", "knock-laid 0"]


def test_while_a_window_is_open_nobodys_answer_changes_anybodys_news() -> None:
    match = begun()
    turn(match)
    match.answer(B, match.pending[B].default)
    before = {seat: news(match, seat) for seat in (A, C)}
    match.answer(A, ["object"], ask=match.pending[A].id)
    assert news(match, C) == before[C] == ["knock-laid 0", "knock-laid 1"]


def test_who_was_stood_in_for_reads_what_was_done_in_their_name() -> None:
    match = begun()
    turn(match)
    turn(match)
    turn(match)
    turn(match, by="computer")
    turn(match)
    turn(match)
    assert news(match, A) == [f"knock-laid {seat}" for seat in (1, 2, 0, 1, 2)]


def test_what_was_taken_back_stays_told_and_says_so() -> None:
    match = begun()
    turn(match)
    turn(match)
    turn(match)
    last = match.last_answer(C)
    assert last is not None
    match.undo(last)
    turn(match)
    assert news(match, A) == ["knock-laid 1", "knock-laid 2", "core-taken-back 2", "knock-laid 2"]


# How it reads


def told(events: list[Event], face: Any = FACE, seat: Seat | None = A, names: tuple[str, ...] = ("Ann", "Bob")) -> Any:
    speech = Speech(words_for(face.game, "en"), names)
    return SimpleNamespace(news=events, face=face, speech=speech, seen=SimpleNamespace(seat=seat))


def event(key: str, **args: Any) -> Event:
    return Event(Text(key, **args))


def test_what_hurt_its_reader_has_the_sign() -> None:
    happened = [event("knock-laid", seat=B), event("knock-tipped", seat=B, other=A)]
    assert private_news(told(happened)).splitlines() == [
        "**Since your last turn**",
        "• Bob lays something.",
        f"{HURT} Bob tips Ann.",
    ]
    assert open_news(told(happened, seat=None), A).startswith("**Since Ann's last turn**\n• Bob lays")
    assert private_news(told([])) == ""


def test_of_very_much_what_hurt_then_the_newest_and_how_many_more() -> None:
    happened = [event("knock-tipped", seat=B, other=A), *(event("knock-laid", seat=B) for _ in range(30))]
    happened.append(event("knock-objects", seat=B))
    lines = private_news(told(happened)).splitlines()
    assert len(lines) == MOST + 2
    assert lines[1] == f"{HURT} Bob tips Ann."
    assert lines[-2:] == ["• Bob objects.", f"-# … and {32 - MOST} more under Catch up"]


def test_nobodys_turn_is_left_out_because_others_did_more() -> None:
    """Of a turn whatever the game tells foremost is told; what hurt keeps its sign; the order stays."""
    happened = [
        event("steals-money", seat=B, rival=A, n=2),
        *(event("gains-money", seat=B, n=n) for n in range(9)),
        event("hires", seat=C, scoundrel="Dog", cost=3),
        event("discarded", scoundrel="Cat"),
        event("gains-money", seat=C, n=2),
        *(event("gains-money", seat=Seat(3), n=n) for n in range(20, 40)),
    ]
    lines = private_news(told(happened, TownFace(), names=("Ann", "Bob", "Cat", "Dan"))).splitlines()
    assert lines == [
        "**Since your last turn**",
        f"{HURT} Bob steals $2 from Ann.",
        "• Bob gains $7.",
        "• Bob gains $8.",
        "• Cat hires the Dog for $3.",
        "• The Cat is discarded.",
        "• Cat gains $2.",
        "• Dan gains $38.",
        "• Dan gains $39.",
        "-# … and 25 more under Catch up",
    ]


@pytest.mark.parametrize(("game", "face"), [("scoundrels", TownFace()), ("dead_mans_draw", SeaFace())])
def test_in_a_whole_game_everybody_who_did_something_is_in_the_news(game: str, face: Any) -> None:
    rng, long, names = random.Random(3), 0, ("Ann", "Bob", "Cat", "Dan")
    match = Match.start(game, seats=4, seed=f"{3:064x}")
    while not match.over:
        seat, ask = next((seat, ask) for seat, ask in match.pending.items() if ask.wait != "aside")
        match.answer(seat, match.game.computer(match.seen(seat), ask, rng), ask=ask.id)
        for up in match.waiting:
            news = since_last_turn(match, up, face)
            page = told(list(news), face, up, names)
            said = private_news(page).splitlines()[1:]
            lines = {line[2:] for line in said}
            for doer in {event.text.args.get("seat", up) for event in news} - {up}:
                done = [event for event in news if event.text.args.get("seat") == doer]
                assert lines & {cut(page.speech.say(event.text), LINE) for event in done}
                hurt = any(face.hurts(event, up) for event in done)
                assert not hurt or any(line.startswith(HURT) for line in said)
            long += len(news) > MOST
    assert long > 10


def test_what_one_suffered_while_somebody_else_was_up_is_news() -> None:
    """Being caught is nobody's own deed, though the event names them first."""
    rng, suffered = random.Random(1), 0
    match = Match.start("scoundrels", seats=4, seed=f"{1:064x}")
    while not match.over:
        seat, ask = next((seat, ask) for seat, ask in match.pending.items() if ask.wait != "aside")
        match.answer(seat, match.game.computer(match.seen(seat), ask, rng), ask=ask.id)
        for up in match.waiting:
            last = match.last_turn(up)
            lines = range(match.length) if last is None else range(last, match.length)
            happened = [
                event for line in lines if up not in match.waited(line).seats for event in match.told_with(line)
            ]
            caught = [event for event in happened if event.text.key == "caught" and event.text.args["seat"] == up]
            news = since_last_turn(match, up, TownFace())
            assert all(event in news for event in caught)
            suffered += len(caught)
    assert suffered > 0


@pytest.mark.parametrize(("game", "face"), [("scoundrels", TownFace()), ("dead_mans_draw", SeaFace())])
def test_what_happens_in_ones_own_turn_is_no_news_there(game: str, face: Any) -> None:
    """Also what names nobody. It would hide what the others are told of the turn that runs."""
    rng, turns = random.Random(4), 0
    match = Match.start(game, seats=3, seed=f"{4:064x}")
    while not match.over:
        seat, ask = next((seat, ask) for seat, ask in match.pending.items() if ask.wait != "aside")
        before = set(map(id, since_last_turn(match, seat, face)))
        alone = match.waiting == (seat,)
        happened = match.answer(seat, match.game.computer(match.seen(seat), ask, rng), ask=ask.id)
        if alone and before and match.waiting == (seat,):
            after = {event.text.key for event in since_last_turn(match, seat, face) if id(event) not in before}
            assert not after & {event.text.key for event in happened}
            turns += 1
    assert turns > 20


@pytest.mark.parametrize(
    ("face", "happened", "hurt"),
    [
        (SeaFace(), event("sword-took", seat=B, owner=A, card=Text("suit-hook")), [A]),
        (SeaFace(), event("locker-claims", owner=A, cards=[]), []),
        (SeaFace(), event("misfire-sank", seat=A, owner=B, card=Text("suit-hook")), [A]),
        (SeaFace(), event("bust-lost", seat=A, cards=[]), [A]),
        (TownFace(), event("steals-money", seat=B, rival=A, n=2), [A]),
        (TownFace(), event("suspects", seat=B, rival=A, slot="3"), [A]),
        (TownFace(), event("jailed", seat=A), [A]),
        (TownFace(), event("hires", seat=A, cost=2), []),
    ],
)
def test_whom_something_hurts(face: Any, happened: Event, hurt: list[Seat]) -> None:
    assert [seat for seat in (A, B) if face.hurts(happened, seat)] == hurt


def of_town(patient: Seat, by: Any) -> list[list[str]]:
    """What stands under the board in a whole game of 3000 Scoundrels, where one passes every window, last of all."""
    rng, found = random.Random(5), []
    match = Match.start("scoundrels", seats=3, seed=f"{5:064x}")
    while not match.over:
        waited = [(seat, ask) for seat, ask in match.pending.items() if ask.wait != "aside"]
        seat, ask = min(waited, key=lambda pair: (pair[1].wait == "window" and pair[0] == patient, pair[0]))
        passes = ask.wait == "window" and seat == patient
        value = ask.default if passes else match.game.computer(match.seen(seat), ask, rng)
        match.answer(seat, value, ask=ask.id, by=by if passes else "person")
        for up in match.waiting[:1]:
            events = since_last_turn(match, up, TownFace())
            found.append([f"{event.text.key} {event.text.args}" for event in events if event.to is None])
    return found


@pytest.mark.parametrize("patient", [A, B, C])
def test_nobody_can_tell_from_the_news_who_passed_by_order(patient: Seat) -> None:
    assert of_town(patient, "person") == of_town(patient, "order")
