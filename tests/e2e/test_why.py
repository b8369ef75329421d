"""`/<game> why`: a figure at a table explained to whoever asks, in a thread or outside."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.house import House, sit_down


async def test_why_at_the_table_and_outside(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        aki, ben, chie = house.world.person("Aki"), house.world.person("Ben", locale="ja"), house.world.person("Chie")
        thread = await sit_down(house, aki, ben, game="carsoncity")
        here = await aki.command(thread, "carsoncity why", about="a1")
        assert "Buying it costs $" in here.text  # how much hangs on the dice: a mountain may be beside it
        assert here.message is not None
        assert here.message.ephemeral
        offered = await ben.autocomplete(thread, "carsoncity why", "about", "Ａ８")
        assert [choice["value"] for choice in offered] == ["A8"]
        outside = await ben.command(house.world.channel, "carsoncity why", about="A1")
        assert "購入の価格は$" in outside.text
        looking_on = await chie.command(thread, "carsoncity why", about="Ben")
        assert "Ben has firepower 3" in looking_on.text
        for typed in ("D9", "5D", "hello"):
            assert "\n" not in (await aki.command(thread, "carsoncity why", about=typed)).text.strip()
        assert house.errors() == []


async def test_why_without_a_table_or_with_several(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        nowhere = await aki.command(house.world.channel, "carsoncity why", about="A1")
        assert "You sit at no table of this game" in nowhere.text
        assert await aki.autocomplete(house.world.channel, "carsoncity why", "about", "A") == []
        await sit_down(house, aki, ben)  # of another game
        assert (
            "You sit at no table of this game"
            in (await aki.command(house.world.channel, "carsoncity why", about="A1")).text
        )
        assert house.errors() == []
