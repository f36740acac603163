### Problèmes, en français : ce qu'on y apprend, et leur difficulté.

puzzle-teaches-last_round = Le dernier tour
puzzle-teaches-payment = Avec quoi payer
puzzle-teaches-timing = Maintenant ou plus tard
puzzle-teaches-pair = Deux cartes ensemble
puzzle-teaches-cards = Quelle carte
puzzle-teaches-supplies = Que prendre et garder
puzzle-teaches-dice = Quel dé
puzzle-teaches-draft = Le draft
puzzle-teaches-years = Quelle année
puzzle-teaches-bonus = Les bonus et leur prix
puzzle-teaches-denial = Ce que veulent les autres

puzzle-difficulty-1 = Très facile
puzzle-difficulty-2 = Facile
puzzle-difficulty-3 = Moyen
puzzle-difficulty-4 = Difficile
puzzle-difficulty-5 = Très difficile
