### サンドボックスのページ：メッセージの周りの言葉。Discordの言い方に合わせる。

page-places = チャンネルとメンバー
page-channels = テキストチャンネル
page-dms = ダイレクトメッセージ
page-unread = 未読
page-calls = あなた宛て{ $count }件
page-new = 新着
page-close = 閉じる
page-nothing-yet = まだ何もありません。
page-you-are = 現在は{ $name }です。切り替え：
page-be = { $name }に切り替える
page-be-called = { $name }に切り替える（通知があります）
page-language = あなたの言語
page-language-of-all = 全員とサーバーの言語
page-as = { $name }の画面
page-write = { $channel }へメッセージを送信（/ でコマンド）
page-closed = ここには書き込めません。
page-commands = コマンド
page-send = 送信
page-not-sent = 送信できませんでした。
page-not-done = 実行できませんでした。
page-no-answer = アプリケーションが応答しませんでした
page-required = { $option }を入力してください。
page-does-not-fit = { $option }にその値は使えません。
page-true = はい
page-false = いいえ
page-no-sandbox = サンドボックスが動いていません。もう一度起動すると、このページは自動で再接続します。
page-no-bot = Backroomがオフラインです。いまボタンを押しても失敗します。

## トラブルのパネル

page-trouble = トラブルを起こす
page-trouble-hint = Discordでときどき起こるトラブルを、好きなときに起こせます。それでもゲームは続くはずです。
page-the-bot = ボット
page-bot-restart = 再起動
page-bot-stop = 停止
page-bot-start = 起動
page-bot-kill = 強制終了
page-gateway-cut = 接続を切る
page-gateway-reconnect = 再接続を要求する
page-gateway-forget = セッションを破棄する
page-requests = ボットのリクエスト
page-fault = 種類
page-fault-fail = エラー500
page-fault-delay = 応答が遅れる
page-fault-drop = 接続が切れる
page-fault-lose-reply = 実行されるが応答が届かない
page-fault-rate-limit = レート制限
page-where = 対象
page-everywhere = すべて
page-in-this-channel = このチャンネル
page-times = 回数
page-seconds = 秒
page-set-fault = 設定
page-lift = 解除
page-clear = すべて解除
page-dms-of = { $name }がDMを受け取る
page-bot-may = ここでボットができること
page-may-view-channel = チャンネルを見る
page-may-send-messages = メッセージを送信
page-may-send-messages-in-threads = スレッドでメッセージを送信
page-may-create-public-threads = スレッドを作成
page-may-embed-links = 埋め込みリンク
page-may-attach-files = ファイルを添付
page-may-read-message-history = メッセージ履歴を読む
page-archive = スレッドをアーカイブ
page-lock = スレッドをロック
page-delete-thread = スレッドを削除
page-delete-message = このメッセージを削除
page-server-language = サーバーの言語
# できないことをしようとしたときの文
page-error-empty = メッセージを入力してください。
page-error-too-long = メッセージは{ $most }文字までです。
page-error-no-writing = このチャンネルには書き込めません。
page-error-gone = すでになくなっています。
page-error-changed = 内容が変わっています。もう一度ご確認ください。
page-error-required = 「{ $name }」を入力してください。
page-error-misfit = 「{ $name }」にこの値は使えません。
page-error-bot = ボットの操作に失敗しました。詳しくは bot.log を見てください。
page-error-no-bot = このサンドボックスはボットを動かしていません。
## メッセージ

page-app = アプリ
page-yesterday = 昨日 { $time }
page-edited = （編集済）
page-used = { $person }が{ $command }を使用しました
page-reply-gone = 元のメッセージは削除されました
page-reply-open = クリックして添付ファイルを表示
page-thinking = { $name }が考え中…
page-interaction-failed = インタラクションに失敗しました
page-only-you = これはあなただけに表示されています
page-dismiss = メッセージを非表示にする
page-see-thread = スレッドを見る ›
page-spoiler = ネタバレ。押すと表示されます
page-spoiler-short = ネタバレ
page-unknown-user = 不明なユーザー
page-unknown-role = 不明なロール
page-unknown-channel = 不明

## 画像とファイル

page-picture = 画像
page-open-picture = 画像を開く
page-open-in-browser = ブラウザで開く
page-alt-title = 画像の説明
page-alt-show = 画像の説明を表示
page-alt-hide = 画像の説明を隠す
page-zoom-in = 拡大
page-zoom-out = 縮小
page-download = { $name }をダウンロード

## メニュー

page-select-option = 選択してください
page-select-user = ユーザーを選択
page-select-role = ロールを選択
page-select-mentionable = ユーザーまたはロールを選択
page-select-channel = チャンネルを選択
page-search = 検索
page-no-results = 該当する結果がありません
page-done = 完了

## フォーム

page-modal-by = { $name } · このフォームはアプリに送信されます
page-submit = 送信
page-cancel = キャンセル
page-modal-failed = 問題が発生しました。もう一度お試しください。
page-field-required = この項目は必須です。
page-field-short = { $least }文字以上で入力してください。
page-field-long = { $most }文字以内で入力してください。
page-field-choose = 1つ選択してください。
page-field-choose-some = { $least }～{ $most }個選択してください。
