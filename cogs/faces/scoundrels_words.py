"""3000 Scoundrels in words: the parts of the board and of what only one player sees, line by line."""

from __future__ import annotations

from bot.base.speech import SHAPES, Speech
from cogs.faces import scoundrels_private as private
from cogs.faces.scoundrels_scenes import name_of, pile, safe_name, values_at
from engines.core import Seen, Text
from engines.scoundrels.cards import TRAIT
from engines.scoundrels.state import BOARD
from engines.scoundrels.view import PlayedView, PlayerView, SafeView, ScoundrelView, TownView

# The board


def safes(view: TownView, speech: Speech) -> list[str]:
    """Every location with its safes."""
    return [_location(view, location, speech) for location in BOARD]


def saloon(view: TownView, speech: Speech) -> list[str]:
    """Who can be hired and what they do."""
    say = speech.say
    return [f"**{say(Text('town-saloon'))}**", *(f"• {_hireable(there, speech)}" for there in view.saloon)]


def decks(view: TownView, speech: Speech) -> str:
    """Who was hired a moment ago, and what is left to come."""
    texts = [Text("town-arriving", scoundrel=name_of(view.arriving))] if view.arriving else []
    texts += [Text("town-traits", count=view.traits), Text("town-jobs", count=view.jobs)]
    return " · ".join(map(speech.say, texts))


def jail(view: TownView, speech: Speech) -> str:
    """Whose henchmen are there."""
    jailed = " ".join(SHAPES[seat] for seat, player in enumerate(view.players) for _ in range(player.jailed))
    if not jailed:
        return speech.say(Text("town-jail-empty"))
    return f"**{speech.say(Text('town-jail'))}** {jailed}"


def player(seen: Seen[TownView], seat: int, speech: Speech) -> str:
    """One player's side of the table."""
    say, there = speech.say, seen.view.players[seat]
    mark = "▶ " if seat in seen.waiting and not seen.over else ""
    leader = f" · {say(Text(f'leader-name-{there.leader}'))}" if there.leader else ""
    strategy = f" · {say(Text(f'strategy-{there.strategy}'))}" if there.strategy else ""
    lines = [f"{mark}{speech.name(seat)}{leader}{strategy}", _numbers(there, speech)]
    if any(there.sheet):
        lines.append(_crew(there, speech))
    if there.played:
        lines.append(say(Text("town-line-cards", cards=" · ".join(_played(card, speech) for card in there.played))))
    if there.safes:
        held = " · ".join(f"{say(Text(f'location-{safe.home}'))} {_safe(safe)}" for safe in there.safes)
        lines.append(say(Text("town-line-safes", safes=held)))
    return "\n".join(lines)


def whole_pile(view: TownView, speech: Speech) -> str:
    """Everybody may look through it (A12)."""
    names = [name_of(there) for there in view.pile]
    whole = Text("town-pile-whole", count=len(names), scoundrels=names)
    return speech.say(whole if names else Text("town-pile-empty"))


# For those who cannot see a strip of the board


def alt_saloon(view: TownView, speech: Speech) -> str:
    """Who can be hired, and the pile."""
    return without_bold([*saloon(view, speech), decks(view, speech), speech.say(pile(view))])


def alt_crews(view: TownView, speech: Speech) -> str:
    """Who is hired by whom."""
    return without_bold([f"{speech.name(seat)} · {_crew(there, speech)}" for seat, there in enumerate(view.players)])


def alt_safes(view: TownView, speech: Speech) -> str:
    """Safes with their marks, everybody's reputation, and the jail."""
    track = " ".join(f"{SHAPES[seat]} {there.reputation}" for seat, there in enumerate(view.players))
    reputation = speech.headed(speech.say(Text("town-reputation")), track)
    return without_bold([*safes(view, speech), reputation, jail(view, speech)])


def without_bold(lines: list[str]) -> str:
    """For where nothing is markdown."""
    return "\n".join(lines).replace("*", "")


# What only one sees


def own_cards(view: TownView, seat: int, speech: Speech) -> list[str]:
    """Hand, deck, today's cards, and those of others that are known."""
    say, own = speech.say, view.players[seat]
    cards = " ".join(f"**{value}**" for value in private.by_value(view.hand)) or "—"
    lines = [say(Text("town-line-hand", cards=cards))]
    if view.deck_top:
        lines.append(say(Text("town-line-deck-top", card=view.deck_top)))
    if own.played:
        lines.append(say(Text("town-line-own", cards=" · ".join(say(_own_card(played)) for played in own.played))))
    known = [
        speech.headed(f"{SHAPES[card.seat]} {say(Text('slot', slot=card.slot))}", card.value)
        for card in private.known(view, seat)
    ]
    if known:
        lines.append(say(Text("town-line-looked", cards=" · ".join(known))))
    return lines


