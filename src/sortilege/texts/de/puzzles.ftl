### Rätsel, auf Deutsch: was man aus ihnen lernt, und wie schwer sie sind.

puzzle-teaches-last_round = Die letzte Runde
puzzle-teaches-payment = Womit man bezahlt
puzzle-teaches-timing = Jetzt oder später
puzzle-teaches-pair = Zwei Karten zusammen
puzzle-teaches-cards = Welche Karte
puzzle-teaches-supplies = Was man nimmt und behält
puzzle-teaches-dice = Welcher Würfel
puzzle-teaches-draft = Der Draft
puzzle-teaches-years = Welches Jahr
puzzle-teaches-bonus = Boni und ihr Preis
puzzle-teaches-denial = Was die anderen wollen

puzzle-difficulty-1 = Sehr leicht
puzzle-difficulty-2 = Leicht
puzzle-difficulty-3 = Mittel
puzzle-difficulty-4 = Schwer
puzzle-difficulty-5 = Sehr schwer
