# どのゲームでも使う、店のことば

## テーブルとロビー

host-table = { $game } · テーブル{ $table }
host-table-number = テーブル{ $table }
host-to-move = 手番
host-state-resigned = 投了
host-state-computer = 代行中
host-name-state = { $name }（{ $state }）
host-alt = { $game }、{ $where }。{ $waiting }。{ $standing }
host-alt-over = { $game }、{ $where }。{ $standing }
host-lobby-title = { $least }～{ $most }人 · 約{ $minutes }分
host-open-seat = 空席
host-is-host = （主催）
host-computer-name = コンピューター{ $number }
host-is-kept = （席を確保中）
host-sealed = 配札の封印：{ $seal }
host-joins = 参加：{ $joins }
host-invited = { $people } — もう1戦いかがですか？**参加**か**今回はやめておく**を押すまで、席を取っておきます。
host-not-again = 今回はやめておく
host-lobby-missing = あと{ $count }人必要です。
host-lobby-waiting = { $names }の返事を待っています。
host-lobby-ready = 準備ができました。{ $name }さんが**開始**を押すと始まります。
host-invite-title = 誰を招待しますか？ロビーで1度だけメンションします。
host-invite-choose = 人を選ぶ
host-invite-call = { $people } — { $name }さんが{ $game }（テーブル{ $table }）に誘っています。こちらで**参加**を押してください：{ $link }
host-invite-dm = { $name }さんが{ $game }（テーブル{ $table }）に誘っています。こちらで**参加**を押してください：{ $link }
host-invite-done = 招待した人：{ $names }
host-invite-left-out = 招待しなかった人：{ $names }。同じ人は2度招待できず、席についている人は招待の必要がありません。コンピューターは**コンピューターを追加**で入れてください。
host-expires = 締め切り
host-pace-live = リアルタイム
host-pace-day = じっくり（1手24時間）
host-pace-none = 時間制限なし
host-pace-live-help = 1手2分、返答は1分
host-pace-day-help = 1手につき24時間まで
host-pace-none-help = 各自のペースで
host-join = 参加
host-leave = 抜ける
host-computer = コンピューターを追加
host-options = テーブルの設定
host-invite = 招待…
host-rules = ルール
host-start = 開始
host-cancel = このテーブルを中止…
host-cancel-sure = 本当にこのテーブルを中止しますか？参加した人の席もなくなります。
host-cancel-yes = 中止します
host-cancel-no = 中止しない
host-cancelled = このテーブルは中止になりました。
host-own = 自分の選択
host-own-title = 何を使って遊びますか？ほかの人には見えません。開始までは変えられます。
host-expired = 時間内に始まらなかったため、このテーブルは閉じました。
host-remove-choose = 席を空ける
host-option-number = { $option }：{ $number }
host-option-until = どれも開始までは変えられます。
host-option-host = 開始までは{ $name }さんが変えられます。
host-thread = { $game } · テーブル{ $table }
host-here = このチャンネルで遊びます
host-begun = { $game }（テーブル{ $table }）が始まりました：{ $place }
host-first-dm = { $game }（テーブル{ $table }）に参加しました。あなただけに見える情報はこのメッセージに届きます。
host-dm-closed = ダイレクトメッセージを送れませんでした。このままでも遊べます。テーブルの「手札」ボタンで同じものが見られます。

## プレイ中

