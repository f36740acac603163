### The table of Seasons on the page, in English.

game-seasons = Seasons
    .text = A tournament of magic over three years: gather energies and crystals, summon magic items and familiars.

page-seasons-rulings = { $n ->
    [0] In the gallery
    [one] { $n } ruling in the gallery
   *[other] { $n } rulings in the gallery
}
page-seasons-six = The six faces of this die; the framed one lies on top.
page-seasons-left = No player took this die: at the end of the round the season token moves { n-spaces }.
page-seasons-lost = { $n ->
    [one] { $n } space of the reserve is lost for the rest of the game.
   *[other] { $n } spaces of the reserve are lost for the rest of the game.
}
page-seasons-gauge = Summoning gauge
page-seasons-gauge-told = { $n } of { $gauge } possible cards in play. The gauge ends at 15.
page-seasons-room = { $n ->
    [one] room for { $n } card
   *[other] room for { $n } cards
}
page-seasons-no-room = No room for a card until the gauge rises.
page-seasons-in-hand = { $n ->
    [one] { $n } card in hand { $points }
   *[other] { $n } cards in hand { $points }
}
page-seasons-of-reserve = Reserve
page-seasons-of-gauge = Gauge
page-seasons-of-bonuses = Bonuses
page-seasons-of-hand = Hand
page-seasons-of-library = Libraries
page-seasons-drew = You drew
page-seasons-picks = Your cards ({ $n }/{ $of })
page-seasons-track = Every bonus used moves the track one space. As it stands, it changes the final score by { $points }.
page-seasons-library = Library { $n }
page-seasons-look-through = look through
page-seasons-close-pile = put back
page-seasons-on-discard = on top of the discard pile
page-seasons-place = card { $n } from the top
page-seasons-owed = Still to pay
page-seasons-price = Price of { $card }
page-seasons-split-ways = Press I, II or III, type 1, 2 or 3 on a card, or drag it onto a pile.
page-caption-rolls = { $who } rolls the dice.
    .you = You roll the dice.
page-seasons-transmute-all = Transmute all { $n } energies
page-seasons-new-dice = New dice are rolled.
page-seasons-year-cards = { $year }: { $cards }
page-seasons-pile = Year { $year }: { $n } of { $wanted } cards

page-hand = hand
page-bonuses = { $n } of 3 bonuses used
page-dice = Dice
page-rates = Crystals for each energy transmuted
page-deck = draw pile
page-discard = discard pile
page-energies = Energies
page-pack = Choose from these cards
page-looking = Only you see these
page-own-hand = Your hand
page-own-libraries = Your libraries
page-year = Year { $n }
page-split = Your cards for three years
page-split-how = Choose the year in which each card reaches your hand: { $n } per year.
page-split-done = Done
page-home-will-seasons = You play against { $n ->
    [one] one bot
   *[other] { $n } bots
}{ $kingdom ->
    [with] , with Enchanted Kingdom
   *[without] {""}
}. { $level ->
    [apprentice] You get nine cards to sort into three years;
   *[other] First each player picks nine cards, one at a time;
} then you choose a die each round. What you may do is always marked, and says what it does.
page-home-kingdom = Enchanted Kingdom
page-home-kingdom-text = 20 more Power cards, two of each, and ability tokens: everybody is dealt three and keeps one. Enchantments stand below.
page-home-enchantment = Enchantment: { $name }
page-home-house-seasons = Where rulebooks differ or leave something open. Whatever you leave alone follows the printing; the cards of Enchanted Kingdom bring the revised Balance and Idol.
page-seasons-tab-dice = Dice
page-seasons-no-hand = Your hand is empty.
page-seasons-no-cards = No cards yet.
