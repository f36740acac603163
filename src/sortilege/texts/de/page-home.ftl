### Startseite, Eröffnen eines Tisches, Platznehmen und Konto auf Deutsch.

## The frame

page-home-rooms = Räume
page-home-theme-auto = Hell oder dunkel: wie das Gerät
page-home-theme-light = Hell oder dunkel: hell
page-home-theme-dark = Hell oder dunkel: dunkel

## Title page

page-home-wishes = Ganz nach Wunsch
page-home-will = { $n ->
    [0] Du spielst allein
    [one] Du spielst gegen einen Bot
   *[other] Du spielst gegen { $n } Bots
}. Was du tun darfst, ist immer markiert.
page-home-alone = allein
page-home-learn = So wird gespielt
page-home-first-time = Zum ersten Mal hier? Eine Partie Schritt für Schritt
page-home-learn-text = Eine erste Partie, Schritt für Schritt.
page-home-friends-text = Tisch eröffnen, Links verschicken, Regeln festlegen.
page-home-gallery-text = Jedes Stück der Spiele mit seinen Auslegungen.
page-home-offline = Offline spielen
page-home-offline-text = Nur in diesem Browser, auch im Zug: ohne Server.
page-home-link = Ich habe einen Link
page-home-link-wrong = Das ist kein Link zu einem Tisch: darin steht „#/table/“.
page-home-phase-waiting = noch nicht begonnen
page-home-phase-playing = die anderen sind dran
page-home-phase-paused = ruht
page-home-phase-over = beendet
page-home-over = Beendete Partien ({ $n })
page-home-free = { $n ->
    [one] ein freier Platz
   *[other] { $n } freie Plätze
}

## Making a table

page-home-new = Ein Tisch für alle
page-home-new-how = Lege so viel oder so wenig fest, wie du magst. So, wie es dasteht, spielst du mit einem Freund.
page-home-seats = Wer hier sitzt
page-home-seats-n = Anzahl der Plätze
page-home-seat = Platz { $n }
page-home-seat-me = Ich
page-home-seat-person = Per Link
page-home-seat-with_me = An diesem Gerät
page-home-seat-bot = Bot
page-home-seat-name = Name an Platz { $n }
page-home-strength = Wer an Platz { $n } spielt
page-home-options = Was gespielt wird
page-home-house = Hausregeln und Auflagen ({ $n })
page-home-rules = Was bei diesem Spiel vereinbart werden kann. Das Erste ist jeweils das Übliche.
page-home-as-printed = wie gedruckt
page-home-changed = { $n } festgelegt
page-home-keeping = Wie es am Tisch zugeht
page-home-doors = Wer Platz nehmen darf
page-home-doors-closed = Per Link: nur, wer einen bekommt
page-home-doors-open = Offen: auf der Startseite für alle zu sehen
page-home-spectators = Zuschauer
page-home-spectators-text = Wer die Adresse des Tisches kennt, sieht, was offen liegt.
page-home-chat = Plaudern
page-home-chat-text = Alle am Tisch können etwas schreiben.
page-home-hints = Tipps
page-home-hints-text = Wer gefragt ist, kann sehen, was am besten aussieht, mit Chancen und Grund.
page-home-clock = Uhr
page-home-clock-none = Keine: lasst euch Zeit
page-home-clock-move = Je Wahl: mit jeder Frage beginnt die Uhr von vorn
page-home-clock-total = Für die ganze Partie: wie beim Schach, auf Wunsch mit etwas Zeit zurück nach jeder Wahl
page-home-clock-days = Tage je Wahl: alle kommen vorbei, wenn sie können
page-home-time = Zeit
page-home-increment = Zeit zurück nach jeder Wahl
page-home-increment-none = keine
page-home-mail = E-Mail, wenn du dran bist
page-home-mail-text = Wenn gewünscht, und wenn dieser Server E-Mails verschickt. Dort wirst du zuerst gefragt, ob du das willst.
page-home-away = Wer weg ist
page-home-away-text = Wer wählen muss und so lange fort ist, wird bis zur Rückkehr von einem Bot vertreten.
page-home-stand-in = Wer vertritt
page-home-stand-in-text = Der Bot, der für Abwesende spielt oder wenn die Zeit um ist.
page-home-deal = Kartenverteilung
page-home-deal-random = Zufällig: niemand kennt sie, nachher können alle sie prüfen
page-home-deal-numbered = Nummeriert: dieselbe Nummer gibt dieselbe Partie, zum Vergleichen oder Wiederholen
page-home-deal-n = Nummer der Verteilung
page-home-moment = Beginnt mitten in einer Partie, mit neuen Würfeln; das Ergebnis zählt nicht
page-home-seconds = { $n } s
page-home-minutes = { $n } min
page-home-hours = { $n } h
page-home-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}

