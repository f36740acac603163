### Puzzles, in English: what one learns from them, and how hard they are.

puzzle-teaches-last_round = The last round
puzzle-teaches-payment = What to pay with
puzzle-teaches-timing = Now or later
puzzle-teaches-pair = Two cards together
puzzle-teaches-cards = Which card
puzzle-teaches-supplies = What to take and keep
puzzle-teaches-dice = Which die
puzzle-teaches-draft = The draft
puzzle-teaches-years = Which year
puzzle-teaches-bonus = Bonuses and their price
puzzle-teaches-denial = What the others want

puzzle-difficulty-1 = Very easy
puzzle-difficulty-2 = Easy
puzzle-difficulty-3 = Medium
puzzle-difficulty-4 = Hard
puzzle-difficulty-5 = Very hard