host-waiting = { $names }を待っています
host-window-open = 全員の返答を待っています
host-window-others = ほかの人の返答を待っています
host-to-table = テーブルへ
host-over = ゲームは終わりました。
host-your-move = あなたの番
host-respond = 返答する
host-my-hand = 手札
host-catch-up = これまでの流れ
host-catch-up-title = あなたの前回の番からの流れ：
host-news = あなたの前回の番のあとに起きたこと
host-news-of = { $name }の前回の番のあとに起きたこと
host-news-more = …ほか{ $count }件は「これまでの流れ」へ
host-nothing-new = その後は何も起きていません。
host-log = 記録
host-look = カードを見る…
host-look-title = どれを見ますか？
host-look-choose = 場にあるもの
host-look-nothing = いま場に、見られるものはありません。
host-look-back = ◀ ほかのものを見る
host-words = 盤面を文章で見る
host-log-beginning = ゲームの準備
host-log-empty = まだ何も起きていません。
host-log-file = 記録をファイルで受け取る
host-log-title = これまでの記録（あなたに見える範囲）：
host-rematch = 再戦
host-rematch-open = 再戦はテーブル{ $table }です：{ $link }
host-rematch-invited = 再戦の募集はこちらです：{ $link }
host-rematch-call = { $name }さんが{ $game }の再戦に誘っています。席は取ってあります → { $link }
host-confirm = 決定
host-start-over = 選び直す
host-said = **{ $answer }** を選びました。全員が決めるまで変更できます。
host-place = { $place }番目（{ $places }番目まで）
host-place-up-to = { $place }番目（最大で{ $places }番目まで）
host-page-back = ◀
host-page-on = ▶
host-page = { $page } / { $pages }
host-amount = { $low }～{ $high }の数
host-amount-said = { $amount }
host-number-title = いくつにしますか？
host-none-of-these = どれも選ばない
host-chosen = 選んだもの：{ $names }
host-enough = { $most }個選びました（これ以上は選べません）
host-group-from = { $group }から選んでください
host-group-size = { $count }件
host-group-chosen = { $count }件（{ $chosen }件選択中）
host-group-rest = その他
host-type = 入力して選ぶ…
host-type-title = どれを選びますか？
host-type-one = 名前（はじめの数文字でもかまいません）
host-type-several = 名前（複数は「、」で区切ってください）
host-asks-more = ほか{ $count }件…
host-asks-on = さらに{ $count }件…
host-asks-back = ◀ 戻る
host-call = { $game }（テーブル{ $table }）はあなたの番です：{ $prompt } → { $link }
host-reminder = { $game }（テーブル{ $table }）はまだあなたの番です：{ $prompt } → { $link }
host-reminder-end = { $game }（テーブル{ $table }）は時間切れですが、まだあなたの番です：{ $prompt } → { $link }
host-heads-up = { $game }（テーブル{ $table }）は{ $name }さんの番です。次はあなたかもしれません → { $link }
host-time-out = ⏳ 時間切れ
host-away-until = { $name }さんは{ $when }に戻ります
host-resign = 投了…
host-resign-sure = 本当に投了しますか？以後はコンピューターが代わりにプレイし、順位は最下位になります。取り消せません。
host-resign-yes = 投了します
host-resigned = 投了しました。
host-end-proposal = テーブル{ $table }をここで終わりにしますか？成績には数えません。プレイ中の全員の同意が必要です。
host-end-refused = { $seat }さんは続けたいそうです。
host-proposal-agree = 同意する
host-proposal-refuse = 同意しない
host-proposal-decide = { $people } — 同意しますか？
host-undo-call = { $name }さんが{ $game }（テーブル{ $table }）で選択を取り消したいそうです。同意しますか？ → { $link }
host-end-call = { $name }さんが{ $game }（テーブル{ $table }）をここで終わりにしたいそうです。同意しますか？ → { $link }
host-proposal-agreed = 同意した人：
host-proposal-stands = その提案はすでに出ています：{ $link }
host-proposal-passed = ゲームが進んだか、席の状況が変わったため、この提案は無効になりました。
host-undo = 取り消す…
host-undo-title = **取り消されるもの：**
host-undo-answer = あなたの選択：**{ $answer }**（{ $prompt }）
host-undo-answer-for-you = あなたの代わりにされた選択：**{ $answer }**（{ $prompt }）
host-undo-answer-of = { $seat }の選択
host-undo-none-chosen = なし
host-undo-more = …と、この前の{ $count }件：
host-undo-computers = コンピューターの選択{ $count }回分も一緒に取り消されます。
host-undo-alone = これで公開されたものはなく、番も移っていません。ほかの人の同意なしに取り消せます。
host-undo-consent = その後にほかの人が選んだか、何かが公開されたか、番が移っています。取り消すにはプレイ中の全員の同意が必要です。
host-undo-computers-agree = コンピューターはいつでも同意します。その後のランダムな結果はやり直しになります。
host-undo-now = 取り消す
host-undo-ask = 全員に聞く
host-undo-done = 取り消しました。
host-undo-asked = テーブルの全員に聞いています：{ $link }
host-undo-proposal = { $seat }さんが選択を取り消したいそうです。プレイ中の全員の同意が必要です。
host-undo-with-it = 一緒に取り消されるもの：
host-undo-anew = その後のランダムな結果はやり直しになります。
host-undo-order = このままではまた自動でパスしてしまうため、この自動パスを解除して、あなたに聞きます。
host-undo-agreed = 全員が同意したので、取り消しました。{ $seat }さんがもう一度選びます。
host-undo-refused = { $seat }さんはこのまま続けたいそうです。取り消しはありません。
host-ended = テーブル{ $table }は合意により終了しました。成績には数えません。
host-abandoned = テーブル{ $table }は1か月のあいだ誰も動かなかったため、閉じました。記録は残りますが、成績には数えません。
host-stood-in = { $names }の席はコンピューターが代わりにプレイしています。
host-gave-up = { $names }は投了しました。以後はコンピューターが代わりにプレイします。
host-call-computer = { $name }さんの席をコンピューターに任せる
host-computer-plays = 🤖 { $name }さんが戻るまで、コンピューターが代わりにプレイします。
host-computer-for-you = いまはコンピューターがあなたの代わりにプレイしています。いつでも席に戻れます。
host-take-back = 席に戻る
host-plays-again = { $name }さんが席に戻りました。
host-name = { $name }さん
host-nudge = 呼びかける
host-nudged = { $names }に、本人の設定に合わせてもう一度お知らせします。
host-nudge-call = みなさんがあなたの番を待っています：{ $game }（テーブル{ $table }） → { $link }
host-give-offer = { $person } — { $name }さんが席を譲りたいそうです：{ $game }（テーブル{ $table }）。続きをプレイしますか？
host-give-warning = 手札と場にあるものをすべて引き継ぎます。{ $name }さんは、これまでに見たものを覚えているかもしれません。成績は、この席の選択の半分以上をした人のものになります。
host-give-accept = 引き受ける
host-give-decline = 断る
host-give-asked = { $person }さんに聞いています。引き受けてもらうまで、席はあなたのものです。
host-give-taken = { $taker }さんが{ $giver }さんの席を引き継ぎました。
host-give-declined = { $person }さんは席を引き受けませんでした。席は{ $name }さんのままです。
host-give-withdrawn = { $name }さんはそのまま席に残ることにしました。
host-give-passed = この申し出はもう無効です。あらためて申し出があったか、席の状況が変わりました。
host-hand-gone = { $game }（テーブル{ $table }）の席を離れました。手札は席と一緒に引き継がれました。
host-you-are-up = あなたの番です
host-kept-for-you = あなたの席を取ってあります
host-in-lobby = 開始待ち
host-no-games = 参加中のテーブルはありません。開き方は `/{ name-help }` をご覧ください。

