# What the sandbox says itself: in the terminal, and once in #general

## In the terminal

sandbox-open = Backroom is open: a small Discord of your own, on this computer alone. Play here:
sandbox-stop = Ctrl+C stops it; the next start goes on where you were.
sandbox-token = To let the bot into a real Discord server, put its token into .env (docs/hosting.md).
sandbox-ready = The bot is ready. Have fun!
sandbox-closing = Stopping …
sandbox-kept = Everything is in { $folder }.
sandbox-set-aside = What was there before is now in { $folder }.
sandbox-broken = The saved sandbox cannot be used ({ $reason }), so a new one begins; the old one is now in { $folder }.
sandbox-other-port = Port { $port } is taken, so the address is a new one.
sandbox-trouble = A word about the sandbox: { $sentence }

## In #general

sandbox-welcome =
    ## Welcome to the back room
    This is a small Discord of your own, on this computer alone. Play a game in a minute:
    1. Type { $command } in the box below and send it: that opens a table.
    2. Press **{ $computer }** once or twice, then **{ $start }**.
    3. The game is played in the thread of the table: its buttons are your moves. Your hand comes to you by direct message, where nobody else can look.
    -# You can be four people: { $names }. Change who you are on this page, or open a tab for each of them.
sandbox-between = {", "}
