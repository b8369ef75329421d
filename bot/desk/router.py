"""The desk: every press and every typed window comes here first, and is answered, whatever happens."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import store
from bot.base.errors import (
    AlreadySeated,
    AlreadyStarted,
    Closed,
    Damaged,
    NoSuchTable,
    NotSeated,
    Refused,
    StalePress,
    TableFull,
)
from bot.base.ids import ControlId
from bot.base.language import house_words
from bot.desk import callback, ending, leaders, mending, proposals, replies, undoing
from bot.desk import help as help_desk
from bot.desk import inviting as inviting_desk
from bot.desk import lobby as lobby_desk
from bot.desk import log as log_desk
from bot.desk import looking as looking_desk
from bot.desk import orders as orders_desk
from bot.desk import passed as passed_desk
from bot.desk import privacy as privacy_desk
from bot.desk import rematch as rematch_desk
from bot.desk import seats as seats_desk
from bot.desk import server as server_desk
from bot.desk import settings as settings_desk
from bot.desk import table as table_desk
from bot.desk.replies import Replying
from bot.ui import messages
from bot.ui.parts import Control, button, row
from engines.core import EngineError, Text

if TYPE_CHECKING:
    from bot.app import Backroom

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]

STORE_REFUSALS: dict[type[Exception], type[Refused]] = {
    store.AlreadySeated: AlreadySeated,
    store.NotSeated: NotSeated,
    store.TableFull: TableFull,
    store.NoSuchMatch: NoSuchTable,
    store.WrongPhase: AlreadyStarted,
}
HANDLERS: dict[str, Handler] = {
    **help_desk.HANDLERS,
    **lobby_desk.HANDLERS,
    **inviting_desk.HANDLERS,
    **rematch_desk.HANDLERS,
    **table_desk.HANDLERS,
    **log_desk.HANDLERS,
    **looking_desk.HANDLERS,
    **orders_desk.HANDLERS,
    **settings_desk.HANDLERS,
    **server_desk.HANDLERS,
    **privacy_desk.HANDLERS,
    **undoing.HANDLERS,
    **seats_desk.HANDLERS,
    **mending.HANDLERS,
    **proposals.handlers(ending.ENDING, undoing.UNDOING),
    "leaders": leaders.turn,
}
# Controls that stand under a question, or beside a hand.
PANEL = frozenset({**table_desk.ASKING, **orders_desk.HANDLERS})
# Controls of the menu behind ⋯, and of what it opens.
MENU = frozenset(("log", "rules", "words", "undo", "undone", "resign", "resigned", "nudge", "standin"))


class Desk:
    """Routes a press to what it means. A refusal is a kind sentence; an error of ours has an id."""

    def __init__(self, bot: Backroom) -> None:
        self._bot = bot

    async def pressed(self, interaction: Interaction) -> None:
        """A component or a modal of ours."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Any = interaction.data or {}
        control = ControlId.read(str(data.get("custom_id", "")))
        if control is None:
            return
        try:
            if control.verb not in HANDLERS:
                raise StalePress  # a control of another version of ours
            await HANDLERS[control.verb](self._bot, interaction, control)
        except (StalePress, Closed) as error:
            await self._stale(interaction, error, control)
        except Exception as error:
            await self.failed(interaction, error, control.match, control.verb in MENU)
        await self._sweep(control.match)
        callback.part(interaction)

    async def _sweep(self, match: int) -> None:
        """The press is answered; what else it made stale goes. What fails of that is nothing to whoever pressed."""
        try:
            await proposals.sweep(self._bot, match)
        except Exception:
            log.exception("old proposals could not be removed", extra={"match": match})

    async def _stale(self, interaction: Interaction, error: Refused, control: ControlId) -> None:
        """A question that has passed: what holds now is shown in its place."""
        try:
            if control.verb in PANEL and await passed_desk.how_things_stand(self._bot, interaction, control):
                return
        except Exception as worse:
            await self.failed(interaction, worse, control.match)
        else:
            await self.failed(interaction, error, control.match, control.verb in MENU)

    async def command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """A slash command that raised."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await self.failed(interaction, cause, None)

    async def failed(self, interaction: Interaction, error: Exception, match: int | None, menu: bool = False) -> None:
        """Say what is so, in the person's language; log what is ours. `menu`: the control stood in one that then goes,
        where only this person sees it.
        """
        words = house_words(self._bot.teller.locale_of(interaction))
        if isinstance(error, Damaged):
            self._bot.outbox.refresh(error.table)  # everybody at the table is told
        if isinstance(error, (Refused, EngineError)):
            text = error.text
        elif type(error) in STORE_REFUSALS:
            text = Text(STORE_REFUSALS[type(error)].key)
        else:
            text, menu = self._our_error(error, match), False  # it can be pressed again
        remedy = error.remedy if isinstance(error, Refused) else None
        buttons = [] if remedy is None else [button(words.say(Text(remedy[0]), []), remedy[1], "primary")]
        if menu and replies.pressed_in_private(interaction) and not buttons:
            await Replying(interaction).update(messages.sentence(words.say(text, [])))
        else:
            await say(interaction, words.say(text, []), *buttons)

    def _our_error(self, error: Exception, match: int | None) -> Text:
        """It is logged with an id. Whatever was stored before it happened comes to the screens all the same."""
        error_id = secrets.token_hex(2).upper()
        log.error("an error of ours", exc_info=error, extra={"error": error_id, "match": match})
        if match:
            self._bot.outbox.touch(match)
            self._bot.lobby_screen.touch(match)
        return Text("host-error", error=error_id)


async def say(interaction: Interaction, words: str, *buttons: Control) -> None:
    """One sentence that only this person sees, perhaps with what can be done about it."""
    look = messages.look(words, row(*buttons)) if buttons else messages.sentence(words)
    if not await replies.say(interaction, look):
        log.warning("a sentence could not be said")
