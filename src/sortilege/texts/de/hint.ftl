### Was für eine Entscheidung spricht: gezählt in zu Ende gedachten Partien.

# Womit eine Möglichkeit verglichen wird: die beste mit der nächstbesten, jede andere mit der besten.
hint-rival = { $good ->
    [1] der nächstbesten
   *[0] der besten
}
hint-rival-begins = { $good ->
    [1] Die nächstbeste
   *[0] Die beste
}

# $line ist eine Zeile des Protokolls, $when bis wann sie kommt, $share und $other wie oft, von 100 Partien.
hint-then = { CLAUSE($line) } { $when } in { $share } von 100 Partien, gegenüber { $other } mit { hint-rival } Möglichkeit.
hint-else = { hint-rival-begins } Möglichkeit: { CLAUSE($line) } { $when } in { $other } von 100 Partien, gegenüber { $share } mit dieser.
# $what ist, was die Entscheidung dafür zum Ausgeben lässt, eine Liste.
hint-keeps = Es bleibt dafür: { $what }. { CLAUSE($line) } { $when } in { $share } von 100 Partien, gegenüber { $other } mit { hint-rival } Möglichkeit.
hint-brings = Neu dafür: { $what }. { CLAUSE($line) } { $when } in { $share } von 100 Partien, gegenüber { $other } mit { hint-rival } Möglichkeit.
hint-lacks = Danach: { $what }. { hint-rival-begins } Möglichkeit: { CLAUSE($line) } { $when } in { $other } von 100 Partien, gegenüber { $share } mit dieser.
hint-track = Im Mittel { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
} mehr: { $track }.
hint-track-less = Im Mittel { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
} weniger: { $track }.
hint-points = Im Mittel { $n ->
    [0] nicht ganz ein Punkt
    [one] ein Punkt
   *[other] { $n } Punkte
} mehr.
hint-points-less = Im Mittel { $n ->
    [0] nicht ganz ein Punkt
    [one] ein Punkt
   *[other] { $n } Punkte
} weniger.
hint-ahead = Im Mittel { $n ->
    [0] nicht ganz ein Punkt
    [one] ein Punkt
   *[other] { $n } Punkte
} mehr Abstand zum Besten der anderen.
hint-ahead-less = Im Mittel { $n ->
    [0] nicht ganz ein Punkt
    [one] ein Punkt
   *[other] { $n } Punkte
} weniger Abstand zum Besten der anderen.
hint-alike = Die Partien zeigen keinen klaren Unterschied zur nächstbesten Möglichkeit.
hint-alike-best = Die Partien zeigen keinen klaren Unterschied zur besten Möglichkeit.

## Die Besprechung einer Partie

review-mistakes = { $n } von { $of } Entscheidungen { $n ->
    [one] war
   *[other] waren
} klar schlechter als die beste; { $big ->
    [0] keine davon kostete
    [one] eine davon kostete
   *[other] { $big } davon kosteten
} { $percent } % Siegchance oder mehr.
# $chapter ist, in welchem Teil der Partie, $manner, durch welche Art von Entscheidung, $more, wie viele andere es gab.
review-lost = { $figure } { $chapter } { $manner }: { $chosen }; besser: { $best }.{ $more }
review-by-choice = durch eine Entscheidung
review-more = { $n ->
    [0] {""}
    [one] {" "}Eine weitere Entscheidung hat dort etwas verloren.
   *[other] {" "}{ $n } weitere Entscheidungen haben dort etwas verloren.
}
review-more-alike = { $n ->
    [0] {""}
    [one] {" "}Eine weitere Entscheidung war von dieser Art.
   *[other] {" "}{ $n } weitere Entscheidungen waren von dieser Art.
}
review-lost-points = { $n ->
    [one] Ein Punkt verloren
   *[other] { $n } Punkte verloren
}
review-lost-chance = { $n } % Siegchance verloren
# Was ein Fehler gekostet hat: $chance ist gerundet, $points hat eine Nachkommastelle, $then sagt, ob alles entschieden war.
review-cost = { $chance ->
    [0] { $points } Punkte
   *[other] { $chance } %, { $points } Punkte
}{ $then ->
    [won] ; die Partie war schon gewonnen
    [lost] ; die Partie war schon verloren
   *[open] {""}
}
review-clean = Keine Entscheidung hat deutlich etwas verloren.
review-each = Gemessen wird jeweils an der besten Möglichkeit in dieser Stellung. Verluste addieren sich nicht: Wer dieselbe Gelegenheit zweimal auslässt, hat sie einmal verloren.
