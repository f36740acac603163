### Words that are the same for every game.

## Languages, each by its own name

language-en = English
language-fr = français
language-de = Deutsch

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

## What others decide; $n is how many they are

doing-something = { $who } { $n ->
    [one] is
   *[other] are
} choosing …

## The table itself, in the log

log-went_back = The rules of this server have changed, and what was under way does not go on by them: the table is back before it began.
