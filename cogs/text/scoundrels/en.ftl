# 3000 Scoundrels on Discord: commands, the board in words, options, rules pages

game-tagline = Bluff your plans, hire the strangest crew, crack the Traveler's safes.

## Its commands

name-scoundrels = scoundrels
cmd-scoundrels = 3000 Scoundrels: bluff, hire, crack safes
cmd-option-length = Two in-game days, or three for those who know the game
cmd-option-strategies = Give every leader a strategy card (off by default)
cmd-option-leaders = Choose leaders in turn, or draw them at random

## The board

town-where = day { $day } of { $days }, turn { $turn } of { $turns }
town-setting-up = setting up
town-night = end of day { $day } of { $days }
town-safes = Safes
town-unused = unused
town-saloon = Saloon
town-traits = traits { $count }
town-jobs = jobs { $count }
town-home-depot = D
town-home-estate = E
town-home-laboratory = L
town-pile = Discard pile: { $count } · on top: { $scoundrel }
town-pile-whole = **Discard pile** ({ $count }), from the top: { $scoundrels }
town-pile-empty = Discard pile: empty
town-arriving = Just hired: { $scoundrel }
town-reputation = Reputation
town-jail = Jail
town-jail-empty = Jail: empty
town-alt = ${ $money }, reputation { $reputation }, { $safes ->
    [one] one safe
   *[other] { $safes } safes
}, { $crew ->
    [one] one scoundrel
   *[other] { $crew } scoundrels
}
town-cost = ${ $n }

## A player in words

town-line-numbers = **${ $money }** · reputation { $reputation } · hand { $hand }, deck { $deck }
town-line-henchmen = henchmen { $available } available, { $jailed } in jail
town-line-destroyed = { $count } destroyed
town-line-crew = Crew: { $crew }
town-line-cards = Cards: { $cards }
town-line-safes = Safes: { $safes }
town-slot-card = slot { $slot }
town-slot-value = slot { $slot }: { $value }
town-zero-up = 0 face up

## What only you see

town-hand = Your hand
town-hand-empty = No cards in your hand
town-deck-top = Top of your deck
town-own-cards = Your cards today
town-own-card = slot { $slot }
town-own-zero = face up
town-bluff = bluff
town-true = true
town-looked-at = Cards you know
town-peeks = Safes you can look into
town-seen = Safes you have seen before
town-no-peeks = Scout or steal a safe to see its value here
town-peek-own = on your sheet
town-peek-unused = unused
town-marks-left = Your marks left
town-marks = { $faces } ×{ $count }
town-line-hand = 🔒 Your hand: { $cards }
town-line-deck-top = 🔒 Top of your deck: { $card }
town-line-own = 🔒 Your cards today: { $cards }
town-line-own-card = { $value } in slot { $slot }
town-line-own-bluff = { $value } in slot { $slot } (bluff)
town-line-looked = 🔒 Cards you know: { $cards }
town-line-peek = 🔒 { $safe }: **{ $value }**
town-line-marks = Your marks left: { $marks }

## The evening

town-evening-slot = slot { $slot }
town-evening-bluff = { $slot }: { $value }, bluff{ $some ->
    [0] {""}
   *[other] {" "}(reputation for { $suspects })
}
town-evening-true = { $slot }: { $value }, true{ $some ->
    [0] {""}
   *[other] {" "}(to jail: { $suspects })
}

## Cards looked up

town-type-blue = Trait · type I
town-type-red = Trait · type II
town-type-green = Job · type I
town-type-purple = Job · type II
town-type-black = Job · type III
town-type-whole = Scoundrel · ${ $cost } to hire
town-type-strategy = Strategy of { $leader }
town-card-trait-cost = { $count ->
    [0] No cost icon: it adds nothing to the cost.
    [one] One cost icon, unless a bullet hole of the job covers it.
   *[other] { $count } cost icons, less those that bullet holes of the job cover.
}
town-card-job-cost = { $count ->
    [0] No cost icon of its own.
    [one] One cost icon of its own.
   *[other] { $count } cost icons of its own.
}
town-card-holes = { $count ->
    [one] A bullet hole over place { $places } of the trait.
   *[other] Bullet holes over places { $places } of the trait.
}
town-card-tech = { $count ->
    [one] One tech icon.
   *[other] { $count } tech icons.
}

## Options

option-length = Length
option-length-help = How many in-game days you play.
option-length-short = Short: two in-game days
option-length-long = Long: three in-game days
option-strategies = Strategies
option-strategies-help = Every leader has a strategy card with an effect of its own.
option-strategies-true = With strategy cards
option-strategies-false = Without strategy cards
option-leaders = Leaders
option-leaders-help = How each player gets a leader before the first day.
option-leaders-choose = Leaders are chosen in turn
option-leaders-random = Leaders drawn at random

## Rules

rules-goal-title = Goal
rules-goal = The Traveler is gone, and what he brought from the future lies in eighteen safes. In two days (three in a long game) you bluff, hire a crew of odd people, and steal what you can.
    At the end you count your **tech**: the value of your safes, every mark on them that tells the truth, your reputation, and the tech icons of your scoundrels. The highest total wins.
