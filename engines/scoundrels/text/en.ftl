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
trait-helpful-help = Usable right after the scoundrel to its left was used.
trait-nervous = Nervous
trait-nervous-help = Usable right after the scoundrel to its left was used.
trait-lively = Lively
trait-lively-help = Usable right after the scoundrel to its right was used.
trait-tireless = Tireless
trait-tireless-help = Usable right after the scoundrel to its left or right was used.
trait-sympathetic = Sympathetic
trait-sympathetic-help = Usable right after the scoundrel to its right was used.
trait-sleepy = Sleepy
trait-sleepy-help = Usable once at the end of each day.
trait-talkative = Talkative
trait-talkative-help = Usable after you gain reputation.
trait-charming = Charming
trait-charming-help = Usable only as you hire it; then it is discarded.
trait-quick-draw = Quick-draw
trait-quick-draw-help = Usable only as you hire it, with $1 for you first; then it is discarded.
trait-lying = Lying
trait-lying-help = Usable after you marked a safe with a number its location can't have.
trait-annoying = Annoying
trait-annoying-help = Usable after you hired another scoundrel.
trait-greedy = Greedy
trait-greedy-help = Usable after another scoundrel you used brought you money.
trait-generous = Generous
trait-generous-help = Usable at the start of your turn if you have no money at all.
trait-selfish = Selfish
trait-selfish-help = Usable after step 3 of your turn if you have more money than anybody else.
trait-honest = Honest
trait-honest-help = You may lay your 0 face up beside your sheet. Usable in step 2 of that turn.
trait-daring = Daring
trait-daring-help = Usable after you lose reputation.
trait-elderly = Elderly
trait-elderly-help = Usable at the start of your turn; then it is discarded.
trait-nosy = Nosy
trait-nosy-help = Usable after you scouted a safe.
trait-vengeful = Vengeful
trait-vengeful-help = Usable after a henchman of yours went to jail.
trait-punctual = Punctual
trait-punctual-help = Usable after you went to the Sheriff's Office.
trait-gorgeous = Gorgeous
trait-gorgeous-help = Usable when your card lies in slot 6, twice in a row if you like.
trait-reckless = Reckless
trait-reckless-help = Usable only as you hire it, twice in a row if you like; then it is discarded.
trait-ruthless = Ruthless
trait-ruthless-help = Usable when your card lies in slot 3, 4, 5 or 6, if you first send a henchman of yours to jail.
trait-brilliant = Brilliant
trait-brilliant-help = Usable when your card lies in slot 2, 4 or 6.
trait-radioactive = Radioactive
trait-radioactive-help = Usable when your card lies in slot 6; each use costs you 1 reputation afterwards. Worth 1 tech.
trait-legendary = Legendary
trait-legendary-help = Usable when your card lies in slot 5 or 6. Gain $1 first.
trait-cybernetic = Cybernetic
trait-cybernetic-help = Usable when your card lies in slot A or 6. Worth 1 tech.
trait-notorious = Notorious
trait-notorious-help = Usable at the start of your turn if your reputation is -1 or lower.
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
job-cow-help = Gain $5, then it is discarded.
job-gambler = Gambler
job-gambler-help = Show your deck's top card: gain $5 on a 5 or 6, else $1. Shuffle the deck.
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
job-cat-help = Scout a safe or gain $3, as you choose.
job-barber = Barber
job-barber-help = Gain $1 and release a henchman of yours.
job-printer = Printer
job-printer-help = Gain $1 and scout a safe.
job-doctor = Doctor
job-doctor-help = Gain $2. You may hire the top scoundrel of the discard pile at full cost.
job-horse = Horse
job-horse-help = Use another scoundrel on your sheet that is still unused this turn, whatever its timing.
job-tailor = Tailor
job-tailor-help = A scoundrel of yours swaps trait or job with another of yours or one in the saloon.
job-prisoner = Prisoner
job-prisoner-help = Each opponent chooses: send a henchman to jail or lose 1 reputation.
job-bounty-hunter = Bounty Hunter
job-bounty-hunter-help = Gain $2. An opponent's available henchman goes to jail.
job-journalist = Journalist
job-journalist-help = Look at any face-down poker card on a sheet and gain $3.
job-courier = Courier
job-courier-help = Gain $1. You may hire a scoundrel from the saloon at full cost.
job-gravedigger = Gravedigger
job-gravedigger-help = Use the top scoundrel of the discard pile, whatever its timing.
job-train-robber = Train Robber
job-train-robber-help = Steal a safe from the Depot.
job-deputy = Deputy
job-deputy-help = A henchman of each opponent goes to jail. Gain $1 for each of them.
job-impersonator = Impersonator
job-impersonator-help = This scoundrel swaps jobs with one in the saloon.
job-innkeeper = Innkeeper
job-innkeeper-help = Use a scoundrel in the saloon that is still unused this turn, whatever its timing.
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
job-lawyer-help = Release one or two henchmen of yours, or else gain $2.
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
job-bank-robber-help = Send a henchman of yours to jail to steal a safe from anywhere.
job-brainwasher = Brainwasher
job-brainwasher-help = Release anybody's henchman; you may put it on an opponent's card of today. Worth 1 tech.
job-inventor = Inventor
job-inventor-help = Steal an unused safe. Worth 1 tech.
job-test-subject = Test Subject
job-test-subject-help = Scout an unused safe; you may swap it with one at its location. Worth 1 tech.
job-arsonist = Arsonist
job-arsonist-help = Destroy all henchmen on one of your cards.
job-mastermind = Mastermind
job-mastermind-help = Put two marks on safes without looking first.
job-sheriff = Sheriff
job-sheriff-help = Do one thing from the Sheriff's Office on its usual terms.
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
job-spy-help = Look into a safe and at a face-down card of one opponent. No mark is placed.
job-forger = Forger
job-forger-help = Move one or two of your marks to other safes, turned as you like.
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
when-slot = slot { $slots }
when-chain-left = after its left neighbour
when-chain-right = after its right neighbour
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
leader-A = Leader: scout a safe
leader-2 = Leader: scout a safe
leader-3 = Leader: gain $3
leader-4 = Leader: gain $4
leader-5 = Leader: steal a safe
leader-6 = Leader: nothing
leader-help = Your leader's own ability for the slot your card lies in.

