# Dead Man's Draw

game-name = Dead Man's Draw

## Cards

suit-anchor = Anchor
suit-hook = Hook
suit-cannon = Cannon
suit-key = Key
suit-chest = Chest
suit-map = Map
suit-oracle = Oracle
suit-sword = Sword
suit-kraken = Kraken
suit-mermaid = Mermaid
card = { $suit } { $value }
card-noted = { $card } ({ $note })
note-bust = bust
note-gain = { $gain ->
    [0] no points
   *[other] +{ $gain }
}
note-loss = −{ $loss }
note-at-stake = −{ $loss } if you bust
target-sunk = { $card } ({ $owner } −{ $loss })
target-taken = { $card } (+{ $gain }, { $owner } −{ $loss })
target-bust = { $card } ({ $owner } −{ $loss }, bust)
bank-of = { $count ->
    [one] { $owner } (one card)
   *[other] { $owner } ({ $count } cards)
}

## Traits

trait-safe-harbor = Safe Harbor
trait-safe-harbor-help = When you bust, your Anchor also saves itself and up to two cards after it.
trait-scavenger = Scavenger
trait-scavenger-help = What your Cannon hits goes to your bank.
trait-swordsman = Swordsman
trait-swordsman-help = Your Sword may take suits you already have.
trait-treasure-hunter = Treasure Hunter
trait-treasure-hunter-help = Key and Chest bring you three times as many bonus cards (twice, if the table chose that).
trait-beastmaster = Beastmaster
trait-beastmaster-help = Everyone else's Kraken demands four cards.
trait-captains-hook = Captain's Hook
trait-captains-hook-help = Your Hook must play two cards from your bank.
trait-casanova = Casanova
trait-casanova-help = Mermaids you turn over go straight to your bank.
trait-davy-jones-locker = Davy Jones' Locker
trait-davy-jones-locker-help = Name a player. What they lose by busting goes to your bank.
trait-misfire = Misfire
trait-misfire-help = Everyone else's Cannon hits a card in their own bank.
trait-mystic = Mystic
trait-mystic-help = Your Oracle shows the next three cards.
trait-parry = Parry
trait-parry-help = Everyone else's Sword can take only your Kraken, or nothing.
trait-plunderer = Plunderer
trait-plunderer-help = Your Key and Chest bonus comes from the bank of a player you choose.
trait-fisherman = Fisherman
trait-fisherman-help = Krakens you turn over go straight to your bank and demand nothing.
trait-golden-scales = Golden Scales
trait-golden-scales-help = At the end your Mermaids are worth 5 more.
trait-miser = Miser
trait-miser-help = Your Hook saves the cards before it like an Anchor, and the card it fetched.
trait-navigator = Navigator
trait-navigator-help = Your Map lets you search the whole discard pile.
trait-master-gunner = Master Gunner
trait-master-gunner-help = Your Cannon sinks every card of the suit you choose.

## Choices

trait-choose = Which trait will you keep?
locker-choose = Davy Jones' Locker: who will you name? What they lose by busting goes to your bank.
draw-or-stop = { $left ->
    [one] Draw the last card, or stop?
   *[other] Draw another card or stop? { $left } cards left.
}
draw = { $risk ->
    [0] Draw (no risk)
    [100] Draw (bust)
   *[other] Draw (bust { $risk }%)
}
draw-shown = Draw { $card }
stop = { $bonus ->
    [yes] Stop and bank (+{ $gain } and a bonus)
   *[no] Stop and bank (+{ $gain })
}
hook-choose = Hook: which card from your bank will you play?
cannon-choose = Cannon: which card will you sink?
misfire-choose = { $owner }'s Misfire: which card from your own bank will you sink?
sword-choose = Sword: which card will you take?
map-choose = Map: which card will you play?
navigator-choose = Navigator: which card from the discard pile will you play?
plunder-choose = { $count ->
    [one] Plunderer: whose bank will you take a card from?
   *[other] Plunderer: whose bank will you take { $count } cards from?
}

## What happens

game-begins = { $seat } goes first.
game-ends = The draw pile is empty. The game is over.
trait-revealed = { $seat }'s trait is { $trait }.
locker-names = Davy Jones' Locker: { $seat } names { $victim }.
drew = { $seat } draws { $card }.
banked-at-once = { $card } goes straight to { $seat }'s bank.
collected = { $seat } banks { $cards }.
collected-nothing = { $seat } stops with nothing in the play area.
bonus = Key and Chest: { $seat } also banks { $cards }.
bonus-nothing = Key and Chest: the discard pile is empty, so there is no bonus.
plundered = Key and Chest: { $seat } plunders { $cards } from { $owner }.
plunder-nothing = Key and Chest: nobody else has a card to plunder.
bust = { $seat } busts on { $card }.
bust-kept = { $seat } saves { $cards }.
bust-lost = { $seat } loses { $cards }.
locker-claims = Davy Jones' Locker: { $owner } banks { $cards }.
hook-nothing = The Hook finds nothing in { $seat }'s bank.
hook-pulled = The Hook brings { $card } from { $seat }'s bank.
cannon-nothing = The Cannon finds nothing to sink.
cannon-sank = { $seat } sinks { $owner }'s { $card }.
cannon-kept = { $seat } shoots { $card } out of { $owner }'s bank and keeps it.
cannon-sank-all = { $seat } sinks { $owner }'s { $cards }.
misfire-nothing = { $owner }'s Misfire finds nothing in { $seat }'s bank.
misfire-sank = { $owner }'s Misfire: { $seat } sinks { $card } from their own bank.
sword-nothing = The Sword finds no suit to take.
sword-took = { $seat } takes { $card } from { $owner }.
parry-nothing = Parry: there is no Kraken for the Sword to take.
map-nothing = The discard pile is empty, so the Map leads nowhere.
map-turned-up = The Map turns up { $cards }.
map-took = { $seat } plays { $card } from the discard pile.
oracle-nothing = The Oracle sees no more cards.
oracle-shows = { $place ->
    [1] The Oracle shows the next card: { $card }.
   *[other] The Oracle shows the card after that: { $card }.
}
kraken-demands = The Kraken demands { $count } more cards from { $seat }.

## The score

score-tops = highest of each suit
score-mermaids = Golden Scales
score-cards = cards
