"""What people do on the page: the same as a Person can, and nothing that is not offered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.sandbox import Channel, Loopback, Message, Person
from bot.sandbox.posting import edit, post
from tests.bot.sandbox.browser import Tab, opened
from tests.bot.sandbox.small_bot import SmallBot

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def tab(world: Loopback, aki: Person, bot: SmallBot) -> AsyncIterator[Tab]:
    """Aki's page with the bot's commands on it."""
    async with opened(world, "aki") as tab:
        await tab.until(lambda: tab.state["commands"]["guild"])
        yield tab


@pytest_asyncio.fixture
async def japanese(world: Loopback, ben: Person) -> AsyncIterator[Tab]:
    async with opened(world, "ben") as tab:
        yield tab


async def refused(tab: Tab, status: int, verb: str, **body: Any) -> str:
    """What the page is told when it cannot be done."""
    got, answer = await tab.post(f"do/{verb}", body)
    assert (got, list(answer)) == (status, ["error"]), answer
    return str(answer["error"])


def place(channel: Channel) -> str:
    return str(channel.id)


async def count(tab: Tab, world: Loopback) -> Message:
    """A message with buttons and a menu."""
    outcome = await tab.do("command", channel=place(world.channel), command=tab.command("counter"))
    assert (outcome["kind"], outcome["failed"], outcome["modal"]) == ("message", False, None)
    return world.channel.messages[int(outcome["message"])]


async def test_saying(world: Loopback, aki: Person, tab: Tab) -> None:
    said = await tab.do("say", channel=place(world.channel), text="  hello <@1>\nthere  ")
    assert world.channel.messages[int(said["message"])].text == "hello <@1>\nthere"
    await tab.do("say", channel=place(world.dm(aki)), text="psst")
    assert [message.text for message in aki.dms()] == ["psst"]


async def test_what_cannot_be_said(world: Loopback, aki: Person, ben: Person, japanese: Tab) -> None:
    here = place(world.channel)
    async with opened(world, "aki") as tab:
        assert await refused(tab, 400, "say", channel=here, text=" \n") == "Write something first."
        assert "2,000" in await refused(tab, 400, "say", channel=here, text="x" * 2001)
        assert await refused(japanese, 400, "say", channel=here, text="") == "メッセージを入力してください。"
        forum = world.new_channel("forum", "forum")
        assert "write" in await refused(tab, 400, "say", channel=place(forum), text="x")
        thread = ben.open_thread(world.channel, "thread")
        thread.archive()
        await tab.do("say", channel=place(thread), text="awake")
        assert not thread.archived
        thread.archive(locked=True)
        await refused(tab, 400, "say", channel=place(thread), text="x")
        for hidden in (world.dm(ben), ben.open_thread(world.channel, "cellar", private=True)):
            await refused(tab, 404, "say", channel=place(hidden), text="x")
        await refused(tab, 404, "say", channel="1", text="x")
        for channel in ("", "x", "-1", "１", "1" * 30, 1, None, ["1"], {"id": "1"}):
            await refused(tab, 400, "say", channel=channel, text="x")
        await refused(tab, 400, "say", channel=here, text="\ud800")
        await refused(tab, 400, "say", channel=here, text="x", more=1)
        await refused(tab, 400, "say", channel=here)
        await refused(tab, 404, "fly", channel=here)
        assert aki.sees(world.channel) == []


async def test_commands_with_options(world: Loopback, tab: Tab) -> None:
    body = {"channel": place(world.channel), "command": tab.command("games"), "path": ["more", "new"]}
    options = {"what": "chess", "seats": 3, "traits": True, "speed": "s"}
    outcome = await tab.do("command", **body, options=options)
    assert world.channel.messages[int(outcome["message"])].text == "chess 3 True s True"
    for wrong in (
        {},
        {"what": 1},
        {"what": None},
        {"what": "x", "seats": 9},
        {"what": "x", "seats": "3"},
        {"what": "x", "seats": 2.5},
        {"what": "x", "seats": True},
        {"what": "x", "seats": 2**70},
        {"what": "x", "speed": "sideways"},
        {"what": "x", "traits": 1},
        {"what": ["x"]},
        {"what": "x", "nothing": 1},
    ):
        await refused(tab, 400, "command", **body, options=wrong)
    assert "what" in await refused(tab, 400, "command", **body)
    assert "seats" in await refused(tab, 400, "command", **body, options={"what": "x", "seats": 9})
    for path in ([], ["more"], ["new"], ["more", "new", "x"], ["more", "old"], "more"):
        await refused(tab, 400, "command", **(body | {"path": path}), options={"what": "x"})
    await refused(tab, 400, "command", **(body | {"channel": place(world.dm(world.people[0]))}), options=options)
    await refused(tab, 404, "command", **(body | {"command": "1"}), options=options)


async def test_commands_with_people(world: Loopback, ben: Person, tab: Tab) -> None:
    body = {"channel": place(world.channel), "command": tab.command("say")}
    outcome = await tab.do("command", **body, options={"text": "hi Ben", "to": str(ben.id)})
    assert (outcome["kind"], outcome["failed"]) == ("deferred", False)
    await world.until(lambda: [message.text for message in ben.dms()] == ["hi Ben"])
    for nobody in ("1", "x", "", 1, str(world.owner.id)):
        await refused(tab, 400, "command", **body, options={"text": "hi", "to": nobody})


async def test_suggestions(world: Loopback, tab: Tab) -> None:
    body = {"channel": place(world.channel), "command": tab.command("games"), "path": ["more", "new"]}
    answer = await tab.do("suggest", **body, options={"seats": 3}, option="what", typed="go")
    assert answer == {"choices": [{"name": "go", "value": "v1"}, {"name": "gogo", "value": "v2"}]}
    for option in ("seats", "nothing"):
        await refused(tab, 400, "suggest", **body, option=option, typed="go")
    await refused(tab, 400, "suggest", **body, option="what")


async def test_pressing(world: Loopback, ben: Person, tab: Tab, japanese: Tab) -> None:
    message = await count(tab, world)
    outcome = await tab.do("press", message=str(message.id), custom_id="count:1")
    assert outcome == {"kind": "update", "failed": False, "message": str(message.id), "modal": None}
    assert "Count: 1" in message.text
    changed = "This has changed in the meantime. Please look again."
    for custom_id in ("count:1", "off", "nothing", ""):
        assert await refused(tab, 400, "press", message=str(message.id), custom_id=custom_id) == changed
    await refused(tab, 400, "press", message=str(message.id), custom_id="count:2", values=["x"])
    await refused(tab, 404, "press", message="1", custom_id="count:2")
    secret = post(world, world.channel, world.bot, {"content": "psst"}, {}, only_for=ben)
    await refused(tab, 404, "press", message=str(secret.id), custom_id="count:2")
    message.deleted = True
    gone = await refused(japanese, 404, "press", message=str(message.id), custom_id="count:2")
    assert gone == "すでになくなっています。"


async def test_choosing(world: Loopback, aki: Person, tab: Tab) -> None:
    message = await count(tab, world)
    outcome = await tab.do("press", message=str(message.id), custom_id="fruit", values=["pear", "apple"])
    assert outcome["kind"] == "message"
    assert world.channel.messages[int(outcome["message"])].text == "pear and apple"
    for values in ([], ["pear"] * 2, ["fig"], ["apple", "pear", "plum"], "pear", [1], ["x" * 101], ["pear"] * 26):
        await refused(tab, 400, "press", message=str(message.id), custom_id="fruit", values=values)
    await refused(tab, 400, "press", message=str(message.id), custom_id="fruit")


async def test_choosing_people_and_channels(world: Loopback, ben: Person, tab: Tab) -> None:
    menus = [
        {"type": kind, "custom_id": name} for kind, name in ((5, "who"), (8, "where"), (6, "role"), (7, "whoever"))
    ]
    body = {"components": [{"type": 1, "components": [menu]} for menu in menus]}
    message = post(world, world.channel, world.bot, body | {"content": "Who and where?"}, {})
    world.reply_within = 0.01  # nobody answers; what the bot was told is what matters
    for custom_id, wanted, kind in (
        ("who", ben, "users"),
        ("whoever", ben, "users"),
        ("where", world.channel, "channels"),
    ):
        outcome = await tab.do("press", message=str(message.id), custom_id=custom_id, values=[str(wanted.id)])
        assert outcome == {"kind": "none", "failed": True, "message": None, "modal": None}
        told = list(world.interactions.values())[-1].data
        assert told["values"] == [str(wanted.id)]
        assert list(told["resolved"][kind]) == [str(wanted.id)]
        await refused(tab, 400, "press", message=str(message.id), custom_id=custom_id, values=["1"])
    hidden = ben.open_thread(world.channel, "cellar", private=True)
    await refused(tab, 400, "press", message=str(message.id), custom_id="where", values=[str(hidden.id)])


WRONG_FORMS: list[Any] = [
    {"word": ""},
    {"word": "x" * 21, "size": ["Big"]},
    {"word": ["x"], "size": ["Big"]},
    {"word": "x", "size": "Big"},
    {"word": "x", "size": []},
    {"word": "x", "size": ["Huge"]},
    {"word": "x", "size": ["Big", "Small"]},
    {"word": 1},
    {"other": "x"},
    [],
]


async def test_forms(world: Loopback, ben: Person, tab: Tab, japanese: Tab) -> None:
    message = await count(tab, world)
    outcome = await tab.do("press", message=str(message.id), custom_id="form")
    modal = outcome["modal"]
    assert (outcome["kind"], modal["title"], modal["custom_id"]) == ("modal", "A form", "filled")
    assert [part["label"] for part in modal["components"]] == ["Word", "Size"]
    for values in WRONG_FORMS:
        await refused(tab, 400, "submit", modal=modal["id"], values=values)
    assert "Word" in await refused(tab, 400, "submit", modal=modal["id"], values={"word": ""})
    await refused(tab, 404, "submit", modal="1", values={})
    await refused(japanese, 404, "submit", modal=modal["id"], values={"word": "x", "size": ["Big"]})
    done = await tab.do("submit", modal=modal["id"], values={"word": "hello", "size": ["Big"]})
    assert (done["kind"], done["failed"]) == ("message", False)
    assert world.channel.messages[int(done["message"])].text == "hello, Big"


BOXES = [{"label": word, "value": word} for word in ("a", "b", "c")]
SORTS: list[Any] = [
    {"type": 3, "custom_id": "menu", "options": BOXES, "required": False},
    {"type": 5, "custom_id": "who", "required": False},
    {"type": 21, "custom_id": "radio", "options": BOXES},
    {"type": 22, "custom_id": "boxes", "options": BOXES},
    {"type": 23, "custom_id": "box"},
]


async def test_every_sort_of_field(world: Loopback, aki: Person, ben: Person, tab: Tab) -> None:
    message = await count(tab, world)
    outcome = await tab.do("press", message=str(message.id), custom_id="form")
    form = next(opened for opened in world.interactions.values() if str(opened.id) == outcome["modal"]["id"])
    labelled = [{"type": 18, "label": sort["custom_id"], "component": sort} for sort in SORTS]
    form.modal = {"title": "All sorts", "custom_id": "sorts", "components": labelled}
    modal, filled = str(form.id), {"menu": [], "who": [], "radio": "b", "boxes": ["a", "b", "c"], "box": True}
    wrong: list[tuple[str, Any]] = [("radio", None), ("radio", ["b"]), ("radio", "d"), ("box", "yes"), ("who", ["1"])]
    for name, value in wrong:
        await refused(tab, 400, "submit", modal=modal, values=filled | {name: value})
    assert "boxes" in await refused(tab, 400, "submit", modal=modal, values=filled | {"boxes": []})
    world.reply_within = 0.01  # this bot knows no such form
    for who in ([], [str(ben.id)]):
        assert (await tab.do("submit", modal=modal, values=filled | {"who": who}))["failed"]
        told = [part["component"] for part in list(world.interactions.values())[-1].data["components"]]
        values = [part.get("value", part.get("values")) for part in told]
        assert values == [[], who, "b", ["a", "b", "c"], True]


async def test_no_answer_in_time(world: Loopback, tab: Tab) -> None:
    world.reply_within = 0.01
    outcome = await tab.do("command", channel=place(world.channel), command=tab.command("never"))
    assert outcome == {"kind": "none", "failed": True, "message": None, "modal": None}


async def test_a_deferred_answer_is_not_waited_for(world: Loopback, tab: Tab) -> None:
    hold = world.faults.hold("PATCH", "/messages/@original")
    outcome = await tab.do("command", channel=place(world.channel), command=tab.command("slow"))
    assert outcome["kind"] == "deferred"
    assert world.channel.messages[int(outcome["message"])].loading
    hold.release()


async def test_dismissing(world: Loopback, aki: Person, ben: Person, tab: Tab) -> None:
    own = post(world, world.channel, world.bot, {"content": "psst"}, {}, only_for=aki)
    other = post(world, world.channel, world.bot, {"content": "psst"}, {}, only_for=ben)
    public = post(world, world.channel, world.bot, {"content": "hello"}, {})
    await tab.do("dismiss", message=str(own.id))
    assert own.deleted
    await refused(tab, 404, "dismiss", message=str(own.id))
    await refused(tab, 404, "dismiss", message=str(other.id))
    await refused(tab, 400, "dismiss", message=str(public.id))
    assert not other.deleted
    assert not public.deleted


async def test_ones_own_language(world: Loopback, aki: Person, tab: Tab) -> None:
    await tab.do("be", locale="ja")
    await tab.until(lambda: tab.state["me"]["locale"] == "ja")
    assert await refused(tab, 400, "say", channel=place(world.channel), text="") == "メッセージを入力してください。"
    for locale in ("", "JA", "ja\n", "x" * 100, None, 1):
        await refused(tab, 400, "be", locale=locale)
    assert aki.locale == "ja"


async def test_a_button_that_changed_under_the_finger(world: Loopback, tab: Tab) -> None:
    message = await count(tab, world)
    edit(world, message, {"components": [{"type": 10, "content": "closed"}]}, {})
    await refused(tab, 400, "press", message=str(message.id), custom_id="count:1")
