"""3000 Scoundrels: cards looked up, and what lies on the table."""

from __future__ import annotations

from bot.base.speech import Speech
from bot.ui.faces import Card
from cogs.faces.scoundrels_scenes import name_of, scoundrel_card
from cogs.pictures.scoundrels_lookup import LookedUp, Whole
from engines.core import Text
from engines.scoundrels.cards import JOB, JOBS, STRATEGIES, TRAIT, TRAITS
from engines.scoundrels.view import ScoundrelView, TownView


def every_card(speech: Speech) -> dict[str, Card]:
    """Every trait, job and strategy."""
    return {
        **{trait.id: card(trait_card(trait.id, speech), speech) for trait in TRAITS},
        **{job.id: card(job_card(job.id, speech), speech) for job in JOBS},
        **{strategy.id: card(strategy_card(strategy.id, speech), speech) for strategy in STRATEGIES},
    }


def on_table(view: TownView, speech: Speech) -> dict[str, Card]:
    """The scoundrels of the saloon, of every crew, just hired and on top of the pile; then the strategies in play."""
    crews = [there for player in view.players for there in player.sheet if there is not None]
    hired = [view.arriving] if view.arriving is not None else []
    people = [*view.saloon, *hired, *crews, *view.pile[:1]]
    strategies = [player.strategy for player in view.players if player.strategy]
    return {
        **{f"{there.trait}+{there.job}": scoundrel(there, speech) for there in people},
        **{id_: card(strategy_card(id_, speech), speech) for id_ in strategies},
    }


def scoundrel(there: ScoundrelView, speech: Speech) -> Card:
    """A trait and a job as one card, with what both say."""
    plain = speech.plain
    drawn = scoundrel_card(there, speech)
    words = [plain(Text(f"trait-{there.trait}-help")), plain(Text(f"job-{there.job}-help"))]
    name, kind = plain(name_of(there)), plain(Text("town-type-whole", cost=there.cost))
    whole = Whole(drawn, name, kind, speech.sentences(words), tuple(_tech(there.tech, speech)))
    return Card(name, f"{kind} · {speech.sentences((whole.words, *whole.notes))}", whole)


def card(drawn: LookedUp, speech: Speech) -> Card:
    """A card to be looked up."""
    return Card(drawn.name, f"{drawn.kind} · {speech.sentences((drawn.words, *drawn.notes))}", drawn)


def trait_card(id_: str, speech: Speech) -> LookedUp:
    """A trait as its card shows it."""
    trait, plain = TRAIT[id_], speech.plain
    notes = [plain(Text("town-card-trait-cost", count=len(trait.dollars)))]
    return LookedUp(
        name=plain(trait.label),
        kind=plain(Text(f"town-type-{trait.colour}")),
        type=trait.colour,
        words=plain(Text(f"trait-{id_}-help")),
        notes=(*notes, *_tech(trait.tech, speech)),
        slots=trait.slots,
        roots=trait.roots,
        bonus=trait.bonus,
        twice=trait.twice,
        tech=trait.tech,
        dollars=trait.dollars,
    )


def job_card(id_: str, speech: Speech) -> LookedUp:
    """A job as its card shows it."""
    job, plain = JOB[id_], speech.plain
    notes = [plain(Text("town-card-job-cost", count=job.dollars))]
    if job.holes:
        places = speech.listed([str(hole) for hole in job.holes])
        notes.append(plain(Text("town-card-holes", count=len(job.holes), places=places)))
    return LookedUp(
        name=plain(job.label),
        kind=plain(Text(f"town-type-{job.colour}")),
        type=job.colour,
        words=plain(Text(f"job-{id_}-help")),
        notes=(*notes, *_tech(job.tech, speech)),
        tech=job.tech,
        holes=job.holes,
        own_dollars=job.dollars,
    )


def strategy_card(id_: str, speech: Speech) -> LookedUp:
    """A strategy as its card shows it."""
    strategy = next(strategy for strategy in STRATEGIES if strategy.id == id_)
    leader = Text(f"leader-name-{strategy.leader}")
    return LookedUp(
        name=speech.plain(strategy.label),
        kind=speech.plain(Text("town-type-strategy", leader=leader)),
        type="strategy",
        words=speech.plain(Text(f"strategy-{id_}-help")),
    )


def _tech(count: int, speech: Speech) -> list[str]:
    return [speech.plain(Text("town-card-tech", count=count))] if count else []
