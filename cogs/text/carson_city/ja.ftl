# カーソンシティ：コマンド、盤面、設定、ルール

game-tagline = 土地を買い、町を建て、誰よりも早く抜け。

## コマンド

name-carsoncity = カーソンシティ
cmd-carsoncity = カーソンシティ：土地を買い、町を建て、決闘する

## 盤面

town-set-up = 区画を選択中
town-people = ラウンド{ $round }/{ $rounds }・有力者の選択
town-placement = ラウンド{ $round }/{ $rounds }・カウボーイの配置
town-actions = ラウンド{ $round }/{ $rounds }・アクション
town-at-square = ラウンド{ $round }/{ $rounds }・{ $number }：{ $square }
town-round-end = ラウンド{ $round }/{ $rounds }の終了
town-over = 終了
town-map = マップ
town-legend = 上の段から順に、区画の後の印は所有者、←の後はカウボーイ
town-house = 家
town-mountain = 山
town-white = 白
town-roads = 道路{ $count }本（残り{ $left }本）
town-bridges = 橋：{ $roads }
town-river = 川：{ $parcels }
town-offer = 購入できる建物
town-squares = スクエア
town-points-for-sale = このラウンドの勝利ポイントの価格
town-people-left = 選べる有力者：{ $people }
town-side = { $colour ->
    [red] { $person }（赤）
   *[yellow] { $person }（黄）
}
town-doubled = { $seat }の{ $building }は収入が2倍
town-alt = { $points }点、${ $cash }、火力{ $firepower }

## プレイヤーを文章で

town-line-money = **{ $points }点** · **${ $cash }**
town-person = { $person }・上限${ $limit }
town-slot = 順番{ $slot }
town-firepower = 火力{ $firepower }
town-line-reserve = 道路{ $roads }本、地所タイル{ $property }個
town-line-tiles = リザーブ：{ $buildings }
town-line-duel-tiles = 決闘タイル：残り{ $count }枚、使用済み{ $used }
town-fire-cowboys = リザーブのカウボーイ{ $count }
town-fire-white = 白いカウボーイ1
town-fire-revolvers = リボルバー{ $count }
town-fire-ammunition = 弾薬{ $count }
town-fire-mercenary = 用心棒{ $count }

## あなただけに見えるもの

town-no-hand = あなたに隠された情報はありません。すべて盤面にあります。
town-own-duel-tiles = 🔒 あなたの決闘タイル：{ $tiles }
town-own-layout = 🔒 まだほかの人に見えないあなたのカウボーイ：{ $spots }
town-own-white = { $spot }（白）

## カードを調べる

card-tiles = 全部で{ $count }枚あります。
card-needs-nothing = 自分の空き区画に建てます。
card-needs-road-and-house = 道路の届いた自分の空き区画に建て、家を1つ置きます。
card-shared = スクエア{ $number }。カウボーイを何人でも置けます。
card-duel = スクエア{ $number }。1人のプレイヤーが置けるのは1人で、複数のプレイヤーがいれば決闘です。
card-automatic = スクエア{ $number }。カウボーイは置けません。
card-sheriff-yellow = ほかのカウボーイと同じように働き、置くまでは火力1になります。攻撃はできません。
card-sheriff-red = 点は、決闘に負けるたびにすぐ得ます。
card-banker-yellow = この上限なら、ほとんどの所持金を次のラウンドに残せます。
card-banker-red = 買えるのはどれか1つで、上限を超えた所持金を失う前に支払います。
card-grocer-yellow = 種類は、不動産の収入が始まるときに指定します。その建物が襲われた場合、あなたと襲った人の両方が通常の収入を得ます。
card-grocer-red = 自分の区画にある家を数えます。牧場、宿、教会は数えません。
card-coolie-yellow = 半額になるのは、このラウンドに建物の建設スクエアで払う価格です。
card-coolie-red = 設定により、$5は得るのでなく建物の代金になります。すぐに建ててもリザーブに置いてもかまいません。残りの建物は安いほうにずれ、新しい建物が加わります。
card-settler-yellow = 家や山があってもかまいません。川は選べません。
card-settler-red = 自分の区画にある山を数えます。
card-captain-yellow = 買えるのはどれか1つで、カウボーイは10人までです。
card-captain-red = 買えるのはどちらか1つで、ゲーム終了まで使えます。
card-mercenary-yellow = 決闘のほか、カウボーイの収入と勝利ポイントでも数えます。
card-mercenary-red = 決闘のほか、カウボーイの収入と勝利ポイントでも数えます。

