# Carson City

game-name = Carson City

## Personalities: number, cash limit, what they do

person-sheriff = Sheriff
person-sheriff-yellow = No. 1 · limit $20 · The white cowboy: put it where nobody stands, and nobody can challenge it.
person-sheriff-red = No. 1 · limit $20 · No attacks, no joining rivals except to defend. 3 points per duel lost.
person-banker = Banker
person-banker-yellow = No. 2 · limit $120 · Gain $9 now.
person-banker-red = No. 2 · limit $60 · At round end, buy 3 points for $3, 5 for $12 or 7 for $25.
person-grocer = Grocer
person-grocer-yellow = No. 3 · limit $60 · Gain $8 now, or double the income of one type of your buildings.
person-grocer-red = No. 3 · limit $60 · Gain $8 now, or 1 point per house you own at round end.
person-coolie = Coolie
person-coolie-yellow = No. 4 · limit $30 · Gain 2 roads now. Buildings cost you half, rounded up.
person-coolie-red = No. 4 · limit $30 · Gain $5 and take any building on offer now.
person-coolie-red-pay = No. 4 · limit $30 · Take any building on offer now for $5.
person-settler = Settler
person-settler-yellow = No. 5 · limit $30 · Claim any unowned parcel for free now.
person-settler-red = No. 5 · limit $20 · Gain $8 now, or 1 point per mountain you own at round end.
person-captain = Captain
person-captain-yellow = No. 6 · limit $25 · Buy more cowboys now: 1 for $1, 2 for $4 or 3 for $9.
person-captain-red = No. 6 · limit $20 · Buy revolvers for good now: 1 for $3 or 2 for $9.
person-mercenary = Mercenary
person-mercenary-yellow = No. 7 · limit $20 · 3 more firepower this round.
person-mercenary-red = No. 7 · limit $30 · 2 more firepower this round.

## Buildings

building-ranch = Ranch
building-ranch-help = $1 per free parcel around it, at least $1. Brings 1 revolver. Needs no road, no house.
building-mine = Mine
building-mine-help = $3 per mountain around it, unowned or yours. Brings 1 revolver. Needs no road, no house.
building-drugstore = Drugstore
building-drugstore-help = $3 per house beside it, unowned or yours, and $3 per ranch of yours anywhere.
building-bank = Bank
building-bank-help = $3 per house beside it, unowned or yours, and $3 per mine of yours anywhere.
building-saloon = Saloon
building-saloon-help = $5 per house beside it, unowned or yours.
building-hotel = Hotel
building-hotel-help = $6. Counts as two houses for your own buildings beside it.
building-church = Church
building-church-help = No income. It and your buildings around it can't be attacked. A house for your buildings.
building-prison = Prison
building-prison-help = No income. Brings 2 revolvers.

## Action squares

square-wages = Wages
square-wages-help = $4 for each of your cowboys here. No duel.
square-ammunition = Ammunition
square-ammunition-help = 3 more firepower until the round ends.
square-three-roads = Three roads
square-three-roads-help = 3 roads for your reserve.
square-one-road = One road
square-one-road-help = 1 road for each of your cowboys here. No duel.
square-parcels = Buying parcels
square-parcels-help = Parcels with cowboys on them are bought. Goes by itself.
square-build-12 = Building for $12
square-build-12-help = Buy the building that lies here.
square-build-10 = Building for $10
square-build-10-help = Buy the building that lies here.
square-build-8 = Building for $8
square-build-8-help = Buy the building that lies here.
square-build-6 = Building for $6
square-build-6-help = Buy the building that lies here.
square-build-5 = Building for $5
square-build-5-help = Buy the building that lies here.
square-build-4 = Building for $4
square-build-4-help = Buy the building that lies here.
square-build-3 = Building for $3
square-build-3-help = Buy the building that lies here.
square-parcel-income = Parcel income
square-parcel-income-help = $2 per parcel you own.
square-cowboy-income = Cowboy income
square-cowboy-income-help = $2 per point of your firepower then.
square-gambling = Gambling
square-gambling-help = Two dice, in dollars.
square-estate-income = Estate income
square-estate-income-help = Attacks are fought, then every building pays its owner. Goes by itself.
square-parcel-points = Parcel points
square-parcel-points-help = 1 point per 2 parcels you own.
square-cowboy-points = Cowboy points
square-cowboy-points-help = 1 point per 2 firepower you have then.
square-estate-points = Estate points
square-estate-points-help = 1 point per building you own on the map.
square-buy-points-5 = Points for $5
square-buy-points-5-help = Buy as many points as you like, $5 each.
square-buy-points-4 = Points for $4
square-buy-points-4-help = Buy as many points as you like, $4 each.
square-buy-points-3 = Points for $3
square-buy-points-3-help = Buy as many points as you like, $3 each.
square-buy-points-2 = Points for $2
square-buy-points-2-help = Buy as many points as you like, $2 each.
spot-of = { $spot } ({ $building })

