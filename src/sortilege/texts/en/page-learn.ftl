### How to play, in English: a guided first game of each. $other is the bot one plays against.

page-learn-title = How to play
page-learn-waiting = { $who } is choosing …
page-learn-how = A guide takes you through the first round of a real game against a bot. The cards and dice are prepared, every choice stays yours, and at the end you can simply play on.
page-learn-begin = Begin ({ $n } short steps)
page-learn-resume = Go on where you were
page-learn-guide = Guide
page-learn-step = step { $n } of { $total }
page-learn-next = Go on
page-learn-show = Show me
page-learn-lay = Lay them out like this
page-learn-again = Start again
page-learn-strayed = You have left the prepared path. That is allowed, only the guide does not know the way here: undo it if that is still possible, start again, or play on by yourself.
page-learn-alone = Play on by myself
page-learn-so-far = If the game ended now
page-learn-on = Play on at this table
page-learn-whole = Play a whole game now

## Seasons

page-learn-seasons-goal = Welcome to the tournament! You and { $other } are wizards who duel for three years. Whoever has the most points at the end wins: crystals count, and so does the prestige of the cards you have summoned.
page-learn-seasons-cards = These nine cards are yours for the whole game. On the left stands what a card costs, on the right its prestige: the points it is worth once it lies in front of you.
page-learn-seasons-split = Three cards you hold at once, three more come with the second year, the last three with the third. Cheap ones first is a good start: { $first } now; { $second } in year 2; { $third } in year 3.
page-learn-seasons-wheel = This wheel is the year: twelve spaces, three for each season. The token starts in winter; each time it has gone round, a new year begins and brings everybody their next three cards. After the third year the game is over.
page-learn-seasons-dice = Each round begins with dice in the color of the season, always one more than there are players. A die shows energies, crystals, an arrow for the gauge or a card to draw, and some faces let you transmute, of which more soon. Everybody takes one die.
page-learn-seasons-die = You start this round and choose first. Take the marked die: two Water energies and a step of the gauge, just what a first card needs.
page-learn-seasons-reserve = { $other } has taken a die too, and now it is your turn. What your die shows you get at once: two Water lie in your reserve. It has room for seven energies; whatever is too much would have to go.
page-learn-seasons-gauge = The gauge limits how many cards you may have in play: none of one so far. It rises by dice, by bonuses and by some cards, so keep an eye on it.
page-learn-seasons-summon = { $card } costs exactly your two Water. Summon it: you pay, and the card lies in front of you for the rest of the game, worth 6 prestige.
page-learn-seasons-fill = Many cards do something when they come into play. This one holds four energies of your choice, which you spend like those of your reserve. Choose Earth, the most precious one in winter (still { $n }).
page-learn-seasons-rates = Transmuting turns energies into crystals, and the season sets the rate: in winter Earth brings 3, Fire 2, Air and Water 1. It is allowed only in a turn in which your die, a card or a bonus says so.
page-learn-seasons-bonus = Your die does not allow it, but a bonus does. You may use three in a game; one costs you 5 points at the end, two cost 12, all three 20. Use “{ $bonus }”: you may transmute this turn, for 1 crystal more each.
page-learn-seasons-transmute = Transmute an Earth from your card: 3 crystals for the season and 1 for the bonus. Do so three times (still { $n }) and keep the last Earth for another day.
page-learn-seasons-left = One die was taken by nobody. Its dots count { $pips }: at the end of the round the token moves on by as many spaces. So the dice you leave decide how fast the year goes by.
page-learn-seasons-end = There is nothing more to do for you. End your turn; { $other } takes one, and then the round is over.
page-learn-seasons-moved = The token went on by { $n } spaces: now it is { $season }! The dice have another color, other energies are precious, and { $other } starts this round, for the first turn passes round the table.
page-learn-seasons-other = Here you see what { $other } has: crystals, reserve, cards in play. All of that is open; only who holds which card in hand and which in the libraries stays hidden.
page-learn-seasons-score = This is what everybody would have now. Crystals and the prestige of cards in play count for you; every card still in hand costs 5 points, and so do the bonuses you used. So summon what you hold before the third year ends.
page-learn-seasons-finish = That is the whole game: take a die, use it well, end your turn, until the token has passed the last space of the third year. What you point at explains itself, and what cannot be chosen says why. Have fun!

## SpellBook

page-learn-spellbook-goal = Welcome! You and { $other } study the same seven spells. Points come from the spells you have learned and from materia that you give to your familiar.
page-learn-spellbook-spells = These are your spells, one of each color. Each can be learned once, at level 3, 4 or 5: that is also how many materia of its color it costs. Next to each level stand its points; higher levels can do more.
page-learn-spellbook-altar = Materia are what you pay with. Five lie openly on the Altar, for everybody. Each has one of seven colors and one of three runes: round, triangle or square.
page-learn-spellbook-pool = This is your pool. You begin with two materia and can hold nine at most.
page-learn-spellbook-day = A turn is a Day with three phases: Morning, Midday and Evening. In each you may do one thing, or skip it; then the next player has a Day.
page-learn-spellbook-morning = In the Morning you get materia: one of your choice from the Altar, or two unseen ones from the pouch. You hold two purple ones, so the Altar has nothing for you. Draw two.
page-learn-spellbook-drawn = What luck: a third purple one! Three of one color are enough for a spell. The green one is left over.
page-learn-spellbook-midday = At Midday you may store one materia of your pool on your Familiar board. Do that with the one you do not need.
page-learn-spellbook-store = Choose: { $materia }. It stays there for good, so never store what a spell still needs.
page-learn-spellbook-familiar = The Familiar board has fourteen spaces. The more you store, the more it is worth: 1 point now, 18 when it is full.
page-learn-spellbook-evening = In the Evening you may learn one spell. With three purple materia you can have { $spell } at level 3.
page-learn-spellbook-pay = Now pay: choose the first purple materia. If a color is short, three materia with the same rune may stand in for one of the spell's color, but at least one must be real.
page-learn-spellbook-pay-on = And the second one. The third goes by itself, for there is no other.
page-learn-spellbook-keep = One of the materia you paid stays on the card and marks the level; some spells care about its rune. Keep the marked one ({ $materia }); the others go to the discard box.
page-learn-spellbook-refill = Your Day is over, and so is { $other }'s. After each Day the Altar is filled: up to five if there were fewer, by one if there were five to nine; ten or more are swept away for five new ones.
page-learn-spellbook-other = Here you see what { $other } has. Nothing is hidden in this game but the pouch.
page-learn-spellbook-cast = A spell that you learn works from your next Day on. Now it is Morning again, and { $spell } is offered: it would bring you two round materia from the Altar instead of the usual one.
page-learn-spellbook-score = This is what everybody would have now: each learned spell counts by its level, and the Familiar board counts too. Materia in the pool count nothing.
page-learn-spellbook-finish = The game ends when somebody has learned all seven spells or filled the Familiar board; the round is still finished, so that everybody has equally many Days. The most points win. Try your new spell and have fun!
