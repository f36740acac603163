### Tische von Seasons zum Ausprobieren, auf Deutsch.

page-try-seasons-turn = In einem Spielzug
page-try-seasons-before_die = Ein Spielzug beginnt
page-try-seasons-dice = Würfelwahl
page-try-seasons-round_end = Rundenende
page-try-seasons-year = Jahr
page-try-seasons-space = Feld des Rades
page-try-seasons-die = Würfel { $n }
page-try-seasons-own-die = Genommener Würfel
page-try-seasons-permit = In diesem Spielzug darf umgewandelt werden
page-try-seasons-crystals = Kristalle
page-try-seasons-bonuses = Benutzte Boni
page-try-seasons-play = Karten im Spiel
page-try-seasons-turned = gedreht
