### SpellBook dans la galerie, en français.

gallery-box-spellbook = SpellBook
gallery-kind-spell = sorts
gallery-one-spell = sort
gallery-trigger-morning = matin
gallery-trigger-midday = midi
gallery-trigger-evening = soir
gallery-set = Série
gallery-color = Couleur
