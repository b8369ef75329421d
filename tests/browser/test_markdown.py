"""Discord's markdown, as the browser has it."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

WRITTEN = {
    # marks
    "**bold** and *slanted* and _so_": "<strong>bold</> and <em>slanted</> and <em>so</>",
    "__under__ ~~gone~~": "<u>under</> <s>gone</>",
    "***both***": "<strong><em>both</></>",
    "**a *b* c**": "<strong>a <em>b</> c</>",
    "*a **b** c*": "<em>a <strong>b</> c</>",
    "*a **b***": "<em>a <strong>b</></>",
    "**a *b***": "<strong>a <em>b</></>",
    "__*x*__": "<u><em>x</></>",
    "___x___": "<u><em>x</></>",
    "**two\nlines**": "<strong>two\nlines</>",
    "~~**a** b~~": "<s><strong>a</> b</>",
    # what is no mark
    "**open": "**open",
    "*open **closed**": "*open <strong>closed</>",
    "**a *b** c*": "<strong>a *b</> c*",
    "2 * 3 * 4": "2 * 3 * 4",
    "snake_case_name": "snake_case_name",
    "****": "****",
    "||||": "||||",
    "~ ~~": "~ ~~",
    r"\*not\* \\ \_": r"*not* \ _",
    # code
    "`a *b*`": "<code.md-code>a *b*</>",
    "`` a`b ``": "<code.md-code> a`b </>",
    "`open": "`open",
    "```js\nlet a;\n```after": "<pre.md-block><code>let a;</></>after",
    "before ```**x**``` after": "before <pre.md-block><code>**x**</></> after",
    "```\n# no heading\n- no list\n```": "<pre.md-block><code># no heading\n- no list</></>",
    "```open": "```open",
    # blocks
    "# A\n## B\n### C\n#### D": "<h1.md-h1>A</><h2.md-h2>B</><h3.md-h3>C</>#### D",
    "#none\n# **x**": "#none\n<h1.md-h1><strong>x</></>",
    "-# small\nnot": "<small.md-small>small</>not",
    "- a\n- b\n  - c\n- d": "<ul.md-list><li>a</><li>b<ul.md-list><li>c</></></><li>d</></>",
    "* a\n1. b\n2. c": "<ul.md-list><li>a</></><ol.md-list><li>b</><li>c</></>",
    "- a\n  1. b": "<ul.md-list><li>a<ol.md-list><li>b</></></></>",
    "-a": "-a",
    "> a\n> **b**\nc": "<blockquote.md-quote><div.md-quoted>a\n<strong>b</></></>c",
    ">>> a\nb": "<blockquote.md-quote><div.md-quoted>a\nb</></>",
    "> # a": "<blockquote.md-quote><div.md-quoted><h1.md-h1>a</></></>",
    ">a": ">a",
    "a\n\nb": "a\n\nb",
    # links
    "[a *b*](https://x.org/c_d_e)": "<a.md-link https://x.org/c_d_e>a <em>b</></>",
    "[a](<https://x.org>)": "<a.md-link https://x.org>a</>",
    "see https://x.org/a_b_(c), ok": "see <a.md-link https://x.org/a_b_(c)>https://x.org/a_b_(c)</>, ok",
    "(https://x.org/)": "(<a.md-link https://x.org/>https://x.org/</>)",
    "**https://x.org**": "<strong><a.md-link https://x.org>https://x.org</></>",
    "<https://x.org>": "<a.md-link https://x.org>https://x.org</>",
    "[x](javascript:alert(1))": "[x](javascript:alert(1))",
    "[https://bank.org](https://x.org)": (
        "[<a.md-link https://bank.org>https://bank.org</>](<a.md-link https://x.org>https://x.org</>)"
    ),
    "http:// and ftp://x": "http:// and ftp://x",
    # mentions
    "<@1000000000000000001> <@!5>": "<span.md-mention>@Aki</> <span.md-mention>@unknown-user</>",
    "<@1000000000004194305>": "<span.md-mention>@Ben ‹b>x‹/b></>",
    "<#31> <#99>": "<a.is-channel #31>#tables</> <span.is-unknown>#unknown</>",
    "https://discord.com/channels/1/31/5": "<a.is-channel #31/5>#tables</>",
    "[here](https://discord.com/channels/1/31)": "<a.is-channel #31>here</>",
    "https://discord.com.evil.org/channels/1/31": (
        "<a.md-link https://discord.com.evil.org/channels/1/31>https://discord.com.evil.org/channels/1/31</>"
    ),
    "@everyone @here @nobody": "<span.md-mention>@everyone</> <span.md-mention>@here</> @nobody",
    "</table new:7>": "<a.is-command #>/table new</>",
    "<:chest:1> <a:run:2>": "<span.md-emoji>:chest:</> <span.md-emoji>:run:</>",
    "🎲 🎲": "<span.md-jumbo>🎲 🎲</>",
    "🎲 roll": "🎲 roll",
    # nothing is ever HTML
    "<img src=x onerror=alert(1)>": "‹img src=x onerror=alert(1)>",
    "**<script>alert(1)</script>**": "<strong>‹script>alert(1)‹/script></>",
}

TIMES = {"t": "16:20", "T": "16:20:00", "d": "20/04/2021", "D": "20 April 2021", "f": "20 April 2021 at 16:20"} | {
    "F": "Tuesday, 20 April 2021 at 16:20",
    "s": "20/04/2021, 16:20",
    "S": "20/04/2021, 16:20:00",
    "": "20 April 2021 at 16:20",
}

HOSTILE = [
    *("*_~|" * 1000, "*" * 4000, "_*" * 2000, "**__~~||" * 500, "||" * 2000, "`" * 4000, "[" * 4000, "](" * 2000),
    *("[a](" * 1000, "<@" * 2000, "</a a" * 800, "> " * 2000, "- \n" * 1300, "https://x" + ")" * 4000, "```" * 1300),
    *("[" * 2000 + "]" * 2000, "\\" * 4000, "".join("`" * n + " " for n in range(1, 88)), "https://" * 500),
    *("\n".join(" " * n + "- a" for n in range(85)), "**a *b " * 570, "<t:1:" * 800, "[a](https://x(" * 280),
]


@pytest.mark.parametrize(("written", "shown"), WRITTEN.items())
async def test_what_is_written_and_what_is_shown(reader: Page, written: str, shown: str) -> None:
    assert await reader.evaluate("text => simplified(text)", written) == shown


async def test_on_one_line_there_are_no_blocks(reader: Page) -> None:
    shown = await reader.evaluate("text => simplified(text, {inline: true})", "# a\n- **b**\n> c")
    assert shown == "# a - <strong>b</> > c"


@pytest.mark.parametrize(("style", "words"), TIMES.items())
async def test_a_moment_in_every_style(reader: Page, style: str, words: str) -> None:
    written = f"<t:1618935600{':' if style else ''}{style}>"
    assert await reader.evaluate("text => simplified(text)", written) == f"<time.timestamp>{words}</>"


async def test_a_moment_that_is_none(reader: Page) -> None:
    assert await reader.evaluate("text => simplified(text)", "<t:99999999999999999:f>") == "‹t:99999999999999999:f>"


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: text[:8])
async def test_nothing_written_makes_it_slow(reader: Page, text: str) -> None:
    """The best of three, so that a busy machine is not taken for a slow parser."""
    times = [await reader.evaluate("text => timed(text)", text) for _ in range(3)]
    assert min(times) < 50
