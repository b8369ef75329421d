"""What somebody has played and how well: counted from the store's rows, and laid out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.base.language import Locale, house_words, words_for
from bot.base.speech import cut, escaped
from bot.pictures.chart import RatingChart
from bot.store import RatingChange
from bot.store.finished import Played
from bot.ui.messages import look
from engines.core import Arg, Text

if TYPE_CHECKING:
    from bot.ui.messages import Look

MONTH = 30 * 86_400.0
LAST = 5  # matches that are listed
GAMES = 5  # lines in the chart, and games with their numbers


@dataclass(slots=True, frozen=True)
class GameRecord:
    """One game: rated matches, and the rating with what a month did to it."""

    game: str
    rated: int
    wins: int
    mean_place: float
    rating: int | None
    change: int


@dataclass(slots=True, frozen=True)
class Profile:
    """All that is shown of somebody."""

    games: list[GameRecord]
    favourite: str | None
    streak: int
    best_streak: int
    last: list[Played]
    history: Mapping[str, Sequence[RatingChange]]


def profile_of(played: Sequence[Played], history: Mapping[str, Sequence[RatingChange]], now: float) -> Profile:
    """Counted from finished matches (the oldest first) and rating changes by game."""
    most = Counter(one.game for one in played)
    games = [_record(game, [one for one in played if one.game == game], history.get(game, ()), now) for game in most]
    games.sort(key=lambda record: (-record.rated, record.game))
    streak, best = streaks([one.place == 1 for one in played if one.counted])
    favourite = most.most_common(1)[0][0] if most else None
    return Profile(games, favourite, streak, best, list(reversed(played[-LAST:])), history)


def _record(game: str, played: Sequence[Played], changes: Sequence[RatingChange], now: float) -> GameRecord:
    rated = [one for one in played if one.counted]
    recent = [change for change in changes if change.at >= now - MONTH]
    return GameRecord(
        game=game,
        rated=len(rated),
        wins=sum(one.place == 1 for one in rated),
        mean_place=sum(one.place for one in rated) / len(rated) if rated else 0.0,
        rating=changes[-1].after.shown if changes else None,
        change=recent[-1].after.shown - recent[0].before.shown if recent else 0,
    )


def streaks(won: Sequence[bool]) -> tuple[int, int]:
    """Wins in a row up to now, and the most there ever were."""
    now = best = 0
    for one in won:
        now = now + 1 if one else 0
        best = max(best, now)
    return now, best


# Laid out


def _say(locale: Locale, key: str, **args: Arg) -> str:
    return house_words(locale).say(Text(key, **args), [])


def _game(game: str, locale: Locale) -> str:
    return words_for(game, locale).say(Text("game-name"), [])


def profile_look(name: str, profile: Profile, locale: Locale) -> Look:
    """In words, the most telling first."""
    shown = escaped(name)
    heading = f"### {_say(locale, 'host-profile-title', name=shown)}"
    if profile.favourite is None:
        return look(heading, _say(locale, "host-profile-empty"))
    favourite = _say(locale, "host-profile-favourite", game=_game(profile.favourite, locale))
    streak = _say(locale, "host-profile-streak", now=profile.streak, best=profile.best_streak)
    games = "\n".join(_game_lines(record, locale) for record in profile.games[:GAMES])
    last = "\n".join(_match_line(one, locale) for one in profile.last)
    return look(f"{heading}\n{favourite}\n{streak}", games, f"**{_say(locale, 'host-profile-last')}**\n{last}")


def _game_lines(record: GameRecord, locale: Locale) -> str:
    name = f"**{_game(record.game, locale)}**"
    if record.rating is None:
        return f"{name}\n-# {_say(locale, 'host-profile-unrated')}"
    rating = _say(locale, "host-profile-rating", rating=f"{record.rating:,}", change=f"{record.change:+,}")
    numbers = _say(
        locale,
        "host-profile-record",
        games=record.rated,
        wins=record.wins,
        rate=round(100 * record.wins / max(1, record.rated)),
        place=f"{record.mean_place:.1f}",
    )
    return f"{name} — {rating}\n-# {numbers}"


def _match_line(one: Played, locale: Locale) -> str:
    won = "🏆 " if one.place == 1 else ""
    words = _say(
        locale,
        "host-profile-match",
        place=one.place,
        seats=one.seats,
        game=_game(one.game, locale),
        table=one.match_id,
    )
    return f"{won}{words} · <t:{int(one.ended_at)}:R>"


def chart_of(name: str, profile: Profile, locale: Locale) -> tuple[RatingChart, str] | None:
    """The picture and what it says to those who do not see it; None where nothing was rated."""
    lines = []
    said = []
    for record in profile.games[:GAMES]:
        changes = profile.history.get(record.game, ())
        if changes:
            game = _game(record.game, locale)
            lines.append((game, tuple((change.at, change.after.shown) for change in changes)))
            first, last = f"{changes[0].before.shown:,}", f"{changes[-1].after.shown:,}"
            said.append(_say(locale, "host-profile-chart-line", game=game, first=first, last=last, games=len(changes)))
    if not lines:
        return None
    title = _say(locale, "host-profile-chart", name=name)
    return RatingChart(title, tuple(lines)), cut(f"{title}\n" + "\n".join(said), 1024)
