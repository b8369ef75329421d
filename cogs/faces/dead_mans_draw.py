"""How Dead Man's Draw shows itself, in words and as pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.base.speech import SHAPES, Speech
from bot.pictures import Picture, Who
from bot.ui.faces import Card, Face, Moment
from bot.ui.messages import Told
from cogs.pictures import dead_mans_draw as pictures
from engines.core import Event, Seat, Seen, Text
from engines.dead_mans_draw.cards import BY_ID, LOOT, Suit
from engines.dead_mans_draw.view import PlayerView, SeaView

ICONS = {
    Suit.ANCHOR: "⚓",
    Suit.HOOK: "🪝",
    Suit.CANNON: "💣",
    Suit.KEY: "🗝️",
    Suit.CHEST: "🧰",
    Suit.MAP: "🗺️",
    Suit.ORACLE: "🔮",
    Suit.SWORD: "⚔️",
    Suit.KRAKEN: "🐙",
    Suit.MERMAID: "🧜",
}


CONCERNS = {
    "safe-harbor": "anchor",
    "scavenger": "cannon",
    "swordsman": "sword",
    "treasure-hunter": "key",
    "beastmaster": "kraken",
    "captains-hook": "hook",
    "casanova": "mermaid",
    "davy-jones-locker": "anchor",
    "misfire": "cannon",
    "mystic": "oracle",
    "parry": "sword",
    "plunderer": "chest",
    "fisherman": "kraken",
    "golden-scales": "mermaid",
    "miser": "hook",
    "navigator": "map",
    "master-gunner": "cannon",
}  # the suit that a trait has to do with, for its card


MANY = 5  # cards lost or won at once
FOREMOST = (
    "sword-took",
    "cannon-sank",
    "cannon-sank-all",
    "cannon-kept",
    "collected",
    "bonus",
    "plundered",
    "bust",
    "bust-lost",
    "locker-claims",
)


class SeaFace(Face[SeaView]):
    """The table, the hand and the cards of the game."""

    game = "dead_mans_draw"
    minutes = 20
    pages = ("goal", "turn", "bust", "suits", "kraken", "treasure", "traits", "end")
    small = ("game-begins", "drew")  # what came of it follows
    foremost = FOREMOST
    always = ("traits",)

    def board(self, seen: Seen[SeaView], speech: Speech) -> str:
        """Play area first, then every bank."""
        view, say = seen.view, speech.say
        lines = _between(view, speech, lambda ids: " ".join(_card(id_, id_ in view.protected) for id_ in ids))
        for seat, player in enumerate(view.players):
            mark = "▶ " if seat == view.active and not seen.over else ""
            trait = f" · {say(Text(f'trait-{player.trait}'))}" if player.trait else ""
            victim = ""
            if player.trait == "davy-jones-locker" and view.victim is not None:
                victim = f" → {speech.name(view.victim)}"
            head = f"{mark}{speech.name(seat)} **{player.points}**{trait}{victim}"
            lines.append(f"{head}\n{self._bank(player.bank) or '—'}")
        return "\n".join(lines)

    def hand(self, seen: Seen[SeaView], speech: Speech) -> str:
        """The trait not kept, and before the choice both; what those do stands with the choice."""
        view = seen.view
        if not view.unchosen_traits:
            return speech.say(Text("sea-no-hand"))
        say = speech.say
        names = [f"🔒 {say(Text(f'trait-{id_}'))}" for id_ in view.unchosen_traits]
        if seen.seat is None or not view.players[seen.seat].trait:
            return "\n".join([say(Text("sea-own-traits")), *names])
        helps = [say(Text(f"trait-{id_}-help")) for id_ in view.unchosen_traits]
        left = [speech.headed(name, does) for name, does in zip(names, helps, strict=True)]
        return "\n".join([say(Text("sea-other-trait")), *left])

    def strips(self, told: Told[SeaView]) -> Sequence[Picture]:
        """What everybody has; below it, beside the controls, whose turn it is and the play area."""
        players = enumerate(told.seen.view.players)
        plates = pictures.SeaPlates(tuple(self._player(told, seat, player) for seat, player in players))
        return [Picture(plates, self.alt(told)), Picture(self._area(told), self._area_alt(told))]

    def hand_strips(self, told: Told[SeaView]) -> Sequence[Picture]:
        """The two traits, while one is to be kept; afterwards nothing hidden is worth the room a picture takes."""
        view = told.seen.view
        if told.seen.seat is None or view.players[told.seen.seat].trait or not view.unchosen_traits:
            return ()
        title = told.speech.plain(Text("sea-own-traits"))
        traits = tuple(trait_card(id_, told.speech) for id_ in view.unchosen_traits)
        scene = pictures.SeaHand(self.heading(told), title, traits)
        return [Picture(scene, "\n".join([title, *(told.speech.headed(trait.name, trait.text) for trait in traits)]))]

    def standing(self, view: SeaView) -> Sequence[Text]:
        """The points in everybody's bank."""
        return [Text("sea-alt", points=player.points) for player in view.players]

    def where(self, seen: Seen[SeaView], speech: Speech) -> str:
        """How many cards are left."""
        return speech.say(Text("sea-left", count=seen.view.draw_pile))

    def moment(self, event: Event, told: Told[SeaView]) -> Moment | None:
        """A bust that costs a lot, what Davy Jones claims, and a great prize for Key and Chest."""
        cards = event.text.args.get("cards", ())
        lost = [card for card in cards if isinstance(card, Text)] if isinstance(cards, list) else []
        key, seat = event.text.key, event.text.args.get("seat")
        if key == "locker-claims":
            return Moment(event.text, self.cards(told.speech)["davy-jones-locker"].pictures)
        if key == "bust-lost" and isinstance(seat, Seat) and len(lost) >= MANY:
            loot = tuple(_named(card, told.speech) for card in lost)
            text = Text("sea-moment-bust", seat=seat, count=len(loot), points=sum(card.value for card in loot))
            scene = pictures.SeaLoss(Who(seat, told.speech.plain_names[seat], ""), loot)
            return Moment(text, (Picture(scene, told.speech.listed([f"{card.name} {card.value}" for card in loot])),))
        if key == "bonus" and isinstance(seat, Seat) and len(lost) >= MANY:
            return Moment(Text("sea-moment-bonus", seat=seat, count=len(lost)))
        if key == "plundered" and len(lost) >= MANY:
            return Moment(event.text)
        return None

    def hurts(self, event: Event, seat: Seat) -> bool:
        """A trait's owner is glad of it; what somebody loses by their own draw or by Misfire is their own doing."""
        if event.text.key in ("bust-lost", "misfire-sank"):
            return event.text.args["seat"] == seat
        return event.text.key not in ("locker-claims", "misfire-nothing") and super().hurts(event, seat)

    def options(self, chosen: Mapping[str, Any]) -> list[Text]:
        """Variants of traits only where there are traits."""
        return super().options(chosen if chosen["traits"] else {"traits": False})

    def cards(self, speech: Speech) -> dict[str, Card]:
        """Every suit and every trait."""
        return {
            **{suit.value: _suit_card(suit, speech) for suit in Suit},
            **{id_: _trait_looked_up(id_, speech) for id_ in CONCERNS},
        }

    def on_table(self, told: Told[SeaView]) -> dict[str, Card]:
        """The suits and traits that lie open; of hidden traits the reader's own."""
        view, speech = told.seen.view, told.speech
        laid = [*view.play_area, *view.next_cards, *view.turned_up, *(id_ for p in view.players for id_ in p.bank)]
        suits = {BY_ID[id_].suit for id_ in laid}
        traits = [*(player.trait for player in view.players if player.trait), *view.unchosen_traits]
        return {
            **{suit.value: _suit_card(suit, speech) for suit in Suit if suit in suits},
            **{id_: _trait_looked_up(id_, speech) for id_ in traits},
        }

    def _area(self, told: Told[SeaView]) -> pictures.SeaArea:
        view, speech = told.seen.view, told.speech
        plain = speech.plain
        title, laid_out = _laid_out(view)
        return pictures.SeaArea(
            who=None if told.seen.over else self.who(told, view.active),
            title=plain(Text("sea-area-title")),
            cards=tuple(_loot(id_, speech, id_ in view.protected) for id_ in view.play_area),
            empty=plain(Text("host-over" if told.seen.over else "sea-area-empty")),
            draw_pile=(plain(Text("sea-draw-pile")), view.draw_pile),
            discard_pile=(plain(Text("sea-discard-pile")), view.discard_pile),
            demand=plain(Text("sea-demand", count=view.owed)) if view.owed else "",
            laid_out=(plain(title), tuple(_loot(id_, speech) for id_ in laid_out)),
        )

    def _area_alt(self, told: Told[SeaView]) -> str:
        """The play area for those who cannot see it."""
        view, speech = told.seen.view, told.speech.unescaped
        waiting = [] if told.seen.over else [speech.waiting(told.seen)]
        lines = _between(view, speech, lambda ids: speech.listed([speech.say(BY_ID[id_].label) for id_ in ids]))
        return "\n".join([*waiting, *lines]).replace("*", "")

    def _player(self, told: Told[SeaView], seat: int, player: PlayerView) -> pictures.Player:
        view, plain = told.seen.view, told.speech.plain
        trait = plain(Text(f"trait-{player.trait}")) if player.trait else ""
        if player.trait == "davy-jones-locker" and view.victim is not None:
            trait += f" → {SHAPES[view.victim]}"  # whose name stands on a plate of its own: two would not fit
        return pictures.Player(
            who=self.who(told, seat),
            points=player.points,
            unit=plain(Text("sea-points")),
            trait=trait,
            bank=tuple((suit.value, max(values), len(values)) for suit, values in _stacks(player.bank).items()),
        )

    def _bank(self, cards: list[str]) -> str:
        """The top card of each suit, and how many lie under it."""
        parts = []
        for suit, values in _stacks(cards).items():
            under = f"ˣ{len(values)}" if len(values) > 1 else ""
            parts.append(f"{ICONS[suit]}{max(values)}{under}")
        return " ".join(parts)


