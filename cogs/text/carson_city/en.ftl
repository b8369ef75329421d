# Carson City on Discord: commands, the board in words, options, rules pages

game-tagline = Buy land, build a town, and draw first.

## Its commands

name-carsoncity = carsoncity
cmd-carsoncity = Carson City: buy land, build a town, draw first

## The board

town-set-up = claiming parcels
town-people = round { $round } of { $rounds }, choosing personalities
town-placement = round { $round } of { $rounds }, placing cowboys
town-actions = round { $round } of { $rounds }, actions
town-at-square = round { $round } of { $rounds }, square { $number }: { $square }
town-round-end = end of round { $round } of { $rounds }
town-over = over
town-map = Map
town-legend = row by row, a sign behind a parcel is its owner, ← cowboys there
town-house = house
town-mountain = mountain
town-white = white
town-roads = { $count ->
    [one] One road lies, { $left } in the supply
   *[other] { $count } roads lie, { $left } in the supply
}
town-bridges = bridges: { $roads }
town-river = river: { $parcels }
town-offer = On offer
town-squares = Squares
town-points-for-sale = Points on sale this round
town-people-left = Personalities to choose: { $people }
town-side = { $colour ->
    [red] { $person } (red)
   *[yellow] { $person } (yellow)
}
town-doubled = { $seat } gets double from every { $building }
town-alt = { $points ->
    [one] 1 point
   *[other] { $points } points
}, ${ $cash }, firepower { $firepower }

## A player in words

town-line-money = { $points ->
    [one] **1 point** · **${ $cash }**
   *[other] **{ $points } points** · **${ $cash }**
}
town-person = { $person }, limit ${ $limit }
town-slot = slot { $slot }
town-firepower = firepower { $firepower }
town-line-reserve = { $roads ->
    [one] 1 road, { $property } property tiles
   *[other] { $roads } roads, { $property } property tiles
}
town-line-tiles = reserve: { $buildings }
town-line-duel-tiles = { $count ->
    [one] 1 duel tile to play, played: { $used }
   *[other] { $count } duel tiles to play, played: { $used }
}
town-fire-cowboys = { $count ->
    [one] 1 cowboy in reserve
   *[other] { $count } cowboys in reserve
}
town-fire-white = the white cowboy
town-fire-revolvers = { $count ->
    [one] 1 revolver
   *[other] { $count } revolvers
}
town-fire-ammunition = { $count } for the ammunition
town-fire-mercenary = { $count } for the Mercenary

## What only you see

town-no-hand = You have nothing hidden: all of it is on the board.
town-own-duel-tiles = 🔒 Your duel tiles: { $tiles }
town-own-layout = 🔒 Your cowboys, unseen by the others: { $spots }
town-own-white = { $spot } (white)

## Cards looked up

card-tiles = There are { $count } of them.
card-needs-nothing = It needs an empty parcel of yours.
card-needs-road-and-house = It needs an empty parcel of yours that a road touches, and brings a house with it.
card-shared = Square { $number }. Any number of cowboys may stand here.
card-duel = Square { $number }. One cowboy per player; if several players stand here, they duel.
card-automatic = Square { $number }. No cowboys are placed here.
card-sheriff-yellow = It earns like any cowboy, counts 1 firepower while unused, and can't attack.
card-sheriff-red = The points come at once, 3 for each duel you lose.
card-banker-yellow = With this limit you may keep nearly everything for the next round.
card-banker-red = One of the three offers at most, paid before the limit takes its share.
card-grocer-yellow = You name the type when estate income begins. If such a building is robbed, you and the robber each get its normal income.
card-grocer-red = Houses on your parcels count; ranches, hotels and churches don't.
card-coolie-yellow = Half prices hold for the building squares of this round.
card-coolie-red = A table may choose that the $5 is its price instead. Build it at once or keep it in reserve. The others move down in price, and a new one is drawn.
card-settler-yellow = A house or a mountain may be on it. The river can't be claimed.
card-settler-red = Mountains on your parcels count.
card-captain-yellow = One of the three offers at most, and never more than ten cowboys.
card-captain-red = One of the two offers at most. You keep them to the end of the game.
card-mercenary-yellow = It counts in duels, and for cowboy income and cowboy points.
card-mercenary-red = It counts in duels, and for cowboy income and cowboy points.