strategy-protection-racket = Protection Racket
strategy-protection-racket-help = In step 2, if your card lies in slot 6: gain $2.
strategy-iron-face = Thick Skin
strategy-iron-face-help = After you lose reputation: gain $2.
strategy-modify-ally = Modify an Ally
strategy-modify-ally-help = In step 2: pay $2 to swap the traits of a scoundrel of yours and one in the saloon.
strategy-field-research = Field Research
strategy-field-research-help = In step 2: pay $2 to scout a safe.
strategy-inside-man = Inside Man
strategy-inside-man-help = At the start of your turn, if a henchman of yours is on a card: gain $1.
strategy-jailbreak = Jailbreak
strategy-jailbreak-help = In step 2: pay $1 to release a henchman of yours.
strategy-hard-bargain = Hard Bargain
strategy-hard-bargain-help = Whoever you hire in step 3 costs $1 less.
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
safe-worth = { $safe }: { $value } tech
mark-of = { $seat } { $face }
poker = { $value }
played-card = { $seat }'s card in slot { $slot }
slot = Slot { $slot }
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
leader-choose-strategies = Who is your leader? You will choose one of their two strategies.
leader-strategies = { $strategies }
strategy-choose = Which strategy will you follow?
plan-choose = Play a card face down into a free slot. If the two don't match, it's a bluff.
plan-card = Which card?
plan-slot = Which slot?
zero-face-up = 0, face up beside your sheet (whatever slot you pick)
use-ability = Which ability will you use?
use-done = Move on
use-right-after = You may use something right now. What will it be?
use-none = Use nothing
use-again = Use the { $scoundrel } a second time?
use-hired = Use the { $scoundrel } now? It is discarded either way.
use-choose = Which scoundrel will you use?
choose-one = Which will it be?
cat-scout = Scout a safe
cat-money = Gain $3
hire-or-office = Hire somebody from the saloon, or go to the Sheriff's Office?
bargain-choose = Use { $strategy } and pay ${ $cost } only?
hire-for = { $cost ->
    [0] { $scoundrel } (free)
   *[other] { $scoundrel } (${ $cost })
}
to-office = Sheriff's Office
to-office-help = First the scoundrel on the right leaves the saloon; then $2, bail, or a bribe on the last day.
hire-choose = Which scoundrel will you hire?
may-hire-pile = Hire the top scoundrel of the discard pile?
may-hire-saloon = Hire a scoundrel from the saloon?
discard-choose = Your sheet is full. Who has to go?
space-choose = Where on your sheet will the newcomer stand?
arrange-all = Rearrange everybody
arrange-keep = Leave everybody where they are
arrange-ask = Would you like to rearrange your scoundrels?
arrange-choose = In which order will your scoundrels stand, from left to right?
office-choose = Sheriff's Office: what will you do?
office-sell = Sell information (+${ $n })
office-bail = { $count ->
    [one] Bail out one henchman (${ $cost })
   *[other] Bail out { $count } henchmen (${ $cost })
}
office-bribe = Bribe the sheriff: steal a safe (${ $cost })
office-bail-help = In jail are henchmen of { $owners }.
suspect-offer = { $seat } has a card in slot { $slot }. Is it a bluff?
suspect-last-chance = Last chance: do you suspect { $seat }'s card in slot { $slot }?
suspect-yes = Put a henchman on it
suspect-help = A bluff brings you 1 reputation; if it's true, the henchman goes to jail. You have { $count } available.
suspect-no = Let it pass
topic-suspect = Suspecting a card
topic-suspect-passing = Passing whenever I could suspect
topic-suspect-kind = slot { $kind }
escape-choose = A henchman of yours may go to jail. Put one on { $seat }'s card in slot { $slot } first?
escape-no = Leave it where it is
escape-yes = Put one on the card
topic-escape = Getting away before jail
topic-escape-passing = Leaving my henchmen where they are before jail
topic-ability = Using scoundrels right after something
topic-ability-passing = Using no scoundrels right after something
topic-prisoner = Henchman or reputation
topic-prisoner-pass = Send the henchman…
topic-prisoner-passing = Sending a henchman rather than losing reputation
topic-order = Who uses something first at the end of the day
topic-order-passing = Leaving who goes first at the end of the day as it is
jail-choose = Whose henchman goes to jail?
henchman-choose = Whose henchman on this card goes to jail?
prisoner-choose = { $seat }'s Prisoner: what will you give up?
prisoner-henchman = Send a henchman to jail
prisoner-reputation = Lose 1 reputation
release-choose = Whose henchman will be released?
release-nobody = Nobody's
release-how-many = How many of your henchmen will you release?
release-count = { $n ->
    [0] None, gain $2 instead
    [one] One henchman
   *[other] { $n } henchmen
}
place-choose = On which card will you put { $seat }'s henchman?
place-nowhere = On none
assassin-choose = Who loses 1 reputation?
spy-choose = Whom will you spy on?
steal-money-choose = Whose money will you steal?
look-card-choose = Which card will you look at?
jail-card-choose = From which of your cards does a henchman go to jail?
burn-choose = Which card's henchmen will you destroy?
may-shuffle = Shuffle your deck?
scout-choose = Which safe will you scout?
look-choose = Which safe will you look into?
steal-choose = Which safe will you steal?
relinquish-choose = You hold more safes than the day allows. Which one will you give back?
relinquish-own = Which of your safes will you give back?
may-swap-safe = Swap it with a safe at its location?
swap-safe-choose = Which safe will change places with { $safe }?
mark-choose = Which mark will you put on { $safe }? It needn't be true.
mark-leaves = Your marks of that kind on { $safe } show both numbers. Which one do you take away?
mark-true = Mark { $face } (true)
mark-false = Mark { $face } (false)
mark-move = You have no mark left for { $safe }. Move one here from another safe?
mark-none = No mark
mark-where = Which safe will you mark?
mark-from = From which safe will you take a mark?
mark-to = Where will the mark from { $safe } go?
mark-move-another = Move a second mark?
swap-one = Which scoundrel will you change?
swap-other = Who will swap with the { $scoundrel }?
swap-part = What will they swap?
whose-next = Several players may use something now. Who is next?
first-player-choose = Your reputation is the highest. Who will go first on the next day?

