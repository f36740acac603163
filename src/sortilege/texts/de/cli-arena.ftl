### Die Arena, in der Bots verglichen werden, auf Deutsch: Kommandozeile und Bericht.

cli-help-arena = Bots gegeneinander spielen lassen und ihre Stärke messen
cli-help-arena-bots = Namen der Bots, durch Kommas getrennt; paket.modul:Klasse für eigene; ein einzelner Bot spielt gegen sich selbst
cli-help-arena-games = Zahl der Partien (%(default)s) je Paar oder je Gruppe, die an den Tisch passt; auf ganze Verteilungen aufgerundet
cli-help-arena-sprt = aufhören, sobald feststeht, ob der erste von zwei Bots besser ist (Sequenztest, ein Irrtum auf zwanzig)
cli-help-arena-p1 = Siegquote, ab der ein Bot für --sprt als besser gilt (%(default).3g, das sind 40 Elo)
cli-help-arena-out = Ordner für results.parquet (ohne polars results.csv) und report.html (nach Spiel und Bots benannt; mit --json nur, wenn angegeben)
cli-help-arena-merge = mit merge und Ordnern oder Dateien: mit --deals geschriebene Teile zu Kennzahlen, Bericht und Partien zusammenführen
cli-help-arena-deals = von den Verteilungen, die --games ergibt, nur A bis B − 1 spielen und für merge in eine Datei schreiben, um mehrere Rechner zu nutzen
cli-arena-bad-deals = gib Verteilungen als A:B an, von A bis vor B, etwa 0:50, nicht „{ $given }“
cli-arena-deals-sprt = ein Sequenztest braucht alle Verteilungen an einem Ort: Lass --deals oder --sprt weg
cli-arena-few-deals = es gibt nur { $deals } Verteilungen: --deals endet spätestens bei { $deals }
cli-arena-part = Die Verteilungen { $begin } bis { $end } liegen in { $file }. Sobald alle Teile da sind: sortilege arena merge { $folder }
cli-arena-bad-merge = um Teile zusammenzuführen: sortilege arena merge ORDNER …
cli-arena-no-bots = gib die Bots an: --bots greedy,mcts:50
cli-arena-bad-rate = erwartet wird eine Siegquote zwischen 0.5 und 1, nicht „{ $given }“
cli-arena-bad-sprt = der Sequenztest vergleicht genau zwei Bots an einem Tisch für mindestens zwei
cli-arena-bad-twice = nenne jeden Bot nur einmal; ein einzelner spielt gegen sich selbst

cli-arena-title = Arena: Werte mit 95-%-Intervallen; p50 und p95 in Millisekunden je Entscheidung
cli-arena-bot = Bot
cli-arena-games = Partien
cli-arena-wins = Siege
cli-arena-score = Punkte
cli-arena-rating = Wertung
cli-arena-p50 = p50 ms
cli-arena-p95 = p95 ms
cli-arena-choices = Entscheidungen
cli-arena-pair = { $one } liegt in { $rate } der gemeinsamen Partien vor { $other }.
cli-arena-played = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] einer Verteilung
   *[other] { $deals } Verteilungen
}; jeder Bot sitzt bei jeder Verteilung gleich oft auf jedem Platz.
cli-arena-played-alone = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} von { $bot } gegen sich selbst, jede mit eigener Verteilung.
cli-arena-first = Wer anfängt, gewinnt { $share } % der Partien (95 %: { $low } bis { $high }); ohne Vorteil wären es { $fair } %.
cli-arena-sprt-better = Sequenztest: entschieden nach { $deals } Verteilungen. { $one } schlägt { $other }: Die Daten passen zu { $rate } % Siegen oder mehr, nicht zu 50 % (LLR { $llr }, Irrtumswahrscheinlichkeit 5 %).
cli-arena-sprt-not_better = Sequenztest: entschieden nach { $deals } Verteilungen. { $one } schlägt { $other } nicht: Die Daten passen zu 50 % Siegen oder weniger, nicht zu { $rate } % (LLR { $llr }, Irrtumswahrscheinlichkeit 5 %).
cli-arena-sprt-open = Sequenztest: nach { $deals } Verteilungen noch offen zwischen 50 % und { $rate } % Siegen von { $one } gegen { $other } (LLR { $llr }, entschieden bei ±2,94).
cli-arena-blind = { $n ->
    [one] { $bot } hat einmal zufällig entschieden.
   *[other] { $bot } hat { $n }-mal zufällig entschieden.
}
cli-arena-files = Partien und Bericht liegen in { $folder }: { $file }, report.html.
cli-arena-stopped = Abgebrochen nach { $games } von { $planned } Partien; die gespielten bleiben erhalten.

## Der Bericht

