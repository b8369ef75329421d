# What the house says, whatever is played.

## Table and lobby

host-table = { $game } · table { $table }
host-table-number = table { $table }
host-to-move = to move
host-state-resigned = resigned
host-state-computer = computer
host-name-state = { $name } ({ $state })
host-alt = { $game }, { $where }. { $waiting }. { $standing }
host-alt-over = { $game }, { $where }. { $standing }
host-lobby-title = { $least }–{ $most } players · about { $minutes } min
host-open-seat = open seat
host-is-host = {" "}(host)
host-computer-name = Computer { $number }
host-is-kept = {" "}(seat saved)
host-sealed = deal sealed: { $seal }
host-joins = joined: { $joins }
host-invited = { $people } — one more game? Your seat is saved until you press **Join** or **Not this time**.
host-not-again = Not this time
host-lobby-missing = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
host-lobby-waiting = Waiting for { $names } to answer.
host-lobby-ready = Everything is ready: { $name } can press **Start**.
host-invite-title = Who would you like to invite? They are mentioned once, here at the lobby.
host-invite-choose = Choose people
host-invite-call = { $people } — { $name } invites you to { $game }, table { $table }. Press **Join** here: { $link }
host-invite-dm = { $name } invites you to { $game }, table { $table }. Press **Join** here: { $link }
host-invite-done = Invited: { $names }.
host-invite-left-out = Left out: { $names }. Nobody is invited twice, and those who have a seat need no invitation; computers join with **Add computer**.
host-expires = expires
host-pace-live = live
host-pace-day = by the day
host-pace-none = no clock
host-pace-live-help = two minutes a turn, one to react
host-pace-day-help = 24 hours for every move
host-pace-none-help = everyone takes the time they need
host-join = Join
host-leave = Leave
host-computer = Add computer
host-options = Table options
host-invite = Invite…
host-rules = Rules
host-start = Start
host-cancel = Call this table off…
host-cancel-sure = Really call this table off? Those who have joined lose their seats.
host-cancel-yes = Yes, call it off
host-cancel-no = No, keep it
host-cancelled = This table was called off.
host-own = My choices
host-own-title = What will you play with? Nobody else sees this. You can change it until the game starts.
host-expired = Nobody started this table in time, so it is closed.
host-remove-choose = Free a seat
host-option-number = { $option }: { $number }
host-option-until = All of this can be changed until the start.
host-option-host = { $name } can change this until the start.
host-thread = { $game } · table { $table }
host-here = right here
host-begun = { $game }, table { $table }, has begun: { $place }
host-first-dm = You're in: { $game }, table { $table }. What only you may see will appear in this message.
host-dm-closed = I can't send you direct messages. You can play all the same: "My hand" at the table shows you everything.

## Playing