## Things on the map

parcel = { $name }
parcel-row = Row { $row } of the map
road-between = { $parcel }/{ $other }
road-at-rim = { $side ->
    [n] top edge of { $parcel }
    [w] left edge of { $parcel }
    [e] right edge of { $parcel }
   *[s] bottom edge of { $parcel }
}
duel-tile = Tile { $value }

## What a price or an income is made of

part-ground = the ground ${ $dollars }
part-buildings = { $count ->
    [one] 1 building × ${ $each } = ${ $dollars }
   *[other] { $count } buildings × ${ $each } = ${ $dollars }
}
part-houses = { $count ->
    [one] 1 house × ${ $each } = ${ $dollars }
   *[other] { $count } houses × ${ $each } = ${ $dollars }
}
part-mountains = { $count ->
    [one] 1 mountain × ${ $each } = ${ $dollars }
   *[other] { $count } mountains × ${ $each } = ${ $dollars }
}
part-near-ranch = { $count ->
    [one] 1 own ranch beside it × ${ $each } = ${ $dollars }
   *[other] { $count } own ranches beside it × ${ $each } = ${ $dollars }
}
part-near-church = { $count ->
    [one] 1 own church beside it × ${ $each } = ${ $dollars }
   *[other] { $count } own churches beside it × ${ $each } = ${ $dollars }
}
part-near-hotel = { $count ->
    [one] 1 own hotel beside it, two houses = ${ $dollars }
   *[other] { $count } own hotels beside it, two houses each = ${ $dollars }
}
part-free = { $count ->
    [one] 1 free parcel × ${ $each } = ${ $dollars }
   *[other] { $count } free parcels × ${ $each } = ${ $dollars }
}
part-least = no free parcel, so the least: ${ $dollars }
part-river = the river beside it ${ $dollars }
part-ranches = { $count ->
    [one] 1 own ranch anywhere × ${ $each } = ${ $dollars }
   *[other] { $count } own ranches anywhere × ${ $each } = ${ $dollars }
}
part-mines = { $count ->
    [one] 1 own mine anywhere × ${ $each } = ${ $dollars }
   *[other] { $count } own mines anywhere × ${ $each } = ${ $dollars }
}
part-flat = a fixed ${ $dollars }
part-cap = −${ $count } over the most printed on its tile

## Choices: land and personalities

