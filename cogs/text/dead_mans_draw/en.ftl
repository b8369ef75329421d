# Dead Man's Draw on Discord: the board in words, options, rules pages

game-tagline = Push your luck, bank your loot.

## Its commands

name-deadmansdraw = deadmansdraw
cmd-deadmansdraw = Dead Man's Draw: push your luck, bank your loot
cmd-option-traits = Play with trait cards (on by default)
cmd-option-treasure_hunter = What Treasure Hunter does with the bonus
cmd-option-miser_keeps_hook = Whether the Miser also keeps the Hook itself

## The board in words

sea-play-area = Play area:
sea-owed = 🐙 { $count ->
    [one] one more card must come
   *[other] { $count } more cards must come
}
sea-next = 🔮 Next: { $cards }
sea-turned-up = 🗺️ Turned up: { $cards }
sea-piles = Draw pile { $draw } · discard pile { $discard }
sea-left = { $count ->
    [0] no cards left
    [one] one card left
   *[other] { $count } cards left
}
sea-moment-bonus = Key and Chest: { $seat } banks { $count } more cards.
sea-moment-bust = { $seat } busts: { $count } cards worth { $points } points are lost.
sea-no-hand = You have no hidden cards: everything of yours lies open.
sea-own-traits = Your two traits, for your eyes only:
sea-other-trait = The trait you did not keep:

sea-area-title = Play area
sea-area-empty = Nothing lies here yet
sea-draw-pile = Draw pile
sea-discard-pile = Discard pile
sea-demand = { $count ->
    [one] One more card must come
   *[other] { $count } more cards must come
}
sea-turned-up-title = Turned up by the Map
sea-next-title = Next in the draw pile
sea-points = pts
sea-alt = { $points ->
    [one] one point
   *[other] { $points } points
}
sea-values = { $low } to { $high }

suit-anchor-help = If you bust, the cards that came to the play area before the Anchor are banked all the same.
suit-hook-help = Play the top card of any suit from your own bank. You must, even if it makes you bust.
suit-cannon-help = Send the top card of a suit in another player's bank to the discard pile.
suit-key-help = Alone it does nothing. Banked in the same turn as a Chest, it brings as many random cards from the discard pile as you have just collected.
suit-chest-help = Alone it does nothing. Banked in the same turn as a Key, it brings as many random cards from the discard pile as you have just collected.
suit-map-help = Turn up three random cards of the discard pile and play one of them. You must, even if it makes you bust.
suit-oracle-help = The next card of the draw pile is shown before you decide to draw or stop.
suit-sword-help = Take the top card of a suit you don't have from another player's bank, and play it. You must, even if it makes you bust.
suit-kraken-help = Two more cards must come to the play area before you may stop.
suit-mermaid-help = No ability, but worth more than the others.

option-traits = Traits
option-traits-help = Each player has a trait of their own, which changes what one suit does.
option-traits-true = Traits on
option-traits-false = Traits off
option-treasure_hunter = Treasure Hunter
option-treasure_hunter-help = How much larger this trait makes the bonus for a Key with a Chest.
option-treasure_hunter-triple = Treasure Hunter: three times the bonus
option-treasure_hunter-double = Treasure Hunter: twice the bonus
option-miser_keeps_hook = Miser
option-miser_keeps_hook-help = Whether this trait keeps the Hook itself when its owner busts.
option-miser_keeps_hook-true = Miser keeps the Hook too
option-miser_keeps_hook-false = Miser loses the Hook itself

rules-goal-title = Goal
rules-goal = Draw cards, dare to draw more, and bank what you have before you lose it. At the end the highest card of each suit in your bank counts; the highest total wins.
    There are ten suits of six cards, valued 2 to 7; Mermaids are 4 to 9. The lowest of each suit starts face down in the discard pile.
rules-turn-title = Your turn
rules-turn = The first card is turned over for you. Each card that comes to the play area uses its ability at once, good or bad. Then you choose: draw another card, or stop.
    When you stop, everything in the play area goes to your bank, and it's the next player's turn.
rules-bust-title = Busting
rules-bust = If a card comes to the play area whose suit is already there, you bust: your turn ends, the new card does nothing, and all cards in the play area go to the discard pile. What is in your bank is safe.
    An Anchor softens the blow: the cards that came before it are banked all the same.
rules-suits-title = The suits
rules-suits = ⚓ **Anchor** saves the cards before it when you bust.
    🪝 **Hook** plays the top card of a suit from your own bank.
    💣 **Cannon** sinks the top card of a suit in someone's bank.
    ⚔️ **Sword** takes the top card of a suit you don't have from someone's bank and plays it.
    🗺️ **Map** turns up three cards of the discard pile; you play one.
    🔮 **Oracle** shows the next card of the draw pile.
    🧜 **Mermaid** does nothing, but is worth more.
    Hook, Sword and Map must be used, even if the card they bring makes you bust.
rules-kraken-title = The Kraken
rules-kraken = 🐙 After a Kraken two more cards must come to the play area before you may stop. Cards brought by Hook, Sword or Map count. A bust ends it.
rules-treasure-title = Key and Chest
rules-treasure = 🗝️🧰 A Key or a Chest alone does nothing. If you bank both in one turn, you also bank random cards from the discard pile: as many as you have just collected. Not when you bust.
rules-traits-title = Traits
rules-traits = At the start everyone gets two traits and secretly keeps one; then all are shown together. A trait changes one suit for you, or for everyone else, for the whole game.
    Each trait's text stands beside its name when you choose. A trait that affects others comes before their own.
rules-end-title = End
rules-end = When the last card of the draw pile is turned over and done, the play area is banked and the game is over. The top card of each suit counts. On a tie, more cards in the bank win; if that is equal too, the win is shared.
