### Rätsel im Terminal, auf Deutsch.

cli-help-puzzle = an einem Tisch die beste Wahl finden; ohne Kennung das Rätsel des Tages
cli-help-puzzle-id = welches Rätsel; die Seite zeigt die Kennung im Link
cli-help-puzzle-game = das Spiel, dessen Rätsel des Tages gewünscht ist: { $games }
cli-help-puzzle-show = zeigen, wie es gelöst wird
cli-puzzle-head = Rätsel { $id }: { $lesson } ({ $difficulty }). Du bist { $who }.
cli-puzzle-none = Zu „{ $game }“ gibt es keine Rätsel.
cli-puzzle-right = Das ist die beste Wahl.
cli-puzzle-close = Fast so gut wie die beste Wahl.
cli-puzzle-worse = Es gibt etwas Besseres. Versuch es noch einmal.
cli-puzzle-yours = Diese Wahl: { $chance } % Siegchance, { $points } Punkte.
cli-puzzle-best = Die beste: { $chance } % Siegchance, { $points } Punkte.
cli-puzzle-solved = Gelöst!
cli-puzzle-bye = „sortilege puzzle { $id } --show“ zeigt, wie es gelöst wird.
