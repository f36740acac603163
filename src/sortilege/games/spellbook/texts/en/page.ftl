### The SpellBook board in English.

game-spellbook = SpellBook
    .text = Seven spells to learn: gather materia, feed your familiar, and choose how far to take each spell.

page-spellbook-pouch = Pouch
page-spellbook-box = Discard box
page-spellbook-wipes = The Altar is cleared when this space is filled.
page-spellbook-about = { $spell }: to the gallery

# A letter or two for each color, on the materia; no two alike.
page-letter-red = R
page-letter-purple = P
page-letter-green = G
page-letter-black = K
page-letter-white = W
page-letter-blue = B
page-letter-yellow = Y
page-altar = Altar
page-pool = Pool: { $n } of 9
page-board = Familiar board: { $n } of 14, worth { $points }
page-home-will-spellbook = { $n ->
    [0] You play alone against an opponent that follows the rulebook
    [one] You play against one bot
   *[other] You play against { $n } bots
}. Each Day you take materia in the morning, at midday and in the evening, and learn spells with them. What you may do is always marked, and says what it does.
page-home-house-spellbook = Single spells by color, and what the rulebook leaves open. The first of each is how we read it.
