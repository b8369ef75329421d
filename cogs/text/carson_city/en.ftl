## On pictures, and in words for those who cannot see them

pic-limit = ≤ ${ $limit }
pic-slot = #{ $slot }
pic-round = Round { $round }/{ $rounds }
pic-setting-up = Set-up
pic-duel-hand = Your duel tiles
pic-duel-used = Played
pic-duel-covered = In your pile, face down: { $count }
pic-person-yellow = Personality { $number } · yellow side
pic-person-red = Personality { $number } · red side
pic-building-count = Building · { $count } in the game
pic-building-needs-road = Needs a road at one corner, and brings a house.
pic-alt-now = Now: { $square }
pic-alt-sale = For sale: { $buildings }
pic-alt-priced = { $thing } ${ $price }
pic-alt-cowboys = Cowboys: { $spots }
pic-alt-no-cowboys = No cowboys on the board
pic-alt-spot = { $spot } { $seats }
pic-alt-houses = Houses: { $parcels }
pic-alt-mountains = Mountains: { $parcels }
pic-alt-roads = Roads: { $count }
pic-alt-bridges = bridges: { $count }
pic-alt-river = With the river
pic-alt-marked = You can choose: { $places }
pic-alt-marked-roads = Places for a road: { $count }
pic-alt-duel-hand = Your duel tiles: { $values }
pic-alt-duel-used = played: { $values }
