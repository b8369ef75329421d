"""Names in messages are nothing but names."""

from __future__ import annotations

import warnings

import pytest

from bot.base.speech import escaped


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
