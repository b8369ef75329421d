"""Who plays how well, per game: openskill's Plackett-Luce over the places of a match.

A rating is a mean and a doubt. People see one number, `Rating.shown` = 1000 + 40 * (mu - 3 * sigma), rounded: everybody
starts at 1000, and the number says what somebody has shown beyond doubt, so early matches tend to raise it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from typing import NamedTuple

from aiosqlite import Connection
from openskill.models import PlackettLuce
from pydantic import TypeAdapter

from bot.store import MatchRow, Phase, Rating, RatingChange, ResultRow, SeatRow, Sitter, Store
from bot.store.matches import finish
from bot.store.ratings import ratings_in, store_changes
from engines.core.game import Standings
from engines.core.past import lost_lines
from engines.core.record import Answered, Line, Resigned, Undone

# Answers each person who counts must have given, or the match is rated for nobody. One may be a slip of the thumb, and
# the first are often choices made before the game has begun (a leader, traits): from the third on somebody plays. So
# nobody loses points at a table they only looked into, and nobody gains any from a person who never played.
ENOUGH = 3

_MODEL = PlackettLuce()
_LINE: TypeAdapter[Line] = TypeAdapter(Line)


def rate(before: Mapping[int, Rating], places: Mapping[int, int]) -> dict[int, Rating]:
    """The players' ratings after a match in which they took these places; equal places are ties."""
    players = sorted(places)
    if len(players) < 2:
        return {player: before[player] for player in players}
    teams = [[_MODEL.rating(mu=before[player].mu, sigma=before[player].sigma)] for player in players]
    after = _MODEL.rate(teams, ranks=[float(places[player]) for player in players])
    return {player: Rating(team[0].mu, team[0].sigma) for player, team in zip(players, after, strict=True)}


def resigned_seats(lines: Iterable[str]) -> set[int]:
    """The seats that gave up and did not take it back."""
    return {line.seat for _, line in _in_force(lines) if isinstance(line, Resigned)}


def counted_for(lines: Iterable[str], sitters: Mapping[int, Sequence[Sitter]]) -> dict[int, int]:
    """By seat, for whom its result counts; seats that count for nobody are left out.

    That is whoever sits there. Where the computer finished, or the seat changed hands, it is whoever gave at least half
    of its answers, if somebody did: nobody saves a rating by giving a lost seat away. An answer by a standing order is
    its person's, given in advance. For a seat that resigned only what came before matters.
    """
    return {seat: owner.player for seat, owner in _owners(lines, sitters).items()}


def rated_for(lines: Iterable[str], sitters: Mapping[int, Sequence[Sitter]]) -> dict[int, int]:
    """By seat, whose rating its result changes: nobody's, unless all for whom a seat counts gave enough answers.

    A person for whom the computer played, and who came back for an answer or two, is left out: the others are rated.
    """
    owners = {
        seat: owner for seat, owner in _owners(lines, sitters).items() if owner.answers >= ENOUGH or not owner.helped
    }
    if any(owner.answers < ENOUGH for owner in owners.values()):
        return {}
    return {seat: owner.player for seat, owner in owners.items()}


class Owner(NamedTuple):
    """For whom a seat counts, how many of its answers they gave, and whether the computer gave some for them."""

    player: int
    answers: int
    helped: bool


def _owners(lines: Iterable[str], sitters: Mapping[int, Sequence[Sitter]]) -> dict[int, Owner]:
    """By seat, for whom it counts."""
    answers: dict[int, Counter[int | None]] = {}
    last: dict[int, str] = {}
    helped = set()  # seats that the computer played for a while
    resigned = set()
    for number, line in _in_force(lines):
        if isinstance(line, Resigned):
            resigned.add(line.seat)
        elif line.seat not in resigned:
            own = line.by in ("person", "order")
            giver = _sitting(sitters.get(line.seat, ()), number) if own else None
            answers.setdefault(line.seat, Counter())[giver] += 1
            if line.by != "clock":
                last[line.seat] = line.by
            if line.by == "computer":
                helped.add(line.seat)
    found = {}
    for seat, sat in sitters.items():
        clear = len(sat) == 1 and last.get(seat) != "computer"
        given = answers.get(seat, Counter())
        halves = (sitter.player for sitter in reversed(sat) if clear or 2 * given[sitter.player] >= given.total())
        if (player := next(halves, None)) is not None:
            found[seat] = Owner(player, given[player], seat in helped)
    return found


def _sitting(sat: Sequence[Sitter], line: int) -> int | None:
    """Who sat there when a line was added."""
    return next((sitter.player for sitter in reversed(sat) if sitter.from_line <= line), None)


def results_of(
    standings: Standings, seats: Sequence[SeatRow], lines: Sequence[str], sitters: Mapping[int, Sequence[Sitter]]
) -> list[ResultRow]:
    """A finished match's standings with the people who took them, and whether each changes a rating."""
    resigned, counted, rated = resigned_seats(lines), counted_for(lines, sitters), rated_for(lines, sitters)
    return [
        ResultRow(
            seat=int(standing.seat),
            place=standing.place,
            score=standing.score,
            player_id=counted.get(standing.seat, seats[standing.seat].player_id),
            resigned=standing.seat in resigned,
            counted=standing.seat in rated,
        )
        for standing in standings
    ]


async def record_result(
    store: Store, match: MatchRow, results: Sequence[ResultRow], at: float, phase: Phase = "over"
) -> list[RatingChange]:
    """End a match, keep its results and change the ratings, all in one write. WrongPhase if it has ended before.

    Nothing is rated unless the match was played to its end (`over`) and at least two people count.
    """

    async def job(db: Connection) -> list[RatingChange]:
        places = {row.player_id: row.place for row in results if row.counted and row.player_id is not None}
        rated = places if phase == "over" and len(places) > 1 else {}
        await finish(db, match.id, phase, [_kept(row, rated.keys()) for row in results], at)
        before = await ratings_in(db, match.game, sorted(rated))
        after = rate(before, rated)
        changes = [RatingChange(match.id, match.game, player, before[player], after[player], at) for player in after]
        await store_changes(db, changes)
        return changes

    return await store.write(job)


def _kept(row: ResultRow, rated: Set[int]) -> ResultRow:
    return ResultRow(
        seat=row.seat,
        place=row.place,
        score=row.score,
        player_id=row.player_id,
        resigned=row.resigned,
        counted=row.player_id in rated,
    )


def _in_force(lines: Iterable[str]) -> list[tuple[int, Answered | Resigned]]:
    """The lines that were neither lost nor taken back, with their numbers."""
    read = [_LINE.validate_json(text) for text in lines]
    lost = lost_lines(read)
    kept: list[tuple[int, Answered | Resigned]] = []
    for number, line in enumerate(read):
        if number in lost:
            continue
        if isinstance(line, Undone):
            kept = [(n, earlier) for n, earlier in kept if n < line.to]
        else:
            kept.append((number, line))
    return kept
