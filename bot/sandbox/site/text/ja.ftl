# できないことをしようとしたときの文
page-error-empty = メッセージを入力してください。
page-error-too-long = メッセージは{ $most }文字までです。
page-error-no-writing = このチャンネルには書き込めません。
page-error-gone = これはもうありません。
page-error-changed = 内容が変わっています。もう一度ご確認ください。
page-error-required = 「{ $name }」を入力してください。
page-error-misfit = 「{ $name }」にこの値は使えません。
