### SpellBook auf der Kommandozeile, auf Deutsch.

## Optionen

cli-help-spells = die Zauber: classic (zufällig, Standard), set_1, set_2 oder set_3; --option red=blaze wählt einen einzelnen
cli-help-difficulty = solo: Materia, mit denen der Gegner beginnt, 0 bis 3 (Standard 0)

## Spielen

cli-play-spellbook = SpellBook mit { $players }
cli-play-spellbook-solo = SpellBook: { $players } gegen den virtuellen Gegner · Schwierigkeit { $n }
cli-play-spells = Zauber: { $spells }

## Fakten

cli-facts-spells = Zauber, Satz { $n }
cli-facts-spell = Zauber
cli-facts-level = Stufe
cli-limit-materia = Materia insgesamt
cli-limit-each = Materia pro Farbe und Rune
cli-limit-pool = Materia pro Vorrat
cli-limit-board = Felder einer Gefährtentafel
cli-limit-board_points = Punkte für 0, 1, 2 … verwahrte Materia
cli-limit-opponent = solo: Felder der Gegnertafel
cli-limit-opponent_points = solo: Punkte für 0, 1, 2 … Materia darauf
cli-limit-wiping = solo: Felder, die den Altar leeren

## Untersuchen

cli-sim-days = Tage pro Partie
cli-bench-spellbook_decisions = SpellBook, Zufallspartien: Entscheidungen/s
cli-bench-spellbook_copy = SpellBook, Kopieren eines Zustands: µs
cli-bench-how-spellbook = SpellBook: zufällige Zauber.
cli-bench-bots-how-spellbook = SpellBook mit zufälligen Zaubern

## Wie ausgewogen es ist

cli-balance-h-learned = Gelernte Zauber
cli-balance-c-learned = Siegquote der Spieler, die den Zauber gelernt haben, über dem gleichen Anteil, in Prozentpunkten. „Bringt“: seine Punkte am Ende. Wer viele Zauber lernt, gewinnt öfter, deshalb liegen die meisten Werte über null: Vergleiche sie untereinander.
cli-balance-n-learned = { $thing }, gelernt
cli-balance-late-learned = { $thing } wird spät gelernt (im Schnitt in Runde { $when }) und gewinnt: { $wins }.
cli-balance-early-learned = { $thing } wird früh gelernt (im Schnitt in Runde { $when }) und verliert: { $wins }.
cli-balance-by-round = Nach der Runde
cli-balance-at-round = in Runde { $n }
cli-balance-by-level = Nach der Stufe am Ende
cli-balance-at-level = auf Stufe { $n }
cli-balance-h-book = Anzahl der Zauber
cli-balance-c-book = Siegquote der Spieler, die am Ende so viele Zauber gelernt hatten.
cli-balance-n-book = { $thing } Zauber gelernt
cli-balance-h-board = Materia auf der Gefährtentafel
cli-balance-c-board = Siegquote der Spieler, die am Ende so viele Materia verwahrt hatten.
cli-balance-n-board = { $thing } Materia verwahrt
cli-balance-h-offered = Zauber auf dem Tisch
cli-balance-c-offered = Alle können diese Zauber lernen, deshalb bevorzugen sie niemanden; gezeigt wird, wie sich Partien mit ihnen von Partien mit einem anderen Zauber ihrer Farbe unterscheiden. Anteile in Prozentpunkten, Länge in Tagen.