## Why

why-building = { $parcel } { $building }
why-player = Firepower of { $name }
why-firepower = { $name } has firepower { $firepower }
why-price = Buying it costs ${ $dollars }
why-unowned = { $there ->
    [house] Nobody owns it; a house stands on it.
    [mountain] Nobody owns it; it is a mountain.
   *[nothing] Nobody owns it, and it is empty.
}
why-owned = { $there ->
    [house] It belongs to { $name }; a house stands on it.
    [mountain] It belongs to { $name }; it is a mountain.
   *[nothing] It belongs to { $name }, and it is empty.
}
why-serves-house = As long as nobody owns it, the house counts for the buildings of all players around it.
why-serves-mountain = As long as nobody owns it, the mountain counts for the mines of all players around it.
why-serves-owner-house = The house counts for its owner's buildings alone.
why-serves-owner-mountain = The mountain counts for its owner's mines alone.
why-would-earn = Built here now, { $name }'s buildings would earn, not counting a house that comes with them:
why-river = It is river: it stays empty, and nobody can own it.
why-earns = { $name }'s { $building } at { $parcel } earns ${ $dollars }
why-earns-nothing = Nothing around it counts for it.
why-never-earns = Such a building never earns anything.
why-gives-nothing = The { $thing } at { $parcel } is { $whose }'s and gives nothing to { $name }.
why-doubled = As a Grocer its owner gets double this round: ${ $dollars }.
why-safe = It can't be attacked.
why-robbed = A successful attack takes ${ $taken }, its owner keeps ${ $kept }.
why-none-stands = No { $building } stands on the map yet.
why-no-such-parcel = There is no parcel { $name }: the map has columns A to H and rows 1 to 8, so the last one is H8.
why-turned-round = The letter of the column comes first: do you mean { $name }?
why-what = Please name a parcel such as D5, a type of building or a player, or choose from the list.

## Options

option-might_is_right = Might is right
option-might_is_right-help = Duels with tiles from 0 to 5, chosen in secret, instead of dice.
option-might_is_right-true = Duel tiles instead of dice
option-might_is_right-false = Duels with dice
option-river = Carson River
option-river-help = A river runs through the map, with fewer mountains, and bridges that bring points.
option-river-true = With the river
option-river-false = Without the river
option-quick_draw = Quick-draw
option-quick_draw-help = After the first cowboy everyone places at the same time. Passing early brings points at the end.
option-quick_draw-true = Quick-draw: everyone places at once
option-quick_draw-false = Cowboys are placed in turn
option-sealed_layouts = Sealed layouts
option-sealed_layouts-help = Only for Quick-draw: nobody sees where the others place until all have locked.
option-sealed_layouts-true = Quick-draw unseen
option-sealed_layouts-false = Quick-draw in the open
option-prison_attackable = Prisons
option-prison_attackable-help = Whether a prison may be attacked. It earns nothing, but it means a duel.
option-prison_attackable-true = Prisons may be attacked
option-prison_attackable-false = Prisons can't be attacked
option-house_on_rival_parcel = Houses on rivals' parcels
option-house_on_rival_parcel-help = Whether you may ask a rival to take the house of your new building.
option-house_on_rival_parcel-true = Houses on rivals' parcels, if they agree
option-house_on_rival_parcel-false = No houses on rivals' parcels
option-income_cap = Income cap
option-income_cap-help = No building earns more than the most printed on its tile.
option-income_cap-true = Incomes are capped
option-income_cap-false = Incomes without a cap
option-group-red = Red sides
option-all_red = All red
option-all_red-help = Every personality shows its red side.
option-all_red-true = All personalities red
option-all_red-false = Sides as chosen below
option-red_sheriff = Sheriff
option-red_sheriff-help = Red: no attacks, but 3 points for each duel lost. Yellow: the white cowboy.
option-red_sheriff-true = Red Sheriff
option-red_sheriff-false = Yellow Sheriff
option-red_banker = Banker
option-red_banker-help = Red: points for cash at round end. Yellow: $9, and a limit of $120.
option-red_banker-true = Red Banker
option-red_banker-false = Yellow Banker
option-red_grocer = Grocer
option-red_grocer-help = $8, or else. Red: points for houses. Yellow: one type of building pays double.
option-red_grocer-true = Red Grocer
option-red_grocer-false = Yellow Grocer
option-red_coolie = Coolie
option-red_coolie-help = Red: a building on offer, at once. Yellow: 2 roads and half prices.
option-red_coolie-true = Red Coolie
option-red_coolie-false = Yellow Coolie
option-red_settler = Settler
option-red_settler-help = Red: $8, or points for mountains. Yellow: a parcel for free.
option-red_settler-true = Red Settler
option-red_settler-false = Yellow Settler
option-red_captain = Captain
option-red_captain-help = Red: buy revolvers for good. Yellow: buy cowboys.
option-red_captain-true = Red Captain
option-red_captain-false = Yellow Captain
option-red_mercenary = Mercenary
option-red_mercenary-help = Red: 2 firepower, limit $30. Yellow: 3 firepower, limit $20.
option-red_mercenary-true = Red Mercenary
option-red_mercenary-false = Yellow Mercenary
option-red_coolie_cash = Red Coolie's $5
option-red_coolie_cash-help = Rulebooks differ: the red Coolie gains $5 with the building, or pays it for the building.
option-red_coolie_cash-gain = Red Coolie gains $5
option-red_coolie_cash-pay = Red Coolie pays $5

