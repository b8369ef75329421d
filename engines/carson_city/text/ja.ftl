# カーソンシティ

game-name = カーソンシティ

## 有力者：番号、所持金上限、能力

person-sheriff = 保安官
person-sheriff-yellow = 1番・上限$20・白いカウボーイを得ます。誰もいない場所に置き、誰からも挑まれません。
person-sheriff-red = 1番・上限$20・攻撃や、相手がいる場所への配置はできません（防衛は可）。決闘に負けるたびに3点。
person-banker = 銀行家
person-banker-yellow = 2番・上限$120・いま$9を得ます。
person-banker-red = 2番・上限$60・ラウンド終了時に、$3で3点、$12で5点、$25で7点のどれかを買えます。
person-grocer = 食料品店主
person-grocer-yellow = 3番・上限$60・いま$8を得るか、自分の建物1種類の収入を2倍にします。
person-grocer-red = 3番・上限$60・いま$8を得るか、ラウンド終了時に自分の家1つにつき1点を得ます。
person-coolie = 苦力
person-coolie-yellow = 4番・上限$30・いま道路2本を得ます。建物の価格が半分（端数切り上げ）になります。
person-coolie-red = 4番・上限$30・いま$5を得て、購入できる建物を1つ無料で取れます。
person-coolie-red-pay = 4番・上限$30・いま、購入できる建物を1つ$5で取れます。
person-settler = 開拓民
person-settler-yellow = 5番・上限$30・いま、所有者のいない区画1つを無料で得ます。
person-settler-red = 5番・上限$20・いま$8を得るか、ラウンド終了時に自分の山1つにつき1点を得ます。
person-captain = 長官
person-captain-yellow = 6番・上限$25・いま、カウボーイを$1で1人、$4で2人、$9で3人のどれかで買えます。
person-captain-red = 6番・上限$20・いま、最後まで使えるリボルバーを$3で1つか、$9で2つ買えます。
person-mercenary = 用心棒
person-mercenary-yellow = 7番・上限$20・このラウンドの間、火力が3増えます。
person-mercenary-red = 7番・上限$30・このラウンドの間、火力が2増えます。

## 建物

building-ranch = 牧場
building-ranch-help = 周囲の空き区画1つにつき$1（最低$1）。リボルバー+1。道路も家もいりません。
building-mine = 採掘坑
building-mine-help = 周囲の山（所有者なしか自分の）1つにつき$3。リボルバー+1。道路も家もいりません。
building-drugstore = 薬局
building-drugstore-help = 隣の家（所有者なしか自分の）1つと、どこかにある自分の牧場1つにつき$3。
building-bank = 銀行
building-bank-help = 隣の家（所有者なしか自分の）1つと、どこかにある自分の採掘坑1つにつき$3。
building-saloon = 酒場
building-saloon-help = 隣の家（所有者なしか自分の）1つにつき$5。
building-hotel = 宿
building-hotel-help = $6。隣にある自分の建物にとって、家2つとして数えます。
building-church = 教会
building-church-help = 収入なし。教会と、その周囲の自分の建物は攻撃されません。自分の建物にとって家1つ。
building-prison = 監獄
building-prison-help = 収入なし。リボルバー+2。

## アクションスクエア

