### Rätsel finden, auf Deutsch: die Kommandozeile.

cli-help-lab-puzzles = puzzles: Stellungen mit einer klar besten Entscheidung suchen, auswählen und prüfen
cli-help-puzzles-games = Zahl der Bot-Partien, die durchsucht werden (%(default)s)
cli-help-puzzles-records = stattdessen die Aufzeichnungen in diesem Ordner durchsuchen
cli-help-puzzles-from = stattdessen die Rätsel aus diesen Dateien nehmen oder die mitgelieferten
cli-help-puzzles-teaches = nur Rätsel zu diesem Thema suchen: { $lessons }
cli-help-puzzles-choose = so viele behalten, möglichst abwechslungsreich
cli-help-puzzles-check = mit anderen Zufallszahlen und vierfacher Tiefe noch einmal suchen und nur bestätigte Rätsel behalten
cli-help-puzzles-out = Ausgabedatei
cli-puzzles-left-out = { $file } übersprungen: { $why }
cli-puzzles-no-records = In { $folder } gibt es keine Aufzeichnungen von { $game }: Gib einen Ordner mit Aufzeichnungen beendeter Partien an (*.json).
cli-puzzles-finding = sucht
cli-puzzles-checking = prüft
cli-puzzles-found = { $n ->
    [one] Ein Rätsel
   *[other] { $n } Rätsel
} ({ $shares }).
cli-puzzles-chosen = { $n } davon wurden ausgewählt ({ $shares }).
cli-puzzles-agreed = { $share } % der { $searches } Suchen finden die Lösung; bei { $n } Rätseln finden sie beide ({ $shares }).
cli-puzzles-unconfirmed = Nicht von beiden bestätigt: { $puzzles }.