## Rules

rules-goal-title = Goal
rules-goal = A town grows in the desert. In four rounds you send your cowboys to buy land, put up buildings that earn money every round, shoot it out with rivals, and turn money into points.
    At the end every building, house and mountain of yours brings **2 points**, and every full **$6** left brings 1. Together with the points gained on the way, the most win.
rules-map-title = The map
rules-map = There are 64 **parcels**, named by column and row: A1 is top left, H8 bottom right. "Around" and "beside" always mean all eight parcels next to one, diagonals too.
    The town begins with a house in the centre, roads on its four edges, and nine mountains. A **property tile** makes a parcel yours; everyone has 12. Only your own empty parcels can be built on, never a mountain.
    A house or mountain that **nobody owns** counts for everyone around it. On an owned parcel it counts for its owner alone.
    You start with $15, one road and three cowboys, and claim two parcels: one each in order, then another in reverse order.
rules-round-title = A round
rules-round = There are four rounds of four phases:
    1. Everyone chooses a **personality**.
    2. Everyone places **cowboys** on squares, parcels and buildings, and passes.
    3. The **23 squares** are carried out in order; where rivals meet, they duel.
    4. New cowboys come, and **cash above your limit** is lost.
    {""}**Order** counts twice. Personalities have numbers, and cowboys are placed by these, the lowest first. Who passes first takes slot 1: slots break ties in duels and say who chooses a personality first in the next round.
    `/{ name-carsoncity } { name-why }` explains any price, income or firepower.
rules-yellow-title = Personalities: yellow
rules-yellow = The number says when you place cowboys, the limit how much cash you may keep at the end of the round.
    • **1 Sheriff** ($20): the white cowboy for this round. It goes where nobody stands, and nobody may join it in a duel; it can't attack.
    • **2 Banker** ($120): $9 now.
    • **3 Grocer** ($60): $8 now, or later double the income of one type of your buildings.
    • **4 Coolie** ($30): 2 roads now, and buildings at half price, rounded up.
    • **5 Settler** ($30): any unowned parcel for free now.
    • **6 Captain** ($25): buy cowboys now: 1 for $1, 2 for $4, 3 for $9 (ten at most).
    • **7 Mercenary** ($20): 3 more firepower this round.
