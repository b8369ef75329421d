"""A small bot of every kind of answer, to try the sandbox with."""

from __future__ import annotations

import asyncio
import io
from typing import Any, TypeVar

import discord
from discord import app_commands, ui
from discord.ext.commands import AutoShardedBot

Press = discord.Interaction[Any]
T = TypeVar("T")


async def soon(queue: asyncio.Queue[T]) -> T:
    """The next thing out of a queue, or a failure."""
    return await asyncio.wait_for(queue.get(), 10)


class Counter(ui.LayoutView):
    """A text, a counting button and a menu; its custom ids carry all it needs."""

    def __init__(self, count: int = 0) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Counter] = ui.Container(ui.TextDisplay(f"Count: {count}"))
        row: ui.ActionRow[Counter] = ui.ActionRow()
        row.add_item(ui.Button(label="Add one", custom_id=f"count:{count + 1}"))
        row.add_item(ui.Button(label="Off", custom_id="off", disabled=True))
        row.add_item(ui.Button(label="Form", custom_id="form"))
        box.add_item(row)
        menu: ui.Select[Counter] = ui.Select(placeholder="Fruit", custom_id="fruit", max_values=2)
        for fruit in ("apple", "pear", "plum"):
            menu.add_option(label=fruit.title(), value=fruit, description=f"a {fruit}")
        box.add_item(ui.ActionRow(menu))
        self.add_item(box)


class Form(ui.Modal, title="A form"):
    """One line of text and a menu."""

    word: ui.Label[Form] = ui.Label(text="Word", component=ui.TextInput(custom_id="word", max_length=20))
    size: ui.Label[Form] = ui.Label(
        text="Size",
        component=ui.Select(
            custom_id="size", options=[discord.SelectOption(label="Big"), discord.SelectOption(label="Small")]
        ),
    )


class People(ui.UserSelect["Guests"]):
    """A menu of people; it says whom discord.py takes the chosen ones for."""

    async def callback(self, interaction: Press) -> None:
        chosen = [f"{type(user).__name__} {user.display_name}" for user in self.values]
        await interaction.response.send_message(", ".join(chosen), ephemeral=True)


class Guests(ui.LayoutView):
    """One or two people to choose."""

    row: ui.ActionRow[Guests] = ui.ActionRow(People(placeholder="Whom?", custom_id="guests", max_values=2))


def words(modal: dict[str, Any]) -> str:
    """What was filled in, read from the raw data as a bot does after a restart."""
    parts = [part["component"] for part in modal["components"]]
    return ", ".join(part.get("value") or "/".join(part["values"]) for part in parts)


async def pressed(press: Press) -> None:
    """Every press and form, by custom id alone: works for messages of an earlier process."""
    if press.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
        return
    data: Any = press.data
    name, _, rest = data["custom_id"].partition(":")
    match name:
        case "count":
            await press.response.edit_message(view=Counter(int(rest)))
        case "form":
            await press.response.send_modal(Form(custom_id="filled"))
        case "filled":
            await press.response.send_message(words(data), ephemeral=True)
        case "fruit":
            await press.response.send_message(" and ".join(data["values"]), ephemeral=True)
        case "later":
            await press.response.defer()
            await press.followup.send("followed", ephemeral=True)
        case "twice":
            await twice(press)


async def twice(press: Press) -> None:
    """Answers, and answers again past the library's own check."""
    await press.response.send_message("once", ephemeral=True)
    other = discord.InteractionResponse(press)
    try:
        await other.send_message("again")
    except discord.HTTPException as error:
        await press.followup.send(f"refused {error.code}", ephemeral=True)


class Japanese(app_commands.Translator):
    """Everything has a translation, and it shows."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return f"{string.message}訳" if locale is discord.Locale.japanese else None


class SmallBot(AutoShardedBot):
    """The bot."""

    def __init__(self) -> None:
        super().__init__(
            "!", intents=discord.Intents(guilds=True), guild_ready_timeout=0.01, chunk_guilds_at_startup=False
        )
        self.joined: asyncio.Queue[str] = asyncio.Queue()
        self.errors: asyncio.Queue[int] = asyncio.Queue()
        self.add_listener(pressed, "on_interaction")
        self.tree.error(self._failed)
        commands: list[app_commands.Command[Any, ..., None]] = [counter, hidden, slow, say, fail, never]
        for command in commands:
            self.tree.add_command(command)
        self.tree.add_command(games)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No five seconds between shards: the sandbox takes them at once."""

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.joined.put_nowait(guild.name)

    async def _failed(self, press: Press, error: app_commands.AppCommandError) -> None:
        """Keep the code of what Discord refused."""
        self.errors.put_nowait(getattr(getattr(error, "original", error), "code", 0))


@app_commands.command(description="Count")
async def counter(press: Press) -> None:
    await press.response.send_message(view=Counter())


@app_commands.command(description="Something for you alone")
async def hidden(press: Press) -> None:
    await press.response.send_message("for your eyes", ephemeral=True)
    await press.followup.send("and this", ephemeral=True)


@app_commands.command(description="Takes a while")
async def slow(press: Press) -> None:
    await press.response.defer(thinking=True, ephemeral=True)
    await press.edit_original_response(content=f"done in {press.locale} in {press.guild_locale}")


@app_commands.command(description="A direct message")
async def say(press: Press, text: str, to: discord.Member | None = None) -> None:
    await press.response.defer(thinking=True, ephemeral=True)
    try:
        await (to or press.user).send(text)
    except discord.Forbidden as error:
        await press.edit_original_response(content=f"closed {error.code}")
    else:
        await press.edit_original_response(content="sent")


@app_commands.command(description="A file too many")
async def fail(press: Press) -> None:
    raise RuntimeError("as ordered")


@app_commands.command(description="Never answers")
async def never(press: Press) -> None:
    pass


games = app_commands.Group(name="games", description="Games", guild_only=True)
more = app_commands.Group(name="more", description="More", parent=games)


async def suggest(press: Press, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=typed * n, value=f"v{n}") for n in (1, 2)]


@more.command(name="new", description="A new game")
@app_commands.choices(speed=[app_commands.Choice(name="Quick", value="q"), app_commands.Choice(name="Slow", value="s")])
@app_commands.autocomplete(what=suggest)
async def new(
    press: Press, what: str, seats: app_commands.Range[int, 2, 5] = 2, traits: bool = False, speed: str = "q"
) -> None:
    await press.response.send_message(f"{what} {seats} {traits} {speed} {press.permissions.send_messages}")


def picture(name: str = "board.png", content: bytes = b"one") -> discord.File:
    """A file to send."""
    return discord.File(io.BytesIO(content), name, description="The board")
