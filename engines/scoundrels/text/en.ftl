# 3000 Scoundrels

game-name = 3000 Scoundrels

## Traits: when a scoundrel may be used

trait-cowardly = Cowardly
trait-cowardly-help = Usable when your card lies in slot A or 2.
trait-cocky = Cocky
trait-cocky-help = Usable when your card lies in slot 5 or 6.
trait-wealthy = Wealthy
trait-wealthy-help = Usable when your card lies in slot 3. Gain $1 first.
trait-corrupt = Corrupt
trait-corrupt-help = Usable when your card lies in slot 4. Gain $1 first.
trait-filthy = Filthy
trait-filthy-help = Usable when your card lies in slot 6.
trait-clever = Clever
trait-clever-help = Usable when your card lies in slot 2 or 6.
trait-stubborn = Stubborn
trait-stubborn-help = Usable when your card lies in slot 6. Gain $1 first.
trait-grumpy = Grumpy
trait-grumpy-help = Usable when your card lies in slot A or 6.
trait-lucky = Lucky
trait-lucky-help = Usable when your card lies in slot A.
trait-sneaky = Sneaky
trait-sneaky-help = Usable when your card lies in slot 2.
trait-hungry = Hungry
trait-hungry-help = Usable when your card lies in slot 3.
trait-loyal = Loyal
trait-loyal-help = Usable when your card lies in slot 4.
trait-drunken = Drunken
trait-drunken-help = Usable when your card lies in slot 3 or 6.
trait-hard-working = Hard-working
trait-hard-working-help = Usable when your card lies in slot 4 or 6.
trait-patient = Patient
trait-patient-help = Usable when your card lies in slot 5.
trait-one-eyed = One-eyed
trait-one-eyed-help = Usable when your card lies in slot A, 2 or 6.
trait-thrifty = Thrifty
trait-thrifty-help = Usable when your card lies in slot 3 or 4.
trait-humble = Humble
trait-humble-help = Usable when your card lies in slot A or 4.
trait-mysterious = Mysterious
trait-mysterious-help = Usable when your card lies in slot 2 or 3.
trait-clumsy = Clumsy
trait-clumsy-help = Usable when your card lies in slot 5 or 6. Each use costs $1 extra.
trait-helpful = Helpful
trait-helpful-help = Usable right after you use the scoundrel to its left.
trait-nervous = Nervous
trait-nervous-help = Usable right after you use the scoundrel to its left.
trait-lively = Lively
trait-lively-help = Usable right after you use the scoundrel to its right.
trait-tireless = Tireless
trait-tireless-help = Usable right after you use the scoundrel to its left or right.
trait-sympathetic = Sympathetic
trait-sympathetic-help = Usable right after you use the scoundrel to its right.
trait-sleepy = Sleepy
trait-sleepy-help = Usable once at the end of each day.
trait-talkative = Talkative
trait-talkative-help = Usable after you gain reputation.
trait-charming = Charming
trait-charming-help = Usable only as you hire it. Then it is discarded.
trait-quick-draw = Quick-draw
trait-quick-draw-help = Usable only as you hire it. Gain $1 first. Then it is discarded.
trait-lying = Lying
trait-lying-help = Usable after you mark a safe with a number its location can't have.
trait-annoying = Annoying
trait-annoying-help = Usable after you hire another scoundrel.
trait-greedy = Greedy
trait-greedy-help = Usable after another of your scoundrels brings you money.
trait-generous = Generous
trait-generous-help = Usable at the start of your turn if you have no money at all.
trait-selfish = Selfish
trait-selfish-help = Usable after step 3 of your turn if you have more money than anyone else.
trait-honest = Honest
trait-honest-help = You may lay your 0 face up beside your sheet. Usable in step 2 of that turn.
trait-daring = Daring
trait-daring-help = Usable after you lose reputation.
trait-elderly = Elderly
trait-elderly-help = Usable at the start of your turn. Then it is discarded.
trait-nosy = Nosy
trait-nosy-help = Usable after you scout a safe.
trait-vengeful = Vengeful
trait-vengeful-help = Usable after one of your henchmen goes to jail.
trait-punctual = Punctual
trait-punctual-help = Usable after you go to the Sheriff's Office.
trait-gorgeous = Gorgeous
trait-gorgeous-help = Usable when your card lies in slot 6, twice in a row if you like.
trait-reckless = Reckless
trait-reckless-help = Usable only as you hire it, twice in a row if you like. Then it is discarded.
trait-ruthless = Ruthless
trait-ruthless-help = Usable when your card lies in slot 3, 4, 5 or 6, if you first send one of your henchmen to jail.
trait-brilliant = Brilliant
trait-brilliant-help = Usable when your card lies in slot 2, 4 or 6.
trait-radioactive = Radioactive
trait-radioactive-help = Usable when your card lies in slot 6. Each use costs you 1 reputation. Worth 1 tech.
trait-legendary = Legendary
trait-legendary-help = Usable when your card lies in slot 5 or 6. Gain $1 first.
trait-cybernetic = Cybernetic
trait-cybernetic-help = Usable when your card lies in slot A or 6. Worth 1 tech.
trait-notorious = Notorious
trait-notorious-help = Usable at the start of your turn if your reputation is −1 or lower.
trait-respected = Respected
trait-respected-help = Usable at the start of your turn if your reputation is 3 or higher.
trait-unstoppable = Unstoppable
trait-unstoppable-help = Usable when your card lies in slot A, 3 or 5.

