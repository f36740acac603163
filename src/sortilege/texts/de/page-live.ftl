### Die Seite auf Deutsch: was um die laufende Partie herum ist.

## What an option comes to

page-live-final = Nicht rückgängig zu machen: deckt Verborgenes auf.

## People

page-live-onlookers = { $n ->
    [one] { $n } Person schaut zu
   *[other] { $n } Personen schauen zu
}
page-live-people = Spieler und Zuschauer
page-live-clock = Restzeit für { $who }: { $left }
page-clock-days = { $days } T { $hours } Std
page-live-resigned = hat aufgegeben; ein Bot spielt weiter
page-live-wants-to-stop = bietet an, die Partie abzubrechen
page-live-link-opening = Verbindung wird aufgebaut …
page-live-link-open = Verbunden
page-live-link-lost = Verbindung verloren. Wird wiederhergestellt …
page-live-link-refused = Nicht verbunden

## What one can do about the table

page-live-menu = Tischmenü: Pause, verlassen, melden …
page-live-menu-title = Dieser Tisch
page-live-pause = Pause
page-live-resume = Fortsetzen
page-live-abandon = Abbruch ohne Sieger anbieten
page-live-play-on = Angebot zurücknehmen
page-live-resign = Aufgeben
page-live-resign-sure = Du gibst die Partie auf. Zu zweit endet sie; zu mehreren übernimmt ein Bot deinen Platz. Das lässt sich nicht zurücknehmen.
page-live-resign-yes = Partie aufgeben
page-live-leave = Verlassen
page-live-leave-sure = Ein Bot spielt für dich, bis du den Tisch wieder öffnest.
page-live-leave-yes = Tisch verlassen
page-live-stay = Bleiben
page-live-kick = Spieler entfernen
page-live-kick-sure = Der Platz geht sofort verloren, und ein Bot spielt, bis jemand mit dem neuen Link kommt. Alle werden benachrichtigt.
page-live-kick-block = diese Person sperren
page-live-kick-yes = Entfernen
page-live-kicked = Dieser Platz hat einen neuen Link. Schicke ihn der nächsten Person.
page-live-report = Problem melden
page-live-report-how = Was ist schiefgelaufen? Deine Nachricht und die bisherige Partie gehen an den Betreiber des Servers.
page-live-report-send = Meldung senden
page-live-reported = Danke. Deine Meldung ist als { $id } gespeichert.
page-live-ending-resigned = Die Partie ist zu Ende: Jemand hat aufgegeben.
page-live-ending-abandoned = Die Partie wurde einvernehmlich abgebrochen.
page-live-ending-closed = Der Tisch wurde geschlossen.

## Chat

page-live-chat = Chat
page-live-chat-none = Noch keine Nachrichten.
page-live-chat-say = Nachricht
page-live-chat-send = Senden

## Switches and keys

page-live-switches = Anzeigeeinstellungen
page-live-text-view = Textansicht
page-live-sound = Ton
page-live-vibration = Vibration
page-live-replay = Letzten Zug noch einmal zeigen
page-live-skip = Überspringen
page-live-playing = { $who } ist am Zug …
page-live-to-question = Gleich zu deinem Zug
page-live-pace = Tempo der Züge anderer
page-live-pace-slow = langsam
page-live-pace-steady = normal
page-live-pace-quick = schnell
page-live-pace-once = sofort
page-live-keys = Tastenkürzel
page-live-key-tab = Tab
page-live-key-tab-does = springt zum nächsten Element, beschreibt es oder sagt, warum es nicht geht
page-live-key-digits = 1 bis 9
page-live-key-digits-does = eine Möglichkeit nach ihrer Nummer wählen
page-live-key-end = 0
page-live-key-end-does = den Zug beenden, aussetzen, ablehnen oder aufhören
page-key-yes = J
page-key-no = N
page-live-key-yes = { page-key-yes } und { page-key-no }
page-live-key-yes-does = ja oder nein, wenn es nur diese beiden Antworten gibt
page-live-key-undo = U
page-live-key-undo-does = rückgängig machen, wie Strg+Z
page-live-key-arrows = ↑ ↓
page-live-key-arrows-does = zwischen Möglichkeiten wechseln; Eingabe wählt
page-live-key-again = R
page-live-key-again-does = den letzten Zug noch einmal zeigen; noch einmal drücken überspringt
page-live-key-hint = H
page-live-key-hint-does = Tipp anzeigen, wenn Tipps eingeschaltet sind
page-live-key-rules = B
page-live-key-rules-does = Regeln öffnen
page-live-key-escape = Esc
page-live-key-escape-does = Fenster schließen
page-live-key-help = ?
page-live-key-help-does = diese Tastenkürzel anzeigen

## Der Tisch auf einem Bildschirm

page-table-show = Tisch zeigen
page-score-show = Ergebnis zeigen
page-sheet = Fragefeld: nach unten oder oben ziehen
page-told = Neben dem Tisch
page-told-ask = Frage
page-told-log = Verlauf
page-told-unread = { $n } ungelesen
page-points = { $n ->
    [one] { $shown } Pkt.
   *[other] { $shown } Pkt.
}
page-points-so-far = bisher { $n ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
page-tab-own = Meins
page-tab-others = Die anderen
page-picked = deine Entscheidung
page-alike = Jede dieser Möglichkeiten ändert auch: { $what }
page-batch = { $what } × { $n }
page-aside = Danach nicht mehr fragen
page-aside-told = Nicht gefragt, wie du wolltest: { $what }. „Rückgängig“ holt die Frage zurück.
page-aside-end = Wieder fragen
page-end-sure = Noch möglich: { $what }. Das Ende des Zugs lässt sich nicht zurücknehmen. Drücke noch einmal, um ihn zu beenden.

## Hints

page-hint = Tipp
page-hint-thinking = Denkt nach …
page-percent = { $n } %
page-hint-worth = { $chance } % Siegchance, { $points } Punkte
page-hint-use = So aufteilen
page-hint-games = Aus je { $n } simulierten Partien.
page-hint-deeper = Denkt weiter nach …
