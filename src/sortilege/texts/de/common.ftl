### Wörter, die für alle Spiele gleich sind.

## Die Sprachen, jede mit ihrem eigenen Namen

language-en = English
language-fr = français
language-de = Deutsch

## Verbindungen

# Worum es bei einer Frage geht, und die Frage.
about = { $subject } — { $text }
# Ein Name und was dazu zu wissen ist; ein Satz und sein Grund. CLAUSE nimmt ihm den Punkt.
bracketed = { $what } ({ $detail })
noted = { CLAUSE($line) } ({ $note }).
amount = { $n } { $what }
plus = { $one } + { $other }
# Eine Zahl vor und nach dem, was gewählt werden kann.
change = { $what } { $from } → { $to }

## Was andere entscheiden; $n ist ihre Zahl

doing-something = { $who } { $n ->
    [one] überlegt …
   *[other] überlegen …
}

## Der Tisch selbst, im Protokoll

log-went_back = Die Regeln dieses Servers haben sich geändert, und was gerade lief, kann nach ihnen nicht weitergehen: Der Tisch steht wieder da, wo es begann.
