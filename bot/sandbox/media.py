"""Components and embeds as Discord gives them back: the files that they show have addresses."""

from __future__ import annotations

import copy
import io
from typing import Any

from PIL import Image

from bot.sandbox.messages import FILE, Attachment, Json, Message, walk


def components_json(message: Message) -> list[Json]:
    """The components with `attachment://name` turned into the address of the file."""
    parts = copy.deepcopy(message.components)
    files = {f"attachment://{attachment.filename}": attachment for attachment in message.attachments}
    for part in walk(parts):
        for holder in (part, *(part.get("items") or [])):
            for name in ("media", "file"):
                _resolve(holder.get(name), files)
        if part.get("type") == FILE and (attachment := _attached(message, part["file"])):
            part |= {"name": attachment.filename, "size": len(attachment.data)}
    return parts


def embeds_json(message: Message) -> list[Json]:
    """The embeds with `attachment://name` turned into the address of the file."""
    embeds = copy.deepcopy(message.embeds)
    addresses = {f"attachment://{attachment.filename}": attachment.url for attachment in message.attachments}
    for picture in (embed[name] for embed in embeds for name in ("image", "thumbnail") if name in embed):
        picture["url"] = picture["proxy_url"] = addresses.get(picture["url"], picture["url"])
    return embeds


def measures(attachment: Attachment) -> Json:
    """How wide and high a picture is; nothing for other files."""
    if not attachment.content_type.startswith("image/"):
        return {}
    try:
        with Image.open(io.BytesIO(attachment.data)) as image:  # reads its head alone
            return {"width": image.width, "height": image.height}
    except (OSError, ValueError, Image.DecompressionBombError):
        return {}


def _attached(message: Message, media: Json) -> Attachment | None:
    return next((file for file in message.attachments if str(file.id) == media.get("attachment_id")), None)


def _resolve(media: Any, files: dict[str, Attachment]) -> None:
    """Put the file's address into an unfurled media item."""
    if not isinstance(media, dict):
        return
    if attachment := files.get(media.get("url", "")):
        media |= {
            "id": str(attachment.id + 1),
            "url": attachment.url,
            "proxy_url": attachment.url,
            "content_type": attachment.content_type,
            "attachment_id": str(attachment.id),
            "loading_state": 2,
            **(measures(attachment) or {"width": None, "height": None}),
        }
    else:
        media |= {"id": "1", "proxy_url": media["url"], "width": None, "height": None, "loading_state": 1}
