"""What a host does in a lobby: agree on options by its pages (fourteen, each otherwise than usual), call it off."""

from __future__ import annotations

from bot.sandbox.messages import Button, Message
from bot.sandbox.people import Person

CHOSEN = {
    "river": True,
    "bridge": True,
    "weather": "rain",
    "size": "large",
    "stalls": 57,
    "tax": 0,
    "credit": True,
    "auctions": False,
    "barter": True,
    "silk": True,
    "thieves": True,
    "guards": True,
    "beggars": True,
    "nobles": "many",
}


def turning(page: Message) -> list[Button]:
    """The buttons that turn pages: back, and, last, on."""
    return [button for button in page.buttons if ":page:" in (button.custom_id or "")]


async def call_off(host: Person, lobby: Message) -> None:
    """The host calls a lobby off, and means it."""
    panel = (await host.press(lobby, ":options:")).message
    assert panel is not None
    await host.press(panel, ":cancel:")
    await host.press(panel, ":calloff:")


async def agree(host: Person, page: Message, name: str, value: object) -> str:
    """Turn to the page on which an option has its menu, and choose there; what was said to the host."""
    word = f"{name}={str(value).lower()}"
    for _ in range(9):
        for menu in page.selects:
            if word in [option.value for option in menu.options]:
                return (await host.choose(page, menu.custom_id, [word])).text
        turns = turning(page)
        await host.press(page, str(turns[0 if turns[-1].disabled else -1].custom_id))
    raise AssertionError(f"no menu for {name}")