claim-choose = Which parcel will you claim? It costs nothing.
settler-choose = Settler: which unowned parcel will you claim for free?
claim-parcel = { $there ->
    [house] { $parcel } (house)
    [mountain] { $parcel } (mountain)
   *[nothing] { $parcel }
}
person-choose = Which personality will you be this round? Low numbers place cowboys first. Cash above the limit is lost at round end.
person-cash-or-later = { $person }: cash now, or the other half of the card?
person-cash = Gain ${ $cash } now
person-later-grocer-yellow = Double one type of your buildings this round
person-later-grocer-red = 1 point per house you own at round end
person-later-settler-red = 1 point per mountain you own at round end
package-choose = You have ${ $cash }. Which offer will you buy?
package-none = Nothing
package-captain-yellow = { $count ->
    [one] 1 cowboy for ${ $price } (${ $left } left)
   *[other] { $count } cowboys for ${ $price } (${ $left } left)
}
package-captain-red = { $count ->
    [one] 1 revolver for ${ $price } (${ $left } left)
   *[other] { $count } revolvers for ${ $price } (${ $left } left)
}
package-banker-red = { $count } points for ${ $price } (${ $left } left)
coolie-choose = { $cash ->
    [0] Which building on offer will you take for free? It's built now or kept in your reserve.
   *[other] Which building on offer will you take for ${ $cash }? It's built now or kept in your reserve.
}
coolie-offer = { $building } (from the ${ $figure } square)
coolie-none = None of them
grocer-choose = Which type of building pays you double? Robbed ones pay you and the robber the normal income.
grocer-kind = { $building } (+${ $dollars })

## Choices: cowboys

place-choose = { $count ->
    [one] Place your last cowboy, or pass. Firepower { $firepower }, ${ $cash }. Every cowboy placed is 1 firepower less.
   *[other] Place one of your { $count } cowboys, or pass. Firepower { $firepower }, ${ $cash }. Every cowboy placed is 1 firepower less.
}
place-pass = Pass for this round (slot { $slot })
place-white = Place the white cowboy…
place-white-choose = Where will the white cowboy stand? Nobody can challenge it there. Others may join it at Wages and One road only.
place-back = Back: no white cowboy now
spots-squares = Action squares
spots-buildings = Buildings: attack or defend
spot-parcel = { $there ->
    [house] { $parcel } with a house: buy for ${ $price }
    [mountain] { $parcel } with a mountain: buy for ${ $price }
   *[nothing] { $parcel }: buy for ${ $price }
}
spot-attack = { $parcel }: attack { $seat }'s { $building } (to win: ${ $half })
spot-defend = { $parcel }: defend your { $building } (earns ${ $dollars })
spot-build = { $building } for ${ $price }
spot-taken = Here already: { $people }
spot-taken-does = { $taken } · { $does }
with-firepower = { $seat } (firepower { $firepower })
race-choose = { $count ->
    [0] Quick-draw: all your cowboys stand. Take one back, or lock. Firepower { $firepower }, ${ $cash }.
    [one] Quick-draw: place your last cowboy, take one back, or lock. Firepower { $firepower }, ${ $cash }.
   *[other] Quick-draw: { $count } cowboys left to place. Place, take back, or lock. Firepower { $firepower }, ${ $cash }.
}
race-lock = Lock: done for this round (slot { $slot })
race-white = The white cowboy
race-white-at = White cowboy, { $spot }
race-road = Road: { $road }
race-lift = Take a cowboy back
race-roads = { $count ->
    [one] Lay your last road
   *[other] Lay a road ({ $count } left)
}

## Choices: duels

duel-choose = Duel at { $spot }: your firepower is { $firepower }. Against you: { $rivals }. Which tile will you add?
parcels-order = In which order are the parcel duels fought? Losers take their cowboy back and are 1 stronger in the next.
attacks-order = In which order are the attacks fought? Losers take their cowboy back and are 1 stronger in the next.
duel-at = { $parcel }: { $people }
duel-at-building = { $building } { $parcel }: { $people }

## Choices: buying and building

