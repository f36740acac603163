### Die Arena, in der Bots gemessen werden, auf Deutsch: die Kommandozeile und der Bericht.

cli-help-arena = Bots gegeneinander spielen lassen und messen
cli-help-arena-bots = die Bots, durch Kommas getrennt; paket.modul:Klasse nennt einen eigenen; einer allein spielt gegen sich selbst
cli-help-arena-games = wie viele Partien (200) für jedes Paar oder jede Gruppe, die an den Tisch passt; auf ganze Ausgaben aufgerundet
cli-help-arena-sprt = aufhören, sobald klar ist, ob der erste von zwei Bots besser ist (Sequenztest, ein Irrtum auf zwanzig)
cli-help-arena-p1 = die Siegquote, die für --sprt als besser gilt (0.557, das sind 40 Elo)
cli-help-arena-out = der Ordner für results.parquet (ohne polars results.csv) und report.html (nach Spiel und Bots benannt; mit --json nur, wenn angegeben)
cli-help-arena-merge = mit merge und Ordnern oder Dateien: die Teile, die --deals dort gelassen hat, zusammenführen, mit Zahlen, Bericht und Partien
cli-help-arena-deals = nur die Ausgaben A bis B − 1 von denen spielen, die --games ergibt, und sie für merge in einer Datei lassen: für viele Maschinen
cli-arena-bad-deals = Ausgaben werden als A:B angegeben, ab A und vor B, etwa 0:50, nicht „{ $given }“
cli-arena-deals-sprt = ein Sequenztest braucht alle Ausgaben an einem Ort: --deals oder --sprt weglassen
cli-arena-few-deals = es gibt nur { $deals } Ausgaben: --deals endet höchstens mit { $deals }
cli-arena-part = Die Ausgaben { $begin } bis { $end } sind in { $file }. Wenn alle Teile da sind: sortilege arena merge { $folder }
cli-arena-bad-merge = Teile werden zusammengeführt mit: sortilege arena merge ORDNER …
cli-arena-no-bots = nenne die Bots: --bots greedy,mcts:50
cli-arena-bad-rate = eine Siegquote zwischen 0.5 und 1 wird gebraucht, nicht „{ $given }“
cli-arena-bad-sprt = der Sequenztest vergleicht zwei Bots an einem Tisch mit mindestens zwei Plätzen
cli-arena-bad-twice = jeder Bot wird einmal genannt; einer allein spielt gegen sich selbst

cli-arena-title = Arena: Werte mit 95-%-Intervallen; p50 und p95 sind die Millisekunden für eine Wahl
cli-arena-bot = Bot
cli-arena-games = Partien
cli-arena-wins = Siege
cli-arena-score = Punkte
cli-arena-rating = Wertung
cli-arena-p50 = p50 ms
cli-arena-p95 = p95 ms
cli-arena-choices = Wahlen
cli-arena-pair = { $one } liegt in { $rate } der gemeinsamen Partien vor { $other }.
cli-arena-played = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] einer Ausgabe
   *[other] { $deals } Ausgaben
}; jeder Bot hat jeden Platz jeder Ausgabe gleich oft.
cli-arena-played-alone = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} von { $bot } gegen sich selbst, je Partie eine Ausgabe.
cli-arena-first = Der Startspieler gewinnt { $share } % der Partien (95 %: { $low } bis { $high }); ohne Vorteil wären es { $fair } %.
cli-arena-sprt-better = Sequenztest: entschieden nach { $deals } Ausgaben. { $one } schlägt { $other }: { $rate } % Siege oder mehr sind glaubhaft, 50 % sind es nicht (LLR { $llr }, Irrtum 5 %).
cli-arena-sprt-not_better = Sequenztest: entschieden nach { $deals } Ausgaben. { $one } schlägt { $other } nicht: 50 % Siege oder weniger sind glaubhaft, { $rate } % sind es nicht (LLR { $llr }, Irrtum 5 %).
cli-arena-sprt-open = Sequenztest: nach { $deals } Ausgaben noch offen zwischen 50 % und { $rate } % Siegen von { $one } gegen { $other } (LLR { $llr }, entschieden bei ±2,94).
cli-arena-blind = { $n ->
    [one] { $bot } wählte einmal durch Zufall.
   *[other] { $bot } wählte { $n }-mal durch Zufall.
}
cli-arena-files = Die Partien und der Bericht sind in { $folder }: { $file }, report.html.
cli-arena-stopped = Angehalten nach { $games } von { $planned } Partien; was gespielt wurde, ist aufgehoben.

## Der Bericht