## Jobs: what a scoundrel does

job-dog = Dog
job-dog-help = Scout a safe.
job-prospector = Prospector
job-prospector-help = Gain $2.
job-banker = Banker
job-banker-help = Gain $4.
job-loan-shark = Loan Shark
job-loan-shark-help = Gain $4, but only if you have less than $4.
job-cow = Cow
job-cow-help = Gain $5. Then it is discarded.
job-gambler = Gambler
job-gambler-help = Show your deck's top card: $5 on a 5 or 6, otherwise $1. Shuffle the deck.
job-chef = Chef
job-chef-help = Pay $1 to gain $4.
job-investor = Investor
job-investor-help = Gain $1 for each poker card you have played today.
job-lumberjack = Lumberjack
job-lumberjack-help = Gain $3.
job-rancher = Rancher
job-rancher-help = Gain $1 for each scoundrel on your sheet, up to $4.
job-telegrapher = Telegrapher
job-telegrapher-help = Scout a safe at the Depot and gain $1.
job-butler = Butler
job-butler-help = Scout a safe at the Estate and gain $1.
job-lab-assistant = Lab Assistant
job-lab-assistant-help = Scout a safe at the Laboratory and gain $1.
job-cat = Cat
job-cat-help = Scout a safe or gain $3.
job-barber = Barber
job-barber-help = Gain $1 and release one of your henchmen.
job-printer = Printer
job-printer-help = Gain $1 and scout a safe.
job-doctor = Doctor
job-doctor-help = Gain $2. You may hire the top scoundrel of the discard pile at full cost.
job-horse = Horse
job-horse-help = Use another scoundrel on your sheet unused this turn, whatever its timing.
job-tailor = Tailor
job-tailor-help = One of yours swaps trait or job with another of yours or one in the saloon.
job-prisoner = Prisoner
job-prisoner-help = Each opponent sends a henchman to jail or loses 1 reputation.
job-bounty-hunter = Bounty Hunter
job-bounty-hunter-help = Gain $2. One available henchman of an opponent goes to jail.
job-journalist = Journalist
job-journalist-help = Look at any face-down poker card on a sheet and gain $3.
job-courier = Courier
job-courier-help = Gain $1. You may hire a scoundrel from the saloon at full cost.
job-gravedigger = Gravedigger
job-gravedigger-help = Use the top scoundrel of the discard pile, whatever its timing.
job-train-robber = Train Robber
job-train-robber-help = Steal a safe from the Depot.
job-deputy = Deputy
job-deputy-help = One henchman of each opponent goes to jail. Gain $1 for each.
job-impersonator = Impersonator
job-impersonator-help = This scoundrel swaps jobs with one in the saloon.
job-innkeeper = Innkeeper
job-innkeeper-help = Use a scoundrel in the saloon unused this turn, whatever its timing.
job-con-artist = Con Artist
job-con-artist-help = Lose 1 reputation to gain $5.
job-safecracker = Safecracker
job-safecracker-help = Pay $3 to steal a safe from anywhere.
job-priest = Priest
job-priest-help = Gain 1 reputation.
job-schoolteacher = Schoolteacher
job-schoolteacher-help = Gain 1 reputation and $1, but only if an opponent has more reputation.
job-singer = Singer
job-singer-help = Gain 1 reputation. Each opponent gains $1.
job-lawyer = Lawyer
job-lawyer-help = Release one or two of your henchmen, or gain $2 instead.
job-pickpocket = Pickpocket
job-pickpocket-help = Steal $3 from one opponent.
job-tax-collector = Tax Collector
job-tax-collector-help = Steal $1 from each opponent and gain $1.
job-fortune-teller = Fortune Teller
job-fortune-teller-help = Scout two different safes.
job-card-sharp = Card Sharp
job-card-sharp-help = Draw a poker card from your deck.
job-abomination = Abomination
job-abomination-help = Look at the top card of your deck. You may shuffle the deck. Worth 2 tech.
job-traitor = Traitor
job-traitor-help = Steal a safe from anywhere, but only if an opponent has more safes than you.
job-bank-robber = Bank Robber
job-bank-robber-help = Send one of your henchmen to jail to steal a safe from anywhere.
job-brainwasher = Brainwasher
job-brainwasher-help = Release any henchman; you may put it on an opponent's card. Worth 1 tech.
job-inventor = Inventor
job-inventor-help = Steal an unused safe. Worth 1 tech.
job-test-subject = Test Subject
job-test-subject-help = Scout an unused safe. You may swap it with one at its location. Worth 1 tech.
job-arsonist = Arsonist
job-arsonist-help = Destroy all henchmen on one of your cards.
job-mastermind = Mastermind
job-mastermind-help = Put two marks on safes without looking first.
job-sheriff = Sheriff
job-sheriff-help = Use one option of the Sheriff's Office on its usual terms.
job-burglar = Burglar
job-burglar-help = Steal a safe from the Estate.
job-saboteur = Saboteur
job-saboteur-help = Lose 1 reputation to steal a safe from the Laboratory.
job-smuggler = Smuggler
job-smuggler-help = Give back one of your safes to steal another from anywhere.
job-automaton = Automaton
job-automaton-help = Gain $2. Worth 2 tech.
job-cyborg = Cyborg
job-cyborg-help = Gain 1 reputation. Worth 1 tech.
job-engineer = Engineer
job-engineer-help = Gain $1 for each tech icon on your sheet. Worth 1 tech.
job-spy = Spy
job-spy-help = Look into a safe and at a face-down card of one opponent. Places no mark.
job-forger = Forger
job-forger-help = Move one or two of your marks to other safes, either side up.
job-assassin = Assassin
job-assassin-help = An opponent loses 1 reputation. Gain $2.
job-politician = Politician
job-politician-help = Pay $4 to gain 2 reputation.
job-gunslinger = Gunslinger
job-gunslinger-help = A henchman on one of your cards goes to jail.
job-oil-baron = Oil Baron
job-oil-baron-help = Gain $5.
job-prototype = Prototype
job-prototype-help = Gain $1. Worth 3 tech.