parcel-buy = You have ${ $cash }. Which parcel will you buy? Your cowboys there are spent either way.
parcel-none = Buy none of them
parcel-all = All of them for ${ $price } (${ $left } left)
parcel-offer = { $parcel } for ${ $price } (${ $left } left)
build-choose = { $sites ->
    [0] { $building } for ${ $price } (${ $left } left): none of your parcels can take it now. Will you keep it for later?
   *[other] { $building } for ${ $price } (${ $left } left): where will you build it?
}
build-choose-free = { $sites ->
    [0] The { $building } is yours, but none of your parcels can take it now.
   *[other] The { $building } is yours: where will you build it?
}
build-keep = Keep it in your reserve
build-leave = Don't buy it
build-road = { $count ->
    [one] Lay your last road first…
   *[other] Lay a road first ({ $count } left)…
}
build-sites = Your parcels
build-site = { $roads ->
    [0] { $parcel }: would earn ${ $dollars } now
    [one] { $parcel }: would earn ${ $dollars } now, takes 1 road
   *[other] { $parcel }: would earn ${ $dollars } now, takes { $roads } roads
}
house-choose = { $building } at { $parcel }: where will its house stand? The dollars are what the { $building } earns with it.
house-place = { $roads ->
    [0] { $parcel }: nobody's, ${ $dollars }
    [one] { $parcel }: nobody's, ${ $dollars }, 1 road in all
   *[other] { $parcel }: nobody's, ${ $dollars }, { $roads } roads in all
}
house-place-own = { $roads ->
    [0] { $parcel }: yours, ${ $dollars }
    [one] { $parcel }: yours, ${ $dollars }, 1 road in all
   *[other] { $parcel }: yours, ${ $dollars }, { $roads } roads in all
}
house-place-rival = { $roads ->
    [0] { $parcel }: if { $seat } agrees, ${ $dollars }
    [one] { $parcel }: if { $seat } agrees, ${ $dollars }, 1 road in all
   *[other] { $parcel }: if { $seat } agrees, ${ $dollars }, { $roads } roads in all
}
house-allow = May { $seat } put a house on your parcel { $parcel }? It becomes yours (2 points at the end), but you can't build there any more.
house-no = No
house-yes = Yes, let it come
topic-house-allow = Houses of others on my parcels
topic-house-allow-passing = Saying no to every house on my parcels
topic-house-allow-pass = Say no…
reserve-choose = Which building from your reserve will you build now? There is nothing to pay.
reserve-done = Build nothing more now
reserve-site = { $roads ->
    [0] { $building } on { $parcel }: would earn ${ $dollars } now
    [one] { $building } on { $parcel }: would earn ${ $dollars } now, takes 1 road
   *[other] { $building } on { $parcel }: would earn ${ $dollars } now, takes { $roads } roads
}

## Choices: roads

road-choose = { $count ->
    [one] Where will you lay your road? It must touch another road. A road lies between two parcels.
   *[other] Where will you lay one of your { $count } roads? It must touch another road. A road lies between two parcels.
}
road-bridge = { $road } (bridge, 2 roads)
road-is-bridge = A bridge: takes 2 roads.
road-back = Back: no road now
road-lay = { $count ->
    [one] One road is needed; you have { $left }. Where will it lie?
   *[other] { $count } roads are needed; you have { $left }. Where will they lie?
}
road-shortest = { $count ->
    [one] The shortest way: { $roads }
   *[other] The shortest way, all { $count }: { $roads }
}
road-last = The last chance to build a bridge, with your { $count } roads. Your buildings, houses and mountains at a bridge score 3 instead of 2.
road-done = Lay no more

## Choices: points and cash

points-choose = How many points will you buy at ${ $price } each? You have ${ $cash }; at round end you may keep ${ $limit }.
limit-choose = { $lost ->
    [0] End of the round: you have ${ $cash }, your limit is ${ $limit }. Nothing is lost, but you may give up cash for points.
   *[other] End of the round: you have ${ $cash }, your limit is ${ $limit }. You lose ${ $lost } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }, one per full $10.
}
limit-more = { $first ->
    [10] Extra points (${ $price } each)
   *[other] Extra points (first ${ $first }, then ${ $price })
}
topic-limit = Giving up cash for points at the end of a round
topic-limit-passing = Giving up no more cash than the limit takes, and buying nothing

