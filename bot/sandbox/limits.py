"""What Discord refuses in a message: lengths, counts and what excludes what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from bot.sandbox.component_limits import component_flaws, objects, referenced_files, too_long, too_short
from bot.sandbox.messages import COMPONENTS_V2, ROW, TEXT, Json, Message, walk
from bot.sandbox.refusals import Flaw, Path, Refusal, invalid_form

if TYPE_CHECKING:
    from bot.sandbox.posting import Upload

FILE_SIZE = 10 << 20
FILES = 10
V2_COMPONENTS = 40
V2_TEXT = 4000
MENTIONABLE = ("everyone", "roles", "users")
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"


def check_message(body: Json, uploads: Mapping[int, Upload], before: Message | None = None) -> None:
    """Refuse a message, or an edit of the message `before`, as Discord would."""
    if any(len(upload.data) > FILE_SIZE for upload in uploads.values()):
        raise Refusal(413, 40005, "Request entity too large")
    v2 = bool((body.get("flags") or 0) & COMPONENTS_V2 or (before and before.flags & COMPONENTS_V2))
    shapes = [flaw for name in ("components", "embeds", "attachments") for flaw in objects(body.get(name), (name,))]
    if shapes:
        raise invalid_form(shapes)
    flaws = [*_length_flaws(body), *_file_flaws(body, uploads, before), *_embed_flaws(body.get("embeds") or [])]
    flaws += _v2_flaws(body, before) if v2 else _classic_flaws(body)
    flaws += component_flaws(body.get("components") or [], ("components",))
    if flaws:
        raise invalid_form(flaws)
    if not v2 and _empty(body, uploads, before):
        raise Refusal(400, 50006, "Cannot send an empty message")


def _length_flaws(body: Json) -> Iterator[Flaw]:
    yield from too_long(body.get("content"), 2000, ("content",))
    nonce = body.get("nonce")
    if isinstance(nonce, str):
        yield from too_long(nonce, 25, ("nonce",))
    yield from _mention_flaws(body.get("allowed_mentions") or {})


def _mention_flaws(allowed: Json) -> Iterator[Flaw]:
    for n, kind in enumerate(allowed.get("parse") or []):
        if kind not in MENTIONABLE:
            message = f"Value must be one of {MENTIONABLE}."
            yield Flaw(("allowed_mentions", "parse", n), "BASE_TYPE_CHOICES", message)
    for kind in ("users", "roles"):
        if len(allowed.get(kind) or []) > 100:
            message = "Must be 100 or fewer in length."
            yield Flaw(("allowed_mentions", kind), "BASE_TYPE_MAX_LENGTH", message)
        if allowed.get(kind) and kind in (allowed.get("parse") or []):
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            yield Flaw(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _file_flaws(body: Json, uploads: Mapping[int, Upload], before: Message | None) -> Iterator[Flaw]:
    entries = body.get("attachments")
    old = before.attachments if before else []
    if max(len(uploads), len(entries) if entries is not None else len(old) + len(uploads)) > FILES:
        yield Flaw(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {FILES} or fewer in length.")
    for n, entry in enumerate(entries or []):
        yield from too_long(entry.get("description"), 1024, ("attachments", n, "description"))
    kept = {str(entry["id"]) for entry in entries} if entries is not None else {str(file.id) for file in old}
    names = {upload.filename for upload in uploads.values()}
    names |= {file.filename for file in old if str(file.id) in kept}
    for path, name in referenced_files(body.get("components") or [], ("components",)):
        if name not in names:
            yield Flaw(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "The attachment was not found.")


def _classic_flaws(body: Json) -> Iterator[Flaw]:
    components = body.get("components") or []
    if len(components) > 5:
        yield Flaw(("components",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    for n, part in enumerate(components):
        if part.get("type") != ROW:
            yield Flaw(("components", n, "type"), "UNION_TYPE_CHOICES", "Value of field 'type' must be one of (1,).")


def _v2_flaws(body: Json, before: Message | None) -> Iterator[Flaw]:
    for name in ("content", "embeds", "sticker_ids", "poll"):
        stays = name not in body and before is not None and getattr(before, name, None)
        if body.get(name) or stays:
            yield Flaw((name,), LEGACY, f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")
    if "components" not in body and before is not None:
        return
    parts = list(walk(body.get("components") or []))
    if not parts:
        yield Flaw(("components",), "BASE_TYPE_REQUIRED", "This field is required")
    if len(parts) > V2_COMPONENTS:
        message = f"The total number of components exceeds the limit of {V2_COMPONENTS}"
        yield Flaw(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    if sum(len(part.get("content") or "") for part in parts if part.get("type") == TEXT) > V2_TEXT:
        message = f"The total displayable text size exceeds the limit of {V2_TEXT}"
        yield Flaw(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def _empty(body: Json, uploads: Mapping[int, Upload], before: Message | None) -> bool:
    """Whether nothing would stand in the message."""
    if uploads or body.get("sticker_ids") or body.get("poll"):
        return False
    if before is None:
        return not (body.get("content") or body.get("embeds"))
    content = body.get("content", before.content)
    embeds = body.get("embeds", before.embeds)
    files = body["attachments"] if body.get("attachments") is not None else before.attachments
    return not (content or embeds or files)


EMBED_LENGTHS: dict[tuple[str, ...], int] = {
    ("title",): 256,
    ("description",): 4096,
    ("footer", "text"): 2048,
    ("author", "name"): 256,
}


def _embed_flaws(embeds: list[Json]) -> Iterator[Flaw]:
    if len(embeds) > 10:
        yield Flaw(("embeds",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    size = 0
    for n, embed in enumerate(embeds):
        at: Path = ("embeds", n)
        for steps, most in EMBED_LENGTHS.items():
            text = _dig(embed, steps)
            size += len(text or "")
            yield from too_long(text, most, at + steps)
        fields = embed.get("fields") or []
        if len(fields) > 25:
            yield Flaw((*at, "fields"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
        for m, row in enumerate(fields):
            for name, most in (("name", 256), ("value", 1024)):
                size += len(row.get(name) or "")
                yield from too_long(row.get(name), most, (*at, "fields", m, name))
                yield from too_short(row.get(name), (*at, "fields", m, name))
    if size > 6000:
        yield Flaw(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _dig(body: Json, steps: tuple[str, ...]) -> Any:
    value: Any = body
    for step in steps:
        value = (value or {}).get(step)
    return value
