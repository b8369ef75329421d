# 3000人のならず者

game-name = 3000人のならず者

## 特徴：いつ使えるか

trait-cowardly = 臆病な
trait-cowardly-help = 「A」「2」の枠にカードを置いたターンに使えます。
trait-cocky = うぬぼれた
trait-cocky-help = 「5」「6」の枠にカードを置いたターンに使えます。
trait-wealthy = 裕福な
trait-wealthy-help = 「3」の枠にカードを置いたターンに使えます。使う前に$1を得ます。
trait-corrupt = 腐敗した
trait-corrupt-help = 「4」の枠にカードを置いたターンに使えます。使う前に$1を得ます。
trait-filthy = 汚らしい
trait-filthy-help = 「6」の枠にカードを置いたターンに使えます。
trait-clever = 賢い
trait-clever-help = 「2」「6」の枠にカードを置いたターンに使えます。
trait-stubborn = 頑固な
trait-stubborn-help = 「6」の枠にカードを置いたターンに使えます。使う前に$1を得ます。
trait-grumpy = 不機嫌な
trait-grumpy-help = 「A」「6」の枠にカードを置いたターンに使えます。
trait-lucky = 幸運な
trait-lucky-help = 「A」の枠にカードを置いたターンに使えます。
trait-sneaky = 忍び足の
trait-sneaky-help = 「2」の枠にカードを置いたターンに使えます。
trait-hungry = 腹ぺこの
trait-hungry-help = 「3」の枠にカードを置いたターンに使えます。
trait-loyal = 忠実な
trait-loyal-help = 「4」の枠にカードを置いたターンに使えます。
trait-drunken = 酔いどれの
trait-drunken-help = 「3」「6」の枠にカードを置いたターンに使えます。
trait-hard-working = 働き者の
trait-hard-working-help = 「4」「6」の枠にカードを置いたターンに使えます。
trait-patient = 我慢強い
trait-patient-help = 「5」の枠にカードを置いたターンに使えます。
trait-one-eyed = 隻眼の
trait-one-eyed-help = 「A」「2」「6」の枠にカードを置いたターンに使えます。
trait-thrifty = 倹約家の
trait-thrifty-help = 「3」「4」の枠にカードを置いたターンに使えます。
trait-humble = 控えめな
trait-humble-help = 「A」「4」の枠にカードを置いたターンに使えます。
trait-mysterious = 謎めいた
trait-mysterious-help = 「2」「3」の枠にカードを置いたターンに使えます。
trait-clumsy = 不器用な
trait-clumsy-help = 「5」「6」の枠にカードを置いたターンに使えます。使うたびに$1を支払います。
trait-helpful = 役に立つ
trait-helpful-help = 左隣のならず者を使った直後に使えます。
trait-nervous = 心配性の
trait-nervous-help = 左隣のならず者を使った直後に使えます。
trait-lively = 活発な
trait-lively-help = 右隣のならず者を使った直後に使えます。
trait-tireless = 疲れ知らずの
trait-tireless-help = 左隣か右隣のならず者を使った直後に使えます。
trait-sympathetic = 同情的な
trait-sympathetic-help = 右隣のならず者を使った直後に使えます。
trait-sleepy = 眠たげな
trait-sleepy-help = 1日の終わりごとに1回使えます。
trait-talkative = 話し好きな
trait-talkative-help = 評判を得た後に使えます。
trait-charming = 愛嬌ある
trait-charming-help = 雇ったときだけ使えます。その後は捨て札になります。
trait-quick-draw = 早撃ちの
trait-quick-draw-help = 雇ったときだけ、$1を得てから使えます。その後は捨て札になります。
trait-lying = 嘘つきの
trait-lying-help = その地所にはない数の目星を金庫に置いた後に使えます。
trait-annoying = うっとうしい
trait-annoying-help = ほかのならず者を雇った後に使えます。
trait-greedy = がめつい
trait-greedy-help = ほかのならず者を使って金を手に入れた後に使えます。
trait-generous = 気前のいい
trait-generous-help = 自分のターンの開始時、所持金が$0なら使えます。
trait-selfish = 自分勝手な
trait-selfish-help = 自分のターンのステップ3の直後、所持金が誰よりも多ければ使えます。
trait-honest = 素直な
trait-honest-help = 「0」を表向きでシートの脇に置けます。置いたターンのステップ2に使えます。
trait-daring = 大胆不敵な
trait-daring-help = 評判を失った後に使えます。
trait-elderly = 年配の
trait-elderly-help = 自分のターンの開始時に使えます。使ったら捨て札になります。
trait-nosy = 詮索好きな
trait-nosy-help = 金庫を偵察した後に使えます。
trait-vengeful = 執念深い
trait-vengeful-help = 自分の手下が牢屋に送られた後に使えます。
trait-punctual = 時間に正確な
trait-punctual-help = 保安官事務所を使った後に使えます。
trait-gorgeous = 美貌の
trait-gorgeous-help = 「6」の枠にカードを置いたターンに、続けて2回まで使えます。
trait-reckless = 無鉄砲な
trait-reckless-help = 雇ったときだけ、続けて2回まで使えます。その後は捨て札になります。
trait-ruthless = 残忍な
trait-ruthless-help = 「3」「4」「5」「6」の枠で使えます。先に自分の手下1人を牢屋に送ります。
trait-brilliant = 聡明な
trait-brilliant-help = 「2」「4」「6」の枠にカードを置いたターンに使えます。
trait-radioactive = 放射能を帯びた
trait-radioactive-help = 「6」の枠で使えます。使うたび、その後に評判1を失います。技術アイコン1。
trait-legendary = 伝説の
trait-legendary-help = 「5」「6」の枠にカードを置いたターンに使えます。使う前に$1を得ます。
trait-cybernetic = 改造された
trait-cybernetic-help = 「A」「6」の枠にカードを置いたターンに使えます。技術アイコン1。
trait-notorious = 悪名高い
trait-notorious-help = 自分のターンの開始時、評判が−1以下なら使えます。
trait-respected = 尊敬される
trait-respected-help = 自分のターンの開始時、評判が3以上なら使えます。
trait-unstoppable = 止められない
trait-unstoppable-help = 「A」「3」「5」の枠にカードを置いたターンに使えます。

