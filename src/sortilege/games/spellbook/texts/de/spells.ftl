### SpellBook auf Deutsch: Zauber, Farben, Runen, Tageszeiten.
### Die Namen sind unsere Übersetzung; was eine Stufe tut, steht in unseren Worten da.
### Variablen sind die Optionen des Tisches und $players.

## Zauber, erster Satz

spell-sacrifice = Opfer
    .three = Wirf eine runde Materia ab, dann zieh 4.
    .four = Wirf eine dreieckige Materia ab, dann zieh 4.
    .five = Wirf eine viereckige Materia ab, dann zieh 4.
spell-levitation = Schweben
    .three = Nimm 2 runde Materia vom Altar.
    .four = Nimm 2 dreieckige Materia vom Altar.
    .five = Nimm 2 viereckige Materia vom Altar.
spell-purification = Reinigung
    .three = Tausche 1 Materia deines Vorrats gegen 1 vom Altar.
    .four = Tausche 2 Materia deines Vorrats gegen 2 vom Altar.
    .five = Tausche 3 Materia deines Vorrats gegen 3 vom Altar.
spell-offering = Gabe
    .three = Verwahre 2 Materia einer Farbe aus deinem Vorrat.
    .four = Verwahre 3 Materia einer Farbe aus deinem Vorrat.
    .five = Verwahre 4 Materia einer Farbe aus deinem Vorrat.
spell-time_travel = Zeitreise
    .three = Wirf eine runde Materia ab, dann heb einen anderen gelernten Zauber um eine Stufe.
    .four = Wirf eine dreieckige Materia ab, dann heb einen anderen gelernten Zauber um eine Stufe.
    .five = Wirf eine viereckige Materia ab, dann heb einen anderen gelernten Zauber um eine Stufe.
spell-transmutation = Verwandlung
    .three = Kein Effekt.
    .four = Lerne einen Zauber; statt dreier gleicher Rune darf 1 Materia mit der Rune dieser Karte als Farbe des Zaubers zählen.
    .five = Lerne einen Zauber; statt dreier gleicher Rune dürfen bis zu 2 Materia mit der Rune dieser Karte als Farbe des Zaubers zählen.
spell-abundance = Überfluss
    .three = Wenn du ihn lernst: Zieh 2.
    .four = Wenn du ihn lernst: Zieh 3.
    .five = Wenn du ihn lernst: Zieh 4.

## Zauber, zweiter Satz

spell-eruption = Ausbruch
    .three = Zieh, bis dein Vorrat 4 Materia hat.
    .four = Zieh, bis dein Vorrat 5 Materia hat.
    .five = Zieh, bis dein Vorrat 6 Materia hat.
spell-sharing = Teilen
    .three = { $players ->
        [1] Nimm 1 Materia vom Altar und zieh 1; dann leg 1 aus dem Beutel in den unteren Bereich des Gegners.
       *[other] Nimm 1 Materia vom Altar und zieh 1; dann zieht jeder andere Spieler 1.
    }
    .four = { $players ->
        [1] Nimm 2 Materia vom Altar; dann leg 1 aus dem Beutel in den unteren Bereich des Gegners.
       *[other] Nimm 2 Materia vom Altar; dann zieht jeder andere Spieler 1.
    }
    .five = { $players ->
        [1] Nimm 3 Materia vom Altar; dann leg 1 aus dem Beutel in den unteren Bereich des Gegners.
       *[other] Nimm 3 Materia vom Altar; dann zieht jeder andere Spieler 1.
    }
spell-cure = Heilung
    .three = Zieh 1, dann wirf 1 ab.
    .four = Zieh 2, dann wirf 2 ab.
    .five = Zieh 3, dann wirf 3 ab.
spell-focus = Sammlung
    .three = Verwahre 1 Materia mit der Rune dieser Karte aus deinem Vorrat.
    .four = Verwahre 2 Materia mit der Rune dieser Karte aus deinem Vorrat, oder nimm 1 mit dieser Rune vom Altar.
    .five = Verwahre 3 Materia mit der Rune dieser Karte aus deinem Vorrat, oder nimm 2 mit dieser Rune vom Altar.
spell-storm = Sturm
    .three = Kein Effekt.
    .four = Ersetze beliebig viele Materia auf dem Altar, dann nimm 3; dieser Zauber sinkt um eine Stufe.
    .five = Ersetze beliebig viele Materia auf dem Altar, dann nimm 3; dieser Zauber sinkt um eine Stufe.
spell-swiftness = Eile
    .three = Wenn du ihn lernst: sofort eine Morgenaktion.
    .four = Wenn du ihn lernst: sofort eine Morgenaktion.
    .five = Ab deinem nächsten Tag: jeden Tag zwei Morgenaktionen.
spell-knowledge = Wissen
    .three = Am Ende: 1 Punkt je anderem gelernten Zauber.
    .four = Am Ende: 2 Punkte je anderem Zauber auf Stufe 4 oder 5, 1 Punkt je anderem auf Stufe 3.
    .five = Am Ende: 2 Punkte je anderem gelernten Zauber.

## Zauber, dritter Satz

