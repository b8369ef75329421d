"""Players, servers, facts, and the messages that show a match."""

from __future__ import annotations

import pytest

from bot.store import NOBODY, GuildRow, Kind, PlayerRow, ShownRow, Store
from tests.bot.store.staging import ANN, BOB, answer, live

pytestmark = pytest.mark.asyncio


async def test_a_player_is_remembered_by_their_last_name(store: Store) -> None:
    assert await store.players.get(ANN) is None
    await store.players.remember(ANN, "Ann", "ja")
    await store.players.remember(ANN, "Ann the Great", None)
    await store.players.set_dm(ANN, 555, False)
    await store.players.set_settings(ANN, {"pings": False})
    assert await store.players.get(ANN) == PlayerRow(ANN, "Ann the Great", "ja", 555, False, {"pings": False})


async def test_a_closed_door_is_remembered_even_of_a_stranger(store: Store) -> None:
    await store.players.set_dm(BOB, None, True)
    await store.players.remember(BOB, "Bob", "en")
    assert await store.players.get(BOB) == PlayerRow(BOB, "Bob", "en", None, True, {})


async def test_a_server_is_remembered(store: Store) -> None:
    assert await store.guilds.get(7) is None
    await store.guilds.remember(7, "ja")
    await store.guilds.set_settings(7, {"rated": True})
    await store.guilds.remember(7, None)
    assert await store.guilds.get(7) == GuildRow(7, "ja", {"rated": True})


async def test_facts(store: Store) -> None:
    assert await store.facts.get("commands") is None
    await store.facts.put("commands", "a")
    await store.facts.put("commands", "b")
    assert await store.facts.get("commands") == "b"


def shown(match: int, kind: Kind, line: int, player: int = NOBODY, message: int = 900) -> ShownRow:
    return ShownRow(match, kind, player, 70, message, line, 3.0)


async def test_one_message_of_a_kind_for_a_player(store: Store) -> None:
    match = await live(store, ANN, BOB)
    await store.shown.put(shown(match.id, "board", 0))
    await store.shown.put(shown(match.id, "board", 1, message=901))
    await store.shown.put(shown(match.id, "hand", 1, ANN))
    assert await store.shown.get(match.id, "board") == shown(match.id, "board", 1, message=901)
    assert await store.shown.get(match.id, "hand", BOB) is None
    assert [row.kind for row in await store.shown.of_match(match.id)] == ["board", "hand"]
    await store.shown.drop(match.id, "hand", ANN)
    assert await store.shown.get(match.id, "hand", ANN) is None


async def test_what_a_crash_left_untold_is_found(store: Store) -> None:
    match, ended, still = await live(store, ANN, BOB), await live(store, ANN, BOB), await live(store, ANN, BOB)
    for row in (match, ended):
        await store.matches.append(row.id, 0, [answer(0), answer(1)], None, 3.0)
        await store.shown.put(shown(row.id, "lobby", 0))
        await store.shown.put(shown(row.id, "board", 1))
        await store.shown.put(shown(row.id, "hand", 2, ANN))
        await store.shown.put(shown(row.id, "hand", 0, BOB))
    await store.shown.put(shown(still.id, "board", 0))
    await store.matches.finish(ended.id, "over", [], 4.0)

    assert await store.shown.behind() == [shown(match.id, "board", 1), shown(match.id, "hand", 0, BOB)]
    assert {row.match_id for row in await store.shown.behind(("live", "over"))} == {match.id, ended.id}