## 内訳

why-building = { $parcel } { $building }
why-player = { $name }の火力
why-firepower = { $name }の火力は{ $firepower }
why-price = 購入の価格は${ $dollars }
why-unowned = { $there ->
    [house] 所有者はいません。家があります。
    [mountain] 所有者はいません。山です。
   *[nothing] 所有者はいません。空き区画です。
}
why-owned = { $there ->
    [house] { $name }の区画です。家があります。
    [mountain] { $name }の区画です。山です。
   *[nothing] { $name }の区画です。空き区画です。
}
why-serves-house = 所有者がいない間、この家は隣にある全員の建物の収入になります。
why-serves-mountain = 所有者がいない間、この山は隣にある全員の採掘坑の収入になります。
why-serves-owner-house = この家は所有者の建物だけの収入になります。
why-serves-owner-mountain = この山は所有者の採掘坑だけの収入になります。
why-would-earn = { $name }がいまここに建てた場合の収入（一緒に置く家は含みません）：
why-river = 川です。何も置かれず、誰も所有できません。
why-earns = { $name }の{ $building }（{ $parcel }）の収入は${ $dollars }
why-earns-nothing = 周囲に収入になるものがありません。
why-never-earns = この建物に収入はありません。
why-gives-nothing = { $parcel }の{ $thing }は{ $whose }のものなので、{ $name }の収入にはなりません。
why-doubled = 食料品店主により、このラウンドの収入は2倍の${ $dollars }です。
why-safe = 攻撃されることはありません。
why-robbed = 攻撃に成功した人が${ $taken }を奪い、所有者に${ $kept }が残ります。
why-none-stands = { $building }はまだマップにありません。
why-no-such-parcel = { $name }という区画はありません。列はA～H、段は1～8で、最後の区画はH8です。
why-turned-round = 列の文字が先です。{ $name }のことでしょうか？
why-what = D5のような区画、建物の種類、プレイヤーのどれかを入力するか、一覧から選んでください。

## 設定

