"""What a face puts together is written as Japanese is: no brackets, colons and commas of English, no blanks after 。"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from bot.base.language import words_for
from bot.base.speech import Speech
from bot.ui.messages import Told
from engines import catalogue
from engines.core import Match, Seen
from tests.bot.ui.test_messages import FACES
from tests.engines.conformance import moves, new_match
from tests.showcase import ROW

NAMES = ["あき", "ベン", "ちえ", "だん"]
KANA = "ぁ-んァ-ヶ一-龥"
ENGLISH = re.compile(rf"[{KANA}*] ?\([^)]*\)|[{KANA}*][:,;!?]|[。！？] ")


def texts(game: str, match: Match) -> Iterator[str]:
    """Boards and hands in words, the words for those who see no pictures, and cards."""
    face, speech = FACES[game], Speech(words_for(game, "ja"), NAMES)
    for who in (None, *match.table.seats):
        seen: Seen = match.seen(who)
        told = Told(ROW, face, seen, speech, seen.events)
        yield from (face.board(seen, speech), face.hand(seen, speech), face.where(seen, speech))
        yield from (picture.alt for picture in (*face.strips(told), *face.hand_strips(told)))
        yield from (card.words for card in face.on_table(told).values())


@pytest.mark.parametrize("game", catalogue)
def test_nothing_is_written_as_in_english(game: str) -> None:
    match, looks = new_match(catalogue[game], 5), 0
    for number, _ in enumerate(moves(match, random.Random(5))):
        if number % 7 == 0 or match.over:
            found = {part for text in texts(game, match) for part in ENGLISH.findall(text)}
            assert found == set()
            looks += 1
    assert looks > 0
    cards = {card.words for card in FACES[game].cards(Speech(words_for(game, "ja"), NAMES)).values()}
    assert {part for text in cards for part in ENGLISH.findall(text)} == set()
