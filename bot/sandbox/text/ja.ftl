# サンドボックス自身のことば：ターミナルと、#general に一度だけ

## ターミナル

sandbox-open = Backroomを起動しました。このコンピューターの中だけで動く、あなた専用の小さなDiscordです。次のアドレスで遊べます：
sandbox-stop = Ctrl+C で終了します。次に起動すると、続きから再開します。
sandbox-token = 本物のDiscordサーバーで使うには、ボットのトークンを .env に書いてください（docs/hosting.md）。
sandbox-ready = ボットの準備ができました。お楽しみください！
sandbox-closing = 終了しています…
sandbox-kept = すべて { $folder } に保存してあります。
sandbox-set-aside = これまでのデータは { $folder } に移しました。
sandbox-broken = 保存されていたサンドボックスを使えないため（{ $reason }）、新しく始めます。古いものは { $folder } に移しました。
sandbox-other-port = ポート { $port } は使用中のため、アドレスが変わりました。
sandbox-trouble = サンドボックスからのお知らせ：{ $sentence }

## #general

sandbox-welcome =
    ## 奥の部屋へようこそ
    ここは、このコンピューターの中だけで動く、あなた専用の小さなDiscordです。1分で始められます。
    1. 下の入力欄に { $command } と入力して送信すると、テーブルが開きます。
    2. **{ $computer }** を1～2回押してから、**{ $start }** を押します。
    3. ゲームはテーブルのスレッドで進みます。ボタンで手を選んでください。手札はダイレクトメッセージで届き、ほかの人には見えません。
    -# 1人で4人分を操作できます：{ $names }。このページで人を切り替えるか、1人ずつ別のタブで開いてください。
sandbox-between = 、