## 止めたテーブル

host-aside = このテーブルに問題が見つかり、そのままでは続けられないため、いったん止めました。保存された内容は失われていません。
host-aside-on = **前の時点から再開する**（{ $where }）。その後のことはなかったことになり、伏せられているものは配り直されます。
host-aside-last = その時点までの最後の出来事：
host-aside-end = **または、終了する。** 成績には数えません。
host-aside-only-end = 前の時点からも再開できません。終了することはできます（成績には数えません）。ボットが更新されると続けられるようになる場合もあるので、待つこともできます。
host-aside-agree = プレイ中の全員が同じ方を選ぶと決まります。それまでは選び直せます。
host-aside-for-on = 再開を選んだ人：
host-aside-for-end = 終了を選んだ人：
host-aside-on-now = その時点から再開する
host-aside-end-now = 終了する
host-aside-goes-on = テーブル{ $table }を再開します。

## 自動パス

host-order-pass = パスする…
host-order-hide = この質問を表示しない…
host-order-time = 今回だけ
host-order-turn = いまの番が終わるまで
host-order-turn-help = 次の人の番になるまで
host-order-game = このゲームの間ずっと
host-order-but = このゲームの間ずっと（{ $kind }のときだけ聞く）
host-order-unless = 自分に関わるときだけ聞く
host-order-ask = いいえ、毎回聞く
host-order-whole = このゲームの間ずっと
host-order-whole-but = このゲームの間ずっと、{ $kind }のときだけ聞く
host-order-topic = 「{ $topic }」
host-order-line = { $does }（{ $until }）
host-order-passing = 自動でパス：{ $topic }
host-order-hiding = 表示しない：{ $topic }
host-order-asked = 毎回聞く：{ $topic }
host-order-back = 解除：{ $topic }
host-order-once-back = 非表示にした質問をまた表示する
host-orders = あなたの自動パス（ほかの人には見えません）：{ $orders }
host-orders-rest-ask = それ以外は毎回聞く
host-orders-rest-unless = それ以外は、自分に関わるときだけ聞く
host-orders-always-ask = なし（毎回聞く）
host-orders-always-unless = 自分に関わるときだけ聞く
host-orders-to-ask = 決めていないものは毎回聞く
host-orders-to-unless = 自分に関わるときだけ聞く
host-orders-change = 自動パスを変える…
host-standing-orders = 自動パス
host-orders-all = 自動パスの一覧…