## What happens: set-up and personalities

game-begins = The order is { $seats }. Each player claims two parcels.
duel-tiles-dealt = { $seat }'s duel tiles add up to { $total }, so they start with ${ $cash }.
claimed = { $parcel } belongs to { $seat }.
round-begins = Round { $round } begins.
person-chosen = { $seat } is the { $person } (limit ${ $limit }).
lined-up = Cowboys are placed in this order: { $seats }.
white-taken = { $seat } takes the white cowboy.
cash-taken = { $seat } gains ${ $cash }.
later-grocer-yellow = { $seat } will double one type of building.
later-grocer-red = { $seat } will score their houses at the end of the round.
later-settler-red = { $seat } will score their mountains at the end of the round.
roads-taken = { $count ->
    [0] { $seat } gets no road: none is left.
    [one] { $seat } gets one road.
   *[other] { $seat } gets { $count } roads.
}
cannot-afford-coolie = { $seat } has ${ $cash } and can't pay the ${ $price } for a building.
coolie-declined = { $seat } takes no building.
coolie-took = { $seat } takes the { $building }.
buildings-drawn = New on offer: { $buildings }.
no-property-left = { $seat } has no property tile left.
no-parcel-left = Every parcel is owned, so { $seat } claims none.
cowboys-hired = { $count ->
    [one] { $seat } hires one cowboy.
   *[other] { $seat } hires { $count } cowboys.
}
revolvers-bought = { $count ->
    [one] { $seat } buys one revolver.
   *[other] { $seat } buys { $count } revolvers.
}

## What happens: cowboys and duels

placed = { $contested ->
    [0] { $seat } places a cowboy: { $spot }.
   *[other] { $seat } places a cowboy: { $spot }, beside { $others }.
}
placed-white = { $contested ->
    [0] { $seat } places the white cowboy: { $spot }.
   *[other] { $seat } places the white cowboy: { $spot }, beside { $others }.
}
attacks = { $contested ->
    [0] { $seat } attacks { $owner }'s { $building } at { $parcel }.
   *[other] { $seat } attacks { $owner }'s { $building } at { $parcel }, beside { $others }.
}
defends = { $contested ->
    [0] { $seat } defends the { $building } at { $parcel }.
   *[other] { $seat } defends the { $building } at { $parcel } against { $others }.
}
passed = { $seat } passes and takes slot { $slot }.
race-begins = Quick-draw: everyone places at the same time now.
laid-out = You place a cowboy, unseen by the others: { $spot }.
lifted = { $seat } takes a cowboy back: { $spot }.
layouts-open = All have locked: the layouts open.
sent-back = { $seat }'s cowboy came too late and goes back: { $spot }.
duel-begins = Duel at { $spot }: { $seats } each choose a tile.
duel-tile-shown = { $seat } plays a { $value }.
duel-total = { $seat }: firepower { $firepower } + { $value } = { $total }.
duel-won = { $seat } wins the duel against { $losers }: { $spot }.
duel-won-by-order = { $seat } wins the tied duel against { $losers } by order: { $spot }.
duel-refilled = { $seat } draws { $count } used duel tiles.
sheriff-consoled = { $seat } gains { $points } points for the lost duel.

## What happens: squares

