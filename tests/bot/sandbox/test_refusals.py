"""What Discord refuses, asked over HTTP: status, code and the place of every flaw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.sandbox import Loopback
from tests.bot.sandbox.stage import V2, Stage
from tests.bot.sandbox.test_limits import button, buttons, label, layout, menu, row, text

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def answers_as_in_the_document(world: Loopback) -> Iterator[None]:
    """What it answers must be as Discord's document has it; what it is asked here need not."""
    yield
    assert [violation for violation in world.violations if " -> " in violation or "failed" in violation] == []
    world.violations.clear()


MAX, BAD, REQUIRED = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_REQUIRED"
KIND, CONVERT = "UNION_TYPE_CHOICES", "MODEL_TYPE_CONVERT"
IN_ROW = "components.0.components.0"
FIRST_OF_41 = [text() for _ in range(41)]
OPTIONS = [{"label": str(n), "value": str(n)} for n in range(26)]

# Messages that are refused with 400/50035: the body, where the flaw is, and its name.
MESSAGES: dict[str, tuple[dict[str, Any], str, str]] = {
    "2001 characters": ({"content": "x" * 2001}, "content", MAX),
    "a nonce of 26": ({"content": "x", "nonce": "n" * 26}, "nonce", MAX),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds", MAX),
    "an embed title of 257": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", MAX),
    "an embed field without a value": ({"embeds": [{"fields": [{"name": "x"}]}]}, "embeds.0.fields.0.value", REQUIRED),
    "6001 characters in embeds": (
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "an embed that is text": ({"embeds": ["x"]}, "embeds.0", CONVERT),
    "six rows": ({"content": "x", "components": [*buttons(25), row(button())]}, "components", BAD),
    "six buttons in a row": (
        {"content": "x", "components": [row(*[button(custom_id=str(n)) for n in range(6)])]},
        "components.0.components",
        BAD,
    ),
    "a menu beside a button": (
        {"content": "x", "components": [row(menu(), button())]},
        "components.0.components.1",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "41 components": (layout(*FIRST_OF_41), "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    "4001 characters in a layout": (
        layout(text("x" * 4000), text("x")),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "content in a layout": (
        layout(text(), content="x"),
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "a bare button": (layout(button()), "components.0.type", KIND),
    "a container in a container": (
        layout({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        f"{IN_ROW}.type",
        KIND,
    ),
    "a layout without its flag": ({"components": [text()]}, "components.0.type", KIND),
    "an id of 101": (layout(row(button(custom_id="x" * 101))), f"{IN_ROW}.custom_id", BAD),
    "the same id twice": (layout(row(button(), button())), "components", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "a label of 81": (layout(row(button(label="x" * 81))), f"{IN_ROW}.label", MAX),
    "an emoji that is text": (layout(row(button(emoji="🎲"))), f"{IN_ROW}.emoji", CONVERT),
    "an emoji without a name": (layout(row(button(emoji={}))), f"{IN_ROW}.emoji.name", REQUIRED),
    "26 options": (layout(row(menu(options=OPTIONS))), f"{IN_ROW}.options", BAD),
    "an option without a value": (
        layout(row(menu(options=[{"label": "x"}]))),
        f"{IN_ROW}.options.0.value",
        BAD,
    ),
    "a component that is text": ({"content": "x", "components": ["x"]}, "components.0", CONVERT),
    "an unknown kind of mention": (
        {"content": "x", "allowed_mentions": {"parse": ["all"]}},
        "allowed_mentions.parse.0",
        "BASE_TYPE_CHOICES",
    ),
    "101 people to mention": (
        {"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}},
        "allowed_mentions.users",
        MAX,
    ),
}


@pytest.mark.parametrize(("body", "place", "name"), MESSAGES.values(), ids=MESSAGES)
async def test_messages(stage: Stage, body: dict[str, Any], place: str, name: str) -> None:
    before = len(stage.world.channel.messages)
    reply = await stage.ask("POST", "/channels/{channel}/messages", body)
    assert reply.refusal == (400, 50035)
    assert reply.body["message"] == "Invalid Form Body"
    assert reply.flaws()[place] == [name]
    assert len(stage.world.channel.messages) == before


WORD = {"type": 4, "style": 1, "custom_id": "w"}
SIX = [label(WORD | {"custom_id": str(n)}) for n in range(6)]
FORM = {"title": "T", "custom_id": "f", "components": [label(WORD)]}
CHOICES = [{"name": str(n), "value": str(n)} for n in range(26)]

# Answers to interactions that are refused with 400/50035: which one, the callback, and where the flaw is.
ANSWERS: dict[str, tuple[str, int, dict[str, Any], str]] = {
    "2001 characters": ("command", 4, {"content": "x" * 2001}, "data.content"),
    "an update of 2001": ("press", 7, {"content": "x" * 2001}, "data.content"),
    "a title of 46": ("press", 9, FORM | {"title": "x" * 46}, "data.title"),
    "a form without an id": ("press", 9, FORM | {"custom_id": ""}, "data.custom_id"),
    "six fields": ("press", 9, FORM | {"components": SIX}, "data.components"),
    "a button in a form": ("press", 9, FORM | {"components": [row(button())]}, f"data.{IN_ROW}.type"),
    "a field name of 46": (
        "press",
        9,
        FORM | {"components": [label(WORD, label="x" * 46)]},
        "data.components.0.label",
    ),
    "required, but none will do": (
        "press",
        9,
        FORM | {"components": [label(menu(min_values=0))]},
        "data.components.0.component.min_values",
    ),
    "disabled in a form": (
        "press",
        9,
        FORM | {"components": [label(menu(disabled=True))]},
        "data.components.0.component.disabled",
    ),
    "26 suggestions": ("typing", 8, {"choices": CHOICES}, "data.choices"),
    "a suggestion of 101": ("typing", 8, {"choices": [{"name": "x" * 101, "value": "x"}]}, "data.choices.0.name"),
}


@pytest.mark.parametrize(("who", "kind", "data", "place"), ANSWERS.values(), ids=ANSWERS)
async def test_answers(stage: Stage, who: str, kind: int, data: dict[str, Any], place: str) -> None:
    reply = await stage.ask("POST", f"/interactions/{{{who}}}/callback", {"type": kind, "data": data})
    assert reply.refusal == (400, 50035)
    assert place in reply.flaws()


HELLO = {"content": "hello"}
CALLBACK = {"type": 4, "data": HELLO}
COMMANDS = "/applications/{application}/commands"
HOOK = "/webhooks/{application}"

# Everything else: method, path, body, and what is answered.
OTHERS: dict[str, tuple[str, str, Any, int, int]] = {
    "no such channel": ("POST", "/channels/1/messages", HELLO, 404, 10003),
    "no such server": ("GET", "/guilds/1", None, 404, 10004),
    "no such member": ("GET", "/guilds/{guild}/members/1", None, 404, 10007),
    "no such message": ("PATCH", "/channels/{channel}/messages/1", HELLO, 404, 10008),
    "a deleted message": ("PATCH", "/channels/{channel}/messages/{deleted}", HELLO, 404, 10008),
    "an ephemeral message by its channel": ("DELETE", "/channels/{channel}/messages/{hidden}", None, 404, 10008),
    "no such user": ("GET", "/users/1", None, 404, 10013),
    "no such webhook": ("POST", "/webhooks/1/{answered_token}", HELLO, 404, 10015),
    "a follow-up before the answer": ("POST", f"{HOOK}/{{command_token}}", HELLO, 404, 10015),
    "an edit before the answer": ("PATCH", f"{HOOK}/{{press_token}}/messages/@original", HELLO, 404, 10015),
    "an edit of another's message by token": (
        "PATCH",
        f"{HOOK}/{{answered_token}}/messages/{{own}}",
        HELLO,
        404,
        10008,
    ),
    "no such interaction": ("POST", "/interactions/1/x/callback", CALLBACK, 404, 10062),
    "an answer after three seconds": ("POST", "/interactions/{late}/callback", CALLBACK, 404, 10062),
    "no such command": ("DELETE", f"{COMMANDS}/1", None, 404, 10063),
    "101 commands": (
        "PUT",
        COMMANDS,
        [{"name": f"c{n}", "description": "d", "type": 1} for n in range(101)],
        400,
        30032,
    ),
    "a second answer": ("POST", "/interactions/{answered}/callback", CALLBACK, 400, 40060),
    "no access": ("GET", "/channels/{invisible}", None, 403, 50001),
    "no access to its messages": ("POST", "/channels/{invisible}/messages", HELLO, 403, 50001),
    "another's message": ("PATCH", "/channels/{channel}/messages/{other}", HELLO, 403, 50005),
    "an empty message": ("POST", "/channels/{channel}/messages", {}, 400, 50006),
    "an edit to nothing": ("PATCH", "/channels/{channel}/messages/{own}", {"content": ""}, 400, 50006),
    "an empty answer": ("POST", "/interactions/{command}/callback", {"type": 4, "data": {}}, 400, 50006),
    "closed to direct messages": ("POST", "/channels/{closed}/messages", HELLO, 403, 50007),
    "no server in common": ("POST", "/channels/{gone}/messages", HELLO, 403, 50278),
    "nobody to write to": ("POST", "/users/@me/channels", {"recipient_id": "1"}, 400, 50033),
    "silenced": ("POST", "/channels/{silent}/messages", HELLO, 403, 50013),
    "no threads allowed": ("POST", "/channels/{silent}/messages/{in_silent}/threads", {"name": "x"}, 403, 50013),
    "no embeds allowed": ("POST", "/channels/{fileless}/messages", {"embeds": [{"title": "x"}]}, 403, 50013),
    "another's message deleted": ("DELETE", "/channels/{barred}/messages/{unread}", None, 403, 50013),
    "another's thread renamed": ("PATCH", "/channels/{locked}", {"name": "x"}, 403, 50013),
    "one message in bulk": (
        "POST",
        "/channels/{channel}/messages/bulk-delete",
        {"messages": ["1"]},
        400,
        50016,
    ),
    "a thread in a direct conversation": ("POST", "/channels/{dm}/threads", {"name": "x", "type": 11}, 400, 50024),
    "a thread in a thread": ("POST", "/channels/{locked}/threads", {"name": "x", "type": 11}, 400, 50024),
    "a thread in a voice channel": ("POST", "/channels/{voice}/threads", {"name": "x", "type": 11}, 400, 50024),
    "a second thread": ("POST", "/channels/{channel}/messages/{with_thread}/threads", {"name": "x"}, 400, 160004),
    "a thread name of 101": (
        "POST",
        "/channels/{channel}/messages/{own}/threads",
        {"name": "x" * 101},
        400,
        50035,
    ),
    "a thread without a name": ("POST", "/channels/{channel}/messages/{own}/threads", {}, 400, 50035),
    "an odd time to archive": (
        "POST",
        "/channels/{channel}/messages/{own}/threads",
        {"name": "x", "auto_archive_duration": 5},
        400,
        50035,
    ),
    "an edit in an archived thread": ("PATCH", "/channels/{archived}/messages/{in_archive}", HELLO, 400, 50083),
    "somebody into an archived thread": ("PUT", "/channels/{archived}/thread-members/{aki}", None, 400, 50083),
    "a locked thread": ("POST", "/channels/{locked}/messages", HELLO, 403, 160005),
    "a token after a quarter of an hour": ("POST", f"{HOOK}/{{old_token}}", HELLO, 401, 50027),
    "an old answer edited": ("PATCH", f"{HOOK}/{{old_token}}/messages/@original", HELLO, 401, 50027),
    "no json": ("POST", "/channels/{channel}/messages", "{", 400, 50109),
    "a file that is not there": (
        "POST",
        "/channels/{channel}/messages",
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
        400,
        50035,
    ),
    "a reply to nothing": (
        "POST",
        "/channels/{channel}/messages",
        HELLO | {"message_reference": {"message_id": "1"}},
        400,
        50035,
    ),
    "history after a word": ("GET", "/channels/{channel}/messages?after=now", None, 400, 50035),
    "101 messages of history": ("GET", "/channels/{channel}/messages?limit=101", None, 400, 50035),
    "no such route": ("GET", "/nowhere", None, 404, 0),
    "no such method": ("PUT", "/channels/{channel}/messages", {}, 405, 0),
}


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), OTHERS.values(), ids=OTHERS)
async def test_others(stage: Stage, method: str, path: str, body: Any, status: int, code: int) -> None:
    reply = await stage.ask(method, path, body)
    assert reply.refusal == (status, code)
    assert reply.headers["Content-Type"] == "application/json"
    assert isinstance(reply.body["message"], str)
    assert set(reply.body) == ({"message", "code", "errors"} if code == 50035 else {"message", "code"})


@pytest.mark.parametrize("token", ["", "Bot wrong", "Bearer x"])
async def test_without_the_token(stage: Stage, token: str) -> None:
    reply = await stage.ask("GET", "/users/@me", headers={"Authorization": token})
    assert (reply.status, reply.body) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_files(stage: Stage) -> None:
    """One that is too large, and one where none may be attached."""
    large = await stage.ask("POST", "/channels/{channel}/messages", files=[bytes((10 << 20) + 1)])
    assert large.refusal == (413, 40005)
    forbidden = await stage.ask("POST", "/channels/{fileless}/messages", HELLO, files=[b"x"])
    assert forbidden.refusal == (403, 50013)


async def test_a_refused_answer_leaves_nothing_behind(stage: Stage) -> None:
    before = dict(stage.world.channel.messages)
    long = {"type": 4, "data": {"content": "x" * 2001}}
    assert (await stage.ask("POST", "/interactions/{command}/callback", long)).status == 400
    assert stage.world.channel.messages == before
    assert (await stage.ask("POST", "/interactions/{command}/callback", CALLBACK)).status == 204


async def test_only_an_answer_is_for_one_person(stage: Stage) -> None:
    """The flag that hides an answer does nothing on a message in a channel."""
    reply = await stage.ask("POST", "/channels/{channel}/messages", HELLO | {"flags": 64})
    assert (reply.status, reply.body["flags"]) == (200, 0)


async def test_a_layout_cannot_become_text(stage: Stage) -> None:
    reply = await stage.ask("POST", "/channels/{channel}/messages", {"flags": V2, "components": [text()]})
    stage.names["board"] = reply.body["id"]
    edited = await stage.ask("PATCH", "/channels/{channel}/messages/{board}", HELLO)
    assert edited.refusal == (400, 50035)
    assert edited.flaws() == {"content": ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]}
