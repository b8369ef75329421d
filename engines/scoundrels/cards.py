"""The cards: forty blue and ten red traits, sixty jobs, eight strategies. A row says when, what and for how much."""

from __future__ import annotations

from engines.scoundrels.parts import Job, Need, Strategy, Trait, Verb, When
from engines.scoundrels.using import Prospect, Use
from engines.scoundrels.verbs import (
    ChooseOne,
    EverybodyElseGains,
    Gain,
    GainReputation,
    If,
    LookIntoRivalsSafe,
    LoseReputation,
    May,
    MoveMarks,
    Pay,
    PlaceMarks,
    Relinquish,
    RivalLosesReputation,
    Scout,
    StealMoney,
    StealSafe,
    SwapUnusedSafe,
)
from engines.scoundrels.verbs_people import (
    ChooseOpponent,
    DestroyHenchmen,
    DrawPoker,
    HenchmanOrReputation,
    JailOnOwnCard,
    JailOwn,
    JailRivals,
    LookAtDeckTop,
    PlaceReleased,
    ReleaseAnybody,
    ReleaseOwn,
    RevealDeckTop,
    ScoutPoker,
    ShuffleDeck,
)
from engines.scoundrels.verbs_scoundrels import DiscardSelf, Hire, OfficeOption, SwapParts, UseAnother

# Conditions


def penniless(ahead: Prospect) -> bool:
    return ahead.money == 0


def richest(ahead: Prospect) -> bool:
    return all(ahead.money > player.money for player in ahead.opponents)


def reputation_at_most(n: int) -> Need:
    return lambda ahead: ahead.reputation <= n


def reputation_at_least(n: int) -> Need:
    return lambda ahead: ahead.reputation >= n


def money_below(n: int) -> Need:
    return lambda ahead: ahead.money < n


def money_at_least(n: int) -> Need:
    return lambda ahead: ahead.money >= n


def behind_in_reputation(ahead: Prospect) -> bool:
    return any(player.reputation > ahead.reputation for player in ahead.opponents)


def behind_in_safes(ahead: Prospect) -> bool:
    return any(len(player.safes) > len(ahead.player.safes) for player in ahead.opponents)


def in_slot_6(ahead: Prospect) -> bool:
    return ahead.town.current is not None and ahead.town.current.slot == "6"


def henchman_out(ahead: Prospect) -> bool:
    """One of one's own henchmen lies on an opponent's card."""
    return any(ahead.user in played.henchmen for played in ahead.town.played())


# Counters and tests


def cards_played_today(use: Prospect | Use) -> int:
    return len(use.player.played)


def own_scoundrels(use: Prospect | Use) -> int:
    return min(4, len(use.player.scoundrels()))


def own_tech(use: Prospect | Use) -> int:
    return sum(scoundrel.tech for scoundrel in use.player.scoundrels())


def jailed_by_this(use: Prospect | Use) -> int:
    return use.jailed if isinstance(use, Use) else 0


def high_card(use: Use) -> bool:
    return use.revealed in ("5", "6")


def nobody_released(use: Use) -> bool:
    return not use.released


# Traits

