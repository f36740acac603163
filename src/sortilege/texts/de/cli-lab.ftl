### Ein Urteil lernen lassen, auf Deutsch: die Befehlszeile und der Bericht.

cli-help-lab = ein Urteil durch Spielen lernen lassen oder Rätsel finden
cli-help-lab-train = train: Partien gegen sich selbst, Lektionen, eine Probe gegen das bisher beste, und wieder
cli-help-lab-hours = wie lange (1 Stunde); ein angehaltener Lauf geht mit demselben Befehl weiter
cli-help-lab-rounds = nach so vielen Durchgängen aufhören, wie spät es auch ist
cli-help-lab-games = Partien in jeder Datei von Stellungen (500)
cli-help-lab-files = Dateien von Stellungen in einem Durchgang (200)
cli-help-lab-gate = Partien der Probe gegen das bisher beste, höchstens (2000)
cli-help-lab-out = der Ordner des Laufs (train-GAME)
cli-lab-bad-hours = eine Zahl von Stunden über 0 und bis 8766 ist nötig, nicht „{ $given }“
cli-lab-plain = torch ist nicht installiert, also lehrt reines Python, was nur zum Ausprobieren taugt: pip install 'sortilege[train]'
cli-lab-playing = spielt
cli-lab-learning = lernt
cli-lab-testing = Probe
cli-lab-round = Durchgang { $round }: erklärt { $explained } % der Vorsprünge am Ende, Chancen liegen um { $calibration } Punkte daneben, gewinnt { $wins } % von { $games } Partien gegen das bisher beste: { $better ->
    [yes] das neue beste.
   *[other] nicht deutlich besser.
}
cli-lab-best = Die besten Gewichte liegen in { $file }; die Bots learned@FILE, learned:N@FILE und learned:Tms@FILE spielen danach.
cli-lab-none = Noch ist kein Netz deutlich besser als greedy.
cli-lab-go-on = Der Lauf liegt in { $folder }, und derselbe Befehl setzt ihn fort; { $report } zeigt, wie er wuchs.
cli-lab-page = Wie ein Urteil über { $game } gelernt wurde
cli-lab-no-round = Noch ist kein Durchgang fertig.
cli-lab-whole-game = die ganze Partie
cli-lab-stage = Abschnitt { $n }
cli-lab-wins = Siege
cli-lab-h-explained = Was es vom Ende sagt
cli-lab-c-explained = Der Anteil an der Varianz des Vorsprungs am Ende, in Prozent, in Partien, an denen es nicht lernte, Durchgang für Durchgang.
cli-lab-h-calibration = Wie weit seine Chancen danebenliegen
cli-lab-c-calibration = Wie viele der Stellungen, die es mit 70 % bewertet, wurden gewonnen? Der mittlere Abstand, in Punkten, Durchgang für Durchgang.
cli-lab-h-wins = Gegen das bisher beste
cli-lab-c-wins = Siege in Prozent in der Probe gegen das bisher beste Netz, und gegen greedy, solange es keines gibt.
