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
page-try-spellbook-end_of_day = End of the Day
page-try-spellbook-token = Materia on it
page-try-spellbook-today = learned today
page-try-spellbook-opponent = The opponent
page-try-spellbook-opponent-board = The opponent's board
page-try-spellbook-opponent-lower = The opponent's lower area
