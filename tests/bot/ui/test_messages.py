"""Whole messages: within Discord's limits at every wait of random games, and without a secret in any of them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import cycle
from typing import Any

import pytest

from bot.base.language import LOCALES, Locale, words_for
from bot.base.options import choices_of, word_of
from bot.base.speech import Speech, cut
from bot.game_cog import GameCog
from bot.pictures import Drawn
from bot.screens.moments import page_of
from bot.store import MatchRow
from bot.ui import lobbies, messages
from bot.ui.controls import one_press
from bot.ui.faces import Face, Moment
from bot.ui.hints import hint
from bot.ui.lists import is_long
from bot.ui.messages import Told
from bot.ui.news import open_news, private_news, since_last_turn
from bot.ui.parts import texts_of
from bot.ui.private import private
from bot.ui.rules_pages import rules_look
from engines import catalogue
from engines.core import Match, Pick, Seat, Seen
from tests.bot.ui.test_controls import LONG, components_of
from tests.engines.conformance import any_options, moves, new_match, random_matches, twin_test

SAID = {
    "en": "You chose **{}**. You can change it until everyone has decided.",
    "ja": "**{}** を選びました。全員が決めるまで変更できます。",
}
DRAWN = [Drawn(f"board-{n}.png", b"", "x" * 1024) for n in range(4)]


class NoBot:
    """As much of a bot as a cog needs to hand over its face."""

    def __init__(self) -> None:
        self.faces: dict[str, Face] = {}

    async def add_cog(self, cog: GameCog) -> None:
        self.faces[cog.face.game] = cog.face


def face_of(game: str) -> Face:
    """The face of a game, from the cog that is named after it."""
    bot = NoBot()
    asyncio.run(import_module(f"cogs.{game}").setup(bot))
    return bot.faces[game]


FACES = {game: face_of(game) for game in catalogue}


def told(game: str, seen: Seen, locale: Locale) -> Told:
    row = MatchRow(
        id=12_345_678,
        game=game,
        guild_id=1,
        channel_id=2,
        thread_id=3,
        host_id=4,
        phase="live",
        locale="en",
        pace="none",
        options=catalogue[game].Options().model_dump(mode="json"),
        secret="0" * 64,
        seed="1" * 64,
        version=1,
        created_at=0.0,
        started_at=0.0,
        ended_at=None,
        check_at=None,
        note=None,
    )
    return Told(row, FACES[game], seen, Speech(words_for(game, locale), LONG), seen.events)


def rendered(game: str, seen: Seen) -> dict[str, Any]:
    """All that a person gets on screen: texts, labels, custom_ids, on the board and in private, in both languages."""
    screens: dict[str, Any] = {}
    for locale in LOCALES:
        screens[f"board {locale}"] = json.dumps(components_of(messages.board(told(game, seen, locale))))
        screens[f"private {locale}"] = json.dumps(components_of(private(told(game, seen, locale))))
        screens[f"call {locale}"] = told(game, seen, locale).speech.waiting(seen)
        face = FACES[game]
        screens[f"pictures {locale}"] = [
            face.strips(told(game, seen, locale)),
            face.hand_strips(told(game, seen, locale)),
            list(face.on_table(told(game, seen, locale)).items()),
        ]
    return screens


every_game = pytest.mark.parametrize("game", catalogue)


@every_game
@pytest.mark.parametrize("locale", LOCALES)
async def test_lobby_options_and_rules_are_within_the_limits(game: str, locale: Locale) -> None:
    """Whatever a table agrees on; every page of the rules."""
    face, speech = FACES[game], Speech(words_for(game, locale), LONG)
    match = told(game, new_match(catalogue[game], 0).seen(None), locale).row
    for seed in range(20):
        options = any_options(catalogue[game].Options, random.Random(seed))
        agreed = replace(match, options={**match.options, **options})
        components_of(lobbies.lobby(agreed, [], face, speech, catalogue[game].seats, "0" * 64))
        choices = choices_of(catalogue[game].Options)
        components_of(lobbies.option_menu(agreed, [], choices, speech))
        components_of(lobbies.agreed(agreed, choices, speech, LONG[0]))
    components_of(lobbies.option_menu(match, [], [], speech))  # a game with nothing to agree on
    for page in face.rules():
        components_of(rules_look(face, locale, page.id))


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_says_what_it_means(game: str, locale: Locale) -> None:
    words = words_for(game, locale)
    for model in (catalogue[game].Options, catalogue[game].SeatOptions):
        for choice in choices_of(model):
            values = [f"-{word_of(value)}" for value in choice.values if type(value) is not int]
            for end in ("", "-help", *values):
                assert words.has(f"option-{choice.name}{end}"), f"option-{choice.name}{end}"


@every_game
@pytest.mark.parametrize("first", [0, 100, *(pytest.param(n, marks=pytest.mark.soak) for n in range(200, 1000, 100))])
async def test_every_message_of_many_games_is_within_the_limits(game: str, first: int) -> None:
    """One game in English, the next in Japanese."""
    for (match, rng), locale in zip(random_matches(catalogue[game], first, ANSWERS), cycle(LOCALES), strict=False):
        for number, _ in enumerate(moves(match, rng)):
            seats = match.table.seats
            if number % 4 == 0:
                components_of(messages.board(told(game, match.seen(None), locale), DRAWN))
            seat = seats[number % len(seats)]
            components_of(private(told(game, match.seen(seat), locale)))
            components_of(private(told(game, match.seen(seat), locale), drawn=DRAWN))
            asked = [(seat, ask) for seat in match.waiting if (ask := messages.in_the_open(match.asks(seat)))]
            if len(asked) == 1:
                seat, ask = asked[0]
                components_of(messages.board_with_controls(told(game, match.seen(None), locale), ask, seat))


OURS = ("dead_mans_draw", "scoundrels")  # long enough to have plenty
Also = Callable[[str, Match, Seat | None], dict[str, Any]]
ANSWERS = 600
looked_through = pytest.mark.parametrize("answers", [350, pytest.param(2500, marks=pytest.mark.soak)])


@every_game
@looked_through
async def test_what_is_rendered_tells_no_secret(game: str, answers: int) -> None:
    """The twin test, with everything that reaches the screen."""
    for match, rng in random_matches(catalogue[game], 70_000, answers):
        for number, _ in enumerate(moves(match, rng)):
            if number % 9 == 0:
                for who in (None, *match.table.seats):
                    assert twin_test(match, who, rng, got=partial(rendered, game)) is None


def happened(game: str, match: Match, who: Seat | None) -> dict[str, Any]:
    """What is told of the past: news in private and under the board, and big moments."""
    face, bystander = FACES[game], told(game, match.seen(None), "en")
    moments = page_of([m for e in match.events if e.to is None and (m := face.moment(e, bystander))], bystander)
    found: dict[str, Any] = {"moments": None if moments is None else components_of(moments.lay_out(()))}
    found["pictures of moments"] = None if moments is None else moments.pictures
    if who is not None:
        news = since_last_turn(match, who, face)
        own = replace(told(game, match.seen(who), "en"), news=news)
        found["news"] = private_news(own)
        found["open news"] = open_news(replace(bystander, news=[e for e in news if e.to is None]), who)
    return found


def all_events(game: str, match: Match, who: Seat | None) -> dict[str, Any]:
    """A planted leak: news that nobody has looked through."""
    teller = replace(told(game, match.seen(who), "en"), news=match.events)
    return {"news": open_news(teller, who or 0)}


def every_moment(game: str, match: Match, who: Seat | None) -> dict[str, Any]:
    """A planted leak: all that happened told as a big moment, whoever was to know of it."""
    page = page_of([Moment(event.text) for event in match.events], told(game, match.seen(who), "en"))
    return {"moments": None if page is None else components_of(page.lay_out(()))}


def anothers_hand(game: str, match: Match, who: Seat | None) -> dict[str, Any]:
    """A planted leak: a picture of a moment that shows what another player alone sees."""
    other = Seat(0) if who is None else Seat((who + 1) % len(match.table.seats))
    return {"pictures of moments": FACES[game].hand_strips(told(game, match.seen(other), "en"))}


def leaks(game: str, also: Also, answers: int = 350) -> Iterator[str]:
    """What somebody could learn by it in some games."""
    for match, rng in random_matches(catalogue[game], 75_000, answers):
        for number, _ in enumerate(moves(match, rng)):
            if number % 9 == 0:
                for who in (None, *match.table.seats):
                    leak = twin_test(match, who, rng, got=lambda _: {}, also=partial(also, game))
                    if leak is not None:
                        yield leak


@every_game
@looked_through
async def test_what_is_told_of_the_past_tells_no_secret(game: str, answers: int) -> None:
    assert list(leaks(game, happened, answers)) == []


@pytest.mark.parametrize(
    ("planted", "part"),
    [(all_events, "news"), (every_moment, "moments"), (anothers_hand, "pictures of moments")],
)
async def test_what_is_told_and_was_not_looked_through_would_be_found(planted: Also, part: str) -> None:
    assert any(leak.endswith(f": {part}") for leak in leaks("scoundrels", planted))


@every_game
async def test_moments_are_not_too_many(game: str) -> None:
    """Far fewer messages than answers; our own games have some in every game."""
    told_of, answers = 0, 0
    for seed in range(6):
        match = new_match(catalogue[game], 76_000 + seed)
        answers += sum(1 for _ in moves(match, random.Random(seed)))
        bystander = told(game, match.seen(None), "ja")
        for line in range(match.length):
            found = [m for e in match.told_with(line) if (m := FACES[game].moment(e, bystander)) is not None]
            page = page_of(found, bystander)
            if page is not None:
                told_of += 1
                components_of(page.lay_out(DRAWN))
    assert told_of < answers / 8
    assert told_of >= 6 or game not in OURS


@every_game
@looked_through
async def test_controls_in_the_open_tell_nothing_that_their_person_alone_knows(game: str, answers: int) -> None:
    """Under the board stands the question of one seat, in words that are the same whatever lies hidden."""
    looks = 0
    for match, rng in random_matches(catalogue[game], 60_000, 2 * answers):
        for number, _ in enumerate(moves(match, rng)):
            if number % 3 or len(match.waiting) != 1:
                continue
            [seat] = match.waiting
            twin = match.fork()
            twin.redeal(None, rng)
            here, there = (messages.in_the_open(world.asks(seat)) for world in (match, twin))
            assert (here is None) is (there is None)
            if here is None or there is None:
                ask = match.pending[seat]
                assert ask.secret or ask.wait != "turn" or not one_press(ask)
                continue
            looks += 1
            assert not here.secret
            boards = [
                words_on(messages.board_with_controls(told(game, world.seen(None), "en"), ask, seat))
                for world, ask in ((match, here), (twin, there))
            ]
            assert boards[0] == boards[1]
    assert looks > 20 or game not in OURS


@every_game
@pytest.mark.parametrize("locale", LOCALES)
async def test_the_question_and_its_controls_come_before_what_happened(game: str, locale: Locale) -> None:
    """Also before the hand, in private."""
    match = new_match(catalogue[game], 7)
    found = 0
    for _ in moves(match, random.Random(7)):
        if match.over or len(match.waiting) != 1:
            continue
        [seat] = match.waiting
        ask = messages.in_the_open(match.asks(seat))
        teller = told(game, match.seen(seat), locale)
        if ask is None or not teller.since:
            continue
        found += 1
        board = words_on(messages.board_with_controls(teller, ask, seat))
        first = board.index(f":{ask.id}:")
        assert board.index(teller.speech.say(ask.prompt)) < first
        events = json.dumps("\n".join(teller.speech.lines(teller.since[-5:])), ensure_ascii=False)
        assert first < board.index(events)
        own = words_on(private(teller))
        hand = json.dumps(FACES[game].hand(teller.seen, teller.speech), ensure_ascii=False)
        assert hand == '""' or own.index(f":{ask.id}:") < own.index(hand)
    assert found > 5 or game not in OURS


@every_game
@pytest.mark.parametrize("locale", LOCALES)
async def test_what_a_choice_does_stands_where_it_is_chosen(game: str, locale: Locale) -> None:
    """A line of help is beside its choice in a menu, or above its button; under the board as in private.

    Of a long list only the page that is open shows its choices.
    """
    explained = 0
    for seed in range(6):
        match = new_match(catalogue[game], 80_000 + seed)
        for _ in moves(match, random.Random(seed)):
            for seat in match.waiting:
                teller = told(game, match.seen(seat), locale)
                ask = teller.seen.asks[0]
                looks = {True: private(teller)}
                if messages.in_the_open(teller.seen.asks) is not None:
                    looks[False] = messages.board_with_controls(teller, ask, seat)
                shown = ask.options if isinstance(ask, Pick) and not is_long(ask) else ()
                helped = [option for option in shown if option.help]
                explained += len(helped)
                for own, look in looks.items():
                    screen = json.dumps(components_of(look), ensure_ascii=False)
                    for option in helped:
                        said = hint(option, teller.speech.say, own), cut(hint(option, teller.speech.plain, own), 100)
                        assert any(json.dumps(words, ensure_ascii=False)[1:-1] in screen for words in said), option
    assert explained or game != "scoundrels"  # a game may need no explaining; this one does


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("game", "options"),
    [("scoundrels", {"strategies": True, "leaders": "random"}), ("dead_mans_draw", {"traits": True})],
)
async def test_who_has_decided_sees_what_and_that_it_may_be_changed(
    game: str, options: dict[str, Any], locale: Locale
) -> None:
    """While the others still decide; none of them sees it."""
    chosen = catalogue[game].Options(**options).model_dump(mode="json")
    match = Match.start(catalogue[game], seats=3, options=chosen, seed="5c" * 32)
    [seat, *others] = match.waiting
    assert others
    before = [rendered(game, match.seen(other)) for other in others]
    ask = match.pending[seat]
    assert isinstance(ask, Pick)
    option = ask.options[-1]
    match.answer(seat, [option.id], ask=ask.id)
    teller = told(game, match.seen(seat), locale)
    said = SAID[locale].format(teller.speech.say(option.label))
    assert said in json.dumps(components_of(private(teller)), ensure_ascii=False)
    for other, was in zip(others, before, strict=True):
        screens = rendered(game, match.seen(other))
        assert {name: screens[name] for name in screens if "private" in name} == {
            name: was[name] for name in was if "private" in name
        }


def words_on(look: messages.Look) -> str:
    """All that can be read on a message."""
    return json.dumps(components_of(look), ensure_ascii=False)


OTHERS = {"en": "Waiting for the others to respond", "ja": "ほかの人の返答を待っています"}
WINDOW = {"en": "Waiting for everyone to respond", "ja": "全員の返答を待っています"}


@pytest.mark.parametrize("locale", LOCALES)
async def test_who_is_not_asked_in_a_window_waits_for_the_others(locale: Locale) -> None:
    """Whoever has passed, and whoever never was asked; the table reads the same before and after."""
    game, found = "scoundrels", 0
    for seed in range(20):
        match = Match.start(catalogue[game], seats=4, options={}, seed=f"{seed:064x}")
        for _ in moves(match, random.Random(seed)):
            asked = [seat for seat in match.table.seats if match.asks(seat)]
            if match.over or match.waiting or len(asked) < 2:
                continue
            found += 1
            board = words_on(messages.board(told(game, match.seen(None, len(match.events)), locale)))
            assert WINDOW[locale] in board
            passing = match.fork()
            ask = passing.asks(asked[-1])[0]
            passing.answer(asked[-1], ask.default, ask=ask.id)
            assert board == words_on(messages.board(told(game, passing.seen(None, len(match.events)), locale)))
            for seat in match.table.seats:
                hand = words_on(private(told(game, passing.seen(seat), locale)))
                assert WINDOW[locale] not in hand
                assert (OTHERS[locale] in hand) is (not passing.asks(seat))
            if found == 5:
                return
    pytest.fail("too few windows")


LINK = {
    "en": "[to the table](https://discord.com/channels/1/3)",
    "ja": "[テーブルへ](https://discord.com/channels/1/3)",
}


@pytest.mark.parametrize("game", catalogue)
@pytest.mark.parametrize("locale", LOCALES)
async def test_a_hand_links_to_its_table(game: str, locale: Locale) -> None:
    """Not where it is looked at at the table itself, nor where there is nowhere to link to."""
    teller = told(game, new_match(catalogue[game], 1).seen(0), locale)
    assert LINK[locale] in words_on(private(teller))
    assert LINK[locale] in words_on(private(teller, here=77))
    assert "discord.com" not in words_on(private(teller, here=3))
    unthreaded = replace(teller, row=replace(teller.row, thread_id=None))
    assert "discord.com/channels/1/2" in words_on(private(unthreaded))
    assert "discord.com" not in words_on(private(unthreaded, here=2))
    nowhere = replace(teller, row=replace(teller.row, guild_id=None))
    assert "discord.com" not in words_on(private(nowhere))


@pytest.mark.parametrize("game", catalogue)
@pytest.mark.parametrize("locale", LOCALES)
async def test_at_the_end_a_hand_says_who_has_won_and_ones_own_place(game: str, locale: Locale) -> None:
    match = new_match(catalogue[game], 3)
    for _ in moves(match, random.Random(3)):
        pass
    for row in match.standings:
        teller = told(game, match.seen(row.seat), locale)
        look = private(teller)
        text = "\n".join(texts_of(look.to_components()))
        assert f"**🏆 {messages.wins(teller)}**\n{messages.standing(teller, row)}" in text
        others = [messages.standing(teller, other) for other in match.standings if other != row]
        assert not any(line in text for line in others)
        assert text.count("🏆") == 1