host-waiting = Waiting for { $names }
host-window-open = Waiting for everyone to respond
host-window-others = Waiting for the others to respond
host-to-table = to the table
host-over = The game is over.
host-your-move = Your move
host-respond = Respond
host-my-hand = My hand
host-catch-up = Catch up
host-catch-up-title = Since your last move:
host-news = Since your last turn
host-news-of = Since { $name }'s last turn
host-news-more = … and { $count } more under Catch up
host-nothing-new = Nothing has happened since then.
host-log = Log
host-look = Look at…
host-look-title = What would you like to look at?
host-look-choose = On the table
host-look-nothing = There is nothing on the table to look at.
host-look-back = ◀ Look at something else
host-words = Board in words
host-log-beginning = The beginning
host-log-empty = Nothing has happened yet.
host-log-file = The whole log as a file
host-log-title = Everything that happened, as far as you can know:
host-rematch = Rematch
host-rematch-open = The rematch is table { $table }: { $link }
host-rematch-invited = You're already invited: { $link }
host-rematch-call = { $name } would like a rematch of { $game }; your seat is saved → { $link }
host-confirm = Confirm
host-start-over = Start over
host-said = You chose **{ $answer }**. You can change it until everyone has decided.
host-place = Number { $place } of { $places }
host-place-up-to = Number { $place } of up to { $places }
host-page-back = ◀
host-page-on = ▶
host-page = { $page } of { $pages }
host-amount = A number from { $low } to { $high }
host-amount-said = { $amount }
host-number-title = How much?
host-none-of-these = None of these
host-chosen = Chosen: { $names }
host-enough = { $most } chosen, no more possible
host-group-from = { $group }: choose here
host-group-size = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
host-group-chosen = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}, { $chosen } chosen
host-group-rest = others
host-type = Type it…
host-type-title = What do you choose?
host-type-one = Its name, or the beginning of it
host-type-several = Names or their beginnings, separated by commas
host-asks-more = { $count } more…
host-asks-on = … and { $count } more
host-asks-back = ◀ Back
host-call = your move in { $game }, table { $table }: { $prompt } → { $link }
host-reminder = it's still your move in { $game }, table { $table }: { $prompt } → { $link }
host-reminder-end = time's up in { $game }, table { $table }, but it's still your move: { $prompt } → { $link }
host-heads-up = { $name } is up in { $game }, table { $table }; you may be next → { $link }
host-time-out = ⏳ time's up
host-away-until = { $name } is away until { $when }
host-resign = Resign…
host-resign-sure = Do you really want to resign? The computer plays on for you, and you come last. This can't be undone.
host-resign-yes = Yes, I resign
host-resigned = You have resigned.
host-end-proposal = End table { $table } now? It won't count. Everyone playing must agree.
host-end-refused = { $seat } would rather play on.
host-proposal-agree = I agree
host-proposal-refuse = No
host-proposal-decide = { $people } — do you agree?
host-undo-call = { $name } would like to undo a choice in { $game }, table { $table }. Do you agree? → { $link }
host-end-call = { $name } proposes to end { $game }, table { $table }. Do you agree? → { $link }
host-proposal-agreed = Agreed:
host-proposal-stands = That is already proposed here: { $link }
host-proposal-passed = The game has moved on or a seat has changed, so this no longer applies.
host-undo = Undo…
host-undo-title = **This would be undone:**
host-undo-answer = your choice: **{ $answer }** ({ $prompt })
host-undo-answer-for-you = what was chosen for you: **{ $answer }** ({ $prompt })
host-undo-answer-of = { $seat }'s choice
host-undo-none-chosen = none
host-undo-more = { $count ->
    [one] … and one more before these:
   *[other] … and { $count } more before these:
}
host-undo-computers = { $count ->
    [one] One choice by a computer is undone with it.
   *[other] { $count } choices by computers are undone with it.
}
host-undo-alone = It revealed nothing and it's still the same turn, so you can undo it on your own.
host-undo-consent = Someone has chosen since, something was revealed, or the turn has moved on, so everyone playing must agree.
host-undo-computers-agree = The computers don't mind. Random results since then are re-rolled.
host-undo-now = Undo it
host-undo-ask = Ask everyone
host-undo-done = Undone.
host-undo-asked = I've asked everyone at the table: { $link }
host-undo-proposal = { $seat } would like to undo a choice. Everyone playing must agree.
host-undo-with-it = This would also be undone:
host-undo-anew = Random results since then are re-rolled.
host-undo-order = Your standing order would pass here again, so it ends, and you are asked.
host-undo-agreed = Everyone agreed, so it's undone. { $seat } chooses again.
host-undo-refused = { $seat } would rather leave it as it is. Nothing is undone.
host-ended = Table { $table } was ended by agreement. It doesn't count.
host-abandoned = Nobody has moved at table { $table } for a month, so it is closed. What was played is kept; it doesn't count.
host-stood-in = The computer is playing for { $names }.
host-gave-up = { $names } resigned; the computer plays on.
host-call-computer = Let the computer play for { $name }
host-computer-plays = 🤖 The computer plays for { $name } until they're back.
host-computer-for-you = The computer is playing for you. You can take your seat back whenever you like.
host-take-back = Take my seat back
host-plays-again = { $name } is back and playing again.
host-name = { $name }
host-nudge = Nudge
host-nudged = I'm calling { $names } once more, the way they like to be called.
host-nudge-call = everyone is looking forward to your move in { $game }, table { $table } → { $link }
host-give-offer = { $person } — { $name } would like to give you their seat: { $game }, table { $table }. Will you play on?
host-give-warning = You get the hand and everything the seat has on the table. { $name } may remember what they have seen. The game counts for whoever makes at least half of the seat's choices.
host-give-accept = Accept
host-give-decline = Decline
host-give-asked = { $person } has been asked. Until they accept, the seat is yours.
host-give-taken = { $taker } takes { $giver }'s seat and plays on.
host-give-declined = { $person } would rather not take the seat. { $name } keeps it.
host-give-withdrawn = { $name } keeps the seat after all.
host-give-passed = This offer no longer stands: the seat was offered again, or has changed since.
host-hand-gone = You no longer sit at table { $table } of { $game }. The hand has gone with the seat.
host-you-are-up = it's your move
host-kept-for-you = a seat is saved for you
host-in-lobby = waiting to start
host-no-games = You aren't at any table. `/help` says how to open one.

