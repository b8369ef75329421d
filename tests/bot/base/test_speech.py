"""Names in messages are nothing but names; and how words are made shorter."""

from __future__ import annotations

import warnings

import pytest

from bot.base.speech import cut, escaped


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Aki 7", "Aki 7"),
        ("選手・一号", "選手・一号"),
        ("A*k_i~", r"A\*k\_i\~"),
        ("||boo||`", r"\|\|boo\|\|\`"),
        ("back\\slash", r"back\\slash"),
        ("# Aki", r"\# Aki"),
        ("-# Aki", r"\-\# Aki"),
        ("> Aki", r"\> Aki"),
        ("[free](https://a_b.example)", r"\[free\](https\://a\_b.example)"),
        ("https://a.example", r"https\://a.example"),
        ("<@123456789012345678>", "\\<@\u200b123456789012345678\\>"),
        ("@everyone", "@\u200beveryone"),
    ],
)
def test_a_name_is_nothing_but_a_name(name: str, shown: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert escaped.__wrapped__(name) == shown  # not one that is remembered from before


@pytest.mark.parametrize(
    ("words", "most", "said"),
    [
        ("Key 7, Chest 4", 14, "Key 7, Chest 4"),
        ("Key 7, Chest 4", 13, "Key 7, Chest…"),
        ("Key 7, Chest 4", 11, "Key 7…"),
        ("Key 7, Chest 4", 6, "Key…"),
        ("鍵7、宝箱4、碇5", 8, "鍵7、宝箱4…"),
        ("a " + "b" * 60, 40, "a " + "b" * 37 + "…"),
    ],
)
def test_what_is_cut_ends_with_a_whole_word_where_one_is_near(words: str, most: int, said: str) -> None:
    assert cut(words, most) == said
    assert len(said) <= most
