### The SpellBook board in English.

page-spellbook-pouch = Pouch
page-spellbook-box = Discard box
page-spellbook-wipes = The Altar is cleared when this space is filled.
page-spellbook-about = { $spell }: to the gallery