## 仕事：何をするか

job-dog = 犬
job-dog-help = 金庫を1つ偵察します。
job-prospector = 金鉱探し
job-prospector-help = $2を得ます。
job-banker = 銀行家
job-banker-help = $4を得ます。
job-loan-shark = 高利貸し
job-loan-shark-help = 所持金が$4未満のときだけ、$4を得ます。
job-cow = 牛
job-cow-help = $5を得ます。使ったら捨て札になります。
job-gambler = ギャンブラー
job-gambler-help = デッキの一番上を公開し、5か6なら$5、それ以外なら$1を得て、デッキをシャッフルします。
job-chef = シェフ
job-chef-help = $1を支払い、$4を得ます。
job-investor = 投資家
job-investor-help = 今日自分がプレイしたポーカーカード1枚につき$1を得ます。
job-lumberjack = きこり
job-lumberjack-help = $3を得ます。
job-rancher = 牧場主
job-rancher-help = 自分のシートのならず者1人につき$1を得ます（最大$4）。
job-telegrapher = 電信技士
job-telegrapher-help = 倉庫の金庫を1つ偵察し、$1を得ます。
job-butler = 執事
job-butler-help = 邸宅の金庫を1つ偵察し、$1を得ます。
job-lab-assistant = 研究助手
job-lab-assistant-help = 研究所の金庫を1つ偵察し、$1を得ます。
job-cat = 猫
job-cat-help = 金庫を1つ偵察するか、$3を得ます。
job-barber = 床屋
job-barber-help = $1を得て、自分の手下を1人釈放します。
job-printer = 印刷工
job-printer-help = $1を得て、金庫を1つ偵察します。
job-doctor = 医者
job-doctor-help = $2を得ます。捨て札の一番上のならず者を正規のコストで雇ってもかまいません。
job-horse = 馬
job-horse-help = 自分のシートの、このターン未使用の別のならず者をタイミングを問わず使います。
job-tailor = 仕立屋
job-tailor-help = 自分のならず者1人と、自分か酒場の別の1人とで、特徴か仕事を入れ替えます。
job-prisoner = 囚人
job-prisoner-help = 各相手は、手下を1人牢屋に送るか評判1を失うかを選びます。
job-bounty-hunter = 賞金稼ぎ
job-bounty-hunter-help = $2を得ます。相手1人の使用可能な手下を1人、牢屋に送ります。
job-journalist = 新聞記者
job-journalist-help = シートにある裏向きのポーカーカードを1枚偵察し、$3を得ます。
job-courier = 配達人
job-courier-help = $1を得ます。酒場のならず者を1人、正規のコストで雇ってもかまいません。
job-gravedigger = 墓掘り人
job-gravedigger-help = 捨て札の一番上のならず者を、タイミングを問わず使います。
job-train-robber = 列車強盗
job-train-robber-help = 倉庫の金庫を1つ盗みます。
job-deputy = 保安官代理
job-deputy-help = 各相手の手下を1人ずつ牢屋に送り、送った1人につき$1を得ます。
job-impersonator = ものまね役者
job-impersonator-help = このならず者と酒場のならず者の仕事を入れ替えます。
job-innkeeper = 宿屋の主人
job-innkeeper-help = 酒場の、このターン未使用のならず者をタイミングを問わず使います。
job-con-artist = 詐欺師
job-con-artist-help = 評判1を失い、$5を得ます。
job-safecracker = 金庫破り
job-safecracker-help = $3を支払い、好きな地所の金庫を1つ盗みます。
job-priest = 司祭
job-priest-help = 評判1を得ます。
job-schoolteacher = 教師
job-schoolteacher-help = 自分より評判の高い相手がいるときだけ、評判1と$1を得ます。
job-singer = 歌姫
job-singer-help = 評判1を得ます。各相手は$1を得ます。
job-lawyer = 弁護士
job-lawyer-help = 自分の手下を2人まで釈放します。1人も釈放しなければ$2を得ます。
job-pickpocket = スリ
job-pickpocket-help = 相手1人から$3を盗みます。
job-tax-collector = 徴税人
job-tax-collector-help = 各相手から$1ずつ盗み、さらに$1を得ます。
job-fortune-teller = 占い師
job-fortune-teller-help = 別々の金庫を2つ偵察します。
job-card-sharp = イカサマ師
job-card-sharp-help = 自分のデッキからポーカーカードを1枚引きます。
job-abomination = 異形
job-abomination-help = 自分のデッキの一番上を見ます。デッキをシャッフルしてもかまいません。技術アイコン2。
job-traitor = 裏切者
job-traitor-help = 自分より金庫の多い相手がいるときだけ、好きな地所の金庫を1つ盗みます。
job-bank-robber = 銀行強盗
job-bank-robber-help = 自分の手下を1人牢屋に送り、好きな地所の金庫を1つ盗みます。
job-brainwasher = 洗脳技師
job-brainwasher-help = 誰かの手下を1人釈放します。相手が今日プレイしたカードに置いてもかまいません。技術アイコン1。
job-inventor = 発明家
job-inventor-help = 未使用の金庫を1つ盗みます。技術アイコン1。
job-test-subject = 被験者
job-test-subject-help = 未使用の金庫を1つ偵察します。同じ地所の金庫と入れ替えてもかまいません。技術アイコン1。
job-arsonist = 放火魔
job-arsonist-help = 自分のカード1枚に置かれた手下をすべて破壊します。
job-mastermind = 黒幕
job-mastermind-help = 中を見ずに、金庫に目星を2つ置きます。
job-sheriff = 保安官
job-sheriff-help = 保安官事務所の選択肢を1つ、いつもの条件で使います。
job-burglar = 空き巣
job-burglar-help = 邸宅の金庫を1つ盗みます。
job-saboteur = 破壊工作員
job-saboteur-help = 評判1を失い、研究所の金庫を1つ盗みます。
job-smuggler = 密輸業者
job-smuggler-help = 自分の金庫を1つ放棄し、別の金庫を好きな地所から1つ盗みます。
job-automaton = 自動人形
job-automaton-help = $2を得ます。技術アイコン2。
job-cyborg = サイボーグ
job-cyborg-help = 評判1を得ます。技術アイコン1。
job-engineer = 技師
job-engineer-help = 自分のシートの技術アイコン1つにつき$1を得ます。技術アイコン1。
job-spy = 密偵
job-spy-help = 相手1人の金庫1つと裏向きのカード1枚の中身を見ます。目星は置きません。
job-forger = 偽造屋
job-forger-help = 自分の目星を2つまで別の金庫に移します。数の面は選び直せます。
job-assassin = 暗殺者
job-assassin-help = 相手1人が評判1を失います。$2を得ます。
job-politician = 政治家
job-politician-help = $4を支払い、評判2を得ます。
job-gunslinger = ガンマン
job-gunslinger-help = 自分のカードに置かれた手下を1人牢屋に送ります。
job-oil-baron = 石油王
job-oil-baron-help = $5を得ます。
job-prototype = 試作機
job-prototype-help = $1を得ます。技術アイコン3。

