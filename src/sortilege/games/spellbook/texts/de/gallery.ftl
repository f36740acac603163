### SpellBook in der Galerie, auf Deutsch.

gallery-box-spellbook = SpellBook
gallery-kind-spell = Zauber
gallery-one-spell = Zauber
gallery-trigger-morning = Morgen
gallery-trigger-midday = Mittag
gallery-trigger-evening = Abend
gallery-set = Reihe
gallery-color = Farbe
