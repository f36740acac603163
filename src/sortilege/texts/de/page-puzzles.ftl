### Rätsel auf Deutsch.

page-puzzles-title = Rätsel
page-puzzles-how = In jeder dieser Stellungen ist eine Wahl klar die beste. Finde sie! Was du auch wählst, wird in Hunderten von Partien weitergespielt; die zeigen, was es wert ist.
page-puzzles-today = Rätsel des Tages
page-puzzles-streak = { $n ->
    [one] Ein Tag in Folge
   *[other] { $n } Tage in Folge
}
page-puzzles-all = Alle Rätsel
page-puzzles-lesson = Worum es geht
page-puzzles-any = alles
page-puzzles-n = { $game }, Rätsel { $n }
page-puzzles-you = { $lesson } · du bist { $who }
page-puzzles-count = { $n } von { $of } gelöst
page-puzzles-solved = gelöst
page-puzzles-shown = Lösung gesehen

## A try

page-puzzles-thinking = Wird durchgespielt …
page-puzzles-right = Das ist die beste Wahl.
page-puzzles-close = Fast so gut wie die beste Wahl: Die Partien zeigen keinen Unterschied, der zählt.
page-puzzles-worse = Es gibt etwas Besseres.
page-puzzles-done = Gelöst!
page-puzzles-yours = Deine: { $chance } % Siegchance, { $points } Punkte.
page-puzzles-best = Die beste: { $chance } % Siegchance, { $points } Punkte.
page-puzzles-on = Dein Zug geht weiter. Was nun?
page-puzzles-again = Noch einmal
page-puzzles-show = Zeig mir
page-puzzles-next = Nächstes
page-puzzles-share = Teilen
page-puzzles-solution = So wird es gelöst
