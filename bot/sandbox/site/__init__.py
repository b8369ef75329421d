"""The sandbox's page: what a browser is given, what it may do, and what it sees change."""

from bot.sandbox.site.process import BotProcess
from bot.sandbox.site.site import Site

__all__ = ["BotProcess", "Site"]
