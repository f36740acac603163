### Words that are the same for every game.

## Languages, each by its own name

language-en = English
language-fr = français
language-de = Deutsch

## The bots for people, from the weakest to the strongest, and how they play

bot-level-1 = Pim: takes what catches the eye, and forgets the rest
bot-level-2 = Flora: dreams, and thinks of today alone
bot-level-3 = Bruno: loves what shines
bot-level-4 = Nelly: collects, and collects
bot-level-5 = Otto: is careful, but sees no further than this turn
bot-level-6 = Selma: takes what looks best
bot-level-7 = Victor: seldom makes a mistake
bot-level-8 = Iris: thinks ahead
bot-level-9 = Cornelius: thinks far ahead
bot-level-10 = Aurelia: is the strongest, and takes her time
# The other characters of each level, where several bots of one level play.
bot-others-1 = Kit, Lark
bot-others-2 = Linnea, Rosalind
bot-others-3 = Gregor, Hugo
bot-others-4 = Tessa, Ida
bot-others-5 = Emil, Ludwig
bot-others-6 = Greta, Marta
bot-others-7 = Armand, Casimir
bot-others-8 = Sibyl, Vera
bot-others-9 = Ambrose, Balthasar
bot-others-10 = Theodora, Leonora

## Joining words

# What a question is about, and the question.
about = { $subject } — { $text }
# A name and what is to be known beside it; a sentence and why it is so. CLAUSE takes its full stop away.
bracketed = { $what } ({ $detail })
noted = { CLAUSE($line) } ({ $note }).
amount = { $n } { $what }
plus = { $one } + { $other }
# A figure before and after what could be chosen.
change = { $what } { $from } → { $to }
change-by = { $what } { $by }

## What others decide; $n is how many they are

doing-something = { $who } { $n ->
    [one] is
   *[other] are
} choosing …

## The table itself, in the log

log-went_back = The rules on this server have changed, and the action in progress could not continue. The table has gone back to before it began.

# What a story tells beside its choices. $what is a question or an option, $note a sentence.
story-asked = { $who } is asked: { $what }
story-asked-options = { $who } is asked: { $what } ({ $detail })
story-nobody-asked = Nobody is asked anything.
story-not-asked = { $who } is not asked anything.
story-may = { $who } may choose: { $what }.
story-may-not = { $who } may not choose: { $what }. { $note }
story-not-offered = { $who } is not offered: { $what }.

# A whole table in plain text.
text-you = You are { $who }.
text-cards = What the cards do:
text-refused = Not now:

## Who has won; $who are all winners, $others those beside the reader, $place is the reader's, or 0

score-winners = { $n ->
    [one] { $you ->
        [1] You win
       *[0] { $who } wins
    }
   *[other] { $you ->
        [1] You and { $others } win together
       *[0] { $who } win together
    }
}, { $scores }{ $place ->
    [0] {""}
    [2] {" "}– you come second
    [3] {" "}– you come third
   *[other] {" "}– you come { $place }th
}
score-tiebreak = { $n ->
    [one] { $you ->
        [1] You win the tie-break
       *[0] { $who } wins the tie-break
    }
   *[other] { $you ->
        [1] You and { $others } win the tie-break
       *[0] { $who } win the tie-break
    }
}, { $scores }{ $place ->
    [0] {""}
    [2] {" "}– you come second
    [3] {" "}– you come third
   *[other] {" "}– you come { $place }th
}