option-might_is_right = 力は正義
option-might_is_right-help = ダイスの代わりに、秘密に選ぶ0～5の決闘タイルで決闘します。
option-might_is_right-true = 力は正義（決闘タイルを使う）
option-might_is_right-false = 決闘はダイスを使う
option-river = カーソン川
option-river-help = マップに川が流れ、山が減り、得点になる橋を架けられます。
option-river-true = カーソン川あり
option-river-false = 川なし
option-quick_draw = 早撃ちカーソン
option-quick_draw-help = 最初の1人の後は全員が同時に置きます。早く終えた人は最後に点を得ます。
option-quick_draw-true = 早撃ち（全員が同時に置く）
option-quick_draw-false = カウボーイは順番に置く
option-sealed_layouts = 配置を隠す
option-sealed_layouts-help = 早撃ちだけの設定です。全員が確定するまで、ほかの人の配置は見えません。
option-sealed_layouts-true = 早撃ちの配置を隠す
option-sealed_layouts-false = 早撃ちの配置を公開する
option-prison_attackable = 監獄への攻撃
option-prison_attackable-help = 監獄を攻撃できるかどうかを決めます。収入はありませんが、決闘になります。
option-prison_attackable-true = 監獄を攻撃できる
option-prison_attackable-false = 監獄は攻撃できない
option-house_on_rival_parcel = 相手の区画の家
option-house_on_rival_parcel-help = 新しい建物の家を、許可を得て相手の区画に置けるかどうかを決めます。
option-house_on_rival_parcel-true = 許可があれば相手の区画に家を置ける
option-house_on_rival_parcel-false = 相手の区画に家は置けない
option-income_cap = 収入の上限
option-income_cap-help = 建物の収入を、タイルに書かれた最大額までに限ります。
option-income_cap-true = 建物の収入に上限あり
option-income_cap-false = 建物の収入に上限なし
option-group-red = 赤の面
option-all_red = すべて赤
option-all_red-help = すべての有力者で赤の面を使います。
option-all_red-true = すべての有力者が赤の面
option-all_red-false = 面は1枚ずつ決める
option-red_sheriff = 保安官
option-red_sheriff-help = 赤：攻撃できず、決闘に負けるたびに3点。黄：白いカウボーイ。
option-red_sheriff-true = 保安官は赤の面
option-red_sheriff-false = 保安官は黄色の面
option-red_banker = 銀行家
option-red_banker-help = 赤：ラウンド終了時に点を買えます。黄：$9を得て、上限は$120。
option-red_banker-true = 銀行家は赤の面
option-red_banker-false = 銀行家は黄色の面
option-red_grocer = 食料品店主
option-red_grocer-help = $8の代わりに、赤：家の数だけ点。黄：建物1種類の収入が2倍。
option-red_grocer-true = 食料品店主は赤の面
option-red_grocer-false = 食料品店主は黄色の面
option-red_coolie = 苦力
option-red_coolie-help = 赤：すぐに建物を1つ。黄：道路2本と、建物が半額。
option-red_coolie-true = 苦力は赤の面
option-red_coolie-false = 苦力は黄色の面
option-red_settler = 開拓民
option-red_settler-help = 赤：$8か、山の数だけ点。黄：区画を1つ無料で。
option-red_settler-true = 開拓民は赤の面
option-red_settler-false = 開拓民は黄色の面
option-red_captain = 長官
option-red_captain-help = 赤：最後まで使えるリボルバーを買えます。黄：カウボーイを買えます。
option-red_captain-true = 長官は赤の面
option-red_captain-false = 長官は黄色の面
option-red_mercenary = 用心棒
option-red_mercenary-help = 赤：火力2、上限$30。黄：火力3、上限$20。
option-red_mercenary-true = 用心棒は赤の面
option-red_mercenary-false = 用心棒は黄色の面
option-red_coolie_cash = 赤の苦力の$5
option-red_coolie_cash-help = ルールブックの版により、赤の苦力は建物とともに$5を得る、または建物のために$5を支払います。
option-red_coolie_cash-gain = 赤の苦力は$5を得る
option-red_coolie_cash-pay = 赤の苦力は$5を支払う

## ルール

rules-goal-title = 目的
rules-goal = 砂漠に町が育っていきます。4ラウンドの間、カウボーイを送り出して土地を買い、毎ラウンド収入を生む建物を建て、相手と決闘し、お金を勝利ポイントに替えます。
    ゲーム終了時、自分の建物・家・山は1つにつき**2点**、残った所持金は**$6**ごとに1点です。ゲーム中に得た点と合わせ、最も多い人の勝ちです。
rules-map-title = マップ
rules-map = マップは64の**区画**に分かれ、列と段で呼びます。A1が左上、H8が右下です。「周囲」「隣」は、いつも斜めを含む8区画のことです。
    最初、町の中央に家が1つと、その四辺に道路があり、山が9つあります。**地所タイル**（1人12個）を置いた区画が自分のものです。建物を建てられるのは自分の空き区画だけで、山には建てられません。
    {""}**所有者のいない**家や山は、隣にある全員の建物の役に立ちます。誰かの区画にあれば、その人だけの役に立ちます。
    最初に$15、道路1本、カウボーイ3人を受け取り、区画を2つ（1つ目は順番に、2つ目は逆順に）無料で選びます。