rules-red-title = Personalities: red
rules-red = Each card can be used red side up, as the table chooses before the game.
    • **1 Sheriff** ($20): you can't attack, nor join a rival except to defend your own building; 3 points for each duel you lose.
    • **2 Banker** ($60): at round end, one of 3 points for $3, 5 for $12, 7 for $25.
    • **3 Grocer** ($60): $8 now, or 1 point for each house you own at round end.
    • **4 Coolie** ($30): $5 and any building on offer, built at once or kept. A table may choose that the $5 is its price.
    • **5 Settler** ($20): $8 now, or 1 point for each mountain you own at round end.
    • **6 Captain** ($20): buy revolvers for good: 1 for $3, 2 for $9.
    • **7 Mercenary** ($30): 2 more firepower this round.
rules-placing-title = Placing cowboys
rules-placing = In turn, place **one cowboy** or **pass** for the rest of the round. Without a cowboy you have to pass. A cowboy may go:
    • to an open **square**. Wages and One road take any number of cowboys; on every other square each player has one at most.
    • to an **unowned parcel**, to buy it. A house or mountain may be on it.
    • to a **rival's building**, to attack it, or to **your own**, to defend it.
    Cowboys you don't place aren't wasted: each one in your reserve is 1 firepower, and waits for the next round.
    You may also lay roads in your turn, as many as you like.
rules-squares-title = The squares
rules-squares = 1 **Wages**: $4 per cowboy. 2 **Ammunition**: 3 firepower this round. 3 **Three roads**. 4 **One road** per cowboy.
    5 **Buying parcels**. 6–12 **Buildings** for $12, $10, $8, $6, $5, $4, $3; then reserves are built.
    13 **Parcel income**: $2 per parcel you own. 14 **Cowboy income**: $2 per firepower. 15 **Gambling**: two dice in dollars.
    16 **Estate income**: attacks, then all buildings pay.
    17 **Parcel points**: 1 per 2 parcels. 18 **Cowboy points**: 1 per 2 firepower. 19 **Estate points**: 1 per building.
    20–23 **Points** for $5, $4, $3, $2 each, as many as you like. The cheap ones close first: $2 is open in round 1 only, $3 to round 2, $4 to round 3, $5 to the end.
    You needn't act when your turn comes, but the cowboy is spent.
rules-duels-title = Duels
rules-duels = Where cowboys of several players stand, they duel, all at once. Each rolls a die and adds their **firepower**: cowboys in reserve, revolvers, 3 for the ammunition, and the Mercenary's. The cowboy who fights doesn't count. On a tie the lower slot wins.
    The winner acts, and that cowboy is spent. Losers don't act but **take their cowboys back** at once, so they are 1 stronger in the next duel.
    If there are several duels for parcels, or several attacks, the involved player with the lowest slot chooses their order.
    A spent cowboy goes to the general reserve and comes back, if at all, as a new one at the end of the round.
rules-buying-title = Buying parcels
rules-buying = A parcel costs **$1, and $1 more for every building, house and mountain** on it and around it. Duels come first; then everyone buys, in any order they like, as far as their cash goes. A cowboy on a parcel is spent even if you don't buy.
    When you place a cowboy, the menu shows the price you will pay: nothing is built in between.
    A house on your parcel is 2 points at the end, but you can't build there.
rules-building-title = Building
rules-building = Who acts at a building square may buy the building there: build it at once, or **keep it in your reserve** and build it later for nothing. After square 12 everyone may build from their reserve, in order of slots. A building in reserve earns and scores nothing.
    It goes on an empty parcel of yours. A **ranch** or a **mine** needs nothing else. All others need a **road** and bring a **house**. Ranch and mine bring 1 revolver, a prison 2; revolvers are firepower for good.
    The menu tells what the building would earn on each parcel before its house comes, and how many roads it takes.
rules-roads-title = Roads and houses
rules-roads = A parcel is reached if a road touches one of its **corners**. Roads lie on the edges between parcels, so "D4/D5" is the edge between these two. Each new road must touch one that lies. If roads are needed for a building, choose the shortest way or lay them one by one.
    The **house** that comes with a building costs nothing. It goes on an empty parcel that is reached: one that nobody owns, another of yours, or a rival's if the rival agrees (no answer means no). If no house is possible, the building waits in your reserve.
    A house that nobody owns makes everyone's buildings around it richer, and can be bought with its parcel.