def own_safes(view: TownView, seat: int, speech: Speech) -> list[str]:
    """Safes that may be looked into, safes that were, and marks left."""
    say, lines = speech.say, []
    for title, there in (("town-peeks", private.peeks(view)), ("town-seen", private.remembered(view))):
        lines += [say(Text(title)), *(_peek(lying, seat, speech) for lying in there)] if there else []
    marks = " · ".join(private.marks_left(view.players[seat], speech))
    return [*lines, say(Text("town-line-marks", marks=marks))]


# Pieces


def _location(view: TownView, location: str, speech: Speech) -> str:
    """Every safe by its number, with the marks on it."""
    there = [_safe(safe) for safe in view.board[location] if safe is not None]
    unused = [_safe(safe) for safe in view.unused if safe.home == location]
    name, values = speech.say(Text(f"location-{location}")), values_at(location)
    left = f" · {speech.headed(speech.say(Text('town-unused')), ' '.join(unused))}" if unused else ""
    return speech.headed(speech.beside(f"**{name}**", values), f"{' · '.join(there) or '—'}{left}")


def _hireable(there: ScoundrelView, speech: Speech) -> str:
    """Name and timing, its cost and what it does."""
    trait, say = TRAIT[there.trait], speech.say
    price = say(Text("town-cost", n=there.cost))
    timing = _when(there, speech) if trait.slots else ""
    words = [] if trait.slots and not (trait.before or trait.after) else [Text(f"trait-{there.trait}-help")]
    said = speech.sentences([say(text) for text in [*words, Text(f"job-{there.job}-help")]])
    return speech.headed(speech.beside(f"**{say(name_of(there))}** {price}", timing), said)


def _crew(there: PlayerView, speech: Speech) -> str:
    """Names and timing, in the order of the sheet."""
    crew = [speech.beside(speech.say(name_of(one)), _when(one, speech)) if one else "—" for one in there.sheet]
    return speech.say(Text("town-line-crew", crew=" | ".join(crew)))


def _numbers(there: PlayerView, speech: Speech) -> str:
    say = speech.say
    numbers = Text(
        "town-line-numbers", money=there.money, reputation=there.reputation, hand=there.hand, deck=there.deck
    )
    henchmen = say(Text("town-line-henchmen", available=there.available, jailed=there.jailed))
    if there.destroyed:
        henchmen += f" · {say(Text('town-line-destroyed', count=there.destroyed))}"
    return f"{say(numbers)} · {henchmen}"


def _when(there: ScoundrelView, speech: Speech) -> str:
    """When somebody on a sheet is used, in a word; icons as they stand on the card."""
    trait = TRAIT[there.trait]
    parts = [" ".join(trait.slots)] if trait.slots else []
    parts += ["→" if root < 0 else "←" for root in sorted(trait.roots)]
    if not trait.slots and not trait.roots:
        parts.append(speech.say(trait.moment))
    parts += ["+$1"] if trait.bonus else []
    parts += ["×2"] if trait.twice else []
    return " ".join(parts)


def _peek(lying: private.Lying, seat: int, speech: Speech) -> str:
    """What is in a safe, the marks on it, and where it is if not on the board."""
    safe, holder, unused = lying
    place = speech.name(holder) if holder not in (None, seat) else ""
    place = speech.say(Text("town-peek-own")) if holder == seat else place
    place = speech.say(Text("town-peek-unused")) if unused else place
    line = speech.say(Text("town-line-peek", safe=safe_name(safe), value=safe.value or 0))
    return " · ".join(part for part in (line, _marks(safe), place) if part)


def _marks(safe: SafeView) -> str:
    return " ".join(f"{SHAPES[mark.owner]}{mark.face}" for mark in safe.marks)


def _safe(safe: SafeView) -> str:
    """Its number, its value where it is known, and the marks on it."""
    value = f"=**{safe.value}**" if safe.value is not None else ""
    marks = _marks(safe)
    return f"#{safe.number}{value}{f' {marks}' if marks else ''}"


def _played(played: PlayedView, speech: Speech) -> str:
    """Where it lies, what it is if that is known, and whose henchmen are on it."""
    if played.slot is None:
        return speech.say(Text("town-zero-up"))
    known = Text("town-slot-value", slot=played.slot, value=played.value or "")
    words = speech.say(known if played.value else Text("town-slot-card", slot=played.slot))
    doubts = "".join(SHAPES[seat] for seat in played.henchmen)
    return f"{words} {doubts}" if doubts else words


def _own_card(played: PlayedView) -> Text:
    if played.slot is None:
        return Text("town-zero-up")
    key = "town-line-own-card" if played.value == played.slot else "town-line-own-bluff"
    return Text(key, value=played.value or "", slot=played.slot)
