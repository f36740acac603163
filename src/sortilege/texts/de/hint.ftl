### Was für eine Wahl spricht: gezählt in zu Ende gedachten Partien.

# $line ist eine Zeile des Protokolls, $when bis wann sie kommt, $share und $other wie oft, von 100 Partien.
hint-then = { CLAUSE($line) } { $when } (in { $share } von 100 Partien, sonst in { $other }).
hint-else = Sonst: { CLAUSE($line) } { $when } (in { $other } von 100 Partien, nicht in { $share }).
# $what ist, was die Wahl dafür zum Ausgeben lässt, eine Liste.
hint-keeps = Es bleibt dafür: { $what }. { CLAUSE($line) } { $when } (in { $share } von 100 Partien, sonst in { $other }).
hint-brings = Neu dafür: { $what }. { CLAUSE($line) } { $when } (in { $share } von 100 Partien, sonst in { $other }).
hint-lacks = Danach: { $what }. Sonst: { CLAUSE($line) } { $when } (in { $other } von 100 Partien, nicht in { $share }).
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
# $chapter ist, in welchem Teil der Partie, $manner, durch welche Art von Wahl, $more, wie viele andere es gab.
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
review-clean = Keine Entscheidung hat deutlich etwas verloren.
review-each = Gemessen wird jeweils an der besten Möglichkeit in dieser Stellung. Verluste addieren sich nicht: Wer dieselbe Gelegenheit zweimal auslässt, hat sie einmal verloren.
