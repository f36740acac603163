### Startseite, Eröffnen eines Tisches, Platznehmen und Konto auf Deutsch.

## The frame

page-home-rooms = Navigation
page-home-theme-auto = Design: wie das Gerät
page-home-theme-light = Design: hell
page-home-theme-dark = Design: dunkel

## Title page

page-home-wishes = Nach deinen Wünschen
page-home-will = { $n ->
    [0] Du spielst allein
    [one] Du spielst gegen einen Bot
   *[other] Du spielst gegen { $n } Bots
}. Was möglich ist, ist immer markiert.
page-home-alone = allein
page-home-learn = So wird gespielt
page-home-first-time = Neu hier? Spiel eine erste Partie mit Anleitung
page-home-learn-text = Eine erste Partie, Schritt für Schritt.
page-home-friends-text = Tisch eröffnen, Freunde einladen, Regeln wählen.
page-home-gallery-text = Alle Karten und Spielteile mit ihren Auslegungen.
page-home-offline = Offline spielen
page-home-offline-text = Läuft in diesem Browser, ohne Server und ohne Netz.
page-home-link = Ich habe einen Einladungslink
page-home-link-wrong = Das ist kein Link zu einem Tisch. Solche Links enthalten „#/table/“.
page-home-phase-waiting = nicht begonnen
page-home-phase-playing = andere sind dran
page-home-phase-paused = pausiert
page-home-phase-over = beendet
page-home-continue = Weiterspielen
page-home-more = { $n ->
    [one] eine weitere
   *[other] { $n } weitere
}
page-home-all = Alle anzeigen
page-home-unfinished = Offene Partien
page-home-with = { $game } mit { $others }
page-home-guide = Anleitung, Schritt { $n }
page-home-remove = Löschen
page-home-remove-what = Löschen: { $what }
page-home-remove-sure = Diese Partie endgültig löschen?
page-home-remove-no = Behalten
page-home-history = Alle beendeten Partien
page-home-profile = Mein Profil
page-home-over = Beendete Partien ({ $n })
page-home-free = { $n ->
    [one] ein freier Platz
   *[other] { $n } freie Plätze
}

## Making a table

page-home-new = Neuer Tisch
page-home-new-how = Ändere so viel oder so wenig, wie du magst. Mit diesen Einstellungen spielst du mit einem Freund.
page-home-seats = Mitspieler
page-home-seats-n = Anzahl der Plätze
page-home-seat = Platz { $n }
page-home-seat-me = Ich
page-home-seat-person = Per Link
page-home-seat-with_me = An diesem Gerät
page-home-seat-bot = Bot
page-home-seat-name = Name für Platz { $n }
page-home-strength = Bot für Platz { $n }
page-home-options = Spieloptionen
page-home-setting = { $name }: { $value }
page-home-house = Hausregeln und Auflagen ({ $n })
page-home-rules = Optionen für dieses Spiel. Der erste Wert ist jeweils die Voreinstellung.
page-home-as-printed = wie gedruckt
page-home-changed = { $n } geändert
page-home-keeping = Einstellungen des Tisches
page-home-doors = Wer mitspielen kann
page-home-doors-closed = Per Link: nur wer von dir einen Link bekommt
page-home-doors-open = Offen: auf der Startseite für alle sichtbar
page-home-spectators = Zuschauer
page-home-spectators-text = Wer die Adresse des Tisches hat, kann zuschauen und sieht, was offen liegt.
page-home-chat = Chat
page-home-chat-text = Alle am Tisch können Nachrichten schreiben.
page-home-hints = Tipps
page-home-hints-text = Wer an der Reihe ist, kann die besten Möglichkeiten sehen, mit Siegchancen und Begründung.
page-home-clock = Uhr
page-home-clock-none = Keine: ohne Zeitlimit
page-home-clock-move = Pro Entscheidung: Die Uhr beginnt jedes Mal von vorn
page-home-clock-total = Pro Partie: wie beim Schach, auf Wunsch mit Zeitgutschrift nach jeder Entscheidung
page-home-clock-days = Fernpartie: mehrere Tage pro Entscheidung
page-home-time = Zeit
page-home-increment = Zeitgutschrift pro Entscheidung
page-home-increment-none = keine
page-home-mail = E-Mail, wenn du dran bist
page-home-mail-text = Optional, falls dieser Server E-Mails verschickt. Am Tisch wird vorher um Zustimmung gefragt.
page-home-away = Wenn ein Spieler abwesend ist
page-home-away-text = Wer so lange weg ist, obwohl er am Zug ist, wird bis zur Rückkehr von einem Bot vertreten.
page-home-stand-in = Ersatz-Bot
page-home-stand-in-text = Spielt für Abwesende und wenn die Zeit abgelaufen ist.
page-home-deal = Kartenverteilung
page-home-deal-random = Zufällig: vorher kennt sie niemand, nachher können alle sie prüfen
page-home-deal-numbered = Nummeriert: dieselbe Nummer gibt immer dieselbe Partie, zum Vergleichen oder Wiederholen
page-home-deal-n = Nummer der Verteilung
page-home-moment = Beginnt mit einer eigenen Stellung und neuen Würfeln; das Ergebnis zählt nicht
page-home-seconds = { $n } s
page-home-minutes = { $n } min
page-home-hours = { $n } h
page-home-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}