## 終了

host-wins = { $count ->
    [1] { $names }の勝ち！（{ $game }）
   *[other] { $names }が勝ちを分け合いました！（{ $game }）
}
host-rating = レーティング { $before } → { $after }
host-rating-earlier = この席の選択の半分以上をした{ $name }さんのレーティング { $before } → { $after }
host-unrated = このゲームはレーティングの対象外です。対象になるのは、2人以上が遊び、それぞれが{ $answers }回以上選択したゲームです。
host-opened = 封印を開きました：{ $secret }（封印 { $seal }、参加 { $joins }）。`backroom verify` で確かめられます。

## 順位表と案内

host-leaderboard-title = { $game }の順位表
host-leaderboard-row = { $name } · { $games }戦{ $wins }勝
host-leaderboard-you = -# あなた：
host-period-all = 全期間
host-period-year = この12か月
host-period-month = この30日
host-period-week = この7日
host-scope-server = このサーバー
host-scope-everywhere = 全体
host-leaderboard-empty = 成績に数えるゲームは、ここではまだ終わっていません。
host-help-play = **Backroom**は、秘密のあるボードゲームを遊ぶための場所です。
    { $opening } でテーブルを開き、**参加**を押して、**開始**します。空席にはコンピューターを入れられます。
    テーブルでは、盤面の下のボタンでできることが選べます。**あなたの番**を押すと、あなたにだけ選択肢が出ます。⋯ からは、記録やルール、場にあるものを見られます。
host-help-games = **ゲーム**：ボタンを押すと、いつもの設定でここにテーブルを開きます。コマンドでは先に設定を選べます。
host-help-open = テーブルを開く：{ $game }
host-help-commands = { $hand } 自分の手札 · { $board } いまの盤面 · { $log } これまでの出来事 · { $games } 自分のテーブル
    { $rules } 遊び方 · { $leaderboard } 成績の順位（テーブルのスレッドでは、どちらもそのゲームのもの）
    { $seat } 席をコンピューターに任せる・席に戻る・席を譲る・呼びかける
    { $undo } 選択を取り消す · { $resign } 負けを認めてやめる · { $end } 合意して終わる
    { $profile } これまでの成績
