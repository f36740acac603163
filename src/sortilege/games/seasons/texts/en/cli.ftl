### Seasons on the command line, in English.

## Flags

cli-help-level = archmage (the default), magician or apprentice
cli-help-kingdom = all of the expansion: --cards, --tokens and --enchantment random
cli-help-cards = with its 20 Power cards, two of each
cli-help-tokens = with the ability tokens
cli-help-enchantment = with an enchantment: random, or { $names }

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
cli-play-at-once = Several numbers choose several cards, such as “1 4 7”; “back” takes all of them back.
cli-play-points = { $points } points once used
cli-play-always = always in force

## Facts

cli-facts-cards = Power cards, two of each
cli-facts-reprints = Older printings, played when an option says so
cli-facts-number = No.
cli-facts-card = Card
cli-facts-cost = Cost
cli-facts-for = for { $n }:{" "}
cli-facts-prestige = Prestige
cli-facts-with-option = {" "}· { $option }
cli-facts-dice = Dice
cli-facts-face = Face { $n }
cli-facts-signs = { $energies } · ◆ crystals · ↑ gauge +1 · ▤ draw a card · ⟳ transmute · • spaces of the season token if nobody takes the die
cli-facts-rates = Crystals for a transmuted energy
cli-facts-bonuses = Bonuses
cli-facts-tokens = Ability tokens: three are dealt to each player, who keeps one; the points count once it is used
cli-facts-enchantments = Enchantments: one for the whole game
cli-facts-of-kingdom = Enchanted Kingdom · { $title }
cli-facts-sets = Apprentice sets
cli-facts-set-cards = Cards
cli-limit-gauge = highest gauge
cli-limit-reserve = energies in a reserve
cli-limit-dealt = cards dealt to each player in the draft
cli-limit-bonuses = bonuses a player may use
cli-limit-bonus_points = points for 0, 1, 2 and 3 bonuses used
cli-limit-hand_points = points for each card left in hand
cli-limit-archmage = Power cards at Archmage level
cli-limit-magician = Power cards at Magician and Apprentice level

## Studies

cli-sim-rounds = rounds per game
cli-bench-everything = with all of Enchanted Kingdom: × CPU time
cli-bench-how-seasons = Seasons: Archmage level. The row about Enchanted Kingdom is the CPU time per decision with the cards, ability tokens and a random enchantment, as a multiple of the base box: the median of nine pairs measured by turns.
cli-bench-bots-how-seasons = Seasons at Archmage level with the cards of Enchanted Kingdom

## How it is balanced

cli-balance-face = { $season }: { $what }
cli-balance-h-drafted = Cards in the draft
cli-balance-c-drafted = Wins of whoever drafted the card, beyond a fair share, in percentage points; summoned or not.
cli-balance-n-drafted = { $thing }, drafted
cli-balance-late-drafted = { $thing } is drafted late (pick { $when } in the mean) and wins: { $wins }.
cli-balance-early-drafted = { $thing } is drafted early (pick { $when } in the mean) and loses: { $wins }.
cli-balance-by-pick = By pick
cli-balance-at-pick = as pick { $n }
cli-balance-h-entered = Cards in play
cli-balance-c-entered = Wins of whoever brought the card into play. “Brings”: prestige and crystals that came by it, for its owner. Whoever plays many cards wins more, so nearly all are above zero: compare them.
cli-balance-n-entered = { $thing }, in play
cli-balance-by-year = By year
cli-balance-at-year = in year { $n }
cli-balance-h-token = Ability tokens
cli-balance-c-token = Wins of whoever chose the token out of the three they were dealt.
cli-balance-n-token = { $thing }
cli-balance-h-face = Faces of the dice
cli-balance-c-face = Wins of whoever took a die with this face, for each time it was taken.
cli-balance-n-face = { $thing }
cli-balance-h-bonuses = Bonuses used
cli-balance-c-bonuses = Wins of whoever used so many bonuses.
cli-balance-n-bonuses = { $thing } bonuses
cli-balance-h-in-play = Number of cards in play
cli-balance-c-in-play = Wins of whoever had so many Power cards in play at the end.
cli-balance-n-in-play = { $thing } cards in play
cli-balance-h-enchantment = Enchantments
cli-balance-c-enchantment = They are everybody’s, so they make nobody win; but games under them differ from all others by so much. Rates in percentage points, length in rounds.