scoundrel = { $trait } { $job }
scoundrel-help = { $when }: { $job }
priced = { $ability } ({ $prices })
price-money = −${ $n }
price-reputation = −{ $n } reputation
price-henchmen = { $n ->
    [one] a henchman to jail
   *[other] { $n } henchmen to jail
}
with-tech = { $scoundrel } (−{ $n } tech)
when-slot = slot { $slots }
when-chain-left = after left neighbour
when-chain-right = after right neighbour
when-chain-both = after a neighbour
when-start-of-turn = turn start
when-on-hire = on hire
when-after-gain-reputation = rep. gain
when-after-lose-reputation = rep. loss
when-after-scout = scouting
when-after-impossible-mark = odd mark
when-after-hire = after hire
when-after-gain-money = income
when-after-step-3 = after step 3
when-zero-face-up = open 0
when-end-of-day = day's end
when-after-own-jailed = jailed
when-after-office = office

## Leaders and their strategies

leader-name-preston-caine = Preston Caine
leader-name-doc-zimmer = Doc Zimmer
leader-name-lilith-boone = Lilith Boone
leader-name-milton-goff = Milton Goff
leader = Leader
leader-A = Leader: scout a safe
leader-2 = Leader: scout a safe
leader-3 = Leader: gain $3
leader-4 = Leader: gain $4
leader-5 = Leader: steal a safe
leader-6 = Leader: nothing
leader-help = Your leader's ability for this slot.