## A table that was set aside

host-aside = Something is wrong with this table: it can't go on from where it stood, so it was set aside. Nothing stored is lost.
host-aside-on = **Go on from an earlier point** ({ $where }). What came after no longer counts, and hidden cards are dealt again.
host-aside-last = The last thing that had happened at that point:
host-aside-end = **Or end it.** Then it doesn't count.
host-aside-only-end = It can't go on, not even from an earlier point. You can end it; then it doesn't count. Or wait: a later version of the bot may be able to go on with it.
host-aside-agree = It's done once everyone playing has chosen the same. You can change your mind until then.
host-aside-for-on = For going on:
host-aside-for-end = For ending it:
host-aside-on-now = Go on from there
host-aside-end-now = End it
host-aside-goes-on = Table { $table } goes on.

## Standing orders

host-order-pass = Pass…
host-order-hide = Hide this question…
host-order-time = just this time
host-order-turn = for this turn
host-order-turn-help = until someone else is up
host-order-game = for the whole game
host-order-but = for the whole game, but ask me about { $kind }
host-order-unless = ask me only if it concerns me
host-order-ask = no, always ask me
host-order-whole = whole game
host-order-whole-but = whole game, but ask me about { $kind }
host-order-topic = "{ $topic }"
host-order-line = { $does } ({ $until })
host-order-passing = Passing: { $topic }
host-order-hiding = Hiding: { $topic }
host-order-asked = Always ask me: { $topic }
host-order-back = Cancel: { $topic }
host-order-once-back = Show me again what I hid
host-orders = Your standing orders, for your eyes only: { $orders }
host-orders-rest-ask = otherwise ask me
host-orders-rest-unless = otherwise ask me only if it concerns me
host-orders-always-ask = none, always ask me
host-orders-always-unless = ask me only if it concerns me
host-orders-to-ask = Ask me whenever there is no order
host-orders-to-unless = Ask me only if it concerns me
host-orders-change = Change standing orders…
host-standing-orders = Standing orders
host-orders-all = All my standing orders…

## The end

host-wins = { $count ->
    [one] { $names } wins { $game }!
   *[other] { $names } share the win in { $game }!
}
host-rating = rating { $before } → { $after }
host-rating-earlier = rating of { $name }, who made most of this seat's choices: { $before } → { $after }
host-unrated = Not rated: that takes at least two people with { $answers } choices each.
host-opened = sealed deal opened: { $secret } (seal { $seal }, joins { $joins }). `backroom verify` checks it.

## Leaderboard and help

host-leaderboard-title = { $game }: the best players
host-leaderboard-row = { $name } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
host-leaderboard-you = -# You:
host-period-all = all time
host-period-year = last 12 months
host-period-month = last 30 days
host-period-week = last 7 days
host-scope-server = this server
host-scope-everywhere = everywhere
host-leaderboard-empty = Nobody has finished a game that counts here yet.
host-help-play = **Backroom** hosts board games with secrets.
    { $opening } opens a table. Press **Join**, then **Start**; computers can fill the seats.
    At the table the buttons under the board are what you can do. **Your move** shows what you are asked, and only to you. ⋯ has the log, the rules, and a closer look at what lies on the table.
