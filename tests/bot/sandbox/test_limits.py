"""Discord's limits, one by one, without a bot."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.command_limits import check_choices, check_commands
from bot.sandbox.component_limits import check_modal
from bot.sandbox.limits import check_message
from bot.sandbox.messages import COMPONENTS_V2
from bot.sandbox.posting import Upload
from bot.sandbox.refusals import Refusal


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go"} | more


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def menu(**more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "m", "options": [{"label": "A", "value": "a"}]} | more


def text(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


def layout(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": COMPONENTS_V2, "components": list(parts)} | more


def buttons(count: int) -> list[dict[str, Any]]:
    """Rows of five buttons."""
    every = [button(custom_id=str(n)) for n in range(count)]
    return [row(*every[n : n + 5]) for n in range(0, count, 5)]


GOOD = {
    "text": {"content": "x" * 2000},
    "embed": {"embeds": [{"title": "x" * 256, "description": "y" * 4096}]},
    "buttons": {"content": "x", "components": buttons(25)},
    "thirty buttons": layout(*buttons(30), text()),
    "forty": layout(*[text() for _ in range(40)]),
    "section": layout({"type": 9, "components": [text()], "accessory": button()}),
    "container": layout({"type": 17, "components": [text(), row(button()), {"type": 14}]}),
}

BAD: dict[str, tuple[str, dict[str, Any]]] = {
    "content": ("content", {"content": "x" * 2001}),
    "nonce": ("nonce", {"content": "x", "nonce": "n" * 26}),
    "mentions": ("allowed_mentions", {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}),
    "embeds": ("embeds", {"embeds": [{"title": "x"}] * 11}),
    "embed title": ("embeds", {"embeds": [{"title": "x" * 257}]}),
    "embed size": ("embeds", {"embeds": [{"description": "x" * 4096}, {"description": "x" * 4096}]}),
    "embed field": ("embeds", {"embeds": [{"fields": [{"name": "", "value": "x"}]}]}),
    "six rows": ("components", {"content": "x", "components": [*buttons(25), row(button())]}),
    "v2 without flag": ("components", {"content": "x", "components": [text()]}),
    "v2 with content": ("content", layout(text(), content="x")),
    "v2 with embeds": ("embeds", layout(text(), embeds=[{"title": "x"}])),
    "41 components": ("components", layout(*[text() for _ in range(41)])),
    "empty v2": ("components", layout()),
    "empty text": ("components", layout(text(""))),
    "text sum": ("components", layout(text("x" * 2000), text("x" * 2001))),
    "six buttons in a row": ("components", layout(row(*[button(custom_id=str(n)) for n in range(6)]))),
    "empty row": ("components", layout(row())),
    "double id": ("components", layout(row(button(), button()))),
    "long id": ("components", layout(row(button(custom_id="x" * 101)))),
    "no id": ("components", layout(row(button(custom_id="")))),
    "long label": ("components", layout(row(button(label="x" * 81)))),
    "no label": ("components", layout(row(button(label="")))),
    "link with id": ("components", layout(row(button(style=5, url="https://x.y")))),
    "menu beside button": ("components", layout(row(menu(), button()))),
    "26 options": ("components", layout(row(menu(options=[{"label": str(n), "value": str(n)} for n in range(26)])))),
    "no options": ("components", layout(row(menu(options=[])))),
    "double option": ("components", layout(row(menu(options=[{"label": "A", "value": "a"}] * 2)))),
    "option label": ("components", layout(row(menu(options=[{"label": "x" * 101, "value": "a"}])))),
    "placeholder": ("components", layout(row(menu(placeholder="x" * 151)))),
    "max_values": ("components", layout(row(menu(max_values=2)))),
    "bare button": ("components", layout(button())),
    "nested container": ("components", layout({"type": 17, "components": [{"type": 17, "components": [text()]}]})),
    "section of four": ("components", layout({"type": 9, "components": [text()] * 4, "accessory": button()})),
    "section alone": ("components", layout({"type": 9, "components": [text()]})),
    "missing file": ("components", layout({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]})),
    "alt text": ("attachments", {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]}),
}


@pytest.mark.parametrize("body", GOOD.values(), ids=GOOD)
def test_allowed(body: dict[str, Any]) -> None:
    check_message(body, {})


@pytest.mark.parametrize(("place", "body"), BAD.values(), ids=BAD)
def test_refused(place: str, body: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as caught:
        check_message(body, {})
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert set(caught.value.errors or {}) == {place}


def test_empty_messages_and_large_files() -> None:
    with pytest.raises(Refusal, match="50006"):
        check_message({"content": ""}, {})
    with pytest.raises(Refusal, match="40005"):
        check_message({}, {0: Upload("a.png", bytes((10 << 20) + 1), "image/png")})
    check_message({}, {0: Upload("a.png", bytes(10 << 20), "image/png")})


def label(component: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "L", "component": component} | more


WORD = {"type": 4, "style": 1, "custom_id": "w"}
FORM = {"title": "T", "custom_id": "f", "components": [label(WORD)]}


@pytest.mark.parametrize(
    "change",
    [
        {"title": "x" * 46},
        {"title": ""},
        {"custom_id": "x" * 101},
        {"components": []},
        {"components": [label(WORD | {"custom_id": str(n)}) for n in range(6)]},
        {"components": [label(WORD), label(WORD)]},
        {"components": [label(WORD, label="x" * 46)]},
        {"components": [label(WORD, description="x" * 101)]},
        {"components": [label(WORD | {"placeholder": "x" * 101})]},
        {"components": [label({"type": 21, "custom_id": "r", "options": [{"label": "A", "value": "a"}]})]},
        {"components": [row(button())]},
        {"components": [WORD]},
    ],
)
def test_forms(change: dict[str, Any]) -> None:
    check_modal(FORM)
    with pytest.raises(Refusal, match="50035"):
        check_modal(FORM | change)


def option(name: str, **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "d"} | more


def choice(**more: Any) -> dict[str, Any]:
    return {"name": "A", "value": "a"} | more


MANY = [option(f"{n:030}", description="d" * 100) for n in range(25)]
TRANSLATED: dict[str, Any] = {
    "name_localizations": {"ja": "あそぶ", "en-GB": "play"},
    "description_localizations": {"ja": "遊びます"},
    "options": [
        option(
            "pace",
            name_localizations={"ja": "ペース"},
            choices=[choice(name_localizations={"ja": "じっくり（1手24時間）", "de": "Langsam"})],
        ),
        option("seats", name_localizations=None, description_localizations={"ja": "人数です"}),
    ],
}
COMMAND = {"name": "play", "description": "Play", "options": []}


@pytest.mark.parametrize(
    "change",
    [
        {"name": "Play"},
        {"name": "x" * 33},
        {"name": "two words"},
        {"name_localizations": {"ja": "二 語"}},
        {"name_localizations": {"ja": "x" * 33}},
        {"name_localizations": {"ja": "Play"}},
        {"name_localizations": {"jp": "遊ぶ"}},
        {"name_localizations": ["遊ぶ"]},
        {"description_localizations": {"ja": ""}},
        {"options": [option("a", name_localizations={"ja": "二 語"})]},
        {"options": [option("a", name_localizations={"ja_JP": "甲"})]},
        {"options": [option(name, name_localizations={"ja": "同じ"}) for name in "ab"]},
        {"options": [option("a", description_localizations={"ja": "x" * 101})]},
        {"options": [option("a", choices=[choice(name_localizations={"ja": ""})])]},
        {"options": [option("a", choices=[choice(name_localizations={"ja": "x" * 101})])]},
        {"options": [option("a", choices=[choice(name_localizations={"jp": "甲"})])]},
        {"description": ""},
        {"description": "x" * 101},
        {"options": [option(f"o{n}") for n in range(26)]},
        {"options": [option("o")] * 2},
        {"options": [option("a"), option("b", required=True)]},
        {"options": [option("a", choices=[{"name": "x", "value": "y"}] * 26)]},
        {"options": [option(f"sub{n}", type=1, options=MANY) for n in range(5)]},
    ],
)
def test_commands(change: dict[str, Any]) -> None:
    check_commands([COMMAND, COMMAND | {"name": "遊ぶ"}, COMMAND | {"name": "full"} | TRANSLATED])
    with pytest.raises(Refusal, match="50035"):
        check_commands([COMMAND | change])


def test_command_lists_and_suggestions() -> None:
    with pytest.raises(Refusal, match="50035"):
        check_commands([COMMAND, COMMAND])
    with pytest.raises(Refusal, match="50035"):
        check_commands([COMMAND | {"name": name, "name_localizations": {"ja": "遊ぶ"}} for name in "ab"])
    with pytest.raises(Refusal, match="30032"):
        check_commands([COMMAND | {"name": f"c{n}"} for n in range(101)])
    with pytest.raises(Refusal, match="50035"):
        check_choices([{"name": str(n), "value": str(n)} for n in range(26)])
