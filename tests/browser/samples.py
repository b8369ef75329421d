"""Messages and forms as Discord words them: one of everything."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

AKI, BEN, CHIKA, BOT = (f"100000000000000000{n}" for n in (1, 2, 3, 9))
V2 = 1 << 15
EARLIER = "2021-04-20T16:20:00+00:00"
LINE_BREAKING = "The treasure chest of the captain who sailed round the cape"


def user(id: str = BOT, name: str = "Backroom", bot: bool = True) -> Json:
    """An author."""
    return {"id": id, "username": name.lower(), "global_name": None if bot else name, "bot": bot}


def message(id: str = "1", **parts: Any) -> Json:
    """A message of the bot, unless said otherwise."""
    empty: Json = {"content": "", "embeds": [], "components": [], "attachments": [], "flags": 0}
    return {
        **{"id": id, "channel_id": "31", "type": 0, "author": user(), "timestamp": EARLIER, "edited_timestamp": None},
        **{"mentions": [], "ephemeral": False, "loading": False, "pinged": False},
        **empty,
        **parts,
    }


def laid_out(*components: Json, id: str = "1", **parts: Any) -> Json:
    """A message of Components V2."""
    return message(id, components=list(components), flags=V2, **parts)


def row(*inside: Json) -> Json:
    """Controls side by side."""
    return {"type": 1, "components": list(inside)}


def button(label: str | None, custom_id: str, style: int = 2, **more: Any) -> Json:
    """A button."""
    return {"type": 2, "style": style, "label": label, "custom_id": custom_id, **more}


def select(custom_id: str, *labels: str, type: int = 3, **more: Any) -> Json:
    """A menu whose values are the labels in lower case."""
    options = [{"label": label, "value": label.lower()} for label in labels]
    return {"type": type, "custom_id": custom_id, **({"options": options} if type == 3 else {}), **more}


def text(content: str) -> Json:
    """A text in a layout."""
    return {"type": 10, "content": content}


def picture(url: str, name: str = "board-640x400.png", description: str | None = None, **more: Any) -> Json:
    """A picture as it stands in a gallery, a section or an embed."""
    media = {"url": f"{url}cdn/KEY/1/{name}", "content_type": "image/png", "width": None, "height": None}
    return {"media": media, "description": description, **more}


def file(url: str, name: str, kind: str, **more: Any) -> Json:
    """An attachment."""
    return {"id": "5", "filename": name, "size": 12_345, "url": f"{url}cdn/KEY/1/{name}", "content_type": kind, **more}


FORM: Json = {
    "id": "m1",
    "title": "How many doubloons?",
    "custom_id": "form",
    "components": [
        text("Say it **honestly**."),
        row({"type": 4, "custom_id": "number", "label": "A number from 1 to 20", "style": 1, "max_length": 6}),
        {
            **{"type": 18, "label": "Why", "description": "Others read it after the game."},
            "component": {
                **{"type": 4, "custom_id": "why", "style": 2, "min_length": 3, "max_length": 20, "required": False},
                "placeholder": "Because…",
            },
        },
        {"type": 18, "label": "Suit", "component": select("suit", "Cannon", "Hook", "Map")},
        {"type": 18, "label": "Against", "component": select("who", type=5, required=False)},
        {
            **{"type": 18, "label": "Pace"},
            "component": {
                **{"type": 21, "custom_id": "pace"},
                "options": [
                    {"label": "Live", "value": "live", "description": "Everybody is here"},
                    {"label": "One move a day", "value": "day"},
                ],
            },
        },
        {
            **{"type": 18, "label": "Extras"},
            "component": {
                **{"type": 22, "custom_id": "extras", "required": False},
                "options": [
                    {"label": "Traits", "value": "traits", "default": True},
                    {"label": "Bots", "value": "bots"},
                ],
            },
        },
        {"type": 18, "label": "Tell the others", "component": {"type": 23, "custom_id": "tell", "default": True}},
    ],
}

WORDS = """# Large
## Middle
### Small heading
-# subtext below it
**bold** *italic* __underlined__ ~~struck~~ ***both*** `code` ||hidden||
- one
- two
  - inside
    - deeper
