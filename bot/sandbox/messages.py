"""Messages as the sandbox keeps them, and as people read them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.sandbox.world import Channel, User

Json = dict[str, Any]

HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, SECTION, TEXT, GALLERY, FILE = 1, 2, 3, 4, 9, 10, 12, 13
SELECTS = (3, 5, 6, 7, 8)


@dataclass(slots=True)
class Attachment:
    """A file in a message."""

    id: int
    filename: str
    data: bytes = field(repr=False)
    url: str = field(repr=False)
    content_type: str = "application/octet-stream"
    description: str | None = None


@dataclass(frozen=True, slots=True)
class Button:
    """A button as it stands in a message."""

    label: str
    custom_id: str | None
    disabled: bool
    style: int
    url: str | None


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a select menu."""

    label: str
    value: str
    description: str | None
    default: bool


@dataclass(frozen=True, slots=True)
class Select:
    """A select menu as it stands in a message or a modal."""

    custom_id: str
    placeholder: str
    min: int
    max: int
    options: list[Choice]
    disabled: bool
    type: int
    channel_types: tuple[int, ...] = ()
    preset: tuple[str, ...] = ()  # the ids that stand in a menu of people or channels


@dataclass(slots=True, eq=False)
class Message:
    """A message; the same object through all its edits, also after it was deleted."""

    id: int
    channel: Channel = field(repr=False)
    author: User = field(repr=False)
    content: str = ""
    embeds: list[Json] = field(default_factory=list, repr=False)
    components: list[Json] = field(default_factory=list, repr=False)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    mentions: list[User] = field(default_factory=list, repr=False)
    pinged: list[User] = field(default_factory=list, repr=False)
    reference: Message | None = field(default=None, repr=False)
    nonce: str | None = None
    type: int = 0
    created: float = 0.0
    edited: float | None = None
    edited_count: int = 0
    deleted: bool = False
    only_for: User | None = None
    metadata: Json | None = field(default=None, repr=False)
    thread: Channel | None = field(default=None, repr=False)

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.only_for is not None

    @property
    def loading(self) -> bool:
        """Whether it still says "is thinking"."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """All that can be read in it, line by line, alt texts included."""
        return "\n".join(part for part in self._texts() if part)

    @property
    def buttons(self) -> list[Button]:
        """Its buttons, in the order in which they stand."""
        return [button(part) for part in walk(self.components) if part["type"] == BUTTON]

    @property
    def selects(self) -> list[Select]:
        """Its select menus, in the order in which they stand."""
        return [select(part) for part in walk(self.components) if part["type"] in SELECTS]

    def _texts(self) -> Iterator[str]:
        yield self.content
        for embed in self.embeds:
            yield embed.get("author", {}).get("name", "")
            yield embed.get("title") or ""
            yield embed.get("description") or ""
            for row in embed.get("fields", []):
                yield f"{row['name']}\n{row['value']}"
            yield embed.get("footer", {}).get("text", "")
        for part in walk(self.components):
            if part["type"] == TEXT:
                yield part["content"]
            elif part["type"] == GALLERY:
                yield from (item.get("description") or "" for item in part["items"])


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component with all that is inside it, from top to bottom."""
    for part in components:
        yield part
        yield from walk(part.get("components") or [])
        yield from walk([part[inner] for inner in ("accessory", "component") if part.get(inner)])


def button(part: Json) -> Button:
    """A button from its component."""
    label = part.get("label") or (part.get("emoji") or {}).get("name") or ""
    return Button(label, part.get("custom_id"), bool(part.get("disabled")), part["style"], part.get("url"))


def select(part: Json) -> Select:
    """A select menu from its component."""
    return Select(
        custom_id=part["custom_id"],
        placeholder=part.get("placeholder") or "",
        min=1 if part.get("min_values") is None else part["min_values"],
        max=1 if part.get("max_values") is None else part["max_values"],
        options=[choice(option) for option in part.get("options") or []],
        disabled=bool(part.get("disabled")),
        type=part["type"],
        channel_types=tuple(part.get("channel_types") or ()),
        preset=tuple(str(value["id"]) for value in part.get("default_values") or []),
    )


def choice(option: Json) -> Choice:
    """One option of a select from its part of the component."""
    return Choice(option["label"], str(option["value"]), option.get("description"), bool(option.get("default")))


# What Discord fills in where a component does not say it.
DEFAULTS: dict[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False},
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
}
GALLERY_ITEM: Json = {"description": None, "spoiler": False}


def kept(components: list[Json]) -> list[Json]:
    """The components as Discord gives them back: each has a number of its own, and nothing is left unsaid."""
    components = [_bare(part) for part in components]
    taken = {part["id"] for part in walk(components) if part.get("id")}
    free = (number for number in range(1, 1000) if number not in taken)
    for part in walk(components):
        part["id"] = part.get("id") or next(free)
        for name, value in DEFAULTS.get(part["type"], {}).items():
            part.setdefault(name, value)
        if part["type"] == GALLERY:
            part["items"] = [GALLERY_ITEM | item for item in part["items"]]
        for preset in part.get("default_values", ()):
            preset["id"] = str(preset["id"])  # discord.py sends a number
    return components


def embed_kept(embed: Json) -> Json:
    """An embed as Discord gives it back."""
    embed = _bare(embed) | {"type": "rich"}
    if "fields" in embed:
        embed["fields"] = [{"inline": False} | row for row in embed["fields"]]
    return embed


def _bare(value: Any) -> Any:
    """A copy without what is null: Discord leaves it out."""
    if isinstance(value, dict):
        return {name: _bare(inner) for name, inner in value.items() if inner is not None}
    return [_bare(inner) for inner in value] if isinstance(value, list) else value
