"""A loopback Discord: the bot runs on it unchanged, and scripted people play with it."""

from bot.sandbox.client import Modal, NotOffered
from bot.sandbox.loopback import Loopback
from bot.sandbox.messages import Attachment, Button, Choice, Message, Select
from bot.sandbox.people import Outcome, Person
from bot.sandbox.world import Channel, Guild, NotYet

__all__ = [
    "Attachment",
    "Button",
    "Channel",
    "Choice",
    "Guild",
    "Loopback",
    "Message",
    "Modal",
    "NotOffered",
    "NotYet",
    "Outcome",
    "Person",
    "Select",
]
