"""What has been played to its end, by person and by server."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.database import Database


@dataclass(slots=True, frozen=True)
class Played:
    """How one finished match came out for one person."""

    match_id: int
    game: str
    ended_at: float
    place: int
    seats: int
    counted: bool


class Finished:
    """`store.finished`."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of_player(self, player_id: int) -> list[Played]:
        """All that a person has played to the end, the oldest first."""
        rows = await self._db.read(
            "SELECT matches.id, matches.game, matches.ended_at, results.place,"
            " (SELECT count(*) FROM seats WHERE seats.match_id = matches.id) AS seats, results.counted"
            " FROM results JOIN matches ON matches.id = results.match_id"
            " WHERE results.player_id = ? AND matches.phase = 'over' ORDER BY matches.ended_at, matches.id",
            (player_id,),
        )
        return [
            Played(row["id"], row["game"], row["ended_at"], row["place"], row["seats"], bool(row["counted"]))
            for row in rows
        ]

    async def newest_game(self, guild_id: int | None) -> str | None:
        """The game that was finished last in a server (None: anywhere)."""
        rows = await self._db.read(
            "SELECT game FROM matches WHERE phase = 'over' AND (:guild IS NULL OR guild_id = :guild)"
            " ORDER BY ended_at DESC, id DESC LIMIT 1",
            {"guild": guild_id},
        )
        return rows[0]["game"] if rows else None

    async def in_server(self, guild_id: int, since: float | None) -> list[int]:
        """The numbers of a server's finished matches that ended since then (None: ever), the oldest first."""
        rows = await self._db.read(
            "SELECT id FROM matches WHERE guild_id = :guild AND phase IN ('over', 'ended')"
            " AND (:since IS NULL OR ended_at >= :since) ORDER BY id",
            {"guild": guild_id, "since": since},
        )
        return [row["id"] for row in rows]
