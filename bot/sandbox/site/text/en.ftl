### The sandbox's page: what stands round the messages, as Discord words it.

page-places = Channels and people
page-channels = Text channels
page-dms = Direct messages
page-unread = unread
page-calls = { $count } for you
page-new = New
page-close = Close
page-nothing-yet = Nothing here yet.
page-you-are = You are { $name }. Switch to:
page-be = Switch to { $name }
page-be-called = Switch to { $name } (something is waiting for them)
page-language = Your language
page-language-of-all = Language of everyone and the server
page-as = as { $name }
page-write = Message { $channel } or type / for commands
page-closed = You cannot write here.
page-commands = Commands
page-send = Send
page-not-sent = That was not sent.
page-not-done = That could not be done.
page-no-answer = The application did not respond
page-required = { $option } is needed.
page-does-not-fit = { $option } does not take that.
page-true = True
page-false = False
page-no-sandbox = The sandbox is not running. Start it again, and this page comes back by itself.
page-no-bot = Backroom is not online. What you press now will fail.

## The panel of troubles

page-trouble = Make trouble
page-trouble-hint = What goes wrong on Discord now and then, on demand. Games should survive all of it.
page-the-bot = The bot
page-bot-restart = Restart
page-bot-stop = Stop
page-bot-start = Start
page-bot-kill = Pull the plug
page-gateway-cut = Cut its connection
page-gateway-reconnect = Ask it to reconnect
page-gateway-forget = Forget its session
page-requests = Its requests
page-fault = What
page-fault-fail = Error 500
page-fault-delay = Late
page-fault-drop = Connection breaks
page-fault-lose-reply = Done, reply lost
page-fault-rate-limit = Too many requests
page-where = Where
page-everywhere = Everywhere
page-in-this-channel = In this channel
page-times = How often
page-seconds = Seconds
page-set-fault = Set
page-lift = Remove
page-clear = Remove all
page-dms-of = { $name } takes direct messages
page-bot-may = What the bot may do here
page-may-view-channel = See the channel
page-may-send-messages = Send messages
page-may-send-messages-in-threads = Send messages in threads
page-may-create-public-threads = Open threads
page-may-embed-links = Embed links
page-may-attach-files = Attach files
page-may-read-message-history = Read older messages
page-archive = Archive the thread
page-lock = Lock the thread
page-delete-thread = Delete the thread
page-delete-message = Delete this message
page-server-language = Language of the server
# What the sandbox's page says when somebody cannot do something.
page-error-empty = Write something first.
page-error-too-long = A message can have up to { $most } characters.
page-error-no-writing = You can’t write in this channel.
page-error-gone = This isn’t there any more.
page-error-changed = This has changed in the meantime. Please look again.
page-error-required = Please fill in “{ $name }”.
page-error-misfit = “{ $name }” doesn’t take this value.
page-error-bot = The bot did not do that. What it said is in bot.log.
page-error-no-bot = This sandbox does not run the bot itself.
## Messages

page-app = APP
page-yesterday = Yesterday at { $time }
page-edited = (edited)
page-used = { $person } used { $command }
page-reply-gone = Original message was deleted
page-reply-open = Click to see attachment
page-thinking = { $name } is thinking…
page-interaction-failed = This interaction failed
page-only-you = Only you can see this
page-dismiss = Dismiss message
page-see-thread = See thread ›
page-spoiler = Spoiler, press to show it
page-spoiler-short = Spoiler
page-unknown-user = unknown-user
page-unknown-role = unknown-role
page-unknown-channel = unknown

## Pictures and files

page-picture = Image
page-open-picture = Open the image
page-open-in-browser = Open in browser
page-alt-title = Image description
page-alt-show = Show the image description
page-alt-hide = Hide the image description
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-download = Download { $name }

## Menus

page-select-option = Make a selection
page-select-user = Select users
page-select-role = Select roles
page-select-mentionable = Select users or roles
page-select-channel = Select channels
page-search = Search
page-no-results = No results found
page-done = Done

## Forms

page-modal-by = { $name } · This form is sent to the app
page-submit = Submit
page-cancel = Cancel
page-modal-failed = Something went wrong. Try again.
page-field-required = This field is required.
page-field-short = Must be at least { $least } characters.
page-field-long = Must be { $most } characters or fewer.
page-field-choose = Choose an option.
page-field-choose-some = Choose between { $least } and { $most } options.
