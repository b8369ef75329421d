"""Dead Man's Draw on Discord: its commands, its board in words, its rules pages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.commands_words import named, said
from bot.faces import RulesPage
from bot.language import add_words
from bot.ui.speech import Speech
from cogs.lobby import open_lobby, show_rules
from engines.core import Seen, Text
from engines.dead_mans_draw.cards import BY_ID, Suit
from engines.dead_mans_draw.view import SeaView

GAME = "dead_mans_draw"
add_words(GAME, Path(__file__).parent / "text" / GAME)
ICONS = {
    Suit.ANCHOR: "⚓",
    Suit.HOOK: "🪝",
    Suit.CANNON: "💣",
    Suit.KEY: "🗝️",
    Suit.CHEST: "🧰",
    Suit.MAP: "🗺️",
    Suit.ORACLE: "🔮",
    Suit.SWORD: "⚔️",
    Suit.KRAKEN: "🐙",
    Suit.MERMAID: "🧜",
}


class SeaFace:
    """How the game shows itself, in words."""

    game = GAME
    minutes = 20

    def board(self, seen: Seen, speech: Speech) -> str:
        """Play area first, then every bank."""
        view = seen.view
        assert isinstance(view, SeaView)
        say = speech.say
        area = " ".join(self._card(card, card in view.protected) for card in view.play_area) or "—"
        lines = [f"**{say(Text('sea-play-area'))}** {area}"]
        if view.owed:
            lines.append(say(Text("sea-owed", count=view.owed)))
        if view.next_cards:
            lines.append(say(Text("sea-next", cards=" ".join(map(self._card, view.next_cards)))))
        if view.turned_up:
            lines.append(say(Text("sea-turned-up", cards=" ".join(map(self._card, view.turned_up)))))
        lines.append(say(Text("sea-piles", draw=view.draw_pile, discard=view.discard_pile)))
        for seat, player in enumerate(view.players):
            mark = "▶ " if seat == view.active and not seen.over else ""
            trait = f" · {say(Text(f'trait-{player.trait}'))}" if player.trait else ""
            victim = ""
            if player.trait == "davy-jones-locker" and view.victim is not None:
                victim = f" → {speech.name(view.victim)}"
            head = f"{mark}{speech.name(seat)} **{player.points}**{trait}{victim}"
            lines.append(f"{head}\n{self._bank(player.bank) or '—'}")
        return "\n".join(lines)

    def hand(self, seen: Seen, speech: Speech) -> str:
        """The trait not kept, and before the choice both."""
        view = seen.view
        assert isinstance(view, SeaView)
        if not view.unchosen_traits:
            return speech.say(Text("sea-no-hand"))
        say = speech.say
        names = [f"🔒 {say(Text(f'trait-{id_}'))}: {say(Text(f'trait-{id_}-help'))}" for id_ in view.unchosen_traits]
        chosen = seen.seat is not None and view.players[seen.seat].trait
        heading = speech.say(Text("sea-other-trait" if chosen else "sea-own-traits"))
        return "\n".join([heading, *names])

    def where(self, seen: Seen, speech: Speech) -> str:
        """How many cards are left."""
        assert isinstance(seen.view, SeaView)
        return speech.say(Text("sea-left", count=seen.view.draw_pile))

    def options(self, chosen: dict[str, Any]) -> Sequence[Text]:
        """What this table agreed on; variants of traits only where there are traits."""
        names = ["traits", "treasure_hunter", "miser_keeps_hook"] if chosen["traits"] else ["traits"]
        plain = {"treasure_hunter": "triple", "miser_keeps_hook": False}
        return [Text(f"option-{name}-{str(chosen[name]).lower()}") for name in names if chosen[name] != plain.get(name)]

    def rules(self) -> Sequence[RulesPage]:
        """The topics, in the order one learns them."""
        return [RulesPage(id_) for id_ in ("goal", "turn", "bust", "suits", "kraken", "treasure", "traits", "end")]

    def _bank(self, cards: list[str]) -> str:
        """The top card of each suit, and how many lie under it."""
        tops: dict[Suit, list[int]] = {}
        for id_ in cards:
            tops.setdefault(BY_ID[id_].suit, []).append(BY_ID[id_].value)
        parts = []
        for suit, values in tops.items():
            under = f"ˣ{len(values)}" if len(values) > 1 else ""
            parts.append(f"{ICONS[suit]}{max(values)}{under}")
        return " ".join(parts)

    def _card(self, id_: str, safe: bool = False) -> str:
        card = BY_ID[id_]
        text = f"{ICONS[card.suit]}{card.value}"
        return f"__{text}__" if safe else text


@app_commands.guild_only()
class DeadMansDraw(
    commands.GroupCog, group_name=named("deadmansdraw", GAME), group_description=said("deadmansdraw", GAME)
):
    """The commands of the game."""

    def __init__(self, bot: Backroom) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=named("new"), description=said("new"))
    @app_commands.describe(
        traits=said("traits", GAME),
        treasure_hunter=said("treasure-hunter", GAME),
        miser_keeps_hook=said("miser", GAME),
    )
    async def new(
        self,
        interaction: discord.Interaction[Backroom],
        traits: bool = True,
        treasure_hunter: Literal["triple", "double"] = "triple",
        miser_keeps_hook: bool = False,
    ) -> None:
        """Open a lobby."""
        options = {"traits": traits, "treasure_hunter": treasure_hunter, "miser_keeps_hook": miser_keeps_hook}
        await open_lobby(self.bot, interaction, GAME, options)

    @app_commands.command(name=named("rules"), description=said("rules"))
    @app_commands.describe(search=said("rules-search"))
    async def rules(self, interaction: discord.Interaction[Backroom], search: str | None = None) -> None:
        """The rules, in our own words."""
        await show_rules(self.bot, interaction, GAME, search)


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    face = SeaFace()
    bot.faces[GAME] = face
    await bot.add_cog(DeadMansDraw(bot))
