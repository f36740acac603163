### Was an den Optionen von SpellBook nicht stimmen kann, auf Deutsch.

engine-difficulty = Die Schwierigkeit gilt für das Spiel allein; zu mehreren bleibt sie auf 0.

## Momente, die es nicht geben kann

engine-moment-learned = ein gelernter Zauber wird `4`, `4 black_round` oder `4 black_round today` geschrieben, nicht { $given }
engine-moment-token = { $token } kann nicht auf { $spell } liegen ({ $color })
engine-moment-other-spell = der Zauber der Farbe { $color } ist in dieser Partie { $spell }
engine-moment-opponent = nur die Solopartie hat einen virtuellen Gegner; nötig ist players: 1
engine-moment-room = Platz ist für { $most } Materia
engine-moment-sixth = ein sechstes Mal { $materia }; jede Materia gibt es fünfmal
engine-moment-none-left = dafür ist keine Materia mehr übrig
engine-moment-spells-under = welche Zauber im Spiel sind, steht unter given.spells
engine-moment-first-under = wer beginnt, steht unter given.first
engine-moment-both = { $one } und { $other } sind beide { $color }; eine Partie hat einen Zauber jeder Farbe
engine-moment-opponent-full = mit allen { $spaces } Feldern gefüllt ist das Spiel zu Ende
engine-moment-not-today = heute ist der Tag von { $who }, und sonst lernt niemand einen Zauber
engine-moment-triggers = wer die Tafel gefüllt oder alle Zauber gelernt hat, läutet die letzte Runde ein; schreibe triggered: true