rules-round-title = ラウンドの流れ
rules-round = 全4ラウンド、1ラウンドは4つのフェイズです。
    1. 全員が**有力者**を選びます。
    2. スクエア、区画、建物に**カウボーイ**を置き、終わったらパスします。
    3. **23のスクエア**を順に実行します。相手と同じ場所にいれば決闘です。
    4. 新しいカウボーイを受け取り、**上限を超えた所持金**を失います。
    {""}**順番**は2つあります。カウボーイは有力者の番号の小さい順に置きます。最初にパスした人は順番1になり、この順番で決闘の同点が決まり、次のラウンドの有力者を選びます。
    価格、収入、火力の内訳は`/{ name-carsoncity } { name-why }`で見られます。
rules-yellow-title = 有力者（黄色の面）
rules-yellow = 番号はカウボーイを置く順、（ ）はラウンド終了時に残せる所持金の上限です。
    • **1 保安官**（$20）：このラウンド、白いカウボーイを使えます。誰もいない場所にだけ置け、決闘を挑まれず、攻撃はできません。
    • **2 銀行家**（$120）：いま$9を得ます。
    • **3 食料品店主**（$60）：いま$8を得るか、後で自分の建物1種類の収入を2倍にします。
    • **4 苦力**（$30）：いま道路2本を得て、建物の価格が半分（端数切り上げ）になります。
    • **5 開拓民**（$30）：いま、所有者のいない区画1つを無料で得ます。
    • **6 長官**（$25）：いま、カウボーイを$1で1人、$4で2人、$9で3人のどれかで買えます（10人まで）。
    • **7 用心棒**（$20）：このラウンドの火力が3増えます。
rules-red-title = 有力者（赤の面）
rules-red = ゲームの前に、カードごとに赤の面を選べます。
    • **1 保安官**（$20）：攻撃できず、相手のいる場所にも加われません（自分の建物の防衛は可）。決闘に負けるたびに3点。
    • **2 銀行家**（$60）：ラウンド終了時、$3で3点、$12で5点、$25で7点のどれか1つを買えます。
    • **3 食料品店主**（$60）：いま$8を得るか、ラウンド終了時に自分の家1つにつき1点。
    • **4 苦力**（$30）：$5と、購入できる建物1つを得ます。すぐに建ててもリザーブに置いてもかまいません。設定により、$5はその代金になります。
    • **5 開拓民**（$20）：いま$8を得るか、ラウンド終了時に自分の山1つにつき1点。
    • **6 長官**（$20）：最後まで使えるリボルバーを$3で1つか、$9で2つ買えます。
    • **7 用心棒**（$30）：このラウンドの火力が2増えます。
rules-placing-title = カウボーイの配置
rules-placing = 順番に、カウボーイを**1人置く**か、このラウンドを**パス**します。カウボーイがいなければパスです。置ける場所は次のとおりです。
    • **スクエア**。「賃金」と「道路×1」には何人でも、ほかは1人のプレイヤーにつき1人まで置けます。
    • **所有者のいない区画**（購入のため）。家や山があってもかまいません。
    • **相手の建物**（攻撃）か**自分の建物**（防衛）。
    置かないカウボーイも無駄にはなりません。リザーブにいる1人につき火力1で、次のラウンドにも残ります。
    自分の番には、道路を何本でも敷けます。
rules-squares-title = スクエア
rules-squares = 1**賃金**：1人につき$4。2**弾薬**：このラウンドの火力+3。3**道路×3**。4**道路×1**：1人につき1本。
    5**区画の購入**。6～12**建物の建設**：$12、$10、$8、$6、$5、$4、$3。その後、リザーブの建物を建てます。
    13**区画の収入**：自分の区画1つにつき$2。14**カウボーイの収入**：火力1につき$2。15**ギャンブルでの収入**：ダイス2個の合計。
    16**不動産の収入**：攻撃を解決し、すべての建物が収入をもたらします。
    17**区画による勝利ポイント**：区画2つで1点。18**カウボーイによる勝利ポイント**：火力2で1点。19**不動産による勝利ポイント**：建物1つで1点。
    20～23**勝利ポイントの購入**：1点$5、$4、$3、$2で好きなだけ。安いほうから閉じます（$2は第1ラウンドだけ、$3は第2、$4は第3、$5は最後まで）。
    実行しなくてもかまいませんが、カウボーイは全体リザーブに戻ります。
