### A guided first game of SpellBook, in English. $other is the bot one plays against.

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
page-learn-spellbook-evening = In the Evening you may learn one spell. With three purple materia you can have { $spell } at level 3. If a color is short, three materia with the same rune may stand in for one of the spell's color, but at least one must be real.
page-learn-spellbook-keep = You have exactly what it costs, so paying goes by itself. One of the materia you paid stays on the card and marks the level; some spells care about its rune. Keep the marked one ({ $materia }); the others go to the discard box.
page-learn-spellbook-refill = Your Day is over, and so is { $other }'s. After each Day the Altar is filled: up to five if there were fewer, by one if there were five to nine; ten or more are swept away for five new ones.
page-learn-spellbook-other = Here you see what { $other } has. Nothing is hidden in this game but the pouch.
page-learn-spellbook-cast = A spell that you learn works from your next Day on. Now it is Morning again, and { $spell } is offered: it would bring you two round materia from the Altar instead of the usual one.
page-learn-spellbook-score = This is what everybody would have now: each learned spell counts by its level, and the Familiar board counts too. Materia in the pool count nothing.
page-learn-spellbook-finish = The game ends when a player has learned all seven spells or filled the Familiar board; the round is still finished, so that all players have equally many Days. The most points win, and 25 are a good game. Try your new spell and have fun!