strategy-protection-racket = Protection Racket
strategy-protection-racket-help = In step 2, if your card lies in slot 6: gain $2.
strategy-iron-face = Thick Skin
strategy-iron-face-help = After you lose reputation: gain $2.
strategy-modify-ally = Modify an Ally
strategy-modify-ally-help = In step 2: pay $2 to swap the traits of one of your scoundrels and one in the saloon.
strategy-field-research = Field Research
strategy-field-research-help = In step 2: pay $2 to scout a safe.
strategy-inside-man = Inside Man
strategy-inside-man-help = At the start of your turn, if one of your henchmen is on a card: gain $1.
strategy-jailbreak = Jailbreak
strategy-jailbreak-help = In step 2: pay $1 to release one of your henchmen.
strategy-hard-bargain = Hard Bargain
strategy-hard-bargain-help = The scoundrel you hire in step 3 costs $1 less.
strategy-compound-interest = Compound Interest
strategy-compound-interest-help = At the start of your turn, if you have $5 or more: gain $1.

## Places and things

location-depot = Depot
location-estate = Estate
location-laboratory = Laboratory
safe = { $location } #{ $number }
safe-help = { $count ->
    [0] Holds one of { $values }. No marks
   *[other] Holds one of { $values }. Marks: { $marks }
}
safe-worth = { $marks ->
    [0] { $safe }: { $value } tech
   *[other] { $safe }: { $value } tech +{ $marks } for marks
}
safe-seen = You saw a { $value } in it
mark-of = { $seat } { $face }
poker = { $value }
played-card = { $seat }'s card in slot { $slot }
card-own = { $bluff ->
    [yes] Your { $card }: a bluff
   *[no] Your { $card }: no bluff
}
card-seen = { $bluff ->
    [yes] You saw it: the { $card }, a bluff
   *[no] You saw it: the { $card }, no bluff
}
card-elsewhere = You saw their { $card } in slot { $slot }, so this is a bluff
slot = Slot { $slot }
slot-true = Slot { $slot } (true)
slot-bluff = Slot { $slot } (bluff)
slot-help = { $count ->
    [0] { $leader }
   *[other] { $leader } · { $scoundrels }
}
space = Space { $number }
mark-face = Mark { $face }
part-trait = Traits
part-job = Jobs

## Choices

