"""The part of the REST API that a bot uses."""

from bot.sandbox.routes import account, channels, commands, interactions, messages

__all__ = ["account", "channels", "commands", "interactions", "messages"]
