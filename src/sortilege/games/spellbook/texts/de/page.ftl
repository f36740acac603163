### Der Tisch von SpellBook auf Deutsch.

game-spellbook = SpellBook
    .text = Sieben Zauber zu lernen: Sammle Materia, füttere deinen Gefährten und entscheide, wie weit du jeden Zauber treibst.

page-spellbook-pouch = Beutel
page-spellbook-box = Ablage
page-spellbook-wipes = Der Altar wird geleert, wenn dieses Feld belegt wird.
page-spellbook-about = { $spell }: zur Galerie

# A letter or two for each color, on the materia; no two alike.
page-letter-red = R
page-letter-purple = L
page-letter-green = Gr
page-letter-black = S
page-letter-white = W
page-letter-blue = B
page-letter-yellow = Ge
page-altar = Altar
page-pool = Vorrat: { $n } von 9
page-board = Gefährtentafel: { $n } von 14, wert { $points }
page-home-will-spellbook = { $n ->
    [0] Du spielst allein gegen einen Gegner, der dem Regelheft folgt
    [one] Du spielst gegen einen Bot
   *[other] Du spielst gegen { $n } Bots
}. Jeden Tag nimmst du morgens, mittags und abends Materia und lernst damit Zauber. Was du tun darfst, ist immer markiert und erklärt.
page-home-house-spellbook = Einzelne Zauber nach Farbe, und was das Regelheft offenlässt. Das Erste ist jeweils unsere Lesart.