TRAITS = (
    Trait("cowardly", "blue", When.SLOT, slots=("A", "2"), dollars=(1, 2, 4)),
    Trait("cocky", "blue", When.SLOT, slots=("5", "6"), dollars=(1, 3, 5)),
    Trait("wealthy", "blue", When.SLOT, slots=("3",), dollars=(2, 3, 6), bonus=True),
    Trait("corrupt", "blue", When.SLOT, slots=("4",), dollars=(1, 4, 6), bonus=True),
    Trait("filthy", "blue", When.SLOT, slots=("6",), dollars=(3,)),
    Trait("clever", "blue", When.SLOT, slots=("2", "6"), dollars=(1, 2)),
    Trait("stubborn", "blue", When.SLOT, slots=("6",), dollars=(3, 4), bonus=True),
    Trait("grumpy", "blue", When.SLOT, slots=("A", "6"), dollars=(2, 6)),
    Trait("lucky", "blue", When.SLOT, slots=("A",), dollars=(3,)),
    Trait("sneaky", "blue", When.SLOT, slots=("2",), dollars=(1,)),
    Trait("hungry", "blue", When.SLOT, slots=("3",), dollars=(2,)),
    Trait("loyal", "blue", When.SLOT, slots=("4",), dollars=(4,)),
    Trait("drunken", "blue", When.SLOT, slots=("3", "6"), dollars=(1, 5)),
    Trait("hard-working", "blue", When.SLOT, slots=("4", "6"), dollars=(4, 5)),
    Trait("patient", "blue", When.SLOT, slots=("5",), dollars=(2, 4)),
    Trait("one-eyed", "blue", When.SLOT, slots=("A", "2", "6"), dollars=(1, 2, 3, 4)),
    Trait("thrifty", "blue", When.SLOT, slots=("3", "4"), dollars=(3, 4, 5)),
    Trait("humble", "blue", When.SLOT, slots=("A", "4"), dollars=(1, 2, 6)),
    Trait("mysterious", "blue", When.SLOT, slots=("2", "3"), dollars=(2, 3, 4)),
    Trait("clumsy", "blue", When.SLOT, slots=("5", "6"), dollars=(5,), before=(Pay(1),)),
    Trait("helpful", "blue", When.CHAIN, roots=(-1,), dollars=(1,)),
    Trait("nervous", "blue", When.CHAIN, roots=(-1,), dollars=(4,)),
    Trait("lively", "blue", When.CHAIN, roots=(1,), dollars=(2, 5)),
    Trait("tireless", "blue", When.CHAIN, roots=(-1, 1), dollars=(1, 3, 4)),
    Trait("sympathetic", "blue", When.CHAIN, roots=(1,), dollars=(3, 6)),
    Trait("sleepy", "blue", When.END_OF_DAY),
    Trait("talkative", "blue", When.AFTER_GAIN_REPUTATION, dollars=(2,)),
    Trait("charming", "blue", When.ON_HIRE),
    Trait("quick-draw", "blue", When.ON_HIRE, dollars=(5,), bonus=True),
    Trait("lying", "blue", When.AFTER_IMPOSSIBLE_MARK, dollars=(6,)),
    Trait("annoying", "blue", When.AFTER_HIRE, dollars=(2, 4, 5)),
    Trait("greedy", "blue", When.AFTER_GAIN_MONEY, dollars=(1, 2, 3)),
    Trait("generous", "blue", When.START_OF_TURN, condition=penniless, dollars=(1,)),
    Trait("selfish", "blue", When.AFTER_STEP_3, condition=richest, dollars=(2, 3, 5)),
    Trait("honest", "blue", When.ZERO_FACE_UP, dollars=(4,)),
    Trait("daring", "blue", When.AFTER_LOSE_REPUTATION, dollars=(2,)),
    Trait("elderly", "blue", When.START_OF_TURN, after=(DiscardSelf(),)),
    Trait("nosy", "blue", When.AFTER_SCOUT, dollars=(1, 5, 6)),
    Trait("vengeful", "blue", When.AFTER_OWN_JAILED, dollars=(3,)),
    Trait("punctual", "blue", When.AFTER_OFFICE, dollars=(1, 3, 6)),
    Trait("gorgeous", "red", When.SLOT, slots=("6",), dollars=(1, 2, 4, 5), twice=True),
    Trait("reckless", "red", When.ON_HIRE, dollars=(2, 3), twice=True),
    Trait("ruthless", "red", When.SLOT, slots=("3", "4", "5", "6"), dollars=(1, 3), before=(JailOwn(),)),
    Trait("brilliant", "red", When.SLOT, slots=("2", "4", "6"), dollars=(1, 2, 3, 5)),
    Trait(
        "radioactive", "red", When.SLOT, slots=("6",), dollars=(4, 6), tech=1, after=(LoseReputation(1, price=False),)
    ),
    Trait("legendary", "red", When.SLOT, slots=("5", "6"), dollars=(1, 3, 4, 6), bonus=True),
    Trait("cybernetic", "red", When.SLOT, slots=("A", "6"), dollars=(2, 3, 4, 5), tech=1),
    Trait("notorious", "red", When.START_OF_TURN, condition=reputation_at_most(-1), dollars=(1, 5)),
    Trait("respected", "red", When.START_OF_TURN, condition=reputation_at_least(3), dollars=(2, 4, 6)),
    Trait("unstoppable", "red", When.SLOT, slots=("A", "3", "5"), dollars=(1, 2, 5, 6)),
)

