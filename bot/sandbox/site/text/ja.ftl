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
page-spoiler = ネタバレ。押すと表示します
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
page-download = { $name }をダウンロード
page-close = 閉じる

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