host-help-settings = { $settings } 言語、盤面を画像で見るか文章で見るか、呼び出しとリマインド、おやすみ時間
    { $away } 不在にする：その間は呼び出さず、「じっくり」のテーブルでは持ち時間が止まります
    { $backroom } このサーバーの言語・チャンネル・ペース（管理者用）
host-help-privacy = 手札と選択は、ほかの人には見えません。ほかの人への発言は読まず、保存もしません。
    { $privacy } で、保存されている情報を確かめ、すべてをファイルで受け取り、削除することもできます。
host-help-to-play = 遊び方
host-help-to-games = ゲーム
host-help-to-commands = コマンド
host-help-to-settings = 設定
host-help-to-privacy = プライバシー
host-hello = こんにちは！秘密のあるボードゲームの進行役を、最初の1枚から最後の1枚まで務めます。遊べるゲームは `/{ name-help }` でご覧いただけます。

## 個人設定

host-settings-title = あなたの設定
host-settings-language = **言語**
host-settings-boards = **盤面**
host-settings-calls = **あなたの番になったとき**
host-settings-quiet = **おやすみ時間** · その間の呼び出しは、終わってから届きます
host-settings-timezone = あなたの時計：{ $clock }（{ $zone }）。違うときは `/{ name-settings } { argument-timezone }:` に近くの都市を入力してください。
host-language-name = 日本語
host-language-follow = Discordの言語に合わせる
host-language-server = Discordのサーバーの言語に合わせる
host-boards-pictures = 画像で見る
host-boards-text = 文章で見る
host-calls-channel = テーブルで呼ぶ
host-calls-dm = ダイレクトメッセージで呼ぶ
host-calls-none = 呼ばない
host-settings-remind = **リマインド** · 時間制限のあるテーブルで
host-remind-none = リマインドしない
host-remind-once = 残り4分の1で1回
host-remind-often = 残り半分、4分の1、時間切れのとき
host-settings-heads-up = **前の人の番になったとき**
host-heads-up-off = 知らせない
host-heads-up-on = 知らせる
host-quiet-off = おやすみ時間なし
host-quiet-from = { $hour }から
host-quiet-to = { $hour }まで
host-hour = { $hour }:00

## 不在

host-away = { $when }に戻るまで不在にしました。その間は呼び出さず、「じっくり」のテーブルでは持ち時間が止まります（1手につき最長2週間）。
host-away-computer = { $when }に戻るまで不在にしました。その間は呼び出さず、「じっくり」のテーブルではコンピューターが代わりにプレイします。その日になると席はあなたに戻ります。それより早く戻ることもできます。ほかに誰もプレイしていないテーブルは、あなたが戻るのを待ちます。
host-back = おかえりなさい。あなたの番になったらお知らせします。
host-back-anyway = 不在にはなっていません。不在にするときは `/{ name-away } { argument-until }:` に日付を入力してください。

## サーバーの設定

host-server-title = このサーバーのBackroom
host-server-language = **言語**（ロビーと盤面）
host-server-channels = **チャンネル**（テーブルを開ける場所。スレッドも含みます）
host-server-channels-all = すべてのチャンネル
host-server-pace = **ペース**（新しいテーブル）
host-server-export = **終わったゲーム**をファイルで受け取れます。それぞれ `backroom verify` で確かめられます
host-server-export-choose = どの期間ですか？
host-pace-follow = ボットの設定に合わせる
host-export-done = 終わったゲームは{ $count }件です。
host-export-too-large = 1つのファイルに入りきりません。もっと短い期間を選んでください。
host-export-nothing = その期間に、ここで終わったゲームはありません。
host-not-a-manager = これを変えられるのは、サーバーを管理している人だけです。
host-wrong-channel = このサーバーでは{ $channels }で遊びます。テーブルはそちらで開いてください（管理者は `/{ name-backroom }` で変えられます）。

