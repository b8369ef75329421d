"""What Discord refuses in components and forms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.sandbox.messages import BUTTON, ROW, SECTION, SELECTS, STRING_SELECT, TEXT, TEXT_INPUT, Json, walk
from bot.sandbox.refusals import Flaw, Path, invalid_form

THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = (
    *(11, 12, 13, 14),
    *(17, 18, 19, 21, 22, 23),
)
IN_MESSAGE = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
IN_LABEL = (*SELECTS, TEXT_INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
LINK, PREMIUM = 5, 6
DUPLICATE = "COMPONENT_CUSTOM_ID_DUPLICATED"


def too_long(text: Any, most: int, path: Path) -> Iterator[Flaw]:
    """A text that exceeds its limit."""
    if isinstance(text, str) and len(text) > most:
        yield Flaw(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def too_short(text: Any, path: Path) -> Iterator[Flaw]:
    """A text that must be there and is not."""
    if not text:
        yield Flaw(path, "BASE_TYPE_REQUIRED", "This field is required")


def bounded(things: Any, least: int, most: int, path: Path) -> Iterator[Flaw]:
    """A list or text with too few or too many."""
    if not least <= len(things or "") <= most:
        yield Flaw(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")


def objects(things: Any, path: Path) -> Iterator[Flaw]:
    """A list in which something is not an object."""
    for n, thing in enumerate(things or []):
        yield from an_object(thing, (*path, n))


def an_object(thing: Any, path: Path) -> Iterator[Flaw]:
    """Something that is there and is not an object."""
    if thing is not None and not isinstance(thing, dict):
        yield Flaw(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")


def one_of(part: Json, kinds: tuple[int, ...], path: Path) -> Iterator[Flaw]:
    """A component where only others may stand."""
    if part.get("type") not in kinds:
        yield Flaw((*path, "type"), "UNION_TYPE_CHOICES", f"Value of field 'type' must be one of {kinds}.")


def component_flaws(components: list[Json], path: Path) -> Iterator[Flaw]:
    """All that is wrong with the components of a message."""
    for n, part in enumerate(components):
        yield from one_of(part, IN_MESSAGE, (*path, n))
        yield from _part_flaws(part, (*path, n))
    yield from _doubles(components, path)


def _doubles(components: list[Json], path: Path) -> Iterator[Flaw]:
    parts = list(walk(components))
    ids = Counter(part["custom_id"] for part in parts if part.get("custom_id"))
    for name in (name for name, count in ids.items() if count > 1):
        yield Flaw(path, DUPLICATE, f"Component custom id cannot be duplicated: {name}")
    numbers = Counter(part["id"] for part in parts if part.get("id"))
    for number in (number for number, count in numbers.items() if count > 1):
        yield Flaw(path, "COMPONENT_ID_DUPLICATED", f"Component id cannot be duplicated: {number}")


def _part_flaws(part: Json, path: Path) -> Iterator[Flaw]:
    """All that is wrong with one component and what is in it."""
    match part.get("type"):
        case 1:
            yield from _row_flaws(part, path)
        case 2:
            yield from _button_flaws(part, path)
        case 3 | 5 | 6 | 7 | 8:
            yield from select_flaws(part, path)
        case 9:
            yield from bounded(part.get("components"), 1, 3, (*path, "components"))
            yield from _inner_flaws(part, (TEXT,), path)
            accessory = part.get("accessory") or {}
            yield from one_of(accessory, (BUTTON, THUMBNAIL), (*path, "accessory"))
            yield from _part_flaws(accessory, (*path, "accessory"))
        case 10:
            yield from bounded(part.get("content"), 1, 4000, (*path, "content"))
        case 11:
            yield from _media_flaws(part, path)
        case 12:
            yield from bounded(part.get("items"), 1, 10, (*path, "items"))
            for n, item in enumerate(part.get("items") or []):
                yield from _media_flaws(item, (*path, "items", n))
        case 13:
            if not str((part.get("file") or {}).get("url")).startswith("attachment://"):
                yield Flaw((*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('attachment',).")
        case 17:
            yield from bounded(part.get("components"), 1, 40, (*path, "components"))
            yield from _inner_flaws(part, IN_CONTAINER, path)


def _inner_flaws(part: Json, kinds: tuple[int, ...], path: Path) -> Iterator[Flaw]:
    for n, inner in enumerate(part.get("components") or []):
        yield from one_of(inner, kinds, (*path, "components", n))
        yield from _part_flaws(inner, (*path, "components", n))


def _row_flaws(row: Json, path: Path) -> Iterator[Flaw]:
    inside = row.get("components") or []
    yield from bounded(inside, 1, 5, (*path, "components"))
    if len(inside) > 1 and any(part.get("type") in SELECTS for part in inside):
        for n in range(1, len(inside)):
            message = "The specified component exceeds the maximum width"
            yield Flaw((*path, "components", n), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
    yield from _inner_flaws(row, (BUTTON, *SELECTS), path)


def _button_flaws(part: Json, path: Path) -> Iterator[Flaw]:
    yield from too_long(part.get("label"), 80, (*path, "label"))
    yield from _emoji_flaws(part.get("emoji"), (*path, "emoji"))
    if not part.get("label") and not part.get("emoji") and part.get("style") != PREMIUM:
        yield Flaw(path, "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji.")
    if part.get("style") == LINK:
        yield from too_short(part.get("url"), (*path, "url"))
        yield from too_long(part.get("url"), 512, (*path, "url"))
        if part.get("custom_id"):
            yield Flaw(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A link has no custom id.")
    elif part.get("style") in (1, 2, 3, 4):
        yield from bounded(part.get("custom_id"), 1, 100, (*path, "custom_id"))
        if part.get("url"):
            yield Flaw(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "Only a link has a url.")
    elif part.get("style") != PREMIUM:
        yield Flaw((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")


def _emoji_flaws(emoji: Any, path: Path) -> Iterator[Flaw]:
    """An emoji is an object with a name; that of a server has an id too."""
    if isinstance(emoji, dict):
        if not emoji.get("id"):
            yield from too_short(emoji.get("name"), (*path, "name"))
        return
    yield from an_object(emoji, path)


def select_flaws(part: Json, path: Path) -> Iterator[Flaw]:
    """All that is wrong with a select menu."""
    yield from bounded(part.get("custom_id"), 1, 100, (*path, "custom_id"))
    yield from too_long(part.get("placeholder"), 150, (*path, "placeholder"))
    least = 1 if part.get("min_values") is None else part["min_values"]
    most = 1 if part.get("max_values") is None else part["max_values"]
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        yield Flaw((*path, "max_values"), "NUMBER_TYPE_MAX", "Values must be between 0 and 25, least before most.")
    preset = part.get("default_values") or []
    if preset and not least <= len(preset) <= most:
        yield Flaw((*path, "default_values"), "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    if part.get("type") == STRING_SELECT:
        options = part.get("options") or []
        yield from option_flaws(options, 1, 25, path)
        if most > len(options):
            yield Flaw((*path, "options"), "BASE_TYPE_BAD_LENGTH", "max_values exceeds the number of options.")
        if sum(bool(option.get("default")) for option in options) > most:
            yield Flaw((*path, "options"), "COMPONENT_MAX_DEFAULTS", "More defaults than max_values.")


def option_flaws(options: list[Json], least: int, most: int, path: Path) -> Iterator[Flaw]:
    """All that is wrong with the options of a select or a group."""
    yield from bounded(options, least, most, (*path, "options"))
    for n, option in enumerate(options):
        yield from bounded(option.get("label"), 1, 100, (*path, "options", n, "label"))
        yield from bounded(option.get("value"), 1, 100, (*path, "options", n, "value"))
        yield from too_long(option.get("description"), 100, (*path, "options", n, "description"))
        yield from _emoji_flaws(option.get("emoji"), (*path, "options", n, "emoji"))
    if len({option.get("value") for option in options}) < len(options):
        yield Flaw((*path, "options"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "An option's value is there twice.")


def _media_flaws(part: Json, path: Path) -> Iterator[Flaw]:
    yield from too_long(part.get("description"), 1024, (*path, "description"))
    url = str((part.get("media") or {}).get("url") or "")
    if not url.startswith(("attachment://", "http://", "https://")):
        yield Flaw((*path, "media", "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be http, https or attachment.")


def referenced_files(components: list[Json], path: Path) -> Iterator[tuple[Path, str]]:
    """The files that components show, by name."""
    for part in walk(components):
        for holder in (part, *(part.get("items") or [])):
            for name in ("media", "file"):
                url = (holder.get(name) or {}).get("url") or ""
                if url.startswith("attachment://"):
                    yield (*path, name), url.removeprefix("attachment://")


def check_modal(data: Json) -> None:
    """Refuse a form as Discord would."""
    flaws = [
        *bounded(data.get("title"), 1, 45, ("title",)),
        *bounded(data.get("custom_id"), 1, 100, ("custom_id",)),
        *bounded(data.get("components"), 1, 5, ("components",)),
        *_doubles(data.get("components") or [], ("components",)),
    ]
    for n, part in enumerate(data.get("components") or []):
        flaws += _modal_part_flaws(part, ("components", n))
    if flaws:
        raise invalid_form(flaws)


def _modal_part_flaws(part: Json, path: Path) -> Iterator[Flaw]:
    yield from one_of(part, (ROW, TEXT, LABEL), path)
    if part.get("type") == ROW:
        yield from bounded(part.get("components"), 1, 1, (*path, "components"))
        for inner in part.get("components") or []:
            yield from one_of(inner, (TEXT_INPUT,), (*path, "components", 0))
            yield from bounded(inner.get("label"), 1, 45, (*path, "components", 0, "label"))
            yield from _field_flaws(inner, (*path, "components", 0))
    if part.get("type") == LABEL:
        yield from bounded(part.get("label"), 1, 45, (*path, "label"))
        yield from too_long(part.get("description"), 100, (*path, "description"))
        inner = part.get("component") or {}
        yield from one_of(inner, IN_LABEL, (*path, "component"))
        yield from _field_flaws(inner, (*path, "component"))


def _field_flaws(part: Json, path: Path) -> Iterator[Flaw]:
    yield from bounded(part.get("custom_id"), 1, 100, (*path, "custom_id"))
    match part.get("type"):
        case 4:
            yield from too_long(part.get("placeholder"), 100, (*path, "placeholder"))
            yield from too_long(part.get("value"), part.get("max_length") or 4000, (*path, "value"))
            if (part.get("min_length") or 0) > (part.get("max_length") or 4000):
                yield Flaw((*path, "min_length"), "NUMBER_TYPE_MAX", "min_length exceeds max_length.")
        case 3 | 5 | 6 | 7 | 8:
            yield from select_flaws(part, path)
            if part.get("disabled"):
                yield Flaw((*path, "disabled"), "COMPONENT_DISABLED_IN_MODAL", "Nothing is disabled in a form.")
            if part.get("min_values") == 0 and part.get("required") in (None, True):
                yield Flaw((*path, "min_values"), "NUMBER_TYPE_MIN", "What is required takes at least one value.")
        case 21:
            yield from option_flaws(part.get("options") or [], 2, 10, path)
        case 22:
            yield from option_flaws(part.get("options") or [], 1, 10, path)
