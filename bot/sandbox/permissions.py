"""The permissions that matter to a bot, by their names."""

from __future__ import annotations

BITS = {
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "manage_roles": 1 << 28,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
}

PERSON = (
    BITS["view_channel"]
    | BITS["send_messages"]
    | BITS["read_message_history"]
    | BITS["use_application_commands"]
    | BITS["create_public_threads"]
    | BITS["send_messages_in_threads"]
)
ADMIN = sum(BITS.values())
BOT = ADMIN & ~BITS["administrator"] & ~BITS["manage_guild"] & ~BITS["manage_roles"] & ~BITS["mention_everyone"]


def bits(*names: str) -> int:
    """These permissions as one number; an unknown name is an error."""
    return sum(BITS[name] for name in set(names))