def _laid_out(view: SeaView) -> tuple[Text, list[str]]:
    """The cards that lie open beside the play area, and why."""
    if view.turned_up:
        return Text("sea-turned-up-title"), view.turned_up
    return Text("sea-next-title"), view.next_cards


def _between(view: SeaView, speech: Speech, shown: Callable[[list[str]], str]) -> list[str]:
    """What lies between the players in words, a line each; cards as they are `shown`."""
    say = speech.say
    lines = [f"**{say(Text('sea-play-area'))}** {shown(view.play_area) or '—'}"]
    if view.owed:
        lines.append(say(Text("sea-owed", count=view.owed)))
    if view.next_cards:
        lines.append(say(Text("sea-next", cards=shown(view.next_cards))))
    if view.turned_up:
        lines.append(say(Text("sea-turned-up", cards=shown(view.turned_up))))
    return [*lines, say(Text("sea-piles", draw=view.draw_pile, discard=view.discard_pile))]


def _card(id_: str, safe: bool) -> str:
    card = BY_ID[id_]
    text = f"{ICONS[card.suit]}{card.value}"
    return f"__{text}__" if safe else text


def _named(card: Text, speech: Speech) -> pictures.Loot:
    """A card by what it is called."""
    suit, value = card.args["suit"], card.args["value"]
    assert isinstance(suit, Text)
    assert isinstance(value, int)
    return pictures.Loot(suit.key.removeprefix("suit-"), value, speech.plain(suit))