scoundrel = { $trait }{ $job }
scoundrel-help = { $when }：{ $job }
priced = { $ability }（{ $prices }）
price-money = −${ $n }
price-reputation = 評判−{ $n }
price-henchmen = 手下{ $n }人が牢屋行き
with-tech = { $scoundrel }（技術−{ $n }）
when-slot = 枠{ $slots }
when-chain-left = 左隣の直後
when-chain-right = 右隣の直後
when-chain-both = 隣の直後
when-start-of-turn = 開始時
when-on-hire = 雇用時
when-after-gain-reputation = 評判獲得後
when-after-lose-reputation = 評判喪失後
when-after-scout = 偵察後
when-after-impossible-mark = 範囲外目星
when-after-hire = 雇用後
when-after-gain-money = 収入後
when-after-step-3 = ターン末
when-zero-face-up = 0を公開
when-end-of-day = 日の終わり
when-after-own-jailed = 牢屋送り後
when-after-office = 事務所後

## リーダーと戦略

leader-name-preston-caine = プレストン・ケイン
leader-name-doc-zimmer = ドク・ジマー
leader-name-lilith-boone = リリス・ブーン
leader-name-milton-goff = ミルトン・ゴフ
leader = リーダー
leader-A = リーダー：金庫を偵察する
leader-2 = リーダー：金庫を偵察する
leader-3 = リーダー：$3を得る
leader-4 = リーダー：$4を得る
leader-5 = リーダー：金庫を盗む
leader-6 = リーダー：能力なし
leader-help = この枠に対応するリーダーの能力です。

