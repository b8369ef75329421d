"""Claims: a toy game that asks for as much as big games do, played on the loopback like any other.

Everybody buries a nugget somewhere on a map of 8 x 8, in secret. Then they take turns: to dig, to survey a row, or to
rest. All the while everybody has twelve offers, among them long lists and forms, each to be taken once.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from pydantic import BaseModel

from bot.base.speech import Speech
from bot.ui.faces import Face
from engines.core import (
    Amount,
    Ask,
    Form,
    Game,
    Option,
    Pick,
    Piece,
    Seat,
    Seen,
    Setup,
    Standings,
    State,
    Table,
    Text,
    Zones,
)
from tests.bot.bazaar import Options, option_words
from tests.points import by_points

ROUNDS = 2
ROWS, COLUMNS = "ABCDEFGH", range(1, 9)
DEEP = 3

WORDS = {
    "en": """
game-name = Claims
game-tagline = A toy for tests.
topic-tool = Tools
claims-parcel = { $row }{ $column }
claims-row = Row { $row }
claims-bury = Where do you bury your nugget?
claims-buried = Everybody has buried a nugget.
claims-turn = What will you do?
claims-dig = Dig
claims-survey = Survey a row
claims-rest = Rest
claims-where = Where?
claims-which-row = Which row?
claims-how-deep = How deep?
claims-how-far = How many parcels?
claims-dug = { $seat } digs at { $parcel }.
claims-found = { $seat } finds a nugget at { $parcel }!
claims-surveyed = { $seat } surveys a row.
claims-rested = { $seat } rests.
claims-tool = Buy a tool: { $tool }
claims-tool-pick = pickaxe
claims-tool-pan = pan
claims-tool-rope = rope
claims-tool-lamp = lamp
claims-tool-mule = mule
claims-buy = Buy it
claims-stake = Stake a parcel
claims-fence = Fence in up to three parcels
claims-route = A route of three parcels
claims-march = March from one parcel to another
claims-from = From
claims-to = To
claims-bet = Bet some dollars
claims-dollars = Dollars
claims-gift = Give somebody a tool
claims-to-whom = To whom?
claims-what = What?
claims-like = Which of these do you like?
claims-taken = { $seat } takes an offer.
claims-round = round { $round }
claims-map = Parcels A1 to H8, { $dug } dug. Points: { $points }
claims-own = Your nugget: { $parcel }
claims-none-yet = not buried yet
name-claims = claims
cmd-claims = Claims
"""
    + option_words("en"),
    "ja": """
