### Das Ende einer Partie, die nächste, und mehrere Personen an einem Gerät.

## Noch eine Partie

page-rematch = Revanche
page-rematch-go = Zur neuen Partie
page-rematch-asked = { $who } schlägt eine Revanche vor.
page-rematch-host = Der Gastgeber
page-rematch-agree = Annehmen
page-rematch-refuse = Ablehnen
page-rematch-waits = Warten auf die Antwort von { $who }.
page-rematch-declined = { $who } hat die Revanche abgelehnt.
page-rematch-without = Ohne Warten beginnen

## Was den Ausschlag gab

page-after-decided = Was den Ausschlag gab

## Mehrere Personen an einem Gerät

page-handover = Gib das Gerät an { $who } weiter.
page-handover-several = { $who } wählen jetzt, nacheinander.
page-handover-waits = { $who } wählt gerade.
page-handover-covered = Alle Karten sind verdeckt, bis jemand bestätigt, wer hinsieht.
page-handover-go = Ich bin { $who }
page-handover-look = Ich bin { $who }: meine Karten zeigen
page-cover = Meine Karten verdecken

## Worauf ein Platz vor der Ausgabe wartet

page-wait-nothing = bereit
page-wait-away = bereit, aber gerade nicht da
page-wait-anybody = offen für alle
page-wait-link = wartet auf die eingeladene Person
page-wait-host = wartet auf eine Einladung des Gastgebers
page-wait-word = wartet auf den Zufallswert des Browsers
page-wait-open = wartet, bis der Tisch dort geöffnet wird und der Browser seinen Zufallswert hinzufügt
page-wait-at-once = Die Partie beginnt automatisch, sobald alle Plätze bereit sind.
page-home-with-me-text = Alle spielen an diesem Gerät. Zwischen den Zügen sind die Karten verdeckt, bis die nächste Person bestätigt.