## 戦績

host-profile-title = { $name }
host-profile-empty = 終わったゲームはまだありません。テーブルの開き方は `/{ name-help }` をご覧ください。
host-profile-favourite = よく遊ぶゲーム：{ $game }
host-profile-streak = 連勝：現在{ $now }、最高{ $best }
host-profile-rating = **{ $rating }**（30日で{ $change }）
host-profile-record = レーティング対象{ $games }戦 · { $wins }勝（{ $rate }%） · 平均順位{ $place }
host-profile-unrated = レーティングはまだありません
host-profile-last = 最近のゲーム
host-profile-match = { $seats }人中{ $place }位 · { $game }、テーブル{ $table }
host-profile-chart = { $name }さんのレーティング
host-profile-chart-line = { $game }：{ $games }戦で{ $first }から{ $last }になりました。

## プライバシー

host-former-player = 退会したプレイヤー
host-privacy = ### 保存されている情報
    DiscordのIDと名前、言語と設定、参加したテーブルとそこでの選択、結果とレーティング、そして手札や呼び出しを表示しているメッセージの場所です。ほかの人への発言は読まず、保存もしません。
    下の**自分のデータ**を押すと、すべてをファイルで受け取れます。**削除**を押すと、あなたはどこでも「退会したプレイヤー」になります。ゲームの記録は、あなたの情報を除いて残ります。
    -# 終わったゲームのメッセージは、投稿されたままチャンネルに残ります。ボットの管理者が以前に取ったバックアップには、入れ替わるまで残ることがあります。
host-privacy-export = 自分のデータ
host-privacy-delete = 削除…
host-privacy-exported = あなたについて保存されているものは、これですべてです。
host-privacy-sure = 本当に削除しますか？レーティング、結果、設定が消えます。プレイ中のゲームではコンピューターが席を引き継ぎ、まだ始まっていないあなたのテーブルは閉じます。取り消せません。
host-privacy-yes = すべて削除します
host-privacy-no = 残しておく
host-privacy-deleted = 削除しました。あなたの情報はもう保存されていません。またいつでも、新しいプレイヤーとしてお越しください。

## お断り

host-unknown-date = 「{ $typed }」がどの日かわかりませんでした。日数か、2026-12-24のような日付を入力してください。
host-date-passed = その日は今日か、もう過ぎた日です。いつ戻りますか？
host-date-too-far = 1年より先の日です。もっと近い日にしてください。あとからいつでも変えられます。
host-same-hour = おやすみ時間の始まりと終わりは、別の時刻にしてください。
host-unknown-timezone = 「{ $typed }」というタイムゾーンは見つかりません。近くの大きな都市の名前を入力して、一覧から選んでください。

