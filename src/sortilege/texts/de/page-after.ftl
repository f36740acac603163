### Nach der Partie: Wiederholung, Punkteverlauf, Aufzeichnung, Fairness.

## The end of a game

page-after-watch = Wiederholung ansehen
page-after-watch-from = Ab Entscheidung { $n } ansehen
page-after-review = Partie analysieren
page-after-record = Aufzeichnung herunterladen
page-after-share = Wiederholung teilen
page-after-copy = Link kopieren
page-after-link = Link zur Wiederholung
page-after-closed = Nur wer an diesem Tisch gespielt hat, kann den Link öffnen.

## Fairness

page-after-fair-good = Geprüft: Niemand konnte diese Würfel und Karten allein bestimmen.
page-after-fair-partly = So weit wie möglich geprüft: Alles stimmt überein.
page-after-fair-unverified = NICHT geprüft: warum, und was sich prüfen ließ.
page-after-fair-bad = Diese Verteilung passt nicht zur Festlegung: was nicht stimmt.
page-after-fair-how = Bevor jemand aus der Runde etwas beigetragen hatte, veröffentlichte der Server seine Festlegung: den SHA-256-Fingerabdruck eines geheimen Schlüssels und der Zufallswerte der Bots. Erst danach fügte jeder Browser einen eigenen Zufallswert hinzu. Alle Würfe und Mischungen folgen aus allen Werten zusammen; niemand konnte sie allein bestimmen. Dein Browser hat gerade geprüft:
page-after-fair-fits = Der Schlüssel und die Zufallswerte der Bots passen zur Festlegung.
page-after-fair-broken = Der Schlüssel und die Zufallswerte der Bots passen nicht zur Festlegung.
page-after-fair-unbound = Die Festlegung deckt den Zufallswert von { $who } nicht ab, obwohl dort ein Bot spielt.
page-after-fair-key-only = Die Festlegung dieses Tisches umfasst nur den Schlüssel, wie in älteren Versionen. Wann die Zufallswerte der Bots gewählt wurden, lässt sich nicht feststellen.
page-after-fair-alone = Niemand aus der Runde hat einen Zufallswert hinzugefügt; der Server hätte diese Verteilung also wählen können.
page-after-fair-no-deal = Es gab keine Verteilung: Die Partie begann mit einer eigenen Stellung. Nur Würfe und Mischungen seither folgen aus dem Schlüssel.
page-after-fair-upgraded = Während dieser Partie haben sich die Regeln auf dem Server geändert. Ob Karten und Würfel aus dem Schlüssel folgen, lässt sich mit nur einer Regelversion nicht prüfen.
page-after-fair-nothing-kept = Dieser Browser hat keine Daten von vor dem Austeilen. Ob die Festlegung gleich geblieben ist, wissen nur Browser, die sie gesehen haben.
page-after-fair-noted = Die Festlegung ist dieselbe wie beim ersten Öffnen des Tisches in diesem Browser.
page-after-fair-unlike = Die Festlegung hat sich geändert, seit dieser Browser den Tisch zum ersten Mal geöffnet hat.
page-after-fair-own = Der Zufallswert, den dieser Browser für { $who } geschickt hat, ging in die Verteilung ein.
page-after-fair-own-changed = Der Zufallswert von { $who } ist nicht der, den dieser Browser geschickt hat.
page-after-fair-own-elsewhere = Den Zufallswert von { $who } hat ein anderer Browser geschickt, und nur der kann ihn prüfen. Hast du keinen anderen benutzt, dann traue dieser Verteilung nicht.
page-after-fair-before = Der Zufallswert von { $who } war vor deinem da und ist gleich geblieben.
page-after-fair-before-changed = Der Zufallswert von { $who } hat sich seit deinem geändert. Falls sich dort nicht jemand anders hingesetzt hat, wurde er ausgetauscht.
page-after-fair-after = Der Zufallswert von { $who } kam nach deinem. Wer den letzten beiträgt, hätte zusammen mit dem Betreiber des Servers unter mehreren Verteilungen wählen können.
page-after-fair-verify = Um jeden Wurf und jede Entscheidung zu prüfen, lade die Aufzeichnung herunter und führe aus:
page-after-fair-verify-noted = Um jeden Wurf und jede Entscheidung zu prüfen, lade die Aufzeichnung herunter und führe diesen Befehl aus. Er enthält, was dein Browser vor dem Austeilen notiert hat:
page-after-fair-command = Befehl zum Prüfen der Aufzeichnung
page-after-fair-copy = Befehl kopieren
page-after-fair-numbered = Nummerierte Partie: für alle mit dieser Nummer gleich.
page-after-fair-unpromised = Vor dieser Partie wurde nichts veröffentlicht; die Aufzeichnung zeigt, dass die Regeln eingehalten wurden.
page-after-fair-commitment = Festlegung, vor dem Austeilen
page-after-fair-key = Schlüssel, am Ende offengelegt
page-after-fair-nonce = Zufallswert von { $who }
page-after-fair-none = keine