square-wages = 賃金
square-wages-help = ここの自分のカウボーイ1人につき$4。決闘はありません。
square-ammunition = 弾薬
square-ammunition-help = ラウンド終了まで火力が3増えます。
square-three-roads = 道路×3
square-three-roads-help = 道路3本をリザーブに得ます。
square-one-road = 道路×1
square-one-road-help = ここの自分のカウボーイ1人につき道路1本。決闘はありません。
square-parcels = 区画の購入
square-parcels-help = カウボーイのいる区画を購入します。自動で行われます。
square-build-12 = 建物の建設（$12）
square-build-12-help = ここにある建物を購入します。
square-build-10 = 建物の建設（$10）
square-build-10-help = ここにある建物を購入します。
square-build-8 = 建物の建設（$8）
square-build-8-help = ここにある建物を購入します。
square-build-6 = 建物の建設（$6）
square-build-6-help = ここにある建物を購入します。
square-build-5 = 建物の建設（$5）
square-build-5-help = ここにある建物を購入します。
square-build-4 = 建物の建設（$4）
square-build-4-help = ここにある建物を購入します。
square-build-3 = 建物の建設（$3）
square-build-3-help = ここにある建物を購入します。
square-parcel-income = 区画の収入
square-parcel-income-help = 自分の区画1つにつき$2。
square-cowboy-income = カウボーイの収入
square-cowboy-income-help = そのときの自分の火力1につき$2。
square-gambling = ギャンブルでの収入
square-gambling-help = ダイス2個の合計を$で得ます。
square-estate-income = 不動産の収入
square-estate-income-help = 攻撃を解決し、すべての建物が所有者に収入をもたらします。自動で行われます。
square-parcel-points = 区画による勝利ポイント
square-parcel-points-help = 自分の区画2つにつき1点。
square-cowboy-points = カウボーイによる勝利ポイント
square-cowboy-points-help = そのときの自分の火力2につき1点。
square-estate-points = 不動産による勝利ポイント
square-estate-points-help = マップ上の自分の建物1つにつき1点。
square-buy-points-5 = 勝利ポイントの購入（$5）
square-buy-points-5-help = 1点$5で、好きなだけ買えます。
square-buy-points-4 = 勝利ポイントの購入（$4）
square-buy-points-4-help = 1点$4で、好きなだけ買えます。
square-buy-points-3 = 勝利ポイントの購入（$3）
square-buy-points-3-help = 1点$3で、好きなだけ買えます。
square-buy-points-2 = 勝利ポイントの購入（$2）
square-buy-points-2-help = 1点$2で、好きなだけ買えます。
spot-of = { $spot }：{ $building }

## マップの上のもの

parcel = { $name }
parcel-row = マップの{ $row }段目
road-between = { $parcel }/{ $other }
road-at-rim = { $side ->
    [n] { $parcel }の上端
    [w] { $parcel }の左端
    [e] { $parcel }の右端
   *[s] { $parcel }の下端
}
duel-tile = 決闘タイル{ $value }

## 価格と収入の内訳

part-ground = 基本${ $dollars }
part-buildings = 建物{ $count }×${ $each }＝${ $dollars }
part-houses = 家{ $count }×${ $each }＝${ $dollars }
part-mountains = 山{ $count }×${ $each }＝${ $dollars }
part-near-ranch = 隣の自分の牧場{ $count }×${ $each }＝${ $dollars }
part-near-church = 隣の自分の教会{ $count }×${ $each }＝${ $dollars }
part-near-hotel = 隣の自分の宿{ $count }（1軒で家2つ）＝${ $dollars }
part-free = 空き区画{ $count }×${ $each }＝${ $dollars }
part-least = 空き区画がないため最低の${ $dollars }
part-river = 隣の川${ $dollars }
part-ranches = どこかにある自分の牧場{ $count }×${ $each }＝${ $dollars }
part-mines = どこかにある自分の採掘坑{ $count }×${ $each }＝${ $dollars }
part-flat = 定額${ $dollars }
part-cap = タイルの最大額を超えた分−${ $count }

## 選択：土地と有力者