spell-blaze = Lohe
    .three = { $players ->
        [1] Zieh 4; dann leg 1 Materia vom Altar in den unteren Bereich des Gegners.
       *[other] Zieh 4; dann nimmt jeder andere Spieler 1 Materia vom Altar.
    }
    .four = { $players ->
        [1] Zieh 4; dann leg 1 Materia vom Altar in den unteren Bereich des Gegners.
       *[other] Zieh 4; dann nimmt jeder andere Spieler 1 Materia vom Altar.
    }
    .five = { $players ->
        [1] Zieh 4; dann leg 1 Materia vom Altar in den unteren Bereich des Gegners.
       *[other] Zieh 4; dann nimmt jeder andere Spieler 1 Materia vom Altar.
    }
spell-divination = Weissagung
    .three = Leg 2 Materia aus dem Beutel auf den Altar, nimm 2 beliebige vom Altar, dann wirf 1 aus deinem Vorrat ab.
    .four = Leg 2 Materia aus dem Beutel auf den Altar, dann nimm bis zu 2 einer Farbe vom Altar.
    .five = Leg 2 Materia aus dem Beutel auf den Altar, dann nimm 2 beliebige vom Altar.
spell-growth = Wachstum
    .three = Tausche 1 Materia deines Vorrats gegen eine auf deiner Gefährtentafel.
    .four = Verwahre 2 Materia vom Altar; { $growth_four ->
        [to_three] dieser Zauber sinkt auf Stufe 3.
       *[one_down] dieser Zauber sinkt um eine Stufe.
    }
    .five = Verwahre 3 Materia vom Altar; dieser Zauber sinkt um eine Stufe.
spell-feast = Festmahl
    .three = Nimm 1 Materia vom Altar, deren Farbe auf deiner Gefährtentafel liegt.
    .four = Verwahre 1 Materia vom Altar.
    .five = Am Ende: 1 Punkt je Farbe auf deiner Gefährtentafel. Die Stufen 3 und 4 bleiben nutzbar.
spell-clone = Klon
    .three = { $players ->
        [1] Kopiere den Effekt der Stufe 4 eines Mittagszaubers, den du nicht gelernt hast.
       *[other] Kopiere eine Mittagsaktion: eine Grundaktion oder die eines fremden Zaubers.
    }
    .four = { $players ->
        [1] Kopiere den Effekt der Stufe 4 eines Abendzaubers, den du nicht gelernt hast, mit der Rune dieser Karte.
       *[other] Kopiere eine Abendaktion: eine Grundaktion oder die eines fremden Zaubers, { $copied_rune ->
            [clone] mit der Rune dieser Karte.
           *[owner] mit dessen Rune.
        }
    }
    .five = { $players ->
        [1] Wirf eine Materia mit der Rune dieser Karte ab, dann kopiere den Effekt der Stufe 4 eines Morgenzaubers, den du nicht gelernt hast.
       *[other] Wirf eine Materia mit der Rune dieser Karte ab, dann kopiere eine Morgenaktion: eine Grundaktion oder die eines fremden Zaubers.
    }
# Was das Trugbild auslöst.
spell-mirage-takes = { $mirage_on_store ->
    [silent] { $mirage_on_swap ->
        [draws] nimmst oder eintauschst
       *[silent] nimmst
    }
   *[draws] { $mirage_on_swap ->
        [draws] nimmst, eintauschst oder verwahrst
       *[silent] nimmst oder verwahrst
    }
}
spell-mirage = Trugbild
    .three = Für jede Materia mit der Rune dieser Karte, die du an deinem Tag vom Altar { spell-mirage-takes }, zieh 1.
    .four = Für jede Materia mit der Rune dieser Karte, die du an deinem Tag vom Altar { spell-mirage-takes }, zieh 2.
    .five = Für jede Materia mit der Rune dieser Karte, die du an deinem Tag vom Altar { spell-mirage-takes }, zieh 2.
spell-communion = Einklang
    .three = Wenn du ihn lernst: Verwahre 3 Materia vom Altar.
    .four = Am Ende: 1 Punkt je Materia auf deiner Gefährtentafel mit der Rune dieser Karte.
    .five = Sooft du einen Zauber lernst, auch diesen: Verwahre 2 der Materia, die du dafür abwirfst.

## Farben

color-red = rote
    .plain = rot
color-purple = lila
    .plain = lila
color-green = grüne
    .plain = grün
color-black = schwarze
    .plain = schwarz
color-white = weiße
    .plain = weiß
color-blue = blaue
    .plain = blau
color-yellow = gelbe
    .plain = gelb

## Runen

rune-round = runde
rune-triangle = dreieckige
rune-square = viereckige
# Was die Zeichen in einer Tabelle bedeuten.
rune-signs = ● rund · ▲ dreieckig · ■ viereckig

## Materia

materia-named = { $color } { $rune }

## Tageszeiten und Grundaktionen

phase-morning = Morgen
phase-midday = Mittag
phase-evening = Abend
phase-none = immer
primary-take_1 = 1 nehmen
primary-draw_2 = 2 ziehen
primary-store_1 = 1 verwahren
primary-learn_1 = 1 Zauber lernen
spell-level = Stufe { $level } ({ sb-n-points })
