# 銃撃戦

dt-card = { $name }（{ $value }）
dt-steady-aim = 正確な狙い
dt-card-up-the-sleeve = 袖の中の1枚
dt-smoke-in-the-eyes = 目つぶしの煙
dt-not-so-fast = そうはいくか
dt-drifter = 流れ者
dt-pass = パス
dt-shootout-play = 銃撃戦：手札から1枚使いますか、パスしますか？
dt-resolution-play = 決着：手札から1枚使いますか、パスしますか？
dt-react = { $seat }が{ $card }を使います。対応しますか？
dt-redraw = あなたのドローハンド：{ $most }枚まで捨てて、同じ枚数を引き直せます。
dt-passes = { $seat }はパスしました。
dt-played = { $seat }が{ $card }を使いました。
dt-cancelled = { $seat }の{ $card }は打ち消されました。
dt-drew = { $card }を引きました。
dt-redraws = { $count ->
    [0] { $seat }は引き直しません。
   *[other] { $seat }は{ $cards }を捨てて引き直します。
}
dt-reveals = { $seat }のドローハンド：{ $cards }
dt-casualties = { $seat }は仲間を{ $count }人失いました。

# 始末

np-knuckles = ナックルズ
np-silk = シルク
np-rosa = ローザおばさん
np-two-tone = ツートーン
np-deacon = 助祭
np-little-sal = リトル・サル
np-card-snitch = たれ込み
np-card-crew = 配下
np-card-favour = 貸し
np-face-gun = 銃
np-face-miss = はずれ
np-face-knife = ナイフ
np-face-ring = 指輪

np-act = { $gangster }に何をさせますか？
np-pass = パス
np-collect = ${ $gain }を集める
np-whack = { $victim }を始末する（${ $cost }）
np-permission = { $seat }が{ $gangster }を動かそうとしています：{ $action }。{ $gangster }にはあなたの脅迫コインがあります。許可しますか？
np-refuse = 断る
np-price = { $price ->
    [0] ただで許可する
   *[other] ${ $price }で許可する
}
np-price-asked = { $seat }は許可の代金として${ $price }を求めています。払いますか？
np-pay = ${ $price }を払う
np-decline = 払わない
np-reroll-offer = ダイスの目は{ $face }です。振り直させますか？
np-keep-die = そのままにする
np-reroll = ${ $cost }を払って振り直す
np-which-card = どのカードを使いますか？
np-which-gangster = どのギャングにしますか？
np-shakedown-offer = カツアゲ：カードを1枚${ $gain }で売る
np-snitch-offer = ギャングをたれ込む
np-crew-offer = ${ $cost }で配下を送る：ギャングにマーカー{ $markers }個
np-deal-offer = 取引を持ちかける（このラウンドはあと{ $left }回）
np-deal-to = 誰に持ちかけますか？
np-deal-pay = いくら払いますか？
np-deal-want = いくらもらいますか？
np-deal-open = あなたに持ちかけられた取引
np-deal-accept = { $seat }の${ $pay }とこちらの${ $want }を交換する

np-drew = { $card }を引きました。
np-passes = { $gangster }はパスしました。
np-must-pass = { $gangster }は許可を得られず、パスします。
np-collected = { $gangster }が{ $seat }のために${ $gain }を集めました。
np-price-named = { $seat }は{ $gangster }を動かす許可に${ $price }を求めました。
np-price-paid = { $seat }が{ $owner }に許可の代金${ $price }を払いました。
np-comes-to-nothing = { $gangster }は実行できませんでした。
np-whacks = { $seat }が{ $gangster }に{ $victim }の始末を命じました。
np-rolled = ダイスの目は{ $face }です。
np-rerolled = { $seat }が${ $cost }を払って振り直させました。ダイスの目は{ $face }です。
np-hit = { $victim }は魚の餌になりました。
np-missed = { $gangster }はしくじりました。
np-backfired = 返り討ちです。{ $gangster }は魚の餌になりました。
np-called-off = { $gangster }の行動は取りやめになりました。
np-shakedown = { $seat }が{ $card }を${ $gain }で売りました。
np-snitched = { $seat }が{ $gangster }をたれ込みました。{ $gangster }は刑務所行きです。
np-crewed = { $seat }が配下を送り、{ $gangster }にマーカーを{ $markers }個置きました。
np-deal-proposed = { $seat }が{ $taker }に取引を持ちかけました：${ $pay }を払う代わりに${ $want }をもらう
np-deal-done = { $seat }が取引に応じました：{ $giver }は${ $pay }を払い、${ $want }を受け取ります。

# ならず者の一日

# 自動パスにできること

topic-react = リアクション
topic-reroll = 振り直し
topic-shakedown = カツアゲ
topic-snitch = たれ込み
topic-crew = 配下の派遣
topic-deal = 取引
