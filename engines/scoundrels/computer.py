"""A computer player: takes what is worth most, bluffs where it pays, and suspects where it is likely."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeAlias

from engines.core import Answer, Ask, Form, Pick, Seen, Text
from engines.scoundrels.cards import SLOT_ABILITIES, STRATEGIES
from engines.scoundrels.memory import safe_in, scoundrel_in
from engines.scoundrels.mind import NEVER, Mind, chained, is_bluff, steals
from engines.scoundrels.state import POSSIBLE
from engines.scoundrels.view import TownView

Worth: TypeAlias = Callable[[Mind, Text, str], float]  # of an option, by the prompt and its id

# of each leader's two strategies; the best first, by the games that computers won with them
FAVOURITES = ("field-research", "hard-bargain", "protection-racket", "jailbreak")
ORDER = {"A": 0.0, "2": 0.0, "4": 1.0, "3": 1.5, "6": 1.5, "face-up": 1.5, "5": 3.0}  # look, then take
WHIM = 0.4  # how much chance has a say in what is planned, so that nobody can count on it
PROMISING = 6.0  # a prize to be taken before somebody else does


def computer(seen: Seen, ask: Ask, rng: random.Random) -> Answer:
    """The answer worth most; where several are, one of them. A question it does not know it answers somehow."""
    if not isinstance(seen.view, TownView) or seen.seat is None:
        return ask.any_answer(rng)
    mind = Mind(seen, seen.view, seen.seat)
    if ask.topic == "plan" and isinstance(ask, Form):
        return _plan(mind, ask, rng)
    worth = TOPICS.get(ask.topic) or EFFECTS.get(ask.prompt.key)
    if worth is None or not isinstance(ask, Pick) or not ask.single:
        return ask.default if isinstance(ask, Pick) and ask.ordered else ask.any_answer(rng)
    values = {option.id: worth(mind, ask.prompt, option.id) for option in ask.options}
    best = max(values.values())
    return [rng.choice([id_ for id_, value in values.items() if value == best])]


# Planning


def _plan(mind: Mind, ask: Form, rng: random.Random) -> Answer:
    """The best slots for the turns to come, true where the hand allows it; then the one whose time is now."""
    cards = ask.fields["card"]
    assert isinstance(cards, Pick)
    hand = [option.id for option in cards.options]
    worth = {slot: mind.slot_worth(slot) + WHIM * rng.random() for slot in mind.free}
    for slot in worth:
        worth[slot] -= 0 if slot in hand else mind.fear()
    if "face-up" in hand:
        worth["face-up"] = mind.face_up_worth() + WHIM * rng.random()
    chosen = sorted(worth, key=lambda slot: -worth[slot])[: max(1, mind.turns_today)]
    order = dict(ORDER) | ({"5": 0.5} if mind.best >= PROMISING else {})
    now = min(chosen, key=lambda slot: order[slot] + WHIM * rng.random())
    if now == "face-up":
        return ask.filled(lambda name, field: [now] if name == "card" else field.default)
    spare = [card for card in hand if card not in chosen and card != "face-up"] or hand
    bluff = min(spare, key=lambda card: worth.get(card, NEVER))
    return {"card": [now if now in hand else bluff], "slot": [f"slot-{now}"]}


def _leader(mind: Mind, prompt: Text, id_: str) -> float:
    """The one with the best of its favourite strategies; without strategies all play alike."""
    if prompt.key != "leader-choose-strategies":
        return 0.0
    own = {strategy.id for strategy in STRATEGIES if strategy.leader == id_}
    return -float(min((place for place, id_ in enumerate(FAVOURITES) if id_ in own), default=len(FAVOURITES)))


def _strategy(mind: Mind, prompt: Text, id_: str) -> float:
    return id_ in FAVOURITES


def _first_player(mind: Mind, prompt: Text, id_: str) -> float:
    return id_ == str(mind.seat)


# Abilities


def _ability(mind: Mind, prompt: Text, id_: str) -> float:
    """All that is worth something, thefts after looks."""
    strategy = next((strategy for strategy in STRATEGIES if strategy.id == id_), None)
    if id_ == "leader":
        return _not_yet(mind.all(SLOT_ABILITIES.get(mind.slot or "", ())), later=mind.slot == "5")
    if strategy is not None:
        return mind.all(strategy.verbs)
    scoundrel = mind.find(id_)
    return 0.0 if scoundrel is None else _not_yet(mind.use(scoundrel), later=steals(scoundrel))


def _not_yet(worth: float, *, later: bool) -> float:
    """What can wait is still worth something, but less than what cannot."""
    return min(worth, 0.001) if later else worth


def _use_it(mind: Mind, prompt: Text, id_: str) -> float:
    """Whether to use the scoundrel that the prompt names, for the first or the second time."""
    scoundrel = mind.find(scoundrel_in(prompt.args.get("scoundrel")))
    return 0.0 if id_ == "no" else 0.1 if scoundrel is None else mind.use(scoundrel)


def _use_other(mind: Mind, prompt: Text, id_: str) -> float:
    scoundrel = mind.find(id_)
    return 0.0 if scoundrel is None else mind.use(scoundrel)


def _one_of_two(mind: Mind, prompt: Text, id_: str) -> float:
    return mind.scouting_at("board") if id_ == "cat-scout" else 3 * mind.dollar


# Scoundrels


def _hire(mind: Mind, prompt: Text, id_: str) -> float:
    if id_ == "office":
        return mind.best_of_office()
    scoundrel = mind.find(id_)
    return 0.0 if scoundrel is None else mind.hire(scoundrel)


def _may_hire_saloon(mind: Mind, prompt: Text, id_: str) -> float:
    """Only with money to spare: there is another hire in every turn."""
    worth = [mind.hire(scoundrel) for scoundrel in mind.view.saloon if scoundrel.cost <= mind.me.money]
    return 0.0 if id_ == "no" else max(worth, default=NEVER)


def _may_hire_pile(mind: Mind, prompt: Text, id_: str) -> float:
    return 0.0 if id_ == "no" else mind.hire(mind.view.pile[0]) if mind.view.pile else NEVER


def _who_leaves(mind: Mind, prompt: Text, id_: str) -> float:
    scoundrel = mind.find(id_)
    return 0.0 if scoundrel is None else -mind.keep(scoundrel)


def _space(mind: Mind, prompt: Text, id_: str) -> float:
    """Where arrows come to something; else from the left. A new order for everybody is not worth the trouble."""
    places = {f"space-{place + 1}": place for place in range(len(mind.me.sheet))}
    if id_ not in places:
        return NEVER if id_ == "arrange" else 0.0
    sheet = [*mind.me.sheet]
    sheet[places[id_]] = mind.view.arriving
    links = sum(len(chained(sheet, place)) for place, there in enumerate(sheet) if there is not None)
    return links - 0.1 * places[id_]


def _swap_one(mind: Mind, prompt: Text, id_: str) -> float:
    """The weakest of one's own; not whoever does the swapping."""
    scoundrel = mind.find(id_)
    return NEVER if scoundrel is None or scoundrel.spent else -mind.keep(scoundrel)