## Before the deal

page-home-you = du
page-home-leave = Platz verlassen
page-home-kick = Entfernen
page-home-kick-text = { $who } verliert den Platz sofort. Alle werden benachrichtigt.
page-home-kick-go = Entfernen
page-home-kick-block = Entfernen und sperren
page-home-link-new = Neuen Link für diesen Platz erstellen
page-home-send = Schick diesen Link an die Person, die hier sitzen soll, oder lass sie den Code scannen. Er gilt einmal.
page-home-copy = Kopieren
page-home-share = Teilen
page-home-invite = Spiel { $game } mit mir:
page-home-qr = QR-Code des Links für Platz { $n }
page-home-full = Alle sind da.
page-home-full-wait = Alle sind da. Der Gastgeber beginnt die Partie.
page-home-missing = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
page-home-wordless = Warten auf den Zufallswert aus dem Browser von { $who }.
page-home-commitment = Der Server hat seinen Anteil an der Kartenverteilung schon versiegelt: Das ist der Fingerabdruck. Dein Browser fügt einen eigenen Zufallswert hinzu. Nach der Partie wird alles offengelegt, und dein Browser prüft, dass nichts geändert wurde.
page-home-numbered = Nummerierte Partie: Wer die Nummer kennt, kann die Karten herausfinden.
page-home-invited = Du bist zu { $game } eingeladen
page-home-hidden = Dieser Tisch ist für Zuschauer geschlossen. Nimm Platz, um ihn zu sehen.

## Account

page-home-account = Konto
page-home-account-text = Zum Spielen brauchst du kein Konto. Mit einem Konto hast du deine Tische, Ergebnisse und gelösten Rätsel auf jedem Gerät.
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
page-home-password-old = Aktuelles Passwort
page-home-password-new = Neues Passwort
page-home-password-done = Dein Passwort wurde geändert. Andere Geräte wurden abgemeldet.
page-home-data = Meine Daten
page-home-data-text = Alles, was dieser Server über dich speichert: Name, Ergebnisse, Plätze, gelöste und angesehene Rätsel und deine Nachrichten.
page-home-export = Herunterladen
page-home-delete = Löschen …
page-home-delete-sure = Konto, Ergebnisse, Plätze und Chatnachrichten werden endgültig gelöscht. In Partien mit anderen steht statt deines Namens „gelöschter Spieler“.
page-home-delete-go = Alles löschen
page-home-delete-no = Abbrechen
page-home-deleted = Deine Daten wurden gelöscht.
page-network-closed = Nur dieser Rechner erreicht den Tisch; die Links funktionieren also noch bei niemandem sonst.
page-network-go = Für das Heimnetz öffnen
page-network-open = Wer in deinem Heimnetz ist, kann beitreten: { $address }.
page-network-close = Zugang schließen
