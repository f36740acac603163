### Rätsel auf Deutsch.

page-puzzles-title = Rätsel
page-puzzles-how = In jeder dieser Stellungen ist eine Möglichkeit klar die beste. Finde sie! Deine Antwort wird in Hunderten von Partien weitergespielt; sie zeigen, was sie wert ist.
page-puzzles-today = Rätsel des Tages
page-puzzles-streak = { $n ->
    [one] Ein Tag in Folge
   *[other] { $n } Tage in Folge
}
page-puzzles-all = Alle Rätsel
page-puzzles-lesson = Thema
page-puzzles-any = alle
page-puzzles-n = { $game }, Rätsel { $n }
page-puzzles-you = { $lesson } · du bist { $who }
page-puzzles-sought = Finde den Zug, der am häufigsten gewinnt.
page-puzzles-count = { $n } von { $of } gelöst
page-puzzles-solved = gelöst
page-puzzles-shown = Lösung angesehen

## A try

page-puzzles-thinking = Wird durchgespielt …
page-puzzles-right = Das ist die beste Möglichkeit.
page-puzzles-close = Fast so gut wie die beste Möglichkeit; die Partien zeigen keinen nennenswerten Unterschied.
page-puzzles-worse = Es gibt etwas Besseres.
page-puzzles-done = Gelöst!
page-puzzles-yours = Deine Antwort: { $chance } % Siegchance, { $points } Punkte.
page-puzzles-best = Beste Antwort: { $chance } % Siegchance, { $points } Punkte.
page-puzzles-on = Dein Zug geht weiter. Was nun?
page-puzzles-again = Noch einmal
page-puzzles-show = Lösung zeigen
page-puzzles-next = Nächstes Rätsel
page-puzzles-share = Teilen
page-puzzles-solution = Lösung