strategy-protection-racket = みかじめ料
strategy-protection-racket-help = ステップ2に、このターンのカードが「6」の枠にあれば$2を得ます。
strategy-iron-face = 鉄面皮
strategy-iron-face-help = 評判を失った後に$2を得ます。
strategy-modify-ally = 味方の改造
strategy-modify-ally-help = ステップ2に$2を支払い、自分と酒場のならず者1人ずつの特徴を入れ替えます。
strategy-field-research = 現地調査
strategy-field-research-help = ステップ2に$2を支払い、金庫を1つ偵察します。
strategy-inside-man = 内通者
strategy-inside-man-help = 自分のターンの開始時、相手のカードに自分の手下がいれば$1を得ます。
strategy-jailbreak = 脱獄の手引き
strategy-jailbreak-help = ステップ2に$1を支払い、自分の手下を1人釈放します。
strategy-hard-bargain = 値切り
strategy-hard-bargain-help = ステップ3で雇うならず者のコストが$1安くなります。
strategy-compound-interest = 複利
strategy-compound-interest-help = 自分のターンの開始時、所持金が$5以上なら$1を得ます。

## 場所と物

location-depot = 倉庫
location-estate = 邸宅
location-laboratory = 研究所
safe = { $location }{ $number }番
safe-help = { $count ->
    [0] 価値は{ $values }のどれか。目星なし
   *[other] 価値は{ $values }のどれか。目星：{ $marks }
}
safe-worth = { $marks ->
    [0] { $safe }：技術{ $value }点
   *[other] { $safe }：技術{ $value }点＋目星{ $marks }点
}
safe-seen = 中身は{ $value }（確認済み）
mark-of = { $seat }「{ $face }」
poker = { $value }
played-card = { $seat }の「{ $slot }」の枠のカード
card-own = { $bluff ->
    [yes] あなたの「{ $card }」（ブラフ）
   *[no] あなたの「{ $card }」（本物）
}
card-seen = { $bluff ->
    [yes] 中身は「{ $card }」（確認済み、ブラフ）
   *[no] 中身は「{ $card }」（確認済み、本物）
}
card-elsewhere = 「{ $card }」は「{ $slot }」の枠にあるので、これはブラフ
slot = 「{ $slot }」の枠
slot-true = 「{ $slot }」の枠（本物）
slot-bluff = 「{ $slot }」の枠（ブラフ）
slot-help = { $count ->
    [0] { $leader }
   *[other] { $leader } · { $scoundrels }
}
space = スペース{ $number }
mark-face = 目星「{ $face }」
part-trait = 特徴
part-job = 仕事