claim-choose = どの区画に地所タイルを置きますか？（無料です）
settler-choose = 開拓民：所有者のいないどの区画を無料で得ますか？
claim-parcel = { $there ->
    [house] { $parcel }（家）
    [mountain] { $parcel }（山）
   *[nothing] { $parcel }
}
person-choose = このラウンドの有力者を選んでください。番号の小さい順にカウボーイを置きます。上限を超える所持金はラウンド終了時に失います。
person-cash-or-later = { $person }：いま現金を得ますか、もう一方の効果にしますか？
person-cash = いま${ $cash }を得る
person-later-grocer-yellow = このラウンド、自分の建物1種類の収入を2倍にする
person-later-grocer-red = ラウンド終了時に自分の家1つにつき1点
person-later-settler-red = ラウンド終了時に自分の山1つにつき1点
package-choose = 所持金は${ $cash }です。どれを買いますか？
package-none = 買わない
package-captain-yellow = カウボーイ{ $count }人を${ $price }で（残り${ $left }）
package-captain-red = リボルバー{ $count }つを${ $price }で（残り${ $left }）
package-banker-red = { $count }点を${ $price }で（残り${ $left }）
coolie-choose = { $cash ->
    [0] どの建物を無料で取りますか？すぐに建てるか、リザーブに置きます。
   *[other] どの建物を${ $cash }で取りますか？すぐに建てるか、リザーブに置きます。
}
coolie-offer = { $building }（${ $figure }のスクエアから）
coolie-none = 取らない
grocer-choose = どの種類の建物の収入を2倍にしますか？襲われた場合は、あなたと襲った人の両方が通常の収入を得ます。
grocer-kind = { $building }（+${ $dollars }）

## 選択：カウボーイ

place-choose = カウボーイを1人置くか、パスしてください（リザーブに{ $count }人、火力{ $firepower }、所持金${ $cash }）。1人置くと火力が1減ります。
place-pass = このラウンドはパスする（順番{ $slot }）
place-white = 白いカウボーイを置く…
place-white-choose = 白いカウボーイをどこに置きますか？決闘は挑まれません。ほかのカウボーイが加われるのは「賃金」と「道路×1」だけです。
place-back = 戻る（白いカウボーイはまだ置かない）
spots-squares = アクションスクエア
spots-buildings = 建物：攻撃か防衛
spot-parcel = { $there ->
    [house] { $parcel }（家）を${ $price }で購入
    [mountain] { $parcel }（山）を${ $price }で購入
   *[nothing] { $parcel }を${ $price }で購入
}
spot-attack = { $parcel }：{ $seat }の{ $building }を攻撃（奪えるのは${ $half }）
spot-defend = { $parcel }：自分の{ $building }を守る（収入${ $dollars }）
spot-build = { $building }を${ $price }で
spot-taken = すでにいる人：{ $people }
spot-taken-does = { $taken }・{ $does }
with-firepower = { $seat }（火力{ $firepower }）
race-choose = { $count ->
    [0] 早撃ち：すべて置きました。取り戻すか、確定してください（火力{ $firepower }、所持金${ $cash }）。
   *[other] 早撃ち：残り{ $count }人です。置くか、取り戻すか、確定してください（火力{ $firepower }、所持金${ $cash }）。
}
race-lock = 確定：このラウンドはこれで終わり（順番{ $slot }）
race-white = 白いカウボーイ
race-white-at = 白：{ $spot }
race-road = 道路：{ $road }
race-lift = カウボーイを取り戻す
race-roads = 道路を敷く（残り{ $count }本）

## 選択：決闘

duel-choose = { $spot }の決闘：あなたの火力は{ $firepower }、相手は{ $rivals }です。どの決闘タイルを足しますか？
parcels-order = 区画をめぐる決闘を、どの順に行いますか？敗者はカウボーイを取り戻し、次の決闘では火力が1増えます。
attacks-order = 攻撃を、どの順に解決しますか？敗者はカウボーイを取り戻し、次の決闘では火力が1増えます。
duel-at = { $parcel }：{ $people }
duel-at-building = { $building } { $parcel }：{ $people }

## 選択：購入と建設

