### SpellBook auf der Kommandozeile, auf Deutsch.

## Optionen

cli-help-spells = welche Zauber: classic (ausgelost, sonst), set_1, set_2 oder set_3; --option red=blaze nennt einen
cli-help-difficulty = allein: 0 bis 3 Materia, mit denen der Gegner beginnt (0)

## Spielen

cli-play-spellbook = SpellBook mit { $players }
cli-play-spellbook-solo = SpellBook: { $players } allein gegen den gedachten Gegner · Schwierigkeit { $n }
cli-play-spells = Zauber: { $spells }

## Fakten

cli-facts-spells = Zauber, Satz { $n }
cli-facts-spell = Zauber
cli-facts-level = Stufe
cli-limit-materia = Materia insgesamt
cli-limit-each = Materia je Farbe und Rune
cli-limit-pool = Materia in einem Vorrat
cli-limit-board = Felder einer Gefährtentafel
cli-limit-board_points = Punkte für 0, 1, 2 … verwahrte Materia
cli-limit-opponent = allein: Felder der Gegnertafel
cli-limit-opponent_points = allein: Punkte für 0, 1, 2 … Materia darauf
cli-limit-wiping = allein: Felder, die den Altar leeren

## Untersuchen

cli-sim-days = Tage je Partie
cli-bench-spellbook_decisions = SpellBook, Zufallspartien: Entscheidungen/s
cli-bench-spellbook_copy = SpellBook, Kopie eines Zustands: µs
cli-bench-how-spellbook = SpellBook: Zauber ausgelost.
cli-bench-bots-how-spellbook = SpellBook mit gelosten Zaubern

## Wie ausgewogen es ist

cli-balance-h-learned = Gelernte Zauber
cli-balance-c-learned = Siege derer, die den Zauber lernten, über einem gerechten Anteil, in Prozentpunkten. „Bringt“: seine Punkte am Ende. Wer viel lernt, gewinnt öfter, darum liegen die meisten über null: Vergleiche sie miteinander.
cli-balance-n-learned = { $thing }, gelernt
cli-balance-late-learned = { $thing } wird spät gelernt (im Mittel in Runde { $when }) und gewinnt: { $wins }.
cli-balance-early-learned = { $thing } wird früh gelernt (im Mittel in Runde { $when }) und verliert: { $wins }.
cli-balance-by-round = Nach der Runde
cli-balance-at-round = in Runde { $n }
cli-balance-by-level = Nach der Stufe am Ende
cli-balance-at-level = auf Stufe { $n }
cli-balance-h-book = Zahl der Zauber
cli-balance-c-book = Siege derer, die am Ende so viele Zauber gelernt hatten.
cli-balance-n-book = { $thing } Zauber gelernt
cli-balance-h-board = Materia auf der Gefährtentafel
cli-balance-c-board = Siege derer, die am Ende so viele Materia verwahrt hatten.
cli-balance-n-board = { $thing } Materia verwahrt
cli-balance-h-offered = Zauber auf dem Tisch
cli-balance-c-offered = Alle können sie lernen, also lassen sie niemanden gewinnen; aber Partien mit ihnen unterscheiden sich um so viel von Partien mit einem anderen Zauber ihrer Farbe. Anteile in Prozentpunkten, Länge in Tagen.