def _swap_other(mind: Mind, prompt: Text, id_: str) -> float:
    """The best in the saloon; with one's own there is nothing to win."""
    scoundrel = mind.find(id_)
    return NEVER if scoundrel is None or scoundrel not in mind.view.saloon else mind.keep(scoundrel)


# Safes


def _scout(mind: Mind, prompt: Text, id_: str) -> float:
    return mind.scouting(mind.safes[id_]) if id_ in mind.safes else 0.0


def _steal(mind: Mind, prompt: Text, id_: str) -> float:
    return mind.prizes.get(id_, 0.0)


def _give_up(mind: Mind, prompt: Text, id_: str) -> float:
    return -mind.points(mind.safes[id_]) if id_ in mind.safes else 0.0


def _bring_in(mind: Mind, prompt: Text, id_: str) -> float:
    """Whether to swap the unused safe just seen onto the board: if it would be the one to steal."""
    return 0.0 if id_ == "no" or not mind.thefts else mind.best_prize("unused") - mind.best


def _mark(mind: Mind, prompt: Text, id_: str) -> float:
    """True on one's own and on what one means to steal; on what one leaves, something tempting."""
    safe = mind.safes.get(safe_in(prompt.args.get("safe")))
    if safe is None or not id_.isdigit():
        return 0.0
    face = int(id_)
    if safe.id not in mind.known:
        return mind.unseen[safe.home].count(face)
    value = mind.known[safe.id]
    if mind.wants(safe):
        return -abs(face - value)
    return NEVER if face == value else (face in POSSIBLE[safe.home]) + face / 10


def _move_mark(mind: Mind, prompt: Text, id_: str) -> float:
    """Away from where it brings nothing; `none` is the other way."""
    safe = mind.safes.get(id_)
    if safe is None or safe.id not in mind.known:
        return 0.0
    value = mind.known[safe.id]
    true = any(mark.owner == mind.seat and mark.face == value for mark in safe.marks)
    return -1.0 if true and mind.wants(safe) else 1 / (1 + mind.points(safe))


