### Training einer Bewertung, auf Deutsch: die Befehlszeile und der Bericht.

cli-help-lab = eine Bewertung durch Spiele gegen sich selbst trainieren, die Balance untersuchen oder Rätsel finden
cli-help-lab-train = train: im Wechsel gegen sich selbst spielen, trainieren und gegen die bisher beste Version testen
cli-help-lab-hours = Dauer in Stunden (%(default)g); mit demselben Befehl geht ein abgebrochener Lauf weiter
cli-help-lab-rounds = nach so vielen Durchgängen aufhören, unabhängig von der Zeit
cli-help-lab-games = Partien je Stellungsdatei (%(default)s)
cli-help-lab-files = Stellungsdateien je Durchgang (%(default)s)
cli-help-lab-gate = Höchstzahl der Partien im Test gegen die bisher beste Version (%(default)s)
cli-help-lab-out = Ordner des Laufs (train-GAME)
cli-lab-bad-hours = erwartet wird eine Stundenzahl über 0 und bis 8766, nicht „{ $given }“
cli-lab-plain = torch ist nicht installiert; das Training läuft in reinem Python und taugt nur zum Ausprobieren: pip install 'sortilege[train]' (im Quellverzeichnis: '.[train]')
cli-lab-playing = spielt
cli-lab-learning = trainiert
cli-lab-testing = testet
cli-lab-round = Durchgang { $round }: erklärt { $explained } % der Vorsprünge am Ende, liegt bei den Chancen um { $calibration } Punkte daneben, gewinnt { $wins } % von { $games } Partien gegen die bisher beste Version: { $better ->
    [yes] neue beste Version.
   *[other] nicht deutlich besser.
}
cli-lab-best = Die besten Gewichte liegen in { $file }; die Bots learned@FILE, learned:N@FILE und learned:Tms@FILE spielen damit.
cli-lab-none = Noch ist kein Netz deutlich besser als greedy.
cli-lab-go-on = Der Lauf liegt in { $folder }; mit demselben Befehl geht er weiter. { $report } zeigt den Fortschritt.
cli-lab-page = Training einer Bewertung für { $game }
cli-lab-no-round = Noch ist kein Durchgang fertig.
cli-lab-whole-game = die ganze Partie
cli-lab-stage = Abschnitt { $n }
cli-lab-wins = Siege
cli-lab-h-explained = Erklärte Varianz
cli-lab-c-explained = Anteil der Varianz des Vorsprungs am Ende, den das Netz erklärt, in Prozent, bei nicht fürs Training benutzten Partien, nach Durchgang.
cli-lab-h-calibration = Kalibrierungsfehler
cli-lab-c-calibration = Wie viele der mit 70 % bewerteten Stellungen wurden gewonnen? Mittlerer Abstand in Prozentpunkten, nach Durchgang.
cli-lab-h-wins = Gegen die bisher beste Version
cli-lab-c-wins = Siege in Prozent im Test gegen das bisher beste Netz, oder gegen greedy, solange es keines gibt.