host-help-games = **Games.** A button opens a table here with the usual options; the command lets you choose them first.
host-help-open = Open a table: { $game }
host-help-commands = { $hand } your cards · { $board } the table · { $log } everything that happened · { $games } your tables
    { $rules } how it is played · { $leaderboard } who is best; in a table's thread both are about its game
    { $seat } let the computer play for you, take your seat back, give it to someone, nudge
    { $undo } undo a choice · { $resign } give up · { $end } stop by agreement
    { $profile } what you have played
host-help-settings = { $settings } your language, boards as pictures or in words, how you are called and reminded, quiet hours
    { $away } when you are away: you aren't called, and your clock stops at tables played by the day
    { $backroom } language, channels and pace of this server, for those who manage it
host-help-privacy = Nobody else sees your hand or your choices. Nothing you write to others is read or stored.
    { $privacy } shows what is stored about you, gives you all of it as a file, and deletes it if you want.
host-help-to-play = How to play
host-help-to-games = Games
host-help-to-commands = Commands
host-help-to-settings = Settings
host-help-to-privacy = Privacy
host-hello = Hello! I host board games with secrets, from the first card to the last. Type `/help` to see what you can play.

## Settings

host-settings-title = Your settings
host-settings-language = **Language**
host-settings-boards = **Boards**
host-settings-calls = **When it's your move**
host-settings-quiet = **Quiet hours** · a call waits until they are over
host-settings-timezone = Your clock: { $clock } ({ $zone }). Not right? Type `/settings timezone:` and your city.
host-language-name = English
host-language-follow = same as my Discord
host-language-server = same as this server on Discord
host-boards-pictures = as pictures
host-boards-text = in words
host-calls-channel = call me at the table
host-calls-dm = call me by direct message
host-calls-none = don't call me
host-settings-remind = **Reminders** · at tables with a clock
host-remind-none = don't remind me
host-remind-once = once, when a quarter of the time is left
host-remind-often = at half, at a quarter and at the end
host-settings-heads-up = **When the player before me is up**
host-heads-up-off = don't tell me
host-heads-up-on = tell me
host-quiet-off = no quiet hours
host-quiet-from = from { $hour }
host-quiet-to = until { $hour }
host-hour = { $hour }:00

## Being away

host-away = You're away until { $when }. You won't be called. At tables played by the day your clock stops, for up to two weeks on one move.
host-away-computer = You're away until { $when }. You won't be called, and the computer plays for you at tables played by the day; you get your seats back that day, or earlier if you take them back. A table where nobody else is playing waits for you.
host-back = Welcome back. You'll be called when it's your move.
host-back-anyway = You aren't marked as away. To be away, type `/away until:` and a day.

## A server's rules

host-server-title = Backroom on this server
host-server-language = **Language** of lobbies and boards
host-server-channels = **Channels** where tables may be opened (with their threads)
host-server-channels-all = in every channel
host-server-pace = **Pace** of new tables
host-server-export = **Finished games** as a file; `backroom verify` checks each of them
host-server-export-choose = Which period?
host-pace-follow = as this bot is set up
host-export-done = { $count ->
    [one] One finished game.
   *[other] { $count } finished games.
}
host-export-too-large = That's more than fits in one file here. Please choose a shorter period.
host-export-nothing = No game was finished here in that period.
host-not-a-manager = Only those who manage this server can change this.
host-wrong-channel = This server plays in { $channels }. Please open your table there. (Managers can change this with `/backroom`.)

## Profile

host-profile-title = { $name }
host-profile-empty = No finished game yet. `/help` says how to open a table.
host-profile-favourite = Favourite game: { $game }
host-profile-streak = Wins in a row: { $now } now, best { $best }
host-profile-rating = **{ $rating }** ({ $change } in 30 days)
host-profile-record = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
} · { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} ({ $rate }%) · average place { $place }
host-profile-unrated = not rated yet
host-profile-last = Last games
host-profile-match = place { $place } of { $seats } · { $game }, table { $table }
host-profile-chart = { $name }: rating
host-profile-chart-line = { $game }: from { $first } to { $last } in { $games ->
    [one] { $games } game
   *[other] { $games } games
}.

## Privacy

