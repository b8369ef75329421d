# すべてのゲームに共通のことば

core-seat = { $seat }
core-only-choice = { $seat }の選択肢は1つだけです：{ $choice }
core-resigned = { $seat }が投了しました。
core-taken-back = { $seat }が自分の選択を取り消しました。その後の出来事もなかったことになります。
core-gone-on = 全員の合意により、この時点から再開します。この後の出来事は再現できないため取り消され、伏せられているものは配り直されます。

core-illegal-kind = この質問への答えになっていません。
core-illegal-count = { $least ->
    [0] { $most }個まで選べます。
   *[other] { $least }～{ $most }個選んでください。
}
core-illegal-exactly = { $least ->
    [1] 1個だけ選んでください。
   *[other] ちょうど{ $most }個選んでください。
}
core-illegal-twice = 同じものは1回しか選べません。
core-illegal-not-offered = それはいま選べません。選択肢をもう一度ご覧ください。
core-illegal-amount = { $low }～{ $high }の数を選んでください。
core-illegal-fields = まだ選んでいない項目があります。
core-illegal-passed = その選択はもう終わっています。
core-illegal-not-asked = いまはあなたの番ではありません。あなたの番になったらお知らせします。
core-illegal-over = このゲームは終わっています。
core-illegal-resigned = このゲームは投了済みです。
core-illegal-no-seat = その席はこのテーブルにありません。

core-error-undo = 取り消せる選択がありません。
core-error-unknown-game = 「{ $game }」というゲームはありません。
core-error-wrong-seats = このゲームは{ $least }～{ $most }人用です。
core-error-unknown-option = このゲームに「{ $option }」という設定はありません。
core-error-bad-option = 設定「{ $option }」をその値にはできません。
core-error-bad-seed = シードは16進数（小文字）64桁で指定してください。
core-error-malformed-record = ゲームの記録として読めません。
core-error-newer-record = この記録は、より新しい版（{ $version }）で作られています。先に更新してください。
core-error-record-does-not-fit = 記録の{ $line }行目からつじつまが合いません。
core-error-no-record = 仮の局面には記録がありません。
