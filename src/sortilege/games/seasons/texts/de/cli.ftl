### Seasons auf der Kommandozeile, auf Deutsch.

## Optionen

cli-help-level = archmage (Standard), magician oder apprentice
cli-help-kingdom = die ganze Erweiterung Enchanted Kingdom: --cards, --tokens und --enchantment random
cli-help-cards = mit ihren 20 Machtkarten, je zweimal
cli-help-tokens = mit den Fähigkeitsmarkern
cli-help-enchantment = mit einer Verzauberung: random (zufällig) oder { $names }

## Spielen

cli-play-welcome = Seasons mit { $players } · { $level }
cli-play-kingdom = Enchanted Kingdom: { $parts }
cli-play-with-kingdom_cards = 20 weitere Machtkarten (jede zweimal)
cli-play-with-ability_tokens = Fähigkeitsmarker
cli-play-enchantment = Verzauberung: { $text }
cli-brief-seat = { $who }: Kristalle { $crystals } · Wissen { $gauge } · Boni { $bonuses } von 3 · Hand { $hand }
cli-play-taken = Schon genommen, { $n } von { $most }: { $cards }
cli-play-hand = Hand, { $n } von { $most }: { $cards }
cli-play-two = Bücherei II, { $n } von { $most }: { $cards }
cli-play-three = Bücherei III, { $n } von { $most }: { $cards }
cli-play-at-once = Mehrere Karten wählst du mit mehreren Nummern, zum Beispiel „1 4 7“; „zurück“ nimmt sie alle zurück.
cli-play-points = { $points } Punkte, sobald eingesetzt
cli-play-always = gilt immer

## Fakten

cli-facts-cards = Machtkarten, jede zweimal
cli-facts-reprints = Ältere Auflagen, per Option wählbar
cli-facts-number = Nr.
cli-facts-card = Karte
cli-facts-cost = Kosten
cli-facts-for = zu { $n }:{" "}
cli-facts-prestige = Prestige
cli-facts-with-option = {" "}· { $option }
cli-facts-dice = Würfel
cli-facts-face = Seite { $n }
cli-facts-signs = { $energies } · ◆ Kristalle · ↑ Wissen +1 · ▤ eine Karte ziehen · ⟳ umwandeln · • Felder, um die der Jahreszeitenstein zieht, wenn der Würfel liegen bleibt
cli-facts-rates = Kristalle pro umgewandelter Energie
cli-facts-bonuses = Boni
cli-facts-tokens = Fähigkeitsmarker: Jeder erhält drei und behält einen; die Punkte zählen, sobald er eingesetzt ist
cli-facts-enchantments = Verzauberungen: eine für die ganze Partie
cli-facts-of-kingdom = Enchanted Kingdom · { $title }
cli-facts-sets = Zusammenstellungen der Zauberlehrlinge
cli-facts-set-cards = Karten
cli-limit-gauge = höchster Wissensstand
cli-limit-reserve = Energien pro Reserve
cli-limit-dealt = Karten pro Spieler beim Draft
cli-limit-bonuses = Boni pro Spieler
cli-limit-bonus_points = Punkte für 0, 1, 2 und 3 genutzte Boni
cli-limit-hand_points = Punkte pro Handkarte
cli-limit-archmage = Machtkarten auf der Stufe Erzmagier
cli-limit-magician = Machtkarten auf den Stufen Magier und Zauberlehrling

## Untersuchen

cli-sim-rounds = Runden pro Partie
cli-bench-everything = mit ganz Enchanted Kingdom: × Rechenzeit
cli-bench-how-seasons = Seasons: Stufe Erzmagier. Die Zeile zu Enchanted Kingdom vergleicht die Rechenzeit pro Entscheidung, mit Karten, Fähigkeitsmarkern und zufälliger Verzauberung, mit der des Grundspiels: Median aus neun abwechselnd gemessenen Paaren.
cli-bench-bots-how-seasons = Seasons auf der Stufe Erzmagier mit den Karten von Enchanted Kingdom

## Wie ausgewogen es ist

cli-balance-face = { $season }: { $what }
cli-balance-h-drafted = Karten im Draft
cli-balance-c-drafted = Siegquote der Spieler, die die Karte gedraftet haben (beschworen oder nicht), über dem gleichen Anteil, in Prozentpunkten.
cli-balance-n-drafted = { $thing }, gedraftet
cli-balance-late-drafted = { $thing } wird spät gedraftet (im Schnitt als Wahl { $when }) und gewinnt: { $wins }.
cli-balance-early-drafted = { $thing } wird früh gedraftet (im Schnitt als Wahl { $when }) und verliert: { $wins }.
cli-balance-by-pick = Nach der Wahl
cli-balance-at-pick = als Wahl { $n }
cli-balance-h-entered = Karten im Spiel
cli-balance-c-entered = Siegquote der Spieler, die die Karte ins Spiel gebracht haben. „Bringt“: Prestige und Kristalle, die sie ihrem Besitzer eingebracht hat. Wer viele Karten spielt, gewinnt öfter, deshalb liegen fast alle Werte über null: Vergleiche sie untereinander.
cli-balance-n-entered = { $thing }, im Spiel
cli-balance-by-year = Nach dem Jahr
cli-balance-at-year = in Jahr { $n }
cli-balance-h-token = Fähigkeitsmarker
cli-balance-c-token = Siegquote der Spieler, die diesen Marker aus ihren drei gewählt haben.
cli-balance-n-token = { $thing }
cli-balance-h-face = Seiten der Würfel
cli-balance-c-face = Siegquote der Spieler, die einen Würfel mit dieser Seite genommen haben; jedes Mal zählt.
cli-balance-n-face = { $thing }
cli-balance-h-bonuses = Genutzte Boni
cli-balance-c-bonuses = Siegquote der Spieler mit so vielen genutzten Boni.
cli-balance-n-bonuses = { $thing } Boni
cli-balance-h-in-play = Anzahl der Karten im Spiel
cli-balance-c-in-play = Siegquote der Spieler mit so vielen Machtkarten im Spiel am Ende.
cli-balance-n-in-play = { $thing } Karten im Spiel
cli-balance-h-enchantment = Verzauberungen
cli-balance-c-enchantment = Verzauberungen gelten für alle und bevorzugen niemanden; gezeigt wird, wie sich Partien mit ihnen von allen anderen unterscheiden. Anteile in Prozentpunkten, Länge in Runden.
