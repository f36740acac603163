### Was an den Optionen von Seasons nicht stimmen kann, auf Deutsch.

engine-draft = { $name } ändert den Draft, und Zauberlehrlinge draften nicht: nimm eine andere Stufe oder eine andere Verzauberung.
engine-deck = { $name } verteilt je { $dealt } Karten an { $seats } Spieler, aber dieser Stapel hat nur { $cards }: spielt als Erzmagier, mit den Karten von Enchanted Kingdom oder zu wenigeren.

## Momente, die es nicht geben kann

engine-moment-no-card = es gibt keine Karte { $given }
engine-moment-die-face = ein Würfel und seine Seite werden { $die }.3 geschrieben, mit einer Seite von 1 bis 6, nicht { $given }
engine-moment-no-die = es gibt weder Würfel noch Jahreszeit { $given }
engine-moment-no-face = keine Seite von { $die } zeigt { $signs }; es gibt { $faces }
engine-moment-die-twice = ein Würfel ist zweimal genannt
engine-moment-number-twice = eine Zahl steht zweimal da
engine-moment-play = { $given } lässt sich nicht lesen; Karten im Spiel werden `x turned, y [water fire]` geschrieben
engine-moment-no-mimic = { $card } ahmt nichts nach
engine-moment-no-item = { $card } ist kein Gegenstand, und nur Gegenstände werden nachgeahmt
engine-moment-option-word = der Wert einer Option ist ein Wort, nicht { $given }
engine-moment-belongs = den Moment { $moment } gibt es mit { $option }: { $value }
engine-moment-random-enchantment = nur eine neue Partie zieht ihre Verzauberung; nenne eine
engine-moment-rolls = die kommenden Würfe sind eine Liste von Seiten wie [3, 1, 6], nicht { $given }
engine-moment-handed-out = sie wurde ausgegeben, als Jahr { $year } begann
engine-moment-library = in einer Bücherei liegen höchstens { $most } Karten
engine-moment-not-in-hand = { $card } ist nicht in dieser Hand
engine-moment-no-packs = im Moment { $moment } gibt es keine Draftstapel
engine-moment-prelude = im Moment { $moment } liegt nichts im Spiel und kein Würfel ist genommen
engine-moment-before-die = ein Würfel fehlt nur dem, der seinen Spielzug beginnt, im Moment before_die
engine-moment-no-draft = mit elemental_construction gibt es keinen Draft; der Moment heißt keep_nine
engine-moment-without-tokens = diese Partie wird ohne Fähigkeitsmarker gespielt
engine-moment-none-kept = im Moment { $moment } ist noch keiner behalten; gib tokens an
engine-moment-one-kept = einer wurde zu Beginn behalten; gib ihn als ability an
engine-moment-three-tokens = jeder Platz bekommt drei Marker
engine-moment-which-ability = welche? gib ability an
engine-moment-token-once = den Fähigkeitsmarker { $token } gibt es einmal
engine-moment-comes-with = das gibt es mit options: {"{"}enchantment: { $name }{"}"}
engine-moment-dice = { $players } Personen werfen { $dice } Würfel
engine-moment-colors = alle Würfel einer Runde haben dieselbe Farbe
engine-moment-season = auf Feld { $space } ist { $season }, und deren Würfel werden geworfen
engine-moment-not-rolled = er ist nicht unter den geworfenen; gib diese als `dice` an
engine-moment-knows = { $who } kennt diese Hand ohnehin
engine-moment-third = ein drittes Mal { $card }; jede Karte gibt es zweimal
engine-moment-not-in-deck = { $card } ist nicht in diesem Stapel; siehe die Option { $option }
engine-moment-slots = { $given } Karten; niemand hat mehr als { $most } im Spiel
engine-moment-on-card = { $most ->
    [0] auf { $card } liegen keine Energien
   *[other] auf { $card } liegen höchstens { $most } Energien
}
engine-moment-copy-twice = { $card } liegt zweimal im Spiel
engine-moment-worked = nach { $card } fragt das Ende der Runde nicht
engine-moment-no-model = niemand gegenüber hat { $card } im Spiel, um nachgeahmt zu werden
engine-moment-no-model-of = { $who } hat { $card } nicht im Spiel, um nachgeahmt zu werden
engine-moment-models = mehrere haben { $card } im Spiel; sag, wessen Karte gemeint ist, etwa bob.{ $card }
engine-moment-reserve = Platz ist für { $most } Energien
engine-moment-box = offen bleiben mehr Karten, als in der Schachtel sind
engine-moment-pack = jeder wählt { $each } Karten: nach { $picked } bleibt kein Draftstapel von { $size }
engine-moment-own-pack = { $given } Karten; mit { $hand } auf der Hand sind es { $left }
engine-moment-else-has = { $given } Karten, wo jemand anders { $size } hat
engine-moment-cards-left = { $size } Karten werden gebraucht, und { $left } sind noch in der Schachtel
engine-moment-bag = { $die } wurde geworfen und ist also einer der { $dice } Würfel im Spiel
engine-moment-clockwise = Würfel werden im Uhrzeigersinn ab dem Startspieler gewählt, und der Letzte wird noch gefragt
engine-moment-permanent = Fähigkeitsmarker { $token } wirkt immer und ist nie verbraucht
engine-moment-unearned = vor der ersten Runde hat das niemand, also auch nicht im Moment { $moment }
engine-moment-first-space = im Moment { $moment } steht das Rad auf dem ersten Feld von Jahr 1
engine-moment-before-year1 = mit before_year1: forbid kommt niemand vor das erste Jahr zurück
engine-moment-no-round = nach dem dritten Jahr ist das Spiel zu Ende, und keine Runde beginnt mehr
engine-moment-end-year = das Spiel endet, wenn das dritte Jahr vorbei ist; schreibe year: 4 oder nichts
engine-moment-same-die = zwei haben denselben Würfel genommen
engine-moment-year-to-come = Jahr { $year } ist noch nicht gekommen
engine-moment-apprentices = Zauberlehrlinge bekommen fertige Karten und wählen keine aus
engine-moment-with-option = das gibt es nur mit options: {"{"}{ $option }: { $value }{"}"}
engine-moment-laid-out = im Moment { $moment } ist noch nichts aufgeteilt
engine-moment-three-piles = { $cards } Karten werden auf drei Stapel verteilt, und hier sind { $given }
engine-moment-second-first = zuerst wird Bücherei II gefüllt, und dort liegen { $given } von { $cards }
engine-moment-own-model = { $card } kopiert einen Gegenstand von jemand anderem und nicht { $model }
engine-moment-never-turned = { $card } wird nie gedreht, weil sie nicht aktiviert wird
engine-moment-straightened = zu Beginn der Runde wurden alle Karten aufgerichtet
