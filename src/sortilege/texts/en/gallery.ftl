### The gallery in English. Belongs with the other texts of the page.

gallery-title = Gallery
gallery-search = Search names and texts
gallery-count = { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}
gallery-nothing = Nothing fits. Try fewer filters or another word.
gallery-clear = Clear all
gallery-close = Close
gallery-box = Box
gallery-box-base = Seasons
gallery-box-enchanted_kingdom = Enchanted Kingdom
gallery-box-spellbook = SpellBook
gallery-kind = Kind
gallery-kind-item = magic items
gallery-kind-familiar = familiars
gallery-kind-token = ability tokens
gallery-kind-enchantment = enchantments
gallery-kind-die = dice
gallery-kind-bonus = bonuses
gallery-kind-spell = spells
gallery-one-item = magic item
gallery-one-familiar = familiar
gallery-one-token = ability token
gallery-one-enchantment = enchantment
gallery-one-die = die
gallery-one-bonus = bonus
gallery-one-spell = spell
gallery-cost = Cost
gallery-players = { $n } players:
gallery-trigger = When
gallery-trigger-always = always
gallery-trigger-enter = entering play
gallery-trigger-activation = activation
gallery-trigger-summon = summoning
gallery-trigger-season = change of season
gallery-trigger-round = end of round
gallery-trigger-end = end of game
gallery-trigger-sacrifice = sacrifice
gallery-trigger-die = in place of the die
gallery-trigger-morning = morning
gallery-trigger-midday = midday
gallery-trigger-evening = evening
gallery-number = Number
gallery-prestige = Prestige
gallery-points = Points once used
gallery-permanent = always in force
gallery-dealt = Cards dealt
gallery-set = Set
gallery-color = Color
gallery-rates = Transmutation
gallery-old = In the old printing
gallery-rulings = Rulings
gallery-unsettled = No rulebook decides this; it is our reading.
gallery-related = See also
