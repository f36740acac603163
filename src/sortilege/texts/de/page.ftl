### Die Seite auf Deutsch; die Worte der Spiele stehen in den anderen Dateien.

## Around the table

page-language = Sprache
page-home = Startseite
page-close = Schließen
page-footer = Sortilege ist eine unabhängige Umsetzung und steht in keiner Verbindung zu Verlagen oder Autoren der Spiele. Wenn dir diese Spiele gefallen, kauf die Brettspiele.

## Start page

page-welcome = Magische Spiele an einem Tisch.
page-game = Spiel
page-bots = Bots
page-strength = Gegner
page-easy = leicht
page-strong = stark
page-bots-alike = Mit { $others }, gleich stark.
page-bot-choice = { $name }, Stufe { $n } von { $of }{ $n ->
    [1] {" "}({ page-easy })
    [10] {" "}({ page-strong })
   *[other] {""}
}
page-bot = Bot, { $name }
page-level = Bot, Stufe { $n } von { $of }
page-name = Dein Name
page-guest = Alex
page-play-now = Jetzt spielen
page-friends = Mit Freunden
page-player = Spieler { $n }
page-make = Tisch eröffnen
page-mine = Meine Tische
page-open = Offene Tische

## Sitting down

page-join = An den Tisch setzen
page-sit = Platz nehmen
page-free = freier Platz
page-link = Link für Platz { $n }
page-copied = Kopiert.
page-start = Partie beginnen

## Playing

page-your-turn = Du bist dran
page-over = Die Partie ist zu Ende.
page-unreadable = Die gespeicherten Daten dieser Partie sind beschädigt; sie kann nicht weitergehen. Du kannst sie abbrechen; ihre Aufzeichnung bleibt erhalten.
page-load-failed = Der Spielplan von „{ $game }“ konnte nicht geladen werden. Lade die Seite neu.
page-paused = Die Partie ist unterbrochen.
page-refused = Was jetzt nicht geht, und warum ({ $n })
page-list = Möglichkeiten als Liste ({ $n })
page-ruling = Auslegung { $id }: { $text }
page-pin = Rechtsklick, langes Drücken oder Taste I hält dies offen
page-take-back = Meine Entscheidung zurücknehmen
page-undo = Rückgängig
page-undo-ask = Die anderen fragen
page-undo-further = Weiter zurück
page-undo-asked = { $who } möchte das rückgängig machen:
page-undo-waits = Warten auf die Zustimmung von { $who }.
page-undo-agree = Einverstanden
page-undo-refuse = Ablehnen
page-undo-withdraw = Abbrechen
page-log = Spielverlauf
page-score = Wertung
page-table = Der Tisch
page-away = abwesend
page-stand-in = ein Bot spielt
page-lost = Verbindung verloren. Wird wiederhergestellt …
page-parted = Du bist hier abgemeldet, oder der Platz gehört dir nicht mehr. Du schaust jetzt nur noch zu.

## Refusals

page-no-unavailable = Der Server ist gerade nicht erreichbar.
page-no-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
page-unknown = Diese Seite gibt es nicht.
