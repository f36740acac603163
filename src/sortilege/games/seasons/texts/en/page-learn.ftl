### A guided first game of Seasons, in English. $other is the bot one plays against.

page-learn-seasons-goal = Welcome to the tournament! You and { $other } are wizards who duel for three years. The player with the most points at the end wins: crystals count, and so does the prestige of the cards you have summoned.
page-learn-seasons-cards = Nine cards are yours for the whole game. Look at these three first: on the left stands what a card costs, on the right its prestige, the points it is worth once it lies in front of you.
page-learn-seasons-split = Three cards you hold at once, three more come with the second year, the last three with the third. Cheap ones first is a good start: { $first } now; { $second } in year 2; { $third } in year 3.
page-learn-seasons-wheel = This wheel is the year: twelve spaces, three for each season. The token starts in winter; each time it has gone round, a new year begins and brings everybody their next three cards. After the third year the game is over.
page-learn-seasons-dice = Each round begins with dice in the color of the season, always one more than there are players. A die shows energies, crystals, an arrow for the gauge or a card to draw, and some faces let you turn energies into crystals. Everybody takes one die.
page-learn-seasons-die = You start this round and choose first. Take the marked die: two Water energies and a step of the gauge, just what a first card needs.
page-learn-seasons-reserve = { $other } has taken a die too, and now it is your turn. What your die shows you get at once: two Water lie in your reserve. It has room for seven energies; whatever is too much would have to go.
page-learn-seasons-gauge = The gauge limits how many cards you may have in play: none of one so far. It rises by dice, by bonuses and by some cards, so keep an eye on it.
page-learn-seasons-summon = { $card } costs exactly your two Water. Summon it: you pay, and the card lies in front of you for the rest of the game, worth 6 prestige.
page-learn-seasons-fill = Many cards do something when they come into play. This one holds four energies of your choice, which you spend like those of your reserve. Fill it with Earth: three of them pay for { $card }, your next card. { $n } to go.
page-learn-seasons-rates = Transmuting turns energies into crystals, and the season sets the rate: in winter Earth brings 3, Fire 2, Air and Water 1. It is allowed only in a turn in which your die, a card or a bonus says so.
page-learn-seasons-bonus = Your die does not allow it this turn; a bonus would. Each of these four can be used more than once, but only three bonuses in a whole game. One costs you 5 points at the end, two cost 12, all three 20: so keep them for when they bring more than that.
page-learn-seasons-left = No player took this die. Its pips count { $pips }: at the end of the round the token moves on by as many spaces. So the dice you leave decide how fast the year goes by.
page-learn-seasons-end = There is nothing more for you to do. End your turn; { $other } takes one, and then the round is over.
page-learn-seasons-moved = The token went on by { $n } spaces: now it is { $season }! The dice have another color, other energies are precious, and { $other } starts this round, for the first turn passes round the table.
page-learn-seasons-other = Here you see what { $other } has: crystals, reserve, cards in play. All of that is open; only who holds which card in hand and which in the libraries stays hidden.
page-learn-seasons-score = This is what everybody would have now. Crystals and the prestige of cards in play count for you; every card still in hand costs 5 points, and so do the bonuses you used. So summon what you hold before the third year ends.
page-learn-seasons-finish = That is the whole game: take a die, use it well, end your turn, until the token has passed the last space of the third year. 150 points are a good game. What you point at explains itself, and what cannot be chosen says why. Have fun!
