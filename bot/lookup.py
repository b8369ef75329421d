"""Cards by their names, as people type them: in any language, whole, in part, or two halves side by side."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from bot.faces import Card, Face
from bot.language import LOCALES, Locale, words_for
from bot.ui.speech import Speech


@lru_cache
def cards_of(face: Face, locale: Locale) -> Mapping[str, Card]:
    """What can be looked up in a game, in one language."""
    return face.cards(Speech(words_for(face.game, locale), []))


@lru_cache
def _names(face: Face) -> dict[str, tuple[str, ...]]:
    """For each card all that it may be called: its names in all languages, and its id."""
    spoken = [cards_of(face, locale) for locale in LOCALES]
    return {id_: tuple(map(_plain, (*(there[id_].name for there in spoken), id_))) for id_ in spoken[0]}


def fitting(face: Face, typed: str) -> list[str]:
    """The ids of the cards that go with what was typed: those so called first, then those that begin with it."""
    word, called = _plain(typed), _names(face)
    found = [id_ for id_, names in called.items() if any(word in name for name in names)]
    if not found:  # two halves of one card, as they stand beside each other on the table
        halves = word.split()
        found = [id_ for half in halves for id_, names in called.items() if half in " ".join(names).split()]
    return sorted(
        found, key=lambda id_: (word not in called[id_], not any(name.startswith(word) for name in called[id_]))
    )


def _plain(words: str) -> str:
    """Without what keyboards do to letters: wide or narrow, large or small."""
    return unicodedata.normalize("NFKC", words).casefold().strip()
