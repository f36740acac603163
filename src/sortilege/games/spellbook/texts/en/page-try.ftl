### Tables of SpellBook to try things on, in English.

page-try-any-materia = any materia
page-try-spellbook-day = Day
page-try-spellbook-triggered = The last round has been called
page-try-spellbook-altar = Altar
page-try-spellbook-pool = Pool
page-try-spellbook-board = Familiar board
page-try-spellbook-pouch = Next in the pouch
page-try-spellbook-box = Discard box
page-try-spellbook-level = Level { $n }
page-try-spellbook-unlearned = not learned