yes = Yes
no = No
leader-choose = Who is your leader? All four play alike.
leader-choose-strategies = Who is your leader? Next you choose one of their two strategies.
leader-strategies = { $strategies }
strategy-choose = Which strategy will you follow?
plan-choose = Play a card face down into a free slot. If the two don't match, it's a bluff.
plan-card = Which card?
plan-slot = Which slot?
zero-face-up = 0, face up beside your sheet
use-ability = { $step ->
    [start] Start of your turn: which ability will you use?
    [abilities] { $slot ->
        [up] Your 0 lies face up: which ability will you use?
       *[other] Slot { $slot }: which ability will you use?
    }
    [after] After step 3: which ability will you use?
    [end-of-day] End of the day: which ability will you use?
   *[other] Which ability will you use?
}
use-done = Move on
use-right-after = You can use { $abilities } right now. Will you?
use-none = Use nothing
use-again = Use the { $scoundrel } a second time?
use-hired = Use the { $scoundrel } now? It is discarded either way.
use-choose = { $by }: which scoundrel will you use?
choose-one = { $by }: which will it be?
cat-scout = Scout a safe
cat-money = Gain $3
hire-or-office = Hire a scoundrel from the saloon, or go to the Sheriff's Office?
bargain-choose = Use { $strategy } for the { $scoundrel }?
bargain-yes = Yes, pay ${ $cost } (${ $left } left)
bargain-no = No, pay ${ $cost } (${ $left } left)
hire-for = { $cost ->
    [0] { $scoundrel } (free)
   *[other] { $scoundrel } (${ $cost }, ${ $left } left)
}
to-office = Sheriff's Office
to-office-help = The { $scoundrel } leaves the saloon. Then: $2, bail, or a bribe on the last day.
hire-choose = { $by }: which scoundrel will you hire?
may-hire-pile = { $by }: hire the top scoundrel of the discard pile?
may-hire-saloon = { $by }: hire a scoundrel from the saloon?
discard-choose = Your sheet is full. Who has to go?
space-choose = Where on your sheet will the { $scoundrel } stand?
arrange-all = Rearrange your scoundrels
arrange-keep = Leave them as they are
arrange-ask = Would you like to rearrange your scoundrels?
arrange-choose = In which order will your scoundrels stand, from left to right?
office-choose = Sheriff's Office: what will you do?
office-sell = Sell information (+${ $n }, ${ $left } in all)
office-bail = { $count ->
    [one] Bail out one henchman (${ $cost }, ${ $left } left)
   *[other] Bail out { $count } henchmen (${ $cost }, ${ $left } left)
}
office-bribe = Bribe the sheriff and steal a safe (${ $cost }, ${ $left } left)
office-bail-help = In jail: henchmen of { $owners }.
suspect-offer = { $seat } played a card into slot { $slot }. Is it a bluff?
suspect-last-chance = Last chance: do you suspect { $seat }'s card in slot { $slot }?
suspect-yes = Put a henchman on it
suspect-help = { $done ->
    [0] A bluff brings you 1 reputation; if it's true, your henchman goes to jail. Available: { $count }.
   *[other] A bluff brings you 1 reputation; if it's true, your henchman goes to jail. Available: { $count }. This turn: { $deeds }.
}
deed-uses = used the { $scoundrel }
deed-uses-leader = used the leader (slot { $slot })
deed-uses-strategy = used { $strategy }
deed-looks-into = looked into { $safe }
deed-looks-at = looked at { $rival }'s card in slot { $slot }
deed-steals-safe = stole { $safe }
deed-steals-money = stole ${ $n } from { $rival }
deed-hires = hired the { $scoundrel }
deed-goes-to-office = went to the Sheriff's Office
deed-suspects = { $seat } put a henchman on the card
suspect-no = Let it pass
topic-suspect = Suspecting a card
topic-suspect-passing = Passing whenever I could suspect a card
topic-suspect-kind = slot { $kind }
escape-choose = One of your henchmen is about to go to jail. Put one on { $seat }'s card in slot { $slot } first?
escape-no = Leave them where they are
escape-yes = Put one on the card
topic-escape = Getting away before jail
topic-escape-passing = Staying put whenever a henchman could get away from jail
topic-ability = Using an ability right after something
topic-ability-passing = Using nothing whenever I could react with an ability
topic-prisoner = Henchman or reputation
topic-prisoner-passing = Sending a henchman whenever a Prisoner makes me choose
topic-prisoner-pass = Send the henchman…
topic-order = Who goes first at the end of the day
topic-order-passing = Leaving the order at the end of the day clockwise
jail-choose = { $by }: whose henchman goes to jail?
has-henchmen = { $seat } ({ $available } available)
has-reputation = { $seat } (reputation { $reputation })
has-safes = { $safes ->
    [0] { $seat } (no safes)
    [one] { $seat } (one safe)
   *[other] { $seat } ({ $safes } safes)
}
in-jail = { $seat } ({ $jailed } in jail)
loses-money = { $seat } (has ${ $money })
henchman-choose = { $by }: whose henchman on this card goes to jail?
prisoner-choose = { $seat }'s Prisoner: what will you give up?
prisoner-henchman = Send a henchman to jail ({ $available } available)
prisoner-reputation = Lose 1 reputation (now { $now })
release-choose = { $by }: whose henchman is released?
release-nobody = Nobody's
release-how-many = { $by }: how many of your henchmen will you release?
release-count = { $n ->
    [0] None, gain $2 instead
    [one] One henchman
   *[other] { $n } henchmen
}
place-choose = { $by }: which card will you put { $seat }'s henchman on?
place-nowhere = No card
assassin-choose = { $by }: who loses 1 reputation?
spy-choose = { $by }: who will you spy on?
steal-money-choose = { $by }: whose money will you steal?
look-card-choose = { $by }: which card will you look at?
jail-card-choose = { $by }: which of your cards will you clear of a henchman?
burn-choose = { $by }: which of your cards will you clear of all henchmen?
may-shuffle = { $by }: shuffle your deck?
scout-choose = { $by }: which safe will you scout?
look-choose = { $by }: which safe will you look into?
steal-choose = { $room ->
    [0] { $by }: which safe will you steal? Today's limit is { $limit }, so you will give one back.
   *[other] { $by }: which safe will you steal?
}
relinquish-choose = You hold more safes than today's limit. Which one will you give back?
relinquish-own = { $by }: which of your safes will you give back?
may-swap-safe = { $by }: swap it with a safe at its location?
swap-safe-choose = { $by }: which safe will change places with { $safe }?
mark-choose = Which mark will you put on { $safe }? It needn't be true.
mark-leaves = You have both sides of that mark on { $safe }. Which one will you take away?
mark-is-true = True
mark-true = Mark { $face } (true)
mark-false = Mark { $face } (false)
mark-move = You have no mark left for { $safe }. Move one here from another safe?
mark-none = No mark
mark-where = { $by }: which safe will you mark?
mark-from = { $by }: which safe will you take a mark from?
mark-to = { $by }: where will the mark from { $safe } go?
mark-move-another = { $by }: move a second mark?
swap-one = { $by }: which scoundrel will you change?
swap-other = { $by }: who will swap with the { $scoundrel }?
swap-part = { $by }: what will they swap?
whose-next = Several players can use an ability now. Who goes next?
first-player-choose = You have the highest reputation. Who goes first tomorrow?

