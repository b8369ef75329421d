"""A computer player: does what it thinks is worth most."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeAlias

from engines.carson_city.cards import DUEL_VALUES, SIDE, Side, Square
from engines.carson_city.land import PARCEL, Parcel
from engines.carson_city.mind import COWBOY, Mind
from engines.carson_city.prospects import KIND, REVOLVER, spot_of
from engines.carson_city.quick_draw import White
from engines.carson_city.scoring import EACH
from engines.carson_city.state import ROUNDS
from engines.carson_city.view import TownView
from engines.core import Amount, Answer, Ask, Form, Option, Pick, Seen, Text

Worth: TypeAlias = Callable[[Mind, Pick, Option[Any]], float]  # of an option of a menu

NEVER = -99.0
PASSING = 0.3  # what a better place on the lower row is worth
HIRED = 1.6  # a cowboy more
FIREPOWER = 1.0  # a point of it for a round
PIP = 0.3  # of a duel tile, kept for another duel
WHIM = 0.2  # how much chance has a say


def computer(seen: Seen, ask: Ask, rng: random.Random) -> Answer:
    """The answer worth most. A question it does not know it answers somehow."""
    if not isinstance(seen.view, TownView) or seen.seat is None:
        return ask.any_answer(rng)
    mind = Mind(seen.view, seen.seat)
    if isinstance(ask, Amount) and ask.topic == "points":
        return _points(mind, ask)
    if isinstance(ask, Form) and ask.topic == "limit":
        return _limit(mind, ask)
    if isinstance(ask, Pick) and ask.topic in ("parcels", "attacks") and ask.least == len(ask.options):
        return sorted((option.id for option in ask.options), key=lambda id_: -mind.acting(PARCEL[id_]))
    worth = TOPICS.get(ask.topic)
    if worth is None or not isinstance(ask, Pick) or not ask.single:
        return ask.any_answer(rng)
    return [max(ask.options, key=lambda option: worth(mind, ask, option) + WHIM * rng.random()).id]


def _named(text: Any) -> str:
    """The id behind the label of a parcel, a square or a kind of building."""
    if not isinstance(text, Text):
        return ""
    return str(text.args["name"]) if text.key == "parcel" else text.key.partition("-")[2]


# Personalities


def _claim(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    return mind.parcel(PARCEL[option.id])


def _person(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    """What its power brings, and what can be kept under its limit; somewhat more for who places first."""
    side: Side = option.value
    mind.limit = side.limit
    left = mind.worth(mind.forecast + 5, mind.hoped) + mind.keep(mind.forecast + 5)
    return _power(mind, side) + left / 2 - 0.05 * side.number


def _power(mind: Mind, side: Side) -> float:
    match side.id:
        case "sheriff-yellow":
            return HIRED + COWBOY[mind.round]
        case "banker-yellow":
            return mind.gain(side.cash)
        case "banker-red":
            return max(points + mind.gain(-price) for price, points in side.packages)
        case "grocer-yellow" | "grocer-red" | "settler-red":
            return max(mind.gain(side.cash), _later(mind, side))
        case "coolie-yellow":
            return 2 * mind.road + mind.gain(5)
        case "coolie-red":
            gains = mind.view.options.red_coolie_cash == "gain"
            return mind.gain(side.cash if gains else -side.cash) + _best_tile(mind)
        case "settler-yellow":
            return COWBOY[mind.round] + max(map(mind.parcel, mind.land.unowned()), default=0.0)
        case "captain-yellow" | "captain-red":
            return max(_package_of(mind, side, price, count) for price, count in side.packages)
    return FIREPOWER * side.firepower


def _later(mind: Mind, side: Side) -> float:
    """The other half of a card that gives cash at once."""
    if side.id == "grocer-yellow":
        return mind.gain(0.9 * mind.best_income)
    places = mind.land.houses if side.id == "grocer-red" else mind.land.mountains
    return sum(mind.land.owners.get(place) == mind.seat for place in places)


def _best_tile(mind: Mind) -> float:
    return max((mind.at_best(KIND[kind]) for kind in mind.view.display.values() if kind), default=0.0)


def _package_of(mind: Mind, side: Side, price: int, count: int) -> float:
    if price > mind.me.cash:
        return 0.0
    each = HIRED if side.id == "captain-yellow" else REVOLVER * (ROUNDS + 1 - mind.round)
    return count * each + mind.gain(-price)


def _cash_or_later(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    side = SIDE[mind.me.person or ""]
    return mind.gain(side.cash) if option.value else _later(mind, side)


def _coolie(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    if option.value is None:
        return 0.0
    kind = KIND[mind.view.display[option.id] or ""]
    return mind.at_best(kind) + (mind.gain(-5) if mind.view.options.red_coolie_cash == "pay" else 0.0)


def _package(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    return _package_of(mind, SIDE[mind.me.person or ""], *option.value)


# Cowboys


def _place(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    """The best spot if it is worth a cowboy; else to pass. The white one goes where he is worth more."""
    spot = option.value
    if isinstance(spot, (Square, Parcel)):
        return mind.spot(spot)
    if spot == "white":
        empty = [
            other.value
            for other in ask.options
            if isinstance(other.value, Square | Parcel) and mind.can_hold_white(other.value)
        ]
        return max((mind.spot(spot, white=True) for spot in empty), default=0.5)
    return PASSING if spot == "pass" else NEVER


def _place_white(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    return NEVER if option.id == "back" else mind.spot(option.value, white=True)


def _race(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    """All cowboys that are worth it, one after the other, and none back; then the player is done."""
    do = option.value
    if isinstance(do, White):
        return mind.spot(do.spot, white=True)
    if isinstance(do, (Square, Parcel)):
        return mind.spot(do)
    return (PASSING if mind.round < ROUNDS else 2 * PASSING) if do == "lock" else NEVER


def _duel(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    """A high tile where the spot is dear and it helps to win."""
    spot = spot_of(_named(ask.prompt.args["spot"]))
    mind.stands = [other for other in mind.stands if other is not spot]
    view = mind.view
    tile: int = option.value.value
    likely = 1.0
    for rival in mind.there(spot):
        theirs = view.players[rival]
        own_set = len(view.players) == 2 and not theirs.covered
        left = [value for value in DUEL_VALUES if not own_set or value not in theirs.used]
        first = view.lower.index(mind.seat) < view.lower.index(rival)
        ahead = mind.me.firepower + tile - theirs.firepower + (0 if first else -1)
        likely *= sum(value <= ahead for value in left) / max(1, len(left))
    stake = (1 + mind.weight) * mind.acting(spot)
    return likely * stake - PIP * tile * (1.0 if mind.round < ROUNDS else 0.3)


# Land and buildings


def _buy(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    """What is worth its price, unless a building must be paid that is worth more."""
    if option.id == "none":
        return 0.0
    if option.id == "all":
        return sum(max(0.0, _buy(mind, ask, other)) or NEVER for other in ask.options[2:])
    cost = mind.price(option.value)
    return mind.parcel(option.value) + mind.gain(-cost) - (2.0 if cost > mind.spendable else 0.0)


def _build(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    """The site where it brings most for itself; it is kept for a better one, or left if it is not worth its price."""
    kind = KIND[_named(ask.prompt.args["building"])]
    price = ask.prompt.args.get("price", 0)
    assert isinstance(price, int)
    paid = mind.gain(-price) if price else 0.0
    if isinstance(option.value, Parcel):
        return mind.built(kind, option.value) + paid
    return mind.kept + paid if option.id == "keep" else 0.0 if option.id == "leave" else NEVER


def _from_reserve(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    if option.id == "road":
        return NEVER
    if not isinstance(option.value, tuple):
        return mind.kept
    tile, site = option.value
    return (
        mind.built(tile.kind, site) if mind.house_comes(tile.kind, site) else NEVER
    )  # a rival who said no is left alone


def _house(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    if option.value is None:
        return NEVER
    kind, site = KIND[_named(ask.prompt.args["building"])], PARCEL[_named(ask.prompt.args["parcel"])]
    return mind.house(kind, site, option.value)


def _allow_house(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    """A house is worth points to whoever owns its parcel, and serves nobody else."""
    place = PARCEL[_named(ask.prompt.args["parcel"])]
    return EACH - mind.spare_site(place) - 2 * mind.weight if option.value else 0.0


def _roads_to(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    return float(option.id == "shortest")


def _no_road(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    """None but those that a building needs: they are laid with it."""
    return float(option.value is None)


def _last_road(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    """Bridges, and the way to them, where they are worth points (R44)."""
    return 0.0 if option.value is None else float(option.value is mind.towards_a_bridge) - 0.5


# Money


def _grocer(mind: Mind, ask: Pick, option: Option[Any]) -> float:
    return float(mind.incomes[option.id])


def _points(mind: Mind, ask: Amount) -> int:
    """As many as are worth more than the cash; fewer if a cheaper square follows."""
    price, cash = ask.prompt.args["price"], mind.me.cash
    assert isinstance(price, int)
    prices = [other for other in mind.prices if other < price]
    return max(range(ask.low, ask.high + 1), key=lambda points: points + mind.worth(cash - points * price, prices))


def _limit(mind: Mind, ask: Form) -> Answer:
    """The package, and the cash given up, after which points and cash are worth most."""
    packages = ask.fields.get("package")
    options = packages.options if isinstance(packages, Pick) else [None]

    def worth(package: Option[Any] | None, more: int) -> float:
        price, points = package.value if package else (0, 0)
        cash = mind.me.cash - price
        over = max(0, cash - mind.limit)
        points_lost = over // 10 + more
        return points + points_lost + mind.keep(cash - max(over, 10 * points_lost))

    def most(package: Option[Any] | None) -> int:
        field = ask.after({"package": package.value} if package else {}, "more")
        return field.high if isinstance(field, Amount) else 0

    ways = [(package, more) for package in options for more in range(most(package) + 1)]
    package, more = max(ways, key=lambda way: worth(*way))
    return ask.filled(lambda name, _: [package.id] if name == "package" and package else more)


TOPICS: dict[str, Worth] = {
    "build": _build,
    "claim": _claim,
    "coolie": _coolie,
    "duel": _duel,
    "grocer": _grocer,
    "house": _house,
    "house-allow": _allow_house,
    "last-road": _last_road,
    "package": _package,
    "parcel": _buy,
    "person": _person,
    "person-cash": _cash_or_later,
    "place": _place,
    "place-white": _place_white,
    "race": _race,
    "reserve": _from_reserve,
    "road": _no_road,
    "roads-to": _roads_to,
}