host-former-player = a former player
host-privacy = ### What is stored about you
    Your Discord id and name, your language and settings, the tables you sat at and the choices you made there, results and ratings, and which messages here show you your hand or call you. Nothing you write to others is read or stored.
    With **My data** you get all of it as a file. **Delete** makes you "a former player" everywhere; games stay, without you in them.
    -# Messages of finished games stay in their channels as they were posted. Backup copies that the host of this bot made earlier may hold your data until they are replaced.
host-privacy-export = My data
host-privacy-delete = Delete…
host-privacy-exported = This is everything stored about you.
host-privacy-sure = Do you really want to be forgotten? Your ratings, results and settings are deleted. In games you are playing, the computer takes your seat, and tables you opened that haven't started are closed. This can't be undone.
host-privacy-yes = Yes, delete it all
host-privacy-no = Keep it
host-privacy-deleted = Done. Nothing about you is stored any more. You're welcome back at any time, as a newcomer.

## Refusals

host-unknown-date = I don't know which day "{ $typed }" is. Try a number of days, or a date like 2026-12-24.
host-date-passed = That day is today or already past. When will you be back?
host-date-too-far = That is more than a year away. Please choose an earlier day; you can always change it.
host-same-hour = Quiet hours can't begin and end at the same hour. Please choose two different ones.
host-unknown-timezone = I don't know the time zone "{ $typed }". Try the name of a big city near you, and choose from the list.

host-no-such-table = That table isn't there any more.
host-not-seated = You aren't at this table. You can watch here, or open one of your own (`/help` says how).
host-not-joined = You haven't joined this table yet. Press **Join** first.
host-not-your-move = This is up to { $names }. You'll be called when it's your move.
host-not-yours = This is up to { $names }, and you aren't at this table. You can watch here, or open one of your own (`/help` says how).
host-passed-now = That choice has passed. This is how things stand:
host-passed-waiting = That choice has passed. Now it's up to { $names }.
host-typed-nothing = Nothing you can choose here is called "{ $typed }". There is, for example, { $names }.
host-typed-nearly = Nothing you can choose here is called "{ $typed }". Did you mean { $names }?
host-typed-several = "{ $typed }" could be { $names }{ $more ->
    [0] {""}
   *[other] {" "}or { $more } more
}. Please type a little more of it.
host-typed-too-many = That would be too many: you may choose up to { $most } here, and have chosen { $chosen }.
host-not-overdue = { $name } still has time, or it isn't their move. The computer can play for them once their time is up.
host-computer-already = The computer is already playing that seat.
host-nobody-else-plays = Nobody else is playing at this table just now, so the computer would play on by itself. `/resign` and `/end` are there if you want to stop.
host-plays-oneself = You're playing your seat yourself, so there is nothing to take back.
host-give-to-computer = A seat can only be given to a person. `/seat computer` lets the computer play for you.
host-give-to-oneself = That seat is already yours.
host-give-to-seated = { $name } is already at this table.
host-give-asked-lately = { $name } was offered a seat here a short while ago. You can ask again { $when }.
host-give-saw-another = { $name } has played another seat at this table and has seen that hand.
host-give-resigned = You have resigned, so there is no seat to give.
host-give-not-for-you = This offer is for someone else.
host-nobody-to-nudge = Nobody else can be nudged just now.
host-nudge-too-early = { $names } heard from me a short while ago. You can nudge again { $when }.
host-not-at-table = { $name } isn't at this table.
host-not-started = This table hasn't started yet.
host-already-started = This table has already started.
host-full = All seats are taken.
host-seated-already = You already have a seat here.
host-only-the-host = That is up to { $name }, who opened this table.
host-option-not-together = That doesn't go with another option here. Change the other one first.
host-still-kept = { $count ->
    [one] A seat is still saved for { $names }. Wait for their answer, or free it under **Table options**.
   *[other] Seats are still saved for { $names }. Wait for their answers, or free them under **Table options**.
}
host-too-few = It takes at least { $least } players. Add a computer, or wait for a friend.
host-damaged = Something is wrong with table { $table }, so it was set aside. Nothing stored is lost. What to do next can be chosen where its board was.
host-closed = This table is closed.
host-only-in-a-server = Tables are opened in a server's channels. Type the command there; rules and cards can be looked up here too.
host-missing-permissions = I can't host a game in this channel. I lack these permissions: { $names }
host-may-view_channel = View Channel
host-may-send_messages = Send Messages
host-may-read_message_history = Read Message History
host-may-attach_files = Attach Files
host-no-table-here = I don't know which table you mean. Use this in a table's thread, or give the table's number.
host-which-table = You sit at several tables: { $numbers }. Use this in a table's thread, or give the table's number.
host-rules-which = Which game's rules?
host-rules-nothing = The rules say nothing about "{ $search }". Try another word.
host-no-such-card = There is no card called "{ $name }" in this game. Type a few letters and choose from the list.
host-why-no-table = You sit at no table of this game now. Use this in a table's thread, or join a table first.
host-why-which = You sit at several tables of this game: { $numbers }. Use this in the thread of the one you mean.
host-undo-sealed = Everyone is being asked to respond. Nothing can be undone until they have.
host-undo-resigned = Someone has resigned since, and that can't be undone.
host-proposal-not-yours = The computer is playing for you at this table, so this isn't yours to decide.
host-no-place = I can no longer write at table { $table } of { $game }: its channel is gone, or a permission is missing. The game waits and nothing is lost; it goes on with the next move once I can write there again.
host-error = Something went wrong on our side; your move was not taken and nothing is lost. Please press again. (error { $error })

