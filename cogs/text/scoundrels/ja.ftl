# 3000人のならず者：コマンド、盤面、設定、ルール

game-tagline = ブラフで出し抜き、ならず者を雇い、トラベラーの金庫を狙え。

## コマンド

name-scoundrels = ならず者
cmd-scoundrels = 3000人のならず者：ブラフ、雇用、金庫破り
cmd-option-length = 短め（ゲーム内で2日）か、慣れた人向けの長め（ゲーム内で3日）か
cmd-option-strategies = 戦略カードを使う（指定がなければ使いません）
cmd-option-leaders = リーダーを順番に選ぶか、ランダムに決めるか

## 盤面

town-where = { $day }日目（全{ $days }日） · ターン{ $turn }/{ $turns }
town-setting-up = 準備中
town-night = { $day }日目の終わり（全{ $days }日）
town-safes = 金庫
town-unused = 未使用
town-saloon = 酒場
town-traits = 特徴{ $count }枚
town-jobs = 仕事{ $count }枚
town-home-depot = 倉
town-home-estate = 邸
town-home-laboratory = 研
town-pile = 捨て札{ $count }人 · 一番上：{ $scoundrel }
town-pile-whole = **捨て札**{ $count }人（上から）：{ $scoundrels }
town-pile-empty = 捨て札なし
town-arriving = 雇われたばかり：{ $scoundrel }
town-reputation = 評判
town-jail = 牢屋
town-jail-empty = 牢屋：誰もいません
town-alt = ${ $money }、評判{ $reputation }、金庫{ $safes }個、ならず者{ $crew }人
town-cost = ${ $n }

## プレイヤーを文章で

town-line-numbers = **${ $money }** · 評判{ $reputation } · 手札{ $hand }枚、デッキ{ $deck }枚
town-line-henchmen = 手下：使用可{ $available }人、牢屋{ $jailed }人
town-line-destroyed = 破壊{ $count }人
town-line-crew = ならず者：{ $crew }
town-line-cards = カード：{ $cards }
town-line-safes = 金庫：{ $safes }
town-slot-card = 「{ $slot }」の枠
town-slot-value = 「{ $slot }」の枠は{ $value }
town-zero-up = 表向きの0

## あなただけに見えるもの

town-hand = あなたの手札
town-hand-empty = 手札はありません
town-deck-top = デッキの一番上
town-own-cards = 今日プレイしたカード
town-own-card = 「{ $slot }」の枠
town-own-zero = 表向き
town-bluff = ブラフ
town-true = 本物
town-looked-at = 知っているカード
town-peeks = 中を見られる金庫
town-seen = 前に見た金庫
town-no-peeks = 金庫を偵察するか盗むと、その価値がここに出ます
town-peek-own = 自分のシート
town-peek-unused = 未使用
town-marks-left = 残りの目星
town-marks = { $faces } ×{ $count }
town-line-hand = 🔒 あなたの手札：{ $cards }
town-line-deck-top = 🔒 デッキの一番上：{ $card }
town-line-own = 🔒 今日プレイしたカード：{ $cards }
town-line-own-card = 「{ $slot }」の枠に{ $value }
town-line-own-bluff = 「{ $slot }」の枠に{ $value }（ブラフ）
town-line-looked = 🔒 知っているカード：{ $cards }
town-line-peek = 🔒 { $safe }：**{ $value }**
town-line-marks = 残りの目星：{ $marks }

## 一日の終わり

town-evening-slot = 枠{ $slot }
town-evening-bluff = { $slot }は{ $value }、ブラフ{ $some ->
    [0] {""}
   *[other] （評判を得た人：{ $suspects }）
}
town-evening-true = { $slot }は{ $value }、本物{ $some ->
    [0] {""}
   *[other] （牢屋行き：{ $suspects }）
}

## カードを調べる

