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
page-download = Download { $name }
page-close = Close

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
