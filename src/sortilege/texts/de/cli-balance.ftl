### Wie ausgewogen ein Spiel ist, auf Deutsch: die Befehlszeile und der Bericht.

cli-help-lab-balance = balance: sehr viele Partien eines Bots, und eine Seite darüber, was in ihnen gewinnt
cli-help-balance-bot = wer alle Plätze spielt (greedy)
cli-help-balance-games = wie viele Partien (1.000.000 für greedy, 100.000 für learned, 2.000 für Bots, die suchen)
cli-help-balance-players = nur an Tischen mit so vielen (alle Zahlen reihum)
cli-help-balance-deals = nur die Partien A bis B − 1 spielen, für viele Rechner; --from führt ihre Ordner zusammen
cli-help-balance-from = nichts spielen: zählen, was in diesen Ordnern oder Dateien liegt, und die Seite noch einmal machen
cli-help-balance-out = der Ordner für die Partien, die Summen, report.html und findings.md (balance-GAME-BOT); was dort liegt, wird nicht noch einmal gespielt
cli-balance-playing = spielt
cli-balance-part = Die Partien { $begin } bis { $end } liegen in { $folder }. Wenn alle Teile da sind: sortilege lab balance { $game } --from FOLDER …
cli-balance-stopped = Angehalten; ganze Teile bleiben, und derselbe Befehl macht mit ihnen weiter.
cli-balance-other-game = diese Studie handelt von { $game }: nenne dieses Spiel
cli-balance-done = { $games } Partien sind gezählt: { $report }

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
cli-balance-played = { $games } Partien, alle Plätze von { $bot } gespielt, an Tischen mit { $players }. Alles hier gilt für diesen Bot: Menschen spielen vielleicht anders.
cli-balance-first = Mit { $players } Spielern gewinnt, wer anfängt, { $share } % (± { $half }); ein gerechter Anteil wäre { $fair } %.
cli-balance-known = Mit { $players } Spielern führt die Hälfte der Gewinner endgültig, wenn { $share } % der Partie vorbei sind.
cli-balance-how = Intervalle: Alle { $asked } dieser Seite gelten zusammen, neunzehnmal von zwanzig (Korrektur nach Bonferroni, { $z } Standardfehler nach jeder Seite). Man sieht auf die Enden langer Listen, und dort wirkt der Zufall am meisten; so korrigiert ist, was farbig gedruckt ist, kein Zufallsfund, welche Zeile man auch herausgreift. Eine Partie ist eine Beobachtung. Punkte sind die des Platzes am Ende, über dem Mittel aller Plätze an solchen Tischen. Was weniger als 200-mal vorkam, fehlt. Auch hat man etwas nicht ohne Grund: Wer viel beschwört oder lernt, steht schon gut; solche Tabellen vergleichen also die Dinge miteinander, und nur was das Los gibt, ist eine Ursache.
cli-balance-all = Alles, in Zahlen
cli-balance-ends = Die { $shown } besten und die { $shown } schlechtesten von { $n }.
cli-balance-seldom = Zu selten gesehen, um etwas zu sagen: { $things }.
cli-balance-seats = gesehen
cli-balance-wins = Siege
cli-balance-points = Punkte
cli-balance-brought = bringt
cli-balance-lift = zusammen
cli-balance-by-points = Nach Punkten: So oft gewinnt, wer führt, in Prozent, Runde für Runde
cli-balance-by-chances = Nach dem gelernten Urteil: So oft gewinnt, wer die beste Chance hat (in einer von acht Partien)
cli-balance-every-table = alle Tische
cli-balance-by-table = Nach der Zahl der Spieler
cli-balance-by-place = Nach dem Platz, gezählt von dem, der anfängt
cli-balance-at-place = auf Platz { $n }
cli-balance-h-surprises = Was die Autoren vielleicht nicht wissen
cli-balance-c-surprises = Die größten Überraschungen, die keine Zufallsfunde sind. Die Zahlen sind Prozentpunkte an Siegen über einem gerechten Anteil.
cli-balance-no-surprise = Bisher fällt nichts auf: mit mehr Partien vielleicht.
cli-balance-h-first = Wer anfängt
cli-balance-c-first = Siege über einem gerechten Anteil, in Prozentpunkten, nach dem Platz in der Reihenfolge der ersten Runde.
cli-balance-h-snowball = Wie früh der Gewinner feststeht
cli-balance-c-snowball = Wie oft am Ende gewinnt, wer nach einer Runde vorn liegt. Eine flache Linie heißt, dass die Partie offen bleibt.
cli-balance-h-pairs = Paare, die zusammen wirken
cli-balance-c-pairs = „Zusammen“: was zwei gemeinsam über das hinaus gewinnen, was jedes ohne das andere gewinnt, in Prozentpunkten. Unter null stören sie einander.
cli-balance-pairs = Von { $n } Paaren, die oft genug vorkamen, sind { $sure } sicher.
cli-balance-u-first = wer anfängt, gewinnt
cli-balance-u-led = wer früh führt, gewinnt
cli-balance-u-margin = Abstand
cli-balance-u-winner = Punkte des Gewinners
cli-balance-u-points = Punkte aller
cli-balance-u-turns = Länge
cli-balance-s-split = { $thing }: { $more } { $one }, aber { $less } { $other }.
cli-balance-s-players = { $thing }: { $more } mit { $one } Spielern, aber { $less } mit { $other }.
cli-balance-s-together = { $one } und { $other } gewinnen zusammen { $lift } mehr als getrennt.
cli-balance-s-apart = { $one } und { $other } stören einander: { $lift } zusammen.
cli-balance-s-first = { $thing } ändert am meisten, wie oft gewinnt, wer anfängt: { $value }.
cli-balance-s-led = { $thing } ändert am meisten, wie oft gewinnt, wer früh führt: { $value }.
cli-balance-s-turns = { $thing } ändert die Länge der Partie am meisten: { $value } Züge.
