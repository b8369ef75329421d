"""What a computer remembers: all that its seat was told of safes and poker cards."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable

from engines.core import Arg, Event, Text


class Memory:
    """Safes by their id, poker cards by whose they are."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.safes: dict[str, int] = {}
        self.today: defaultdict[Arg, set[str]] = defaultdict(set)
        self.yesterday: defaultdict[Arg, set[str]] = defaultdict(set)
        self.in_deck: defaultdict[Arg, set[str]] = defaultdict(set)
        self.turned_over: Counter[Arg] = Counter()
        self.bluffs: Counter[Arg] = Counter()
        for event in events:
            remember = NOTABLE.get(event.text.key)
            if remember is not None:
                remember(self, event.text.args)


def _safe_holds(memory: Memory, args: dict[str, Arg]) -> None:
    memory.safes[safe_in(args["safe"])] = int(str(args["value"]))


def _day_begins(memory: Memory, args: dict[str, Arg]) -> None:
    memory.yesterday, memory.today = memory.today, defaultdict(set)
    memory.in_deck.clear()


def _turned_over(memory: Memory, args: dict[str, Arg]) -> None:
    seat, value = args["seat"], _value(args["card"])
    memory.today[seat].add(value)
    memory.turned_over[seat] += 1
    memory.bluffs[seat] += value != args["slot"]


def _lays_zero(memory: Memory, args: dict[str, Arg]) -> None:
    memory.today[args["seat"]].add("0")


def _card_is(memory: Memory, args: dict[str, Arg]) -> None:
    played = args["played"]
    if isinstance(played, Text):
        memory.today[played.args["seat"]].add(_value(args["card"]))


def _reveals_top(memory: Memory, args: dict[str, Arg]) -> None:
    memory.in_deck[args["seat"]].add(_value(args["card"]))


def _draws(memory: Memory, args: dict[str, Arg]) -> None:
    memory.in_deck[args["seat"]].clear()


NOTABLE: dict[str, Callable[[Memory, dict[str, Arg]], None]] = {
    "safe-holds": _safe_holds,
    "day-begins": _day_begins,
    "turned-over": _turned_over,
    "lays-zero": _lays_zero,
    "card-is": _card_is,
    "reveals-top": _reveals_top,
    "draws": _draws,
}


# Labels


def safe_in(label: Arg | None) -> str:
    """The id of the safe that a label names."""
    location = label.args.get("location") if isinstance(label, Text) else None
    if not isinstance(label, Text) or not isinstance(location, Text):
        return ""
    return f"{location.key.removeprefix('location-')}-{label.args.get('number')}"


def scoundrel_in(label: Arg | None) -> str:
    """The id of the scoundrel that a label names."""
    trait, job = (label.args.get("trait"), label.args.get("job")) if isinstance(label, Text) else (None, None)
    if not isinstance(trait, Text) or not isinstance(job, Text):
        return ""
    return f"{trait.key.removeprefix('trait-')}.{job.key.removeprefix('job-')}"


def _value(card: Arg) -> str:
    return str(card.args.get("value")) if isinstance(card, Text) else ""