## Replay

page-after-replay = Wiederholung
page-after-back = Zurück zum Tisch
page-after-step = Entscheidung { $n } von { $last }
page-after-moment = Stelle in der Partie
page-after-play = Abspielen
page-after-pause = Anhalten
page-after-before = Schritt zurück
page-after-next = Schritt vor
page-after-speed = Geschwindigkeit
page-after-eyes = Sicht von
page-after-seen = gesehen von { $who }
page-after-onlooker = von Zuschauern gesehen
page-after-deal = Die Karten sind ausgeteilt. Die Partie beginnt.
page-after-chose = { $who } wählt.
page-after-undone = { $who } macht die letzten Entscheidungen rückgängig.
page-after-took-back = { $who } nimmt eine verdeckte Entscheidung zurück.
page-after-older = { $n ->
    [one] Die erste Entscheidung wurde
   *[other] Die ersten { $n } Entscheidungen wurden
} nach einer älteren Fassung der Regeln getroffen, die nicht mehr verfügbar ist. Die Wiederholung beginnt danach.
page-after-loading = Partie wird geladen …

## Points over the game

page-after-chart = Punkteverlauf
page-after-chart-how = Punkte, wenn die Partie dort geendet hätte. Klicke oder nutze die Pfeiltasten, um dorthin zu springen.
page-after-chart-at = Entscheidung { $n }: { $points }
page-after-chart-table = Als Tabelle
page-after-chart-choice = Entscheidung

## Die Besprechung

page-review-of = Analyse der Entscheidungen von { $who }
page-review-ask = Entscheidungen von { $who } analysieren
page-review-working =
    { $minutes ->
        [0] { $done } von { $of } Stellungen analysiert; noch etwa { $seconds } s
       *[other] { $done } von { $of } Stellungen analysiert; noch etwa { $minutes } min
    }
page-review-stop = Diese Analyse abbrechen
page-review-failed = Die Analyse ist fehlgeschlagen. Versuche es noch einmal.
page-review-beside-first = Verglichen mit der naheliegenden Entscheidung:
page-review-first = zu Beginn erwartet
page-review-own = eigene Entscheidungen
page-review-theirs = Entscheidungen der anderen
page-review-luck = Würfel und Karten
page-review-rest = nicht erklärt
page-review-end = am Ende
page-review-takes =
    { $minutes ->
        [0] Das dauert etwa { $seconds } s.
       *[other] Das dauert etwa { $minutes } min.
    }
page-review-in-points = Punkte
page-review-picked = Der Draft, Karte für Karte
page-review-pick = { $card }: { $points } { $n ->
    [one] Punkt
   *[other] Punkte
}
page-review-chance = Siegchance
page-review-worst = Größte Fehler
page-review-lost = Entscheidung { $n }: { $chosen }; besser: { $best } ({ review-cost })
page-review-points = Erwartete Punkte
page-review-turning = Wendepunkte
page-review-turned = Entscheidung { $n }: Chance { $from } % → { $to } %
page-review-others = Wichtige Entscheidungen der anderen
page-review-lucky = Größter Einfluss von Würfeln und Karten
page-review-swayed = Entscheidung { $n }, { $who }: Chance { $chance } %, Punkte { $points }
page-review-as-expected = Keine Entscheidung der anderen hat diese Partie deutlich verändert.
page-review-all = Alle Entscheidungen in Zahlen
page-review-choice = Entscheidung { $n }: { $chosen }. Chance { $chance } %, { $points } Punkte
page-review-choice-lost = { page-review-choice }, verloren: { $less } % und { $lost } Punkte
page-review-choice-luck = Würfel und Karten davor: Chance { $chance } %, Punkte { $points }
page-review-try = Versuchen: { $best }

## Von einem Moment aus weiterspielen

page-after-share-moment = Diese Stellung teilen
page-play-on = Von hier weiterspielen
page-play-on-text = Ein neuer Tisch beginnt hier, mit dir am Platz von { $who }{ $others ->
    [0] {""}
   *[other] {" "}und Bots an den anderen
}. Was { $who } nicht wusste, wird neu verteilt, und das Ergebnis zählt nicht.
page-play-on-choice = { $who } war am Zug; du entscheidest
page-play-on-later = Am Tisch entscheiden
page-play-on-chosen = { $choice } (gespielt)
page-play-on-bots = Bots
page-play-on-go = Spielen
