## 絵の中の言葉と、絵が見えない人のための言葉

pic-limit = ≤ ${ $limit }
pic-slot = { $slot }番
pic-round = ラウンド{ $round }/{ $rounds }
pic-setting-up = 準備
pic-duel-hand = あなたの決闘チップ
pic-duel-used = 使用済み
pic-duel-covered = あなたの裏向きの山：{ $count }枚
pic-person-yellow = 有力者{ $number }・黄色の面
pic-person-red = 有力者{ $number }・赤の面
pic-building-count = 建物・全{ $count }枚
pic-building-needs-road = 角に道路が届いている必要があり、家が1軒付きます。
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
pic-alt-duel-hand = あなたの決闘チップ：{ $values }
pic-alt-duel-used = 使用済み：{ $values }
