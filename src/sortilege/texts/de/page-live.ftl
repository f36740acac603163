### Die Seite auf Deutsch: was um die laufende Partie herum ist.

## What an option comes to

page-live-final = Nicht rückgängig zu machen: Es zeigt etwas Verborgenes.

## People

page-live-onlookers = { $n ->
    [one] { $n } Person schaut zu
   *[other] { $n } Personen schauen zu
}
page-live-people = Die Leute am Tisch
page-live-clock = Zeit für { $who }: { $left }
page-live-resigned = hat aufgegeben; ein Bot spielt weiter
page-live-wants-to-stop = möchte hier aufhören
page-live-link-opening = Verbindung wird aufgebaut …
page-live-link-open = Verbunden
page-live-link-lost = Keine Verbindung; neuer Versuch …
page-live-link-refused = Keine Verbindung

## What one can do about the table

page-live-menu = Pause, gehen, melden …
page-live-menu-title = Dieser Tisch
page-live-pause = Pause
page-live-resume = Weiterspielen
page-live-abandon = Anbieten, ohne Sieg aufzuhören
page-live-play-on = Angebot zurücknehmen
page-live-resign = Aufgeben
page-live-resign-sure = Du gibst die Partie auf. Zu zweit endet sie; zu mehreren spielt ein Bot deinen Platz weiter. Das lässt sich nicht zurücknehmen.
page-live-resign-yes = Partie aufgeben
page-live-leave = Gehen
page-live-leave-sure = Ein Bot spielt für dich. Wenn du den Tisch wieder öffnest, hast du deinen Platz zurück.
page-live-leave-yes = Den Tisch verlassen
page-live-stay = Bleiben
page-live-kick = Jemanden wegschicken
page-live-kick-sure = Der Platz ist sofort verloren, und ein Bot spielt weiter, bis jemand mit dem neuen Link kommt. Alle erfahren es.
page-live-kick-block = ohne Rückkehr
page-live-kick-yes = Wegschicken
page-live-kicked = Der Platz hat einen neuen Link, für alle, die dort sitzen sollen.
page-live-report = Einen Fehler melden
page-live-report-how = Was stimmt nicht? Deine Worte und die Partie bis hierher gehen an die Leute, die diesen Server betreiben.
page-live-report-send = Meldung abschicken
page-live-reported = Danke. Die Meldung ist als { $id } abgelegt.
page-live-ending-resigned = Die Partie ist zu Ende: Jemand hat aufgegeben.
page-live-ending-abandoned = Die Partie wurde einvernehmlich abgebrochen.
page-live-ending-closed = Der Tisch wurde geschlossen.

## Chat

page-live-chat = Gespräch
page-live-chat-none = Noch hat niemand etwas gesagt.
page-live-chat-say = Etwas sagen
page-live-chat-send = Senden

## Switches and keys

page-live-switches = Wie der Tisch gezeigt wird
page-live-text-view = Textansicht
page-live-sound = Ton
page-live-vibration = Vibration
page-live-replay = Letzten Zug noch einmal zeigen
page-live-skip = Überspringen
page-live-pace = Was andere tun, wird gezeigt
page-live-pace-slow = langsam
page-live-pace-steady = ruhig
page-live-pace-quick = rasch
page-live-pace-once = auf einmal
page-live-keys = Tasten
page-live-key-tab = Tab
page-live-key-tab-does = von einem Ding zum nächsten; was es ist oder warum es nicht geht, wird dabei gesagt
page-live-key-digits = 1 bis 9
page-live-key-digits-does = eine Antwort nach ihrer Nummer wählen, wo immer du bist
page-live-key-end = 0
page-live-key-end-does = beendet den Zug oder setzt aus, wo das angeboten wird
page-live-key-arrows = ↑ ↓
page-live-key-arrows-does = von einer Antwort zur nächsten; Eingabe wählt
page-live-key-again = R
page-live-key-again-does = den letzten Zug noch einmal zeigen; während er läuft, überspringen
page-live-key-hint = H
page-live-key-hint-does = ein Tipp, wo der Tisch welche gibt
page-live-key-rules = B
page-live-key-rules-does = öffnet die Regeln
page-live-key-escape = Esc
page-live-key-escape-does = schließen, was offen ist
page-live-key-help = ?
page-live-key-help-does = diese Tasten

## Der Tisch auf einem Bildschirm

page-table-show = Den Tisch ansehen
page-score-show = Das Ergebnis zeigen
page-sheet = Die Frage: nach unten oder nach oben schieben
page-told = Neben dem Tisch
page-told-ask = Frage
page-told-log = Verlauf
page-told-unread = { $n } ungelesen
page-points = { $n } Pkt.
page-points-so-far = bisher { $n } Punkte
page-tab-own = Meins
page-tab-others = Die anderen
page-picked = deine Wahl
page-alike = In jedem Fall: { $what }
page-end-sure = Noch möglich: { $what }. Das Ende des Spielzugs lässt sich nicht zurücknehmen; drücke noch einmal, um ihn zu beenden.

## Hints

page-hint = Tipp
page-hint-thinking = Wird überlegt …
page-hint-worth = { $chance } % Sieg, { $points } Punkte
page-hint-games = Gezählt in je { $n } Partien.
page-hint-deeper = Es wird weiter überlegt …
