# Dead Man's Draw：盤面の文章、設定、ルール

game-tagline = 運を試して、お宝をバンクに。

## コマンド

name-deadmansdraw = デッドマンズドロー
cmd-deadmansdraw = Dead Man's Draw：運を試して、お宝をバンクに
cmd-option-traits = 特質カードを使う（指定がなければ使います）
cmd-option-treasure_hunter = トレジャーハンターの倍率
cmd-option-miser_keeps_hook = 守銭奴がフック自身も守るかどうか

## 盤面

sea-play-area = プレイエリア：
sea-owed = 🐙 あと{ $count }枚追加しなければなりません
sea-next = 🔮 次のカード：{ $cards }
sea-turned-up = 🗺️ めくられたカード：{ $cards }
sea-piles = ドローパイル{ $draw }枚 · 捨て札{ $discard }枚
sea-left = 残り{ $count }枚
sea-moment-bonus = 鍵と宝箱：{ $seat }がさらに{ $count }枚をバンクに入れました。
sea-moment-bust = { $seat }がバースト：{ $count }枚（{ $points }点分）を失いました。
sea-no-hand = 手札はありません。あなたのカードはすべて公開されています。
sea-own-traits = あなたの特質2枚（ほかの人には見えません）：
sea-other-trait = 残さなかった特質：

sea-area-title = プレイエリア
sea-area-empty = まだカードはありません
sea-draw-pile = ドローパイル
sea-discard-pile = 捨て札
sea-demand = あと{ $count }枚追加しなければなりません
sea-turned-up-title = 地図でめくられたカード
sea-next-title = ドローパイルの次のカード
sea-points = 点
sea-alt = { $points }点
sea-values = 値は{ $low }～{ $high }

suit-anchor-help = バーストしても、碇より前にプレイエリアに出ていたカードはバンクに入ります。
suit-hook-help = 自分のバンクから、好きなスートの一番上のカードを出します。バーストする場合でも必ず使います。
suit-cannon-help = 他プレイヤーのバンクから、好きなスートの一番上のカードを捨て札にします。
suit-key-help = 1枚だけでは何も起きません。同じ手番に宝箱と一緒にバンクに入れると、受け取った枚数と同じだけ、捨て札からランダムにカードを受け取ります。
suit-chest-help = 1枚だけでは何も起きません。同じ手番に鍵と一緒にバンクに入れると、受け取った枚数と同じだけ、捨て札からランダムにカードを受け取ります。
suit-map-help = 捨て札からランダムに3枚めくり、1枚を選んで出します。バーストする場合でも必ず使います。
suit-oracle-help = 引くか止めるかを決める前に、ドローパイルの次のカードが見えます。
suit-sword-help = 自分が持っていないスートの一番上のカードを、他プレイヤーのバンクから奪って出します。バーストする場合でも必ず使います。
suit-kraken-help = プレイエリアにあと2枚追加されるまで、止めることができません。
suit-mermaid-help = 能力はありませんが、ほかのスートより値が高めです。

option-traits = 特質
option-traits-help = 各プレイヤーが特質を1つ持ち、あるスートの効果が変わります。
option-traits-true = 特質あり
option-traits-false = 特質なし
option-treasure_hunter = トレジャーハンター
option-treasure_hunter-help = 鍵と宝箱のボーナスが、この特質で何倍になるかを決めます。
option-treasure_hunter-triple = トレジャーハンター：3倍
option-treasure_hunter-double = トレジャーハンター：2倍
option-miser_keeps_hook = 守銭奴
option-miser_keeps_hook-help = バーストしたとき、この特質がフック自身も守るかどうかを決めます。
option-miser_keeps_hook-true = 守銭奴はフック自身も守る
option-miser_keeps_hook-false = 守銭奴はフック自身を守らない

rules-goal-title = 目的
rules-goal = カードを引き、さらに引くかどうかを決め、失う前にバンクに入れます。最後に、バンクにある各スートの一番大きいカードの合計が最も高い人の勝ちです。
    スートは10種類、各6枚で、値は2～7（マーメイドだけ4～9）です。各スートの一番小さいカードは、最初から捨て札に伏せて置かれています。
rules-turn-title = 手番
rules-turn = 最初の1枚は自動でめくられます。プレイエリアに出たカードは、良くも悪くも必ず能力を使います。そのあと、もう1枚引くか、止めるかを選びます。
    止めると、プレイエリアのカードはすべて自分のバンクに入り、左隣のプレイヤーの手番になります。
rules-bust-title = バースト
rules-bust = プレイエリアにあるスートと同じスートが出るとバーストです。手番はそこで終わり、そのカードの能力は使われず、プレイエリアのカードはすべて捨て札になります。バンクのカードは安全です。
    碇があれば、碇より前に出ていたカードはバンクに入ります。
rules-suits-title = スート
rules-suits = ⚓ **碇** バーストしても、前に出たカードを守ります。
    🪝 **フック** 自分のバンクから、好きなスートの一番上のカードを出します。
    💣 **大砲** 他プレイヤーのバンクから、好きなスートの一番上のカードを捨て札にします。
    ⚔️ **剣** 自分が持っていないスートの一番上のカードを、他プレイヤーのバンクから奪って出します。
    🗺️ **地図** 捨て札から3枚めくり、1枚を出します。
    🔮 **水晶** ドローパイルの次のカードが見えます。
    🧜 **マーメイド** 能力はありませんが、値が高めです。
    フック・剣・地図は必ず使います。そのカードでバーストする場合も同じです。
rules-kraken-title = クラーケン
rules-kraken = 🐙 クラーケンが出たら、プレイエリアにあと2枚追加されるまで止められません。フック・剣・地図で出たカードも数えます。バーストしたら、そこで終わりです。
rules-treasure-title = 鍵と宝箱
rules-treasure = 🗝️🧰 鍵と宝箱は、1枚だけでは何も起きません。同じ手番に両方をバンクに入れると、受け取った枚数と同じだけ、捨て札からランダムにカードを受け取ります。バーストした場合は受け取れません。
rules-traits-title = 特質
rules-traits = 最初に特質が2枚ずつ配られ、1枚をこっそり選んで残し、全員同時に公開します。特質は、自分または他プレイヤーのスートの効果を、ゲームの間ずっと変えます。
    効果は選ぶときに名前の横に出ます。他プレイヤーに作用する特質は、そのプレイヤー自身の特質より優先されます。
rules-end-title = 終了
rules-end = ドローパイルの最後のカードがめくられ、処理が終わったら、プレイエリアをバンクに入れてゲーム終了です。各スートの一番上のカードの合計を比べます。同点ならバンクの枚数が多い人の勝ち、それも同じなら勝ちを分け合います。
