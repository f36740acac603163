### Wie ausgewogen ein Spiel ist, auf Deutsch: die Befehlszeile und der Bericht.

cli-help-lab-balance = balance: sehr viele Partien mit einem Bot spielen und berichten, was gewinnt
cli-help-balance-bot = Bot auf allen Plätzen (%(default)s)
cli-help-balance-games = Zahl der Partien ({ $greedy } für greedy, { $learned } für learned, { $search } für Bots mit Suche)
cli-help-every-number = nur mit dieser Spielerzahl (sonst mit allen im Wechsel)
cli-help-balance-deals = nur die Partien A bis B − 1 spielen, um mehrere Rechner zu nutzen; --from führt ihre Ordner zusammen
cli-help-balance-from = nichts spielen, sondern diese Ordner oder Dateien zusammenführen und den Bericht neu schreiben
cli-help-balance-out = Ordner für Partien, Summen, report.html und findings.md (balance-GAME-BOT); vorhandene Teile werden nicht noch einmal gespielt
cli-balance-playing = spielt
cli-balance-part = Die Partien { $begin } bis { $end } liegen in { $folder }. Sobald alle Teile da sind: sortilege lab balance { $game } --from ORDNER …
cli-balance-stopped = Abgebrochen. Fertige Teile bleiben erhalten; mit demselben Befehl geht es weiter.
cli-balance-other-game = in dieser Studie geht es um { $game }: Gib dieses Spiel an
cli-balance-done = { $games } Partien ausgewertet: { $report }

cli-balance-page = Wie ausgewogen { $game } ist
cli-balance-number = { $n }
cli-balance-everybody = alle
cli-balance-place = { $n ->
    [1] fängt an
    [2] als zweites
    [3] als drittes
   *[other] als viertes
}
cli-balance-table = { $n ->
    [1] allein
   *[other] { $n } Spieler
}
cli-balance-played = { $games } Partien, alle Plätze von { $bot } gespielt, an Tischen mit { $players }. Die Zahlen beschreiben diesen Bot, nicht Menschen.
cli-balance-first = Bei { $players } Spielern gewinnt, wer anfängt, { $share } % der Partien (± { $half }); ein fairer Anteil wären { $fair } %.
cli-balance-known = Bei { $players } Spielern liegt die Hälfte der Gewinner endgültig vorn, wenn { $share } % der Partie vorbei sind.
cli-balance-how = Intervalle: Alle { $asked } Intervalle dieser Seite gelten gemeinsam, in neunzehn von zwanzig Fällen (Bonferroni-Korrektur, { $z } Standardfehler nach jeder Seite). Man schaut vor allem auf die Enden langer Listen, und gerade dort wirkt der Zufall am stärksten; dank der Korrektur ist nichts, was farbig gedruckt ist, ein Zufallsfund, egal welche Zeile man herausgreift. Eine Partie zählt als eine Beobachtung. Die Punkte sind die des Platzes am Ende, verglichen mit dem Mittel aller Plätze an solchen Tischen. Was seltener als 200-mal vorkam, fehlt. Außerdem hat ein Spieler etwas nicht ohne Grund: Wer viel beschwört oder lernt, steht ohnehin gut da. Solche Tabellen vergleichen daher die Dinge miteinander; nur was der Zufall zuteilt, ist eine Ursache.
cli-balance-all = Alle Zahlen
cli-balance-ends = Die { $shown } besten und die { $shown } schlechtesten von { $n }.
cli-balance-seldom = Zu selten für ein Urteil: { $things }.
cli-balance-seats = gesehen
cli-balance-wins = Siege
cli-balance-points = Punkte
cli-balance-brought = bringt
cli-balance-lift = Synergie
cli-balance-by-points = Nach Punkten: wie oft gewinnt, wer führt, in Prozent, Runde für Runde
cli-balance-by-chances = Nach der gelernten Bewertung: wie oft gewinnt, wer die besten Chancen hat (in einer von acht Partien)
cli-balance-every-table = alle Tische
cli-balance-by-table = Nach Spielerzahl
cli-balance-by-place = Nach Platz, vom Startspieler aus gezählt
cli-balance-at-place = auf Platz { $n }
cli-balance-h-surprises = Überraschungen
cli-balance-c-surprises = Die größten Effekte, die sich nicht durch Zufall erklären lassen, in Prozentpunkten über einem fairen Anteil an Siegen.
cli-balance-no-surprise = Bisher fällt nichts auf; mit mehr Partien vielleicht.
cli-balance-h-first = Vorteil des Startspielers
cli-balance-c-first = Siege über einem fairen Anteil, in Prozentpunkten, nach dem Platz in der Reihenfolge der ersten Runde.
cli-balance-h-snowball = Wie früh der Gewinner feststeht
cli-balance-c-snowball = Wie oft gewinnt, wer nach der jeweiligen Runde führt. Eine flache Linie heißt, dass die Partie offen bleibt.
cli-balance-h-pairs = Paare, die sich ergänzen
cli-balance-c-pairs = Synergie: was zwei gemeinsam über das hinaus gewinnen, was jedes ohne das andere gewinnt, in Prozentpunkten. Unter null behindern sie sich.
cli-balance-pairs = Von { $n } Paaren, die oft genug vorkamen, sind { $sure } signifikant.
cli-balance-u-first = Siege des Startspielers
cli-balance-u-led = Siege bei früher Führung
cli-balance-u-margin = Abstand
cli-balance-u-winner = Punkte des Gewinners
cli-balance-u-points = Punkte aller
cli-balance-u-turns = Länge
cli-balance-s-split = { $thing }: { $more } { $one }, aber { $less } { $other }.
cli-balance-s-players = { $thing }: { $more } mit { $one } Spielern, aber { $less } mit { $other }.
cli-balance-s-together = { $one } und { $other } gewinnen zusammen { $lift } mehr als getrennt.
cli-balance-s-apart = { $one } und { $other } behindern sich: { $lift } zusammen.
cli-balance-s-first = { $thing } wirkt sich am stärksten auf die Siege des Startspielers aus: { $value }.
cli-balance-s-led = { $thing } wirkt sich am stärksten darauf aus, wie oft eine frühe Führung zum Sieg reicht: { $value }.
cli-balance-s-turns = { $thing } wirkt sich am stärksten auf die Länge der Partie aus: { $value } Züge.
