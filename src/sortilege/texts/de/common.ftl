### Wörter, die für alle Spiele gleich sind.

## Die Sprachen, jede mit ihrem eigenen Namen

language-en = English
language-fr = français
language-de = Deutsch

## Die Bots, vom schwächsten zum stärksten, und wie sie spielen

bot-level-1 = Pim: nimmt, was ihm ins Auge fällt, und vergisst den Rest
bot-level-2 = Flora: träumt, und denkt nur an heute
bot-level-3 = Bruno: liebt, was glänzt
bot-level-4 = Nelly: sammelt und sammelt
bot-level-5 = Otto: ist sorgfältig, sieht aber nicht über diesen Zug hinaus
bot-level-6 = Selma: nimmt, was am besten aussieht
bot-level-7 = Victor: macht selten einen Fehler
bot-level-8 = Iris: denkt voraus
bot-level-9 = Cornelius: denkt weit voraus
bot-level-10 = Aurelia: ist die Stärkste, und lässt sich Zeit
# Die anderen Figuren jeder Stufe, wenn mehrere Bots einer Stufe mitspielen.
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
change-by = { $what } { $by }

## Was andere entscheiden; $n ist ihre Zahl

doing-something = { $who } { $n ->
    [one] überlegt …
   *[other] überlegen …
}

## Der Tisch selbst, im Protokoll

log-went_back = Die Regeln auf diesem Server haben sich geändert, und die laufende Aktion konnte nicht weitergehen. Der Tisch steht wieder da, wo sie begann.

# Was eine Geschichte neben ihren Entscheidungen erzählt. $what ist eine Frage oder eine Möglichkeit, $note ein Satz.
story-asked = { $who } wird gefragt: { $what }
story-asked-options = { $who } wird gefragt: { $what } ({ $detail })
story-nobody-asked = Niemand wird etwas gefragt.
story-not-asked = { $who } wird nichts gefragt.
story-may = { $who } darf wählen: { $what }.
story-may-not = { $who } darf nicht wählen: { $what }. { $note }
story-not-offered = Für { $who } steht nicht zur Wahl: { $what }.

# A whole table in plain text.
text-you = Du bist { $who }.
text-cards = Was die Karten tun:
text-refused = Jetzt nicht möglich:

## Wer gewonnen hat; $who: alle Sieger, $others: die neben dem Leser, $place: sein Platz, oder 0

score-winners = { $n ->
    [one] { $you ->
        [1] Du gewinnst
       *[0] { $who } gewinnt
    }
   *[other] { $you ->
        [1] Du und { $others } gewinnt gemeinsam
       *[0] { $who } gewinnen gemeinsam
    }
}, { $scores }{ $place ->
    [0] {""}
   *[other] {" "}– du kommst auf Platz { $place }
}
score-tiebreak = { $n ->
    [one] { $you ->
        [1] Du gewinnst nach Gleichstand
       *[0] { $who } gewinnt nach Gleichstand
    }
   *[other] { $you ->
        [1] Du und { $others } gewinnt nach Gleichstand
       *[0] { $who } gewinnen nach Gleichstand
    }
}, { $scores }{ $place ->
    [0] {""}
   *[other] {" "}– du kommst auf Platz { $place }
}