rules-duels-title = 決闘
rules-duels = 複数のプレイヤーのカウボーイがいる場所では、全員がまとめて決闘します。各自がダイスを1個ふり、**火力**を足します。火力は、リザーブのカウボーイ、リボルバー、弾薬の3、用心棒の分の合計で、決闘に出ているカウボーイは数えません。同点なら順番の小さい人の勝ちです。
    勝者がアクションを行い、そのカウボーイは全体リザーブに戻ります。敗者は行えませんが、すぐに**カウボーイを取り戻す**ので、次の決闘では火力が1増えます。全体リザーブのカウボーイは、ラウンド終了時に受け取るまで使えません。
    区画の決闘や攻撃がいくつもあるときは、関係する人のうち順番の最も小さい人が解決の順を決めます。
rules-buying-title = 区画の購入
rules-buying = 価格は**$1に、その区画と周囲にある建物・家・山1つにつき$1**を足した額です。先に決闘を行い、その後、各自が所持金の許すかぎり好きな順に購入します。購入しなくても、そこのカウボーイは全体リザーブに戻ります。
    カウボーイを置くときに表示される価格が、そのまま支払う額です（その間に建物は増えません）。
    自分の区画にある家は終了時に2点ですが、そこには建物を建てられません。
rules-building-title = 建物の建設
rules-building = 建物の建設スクエアでは、そこの建物を購入できます。すぐに建てるか、**個人リザーブに置き**、後で無料で建てます。スクエア12の後、全員が順番にリザーブの建物を建てられます。リザーブにある間は、収入にも点にもなりません。
    建てるのは自分の空き区画です。**牧場**と**採掘坑**に条件はありません。ほかの建物には**道路**が必要で、**家**を1つ置きます。牧場と採掘坑はリボルバー1つ、監獄は2つをもたらし、最後まで火力になります。
    選択肢には、家を置く前の収入と、必要な道路の数が表示されます。
rules-roads-title = 道路と家
rules-roads = 区画の**四隅**のどこかに道路が触れていれば、道路が届いています。道路は区画の間の辺に敷き、「D4/D5」はその2区画の間の辺です。新しい道路は、すでにある道路につなげます。建物に道路が必要なときは、最短の道を選ぶか、1本ずつ敷きます。
    建物と一緒に置く**家**は無料です。道路の届く空き区画で、所有者がいないか、自分の別の区画か、許可を得た相手の区画（返事がなければ不許可）に置きます。家を置けなければ、建物はリザーブに残ります。
    所有者のいない家は、隣にある全員の建物の収入を増やし、後で区画ごと購入できます。
rules-incomes-title = 建物の収入
rules-incomes = 数える家は、所有者のいないものと自分のものです。薬局、銀行、酒場の隣にある自分の牧場と教会は家1つ、自分の宿は家2つとして数えます。
    • **牧場**：周囲の空き区画1つにつき$1（所有者は誰でもよく、最低$1）。
    • **採掘坑**：周囲の、所有者のいないか自分の山1つにつき$3。
    • **薬局**：隣の家1つにつき$3、さらに自分の牧場1つにつき（どこにあっても）$3。
    • **銀行**：隣の家1つにつき$3、さらに自分の採掘坑1つにつき（どこにあっても）$3。
    • **酒場**：隣の家1つにつき$5。
    • **宿**：$6。**教会**と**監獄**：なし。
    黄色の食料品店主は、最初の攻撃の前に、収入が2倍になる種類を指定します。
