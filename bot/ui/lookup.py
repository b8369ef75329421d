"""Cards by their names, as people type them: in any language, whole, in part, or two halves side by side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from bot.base.language import LOCALES, Locale, words_for
from bot.base.speech import Speech
from bot.ui.faces import Card, Face
from bot.ui.naming import folded


@lru_cache
def cards_of(face: Face, locale: Locale) -> Mapping[str, Card]:
    """What can be looked up in a game, in one language."""
    return face.cards(Speech(words_for(face.game, locale), []))


@lru_cache
def _names(face: Face) -> dict[str, tuple[str, ...]]:
    """For each card all that it may be called: its names in all languages, and its id."""
    spoken = [cards_of(face, locale) for locale in LOCALES]
    return {id_: (*(there[id_].name for there in spoken), id_) for id_ in spoken[0]}


def fitting(face: Face, typed: str) -> list[str]:
    """The ids of the cards that go with what was typed: those so called first, then those that begin with it."""
    word = folded(typed)
    called = {id_: [folded(name) for name in names] for id_, names in _names(face).items()}
    found = [id_ for id_, names in called.items() if any(word in name for name in names)]
    if not found:  # two halves of one card, as they stand beside each other on the table
        found = [id_ for half in typed.split() for id_, names in _names(face).items() if _is_in(half, names)]
    return sorted(
        found, key=lambda id_: (word not in called[id_], not any(name.startswith(word) for name in called[id_]))
    )


def _is_in(half: str, names: Iterable[str]) -> bool:
    return folded(half) in {folded(part) for name in names for part in name.split()}
