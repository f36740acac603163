### The gallery in German. Belongs with the other texts of the page.

gallery-title = Galerie
gallery-search = In Namen und Texten suchen
gallery-count = { $n ->
    [one] { $n } Stück
   *[other] { $n } Stücke
}
gallery-nothing = Nichts passt. Versuche weniger Filter oder ein anderes Wort.
gallery-clear = Alles zurücksetzen
gallery-close = Schließen
gallery-box = Schachtel
gallery-box-base = Seasons
gallery-box-enchanted_kingdom = Enchanted Kingdom
gallery-box-spellbook = SpellBook
gallery-kind = Art
gallery-kind-item = magische Gegenstände
gallery-kind-familiar = Gefährten
gallery-kind-token = Fähigkeitsmarker
gallery-kind-enchantment = Verzauberungen
gallery-kind-die = Würfel
gallery-kind-bonus = Boni
gallery-kind-spell = Zauber
gallery-one-item = magischer Gegenstand
gallery-one-familiar = Gefährte
gallery-one-token = Fähigkeitsmarker
gallery-one-enchantment = Verzauberung
gallery-one-die = Würfel
gallery-one-bonus = Bonus
gallery-one-spell = Zauber
gallery-cost = Kosten
gallery-players = Zu { $n }:
gallery-trigger = Wann
gallery-trigger-always = immer
gallery-trigger-enter = kommt ins Spiel
gallery-trigger-activation = Aktivierung
gallery-trigger-summon = Beschwören
gallery-trigger-season = Wechsel der Jahreszeit
gallery-trigger-round = Rundenende
gallery-trigger-end = Spielende
gallery-trigger-sacrifice = Opfern
gallery-trigger-die = statt des Würfels
gallery-trigger-morning = Morgen
gallery-trigger-midday = Mittag
gallery-trigger-evening = Abend
gallery-number = Nummer
gallery-prestige = Prestige
gallery-points = Punkte nach Gebrauch
gallery-permanent = gilt immer
gallery-dealt = Ausgeteilte Karten
gallery-set = Reihe
gallery-color = Farbe
gallery-rates = Umwandlung
gallery-old = In der alten Auflage
gallery-rulings = Auslegungen
gallery-unsettled = Kein Regelheft entscheidet das; es ist unsere Lesart.
gallery-related = Siehe auch