rules-attacks-title = 攻撃
rules-attacks = スクエア16で、攻撃された建物ごとに決闘します。攻撃側の全員と、守っていれば所有者が加わります。攻撃側が勝つか、守る人がいなければ、攻撃側は**収入の半分（端数切り捨て）**を奪います。守る側が勝てば、収入は全額です。攻撃されなかった守りのカウボーイも、全体リザーブに戻ります。
    {""}**教会**と、その周囲にある同じ所有者の建物は攻撃できません。攻撃されている自分の建物の隣に教会を建てると、攻撃したカウボーイは持ち主の個人リザーブに戻ります。
rules-roundend-title = ラウンド終了
rules-roundend = 1. 最も安い「勝利ポイントの購入」が閉じます。
    2. 新しいカウボーイを受け取ります。第1ラウンドの後は4人、第2・第3ラウンドの後は5人で、全部で10人までです。
    3. **上限を超えた所持金を失い**、$10ごとに1点を得ます。同じ条件で、さらに手放すこともできます（あと$7で$10になるときなど）。
    4. 買われなかった建物が安くなり、新しい建物が加わります。
    第4ラウンドの後は上限だけを適用し、得点を計算します。
rules-end-title = 得点
rules-end = ゲーム中に得た点に、次を加えます。
    • マップにある自分の建物1つにつき**2点**
    • 自分の区画にある家と山、1つにつき**2点**
    • 残った所持金$6につき**1点**
    空き区画とリザーブの建物は0点です。同点なら、最後のラウンドの順番が小さい人の勝ちです。
rules-options-title = 選択ルール
rules-options = • **力は正義**：ダイスの代わりに、0～5の決闘タイル6枚から1枚を秘密に選びます。2人なら各自1組、3人以上ならまぜて配り、最初の所持金は$30から合計を引いた額です。使ったタイルは公開され、手元がなくなると使用済みから3枚引きます。
    • **カーソン川**：川の区画には何も置けず、所有できませんが、牧場には空き区画です。川の隣の採掘坑は収入が$3増えます。川を越える道路は2本で1つの**橋**で、得点計算の直前にも架けられます。終了時、橋に接する自分の区画にあるものは2点でなく3点です。
    • **早撃ち**：最初の1人の後は、確定するまで全員が同時に置き、取り戻せます。終了時、最後のラウンドで自分より後に確定した人1人につき1点です。*配置を隠す*設定では全員の確定まで見えず、白いカウボーイより後から来た人は戻されます。
    • **収入の上限**、**監獄への攻撃**、**相手の区画の家**は、名前のとおりです。

## 絵の中の言葉と、絵が見えない人のための言葉

pic-limit = ≤ ${ $limit }
pic-slot = { $slot }番
pic-round = ラウンド{ $round }/{ $rounds }
pic-setting-up = 準備
pic-duel-hand = あなたの決闘タイル
pic-duel-used = 使用済み
pic-duel-covered = あなたの裏向きの山：{ $count }枚
pic-person-yellow = 有力者{ $number }・黄色の面
pic-person-red = 有力者{ $number }・赤の面
pic-building-count = 建物・全{ $count }枚
pic-building-needs-road = 角に道路が届いている必要があり、家が1つ付きます。
pic-alt-now = 解決中：{ $square }
pic-alt-sale = 建設スクエア：{ $buildings }
pic-alt-priced = { $thing } ${ $price }
pic-alt-cowboys = カウボーイ：{ $spots }
pic-alt-no-cowboys = カウボーイはいません
pic-alt-spot = { $spot } { $seats }
pic-alt-houses = 家：{ $parcels }
pic-alt-mountains = 山：{ $parcels }
pic-alt-roads = 道路：{ $count }本
pic-alt-bridges = 橋：{ $count }
pic-alt-river = 川あり
pic-alt-marked = 選べる場所：{ $places }
pic-alt-marked-roads = 道路を敷ける場所：{ $count }か所
pic-alt-duel-hand = あなたの決闘タイル：{ $values }
pic-alt-duel-used = 使用済み：{ $values }
