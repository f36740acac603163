### Seasons auf der Kommandozeile, auf Deutsch.

## Optionen

cli-help-level = archmage (sonst), magician oder apprentice
cli-help-kingdom = die ganze Erweiterung: --cards, --tokens und --enchantment random
cli-help-cards = mit ihren 20 Machtkarten, jede zweimal
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
cli-play-at-once = Mehrere Nummern wählen mehrere Karten, etwa „1 4 7“; „zurück“ nimmt sie alle zurück.
cli-play-points = { $points } Punkte, wenn er eingesetzt ist
cli-play-always = gilt immer

## Fakten

cli-facts-cards = Machtkarten, jede zweimal
cli-facts-reprints = Ältere Auflagen, gespielt, wenn eine Option es sagt
cli-facts-number = Nr.
cli-facts-card = Karte
cli-facts-cost = Kosten
cli-facts-for = zu { $n }:{" "}
cli-facts-prestige = Prestige
cli-facts-with-option = {" "}· { $option }
cli-facts-dice = Würfel
cli-facts-face = Seite { $n }
cli-facts-signs = { $energies } · ◆ Kristalle · ↑ Wissen +1 · ▤ eine Karte ziehen · ⟳ umwandeln · • Felder, die der Jahreszeitenstein zieht, wenn niemand den Würfel nimmt
cli-facts-rates = Kristalle für eine umgewandelte Energie
cli-facts-bonuses = Boni
cli-facts-tokens = Fähigkeitsmarker: Jeder bekommt drei und behält einen; die Punkte zählen, wenn er eingesetzt ist
cli-facts-enchantments = Verzauberungen: eine für die ganze Partie
cli-facts-of-kingdom = Enchanted Kingdom · { $title }
cli-facts-sets = Zusammenstellungen der Zauberlehrlinge
cli-facts-set-cards = Karten
cli-limit-gauge = höchstes Wissen
cli-limit-reserve = Energien in einer Reserve
cli-limit-dealt = Karten für jeden bei der Kartenauswahl
cli-limit-bonuses = Boni, die ein Spieler nutzen darf
cli-limit-bonus_points = Punkte für 0, 1, 2 und 3 genutzte Boni
cli-limit-hand_points = Punkte für jede Karte auf der Hand
cli-limit-archmage = Machtkarten auf der Stufe Erzmagier
cli-limit-magician = Machtkarten auf den Stufen Magier und Zauberlehrling

## Untersuchen

cli-sim-rounds = Runden je Partie
cli-bench-everything = mit ganz Enchanted Kingdom: × Rechenzeit
cli-bench-how-seasons = Seasons: Erzmagier. Die Zeile zu Enchanted Kingdom ist die Rechenzeit je Entscheidung mit Karten, Fähigkeitsmarkern und zufälliger Verzauberung als Vielfaches der des Grundspiels: der Median aus neun abwechselnd gemessenen Paaren.
cli-bench-bots-how-seasons = Seasons als Erzmagier mit den Karten von Enchanted Kingdom

## Wie ausgewogen es ist

cli-balance-face = { $season }: { $what }
cli-balance-h-drafted = Karten im Draft
cli-balance-c-drafted = Siege derer, die die Karte im Draft nahmen, über einem gerechten Anteil, in Prozentpunkten; beschworen oder nicht.
cli-balance-n-drafted = { $thing }, gedraftet
cli-balance-late-drafted = { $thing } wird spät genommen (im Mittel Wahl { $when }) und gewinnt: { $wins }.
cli-balance-early-drafted = { $thing } wird früh genommen (im Mittel Wahl { $when }) und verliert: { $wins }.
cli-balance-by-pick = Nach der Wahl
cli-balance-at-pick = als Wahl { $n }
cli-balance-h-entered = Karten im Spiel
cli-balance-c-entered = Siege derer, die die Karte ins Spiel brachten. „Bringt“: Prestige und Kristalle, die durch sie kamen, für ihren Besitzer. Wer viele Karten spielt, gewinnt öfter, darum liegen fast alle über null: Vergleiche sie miteinander.
cli-balance-n-entered = { $thing }, im Spiel
cli-balance-by-year = Nach dem Jahr
cli-balance-at-year = in Jahr { $n }
cli-balance-h-token = Fähigkeitsmarker
cli-balance-c-token = Siege derer, die den Marker aus ihren dreien wählten.
cli-balance-n-token = { $thing }
cli-balance-h-face = Seiten der Würfel
cli-balance-c-face = Siege derer, die einen Würfel mit dieser Seite nahmen, für jedes Mal.
cli-balance-n-face = { $thing }
cli-balance-h-bonuses = Genutzte Boni
cli-balance-c-bonuses = Siege derer, die so viele Boni nutzten.
cli-balance-n-bonuses = { $thing } Boni
cli-balance-h-in-play = Zahl der Karten im Spiel
cli-balance-c-in-play = Siege derer, die am Ende so viele Machtkarten im Spiel hatten.
cli-balance-n-in-play = { $thing } Karten im Spiel
cli-balance-h-enchantment = Verzauberungen
cli-balance-c-enchantment = Sie gelten für alle und lassen also niemanden gewinnen; aber Partien mit ihnen unterscheiden sich um so viel von allen anderen. Anteile in Prozentpunkten, Länge in Runden.
