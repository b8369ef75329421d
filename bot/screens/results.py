"""The end of a match: results, ratings, and the last message."""

from __future__ import annotations

import time
from collections.abc import Sequence

from bot.base.language import locale_from, words_for
from bot.base.speech import Speech, escaped, signed
from bot.people.ratings import ENOUGH, record_result, results_of
from bot.pictures import Drawn
from bot.play.fair_dealing import seal_of
from bot.play.tables import LiveTable
from bot.store import MatchRow, Store
from bot.ui import lobbies, messages
from bot.ui.messages import Look, Page, Told, link_to, look, standing, table_row, wins
from engines.core import Text


async def finish(store: Store, table: LiveTable) -> None:
    """Store how a match ended, and what it does to the ratings. Asked again after a failure it does what is left."""
    row = await store.matches.get(table.row.id)
    assert row is not None
    if row.phase == "live":
        lines, sitters = await store.matches.lines(row.id), await store.matches.sitters(row.id)
        await record_result(store, row, results_of(table.match.standings, table.seats, lines, sitters), time.time())
        row = await store.matches.get(row.id)
        assert row is not None
    table.row = row


async def announced_end(store: Store, match: MatchRow, seal: str) -> Look:
    """What the message says that announced a match, once it is over: who won, what everybody has, where to look."""
    seats = await store.matches.seats(match.id)
    speech = Speech(words_for(match.game, locale_from(match.locale, "en")), [seat.name for seat in seats])
    board = await store.shown.get(match.id, "board")
    link = link_to(match) if board is None else messages.link(match.guild_id, board.channel_id, board.message_id)
    table = Text("host-table", game=Text("game-name"), table=match.id)
    heading = f"### [{speech.say(table)}]({link})"
    if match.phase == "ended":
        return look(heading, messages.why_ended(match, speech), lobbies.deal(seal, seats, speech))
    results = sorted(await store.matches.results(match.id), key=lambda result: (result.place, result.seat))
    winners = [speech.name(result.seat) for result in results if result.place == 1]
    names = [messages.came_out(speech, result.seat, gave_up=result.resigned) for result in results]
    lines = [
        f"**{result.place}.** {name}  **{signed(result.score)}**" for name, result in zip(names, results, strict=True)
    ]
    won = f"## 🏆 {messages.won(winners, speech)}"
    return look(won, "\n".join(lines), heading, lobbies.deal(seal, seats, speech))


async def final_page(store: Store, table: LiveTable, told: Told) -> Page:
    """Standings with the details of the score, rating changes, and the secret of the deal."""
    say = told.speech.say
    changes = {change.player_id: change for change in await store.ratings.changes(table.row.id)}
    results = await store.matches.results(table.row.id)
    owners = {result.seat: result.player_id for result in results}
    lines = []
    for row in table.match.standings:
        lines.append(standing(told, row))
        change = changes.get(owners.get(int(row.seat)) or 0)
        if change is not None:
            before, after = f"{change.before.shown:,}", f"{change.after.shown:,}"
            rating = Text("host-rating", before=before, after=after)
            if change.player_id != table.seats[row.seat].player_id:
                known = await store.players.get(change.player_id)
                name = escaped(known.name if known is not None else "")
                rating = Text("host-rating-earlier", name=name, before=before, after=after)
            lines.append(f"-# {say(rating)}")
    if not any(result.counted for result in results):
        lines.append(f"-# {say(Text('host-unrated', answers=ENOUGH))}")
    joins = ", ".join(seat.join_id for seat in table.seats if seat.join_id)
    secret = table.row.secret
    deal = say(Text("host-opened", secret=secret, seal=seal_of(secret), joins=joins))
    parts = [f"## 🏆 {wins(told)}", "\n".join(lines), f"-# {deal}"]

    def lay_out(drawn: Sequence[Drawn]) -> Look:
        return look(*drawn, *parts, rows=[table_row(told)])

    return Page(told.face.strips(told), lay_out)
