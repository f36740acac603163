### SpellBook in the gallery, in English.

gallery-box-spellbook = SpellBook
gallery-kind-spell = spells
gallery-one-spell = spell
gallery-trigger-morning = morning
gallery-trigger-midday = midday
gallery-trigger-evening = evening
gallery-set = Set
gallery-color = Color
