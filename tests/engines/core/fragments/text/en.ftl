# A shootout

dt-card = { $name } ({ $value })
dt-steady-aim = Steady Aim
dt-card-up-the-sleeve = Card up the Sleeve
dt-smoke-in-the-eyes = Smoke in the Eyes
dt-not-so-fast = Not So Fast
dt-drifter = Drifter
dt-pass = Pass
dt-shootout-play = Shootout: play a card from your hand, or pass?
dt-resolution-play = Resolution: play a card from your hand, or pass?
dt-react = { $seat } plays { $card }. Do you react?
dt-redraw = { $most ->
    [one] Your draw hand: you may discard one card and draw another.
   *[other] Your draw hand: you may discard up to { $most } cards and draw as many again.
}
dt-passes = { $seat } passes.
dt-played = { $seat } plays { $card }.
dt-cancelled = { $seat }'s { $card } is cancelled.
dt-drew = You draw { $card }.
dt-redraws = { $count ->
    [0] { $seat } keeps all cards.
   *[other] { $seat } discards { $cards } and draws again.
}
dt-reveals = { $seat } shows { $cards }.
dt-casualties = { $count ->
    [one] { $seat } loses a dude.
   *[other] { $seat } loses { $count } dudes.
}

# A whack

np-knuckles = Knuckles
np-silk = Silk
np-rosa = Aunt Rosa
np-two-tone = Two-Tone
np-deacon = the Deacon
np-little-sal = Little Sal
np-card-snitch = Snitch
np-card-crew = Crew
np-card-favour = Favour
np-face-gun = a gun
np-face-miss = a miss
np-face-knife = a knife
np-face-ring = a ring

np-act = What shall { $gangster } do?
np-pass = Pass
np-collect = Collect ${ $gain }
np-whack = Whack { $victim } (${ $cost })
np-permission = { $seat } wants { $gangster } to act: { $action }. Your coin lies on { $gangster }. Do you allow it?
np-refuse = Refuse
np-price = { $price ->
    [0] Allow it for nothing
   *[other] Allow it for ${ $price }
}
np-price-asked = { $seat } wants ${ $price } for the permission. Do you pay?
np-pay = Pay ${ $price }
np-decline = Decline
np-reroll-offer = The die shows { $face }. Do you have it rolled again?
np-keep-die = Leave it
np-reroll = Pay ${ $cost } and roll again
np-which-card = Which card?
np-which-gangster = Which gangster?
np-shakedown-offer = Shakedown: sell a card for ${ $gain }
np-snitch-offer = Snitch on a gangster
np-crew-offer = Send a crew for ${ $cost }: { $markers } markers on a gangster
np-deal-offer = Propose a deal ({ $left } left this round)
np-deal-to = To whom?
np-deal-pay = How much do you pay?
np-deal-want = How much do you want?
np-deal-open = Deals proposed to you
np-deal-accept = { $seat } pays ${ $pay } for ${ $want }: accept

np-drew = You draw { $card }.
np-passes = { $gangster } passes.
np-must-pass = { $gangster } gets no permission and must pass.
np-collected = { $gangster } collects ${ $gain } for { $seat }.
np-price-named = { $seat } wants ${ $price } for letting { $gangster } act.
np-price-paid = { $seat } pays { $owner } ${ $price } for the permission.
np-comes-to-nothing = { $gangster } can't go through with it.
np-whacks = { $seat } sends { $gangster } to whack { $victim }.
np-rolled = The die shows { $face }.
np-rerolled = { $seat } pays ${ $cost } to roll again. The die shows { $face }.
np-hit = { $victim } sleeps with the fishes.
np-missed = { $gangster } misses.
np-backfired = It backfires: { $gangster } sleeps with the fishes.
np-called-off = The action of { $gangster } is called off.
np-shakedown = { $seat } sells { $card } for ${ $gain }.
np-snitched = { $seat } snitches on { $gangster }, who goes to prison.
np-crewed = { $seat } sends a crew: { $markers } markers on { $gangster }.
np-deal-proposed = { $seat } offers { $taker } ${ $pay } for ${ $want }.
np-deal-done = { $seat } accepts: { $giver } pays ${ $pay } for ${ $want }.

# What standing orders can be given for

topic-react = Reacting
topic-reroll = Rolling again
topic-shakedown = Shakedowns
topic-snitch = Snitching
topic-crew = Sending a crew
topic-deal = Deals