game-name = クレーム
game-tagline = テスト用のゲーム
topic-tool = 道具
claims-parcel = { $row }{ $column }
claims-row = { $row }の列
claims-bury = 金塊をどこに埋めますか？
claims-buried = 全員が金塊を埋めました。
claims-turn = 何をしますか？
claims-dig = 掘る
claims-survey = 列を調べる
claims-rest = 休む
claims-where = どこを？
claims-which-row = どの列を？
claims-how-deep = 深さは？
claims-how-far = いくつの区画を？
claims-dug = { $seat }が{ $parcel }を掘りました。
claims-found = { $seat }が{ $parcel }で金塊を見つけました！
claims-surveyed = { $seat }が列を調べました。
claims-rested = { $seat }は休みました。
claims-tool = 道具を買う：{ $tool }
claims-tool-pick = つるはし
claims-tool-pan = 選鉱鍋
claims-tool-rope = ロープ
claims-tool-lamp = ランプ
claims-tool-mule = ラバ
claims-buy = 買う
claims-stake = 区画を1つ押さえる
claims-fence = 3つまでの区画を囲う
claims-route = 3つの区画をめぐる道
claims-march = 区画から区画へ進む
claims-from = 出発
claims-to = 到着
claims-bet = ドルを賭ける
claims-dollars = ドル
claims-gift = 道具を贈る
claims-to-whom = 誰に？
claims-what = 何を？
claims-like = どれが好きですか？
claims-taken = { $seat }が提案を受けました。
claims-round = 第{ $round }ラウンド
claims-map = 区画はA1～H8、掘られたのは{ $dug }か所。点数：{ $points }
claims-own = あなたの金塊：{ $parcel }
claims-none-yet = まだ埋めていません
name-claims = claims
cmd-claims = クレーム
"""
    + option_words("ja"),
}


class Parcel(Piece):
    """One field of the map."""

    def named(self) -> Text:
        return Text("claims-parcel", row=self.id[0], column=int(self.id[1]))

    def grouped(self) -> Text:
        return Text("claims-row", row=self.id[0])


class Tool(Piece):
    def named(self) -> Text:
        return Text(f"claims-tool-{self.id}")


MAP = {f"{row}{n}": Parcel(f"{row}{n}") for row in ROWS for n in COLUMNS}
PARCELS = list(MAP.values())
TOOLS = [Tool(name) for name in ("pick", "pan", "rope", "lamp", "mule")]


@dataclass(slots=True, repr=False)
class Hills(State):
    """Where the nuggets lie that nobody has found, what is dug, and which offers are open to whom."""

    points: list[int]
    nuggets: dict[Seat, str] = field(default_factory=dict)
    dug: list[str] = field(default_factory=list)
    offers: list[list[str]] = field(default_factory=list)
    round: int = 0


class HillsView(BaseModel):
    """What one seat sees: its own nugget, and what lies open."""

    points: list[int]
    own: str | None
    dug: list[str]
    round: int


def undug(hills: Hills) -> list[Parcel]:
    return [parcel for parcel in PARCELS if parcel.id not in hills.dug]


# Turns


async def play(table: Table[Hills]) -> Standings:
    """All bury their nuggets, then everybody has two turns, with twelve offers open the whole time."""
    hills = table.state
    buried = await table.ask_all(dict.fromkeys(table.seats, bury))
    hills.nuggets = {seat: parcel.id for seat, parcel in buried.items()}
    table.tell("claims-buried")
    with ExitStack() as standing:
        for name, make in OFFERS.items():
            standing.enter_context(table.offering(partial(offer, table, name, make), partial(take, table, name)))
        for turn in range(ROUNDS * len(table.seats)):
            hills.round = 1 + turn // len(table.seats)
            await take_turn(table, table.seats[turn % len(table.seats)])
    return by_points(hills)


def bury() -> Pick[Parcel]:
    return Pick.of(PARCELS, prompt=Text("claims-bury"), secret=True)


async def take_turn(table: Table[Hills], seat: Seat) -> None:
    """To dig needs a parcel and a depth, to survey a row, to rest nothing."""
    hills = table.state
    plan = await table.ask(seat, lambda: turn_form(hills))
    if plan["how"] == "claims-dig":
        dig(table, seat, plan["where"])
    else:
        table.tell("claims-rested" if plan["how"] == "claims-rest" else "claims-surveyed", seat=seat)


def dig(table: Table[Hills], seat: Seat, parcel: Parcel) -> None:
    """A nugget comes out, or everybody sees that none lies there."""
    hills = table.state
    hills.dug.append(parcel.id)
    found = [other for other, nugget in hills.nuggets.items() if nugget == parcel.id]
    for other in found:
        del hills.nuggets[other]
        hills.points[seat] += 5
    table.tell("claims-found" if found else "claims-dug", seat=seat, parcel=parcel.label, reveals=True)


def turn_form(hills: Hills) -> Form[dict[str, Any]]:
    """Each field hangs on the one before it."""

    def where(picked: Any) -> Pick[Any] | None:
        if picked["how"] == "claims-dig":
            return Pick.of(undug(hills), prompt=Text("claims-where"))
        rows = [Option(row, Text("claims-row", row=row), value=row) for row in ROWS]
        return Pick(rows, prompt=Text("claims-which-row")) if picked["how"] == "claims-survey" else None

    def how_much(picked: Any) -> Amount | Pick[Any] | None:
        if picked["how"] == "claims-dig":
            return Amount(1, DEEP, prompt=Text("claims-how-deep"))
        if picked["how"] == "claims-rest":
            return None
        row = [parcel for parcel in PARCELS if parcel.id[0] == picked["where"]]
        return Pick.some(row, Text("claims-how-far"), least=1, most=3)

    how = Pick.words(["claims-dig", "claims-survey", "claims-rest"], prompt=Text("claims-turn"))
    return Form({"how": how, "where": where, "much": how_much}, prompt=Text("claims-turn"))


# Offers


def offer(table: Table[Hills], name: str, make: Callable[[Table[Hills], Seat], Ask], seat: Seat) -> Ask | None:
    return make(table, seat) if name in table.state.offers[seat] else None


async def take(table: Table[Hills], name: str, seat: Seat, _: Any) -> None:
    """Once each; a point."""
    table.state.offers[seat].remove(name)
    table.state.points[seat] += 1
    table.tell("claims-taken", seat=seat)


def tool_offer(tool: Tool, table: Table[Hills], seat: Seat) -> Pick[Any]:
    prompt = Text("claims-tool", tool=tool.label)
    return Pick([Option("buy", Text("claims-buy"))], prompt=prompt, topic="tool")


def gift_form(table: Table[Hills], seat: Seat) -> Form[Any]:
    """What can be given hangs on to whom."""

    def what(picked: Any) -> Pick[Any]:
        return Pick.of(TOOLS[: 2 + picked["whom"]], prompt=Text("claims-what"))

    whom = Pick.seats(table.others(seat), prompt=Text("claims-to-whom"))
    return Form({"whom": whom, "what": what}, prompt=Text("claims-gift"))


def march_form(table: Table[Hills], seat: Seat) -> Form[Any]:
    """Two long lists; one does not march to where one is."""

    def to(picked: Any) -> Pick[Any]:
        return Pick.of([parcel for parcel in PARCELS if parcel != picked["start"]], prompt=Text("claims-to"))

    return Form({"start": Pick.of(PARCELS, prompt=Text("claims-from")), "to": to}, prompt=Text("claims-march"))


OFFERS: dict[str, Callable[[Table[Hills], Seat], Ask]] = {
    **{tool.id: partial(tool_offer, tool) for tool in TOOLS},
    "stake": lambda table, seat: Pick.of(PARCELS, prompt=Text("claims-stake")),
    "fence": lambda table, seat: Pick.some(PARCELS, Text("claims-fence"), least=1, most=3),
    "route": lambda table, seat: Pick.some(PARCELS, Text("claims-route"), least=3, most=3, ordered=True),
    "march": march_form,
    "bet": lambda table, seat: Form(
        {"dollars": Amount(1, 9, prompt=Text("claims-dollars"))}, prompt=Text("claims-bet")
    ),
    "gift": gift_form,
    "like": lambda table, seat: Pick.some(TOOLS, Text("claims-like")),
}


# As the core has it


def setup(start: Setup) -> Hills:
    return Hills(points=[0 for _ in start.seats], offers=[list(OFFERS) for _ in start.seats])


def view(hills: Hills, seat: Seat | None) -> HillsView:
    own = None if seat is None else hills.nuggets.get(seat)
    return HillsView(points=list(hills.points), own=own, dug=list(hills.dug), round=hills.round)


def zones(hills: Hills) -> Zones:
    """The others' nuggets may lie wherever nobody has dug."""
    zones = Zones(hills.known)
    places = zones.stock("places for nuggets")
    for seat in hills.nuggets:
        places.lies_at(hills.nuggets, seat, seen_by=(seat,))
    places.lies_in([parcel.id for parcel in undug(hills) if parcel.id not in hills.nuggets.values()])
    return zones


def status(hills: Hills) -> list[str]:
    return [f"a nugget lies at {nugget}" for nugget in hills.nuggets.values() if nugget in hills.dug]


GAME: Game[Hills] = Game(
    id="claims",
    version=1,
    seats=(2, 4),
    setup=setup,
    play=play,
    standings=by_points,
    view=view,
    status=status,
    zones=zones,
    Options=Options,
    computer=lambda seen, ask, rng: ask.any_answer(rng),
)


class ClaimsFace(Face[HillsView]):
    """In words only."""

    game = GAME.id
    minutes = 1

    def board(self, seen: Seen[HillsView], speech: Speech) -> str:
        points = " ".join(map(str, seen.view.points))
        return speech.say(Text("claims-map", dug=len(seen.view.dug), points=points))

    def hand(self, seen: Seen[HillsView], speech: Speech) -> str:
        own = seen.view.own
        return speech.say(Text("claims-own", parcel=Text("claims-none-yet") if own is None else MAP[own].label))

    def where(self, seen: Seen[HillsView], speech: Speech) -> str:
        return speech.say(Text("claims-round", round=seen.view.round))
