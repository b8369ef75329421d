# What every game says.

core-seat = { $seat }
core-only-choice = { $seat } has only one choice: { $choice }.
core-resigned = { $seat } resigns.
core-taken-back = { $seat } undoes a choice, and what came of it.
core-gone-on = The players agreed to go on from here. What came later could not be restored, and what is hidden is dealt again.

core-illegal-kind = That doesn't answer this question.
core-illegal-count = { $least ->
    [0] Please choose up to { $most }.
   *[other] Please choose { $least } to { $most }.
}
core-illegal-exactly = { $least ->
    [one] Please choose exactly one.
   *[other] Please choose exactly { $most }.
}
core-illegal-twice = Each choice can be picked only once.
core-illegal-not-offered = That can't be chosen now. Please look at the choices again.
core-illegal-amount = Please choose a number from { $low } to { $high }.
core-illegal-fields = Some of the choices are still missing.
core-illegal-passed = That choice has passed.
core-illegal-not-asked = It isn't your move. You'll be called when it is.
core-illegal-over = This game is over.
core-illegal-resigned = You resigned from this game.
core-illegal-no-seat = There is no such seat at this table.

core-error-undo = There is nothing to undo.
core-error-unknown-game = There is no game called { $game } here.
core-error-wrong-seats = This game is for { $least } to { $most } players.
core-error-unknown-option = This game has no option called { $option }.
core-error-bad-option = The option { $option } can't be set to that.
core-error-bad-seed = The seed must be 64 hexadecimal digits in lower case.
core-error-malformed-record = This isn't a game record.
core-error-newer-record = This record was made by a newer version of the game ({ $version }). Please update first.
core-error-record-does-not-fit = The record stops making sense at line { $line }.
core-error-no-record = A what-if copy has no record.