cli-arena-page = Arena von { $game }: { $bots }
cli-arena-h-rates = Siege
cli-arena-c-rates = Anteil der gewonnenen Partien, geteilte Siege anteilig, mit 95-%-Intervallen. Auf der gestrichelten Linie lägen Ebenbürtige.
cli-arena-h-ratings = Wertungen
cli-arena-c-ratings = Auf der Skala von Elo (Modell von Bradley und Terry): 400 Punkte mehr gewinnen zehn von elf Partien. Der Schwächste steht bei 0.
cli-arena-h-pairs = Paar für Paar
cli-arena-c-pairs = Wie oft der zuerst Genannte vor dem anderen lag, mit 95-%-Intervallen.
cli-arena-h-scores = Punkte
cli-arena-c-scores = Wie oft welche Punktzahl vorkam; der Strich ist der Median, die Zahl das Mittel.
cli-arena-h-seats = Punkte nach Platz
cli-arena-c-seats = Mittlere Punktzahl jedes Bots auf jedem Platz (der Nummer nach seinem Namen), mit 95-%-Intervallen.
cli-arena-h-times = Zeit für eine Wahl
cli-arena-c-times = Der Punkt ist der Median; 95 % der Wahlen fallen binnen der Länge des Strichs. Logarithmisch.
cli-arena-how = Die Partien einer Ausgabe hängen zusammen, darum zählt für jedes Intervall eine Ausgabe als eine Beobachtung. Siegquoten: Wilsons Intervall für die Zahl unabhängiger Partien, die ebenso streuen würden; Mittel: Students Intervall. Wahlen mit einer Option werden den Bots abgenommen und nicht gezählt. In der Tabelle: p50 und p95, binnen derer die Hälfte und 95 % der Wahlen eines Bots fielen; Wahlen je Partie.
cli-arena-again = Gespielt mit Sortilege { $version }. Dieselben Partien noch einmal:
cli-arena-options = Alle Optionen des Spiels

## Grading

cli-help-grade = sagen, wie gut ein Bot oder ein Programm ist, gegen die zehn der Leiter
cli-help-grade-program = ein Programm statt einer Klasse: sein Name und der Befehl, der es startet, wie bei sortilege match
cli-help-grade-deals = wie viele Austeilungen gegen jede Stufe, jede auch mit getauschten Plätzen; eine Note braucht 100
cli-help-grade-upto = die höchste Stufe, gegen die gespielt wird, als Nummer oder Name; eine ganze Note endet, wo der Spieler klar schwächer ist
cli-grade-rung = gegen { $level }: { $wins } gewonnen
cli-grade-title = { $bot } auf der Leiter, Protokoll { $protocol }
cli-grade-found = { $level ->
    [0] Die Note ist 0: unter der ersten Stufe.
   *[other] Die Note ist { $level }{ $sure ->
        [yes] .
       *[no] , und das Intervall reicht unter die Hälfte.
    }
}
cli-grade-thought = Seine Entscheidungen brauchten { $seconds } s nach der Uhr und { $processor } s Prozessorzeit.
cli-grade-answered = Seine Entscheidungen brauchten { $seconds } s nach der Uhr, von der Frage bis zur Antwort; wie lange das Programm selbst gerechnet hat, ist nicht bekannt.
cli-grade-machine = Auf { $chip }, { $cores ->
    [one] ein Kern
   *[other] { $cores } Kerne
}, { $platform }, Python { $python }.
cli-grade-stopped = Nach Stufe { $level } beendet, wie mit --upto verlangt, obwohl der Spieler auch höheren gewachsen sein kann: keine ganze Note.
cli-grade-part = Nur { $deals } Austeilungen wurden gegen jede Stufe gespielt; das Protokoll verlangt { $whole }.
cli-grade-ladder = { $given } ist selbst eine Stufe der Leiter; nenne einen anderen Bot.
cli-grade-no-bot = nenne einen Spieler: einen Bot wie greedy oder Modul:Klasse, oder ein Programm als --bot NAME=BEFEHL

## Wettkämpfe

cli-help-match = Programme an den Tischen eines Servers gegeneinander spielen lassen und messen
cli-help-match-bot = ein Bot, einmal für jeden: sein Name und der Befehl, der ihn startet; er bekommt den Link einer Einladung als letztes Wort oder dort, wo {"{"}link{"}"} steht, und sein Token in SORTILEGE_TOKEN
cli-help-match-server = der Server, an dem gespielt wird; sonst wird einer auf dieser Maschine gestartet
cli-help-match-seed = die Zahl, aus der alle Ausgaben folgen; ohne Angabe eine geheime
cli-help-match-seconds = wie lange ein Programm für jede Wahl brauchen darf (60); wer länger braucht, hat die Partie verwirkt
cli-help-match-unpaired = neue Karten für jede Partie, auch bei getauschten Plätzen: für Programme, die sich etwas merken könnten
cli-match-no-bots = nenne die Bots: --bot NAME=BEFEHL, etwa --bot 'dice=python bot.py'
cli-match-bad-bot = ein Bot wird als NAME=BEFEHL angegeben, der Name aus Buchstaben, Ziffern, Punkten und Strichen, nicht „{ $given }“
cli-match-no-command = { $bot } lässt sich nicht starten: es gibt keinen Befehl { $given }
cli-match-no-seed = Teile eines Wettkampfs brauchen denselben --seed: gib einen an, und sag ihn niemandem, der mitspielt
cli-match-unpaired = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, jede mit eigenen Karten; jeder Bot hat jeden Platz gleich oft.
cli-match-forfeit-absent = { $bot } hat { $n ->
    [one] eine Partie verwirkt: er setzte sich nicht rechtzeitig.
   *[other] { $n } Partien verwirkt: er setzte sich nicht rechtzeitig.
}
cli-match-forfeit-late = { $bot } hat { $n ->
    [one] eine Partie verwirkt: er wählte nicht rechtzeitig.
   *[other] { $n } Partien verwirkt: er wählte nicht rechtzeitig.
}
cli-match-forfeit-ended = { $bot } hat { $n ->
    [one] eine Partie verwirkt: das Programm endete zu früh.
   *[other] { $n } Partien verwirkt: das Programm endete zu früh.
}
cli-match-forfeit-left = { $bot } hat { $n ->
    [one] eine Partie verwirkt: er gab auf.
   *[other] { $n } Partien verwirkt: er gab auf.
}