rules-day-title = The day
rules-day = Everyone takes four turns a day, one after the other. A turn has three steps:
    1. **Plan**: play a poker card face down.
    2. **Abilities**: use your leader and your scoundrels.
    3. **Hire** someone in the saloon, **or** go to the **Sheriff's Office**.
    When all have had four turns, the day ends and the bluffs are called.
rules-plan-title = Planning
rules-plan = You own seven poker cards: 0, A, 2, 3, 4, 5, 6. Put one from your hand face down into a free slot of your sheet. Everyone sees the slot, nobody sees the card.
    If the card doesn't match the slot, it is a **bluff**. What you may do depends on the slot alone, so a bluff works as well as the truth, until someone doubts it. The 0 fits no slot: in a slot it is always a bluff.
    Your hand, the cards you played today and every safe you may look into stand in your private message.
rules-suspect-title = Suspicion
rules-suspect = Do you think a card is a bluff? Put a henchman on it, at any time in the turn in which it is played. You have three henchmen, one of them in jail at the start, and you may put one on each card.
    At the end of the day such cards are turned over. A bluff: you gain 1 reputation and get your henchman back, and the bluffer loses 1, however many suspected the card. The truth: your henchman goes to jail.
    Cards that nobody suspected are never shown.
rules-abilities-title = Abilities
rules-abilities = In step 2 you may use your leader's ability of the slot, and every scoundrel of yours that shows it, in any order, each once a turn.
    The leader: **A** and **2** scout a safe, **3** brings $3, **4** brings $4, **5** steals a safe, **6** does nothing.
    You need not use an ability; if you do, do all of it, except where it says "may". If you can't pay its price, you can't use it.
rules-timing-title = Special timing
rules-timing = Some scoundrels have no slot:
    • ➡️ An **arrow**: right after you use the neighbour it comes from.
    • **Words** such as "after you gain reputation": whenever that happens, also in someone else's turn, once in each turn and once at the end of the day.
    • **On hire**: only as you hire it; it never comes to your sheet.
    • **+$1**: take $1 before its ability. **×2**: use it twice in a row.
    When one scoundrel uses another, ignore the other's timing and these icons; everything else applies.
rules-hire-title = Hiring
rules-hire = A scoundrel is a trait and a job: the trait says when, the job says what. It costs the dollars of both; a bullet hole of the job takes away the dollar under it.
    Pay, and put it on one of your five spaces. With every hire you may rearrange your scoundrels; if your sheet is full, one has to go.
    The others in the saloon move to the right, and someone new comes in on the left. `/scoundrels card` shows any trait, job or strategy.
rules-office-title = Sheriff's Office
rules-office = If you hire nobody, you go here. First the scoundrel on the right leaves the saloon, then choose one:
    • **Sell information**: gain $2.
    • **Bail**: $2 for each of up to two henchmen, no matter whose.
    • **Bribe**, on the last day only: pay $12 and steal a safe.
rules-scout-title = Scouting and marks
rules-scout = To scout a safe, look into it in secret and put one of your seven marks on it, either side up: 2 or 3, 4 or 5, 6 or 7. It may be a lie. At the end a true mark is worth 1 tech to whoever has the safe, no matter who put it there.
    You may always look into a safe that bears your mark, even after someone steals it.
    If all your marks lie on safes, you may move one. The numbers under a location's name are what its safes can hold.
rules-steal-title = Stealing
rules-steal = A stolen safe comes to your sheet, face down, with all its marks. From then on you may look into it.
    You may hold **no more safes than the number of the day**: one on the first day, two on the second. With more, look and give one back; it returns to its location with its marks and can be stolen again.
    Each location has six safes, but five spaces. The one left over is "unused"; only some scoundrels reach it.
rules-reputation-title = Reputation
rules-reputation = It goes from −2 to 6, and at the end it is worth as much tech. You gain it mostly by catching bluffs, and lose it by being caught.
    Whoever alone has the most names the first player of the next day.
rules-night-title = End of the day
rules-night = 1. Cards with henchmen on them are turned over, in turn order.
    2. Today's cards are shuffled and go **under** your deck. The rest of the deck stays as it is, so you can work out which cards come next.
    3. Draw back to four cards.
    4. Scoundrels with an end-of-day timing may be used.
    After the last day only the cards are turned over and the last abilities used; then the safes are opened.
rules-options-title = Variants
rules-options = • **Leaders**: players choose one in turn. The table may have them drawn at random instead.
    • **Long game**: three days, with more cards in the decks. Good for two or three players who know the game.
    • **Strategies**: everyone secretly picks one of their leader's two cards, and all are shown together. It is an ability of your own, once in each turn. It isn't a scoundrel, so nothing can chain to it.
rules-talk-title = Talk and lies
rules-talk = Say what you like about what you have seen: the truth, a lie, or nothing. Promise what you like, and keep it or not. But you may not show hidden things to anyone, and money and cards never change hands by agreement.
rules-end-title = Score
rules-end = Safes + true marks on your safes (anyone's) + reputation + tech icons of your scoundrels.
    On a tie, more money wins; if that is equal too, whoever took the later turn.
