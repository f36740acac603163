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
