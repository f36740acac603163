### Tables de SpellBook pour essayer, en français.

page-try-any-materia = materia quelconque
page-try-spellbook-day = Journée
page-try-spellbook-triggered = Le dernier tour est annoncé
page-try-spellbook-altar = Autel
page-try-spellbook-pool = Réserve
page-try-spellbook-board = Plateau Familier
page-try-spellbook-pouch = Prochaines du sac
page-try-spellbook-box = Boîte de défausse
page-try-spellbook-level = Niveau { $n }
page-try-spellbook-unlearned = non appris
page-try-spellbook-end_of_day = Fin de la Journée
page-try-spellbook-token = Materia posée
page-try-spellbook-today = appris aujourd'hui
page-try-spellbook-opponent = L'adversaire
page-try-spellbook-opponent-board = Plateau de l'adversaire
page-try-spellbook-opponent-lower = Zone basse de l'adversaire