# Jobs

JOBS = (
    Job("dog", "green", (Scout(),)),
    Job("prospector", "green", (Gain(2),)),
    Job("banker", "green", (Gain(4),), dollars=2),
    Job("loan-shark", "green", (Gain(4),), dollars=1, needs=(money_below(4),)),
    Job("cow", "green", (Gain(5), DiscardSelf()), dollars=2),
    Job("gambler", "green", (RevealDeckTop(), If(high_card, Gain(5), Gain(1)), ShuffleDeck()), holes=(3,)),
    Job("chef", "green", (Pay(1), Gain(4)), dollars=1),
    Job("investor", "green", (Gain(cards_played_today),), dollars=1),
    Job("lumberjack", "green", (Gain(3),), dollars=1),
    Job("rancher", "green", (Gain(own_scoundrels),), dollars=1),
    Job("telegrapher", "green", (Scout("depot"), Gain(1)), holes=(4,)),
    Job("butler", "green", (Scout("estate"), Gain(1))),
    Job("lab-assistant", "green", (Scout("laboratory"), Gain(1)), dollars=1, holes=(1,)),
    Job("cat", "green", (ChooseOne((("cat-scout", Scout()), ("cat-money", Gain(3)))),), dollars=1),
    Job("barber", "green", (Gain(1), ReleaseOwn()), holes=(5,)),
    Job("printer", "green", (Gain(1), Scout()), dollars=1),
    Job("doctor", "purple", (Gain(2), May("may-hire-pile", (Hire("pile"),))), dollars=1, holes=(2,)),
    Job("horse", "purple", (UseAnother("sheet"),), dollars=2),
    Job("tailor", "purple", (SwapParts(("trait", "job"), "sheet-or-saloon"),), dollars=1, holes=(1,)),
    Job("prisoner", "purple", (HenchmanOrReputation(),), dollars=2),
    Job("bounty-hunter", "purple", (Gain(2), JailRivals("one")), dollars=2, holes=(3,)),
    Job("journalist", "purple", (ScoutPoker("any"), Gain(3)), dollars=2),
    Job("courier", "purple", (Gain(1), May("may-hire-saloon", (Hire("saloon"),))), dollars=1, holes=(4,)),
    Job("gravedigger", "purple", (UseAnother("pile"),), dollars=1, holes=(1, 5)),
    Job("train-robber", "purple", (StealSafe("depot"),), dollars=3, holes=(4,)),
    Job("deputy", "purple", (JailRivals("each"), Gain(jailed_by_this)), dollars=1),
    Job("impersonator", "purple", (SwapParts(("job",), "saloon", itself=True),), holes=(3,)),
    Job("innkeeper", "purple", (UseAnother("saloon"),), dollars=2),
    Job("con-artist", "purple", (LoseReputation(1), Gain(5)), dollars=1),
    Job("safecracker", "purple", (Pay(3), StealSafe()), dollars=2),
    Job("priest", "purple", (GainReputation(1),), dollars=3),
    Job("schoolteacher", "purple", (GainReputation(1), Gain(1)), dollars=2, needs=(behind_in_reputation,)),
    Job("singer", "purple", (GainReputation(1), EverybodyElseGains(1)), dollars=2, holes=(4,)),
    Job("lawyer", "purple", (ReleaseOwn(2, up_to=True), If(nobody_released, Gain(2))), dollars=1),
    Job("pickpocket", "purple", (StealMoney(3, "one"),), dollars=2),
    Job("tax-collector", "purple", (StealMoney(1, "each"), Gain(1)), dollars=2, holes=(6,)),
    Job("fortune-teller", "purple", (Scout(n=2),), dollars=2, holes=(5,)),
    Job("card-sharp", "purple", (DrawPoker(),), dollars=1),
    Job("abomination", "black", (LookAtDeckTop(), May("may-shuffle", (ShuffleDeck(),))), dollars=2, holes=(1,), tech=2),
    Job("traitor", "black", (StealSafe(),), dollars=2, holes=(2,), needs=(behind_in_safes,)),
    Job("bank-robber", "black", (JailOwn(), StealSafe()), dollars=3, holes=(1, 4)),
    Job("brainwasher", "black", (ReleaseAnybody(), PlaceReleased()), dollars=2, tech=1),
    Job("inventor", "black", (StealSafe("unused"),), dollars=4, holes=(3,), tech=1),
    Job(
        "test-subject",
        "black",
        (Scout("unused"), May("may-swap-safe", (SwapUnusedSafe(),))),
        dollars=1,
        holes=(2, 5),
        tech=1,
    ),
    Job("arsonist", "black", (DestroyHenchmen(),), dollars=2, holes=(1, 3)),
    Job("mastermind", "black", (PlaceMarks(2),), dollars=2, holes=(1,)),
    Job("sheriff", "black", (OfficeOption(),), dollars=2, holes=(2,)),
    Job("burglar", "black", (StealSafe("estate"),), dollars=4, holes=(1,)),
    Job("saboteur", "black", (LoseReputation(1), StealSafe("laboratory")), dollars=3, holes=(5,)),
    Job("smuggler", "black", (Relinquish(), StealSafe(another=True)), dollars=3, holes=(2,)),
    Job("automaton", "black", (Gain(2),), dollars=3, holes=(3, 4), tech=2),
    Job("cyborg", "black", (GainReputation(1),), dollars=4, holes=(2,), tech=1),
    Job("engineer", "black", (Gain(own_tech),), dollars=2, tech=1),
    Job("spy", "black", (ChooseOpponent(), LookIntoRivalsSafe(), ScoutPoker("opponent")), dollars=1, holes=(1, 2)),
    Job("forger", "black", (MoveMarks(2),), dollars=2),
    Job("assassin", "black", (RivalLosesReputation(1), Gain(2)), dollars=3, holes=(6,)),
    Job("politician", "black", (Pay(4), GainReputation(2)), dollars=2, holes=(3,)),
    Job("gunslinger", "black", (JailOnOwnCard(),), dollars=2, holes=(4,)),
    Job("oil-baron", "black", (Gain(5),), dollars=3),
    Job("prototype", "black", (Gain(1),), dollars=5, holes=(1, 2, 3), tech=3),
)

