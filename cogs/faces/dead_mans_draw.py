"""How Dead Man's Draw shows itself, in words and as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.faces import RulesPage
from bot.language import add_words
from bot.pictures import Picture
from bot.ui.messages import Told
from bot.ui.speech import SHAPES, Speech
from cogs.pictures import dead_mans_draw as pictures
from engines.core import Seen, Text
from engines.dead_mans_draw.cards import BY_ID, Suit
from engines.dead_mans_draw.view import PlayerView, SeaView

GAME = "dead_mans_draw"
add_words(GAME, Path(__file__).parents[1] / "text" / GAME)

LAST = 3  # events on the picture
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


class SeaFace:
    """The table, the hand and the rules of the game."""

    game = GAME
    minutes = 20

    def board(self, seen: Seen, speech: Speech) -> str:
        """Play area first, then every bank."""
        view = seen.view
        assert isinstance(view, SeaView)
        say = speech.say
        area = " ".join(self._card(card, card in view.protected) for card in view.play_area) or "—"
        lines = [f"**{say(Text('sea-play-area'))}** {area}"]
        if view.owed:
            lines.append(say(Text("sea-owed", count=view.owed)))
        if view.next_cards:
            lines.append(say(Text("sea-next", cards=" ".join(map(self._card, view.next_cards)))))
        if view.turned_up:
            lines.append(say(Text("sea-turned-up", cards=" ".join(map(self._card, view.turned_up)))))
        lines.append(say(Text("sea-piles", draw=view.draw_pile, discard=view.discard_pile)))
        for seat, player in enumerate(view.players):
            mark = "▶ " if seat == view.active and not seen.over else ""
            trait = f" · {say(Text(f'trait-{player.trait}'))}" if player.trait else ""
            victim = ""
            if player.trait == "davy-jones-locker" and view.victim is not None:
                victim = f" → {speech.name(view.victim)}"
            head = f"{mark}{speech.name(seat)} **{player.points}**{trait}{victim}"
            lines.append(f"{head}\n{self._bank(player.bank) or '—'}")
        return "\n".join(lines)

    def hand(self, seen: Seen, speech: Speech) -> str:
        """The trait not kept, and before the choice both; what those do stands with the choice."""
        view = seen.view
        assert isinstance(view, SeaView)
        if not view.unchosen_traits:
            return speech.say(Text("sea-no-hand"))
        say = speech.say
        names = [f"🔒 {say(Text(f'trait-{id_}'))}" for id_ in view.unchosen_traits]
        if seen.seat is None or not view.players[seen.seat].trait:
            return "\n".join([say(Text("sea-own-traits")), *names])
        helps = [say(Text(f"trait-{id_}-help")) for id_ in view.unchosen_traits]
        left = [f"{name}: {does}" for name, does in zip(names, helps, strict=True)]
        return "\n".join([say(Text("sea-other-trait")), *left])

    def picture(self, told: Told) -> Picture:
        """The whole table; in words for those who cannot see it: how far, who is to move, the points."""
        return Picture(_board(told), _alt(told))

    def hand_picture(self, told: Told) -> Picture | None:
        """The two traits, while one is to be kept; afterwards nothing hidden is worth the room a picture takes."""
        view = told.seen.view
        assert isinstance(view, SeaView)
        if told.seen.seat is None or view.players[told.seen.seat].trait or not view.unchosen_traits:
            return None
        heading = told.speech.plain(Text("sea-own-traits"))
        traits = tuple(trait_card(id_, told.speech) for id_ in view.unchosen_traits)
        scene = pictures.SeaHand(told.speech.plain(Text("game-name")), _table(told), heading, traits)
        return Picture(scene, "\n".join([heading, *(f"{trait.name}: {trait.text}" for trait in traits)]))

    def where(self, seen: Seen, speech: Speech) -> str:
        """How many cards are left."""
        assert isinstance(seen.view, SeaView)
        return speech.say(Text("sea-left", count=seen.view.draw_pile))

    def options(self, chosen: dict[str, Any]) -> Sequence[Text]:
        """What this table agreed on; variants of traits only where there are traits."""
        names = ["traits", "treasure_hunter", "miser_keeps_hook"] if chosen["traits"] else ["traits"]
        plain = {"treasure_hunter": "triple", "miser_keeps_hook": False}
        return [Text(f"option-{name}-{str(chosen[name]).lower()}") for name in names if chosen[name] != plain.get(name)]

    def rules(self) -> Sequence[RulesPage]:
        """The topics, in the order one learns them."""
        return [RulesPage(id_) for id_ in ("goal", "turn", "bust", "suits", "kraken", "treasure", "traits", "end")]

    def _bank(self, cards: list[str]) -> str:
        """The top card of each suit, and how many lie under it."""
        parts = []
        for suit, values in _stacks(cards).items():
            under = f"ˣ{len(values)}" if len(values) > 1 else ""
            parts.append(f"{ICONS[suit]}{max(values)}{under}")
        return " ".join(parts)

    def _card(self, id_: str, safe: bool = False) -> str:
        card = BY_ID[id_]
        text = f"{ICONS[card.suit]}{card.value}"
        return f"__{text}__" if safe else text


def _table(told: Told) -> str:
    return told.speech.plain(Text("sea-table", table=told.row.id))


def _where(told: Told) -> str:
    assert isinstance(told.seen.view, SeaView)
    left = Text("sea-left", count=told.seen.view.draw_pile)
    return f"{_table(told)} · {told.speech.plain(left)}"


def _alt(told: Told) -> str:
    view, plain = told.seen.view, told.speech.plain
    assert isinstance(view, SeaView)
    names = told.speech.plain_names
    points = " · ".join(f"{names[seat]} {player.points}" for seat, player in enumerate(view.players))
    waiting = "" if told.seen.over else f" {told.speech.waiting(told.seen)}."
    return f"{plain(Text('game-name'))}, {_where(told)}.{waiting} {points}"


def _board(told: Told) -> pictures.SeaBoard:
    view, speech = told.seen.view, told.speech
    assert isinstance(view, SeaView)
    plain = speech.plain
    laid_out = ("sea-turned-up-title", view.turned_up) if view.turned_up else ("sea-next-title", view.next_cards)
    return pictures.SeaBoard(
        title=plain(Text("game-name")),
        where=_where(told),
        players=tuple(_player(told, seat, player) for seat, player in enumerate(view.players)),
        area_title=plain(Text("sea-area-title")),
        area=tuple(_loot(id_, speech, id_ in view.protected) for id_ in view.play_area),
        empty=plain(Text("host-over" if told.seen.over else "sea-area-empty")),
        draw_pile=(plain(Text("sea-draw-pile")), view.draw_pile),
        discard_pile=(plain(Text("sea-discard-pile")), view.discard_pile),
        demand=plain(Text("sea-demand", count=view.owed)) if view.owed else "",
        laid_out=(plain(Text(laid_out[0])), tuple(_loot(id_, speech) for id_ in laid_out[1])),
        events=tuple(speech.plain_lines(told.since[-LAST:])),
    )


def _player(told: Told, seat: int, player: PlayerView) -> pictures.Player:
    view, plain = told.seen.view, told.speech.plain
    assert isinstance(view, SeaView)
    trait = plain(Text(f"trait-{player.trait}")) if player.trait else ""
    if player.trait == "davy-jones-locker" and view.victim is not None:
        trait += f" → {SHAPES[view.victim]} {told.speech.plain_names[view.victim]}"
    to_move = not told.seen.over and seat in told.seen.waiting
    return pictures.Player(
        name=told.speech.plain_names[seat],
        points=player.points,
        unit=plain(Text("sea-points")),
        trait=trait,
        to_move=plain(Text("sea-to-move")) if to_move else "",
        bank=tuple((suit.value, max(values), len(values)) for suit, values in _stacks(player.bank).items()),
    )


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
