### Was für eine Wahl spricht: gezählt in zu Ende gedachten Partien.

# $line ist eine Zeile des Protokolls, $when bis wann sie kommt, $share und $other wie oft, von 100 Partien.
hint-then = { CLAUSE($line) } { $when } (in { $share } von 100 Partien, sonst in { $other }).
hint-else = Sonst: { CLAUSE($line) } { $when } (in { $other } von 100 Partien, nicht in { $share }).
hint-track = Im Mittel { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
} mehr: { $track }.
hint-track-less = Im Mittel { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
} weniger: { $track }.
hint-alike = Die Partien zeigen keinen klaren Unterschied zur nächstbesten Wahl.
hint-alike-best = Die Partien zeigen keinen klaren Unterschied zur besten Wahl.

## Die Besprechung einer Partie

review-lost = { $n ->
    [one] Ein Punkt
   *[other] { $n } Punkte
} verloren in { $chapter }, das meiste durch „{ $chosen }“ statt „{ $best }“.
review-clean = Keine Wahl hat etwas verloren, das die Partien klar zeigen.