host-no-such-table = そのテーブルはもうありません。
host-not-seated = あなたはこのテーブルに参加していません。観戦するか、新しいテーブルを開いてください（開き方は `/{ name-help }`）。
host-not-joined = まだこのテーブルに参加していません。先に**参加**を押してください。
host-not-your-move = これは{ $names }が選ぶところです。あなたの番になったらお知らせします。
host-not-yours = これは{ $names }が選ぶところです。あなたはこのテーブルに参加していません。観戦するか、新しいテーブルを開いてください（開き方は `/{ name-help }`）。
host-passed-now = その選択はもう終わっています。いまの状況はこちらです：
host-passed-waiting = その選択はもう終わっています。いまは{ $names }の番です。
host-typed-nothing = 「{ $typed }」という選択肢はありません。選べるのは、たとえば{ $names }です。
host-typed-nearly = 「{ $typed }」という選択肢はありません。{ $names }のことですか？
host-typed-several = 「{ $typed }」に当てはまるものがいくつかあります：{ $names }{ $more ->
    [0] {""}
   *[other] {""}、ほか{ $more }件
}。もう少し続けて入力してください。
host-typed-too-many = 選びすぎです。ここで選べるのは{ $most }個までで、いま{ $chosen }個選んでいます。
host-not-overdue = { $name }さんにはまだ時間があるか、いまは{ $name }さんの番ではありません。時間切れになったら、コンピューターに任せられます。
host-computer-already = その席はもうコンピューターがプレイしています。
host-nobody-else-plays = いまこのテーブルでほかにプレイしている人がいないため、コンピューターだけで進んでしまいます。やめるときは `/{ name-resign }` か `/{ name-end }` をどうぞ。
host-plays-oneself = あなたの席はあなたがプレイしているので、戻る必要はありません。
host-give-to-computer = 席を譲れるのは人だけです。コンピューターに任せるときは `/{ name-seat } { name-computer }` をどうぞ。
host-give-to-oneself = その席はもうあなたのものです。
host-give-to-seated = { $name }さんはもうこのテーブルについています。
host-give-asked-lately = { $name }さんには、少し前にこのテーブルの席を勧めたばかりです。次は{ $when }に聞けます。
host-give-saw-another = { $name }さんはこのテーブルの別の席でプレイしたことがあり、その手札を見ています。
host-give-resigned = 投了したので、譲れる席がありません。
host-give-not-for-you = この申し出はほかの人に宛てたものです。
host-nobody-to-nudge = いまは呼びかけられる人がほかにいません。
host-nudge-too-early = { $names }には少し前にお知らせしたばかりです。次は{ $when }に呼びかけられます。
host-not-at-table = { $name }さんはこのテーブルについていません。
host-not-started = このテーブルはまだ始まっていません。
host-already-started = このテーブルはもう始まっています。
host-full = 席はすべて埋まっています。
host-seated-already = すでに席についています。
host-only-the-host = それを決めるのは、このテーブルを開いた{ $name }さんです。
host-option-not-together = ほかの設定と一緒には選べません。先にもう一方の設定を変えてください。
host-still-kept = { $count ->
   *[other] { $names }の席を取ってあります。返事を待つか、**テーブルの設定**で席を空けてください。
}
host-too-few = { $least }人以上必要です。コンピューターを追加するか、友だちを待ってください。
host-damaged = テーブル{ $table }に問題が見つかったため、いったん止めました。保存された内容は失われていません。この先どうするかは、盤面のあった場所で選べます。
host-closed = このテーブルは閉じています。
host-only-in-a-server = テーブルはサーバーのチャンネルで開きます。そちらでコマンドを入力してください。ルールとカードはここでも調べられます。
host-missing-permissions = このチャンネルではゲームを開けません。ボットに次の権限がありません：{ $names }
host-may-view_channel = チャンネルを見る
host-may-send_messages = メッセージを送信
host-may-read_message_history = メッセージ履歴を読む
host-may-attach_files = ファイルを添付
host-no-table-here = どのテーブルのことかわかりません。テーブルのスレッドで使うか、テーブルの番号を指定してください。
host-which-table = 複数のテーブルに参加しています：{ $numbers }。テーブルのスレッドで使うか、番号を指定してください。
host-rules-which = どのゲームのルールですか？
host-rules-nothing = 「{ $search }」はルールに見当たりません。別の言葉で探してみてください。
host-no-such-card = このゲームに「{ $name }」というカードはありません。何文字か入力して、一覧から選んでください。
host-why-no-table = いま参加しているこのゲームのテーブルがありません。テーブルのスレッドで使うか、先に参加してください。
host-why-which = このゲームの複数のテーブルに参加しています：{ $numbers }。知りたいテーブルのスレッドで使ってください。
host-undo-sealed = いまは全員の返答を待っています。終わるまでは取り消せません。
host-undo-resigned = その後に投了した人がいます。投了は取り消せません。
host-proposal-not-yours = このテーブルではコンピューターがあなたの代わりにプレイしているので、決めることはできません。
host-no-place = { $game }（テーブル{ $table }）に書き込めなくなりました。チャンネルがなくなったか、権限が足りません。ゲームはそのまま待っていて、何も失われていません。書き込めるようになれば、次の手から続けられます。
host-error = こちらの不具合で手を受け付けられませんでした。何も失われていません。もう一度押してください。（エラー { $error }）

