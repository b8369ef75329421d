# Dead Man's Draw

game-name = Dead Man's Draw

## カード

suit-anchor = 碇
suit-hook = フック
suit-cannon = 大砲
suit-key = 鍵
suit-chest = 宝箱
suit-map = 地図
suit-oracle = 水晶
suit-sword = 剣
suit-kraken = クラーケン
suit-mermaid = マーメイド
card = { $suit }{ $value }
card-noted = { $card }（{ $note }）
note-bust = バースト
note-gain = { $gain ->
    [0] 得点なし
   *[other] +{ $gain }点
}
note-loss = −{ $loss }点
note-at-stake = バーストすると−{ $loss }点
target-sunk = { $card }（{ $owner } −{ $loss }点）
target-taken = { $card }（+{ $gain }点、{ $owner } −{ $loss }点）
target-bust = { $card }（{ $owner } −{ $loss }点、バースト）
bank-of = { $owner }（{ $count }枚）

## 特質

trait-safe-harbor = 避難港
trait-safe-harbor-help = バーストしても、碇自身とその次の2枚まで受け取れます。
trait-scavenger = 残骸あさり
trait-scavenger-help = 大砲で撃ったカードは自分のバンクに入ります。
trait-swordsman = 剣士
trait-swordsman-help = 剣で、すでに持っているスートも奪えます。
trait-treasure-hunter = トレジャーハンター
trait-treasure-hunter-help = 鍵と宝箱で捨て札から受け取る枚数が3倍（設定によっては2倍）になります。
trait-beastmaster = 海獣使い
trait-beastmaster-help = 他プレイヤーはクラーケンで、2枚ではなく4枚追加しなければなりません。
trait-captains-hook = 船長のフック
trait-captains-hook-help = フックでバンクから2枚出さなければなりません。
trait-casanova = 色男
trait-casanova-help = めくったマーメイドはすぐにバンクに入ります。
trait-davy-jones-locker = デイヴィ・ジョーンズの墓場
trait-davy-jones-locker-help = 1人を指名します。そのプレイヤーがバーストで失うカードは自分のバンクに入ります。
trait-misfire = 暴発
trait-misfire-help = 他プレイヤーは大砲で、自分自身のバンクのカードを捨て札にしなければなりません。
trait-mystic = 占い師
trait-mystic-help = 水晶で次の3枚が見えます。
trait-parry = 受け流し
trait-parry-help = 他プレイヤーは剣であなたのクラーケンしか奪えません。なければ剣の効果は無効です。
trait-plunderer = 略奪者
trait-plunderer-help = 鍵と宝箱で受け取るカードを、捨て札ではなく他プレイヤー1人のバンクから奪います。
trait-fisherman = 漁師
trait-fisherman-help = クラーケンをめくると、処理せずすぐに自分のバンクに入ります。
trait-golden-scales = 黄金の鱗
trait-golden-scales-help = ゲーム終了時、自分のマーメイドの得点が+5になります。
trait-miser = 守銭奴
trait-miser-help = フックが碇のように前のカードを守り、取ってきたカードも守ります。
trait-navigator = 航海士
trait-navigator-help = 地図で、捨て札すべての中から1枚を選べます。
trait-master-gunner = 砲術長
trait-master-gunner-help = 大砲で、選んだスートのカードをすべて捨て札にします。

## 選択

trait-choose = どちらの特質を残しますか？
locker-choose = デイヴィ・ジョーンズの墓場：誰を指名しますか？バーストで失うカードが自分のバンクに入ります。
draw-or-stop = { $left ->
    [1] 最後の1枚を引きますか、止めますか？
   *[other] もう1枚引きますか、止めますか？（残り{ $left }枚）
}
draw = { $risk ->
    [0] 引く（バーストなし）
    [100] 引く（バースト）
   *[other] 引く（バースト{ $risk }%）
}
draw-shown = { $card }を引く
stop = { $bonus ->
    [yes] 止めて受け取る（+{ $gain }点とボーナス）
   *[no] 止めて受け取る（+{ $gain }点）
}
hook-choose = フック：バンクのどのカードを出しますか？
cannon-choose = 大砲：どのカードを狙いますか？
misfire-choose = { $owner }の暴発：自分のバンクのどのカードを捨て札にしますか？
sword-choose = 剣：どのカードを奪いますか？
map-choose = 地図：どのカードを出しますか？
navigator-choose = 航海士：捨て札のどのカードを出しますか？
plunder-choose = 略奪者：誰のバンクから{ $count }枚奪いますか？

## できごと

game-begins = スタートプレイヤーは{ $seat }です。
game-ends = ドローパイルがなくなりました。ゲーム終了です。
trait-revealed = { $seat }の特質は「{ $trait }」です。
locker-names = デイヴィ・ジョーンズの墓場：{ $seat }が{ $victim }を指名しました。
drew = { $seat }が{ $card }を引きました。
banked-at-once = { $card }はすぐに{ $seat }のバンクに入りました。
collected = { $seat }が{ $cards }をバンクに入れました。
collected-nothing = { $seat }は止めました。受け取るカードはありません。
bonus = 鍵と宝箱：{ $seat }は{ $cards }も受け取りました。
bonus-nothing = 鍵と宝箱がそろいましたが、捨て札がありません。
plundered = 鍵と宝箱：{ $seat }が{ $owner }から{ $cards }を奪いました。
plunder-nothing = 鍵と宝箱がそろいましたが、奪えるカードがありません。
bust = { $seat }は{ $card }でバーストしました。
bust-kept = { $seat }は{ $cards }を守りました。
bust-lost = { $seat }は{ $cards }を失いました。
locker-claims = デイヴィ・ジョーンズの墓場：{ $owner }が{ $cards }を受け取りました。
hook-nothing = フック：{ $seat }のバンクには出せるカードがありません。
hook-pulled = フック：{ $seat }がバンクから{ $card }を出しました。
cannon-nothing = 大砲：狙えるカードがありません。
cannon-sank = { $seat }が{ $owner }の{ $card }を捨て札にしました。
cannon-kept = { $seat }が{ $owner }の{ $card }を撃ち、自分のバンクに入れました。
cannon-sank-all = { $seat }が{ $owner }の{ $cards }を捨て札にしました。
misfire-nothing = { $owner }の暴発：{ $seat }のバンクは空です。
misfire-sank = { $owner }の暴発：{ $seat }は自分の{ $card }を捨て札にしました。
sword-nothing = 剣：奪えるスートがありません。
sword-took = { $seat }が{ $owner }から{ $card }を奪いました。
parry-nothing = 受け流し：奪えるクラーケンがないため、剣は無効です。
map-nothing = 地図：捨て札がありません。
map-turned-up = 地図：{ $cards }をめくりました。
map-took = { $seat }が捨て札から{ $card }を出しました。
oracle-nothing = 水晶：ドローパイルにカードがありません。
oracle-shows = { $place ->
    [1] 水晶：次のカードは{ $card }です。
   *[other] 水晶：その次のカードは{ $card }です。
}
kraken-demands = クラーケン：{ $seat }はあと{ $count }枚追加しなければなりません。

## 得点

score-tops = 各スートの最大値
score-mermaids = 黄金の鱗
score-cards = 枚数