## 選択

yes = はい
no = いいえ
leader-choose = どのリーダーにしますか？（能力は4人とも同じです）
leader-choose-strategies = どのリーダーにしますか？（この後、2つの戦略から1つを選びます）
leader-strategies = { $strategies }
strategy-choose = どの戦略にしますか？
plan-choose = 空いている枠にカードを1枚、裏向きで置いてください。枠と数が違えばブラフです。
plan-card = どのカードを置きますか？
plan-slot = どの枠に置きますか？
zero-face-up = 0を表向きでシートの脇に置く
use-ability = { $step ->
    [start] ターン開始時：どの能力を使いますか？
    [abilities] { $slot ->
        [up] 表向きの「0」：どの能力を使いますか？
       *[other] 「{ $slot }」の枠：どの能力を使いますか？
    }
    [after] ステップ3の直後：どの能力を使いますか？
    [end-of-day] 1日の終わり：どの能力を使いますか？
   *[other] どの能力を使いますか？
}
use-done = 次へ進む
use-right-after = いま使える能力：{ $abilities }。使いますか？
use-none = 使わない
use-again = 「{ $scoundrel }」をもう一度使いますか？
use-hired = 「{ $scoundrel }」をいま使いますか？（使わなくても捨て札になります）
use-choose = { $by }：どのならず者を使いますか？
choose-one = { $by }：どちらにしますか？
cat-scout = 金庫を偵察する
cat-money = $3を得る
hire-or-office = 酒場のならず者を雇いますか、保安官事務所を使いますか？
bargain-choose = 「{ $scoundrel }」を雇うのに「{ $strategy }」を使いますか？
bargain-yes = はい、${ $cost }を払う（残り${ $left }）
bargain-no = いいえ、${ $cost }を払う（残り${ $left }）
hire-for = { $cost ->
    [0] { $scoundrel }（無料）
   *[other] { $scoundrel }（${ $cost }、残り${ $left }）
}
to-office = 保安官事務所
to-office-help = まず酒場の「{ $scoundrel }」が捨て札になります。その後、$2、保釈金、賄賂（最終日のみ）から1つ。
hire-choose = { $by }：どのならず者を雇いますか？
may-hire-pile = { $by }：捨て札の一番上のならず者を雇いますか？
may-hire-saloon = { $by }：酒場のならず者を雇いますか？
discard-choose = シートに空きがありません。誰を捨てますか？
space-choose = 「{ $scoundrel }」をシートのどこに置きますか？
arrange-all = ならず者を並べ替える
arrange-keep = そのままにする
arrange-ask = ならず者を並べ替えますか？
arrange-choose = ならず者を左からどの順に並べますか？
office-choose = 保安官事務所：何をしますか？
office-sell = 情報を売る（+${ $n }、合計${ $left }）
office-bail = 保釈金を納める：手下{ $count }人（${ $cost }、残り${ $left }）
office-bribe = 保安官に賄賂を渡し、金庫を盗む（${ $cost }、残り${ $left }）
office-bail-help = 牢屋にいるのは{ $owners }の手下です。
suspect-offer = { $seat }が「{ $slot }」の枠にカードを置きました。ブラフでしょうか？
suspect-last-chance = 最後の機会です。{ $seat }の「{ $slot }」の枠のカードを疑いますか？
suspect-yes = 手下を置く
suspect-help = { $done ->
    [0] ブラフなら評判1を得ます。本物なら手下は牢屋行きです（使える手下：{ $count }人）。
   *[other] ブラフなら評判1を得ます。本物なら手下は牢屋行きです（使える手下：{ $count }人）。このターンの行動：{ $deeds }。
}
deed-uses = 「{ $scoundrel }」を使った
deed-uses-leader = リーダー能力「{ $slot }」を使った
deed-uses-strategy = 戦略「{ $strategy }」を使った
deed-looks-into = { $safe }の金庫を見た
deed-looks-at = { $rival }の「{ $slot }」の枠のカードを見た
deed-steals-safe = { $safe }の金庫を盗んだ
deed-steals-money = { $rival }から${ $n }を盗んだ
deed-hires = 「{ $scoundrel }」を雇った
deed-goes-to-office = 保安官事務所を使った
deed-suspects = { $seat }が手下を置いた
suspect-no = 見逃す
topic-suspect = カードへの疑念
topic-suspect-passing = 疑える場面では常にパス
topic-suspect-kind = 「{ $kind }」の枠
escape-choose = あなたの手下が牢屋に送られそうです。先に1人を{ $seat }の「{ $slot }」の枠のカードに置きますか？
escape-no = そのままにする
escape-yes = カードに置く
topic-escape = 牢屋送りの前に手下を置く機会
topic-escape-passing = 牢屋に送られそうでも手下を動かさない
topic-ability = 直後に使える能力
topic-ability-passing = 直後に使える能力を常に使わない
topic-prisoner = 手下か評判か
topic-prisoner-passing = 「囚人」には常に手下を送る
topic-prisoner-pass = 手下を送ると決めておく…
topic-order = 1日の終わりに能力を使う順番
topic-order-passing = 1日の終わりの順番は常に時計回り
jail-choose = { $by }：誰の手下を牢屋に送りますか？
has-henchmen = { $seat }（使える手下{ $available }人）
has-reputation = { $seat }（評判{ $reputation }）
has-safes = { $safes ->
    [0] { $seat }（金庫なし）
   *[other] { $seat }（金庫{ $safes }個）
}
in-jail = { $seat }（牢屋に{ $jailed }人）
loses-money = { $seat }（所持金${ $money }）
henchman-choose = { $by }：このカードの、誰の手下を牢屋に送りますか？
prisoner-choose = { $seat }の「囚人」：どちらにしますか？
prisoner-henchman = 手下を1人牢屋に送る（使える手下{ $available }人）
prisoner-reputation = 評判1を失う（現在{ $now }）
release-choose = { $by }：誰の手下を釈放しますか？
release-nobody = 誰も釈放しない
release-how-many = { $by }：自分の手下を何人釈放しますか？
release-count = { $n ->
    [0] 釈放せずに$2を得る
   *[other] { $n }人
}
place-choose = { $by }：{ $seat }の手下をどのカードに置きますか？
place-nowhere = 置かない
assassin-choose = { $by }：誰の評判を1下げますか？
spy-choose = { $by }：誰を探りますか？
steal-money-choose = { $by }：誰から金を盗みますか？
look-card-choose = { $by }：どのカードを見ますか？
jail-card-choose = { $by }：自分のどのカードの手下を牢屋に送りますか？
burn-choose = { $by }：自分のどのカードの手下を破壊しますか？
may-shuffle = { $by }：デッキをシャッフルしますか？
scout-choose = { $by }：どの金庫を偵察しますか？
look-choose = { $by }：どの金庫を見ますか？
steal-choose = { $room ->
    [0] { $by }：どの金庫を盗みますか？（上限は{ $limit }つなので、1つ放棄します）
   *[other] { $by }：どの金庫を盗みますか？
}
relinquish-choose = 今日の金庫の上限を超えています。どの金庫を放棄しますか？
relinquish-own = { $by }：自分のどの金庫を放棄しますか？
may-swap-safe = { $by }：その金庫を同じ地所の金庫と入れ替えますか？
swap-safe-choose = { $by }：{ $safe }の金庫をどの金庫と入れ替えますか？
mark-choose = { $safe }の金庫にどの目星を置きますか？（嘘の数でもかまいません）
mark-leaves = { $safe }の金庫には、その目星が表と裏の両方の数で置かれています。どちらを移しますか？
mark-is-true = 本当の数
mark-true = 目星「{ $face }」（本当の数）
mark-false = 目星「{ $face }」（嘘の数）
mark-move = { $safe }の金庫に置く目星が残っていません。別の金庫から移しますか？
mark-none = 目星を置かない
mark-where = { $by }：どの金庫に目星を置きますか？
mark-from = { $by }：どの金庫の目星を移しますか？
mark-to = { $by }：{ $safe }の金庫の目星をどこに移しますか？
mark-move-another = { $by }：目星をもう1つ移しますか？
swap-one = { $by }：どのならず者を変えますか？
swap-other = { $by }：「{ $scoundrel }」を誰と入れ替えますか？
swap-part = { $by }：どちらを入れ替えますか？
whose-next = いま能力を使えるプレイヤーが何人かいます。次は誰にしますか？
first-player-choose = 評判が一番高いのはあなたです。次の日のスタートプレイヤーは誰にしますか？

