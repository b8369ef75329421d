"""The world in words, for whoever reads a failed test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.sandbox.messages import Message
    from bot.sandbox.world import Channel, World


def dump(world: World) -> str:
    """Every channel with its messages, and the last requests."""
    lines = [line for channel in world.channels.values() for line in _channel(channel)]
    lines += ["last requests:", *(f"  {r.method} {r.path} -> {r.status}" for r in world.requests[-15:])]
    lines += [f"  violation: {violation}" for violation in world.violations]
    return "\n".join(lines)


def _channel(channel: Channel) -> Iterator[str]:
    kind = f"DM with {channel.name}" if channel.recipient else f"#{channel.name}"
    state = " (deleted)" if channel.deleted else " (archived)" if channel.archived else ""
    yield f"{kind}{state}:"
    for message in channel.messages.values():
        yield from _message(message)


def _message(message: Message) -> Iterator[str]:
    notes = [f"only {message.only_for.name} sees it"] if message.only_for else []
    notes += [word for word, true in (("deleted", message.deleted), ("thinking", message.loading)) if true]
    yield f"  {message.author.name} ({message.id}{''.join(', ' + note for note in notes)}):"
    for line in message.text.splitlines():
        yield f"    {line}"
    for file in message.attachments:
        yield f"    [file {file.filename}, {len(file.data)} bytes]"
    if message.buttons:
        yield "    " + " ".join(f"({button.label}{' off' if button.disabled else ''})" for button in message.buttons)
    for select in message.selects:
        yield f"    <{select.placeholder or select.custom_id}: {', '.join(choice.label for choice in select.options)}>"