def _stacks(bank: list[str]) -> dict[Suit, list[int]]:
    """The values in a bank, suit by suit."""
    stacks: dict[Suit, list[int]] = {}
    for id_ in bank:
        stacks.setdefault(BY_ID[id_].suit, []).append(BY_ID[id_].value)
    return stacks


def _loot(id_: str, speech: Speech, safe: bool = False) -> pictures.Loot:
    card = BY_ID[id_]
    return pictures.Loot(card.suit.value, card.value, speech.plain(card.suit.label), safe)


def trait_card(id_: str, speech: Speech) -> pictures.TraitCard:
    """A trait as its card shows it."""
    name, text = speech.plain(Text(f"trait-{id_}")), speech.plain(Text(f"trait-{id_}-help"))
    return pictures.TraitCard(name, text, CONCERNS[id_])


def _trait_looked_up(id_: str, speech: Speech) -> Card:
    trait = trait_card(id_, speech)
    return Card(trait.name, trait.text, pictures.TraitLookedUp(trait))


def _suit_card(suit: Suit, speech: Speech) -> Card:
    values = [card.value for card in LOOT if card.suit is suit]
    name, text = speech.plain(suit.label), speech.plain(Text(f"suit-{suit.value}-help"))
    between = speech.plain(Text("sea-values", low=min(values), high=max(values)))
    return Card(name, f"{between} · {text}", pictures.SuitCard(suit.value, name, between, max(values), text))