parcel-buy = 所持金は${ $cash }です。どの区画を購入しますか？買わなくても、そこのカウボーイは全体リザーブに戻ります。
parcel-none = どれも購入しない
parcel-all = すべて${ $price }で（残り${ $left }）
parcel-offer = { $parcel }を${ $price }で（残り${ $left }）
build-choose = { $sites ->
    [0] { $building }を${ $price }で購入（残り${ $left }）：いま建てられる自分の区画がありません。個人リザーブに置きますか？
   *[other] { $building }を${ $price }で購入（残り${ $left }）：どこに建てますか？
}
build-choose-free = { $sites ->
    [0] { $building }を得ましたが、いま建てられる自分の区画がありません。
   *[other] { $building }を得ました。どこに建てますか？
}
build-keep = 個人リザーブに置く
build-leave = 購入しない
build-road = 先に道路を敷く（残り{ $count }本）…
build-sites = あなたの区画
build-site = { $roads ->
    [0] { $parcel }：いま建てると収入は${ $dollars }
   *[other] { $parcel }：いま建てると収入は${ $dollars }、道路{ $roads }本を使う
}
house-choose = { $parcel }の{ $building }：家をどこに置きますか？金額は、そこに家を置いたときの{ $building }の収入です。
house-place = { $roads ->
    [0] { $parcel }：所有者なし、${ $dollars }
   *[other] { $parcel }：所有者なし、${ $dollars }、道路は全部で{ $roads }本
}
house-place-own = { $roads ->
    [0] { $parcel }：自分の区画、${ $dollars }
   *[other] { $parcel }：自分の区画、${ $dollars }、道路は全部で{ $roads }本
}
house-place-rival = { $roads ->
    [0] { $parcel }：{ $seat }の許可が必要、${ $dollars }
   *[other] { $parcel }：{ $seat }の許可が必要、${ $dollars }、道路は全部で{ $roads }本
}
house-allow = { $seat }があなたの区画{ $parcel }に家を置こうとしています。許可しますか？家はあなたのもの（終了時2点）になりますが、そこにはもう建てられません。
house-no = 許可しない
house-yes = 許可する
topic-house-allow = 自分の区画に置かれる相手の家
topic-house-allow-passing = 自分の区画への相手の家は常に断る
topic-house-allow-pass = 断ると決めておく…
reserve-choose = リザーブのどの建物を建てますか？（お金はかかりません）
reserve-done = これ以上は建てない
reserve-site = { $roads ->
    [0] { $building }を{ $parcel }に：いま建てると収入は${ $dollars }
   *[other] { $building }を{ $parcel }に：いま建てると収入は${ $dollars }、道路{ $roads }本を使う
}

## 選択：道路

road-choose = 道路をどこに敷きますか？（残り{ $count }本）道路は区画と区画の間に、すでにある道路につなげて敷きます。
road-bridge = { $road }（橋、道路2本）
road-is-bridge = 橋です。道路を2本使います。
road-back = 戻る（まだ敷かない）
road-lay = 道路が{ $count }本必要です（手元に{ $left }本）。どこに敷きますか？
road-shortest = { $count ->
    [1] 最短の道：{ $roads }
   *[other] 最短の道{ $count }本をまとめて：{ $roads }
}
road-last = 得点計算の前に橋を架けられる最後の機会です（道路は残り{ $count }本）。橋に接する自分の区画にある建物・家・山は、2点でなく3点になります。
road-done = もう敷かない

## 選択：勝利ポイントと所持金

points-choose = 1点${ $price }で、何点買いますか？所持金は${ $cash }です。ラウンド終了時に持てるのは${ $limit }までです。
limit-choose = { $lost ->
    [0] ラウンド終了：所持金${ $cash }、上限${ $limit }。失う所持金はありませんが、手放して点に替えられます。
   *[other] ラウンド終了：所持金${ $cash }、上限${ $limit }。${ $lost }を失い、$10ごとに1点、計{ $points }点を得ます。
}
limit-more = { $first ->
    [10] さらに得る点（1点${ $price }）
   *[other] さらに得る点（最初は${ $first }、次から${ $price }）
}
topic-limit = ラウンド終了時に所持金を点に替える機会
topic-limit-passing = ラウンド終了時は上限を超えた分だけ失い、何も買わない

