### Der Tisch von SpellBook auf Deutsch.

page-spellbook-pouch = Beutel
page-spellbook-box = Ablage
page-spellbook-wipes = Der Altar wird geleert, wenn dieses Feld belegt wird.
page-spellbook-about = { $spell }: zur Galerie