## Descriptions of commands

cmd-new = Open a table
cmd-rules = The rules, in a few pages
cmd-rules-game = Which game; in a table's thread it is that table's
cmd-rules-search = A word to look for
cmd-card = A card's picture, and what it does
cmd-card-name = Its name
cmd-why = How a price, an income or another figure comes about
cmd-why-about = What you ask about; choose from the list, or type it
cmd-hand = Your cards, your notes and your move, for your eyes only
cmd-board = The whole table
cmd-board-text = In words instead of a picture
cmd-log = Everything that happened
cmd-games = Your tables and whose move it is
cmd-resign = Give up
cmd-end = Suggest ending a game without counting it
cmd-undo = Undo your last choice
cmd-which-table = The table's number, if it isn't the one here
cmd-seat = Your seat: let the computer play, take it back, give it away, nudge
cmd-seat-computer = Let the computer play for you, or for someone whose time is up
cmd-seat-person = Whose seat; yours if you name nobody
cmd-seat-back = Take your seat back from the computer
cmd-seat-give = Give your seat to someone else, if they accept
cmd-seat-taker = Who should have it
cmd-seat-nudge = Politely call those who are being waited for
cmd-leaderboard = The best players
cmd-leaderboard-game = Which game; in a table's thread it is that table's
cmd-leaderboard-period = Which period
cmd-leaderboard-scope = This server or everyone
cmd-help = How to play here
cmd-settings = Your language, how you are called and reminded, quiet hours
cmd-settings-timezone = Your time zone: begin to type a big city near you
cmd-away = Say that you are away until a day, or that you are back
cmd-away-until = A day or a number of days; nothing if you are back
cmd-away-computer = Let the computer play for you meanwhile at tables played by the day
cmd-pace = How fast it is played
cmd-profile = What someone has played, and how their rating has changed
cmd-profile-person = Who; yourself if you name nobody
cmd-privacy = What is stored about you: get it, or have it deleted
cmd-backroom = For managers: language, channels, pace, finished games

## Names of their options

argument-table = table
argument-text = text
argument-person = person
argument-game = game
argument-period = period
argument-scope = scope
argument-search = search
argument-name = name
argument-about = about
argument-pace = pace
argument-timezone = timezone
argument-until = until
argument-computer = computer

## Names of commands

name-hand = hand
name-board = board
name-log = log
name-games = games
name-resign = resign
name-end = end
name-undo = undo
name-seat = seat
name-computer = computer
name-back = back
name-give = give
name-nudge = nudge
name-leaderboard = leaderboard
name-help = help
name-new = new
name-rules = rules
name-card = card
name-why = why
name-settings = settings
name-away = away
name-profile = profile
name-privacy = privacy
name-backroom = backroom
