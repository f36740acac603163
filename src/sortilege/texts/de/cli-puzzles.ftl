### Rätsel finden, auf Deutsch: die Kommandozeile.

cli-help-lab-puzzles = puzzles: Stellungen, in denen eine Wahl deutlich die beste ist, gefunden, ausgewählt und geprüft
cli-help-puzzles-games = so viele Partien zwischen Bots durchsehen (100)
cli-help-puzzles-records = stattdessen die Aufzeichnungen in diesem Ordner durchsehen
cli-help-puzzles-from = stattdessen die Rätsel dieser Dateien nehmen, oder die mitgelieferten
cli-help-puzzles-teaches = nur suchen, was dies lehrt: { $lessons }
cli-help-puzzles-choose = so viele behalten, so verschieden wie möglich
cli-help-puzzles-check = noch einmal suchen, mit anderen Würfeln und viermal so tief, und behalten, was übereinstimmt
cli-help-puzzles-out = die Datei, in die sie geschrieben werden
cli-puzzles-left-out = { $file } bleibt außen vor: { $why }
cli-puzzles-no-records = In { $folder } liegt keine Aufzeichnung von { $game }: nenne einen Ordner mit Aufzeichnungen gespielter Partien (*.json).
cli-puzzles-finding = suchen
cli-puzzles-checking = prüfen
cli-puzzles-found = { $n ->
    [one] Ein Rätsel
   *[other] { $n } Rätsel
} ({ $shares }).
cli-puzzles-chosen = { $n } davon wurden ausgewählt ({ $shares }).
cli-puzzles-agreed = Von { $searches } Suchen finden { $share } % die Lösung; beide finden sie bei { $n } Rätseln ({ $shares }).