# Leaders

LEADERS = ("preston-caine", "doc-zimmer", "lilith-boone", "milton-goff")
SLOT_ABILITIES: dict[str, tuple[Verb, ...]] = {
    "A": (Scout(),),
    "2": (Scout(),),
    "3": (Gain(3),),
    "4": (Gain(4),),
    "5": (StealSafe(),),
    "6": (),
}
STRATEGIES = (
    Strategy("protection-racket", "preston-caine", "step-2", (Gain(2),), needs=(in_slot_6,)),
    Strategy("iron-face", "preston-caine", "after-lose-reputation", (Gain(2),)),
    Strategy("modify-ally", "doc-zimmer", "step-2", (Pay(2), SwapParts(("trait",), "saloon"))),
    Strategy("field-research", "doc-zimmer", "step-2", (Pay(2), Scout())),
    Strategy("inside-man", "lilith-boone", "start-of-turn", (Gain(1),), needs=(henchman_out,)),
    Strategy("jailbreak", "lilith-boone", "step-2", (Pay(1), ReleaseOwn())),
    Strategy("hard-bargain", "milton-goff", "hire-cost"),
    Strategy("compound-interest", "milton-goff", "start-of-turn", (Gain(1),), needs=(money_at_least(5),)),
)

# How many of each colour a game is played with, by its length and the number of players (p.5 and 12)

DECKS = {
    "short": {
        2: {"blue": 14, "red": 10, "green": 4, "purple": 6, "black": 22},
        3: {"blue": 20, "red": 10, "green": 6, "purple": 8, "black": 22},
        4: {"blue": 26, "red": 10, "green": 8, "purple": 10, "black": 22},
    },
    "long": {
        2: {"blue": 20, "red": 10, "green": 6, "purple": 10, "black": 22},
        3: {"blue": 30, "red": 10, "green": 8, "purple": 14, "black": 22},
        4: {"blue": 40, "red": 10, "green": 12, "purple": 18, "black": 22},
    },
}
TRAIT = {trait.id: trait for trait in TRAITS}
JOB = {job.id: job for job in JOBS}