town-type-blue = 特徴・タイプI
town-type-red = 特徴・タイプII
town-type-green = 仕事・タイプI
town-type-purple = 仕事・タイプII
town-type-black = 仕事・タイプIII
town-type-whole = ならず者・雇用コスト${ $cost }
town-type-strategy = { $leader }の戦略
town-card-trait-cost = { $count ->
    [0] ドルアイコンはなく、コストは増えません。
   *[other] ドルアイコン{ $count }つ。仕事の弾痕に覆われたものは数えません。
}
town-card-job-cost = { $count ->
    [0] この仕事のドルアイコンはありません。
   *[other] この仕事のドルアイコンは{ $count }つ。
}
town-card-holes = { $count ->
   *[other] 特徴の{ $places }番の位置に弾痕があります。
}
town-card-tech = 技術アイコン{ $count }つ。

## 設定

option-length = ゲームの長さ
option-length-help = ゲーム内で何日間プレイするかを決めます。
option-length-short = 短め（ゲーム内で2日）
option-length-long = 長め（ゲーム内で3日）
option-strategies = 戦略カード
option-strategies-help = 各リーダーが、固有の効果を持つ戦略カードを使います。
option-strategies-true = 戦略カードあり
option-strategies-false = 戦略カードなし
option-leaders = リーダー
option-leaders-help = 各プレイヤーのリーダーをどう決めるかを選びます。
option-leaders-choose = リーダーは順番に選ぶ
option-leaders-random = リーダーはランダム

## ルール

rules-goal-title = 目的
rules-goal = トラベラーは姿を消し、未来の技術が18個の金庫に残されました。2日間（長めなら3日間）のうちに、ブラフをかけ、風変わりな仲間を雇い、できるだけ多くを盗み出します。
    最後に**技術**を数えます。自分の金庫の価値、その金庫に置かれた正しい目星、評判、自分のならず者の技術アイコンの合計が最も多い人の勝ちです。
rules-day-title = 1日の流れ
rules-day = 1日に、全員が順番に4ターンずつ行います。1ターンは3ステップです。
    1. **計画**：ポーカーカードを1枚、裏向きでプレイします。
    2. **能力**：リーダーとならず者を使います。
    3. 酒場のならず者を**雇う**か、**保安官事務所**を使います。
    全員が4ターンを終えると1日が終わり、ブラフの勝負になります。
rules-plan-title = 計画
rules-plan = 各自のポーカーカードは0、A、2、3、4、5、6の7枚です。手札から1枚を、シートの空いている枠に裏向きで置きます。枠は全員に見えますが、カードは見えません。
    枠と違うカードなら**ブラフ**です。できることは枠だけで決まるので、疑われないかぎりブラフも本物と同じように働きます。0はどの枠にも合わないので、必ずブラフになります。
    手札、今日の自分のカード、見てもよい金庫は、あなたへの個別メッセージにいつも出ています。
rules-suspect-title = 疑念
rules-suspect = 相手のカードがブラフだと思ったら、そのカードが出されたターンの間ならいつでも、自分の手下を1人置けます。手下は3人で、最初は1人が牢屋にいます。1枚のカードに置けるのは1人だけです。
    1日の終わりに、手下のいるカードは公開されます。ブラフなら、置いた人は評判1を得て手下が戻り、ブラフをかけた人は（何人に疑われても）評判1を失います。本物なら、その手下は牢屋行きです。
    誰にも疑われなかったカードは公開されません。
rules-abilities-title = 能力
rules-abilities = ステップ2では、カードを置いた枠のリーダー能力と、その枠の番号を持つ自分のならず者を、好きな順に1ターン1回ずつ使えます。
    リーダー能力：**A**と**2**は金庫の偵察、**3**は$3、**4**は$4、**5**は金庫を盗む、**6**は能力なしです。
    使うかどうかは自由ですが、使うなら「かまいません」とある部分以外はすべて行います。代償を払えない能力は使えません。