## コマンドの説明

cmd-new = テーブルを開く
cmd-rules = ルールを見る
cmd-rules-game = ゲーム（テーブルのスレッドではそのゲーム）
cmd-rules-search = 探したい言葉
cmd-card = カードの絵と効果を見る
cmd-card-name = カードの名前
cmd-why = 価格や収入などの内訳を見る
cmd-why-about = 知りたいもの（一覧から選ぶか入力）
cmd-hand = 手札とメモと選択肢を自分だけに表示
cmd-board = 盤面を見る
cmd-board-text = 画像ではなく文章で
cmd-log = これまでの記録
cmd-games = 参加中のテーブルと、誰の番か
cmd-resign = 投了する
cmd-end = 合意してゲームを終える（成績に数えない）
cmd-undo = 自分の最後の選択を取り消す
cmd-which-table = テーブルの番号（ここ以外のとき）
cmd-seat = 自分の席：コンピューターに任せる・戻る・譲る・呼びかける
cmd-seat-computer = 自分の席や、時間切れの人の席をコンピューターに任せる
cmd-seat-person = 誰の席か（指定がなければ自分）
cmd-seat-back = コンピューターに任せた席に戻る
cmd-seat-give = 席をほかの人に譲る（相手が引き受けたとき）
cmd-seat-taker = 誰に譲るか
cmd-seat-nudge = 待っている相手にそっと呼びかける
cmd-leaderboard = 順位表
cmd-leaderboard-game = ゲーム（テーブルのスレッドではそのゲーム）
cmd-leaderboard-period = 期間
cmd-leaderboard-scope = このサーバーか全体か
cmd-help = 遊び方
cmd-settings = 言語、呼び出しとリマインド、おやすみ時間を決める
cmd-settings-timezone = タイムゾーン（近くの大きな都市を入力）
cmd-away = 不在にする、または戻ったことを知らせる
cmd-away-until = 戻る日（日付か日数）。もう戻ったときは空のまま
cmd-away-computer = その間、「じっくり」のテーブルではコンピューターに任せる
cmd-pace = 進める速さ
cmd-profile = 戦績とレーティングの移り変わり
cmd-profile-person = 誰の戦績か（指定がなければ自分）
cmd-privacy = 保存されている情報を受け取る・削除する
cmd-backroom = 管理者用：言語、チャンネル、ペース、終わったゲーム

## オプションの名前

argument-table = テーブル
argument-text = 文章
argument-person = ユーザー
argument-game = ゲーム
argument-period = 期間
argument-scope = 範囲
argument-search = 検索
argument-name = 名前
argument-about = 対象
argument-pace = ペース
argument-timezone = タイムゾーン
argument-until = 戻る日
argument-computer = コンピューター

## コマンド名

name-hand = 手札
name-board = 盤面
name-log = 記録
name-games = 参加中
name-resign = 投了
name-end = 終了
name-undo = 取り消し
name-seat = 席
name-computer = コンピューター
name-back = 戻る
name-give = 譲る
name-nudge = 呼びかけ
name-leaderboard = 順位表
name-help = ヘルプ
name-new = 新規
name-rules = ルール
name-card = カード
name-why = 内訳
name-settings = 個人設定
name-away = 不在
name-profile = 戦績
name-privacy = プライバシー
name-backroom = バックルーム
