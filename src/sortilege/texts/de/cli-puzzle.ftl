### Rätsel im Terminal, auf Deutsch.

cli-help-puzzle = an einem Tisch die beste Entscheidung finden; ohne Kennung das Rätsel des Tages
cli-help-puzzle-id = welches Rätsel; die Seite zeigt die Kennung im Link
cli-help-puzzle-game = das Spiel, dessen Rätsel des Tages gewünscht ist: { $games }
cli-help-puzzle-show = die Lösung zeigen
cli-puzzle-head = Rätsel { $id }: { $lesson } ({ $difficulty }). Du bist { $who }.
cli-puzzle-none = Zu „{ $game }“ gibt es keine Rätsel.
cli-puzzle-right = Das ist die beste Möglichkeit.
cli-puzzle-close = Fast so gut wie die beste Möglichkeit.
cli-puzzle-worse = Es gibt etwas Besseres. Versuch es noch einmal.
cli-puzzle-yours = Deine Antwort: { $chance } % Siegchance, { $points } Punkte.
cli-puzzle-best = Beste Antwort: { $chance } % Siegchance, { $points } Punkte.
cli-puzzle-solved = Gelöst!
cli-puzzle-bye = „sortilege puzzle { $id } --show“ zeigt, wie es gelöst wird.
