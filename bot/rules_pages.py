"""The rules by topic: one page at a time, with a menu of all pages, and a search."""

from __future__ import annotations

import discord
from discord import ui

from bot.faces import Face, RulesPage
from bot.language import Locale, words_for
from bot.ui.ids import ControlId
from bot.ui.messages import Look, look
from bot.ui.rows import row
from bot.ui.speech import Speech
from engines.core import Text


def rules_look(face: Face, locale: Locale, match: int, topic: str | None = None) -> Look:
    """One page of the rules, the first unless a topic is named."""
    speech = Speech(words_for(face.game, locale), [])
    pages = face.rules()
    page = next((page for page in pages if page.id == topic), pages[0])
    buttons = [
        row(*(_to_page(other, match, speech, other is page) for other in pages[start : start + 5]))
        for start in range(0, len(pages), 5)
    ]
    heading = f"### {speech.say(Text('game-name'))}: {speech.say(page.title())}"
    return look(heading, speech.say(page.text()), rows=buttons)


def _to_page(page: RulesPage, match: int, speech: Speech, here: bool) -> ui.Button[Look]:
    return ui.Button(
        label=speech.short(page.title(), 80),
        style=discord.ButtonStyle.primary if here else discord.ButtonStyle.secondary,
        disabled=here,
        custom_id=str(ControlId("rules", match, "", "page", page.id)),
    )


def find_pages(face: Face, locale: Locale, wanted: str) -> list[RulesPage]:
    """The pages that speak of something, those that name it in their title first."""
    speech = Speech(words_for(face.game, locale), [])
    needle = wanted.strip().casefold()
    by_title = [page for page in face.rules() if needle in speech.say(page.title()).casefold()]
    by_text = [page for page in face.rules() if needle in speech.say(page.text()).casefold()]
    return [*by_title, *(page for page in by_text if page not in by_title)]
