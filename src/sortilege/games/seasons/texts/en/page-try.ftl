### Tables of Seasons to try things on, in English.

page-try-seasons-turn = In a turn
page-try-seasons-before_die = A turn begins
page-try-seasons-dice = Choosing dice
page-try-seasons-round_end = End of the round
page-try-seasons-year = Year
page-try-seasons-space = Space of the wheel
page-try-seasons-die = Die { $n }
page-try-seasons-own-die = Die taken
page-try-seasons-permit = Transmuting is permitted in this turn
page-try-seasons-crystals = Crystals
page-try-seasons-bonuses = Bonuses used
page-try-seasons-play = Cards in play
page-try-seasons-turned = turned