wages-paid = { $count ->
    [one] { $seat } earns ${ $dollars } in wages with one cowboy.
   *[other] { $seat } earns ${ $dollars } in wages with { $count } cowboys.
}
chip-taken = { $seat } takes the ammunition: { $revolvers } more firepower this round.
parcel-bought = { $seat } buys { $parcel } for ${ $price }.
parcel-left = { $seat } doesn't buy { $parcel } for ${ $price }.
cannot-afford = { $seat } has ${ $cash } and can't pay ${ $price } for the { $thing }.
left-it = { $seat } doesn't buy the { $thing }.
bought-building = { $seat } buys the { $building } for ${ $price }.
kept-in-reserve = { $seat } keeps the { $building } in reserve.
built = { $seat } builds the { $building } at { $parcel }.
house-came = A house stands at { $parcel } now, brought by { $seat }.
house-refused = { $seat } allows { $other } no house at { $parcel }.
revolvers-came = { $count ->
    [one] { $seat } gets a revolver.
   *[other] { $seat } gets { $count } revolvers.
}
attack-called-off = { $seat }'s church protects the { $building } at { $parcel }: { $seats } take their cowboys back.
road-laid = { $seat } lays a road: { $road }.
bridge-laid = { $seat } builds a bridge: { $road }.
parcels-paid = { $count ->
    [one] { $seat } earns ${ $dollars } for one parcel.
   *[other] { $seat } earns ${ $dollars } for { $count } parcels.
}
cowboys-paid = { $seat } earns ${ $dollars } for { $count } firepower.
gambled = { $seat } gambles and rolls { $one } and { $two }: ${ $dollars }.
grocer-doubles = { $seat } doubles the income of every { $building } they own.
estate-paid = { $seat }'s { $building } at { $parcel } earns ${ $dollars }: { $parts }.
estate-paid-double = { $seat }'s { $building } at { $parcel } earns double, ${ $dollars }: twice { $parts }.
estate-robbed = { $seat } robs { $victim }'s { $building } at { $parcel } of ${ $taken }. { $victim } keeps ${ $kept }.{ $dollars ->
    [0] {""}
   *[other] {" "}It earned { $parts }.
}
incomes = Estate income of round { $round }: { $incomes }.
income-of = { $seat } ${ $dollars }
parcels-scored = { $points ->
    [one] { $seat } gains one point for { $count } parcels.
   *[other] { $seat } gains { $points } points for { $count } parcels.
}
cowboys-scored = { $points ->
    [one] { $seat } gains one point for { $count } firepower.
   *[other] { $seat } gains { $points } points for { $count } firepower.
}
estate-scored = { $points ->
    [one] { $seat } gains one point for { $count } building.
   *[other] { $seat } gains { $points } points for { $count } buildings.
}
points-bought = { $points ->
    [0] { $seat } buys no points.
    [one] { $seat } buys one point for ${ $count }.
   *[other] { $seat } buys { $points } points for ${ $count }.
}
cannot-afford-points = { $seat } has ${ $cash } and can't pay ${ $price } for a point.

## What happens: end of the round

cowboys-came = { $count ->
    [0] { $seat } has all { $all } cowboys already.
    [one] { $seat } gets one cowboy and now has { $all } in reserve.
   *[other] { $seat } gets { $count } cowboys and now has { $all } in reserve.
}
grocer-scored = { $points ->
    [one] { $seat } gains one point for their houses.
   *[other] { $seat } gains { $points } points for their houses.
}
settler-scored = { $points ->
    [one] { $seat } gains one point for their mountains.
   *[other] { $seat } gains { $points } points for their mountains.
}
banker-bought = { $seat } buys { $points } points from the Banker for ${ $price }.
cash-lost = { $points ->
    [0] { $seat } loses ${ $dollars } to the limit and keeps ${ $left }.
    [one] { $seat } gives up ${ $dollars } for one point and keeps ${ $left }.
   *[other] { $seat } gives up ${ $dollars } for { $points } points and keeps ${ $left }.
}
round-ends = Round { $round } is over. { $haves }.
round-has = { $seat } { $points ->
    [one] 1 point
   *[other] { $points } points
} and ${ $cash }
quick-draw-scored = { $points ->
    [one] { $seat } gains one point for passing early in the last round.
   *[other] { $seat } gains { $points } points for passing early in the last round.
}
game-ends = The game is over.

## The score

score-played = during play
score-buildings = buildings
score-houses = houses
score-mountains = mountains
score-cash = cash
score-quick-draw = quick-draw