## What happens

leader-chosen = { $seat }'s leader is { $leader }.
strategy-chosen = { $seat }'s strategy is { $strategy }.
first-player = { $seat } goes first.
day-begins = Day { $day } begins.
turn-begins = It's { $seat }'s turn.
plans = { $seat } plays a card face down into slot { $slot }.
lays-zero = { $seat } lays the 0 face up beside their sheet.
uses = { $seat } uses the { $scoundrel }.
uses-leader = { $seat } uses their leader's ability for slot { $slot }.
uses-strategy = { $seat } uses { $strategy }.
gains-money = { $seat } gains ${ $n }.
pays = { $seat } pays ${ $n }.
steals-money = { $seat } steals ${ $n } from { $rival }.
reputation-gained = { $seat } gains { $n } reputation (now { $now }).
reputation-lost = { $seat } loses { $n } reputation (now { $now }).
looks-into = { $seat } looks into { $safe }.
safe-holds = You find { $value } tech in { $safe }.
mark-placed = { $seat } marks { $safe } with a { $face }.
mark-taken = { $seat } takes their { $face } mark off { $safe }.
steals-safe = { $seat } steals { $safe }.
relinquishes = { $seat } gives back { $safe }.
relinquishes-unused = { $seat } gives back { $safe }. Its location is full, so it joins the unused safes.
swaps-safes = { $seat } puts { $one } on the board in place of { $other }.
suspects = { $seat } puts a henchman on { $rival }'s card in slot { $slot }.
jailed = One of { $seat }'s henchmen goes to jail.
released = One of { $seat }'s henchmen is released from jail.
destroyed = One of { $seat }'s henchmen is destroyed.
hires = { $cost ->
    [0] { $seat } hires the { $scoundrel } for free.
   *[other] { $seat } hires the { $scoundrel } for ${ $cost }.
}
rearranges = { $seat } rearranges their scoundrels.
saloon-arrives = The { $scoundrel } walks into the saloon.
discarded = The { $scoundrel } is discarded.
to-the-bottom = The { $scoundrel } goes to the bottom of the discard pile.
swapped = { $seat } swaps two cards, making the { $one } and the { $other }.
goes-to-office = { $seat } goes to the Sheriff's Office.
bails = { $count ->
    [one] { $seat } pays ${ $cost } to bail out one henchman.
   *[other] { $seat } pays ${ $cost } to bail out { $count } henchmen.
}
bribes = { $seat } bribes the sheriff with ${ $cost }.
draws-card = You draw the { $card }.
draws = { $hand ->
    [one] { $seat } draws and now has one card in hand.
   *[other] { $seat } draws and now has { $hand } cards in hand.
}
looks-at = { $seat } looks at { $rival }'s card in slot { $slot }.
card-is = You look at { $played }: it's the { $card }.
looks-at-deck = { $seat } looks at the top card of their deck.
deck-top-is = The top card of your deck is the { $card }.
reveals-top = { $seat } shows the top card of their deck: { $card }.
shuffles-deck = { $seat } shuffles their deck.
day-ends = Day { $day } ends. Time to call the bluffs.
game-ends = The federal agents are here: the game is over.
turned-over = { $seat }'s card in slot { $slot } is turned over: it's the { $card }.
caught = { $seat } is caught bluffing.
safe-opened = { $seat } opens { $safe }: { $value } tech.

## The score

score-safes = safes
score-marks = true marks
score-reputation = reputation
score-tech = tech icons
