### Tische von SpellBook zum Ausprobieren, auf Deutsch.

page-try-any-materia = beliebige Materia
page-try-spellbook-day = Tag
page-try-spellbook-triggered = Die letzte Runde ist eingeläutet
page-try-spellbook-altar = Altar
page-try-spellbook-pool = Vorrat
page-try-spellbook-board = Gefährtentafel
page-try-spellbook-pouch = Als Nächstes im Beutel
page-try-spellbook-box = Ablage
page-try-spellbook-level = Stufe { $n }
page-try-spellbook-unlearned = nicht gelernt
page-try-spellbook-end_of_day = Ende des Tages
page-try-spellbook-token = Materia darauf
page-try-spellbook-today = heute gelernt
page-try-spellbook-opponent = Der Gegner
page-try-spellbook-opponent-board = Tafel des Gegners
page-try-spellbook-opponent-lower = Unterer Bereich des Gegners