## Before the deal

page-home-you = du
page-home-leave = Aufstehen
page-home-kick = Wegschicken
page-home-kick-text = { $who } verliert den Platz sofort. Alle erfahren es.
page-home-kick-go = Wegschicken
page-home-kick-block = … und nicht wiederkommen lassen
page-home-link-new = Neuen Link für diesen Platz machen
page-home-send = Schicke diesen Link, wem der Platz gehören soll, oder lass ein Handy den Code lesen. Er gilt einmal.
page-home-copy = Kopieren
page-home-share = Teilen
page-home-invite = Spiel { $game } mit mir:
page-home-qr = QR-Code des Links für Platz { $n }
page-home-full = Alle sind da.
page-home-full-wait = Alle sind da; wer eingeladen hat, beginnt die Partie.
page-home-missing = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
page-home-wordless = Der Browser von { $who } muss der Ausgabe noch ein Zufallswort beigeben.
page-home-commitment = Der Anteil des Servers an der Verteilung ist schon versiegelt: das ist sein Fingerabdruck. Dein Browser gibt ein eigenes Zufallswort dazu. Nach der Partie wird alles gezeigt, und dein Browser prüft, dass nichts geändert wurde.
page-home-numbered = Eine nummerierte Verteilung: wer die Nummer kennt, könnte die Karten kennen.
page-home-invited = Du bist eingeladen: { $game }
page-home-hidden = Dieser Tisch zeigt sich Zuschauern nicht; du siehst ihn, sobald du sitzt.

## Account

page-home-account = Konto
page-home-account-text = Zum Spielen braucht es keins. Mit einem Konto sind deine Tische, Ergebnisse und gelösten Rätsel auf jedem Gerät dabei.
page-home-account-name = Name
page-home-password = Passwort
page-home-password-text = Mindestens 8 Zeichen.
page-home-sign-in = Anmelden
page-home-sign-up = Konto anlegen
page-home-sign-out = Abmelden
page-home-played = { $n ->
    [one] Partie gespielt
   *[other] Partien gespielt
}
page-home-won = { $n ->
    [one] Partie gewonnen
   *[other] Partien gewonnen
}
page-home-password-change = Passwort ändern
page-home-password-old = Bisheriges Passwort
page-home-password-new = Neues Passwort
page-home-password-done = Das Passwort ist geändert; andere Geräte sind abgemeldet.
page-home-data = Meine Daten
page-home-data-text = Alles, was dieser Server über dich behält: Name, Ergebnisse, Plätze, gelöste und angesehene Rätsel und was du geschrieben hast.
page-home-export = Herunterladen
page-home-delete = Löschen …
page-home-delete-sure = Konto, Ergebnisse, Plätze und Geschriebenes sind dann endgültig weg.
page-home-delete-go = Alles löschen
page-home-delete-no = Behalten
page-home-deleted = Alles ist gelöscht.
page-network-closed = Bisher erreicht nur dieser Rechner den Tisch: Über diese Links kann sonst niemand kommen.
page-network-go = Für das Heimnetz öffnen
page-network-open = Wer in deinem Heimnetz ist, kann herein: { $address }.
page-network-close = Wieder schließen