## 出来事：準備と有力者

game-begins = 順番は{ $seats }です。各プレイヤーは区画を2つずつ選びます。
duel-tiles-dealt = { $seat }の決闘タイルの合計は{ $total }、最初の所持金は${ $cash }です。
claimed = { $parcel }は{ $seat }のものになりました。
round-begins = 第{ $round }ラウンドです。
person-chosen = { $seat }は{ $person }を選びました（上限${ $limit }）。
lined-up = カウボーイを置く順番：{ $seats }。
white-taken = { $seat }は白いカウボーイを受け取りました。
cash-taken = { $seat }は${ $cash }を得ました。
later-grocer-yellow = { $seat }は建物1種類の収入を2倍にします。
later-grocer-red = { $seat }はラウンド終了時に家の点を得ます。
later-settler-red = { $seat }はラウンド終了時に山の点を得ます。
roads-taken = { $count ->
    [0] 道路が残っていないため、{ $seat }は受け取れません。
   *[other] { $seat }は道路{ $count }本を得ました。
}
cannot-afford-coolie = { $seat }の所持金は${ $cash }で、建物のための${ $price }を払えません。
coolie-declined = { $seat }は建物を取りませんでした。
coolie-took = { $seat }は{ $building }を取りました。
buildings-drawn = 新しい建物：{ $buildings }。
no-property-left = { $seat }の地所タイルは残っていません。
no-parcel-left = 所有者のいない区画がないため、{ $seat }は何も得ません。
cowboys-hired = { $seat }はカウボーイ{ $count }人を買いました。
revolvers-bought = { $seat }はリボルバー{ $count }つを買いました。

## 出来事：カウボーイと決闘

placed = { $contested ->
    [0] { $seat }が「{ $spot }」にカウボーイを置きました。
   *[other] { $seat }が「{ $spot }」にカウボーイを置きました（ほかに{ $others }）。
}
placed-white = { $contested ->
    [0] { $seat }が「{ $spot }」に白いカウボーイを置きました。
   *[other] { $seat }が「{ $spot }」に白いカウボーイを置きました（ほかに{ $others }）。
}
attacks = { $contested ->
    [0] { $seat }が{ $owner }の{ $building }（{ $parcel }）を攻撃します。
   *[other] { $seat }が{ $owner }の{ $building }（{ $parcel }）を攻撃します（ほかに{ $others }）。
}
defends = { $contested ->
    [0] { $seat }が{ $parcel }の{ $building }を守ります。
   *[other] { $seat }が{ $parcel }の{ $building }を守ります（相手は{ $others }）。
}
passed = { $seat }はパスしました（順番{ $slot }）。
race-begins = 早撃ち：ここからは全員が同時に置きます。
laid-out = 「{ $spot }」にカウボーイを置きました（ほかの人には見えません）。
lifted = { $seat }が「{ $spot }」のカウボーイを取り戻しました。
layouts-open = 全員が確定しました。配置を公開します。
sent-back = { $seat }の「{ $spot }」のカウボーイは、後から来たため戻されました。
duel-begins = { $spot }の決闘：{ $seats }がそれぞれ決闘タイルを選びます。
duel-tile-shown = { $seat }の決闘タイルは{ $value }です。
duel-total = { $seat }：火力{ $firepower }＋{ $value }＝{ $total }
duel-won = 「{ $spot }」の決闘は{ $seat }の勝ちです（敗者：{ $losers }）。
duel-won-by-order = 「{ $spot }」の決闘は同点、順番が先の{ $seat }の勝ちです（敗者：{ $losers }）。
duel-refilled = { $seat }は使用済みの決闘タイルから{ $count }枚引きました。
sheriff-consoled = { $seat }は決闘に負けて{ $points }点を得ました。

## 出来事：アクションスクエア

