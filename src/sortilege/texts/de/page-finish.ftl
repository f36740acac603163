### Das Ende einer Partie, die nächste, und mehrere Personen an einem Gerät.

## Noch eine Partie

page-rematch = Noch einmal spielen
page-rematch-go = Zur nächsten Partie
page-rematch-asked = { $who } möchte noch einmal spielen.
page-rematch-host = Wer den Tisch eröffnet hat
page-rematch-agree = Ich bin dabei
page-rematch-refuse = Jetzt nicht
page-rematch-waits = Noch fehlt die Antwort von { $who }.
page-rematch-declined = { $who } möchte jetzt nicht noch einmal spielen.
page-rematch-without = Nicht warten

## Was den Ausschlag gab

page-after-decided = Was den Ausschlag gab

## Mehrere Personen an einem Gerät

page-handover = Gib das Gerät an { $who } weiter.
page-handover-several = { $who } wählen jetzt, nacheinander.
page-handover-waits = { $who } wählt gerade.
page-handover-covered = Alle Karten bleiben verdeckt, bis jemand sagt, wer hinsieht.
page-handover-go = Ich bin { $who }
page-handover-look = Ich bin { $who } und möchte meine Karten sehen
page-cover = Meine Karten verdecken

## Worauf ein Platz vor der Ausgabe wartet

page-wait-nothing = bereit
page-wait-away = bereit, sieht aber gerade nicht auf den Tisch
page-wait-anybody = wartet auf alle, die sich setzen möchten
page-wait-link = wartet auf die Person, die den Link öffnet
page-wait-host = wartet auf jemanden, der noch eingeladen wird
page-wait-word = wartet einen Augenblick: der Browser dort fügt der Ausgabe ein Zufallswort hinzu
page-wait-open = wartet, bis der Tisch dort geöffnet wird: der Browser fügt der Ausgabe ein Zufallswort hinzu
page-wait-at-once = Die Partie beginnt von selbst, sobald jeder Platz bereit ist.
page-home-with-me-text = Alle spielen an diesem Gerät: zwischen den Zügen verdeckt ein Vorhang die Karten und sagt, wer es nimmt.