cli-arena-page = Arena von { $game }: { $bots }
cli-arena-h-rates = Siege
cli-arena-c-rates = Anteil der gewonnenen Partien, geteilte Siege anteilig gezählt, mit 95-%-Intervallen. Die gestrichelte Linie steht für gleiche Stärke.
cli-arena-h-ratings = Wertungen
cli-arena-c-ratings = Elo-Skala (Bradley-Terry-Modell): 400 Punkte Vorsprung bedeuten zehn Siege in elf Partien. Der schwächste Bot steht bei 0.
cli-arena-h-pairs = Paar für Paar
cli-arena-c-pairs = Wie oft der erste Bot vor dem zweiten lag, mit 95-%-Intervallen.
cli-arena-h-scores = Punkte
cli-arena-c-scores = Verteilung der Punktzahlen; der Strich ist der Median, die Zahl das Mittel.
cli-arena-h-seats = Punkte nach Platz
cli-arena-c-seats = Mittlere Punktzahl jedes Bots auf jedem Platz (Nummer hinter dem Namen), mit 95-%-Intervallen.
cli-arena-h-times = Zeit je Entscheidung
cli-arena-c-times = Der Punkt ist der Median; der Strich reicht bis zum 95. Perzentil. Logarithmische Skala.
cli-arena-how = Partien mit derselben Verteilung hängen voneinander ab, darum zählt jede Verteilung in allen Intervallen als eine Beobachtung. Siegquoten: Wilson-Intervall für die Zahl unabhängiger Partien mit gleicher Varianz; Mittelwerte: Student-Intervall. Entscheidungen mit nur einer Möglichkeit werden den Bots abgenommen und nicht gezählt. In der Tabelle sind p50 und p95 der Median und das 95. Perzentil der Zeit je Entscheidung eines Bots; die letzte Spalte nennt die Entscheidungen je Partie.
cli-arena-again = Gespielt mit Sortilege { $version }. So spielst du dieselben Partien noch einmal:
cli-arena-options = Alle Spieloptionen

## Noten

cli-help-grade = einen Bot oder ein Programm gegen die zehn Stufen der Leiter benoten
cli-help-grade-program = ein Programm statt einer Klasse: sein Name und der Befehl, der es startet, wie bei sortilege match
cli-help-grade-deals = Zahl der Verteilungen gegen jede Stufe (%(default)s), jede auch mit getauschten Plätzen; eine Note braucht 100
cli-help-grade-upto = höchste Stufe, gegen die gespielt wird, als Nummer oder Name; sonst ist Schluss, wo der Spieler klar schwächer ist
cli-grade-rung = gegen { $level }: Siege { $wins }
cli-grade-title = { $bot } auf der Leiter, Protokoll { $protocol }
cli-grade-found = { $level ->
    [0] Die Note ist 0, also unter der ersten Stufe.
   *[other] Die Note ist { $level }{ $sure ->
        [yes] .
       *[no] , aber das Intervall reicht unter 50 %.
    }
}
cli-grade-thought = Seine Entscheidungen dauerten { $seconds } s, bei { $processor } s Prozessorzeit.
cli-grade-answered = Seine Entscheidungen dauerten { $seconds } s von der Frage bis zur Antwort; die Prozessorzeit des Programms selbst ist unbekannt.
cli-grade-machine = Auf { $chip }, { $cores ->
    [one] ein Kern
   *[other] { $cores } Kerne
}, { $platform }, Python { $python }.
cli-grade-stopped = Wegen --upto nach Stufe { $level } beendet, obwohl der Spieler vielleicht auch höheren gewachsen ist: Das ist keine vollständige Note.
cli-grade-part = Gegen jede Stufe wurden nur { $deals } Verteilungen gespielt; das Protokoll verlangt { $whole }.
cli-grade-ladder = { $given } ist selbst eine Stufe der Leiter; nenne einen anderen Bot.
cli-grade-no-bot = gib genau einen Spieler an: einen Bot wie greedy oder Modul:Klasse, oder ein Programm mit --bot NAME=BEFEHL

## Wettkämpfe

cli-help-match = Programme an den Tischen eines Servers gegeneinander spielen lassen und ihre Stärke messen
cli-help-match-bot = ein Bot, für jeden einmal anzugeben: Name und Startbefehl; er bekommt einen Einladungslink als letztes Argument oder dort, wo {"{"}link{"}"} steht, und sein Token in SORTILEGE_TOKEN
cli-help-match-server = Server, auf dem gespielt wird; ohne Angabe startet der Befehl einen auf diesem Rechner
cli-help-match-seed = Startwert aller Verteilungen; ohne Angabe geheim
cli-help-match-seconds = Zeit je Entscheidung in Sekunden (%(default)g); wer länger braucht, verliert die Partie
cli-help-match-unpaired = für jede Partie neu austeilen, auch bei getauschten Plätzen, falls Programme sich etwas merken könnten
cli-match-no-bots = gib die Bots an: --bot NAME=BEFEHL, etwa --bot 'dice=python bot.py'
cli-match-bad-bot = gib einen Bot als NAME=BEFEHL an, mit Buchstaben, Ziffern, Punkten und Strichen im Namen, nicht „{ $given }“
cli-match-no-command = { $bot } lässt sich nicht starten: Befehl { $given } nicht gefunden
cli-match-no-seed = alle Teile eines Wettkampfs brauchen denselben --seed: Gib einen an und halte ihn vor den Spielern geheim
cli-match-unpaired = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, jede mit eigenen Karten; jeder Bot sitzt gleich oft auf jedem Platz.
cli-match-forfeit-absent = { $bot } hat { $n ->
    [one] eine Partie kampflos verloren: Er saß nicht rechtzeitig am Tisch.
   *[other] { $n } Partien kampflos verloren: Er saß nicht rechtzeitig am Tisch.
}
cli-match-forfeit-late = { $bot } hat { $n ->
    [one] eine Partie verloren: Er entschied nicht rechtzeitig.
   *[other] { $n } Partien verloren: Er entschied nicht rechtzeitig.
}
cli-match-forfeit-ended = { $bot } hat { $n ->
    [one] eine Partie verloren: Das Programm endete zu früh.
   *[other] { $n } Partien verloren: Das Programm endete zu früh.
}
cli-match-forfeit-left = { $bot } hat { $n ->
    [one] eine Partie verloren: Er gab auf.
   *[other] { $n } Partien verloren: Er gab auf.
}
