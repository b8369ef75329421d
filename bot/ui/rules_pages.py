"""The rules by topic: one page at a time, with a menu of all pages, and a search."""

from __future__ import annotations

from collections.abc import Iterable

from bot.base.ids import ControlId
from bot.base.language import Locale, house_words, words_for
from bot.base.speech import Speech
from bot.ui.faces import Face, RulesPage
from bot.ui.messages import Look, look
from bot.ui.parts import Control, button, row
from engines.core import Text


def rules_look(face: Face, locale: Locale, topic: str | None = None) -> Look:
    """One page of the rules, the first unless a topic is named."""
    speech = Speech(words_for(face.game, locale), [])
    pages = face.rules()
    page = next((page for page in pages if page.id == topic), pages[0])
    buttons = [
        row(*(_to_page(other, face.game, speech, other is page) for other in pages[start : start + 5]))
        for start in range(0, len(pages), 5)
    ]
    heading = f"### {speech.headed(speech.say(Text('game-name')), speech.say(page.title()))}"
    return look(heading, speech.say(page.text()), rows=buttons)


def _to_page(page: RulesPage, game: str, speech: Speech, here: bool) -> Control:
    control = ControlId("rules", 0, game, "page", page.id)
    return button(speech.plain(page.title()), control, "primary" if here else "secondary", disabled=here)


def games_look(faces: Iterable[Face], locale: Locale) -> Look:
    """Whose rules are wanted, where that is not clear."""
    buttons = []
    for face in faces:
        label = words_for(face.game, locale).say(Text("game-name"), [])
        buttons.append(button(label, ControlId("rules", 0, face.game, "page"), "primary"))
    title = house_words(locale).say(Text("host-rules-which"), [])
    return look(f"### {title}", *(row(*buttons[first : first + 5]) for first in range(0, len(buttons), 5)))


def find_pages(face: Face, locale: Locale, wanted: str) -> list[RulesPage]:
    """The pages that speak of something, those that name it in their title first."""
    speech = Speech(words_for(face.game, locale), [])
    needle = wanted.strip().casefold()
    by_title = [page for page in face.rules() if needle in speech.say(page.title()).casefold()]
    by_text = [page for page in face.rules() if needle in speech.say(page.text()).casefold()]
    return [*by_title, *(page for page in by_text if page not in by_title)]