rules-incomes-title = Incomes
rules-incomes = Houses count if nobody owns them, or you do. For your drugstores, banks and saloons your own ranch or church beside them counts as one house, your own hotel as two.
    • **Ranch**: $1 per empty parcel around it, whoever owns it; at least $1.
    • **Mine**: $3 per mountain around it, unowned or yours.
    • **Drugstore**: $3 per house beside it, and $3 per ranch of yours anywhere.
    • **Bank**: $3 per house beside it, and $3 per mine of yours anywhere.
    • **Saloon**: $5 per house beside it.
    • **Hotel**: $6. **Church** and **prison**: nothing.
    The yellow Grocer names the type that pays double before the first attack is fought.
rules-attacks-title = Attacks
rules-attacks = At square 16 each attacked building is fought for: all attackers, and the owner if a cowboy defends it. If an attacker wins, or nobody defends, the attacker takes **half of its income, rounded down**. If the defender wins, it pays in full. A defender whom nobody attacks is spent all the same.
    A **church** can't be attacked, nor can buildings of its owner around it. If you build a church beside your attacked building, the attackers take their cowboys back.
rules-roundend-title = End of a round
rules-roundend = 1. The cheapest square for points closes.
    2. You get new cowboys: 4 after round 1, 5 after rounds 2 and 3, never more than ten in all.
    3. **Cash above your limit is lost**: 1 point for every full $10. You may give up more on the same terms, for example if $7 more would make another full $10.
    4. Buildings that nobody bought get cheaper, and new ones are drawn.
    After round 4 only the limit is applied; then the score is counted.
rules-end-title = Score
rules-end = To the points gained in play are added:
    • **2** for each building of yours on the map
    • **2** for each house and each mountain on your parcels
    • **1** for every full $6 left
    Empty parcels and buildings in reserve count nothing. On a tie, the lower slot of the last round wins.
rules-options-title = Options
rules-options = • **Might is right**: six tiles from 0 to 5 replace the die; in a duel each chooses one in secret. Two players have a full set each; with more, tiles are dealt at random, and you start with $30 less their total. Played tiles lie open; when your hand is empty, draw 3 of your used ones.
    • **Carson River**: river parcels stay empty and can't be owned, but count as free for ranches. A mine beside the river earns $3 more. A road across takes two roads: a **bridge**. Bridges can be built once more before the score. Then your parcels touching a bridge score 3 instead of 2 for what is on them.
    • **Quick-draw**: after the first cowboy everyone places and takes back at the same time, until they lock. At the end, 1 point for each player who locked after you in the last round. *Sealed*: unseen until all have locked; whoever came later than a white cowboy goes back.
    • **Income cap**, **prisons**, **houses on rivals' parcels**: as their names say.

## On pictures, and in words for those who cannot see them

pic-limit = ≤ ${ $limit }
pic-slot = #{ $slot }
pic-round = Round { $round }/{ $rounds }
pic-setting-up = Set-up
pic-duel-hand = Your duel tiles
pic-duel-used = Played
pic-duel-covered = In your pile, face down: { $count }
pic-person-yellow = Personality { $number } · yellow side
pic-person-red = Personality { $number } · red side
pic-building-count = Building · { $count } in the game
pic-building-needs-road = Needs a road at one corner, and brings a house.
pic-alt-now = Now: { $square }
pic-alt-sale = For sale: { $buildings }
pic-alt-priced = { $thing } ${ $price }
pic-alt-cowboys = Cowboys: { $spots }
pic-alt-no-cowboys = No cowboys on the board
pic-alt-spot = { $spot } { $seats }
pic-alt-houses = Houses: { $parcels }
pic-alt-mountains = Mountains: { $parcels }
pic-alt-roads = Roads: { $count }
pic-alt-bridges = bridges: { $count }
pic-alt-river = With the river
pic-alt-marked = You can choose: { $places }
pic-alt-marked-roads = Places for a road: { $count }
pic-alt-duel-hand = Your duel tiles: { $values }
pic-alt-duel-used = played: { $values }
