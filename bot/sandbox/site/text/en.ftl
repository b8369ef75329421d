# What the sandbox's page says when somebody cannot do something.
page-error-empty = Write something first.
page-error-too-long = A message can have up to { $most } characters.
page-error-no-writing = You can’t write in this channel.
page-error-gone = This isn’t there any more.
page-error-changed = This has changed in the meantime. Please look again.
page-error-required = Please fill in “{ $name }”.
page-error-misfit = “{ $name }” doesn’t take this value.
