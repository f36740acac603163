### Nach der Partie: Wiederholung, Punkteverlauf, Aufzeichnung, Fairness.

## The end of a game

page-after-watch = Noch einmal ansehen
page-after-watch-from = Ab Wahl { $n } ansehen
page-after-review = Wahlen besprechen
page-after-record = Aufzeichnung herunterladen
page-after-share = Wiederholung teilen
page-after-copy = Link kopieren
page-after-link = Link zur Wiederholung
page-after-closed = Nur wer an diesem Tisch saß, kann den Link öffnen.

## Fairness

page-after-fair = Fairness
page-after-fair-good = Fair: Schlüssel und Zufallswörter passen zu dem, was vor der Ausgabe versprochen wurde.
page-after-fair-partly = Was sich prüfen ließ, passt zu dem, was vor der Ausgabe versprochen wurde; unten steht, was sich nicht prüfen ließ.
page-after-fair-bad = Diese Ausgabe ist nicht die versprochene. Unten steht, was nicht passt.
page-after-fair-how = Bevor irgendjemand etwas beigetragen hatte, veröffentlichte der Server sein Versprechen: den Fingerabdruck (SHA-256) eines geheimen Schlüssels und der Zufallswörter der Bots. Erst danach gab der Browser jeder Person ein eigenes Zufallswort dazu. Alle Würfe und Mischungen folgen aus allem zusammen, sodass niemand allein sie bestimmen konnte. Dein Browser hat eben Folgendes geprüft:
page-after-fair-fits = Der Schlüssel und die Zufallswörter der Bots haben den versprochenen Fingerabdruck.
page-after-fair-broken = Der Schlüssel und die Zufallswörter der Bots haben nicht den versprochenen Fingerabdruck.
page-after-fair-unbound = Das Versprechen deckt das Zufallswort von { $who } nicht, obwohl dort ein Bot spielt.
page-after-fair-key-only = An diesem Tisch wurde nur der Schlüssel versprochen, wie es ältere Fassungen taten: Wann die Zufallswörter der Bots gewählt wurden, lässt sich nicht sagen.
page-after-fair-alone = Niemand aus der Runde hat ein Zufallswort dazugegeben; der Server hätte diese Ausgabe also wählen können.
page-after-fair-nothing-kept = Dieser Browser hat von vor der Ausgabe nichts aufgehoben. Ob das Versprechen gleich blieb, können nur Browser sagen, die es gesehen haben.
page-after-fair-noted = Das Versprechen ist das, das sich dieser Browser gemerkt hat, als er den Tisch zum ersten Mal sah.
page-after-fair-unlike = Das Versprechen ist nicht das, das sich dieser Browser gemerkt hat, als er den Tisch zum ersten Mal sah.
page-after-fair-own = Das Zufallswort, das dieser Browser für { $who } gegeben hat, ging in die Ausgabe ein.
page-after-fair-own-changed = Das Zufallswort von { $who } ist nicht das, das dieser Browser gegeben hat.
page-after-fair-own-elsewhere = Das Zufallswort von { $who } hat ein anderer Browser gegeben: Nur der kann es vergleichen. Hast du keinen anderen benutzt, dann traue dieser Ausgabe nicht.
page-after-fair-before = Das Zufallswort von { $who } war vor deinem da und ist gleich geblieben.
page-after-fair-before-changed = Das Zufallswort von { $who } ist nicht das, das vor deinem da war: Es wurde geändert, falls sich nicht inzwischen jemand anders dorthin gesetzt hat.
page-after-fair-after = Das Zufallswort von { $who } kam nach deinem. Wer das letzte gab, hätte zusammen mit dem Betreiber des Servers unter mehreren Ausgaben wählen können.
page-after-fair-verify = Um jeden Wurf und jede Wahl zu prüfen, lade die Aufzeichnung herunter und starte:
page-after-fair-verify-noted = Um jeden Wurf und jede Wahl zu prüfen, lade die Aufzeichnung herunter und starte diesen Befehl; er enthält, was dein Browser sich vor der Ausgabe gemerkt hat:
page-after-fair-command = Befehl, der die Aufzeichnung prüft
page-after-fair-copy = Befehl kopieren
page-after-fair-numbered = Das war eine nummerierte Ausgabe, für alle mit dieser Nummer dieselbe. Sie behauptet nicht, dass niemand sie kannte.
page-after-fair-unpromised = Vor dieser Partie hat niemand etwas versprochen; ihre Aufzeichnung zeigt, dass sie nach den Regeln gespielt wurde.
page-after-fair-commitment = Versprechen, vor der Ausgabe
page-after-fair-key = Schlüssel, am Ende verraten
page-after-fair-nonce = Zufallswort von { $who }
page-after-fair-none = keine