1. first
2. second
> quoted **words**
> on two lines
```py
def draw(): return "card"
```
[a link](https://example.org/a) and https://example.org/b?c=(d) for <@1000000000000000001>, <@5>, <#31>, <#99>
@everyone </table new:77> opens at <t:1618936800:F>, <t:1618936800:R>; <:chest:123> \\*not italic\\*"""


def embed(url: str) -> Json:
    """An embed with everything."""
    return {
        **{"title": "A title", "url": "https://example.org/", "description": "Some **words**\n- and a list"},
        **{"color": 0x3BA55C, "timestamp": EARLIER, "author": {"name": "The author"}, "footer": {"text": "The footer"}},
        "fields": [
            *({"name": f"Field {n}", "value": f"`{n}`", "inline": True} for n in range(1, 4)),
            {"name": "Wide", "value": LINE_BREAKING, "inline": False},
        ],
        "image": picture(url, "map-500x200.png")["media"],
        "thumbnail": picture(url, "face-90x90.png")["media"],
    }


def board(url: str) -> Json:
    """A table as our bot shows it."""
    alt = "Four rows of cards; the top one has an anchor, a cannon and two hooks. " * 4
    return {
        **{"type": 17, "accent_color": 0xB08D57},
        "components": [
            text("### Sea · Table 7 · round 2"),
            {"type": 12, "items": [picture(url, description=alt)]},
            text(f"**Aki** drew {LINE_BREAKING}\n**Ben** stopped."),
            {"type": 14, "divider": True, "spacing": 2},
            text("**Aki: draw or stop?**"),
        ],
    }


def buttons() -> list[Json]:
    """Two rows with every style."""
    return [
        row(
            *(button("Draw", "go", 1), button("Stop", "stop"), button("Join", "join", 3), button("Resign", "no", 4)),
            {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org/"},
        ),
        row(button("⋯", "more"), button("Off", "off", disabled=True), button(None, "dice", emoji={"name": "🎲"})),
    ]


def menus() -> list[Json]:
    """A menu of every kind."""
    described = select("one", "Cannon", "Hook", "Map", placeholder="Which suit?")
    for option in described["options"]:
        option["description"] = LINE_BREAKING
    few: Json = {"min_values": 1, "max_values": 2, "placeholder": "One or two"}
    return [
        row(described),
        row(select("multi", "Anchor", "Hook", "Key", "Oracle", **few)),
        row(select("many", *(f"Choice {n}" for n in range(1, 21)), placeholder="A long one")),
        row(select("user", type=5)),
        row(select("role", type=6)),
        row(select("mentionable", type=7, default_values=[{"id": AKI, "type": "user"}])),
        row(select("channel", type=8, channel_types=[0, 11])),
        row(select("none", "A", disabled=True, placeholder="Not now")),
    ]


def layout(url: str) -> list[Json]:
    """The parts of a layout that our bot does not use yet, and one that does not exist."""
    face = {"type": 11, **picture(url, "face-90x90.png", "A face")}
    return [
        {"type": 17, "spoiler": True, "components": [text("A secret container")]},
        {"type": 9, "components": [text("### A section"), text(LINE_BREAKING * 2)], "accessory": face},
        {"type": 9, "components": [text("With a button")], "accessory": button("Press me", "section", 1)},
        {"type": 14, "divider": False},
        {"type": 13, "file": {"url": f"{url}cdn/KEY/1/log.txt"}, "name": "log.txt", "size": 99},
        {"type": 99, "content": "from the future"},
    ]


def pictures(url: str, size: int) -> Json:
    """A gallery of so many, the second under a cover."""
    names = [f"p{n}-400x{200 + 40 * n}.png" for n in range(size)]
    return {"type": 12, "items": [picture(url, name, spoiler=n == 1) for n, name in enumerate(names)]}


def files(url: str) -> list[Json]:
    """A picture, a file and a picture under a cover."""
    return [
        file(url, "chart-300x200.png", "image/png", description="A chart"),
        file(url, "log.txt", "text/plain"),
        file(url, "SPOILER_x-200x100.png", "image/png"),
    ]


def gallery(url: str) -> list[tuple[Json, Json]]:
    """One of everything."""
    aki, chika = user(AKI, "Aki", bot=False), user(CHIKA, "千夏", bot=False)
    used = {"interaction": {"id": "7", "type": 2, "name": "table new", "user": aki}}
    asked = message("10", author=aki, content="**What** now? " * 20)
    answer = {"message_reference": {"message_id": "10"}, "referenced_message": asked}
    messages = [
        message("10", author=aki, content=WORDS, edited_timestamp=EARLIER),
        message("11", author=aki, content="A line right after"),
        message("12", author=chika, content=f"<@{AKI}> your turn", pinged=True),
        laid_out(board(url), *buttons(), id="13", **used),
        laid_out(text("Only for you"), *menus(), id="14", ephemeral=True),
        message("15", loading=True, flags=128),
        message("16", content="With an embed", embeds=[embed(url)]),
        message("17", content="Files", attachments=files(url)),
        message("18", content="An answer", thread={"id": "33", "name": "Table 7"}, **answer),
        *(laid_out(pictures(url, size), id=f"2{size}") for size in range(1, 11)),
        laid_out(*layout(url), id="30"),
        message("31", content="🎲🎲"),
        message("32", content="W" * 400),
    ]
    return [(one, {"follows": one["id"] == "11"}) for one in messages]