def _mark_leaves(mind: Mind, prompt: Text, id_: str) -> float:
    """The true one stays where it is to count for oneself; from a safe for the others it goes."""
    safe = mind.safes.get(safe_in(prompt.args.get("safe")))
    if safe is None or not id_.isdigit():
        return 0.0
    true = int(id_) == mind.known.get(safe.id)
    return float(true != mind.wants(safe))


def _mark_where(mind: Mind, prompt: Text, id_: str) -> float:
    safe = mind.safes.get(id_)
    return 0.0 if safe is None else mind.points(safe) + 9 * (safe in mind.me.safes)


# Henchmen and rivals


def _suspect(mind: Mind, prompt: Text, id_: str) -> float:
    current = mind.current
    return mind.suspecting(*current) if id_ == "suspect" and current else 0.0


def _escape(mind: Mind, prompt: Text, id_: str) -> float:
    """The only one would go to jail anyhow."""
    if id_ == "no" or mind.current is None:
        return 0.0
    return 1.0 if mind.me.available == 1 else mind.suspecting(*mind.current)


def _prisoner(mind: Mind, prompt: Text, id_: str) -> float:
    return -mind.henchman if id_ == "henchman" else -1.0


def _office(mind: Mind, prompt: Text, id_: str) -> float:
    return mind.office(id_)


def _release(mind: Mind, prompt: Text, id_: str) -> float:
    """One's own; `none` comes before anybody else's."""
    return 1.0 if id_.removeprefix("of-") == str(mind.seat) else 0.5 if id_ == "none" else 0.0


def _rival(mind: Mind, prompt: Text, id_: str) -> float:
    return mind.strength(int(id_)) if id_.isdigit() and int(id_) < len(mind.view.players) else 0.0


def _richest(mind: Mind, prompt: Text, id_: str) -> float:
    return mind.view.players[int(id_)].money if id_.isdigit() and int(id_) < len(mind.view.players) else 0.0


def _card(mind: Mind, prompt: Text, id_: str) -> float:
    """One's own: rather a bluff with many henchmen on it. A rival's: one that it does not know."""
    owner, played = mind.card(id_) or (mind.seat, None)
    if played is None:
        return 0.0
    return len(played.henchmen) + is_bluff(played) if owner == mind.seat else 9.0 * (played.value is None)


def _place(mind: Mind, prompt: Text, id_: str) -> float:
    """One's own henchman where it pays; nobody else's."""
    card = mind.card(id_)
    if card is None:
        return 0.0
    return mind.suspecting(*card) if prompt.args.get("seat") == mind.seat else NEVER


# Anything else


def _more(mind: Mind, prompt: Text, id_: str) -> float:
    return float(id_) if id_.isdigit() else 0.0


def _no(mind: Mind, prompt: Text, id_: str) -> float:
    return id_ == "no"


def _job(mind: Mind, prompt: Text, id_: str) -> float:
    return id_ == "part-job"


TOPICS: dict[str, Worth] = {
    "ability": _ability,
    "discard": _who_leaves,
    "escape": _escape,
    "first-player": _first_player,
    "hire": _hire,
    "leader": _leader,
    "mark": _mark,
    "mark-leaves": _mark_leaves,
    "mark-move": _move_mark,
    "office": _office,
    "on-hire": _use_it,
    "order": _first_player,
    "prisoner": _prisoner,
    "relinquish": _give_up,
    "space": _space,
    "steal": _steal,
    "strategy": _strategy,
    "suspect": _suspect,
    "twice": _use_it,
}
EFFECTS: dict[str, Worth] = {
    "look-card-choose": _card,
    "jail-card-choose": _card,
    "burn-choose": _card,
    "choose-one": _one_of_two,
    "henchman-choose": _rival,
    "hire-choose": _hire,
    "jail-choose": _rival,
    "look-choose": _scout,
    "mark-from": _move_mark,
    "mark-move-another": _no,
    "mark-to": _mark_where,
    "mark-where": _mark_where,
    "may-hire-pile": _may_hire_pile,
    "may-hire-saloon": _may_hire_saloon,
    "may-shuffle": _no,
    "may-swap-safe": _bring_in,
    "place-choose": _place,
    "release-choose": _release,
    "release-how-many": _more,
    "relinquish-own": _give_up,
    "assassin-choose": _rival,
    "spy-choose": _rival,
    "scout-choose": _scout,
    "steal-money-choose": _richest,
    "swap-one": _swap_one,
    "swap-other": _swap_other,
    "swap-part": _job,
    "swap-safe-choose": _give_up,
    "use-choose": _use_other,
}