## What happens

leader-chosen = { $seat }'s leader is { $leader }.
strategy-chosen = { $seat }'s strategy is { $strategy }.
first-player = { $seat } goes first.
day-begins = Day { $day } begins.
turn-begins = It is { $seat }'s turn.
plans = { $seat } plays a card face down into slot { $slot }.
lays-zero = { $seat } lays the 0 face up beside the sheet.
uses = { $seat } uses the { $scoundrel }.
uses-leader = { $seat } uses the leader's ability of slot { $slot }.
uses-strategy = { $seat } uses { $strategy }.
gains-money = { $seat } gains ${ $n }.
pays = { $seat } pays ${ $n }.
steals-money = { $seat } steals ${ $n } from { $rival }.
reputation-gained = { $seat } gains { $n } reputation (now { $now }).
reputation-lost = { $seat } loses { $n } reputation (now { $now }).
looks-into = { $seat } looks into { $safe }.
safe-holds = Inside { $safe } you find { $value } tech.
mark-placed = { $seat } marks { $safe } with a { $face }.
mark-taken = { $seat } takes their mark { $face } off { $safe }.
steals-safe = { $seat } steals { $safe }.
relinquishes = { $seat } gives back { $safe }.
relinquishes-unused = { $seat } gives back { $safe }. Its location is full, so it joins the unused safes.
swaps-safes = { $seat } puts { $one } on the board in place of { $other }.
suspects = A henchman of { $seat } steps onto { $rival }'s card in slot { $slot }.
jailed = A henchman of { $seat } goes to jail.
released = A henchman of { $seat } is released from jail.
destroyed = A henchman of { $seat } is destroyed.
hires = { $cost ->
    [0] { $seat } hires the { $scoundrel } for nothing.
   *[other] { $seat } hires the { $scoundrel } for ${ $cost }.
}
rearranges = { $seat } rearranges their scoundrels.
saloon-arrives = The { $scoundrel } walks into the saloon.
discarded = The { $scoundrel } is discarded.
to-the-bottom = The { $scoundrel } goes to the bottom of the discard pile.
swapped = { $seat } makes a swap: the { $one } and the { $other }.
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
card-is = You look at { $played }: { $card }.
looks-at-deck = { $seat } looks at the top card of their deck.
deck-top-is = On top of your deck is the { $card }.
reveals-top = { $seat } shows the top card of their deck: { $card }.
shuffles-deck = { $seat } shuffles their deck.
day-ends = Day { $day } ends. Time to call the bluffs.
game-ends = The federal agents are here: the game is over.
turned-over = { $seat }'s card in slot { $slot } is turned over: { $card }.
caught = { $seat } was caught bluffing.
safe-opened = { $seat } opens { $safe }: { $value } tech.

## The score

score-safes = safes
score-marks = matching marks
score-reputation = reputation
score-tech = tech icons