## Replay

page-after-replay = Wiederholung
page-after-back = Zum Tisch
page-after-step = Wahl { $n } von { $last }
page-after-moment = Zeitpunkt der Partie
page-after-play = Abspielen
page-after-pause = Anhalten
page-after-before = Eine Wahl zurück
page-after-next = Eine Wahl weiter
page-after-speed = Tempo
page-after-eyes = Gesehen von
page-after-seen = gesehen von { $who }
page-after-onlooker = von außen gesehen
page-after-deal = Die Karten sind ausgeteilt, die Partie beginnt.
page-after-chose = { $who } wählt.
page-after-undone = { $who } macht das Letzte rückgängig.
page-after-took-back = { $who } nimmt eine verdeckte Wahl zurück.
page-after-older = { $n ->
    [one] Die erste Wahl wurde
   *[other] Die ersten { $n } Wahlen wurden
} nach einer älteren Fassung der Regeln gespielt, die es hier nicht mehr gibt. Die Wiederholung beginnt danach.
page-after-loading = Die Partie wird geholt …

## Points over the game

page-after-chart = Punkte im Lauf der Partie
page-after-chart-how = Punkte, wenn die Partie dort geendet hätte. Ein Klick oder die Pfeiltasten führen zu einem Zeitpunkt.
page-after-chart-at = Wahl { $n }: { $points }
page-after-chart-table = Als Tabelle
page-after-chart-choice = Wahl

## Die Besprechung

page-review-ask = Die Wahlen von { $who } besprechen
page-review-working =
    { $minutes ->
        [0] { $done } von { $of } Momenten angesehen; noch etwa { $seconds } s
       *[other] { $done } von { $of } Momenten angesehen; noch etwa { $minutes } min
    }
page-review-stop = Diese Besprechung abbrechen
page-review-failed = Die Besprechung ist nicht gelungen; versuch es noch einmal.
page-review-beside-first = Gegenüber dem, was man auf den ersten Blick nimmt:
page-review-first = anfangs erwartet
page-review-own = eigene Wahlen
page-review-theirs = die der anderen
page-review-luck = Würfel und Karten
page-review-rest = der Rest, ohne klare Ursache
page-review-end = am Ende
page-review-takes =
    { $minutes ->
        [0] Das dauert etwa { $seconds } s.
       *[other] Das dauert etwa { $minutes } min.
    }
page-review-in-points = Punkte
page-review-picked = Der Draft, Karte für Karte
page-review-pick = { $card }: { $points } Punkte
page-review-chance = Siegchance
page-review-worst = Was am meisten kostete
page-review-lost = Wahl { $n }: { $chosen }; besser: { $best } ({ $chance } %, { $points } Punkte)
page-review-points = Erwartete Punkte
page-review-turning = Wendepunkte
page-review-turned = Wahl { $n }: Chance { $from } % → { $to } %
page-review-others = Was die anderen änderten
page-review-lucky = Was Würfel und Karten am meisten änderten
page-review-swayed = Wahl { $n }, { $who }: Chance { $chance } %, Punkte { $points }
page-review-as-expected = Keine Wahl der anderen hat diese Partie so verändert, dass die Partien es klar zeigen.
page-review-all = Jede Wahl in Zahlen
page-review-choice = Wahl { $n }: { $chosen }. Chance { $chance } %, { $points } Punkte
page-review-choice-lost = { page-review-choice }, verloren: { $less } % und { $lost } Punkte
page-review-choice-luck = Würfel und Karten davor: Chance { $chance } %, Punkte { $points }
page-review-try = Versuchen: { $best }

## Von einem Moment aus weiterspielen

page-after-share-moment = Diesen Moment teilen
page-play-on = Von hier aus weiterspielen
page-play-on-text = Ein neuer Tisch beginnt hier, mit dir am Platz von { $who }{ $others ->
    [0] {""}
   *[other] {" "}und Bots an den anderen
}. Was { $who } nicht wusste, wird neu verteilt, und das Ergebnis zählt nicht.
page-play-on-choice = { $who } war gefragt; du wählst
page-play-on-later = Ich entscheide am Tisch
page-play-on-chosen = { $choice } (damals gewählt)
page-play-on-bots = Bots
page-play-on-go = Weiterspielen
