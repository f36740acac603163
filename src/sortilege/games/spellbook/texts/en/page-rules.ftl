### The rules of SpellBook in English, in our own words, by chapter; what is told when something comes up for the first time; and the words of the index.

page-chapter-spellbook-goal = What it is about
    .text =
        Everybody studies the same seven spells, one of each color. You gather materia to learn them, and give materia to your familiar.

        The player with the most points at the end wins: learned spells bring points by their level, and so does a well-filled Familiar board.
page-chapter-spellbook-setup = Before the game
    .text =
        For each of the seven colors one spell is chosen; all players have these same seven. Materia have one of seven colors and one of three runes, round, triangle or square, and are drawn unseen from the pouch.

        { $players ->
            [1] Seven materia lie on the Altar, open to all.
           *[other] Five materia lie on the Altar, open to all.
        } Each player begins with two in the pool.
page-chapter-spellbook-day = A Day
    .text =
        Your turn is a Day of three phases. In each you do one thing, or leave it out: in the Morning take 1 materia from the Altar or draw 2 from the pouch; at Midday store 1 materia of your pool on your Familiar board; in the Evening learn a spell.

        Instead of this you may use a learned spell that belongs to the phase, at its own level or a lower one. A spell cannot be used on the Day on which it was learned. Other spells work once, when you learn them, or all the time.
page-chapter-spellbook-pool = The pool
    .text =
        Your pool holds nine materia at most. Draws and takes stop when it is full; what an effect discards first makes room for what it brings.
page-chapter-spellbook-altar = The Altar
    .text =
        { $players ->
            [1] When a Day ends, one materia of your choice goes from the Altar to the opponent's board, and the Altar is filled to seven; after the opponent's spaces 4, 9 and 14 it is cleared first.
           *[other] When a Day ends, the Altar is filled again: with fewer than five materia up to five, with five to nine by one. With ten or more all of them are discarded and five new ones are drawn.
        }

        { $altar_shortage ->
            [what_there_is] An effect that takes or stores more materia than the Altar holds makes do with those there are. To swap, all of them have to be there.
           *[full_number] An effect that takes, swaps or stores several materia from the Altar needs all of them to be there. Only Storm and Communion make do with those there are.
        }
page-chapter-spellbook-pouch = Pouch and discard box
    .text =
        Materia that are spent, discarded or cleared away lie in the discard box. When one has to be drawn and the pouch is empty, they all go back into it. { $pouch_and_box_empty ->
            [altar_returns] If the box is empty too, the materia on the Altar go back.
           *[nothing_drawn] If the box is empty too, nothing more is drawn.
        } What is stored, or lies on a card, never comes back.
page-chapter-spellbook-familiar = The Familiar board
    .text =
        The board has fourteen spaces. What you store there stays until the end, unless Growth at level 3 swaps it for another, and each materia makes the board worth more: with four it brings 4 points, with nine 11, and full 18.
page-chapter-spellbook-learning = Learning a spell
    .text =
        A spell is learned once, at level 3, 4 or 5, and costs as many materia of its color. One of them stays on the card and marks the level; some spells care about its rune. The others go to the discard box.

        Three materia with the same rune, whatever their colors, may stand in for one of the spell's color. At least one has to be paid in the real color. { $token_from_triple ->
            [allowed] One of the three may stay on the card if it has the spell's color.
           *[forbidden] None of the three may stay on the card.
        }
page-chapter-spellbook-spells = Spell by spell
    .text =
        What has been settled about single spells. All levels of each are in the gallery.

        Some spells rise or drop by a level during the game. Their points and what holds all the time go by the level at which they stand.
page-chapter-spellbook-clone = Clone
    .text =
        { $players ->
            [1] Alone, Clone does at Midday what a spell does at level 4 that you have not learned: at level 3 a Midday spell, at level 4 an Evening spell, at level 5, after a discard, a Morning spell. Where a rune matters, it is the one on Clone.
           *[other] Clone does at Midday what a spell of another player, or a primary action, does: at level 3 one of Midday, at level 4 one of the Evening, at level 5, after a discard, one of the Morning. You use your own pool and board, and the other player's card stays as it is.
        }
page-chapter-spellbook-end = The end and the score
    .text =
        { $players ->
            [1] When you learn your seventh spell, fill your Familiar board or fill the opponent's last space, the end has come: the Day is finished, and the opponent gets its last materia.
           *[other] When a player learns the seventh spell or fills the Familiar board, the end has come: the Day is finished, and play goes on until all have had equally many Days.
        }

        Add the points of your spells, what some spells count in addition, and your Familiar board. Materia in the pool count nothing. { $players ->
            [1] On equal points nobody wins.
           *[other] On equal points more spells win, then more materia in the pool.
        }
page-chapter-spellbook-solo = Alone
    .text =
        Alone you play against a board that fills. Seven materia lie on the Altar; after every Day one of them, of your choice, goes to the opponent's next space, and the Altar is filled to seven again. When space 4, 9 or 14 is filled, all materia on the Altar are discarded before that. { $solo_surplus ->
            [kept] What lies there above seven stays.
           *[discarded] What lies there above seven is discarded, the oldest first.
        } { $solo_empty_altar ->
            [filled_first] An empty Altar is filled before that.
           *[nothing_placed] With an empty Altar the opponent gets nothing.
        }

        The more spaces are filled, the more points the opponent has; you win with more points than it has at the end. Each materia in its lower area is 1 point; at difficulty { $difficulty }, that many lie there from the start.

page-first-spellbook-cast = New: you can use a learned spell now.
page-first-spellbook-store = New: you can store a materia now.
page-first-spellbook-learn = New: you can learn a spell now.

page-term-spellbook-materia = Materia
page-term-spellbook-runes = Runes
page-term-spellbook-phases = Morning, Midday, Evening
page-term-spellbook-using = Using a spell
page-term-spellbook-instant = Instant and permanent effects
page-term-spellbook-pool = Pool
page-term-spellbook-altar = Altar
page-term-spellbook-pouch = Pouch
page-term-spellbook-discard_box = Discard box
page-term-spellbook-familiar_board = Familiar board
page-term-spellbook-storing = Storing
page-term-spellbook-learning = Learning a spell
page-term-spellbook-level = Level of a spell
page-term-spellbook-three_alike = Three of the same rune
page-term-spellbook-copying = Copying
page-term-spellbook-last_round = Last round
page-term-spellbook-score = Score
page-term-spellbook-tie = Tie
page-term-spellbook-solo = Solo game
page-term-spellbook-opponent = Virtual opponent
