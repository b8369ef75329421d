"""How 3000 Scoundrels shows itself, in words and as pictures."""

from __future__ import annotations

from collections.abc import Sequence

from bot.faces import Card, Face, Moment
from bot.pictures import Picture
from bot.ui.messages import Told
from bot.ui.speech import SHAPES, Speech
from cogs.faces import scoundrels_scenes as scenes
from engines.core import Event, Seat, Seen, Text
from engines.scoundrels.cards import JOBS, STRATEGIES, TRAIT, TRAITS
from engines.scoundrels.state import BOARD
from engines.scoundrels.view import PlayedView, PlayerView, SafeView, ScoundrelView, TownView

PAGES = (
    "goal",
    "day",
    "plan",
    "suspect",
    "abilities",
    "timing",
    "hire",
    "office",
    "scout",
    "steal",
    "reputation",
    "night",
    "end",
    "talk",
    "options",
)  # in the order one learns them


class TownFace(Face[TownView]):
    """The table, the hand and the cards of the game."""

    game = "scoundrels"
    minutes = 60
    pages = PAGES
    small = ("turn-begins", "saloon-arrives", "draws")  # they come with every turn or day
    always = ("length",)

    def board(self, seen: Seen[TownView], speech: Speech) -> str:
        """Safes, saloon and jail, then everybody's sheet, then the whole discard pile (A12)."""
        view, say = seen.view, speech.say
        lines = [self._location(view, location, speech) for location in BOARD]
        lines.append(f"**{say(Text('town-saloon'))}**")
        lines += [f"• {self._scoundrel(there, speech, cost=True)}" for there in view.saloon]
        decks = [Text("town-traits", count=view.traits), Text("town-jobs", count=view.jobs)]
        arriving = [Text("town-arriving", scoundrel=scenes.name_of(view.arriving))] if view.arriving else []
        lines.append(" · ".join(map(say, [*arriving, *decks])))
        lines.append(self._jail(view, speech))
        for seat, player in enumerate(view.players):
            mark = "▶ " if seat in seen.waiting and not seen.over else ""
            lines.append(f"{mark}{self._player(seat, player, speech)}")
        pile = [scenes.name_of(there) for there in view.pile]
        whole = Text("town-pile-whole", count=len(pile), scoundrels=pile)
        lines.append(say(whole if pile else Text("town-pile-empty")))
        return "\n".join(lines)

    def hand(self, seen: Seen[TownView], speech: Speech) -> str:
        """Hand, deck, today's cards, safes that may be looked into, safes that were, and marks left."""
        view, seat = seen.view, seen.seat
        if seat is None:
            return ""
        say, own = speech.say, view.players[seat]
        cards = " ".join(f"**{value}**" for value in scenes.by_value(view.hand)) or "—"
        lines = [say(Text("town-line-hand", cards=cards))]
        if view.deck_top:
            lines.append(say(Text("town-line-deck-top", card=view.deck_top)))
        if own.played:
            lines.append(say(Text("town-line-own", cards=" · ".join(say(_own_card(played)) for played in own.played))))
        known = [f"{card.label}: {card.value}" for card in scenes.looked_at(view, seat, speech)]
        if known:
            lines.append(say(Text("town-line-looked", cards=" · ".join(known))))
        for title, safes in (("town-peeks", scenes.peeks(view)), ("town-seen", scenes.remembered(view))):
            lines += [say(Text(title)), *(_peek(lying, seat, speech) for lying in safes)] if safes else []
        lines.append(say(Text("town-line-marks", marks=" · ".join(scenes.marks_left(own, speech)))))
        return "\n".join(lines)

    def strips(self, told: Told[TownView]) -> Sequence[Picture]:
        """The whole table."""
        people = [self.who(told, seat) for seat in range(len(told.seen.view.players))]
        return [Picture(scenes.board(told, self.heading(told), people, self.events(told)), self.alt(told))]

    def hand_strips(self, told: Told[TownView]) -> Sequence[Picture]:
        """What only this seat sees, with the same words for those who cannot see it."""
        if told.seen.seat is None:
            return ()
        return [Picture(scenes.hand(told, self.heading(told), told.seen.seat), self.hand_alt(told))]

    def standing(self, view: TownView) -> Sequence[Text]:
        """Money, reputation, safes and crew."""
        return [Text("town-alt", **_numbers(player)) for player in view.players]

    def where(self, seen: Seen[TownView], speech: Speech) -> str:
        """Day and turn."""
        return speech.say(scenes.where(seen.view))

    def moment(self, event: Event, told: Told[TownView]) -> Moment | None:
        """The end of a day, every card that is turned over then, and who was caught."""
        return Moment(event.text) if event.text.key in ("day-ends", "turned-over", "caught") else None

    def hurts(self, event: Event, seat: Seat) -> bool:
        """Also what their henchmen and their reputation suffer, whoever brought it about."""
        if event.text.key in ("jailed", "destroyed", "caught", "reputation-lost"):
            return event.text.args["seat"] == seat
        return super().hurts(event, seat)

    def cards(self, speech: Speech) -> dict[str, Card]:
        """Every trait, job and strategy."""
        return {
            **{trait.id: scenes.card(scenes.trait_card(trait.id, speech)) for trait in TRAITS},
            **{job.id: scenes.card(scenes.job_card(job.id, speech)) for job in JOBS},
            **{strategy.id: scenes.card(scenes.strategy_card(strategy.id, speech)) for strategy in STRATEGIES},
        }

    def _location(self, view: TownView, location: str, speech: Speech) -> str:
        """Every safe by its number, with the marks on it."""
        safes = [_safe(safe) for safe in view.board[location] if safe is not None]
        unused = [_safe(safe) for safe in view.unused if safe.home == location]
        name, values = speech.say(Text(f"location-{location}")), scenes.values_at(location)
        left = f" · {speech.say(Text('town-unused'))}: {' '.join(unused)}" if unused else ""
        return f"**{name}** ({values}): {' · '.join(safes) or '—'}{left}"

    def _scoundrel(self, there: ScoundrelView, speech: Speech, *, cost: bool) -> str:
        """Name and timing; in the saloon also its cost and what it does."""
        trait = TRAIT[there.trait]
        name = speech.say(scenes.name_of(there))
        if not cost:
            return f"{name} ({_when(there, speech)})"
        price = speech.say(Text("town-cost", n=there.cost))
        timing = _when(there, speech) if trait.slots else ""
        words = [] if trait.slots and not (trait.before or trait.after) else [Text(f"trait-{there.trait}-help")]
        said = " ".join(speech.say(text) for text in [*words, Text(f"job-{there.job}-help")])
        return f"**{name}** {price}{f' ({timing})' if timing else ''}: {said}"

    def _jail(self, view: TownView, speech: Speech) -> str:
        jailed = " ".join(SHAPES[seat] for seat, player in enumerate(view.players) for _ in range(player.jailed))
        if not jailed:
            return speech.say(Text("town-jail-empty"))
        return f"**{speech.say(Text('town-jail'))}** {jailed}"

    def _player(self, seat: int, player: PlayerView, speech: Speech) -> str:
        say = speech.say
        leader = f" · {say(Text(f'leader-name-{player.leader}'))}" if player.leader else ""
        strategy = f" · {say(Text(f'strategy-{player.strategy}'))}" if player.strategy else ""
        numbers = Text(
            "town-line-numbers",
            money=player.money,
            reputation=player.reputation,
            hand=player.hand,
            deck=player.deck,
        )
        henchmen = say(Text("town-line-henchmen", available=player.available, jailed=player.jailed))
        if player.destroyed:
            henchmen += f" · {say(Text('town-line-destroyed', count=player.destroyed))}"
        lines = [f"{speech.name(seat)}{leader}{strategy}", f"{say(numbers)} · {henchmen}"]
        crew = [self._scoundrel(there, speech, cost=False) if there else "—" for there in player.sheet]
        if any(player.sheet):
            lines.append(say(Text("town-line-crew", crew=" | ".join(crew))))
        if player.played:
            lines.append(
                say(Text("town-line-cards", cards=" · ".join(_played(card, speech) for card in player.played)))
            )
        if player.safes:
            safes = " · ".join(f"{say(Text(f'location-{safe.home}'))} {_safe(safe)}" for safe in player.safes)
            lines.append(say(Text("town-line-safes", safes=safes)))
        return "\n".join(lines)


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


def _peek(lying: scenes.Lying, seat: int, speech: Speech) -> str:
    """What is in a safe, the marks on it, and where it is if not on the board."""
    safe, holder, unused = lying
    place = speech.name(holder) if holder not in (None, seat) else ""
    place = speech.say(Text("town-peek-own")) if holder == seat else place
    place = speech.say(Text("town-peek-unused")) if unused else place
    line = speech.say(Text("town-line-peek", safe=scenes.safe_name(safe), value=safe.value or 0))
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


def _numbers(player: PlayerView) -> dict[str, int]:
    crew = sum(there is not None for there in player.sheet)
    return {"money": player.money, "reputation": player.reputation, "safes": len(player.safes), "crew": crew}
