### Le plateau de SpellBook en français.

page-spellbook-pouch = Sac
page-spellbook-box = Boîte de défausse
page-spellbook-wipes = L'Autel est vidé quand cette case est remplie.
page-spellbook-about = { $spell } : voir dans la galerie
