### Seasons on the command line, in English.

## Flags

cli-help-level = archmage (default), magician or apprentice
cli-help-kingdom = the whole Enchanted Kingdom expansion: --cards, --tokens and --enchantment random
cli-help-cards = add its 20 Power cards, two of each
cli-help-tokens = add the ability tokens
cli-help-enchantment = add an enchantment: random, or { $names }

## Playing

cli-play-welcome = Seasons with { $players } · { $level }
cli-play-kingdom = Enchanted Kingdom: { $parts }
cli-play-with-kingdom_cards = 20 more Power cards (two of each)
cli-play-with-ability_tokens = ability tokens
cli-play-enchantment = Enchantment: { $text }
cli-brief-seat = { $who }: crystals { $crystals } · gauge { $gauge } · bonuses { $bonuses } of 3 · hand { $hand }
cli-play-taken = Taken so far, { $n } of { $most }: { $cards }
cli-play-hand = Hand, { $n } of { $most }: { $cards }
cli-play-two = Library II, { $n } of { $most }: { $cards }
cli-play-three = Library III, { $n } of { $most }: { $cards }
cli-play-at-once = Type several numbers to choose several cards, such as “1 4 7”; “back” returns them all.
cli-play-points = { $points } points once used
cli-play-always = always in force

## Facts

cli-facts-cards = Power cards, two of each
cli-facts-reprints = Older printings, used when an option selects them
cli-facts-number = No.
cli-facts-card = Card
cli-facts-cost = Cost
cli-facts-for = for { $n }:{" "}
cli-facts-prestige = Prestige
cli-facts-with-option = {" "}· { $option }
cli-facts-dice = Dice
cli-facts-face = Face { $n }
cli-facts-signs = { $energies } · ◆ crystals · ↑ gauge +1 · ▤ draw a card · ⟳ transmute · • spaces the season token moves if the die is left
cli-facts-rates = Crystals per transmuted energy
cli-facts-bonuses = Bonuses
cli-facts-tokens = Ability tokens: each player is dealt three and keeps one; its points count once it is used
cli-facts-enchantments = Enchantments: one for the whole game
cli-facts-of-kingdom = Enchanted Kingdom · { $title }
cli-facts-sets = Apprentice sets
cli-facts-set-cards = Cards
cli-limit-gauge = maximum summoning gauge
cli-limit-reserve = energies per reserve
cli-limit-dealt = cards dealt to each player in the draft
cli-limit-bonuses = bonuses per player
cli-limit-bonus_points = points for 0, 1, 2 and 3 bonuses used
cli-limit-hand_points = points per card left in hand
cli-limit-archmage = Power cards at Archmage level
cli-limit-magician = Power cards at Magician and Apprentice level

## Studies

cli-sim-rounds = rounds per game
cli-bench-everything = with all of Enchanted Kingdom: × CPU time
cli-bench-how-seasons = Seasons: Archmage level. The Enchanted Kingdom row compares the CPU time per decision, with cards, ability tokens and a random enchantment, to the base box: the median of nine alternating pairs.
cli-bench-bots-how-seasons = Seasons at Archmage level with the cards of Enchanted Kingdom

## How it is balanced

cli-balance-face = { $season }: { $what }
cli-balance-h-drafted = Cards in the draft
cli-balance-c-drafted = Win rate of players who drafted the card, summoned or not, above a fair share, in percentage points.
cli-balance-n-drafted = { $thing }, drafted
cli-balance-late-drafted = { $thing } is drafted late (mean pick { $when }) and wins: { $wins }.
cli-balance-early-drafted = { $thing } is drafted early (mean pick { $when }) and loses: { $wins }.
cli-balance-by-pick = By pick
cli-balance-at-pick = as pick { $n }
cli-balance-h-entered = Cards in play
cli-balance-c-entered = Win rate of players who brought the card into play. “Brings”: the prestige and crystals it earned its owner. Players who play many cards win more, so nearly all values are above zero: compare them with each other.
cli-balance-n-entered = { $thing }, in play
cli-balance-by-year = By year
cli-balance-at-year = in year { $n }
cli-balance-h-token = Ability tokens
cli-balance-c-token = Win rate of players who chose the token from the three they were dealt.
cli-balance-n-token = { $thing }
cli-balance-h-face = Faces of the dice
cli-balance-c-face = Win rate of players who took a die with this face, counted each time.
cli-balance-n-face = { $thing }
cli-balance-h-bonuses = Bonuses used
cli-balance-c-bonuses = Win rate of players who used this many bonuses.
cli-balance-n-bonuses = { $thing } bonuses
cli-balance-h-in-play = Number of cards in play
cli-balance-c-in-play = Win rate of players with this many Power cards in play at the end.
cli-balance-n-in-play = { $thing } cards in play
cli-balance-h-enchantment = Enchantments
cli-balance-c-enchantment = Enchantments apply to all players and favor none, so this shows how games with each one differ from all other games. Rates in percentage points, length in rounds.