## できごと

leader-chosen = { $seat }のリーダーは{ $leader }です。
strategy-chosen = { $seat }の戦略は「{ $strategy }」です。
first-player = スタートプレイヤーは{ $seat }です。
day-begins = { $day }日目が始まりました。
turn-begins = { $seat }のターンです。
plans = { $seat }が「{ $slot }」の枠にカードを裏向きで置きました。
lays-zero = { $seat }が「0」を表向きでシートの脇に置きました。
uses = { $seat }が「{ $scoundrel }」を使いました。
uses-leader = { $seat }が「{ $slot }」の枠のリーダー能力を使いました。
uses-strategy = { $seat }が戦略「{ $strategy }」を使いました。
gains-money = { $seat }が${ $n }を得ました。
pays = { $seat }が${ $n }を支払いました。
steals-money = { $seat }が{ $rival }から${ $n }を盗みました。
reputation-gained = { $seat }が評判{ $n }を得ました（現在{ $now }）。
reputation-lost = { $seat }が評判{ $n }を失いました（現在{ $now }）。
looks-into = { $seat }が{ $safe }の金庫を見ました。
safe-holds = { $safe }の金庫の中身は技術{ $value }点です。
mark-placed = { $seat }が{ $safe }の金庫に目星「{ $face }」を置きました。
mark-taken = { $seat }が{ $safe }の金庫から目星「{ $face }」を外しました。
steals-safe = { $seat }が{ $safe }の金庫を盗みました。
relinquishes = { $seat }が{ $safe }の金庫を放棄しました。
relinquishes-unused = { $seat }が{ $safe }の金庫を放棄しました。地所に空きがないので、未使用の金庫になります。
swaps-safes = { $seat }が{ $other }の金庫を外し、代わりに{ $one }の金庫をボードに置きました。
suspects = { $seat }が{ $rival }の「{ $slot }」の枠のカードに手下を置きました。
jailed = { $seat }の手下が1人、牢屋に送られました。
released = { $seat }の手下が1人、釈放されました。
destroyed = { $seat }の手下が1人、破壊されました。
hires = { $cost ->
    [0] { $seat }が「{ $scoundrel }」を無料で雇いました。
   *[other] { $seat }が「{ $scoundrel }」を${ $cost }で雇いました。
}
rearranges = { $seat }がならず者を並べ替えました。
saloon-arrives = 「{ $scoundrel }」が酒場に現れました。
discarded = 「{ $scoundrel }」が捨て札になりました。
to-the-bottom = 「{ $scoundrel }」が捨て札の一番下に置かれました。
swapped = { $seat }がカードを入れ替え、「{ $one }」と「{ $other }」になりました。
goes-to-office = { $seat }が保安官事務所を使いました。
bails = { $seat }が手下{ $count }人の保釈金${ $cost }を納めました。
bribes = { $seat }が保安官に${ $cost }の賄賂を渡しました。
draws-card = 「{ $card }」を引きました。
draws = { $seat }がカードを引き、手札が{ $hand }枚になりました。
looks-at = { $seat }が{ $rival }の「{ $slot }」の枠のカードを見ました。
card-is = { $played }は「{ $card }」です。
looks-at-deck = { $seat }が自分のデッキの一番上を見ました。
deck-top-is = デッキの一番上は「{ $card }」です。
reveals-top = { $seat }がデッキの一番上を公開しました：「{ $card }」
shuffles-deck = { $seat }がデッキをシャッフルしました。
day-ends = { $day }日目が終わりました。ブラフの勝負です。
game-ends = 連邦の役人が町に着きました。ゲーム終了です。
turned-over = { $seat }の「{ $slot }」の枠のカードは「{ $card }」でした。
caught = { $seat }のブラフがバレました。
safe-opened = { $seat }が{ $safe }の金庫を公開しました：技術{ $value }点

## 得点

score-safes = 金庫
score-marks = 正しい目星
score-reputation = 評判
score-tech = 技術アイコン
