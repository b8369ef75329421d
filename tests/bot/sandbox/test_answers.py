"""What an interaction's token can and cannot do, over HTTP: deferred, ephemeral and deleted answers, follow-ups."""

from __future__ import annotations

import pytest

from tests.bot.sandbox.stage import Stage

pytestmark = pytest.mark.asyncio

EPHEMERAL, LOADING = 1 << 6, 1 << 7
HELLO = {"content": "hello"}
CALLBACK = "/interactions/{command}/callback"
HOOK = "/webhooks/{application}/{command_token}"
ORIGINAL = f"{HOOK}/messages/@original"


async def defer(stage: Stage, flags: int = 0) -> None:
    reply = await stage.ask("POST", CALLBACK, {"type": 5, "data": {"flags": flags}})
    assert (reply.status, reply.body) == (204, None)


async def test_a_receipt_for_those_who_ask(stage: Stage) -> None:
    reply = await stage.ask("POST", f"{CALLBACK}?with_response=true", {"type": 5, "data": {"flags": EPHEMERAL}})
    interaction, resource = reply.body["interaction"], reply.body["resource"]
    assert reply.status == 200
    assert (interaction["type"], resource["type"]) == (2, 5)
    assert interaction["response_message_loading"] is interaction["response_message_ephemeral"] is True
    assert interaction["response_message_id"] == resource["message"]["id"]
    assert resource["message"]["flags"] == EPHEMERAL | LOADING


async def test_an_edit_fills_in_a_deferred_answer_and_it_stays_hidden(stage: Stage) -> None:
    await defer(stage, EPHEMERAL)
    edited = await stage.ask("PATCH", ORIGINAL, HELLO)
    assert (edited.status, edited.body["flags"]) == (200, EPHEMERAL)
    assert edited.body["interaction_metadata"]["type"] == 2
    seen = await stage.ask("GET", ORIGINAL)
    assert seen.body["content"] == "hello"


async def test_the_first_follow_up_is_as_hidden_as_the_deferred_answer(stage: Stage) -> None:
    """Its own flag is ignored; that of the second counts."""
    await defer(stage)
    first = await stage.ask("POST", HOOK, HELLO | {"flags": EPHEMERAL})
    second = await stage.ask("POST", HOOK, HELLO | {"flags": EPHEMERAL})
    assert [first.body["flags"], second.body["flags"]] == [0, EPHEMERAL]
    original = await stage.ask("GET", ORIGINAL)
    assert original.body["id"] == first.body["id"] != second.body["id"]


async def test_a_hidden_answer_is_deleted_by_its_token_alone(stage: Stage) -> None:
    await stage.ask("POST", CALLBACK, {"type": 4, "data": HELLO | {"flags": EPHEMERAL}})
    stage.names["answer"] = (await stage.ask("GET", ORIGINAL)).body["id"]
    assert (await stage.ask("DELETE", "/channels/{channel}/messages/{answer}")).refusal == (404, 10008)
    assert (await stage.ask("PATCH", "/channels/{channel}/messages/{answer}", HELLO)).refusal == (404, 10008)
    assert (await stage.ask("DELETE", ORIGINAL)).status == 204
    for method, body in (("GET", None), ("PATCH", HELLO), ("DELETE", None)):
        assert (await stage.ask(method, ORIGINAL, body)).refusal == (404, 10008)
    assert (await stage.ask("POST", HOOK, HELLO)).status == 200


async def test_a_form_has_no_message_to_edit(stage: Stage) -> None:
    field = {"type": 18, "label": "L", "component": {"type": 4, "style": 1, "custom_id": "w"}}
    form = {"title": "T", "custom_id": "f", "components": [field]}
    assert (await stage.ask("POST", CALLBACK, {"type": 9, "data": form})).status == 204
    assert (await stage.ask("PATCH", ORIGINAL, HELLO)).refusal == (404, 10008)
    assert (await stage.ask("POST", CALLBACK, {"type": 4, "data": HELLO})).refusal == (400, 40060)


async def test_an_update_leaves_unnamed_parts_alone(stage: Stage) -> None:
    components = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]
    reply = await stage.ask(
        "POST", "/interactions/{press}/callback?with_response=true", {"type": 7, "data": {"components": components}}
    )
    message = reply.body["resource"]["message"]
    assert (message["id"], message["content"]) == (stage.names["own"], "own")
    assert [part["components"][0]["custom_id"] for part in message["components"]] == ["go"]


async def test_kept_components_say_what_was_left_unsaid(stage: Stage) -> None:
    """Discord numbers the parts and fills in what is usual."""
    menu = {"type": 3, "custom_id": "m", "placeholder": None, "options": [{"label": "A", "value": "a", "emoji": None}]}
    parts = [{"type": 17, "components": [{"type": 14}, {"type": 1, "components": [menu]}]}]
    reply = await stage.ask("POST", "/channels/{channel}/messages", {"flags": 1 << 15, "components": parts})
    (box,) = reply.body["components"]
    line, row = box["components"]
    assert (box["id"], line["id"], row["id"], row["components"][0]["id"]) == (1, 2, 3, 4)
    assert (box["accent_color"], box["spoiler"], line["divider"], line["spacing"]) == (None, False, True, 1)
    assert row["components"][0] == {
        "type": 3,
        "id": 4,
        "custom_id": "m",
        "min_values": 1,
        "max_values": 1,
        "options": [{"label": "A", "value": "a"}],
    }
