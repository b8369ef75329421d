"""Ratings as they are kept, and who leads. How they change is in bot/ratings.py."""

from __future__ import annotations

from collections.abc import Iterable

from aiosqlite import Connection, Row

from bot.store.database import Database
from bot.store.rows import LeaderRow, Leaders, Rating, RatingChange, RatingRow


class Ratings:
    """`store.ratings`."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def get(self, game: str, player_id: int) -> RatingRow | None:
        """A player's rating in a game; None before their first rated match."""
        rows = await self._db.read("SELECT * FROM ratings WHERE game = ? AND player_id = ?", (game, player_id))
        return _rating(rows[0]) if rows else None

    async def of_player(self, player_id: int) -> list[RatingRow]:
        """A player's ratings in all games."""
        rows = await self._db.read("SELECT * FROM ratings WHERE player_id = ? ORDER BY game", (player_id,))
        return [_rating(row) for row in rows]

    async def changes(self, match_id: int) -> list[RatingChange]:
        """What a match did to its players' ratings."""
        rows = await self._db.read("SELECT * FROM rating_changes WHERE match_id = ? ORDER BY player_id", (match_id,))
        return [_change(row) for row in rows]

    async def history(self, game: str, player_id: int) -> list[RatingChange]:
        """All that happened to a player's rating, the oldest first."""
        rows = await self._db.read(
            "SELECT * FROM rating_changes WHERE player_id = ? AND game = ? ORDER BY at, match_id", (player_id, game)
        )
        return [_change(row) for row in rows]

    async def leaderboard(
        self, game: str, guild_id: int | None = None, since: float | None = None, limit: int = 10, offset: int = 0
    ) -> list[LeaderRow]:
        """Who leads a game, the best first.

        The rating is a player's one rating in the game. Games and wins are the rated ones in that server (None: in
        all) that ended since then (None: ever); whoever has none of those is not listed. A shared first place is a win.
        """
        page = await self.leaders(game, guild_id, since, limit, offset)
        return [leader for _, leader in page.rows]

    async def leaders(
        self,
        game: str,
        guild_id: int | None = None,
        since: float | None = None,
        limit: int = 10,
        offset: int = 0,
        own: int | None = None,
    ) -> Leaders:
        """One page of the leaderboard with everybody's place, how many there are in all, and one's own row."""
        rows = await self._db.read(
            f"WITH leaders AS ({_LEADERS}) SELECT *, (SELECT count(*) FROM leaders) AS total FROM leaders"
            " WHERE (place > :offset AND place <= :offset + :limit) OR player_id = :own ORDER BY place",
            {"game": game, "guild": guild_id, "since": since, "limit": limit, "offset": offset, "own": own},
        )
        ranked = [(int(row["place"]), _leader(row)) for row in rows]
        page = [entry for entry in ranked if offset < entry[0] <= offset + limit]
        mine = next((entry for entry in ranked if entry[1].player_id == own), None)
        total = rows[0]["total"] if rows else 0
        return Leaders(total, page, mine)


_LEADERS = (
    "SELECT ratings.player_id, players.name, ratings.mu, ratings.sigma, count(*) AS games,"
    " sum(results.place = 1) AS wins, row_number() OVER (ORDER BY ratings.mu - 3 * ratings.sigma DESC, count(*) DESC,"
    " sum(results.place = 1) DESC, ratings.player_id) AS place FROM matches"
    " JOIN results ON results.match_id = matches.id AND results.counted"
    " JOIN ratings ON ratings.game = matches.game AND ratings.player_id = results.player_id"
    " JOIN players ON players.id = results.player_id"
    " WHERE matches.game = :game AND matches.ended_at IS NOT NULL"
    " AND (:guild IS NULL OR matches.guild_id = :guild) AND (:since IS NULL OR matches.ended_at >= :since)"
    " GROUP BY ratings.player_id"
)


def _leader(row: Row) -> LeaderRow:
    return LeaderRow(row["player_id"], row["name"], Rating(row["mu"], row["sigma"]).shown, row["games"], row["wins"])


async def ratings_in(db: Connection, game: str, player_ids: Iterable[int]) -> dict[int, Rating]:
    """For jobs: the players' ratings in a game; a newcomer has the one everybody starts with."""
    found = {}
    for player_id in player_ids:
        rows = await db.execute_fetchall(
            "SELECT mu, sigma FROM ratings WHERE game = ? AND player_id = ?", (game, player_id)
        )
        found[player_id] = next((Rating(row["mu"], row["sigma"]) for row in rows), Rating())
    return found


async def store_changes(db: Connection, changes: Iterable[RatingChange]) -> None:
    """For jobs: the new ratings, and how they came about."""
    for change in changes:
        before, after = change.before, change.after
        await db.execute(
            "INSERT INTO ratings VALUES (?, ?, ?, ?, 1) ON CONFLICT (game, player_id) DO UPDATE"
            " SET mu = excluded.mu, sigma = excluded.sigma, games = games + 1",
            (change.game, change.player_id, after.mu, after.sigma),
        )
        await db.execute(
            "INSERT INTO rating_changes VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                change.match_id,
                change.game,
                change.player_id,
                before.mu,
                before.sigma,
                after.mu,
                after.sigma,
                change.at,
            ),
        )


def _rating(row: Row) -> RatingRow:
    return RatingRow(row["game"], row["player_id"], Rating(row["mu"], row["sigma"]), row["games"])


def _change(row: Row) -> RatingChange:
    return RatingChange(
        row["match_id"],
        row["game"],
        row["player_id"],
        Rating(row["mu_before"], row["sigma_before"]),
        Rating(row["mu_after"], row["sigma_after"]),
        row["at"],
    )