wages-paid = { $seat }は賃金${ $dollars }を得ました（カウボーイ{ $count }人）。
chip-taken = { $seat }は弾薬を得ました。このラウンドは火力が{ $revolvers }増えます。
parcel-bought = { $seat }が{ $parcel }を${ $price }で購入しました。
parcel-left = { $seat }は{ $parcel }（${ $price }）を購入しませんでした。
cannot-afford = { $seat }の所持金は${ $cash }で、{ $thing }の${ $price }を払えません。
left-it = { $seat }は{ $thing }を購入しませんでした。
bought-building = { $seat }が{ $building }を${ $price }で購入しました。
kept-in-reserve = { $seat }は{ $building }をリザーブに置きました。
built = { $seat }が{ $parcel }に{ $building }を建てました。
house-came = { $seat }が{ $parcel }に家を置きました。
house-refused = { $seat }は{ $other }の家を{ $parcel }に置くことを許可しませんでした。
revolvers-came = { $seat }はリボルバー{ $count }つを得ました。
attack-called-off = { $seat }の教会が{ $parcel }の{ $building }を守り、{ $seats }はカウボーイを取り戻しました。
road-laid = { $seat }が道路を敷きました：{ $road }。
bridge-laid = { $seat }が橋を架けました：{ $road }。
parcels-paid = { $seat }は区画{ $count }つで${ $dollars }を得ました。
cowboys-paid = { $seat }は火力{ $count }で${ $dollars }を得ました。
gambled = { $seat }はギャンブルで{ $one }と{ $two }を出し、${ $dollars }を得ました。
grocer-doubles = { $seat }の{ $building }の収入が2倍になります。
estate-paid = { $seat }の{ $building }（{ $parcel }）の収入は${ $dollars }です（{ $parts }）。
estate-paid-double = { $seat }の{ $building }（{ $parcel }）の収入は2倍の${ $dollars }です（{ $parts }、その2倍）。
estate-robbed = { $seat }が{ $victim }の{ $building }（{ $parcel }）から${ $taken }を奪いました。{ $victim }の手元には${ $kept }が残りました。{ $dollars ->
    [0] {""}
   *[other] （収入：{ $parts }）
}
incomes = 第{ $round }ラウンドの不動産の収入：{ $incomes }。
income-of = { $seat } ${ $dollars }
parcels-scored = { $seat }は区画{ $count }つで{ $points }点を得ました。
cowboys-scored = { $seat }は火力{ $count }で{ $points }点を得ました。
estate-scored = { $seat }は建物{ $count }つで{ $points }点を得ました。
points-bought = { $points ->
    [0] { $seat }は勝利ポイントを買いませんでした。
   *[other] { $seat }は{ $points }点を${ $count }で買いました。
}
cannot-afford-points = { $seat }の所持金は${ $cash }で、1点の${ $price }を払えません。

## 出来事：ラウンド終了

cowboys-came = { $count ->
    [0] { $seat }のカウボーイは{ $all }人で、もう増えません。
   *[other] { $seat }はカウボーイ{ $count }人を得て、リザーブは{ $all }人です。
}
grocer-scored = { $seat }は家で{ $points }点を得ました。
settler-scored = { $seat }は山で{ $points }点を得ました。
banker-bought = { $seat }は銀行家から{ $points }点を${ $price }で買いました。
cash-lost = { $points ->
    [0] { $seat }は上限を超えた${ $dollars }を失いました（残り${ $left }）。
   *[other] { $seat }は${ $dollars }を手放し、{ $points }点を得ました（残り${ $left }）。
}
round-ends = 第{ $round }ラウンド終了。{ $haves }。
round-has = { $seat } { $points }点・${ $cash }
quick-draw-scored = { $seat }は早撃ちの順番で{ $points }点を得ました。
game-ends = ゲーム終了です。

## 得点

score-played = ゲーム中
score-buildings = 建物
score-houses = 家
score-mountains = 山
score-cash = 所持金
score-quick-draw = 早撃ち