rules-timing-title = 特殊なタイミング
rules-timing = 枠の番号を持たないならず者もいます。
    • ➡️ **矢印**（連鎖）：矢印の根元の隣のならず者を使った直後に使えます。
    • **文章**（「評判を得た後」など）：その出来事が起きたら、相手のターンでも使えます。各ターンに1回と、1日の終わりに1回までです。
    • **雇ったとき**：雇った時点でだけ使え、シートには置かれません。
    • **+$1**：能力の前に$1を得ます。**×2**：続けて2回使えます。
    ほかのならず者を使う能力では、タイミングとこれらのアイコンは無視し、それ以外には従います。
rules-hire-title = 雇う
rules-hire = ならず者は特徴と仕事の組み合わせです。特徴が「いつ」、仕事が「何を」を決めます。コストは両方のドルアイコンの合計で、仕事の弾痕に覆われたドルアイコンは数えません。
    コストを払い、シートの5つのスペースのどれかに置きます。雇うたびに並べ替えができ、空きがなければ1人を捨てます。
    酒場のならず者は右に詰め、左端に新しいならず者が来ます。`/{ name-scoundrels } { name-card }` で、特徴・仕事・戦略を調べられます。
rules-office-title = 保安官事務所
rules-office = 雇わないときに使います。まず酒場の右端のならず者が捨て札になり、それから1つ選びます。
    • **情報を売る**：$2を得ます。
    • **保釈金**：1人につき$2で、手下を2人まで釈放します。誰の手下でもかまいません。
    • **賄賂**（最終日のみ）：$12を払い、金庫を1つ盗みます。
rules-scout-title = 偵察と目星
rules-scout = 金庫を偵察するときは、中身をこっそり見てから、7つある自分の目星を1つ、好きな面を上にして置きます（2と3、4と5、6と7の裏表）。嘘の数でもかまいません。最後に数が正しい目星は、誰が置いたものでも、金庫を持つ人の技術1になります。
    自分の目星がある金庫は、誰かに盗まれた後でも、いつでも見られます。
    目星を使い切ったら、置いてある目星を動かせます。地所の名前の下に、ありうる数が出ています。
rules-steal-title = 盗む
rules-steal = 盗んだ金庫は、目星を載せたまま裏向きで自分のシートに置きます。以後はいつでも中を見られます。
    持てる金庫は**その日が何日目かと同じ数まで**です（1日目は1つ、2日目は2つ）。超えたら、中を見て1つ放棄します。放棄した金庫は目星ごと元の地所に戻り、また盗めます。
    各地所の金庫は6つ、スペースは5つです。残った1つは「未使用の金庫」で、一部のならず者だけが手を出せます。
rules-reputation-title = 評判
rules-reputation = 評判は−2から6までで、最後にそのまま技術になります。ブラフを見破ると上がり、見破られると下がります。
    評判が単独トップの人は、次の日のスタートプレイヤーを選びます。
rules-night-title = 1日の終わり
rules-night = 1. 手下のいるカードを、ターン順に公開します。
    2. 今日のカードだけをシャッフルし、デッキの**下**に置きます。デッキの残りはそのままなので、次に引くカードを予想できます。
    3. 手札が4枚になるまで引きます。
    4. 「1日の終わり」のならず者を使えます。
    最終日は、カードを公開して最後の能力を使ったら、金庫を開けます。
rules-options-title = 選択ルール
rules-options = • **リーダー**：1人ずつ順番に選びます。ランダムに決める設定もあります。
    • **長めのゲーム**：3日間で、デッキの枚数も増えます。慣れた2～3人におすすめです。
    • **戦略カード**：リーダーごとに2枚の戦略から1枚をこっそり選び、全員同時に公開します。自分だけの能力で、各ターンに1回使えます。ならず者ではないので、連鎖はつながりません。
rules-talk-title = 会話と嘘
rules-talk = 見たものについて、本当のことを言っても、嘘をついても、黙っていてもかまいません。約束も自由で、破ってもかまいません。ただし隠された情報を見せることと、金やカードの受け渡しはできません。
rules-end-title = 得点
rules-end = 金庫＋自分の金庫の正しい目星（誰のものでも）＋評判＋ならず者の技術アイコン。
    同点なら所持金の多い人、それも同じなら、ターンがより後だった人の勝ちです。
