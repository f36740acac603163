### Ohne Server: Die Tische sind in diesem Browser.

page-offline-coming = Der Tisch kommt: { $came } von { $total } MB
page-offline-waking = Der Tisch wacht auf …
page-offline-elsewhere = Sortilege ist in einem anderen Tab offen, und deine Tische sind dort.
page-offline-here = Hier spielen
page-offline-failed = Die Tische ließen sich nicht aufstellen: Ein Teil der Seite fehlt vielleicht oder ist beschädigt. Was hier gespielt wurde, bleibt erhalten. Lade die Seite neu.
page-offline-newer = Eine neuere Version von Sortilege hat diese Tische gespeichert, und diese hier kann sie nicht lesen. Nichts hat sich geändert: Lade die Seite mit Netz neu, dann kommt die neuere.
page-offline-again = Neu laden
page-offline-opened = Als Datei geöffnet kann diese Seite nicht spielen: Browser wollen, dass sie von einem Server kommt. Starte „python3 -m http.server“ in ihrem Ordner und gehe zu http://localhost:8000.
page-offline-unkept = Dieser Browser behält hier nichts, vielleicht weil das Fenster privat ist: Deine Partien enden mit diesem Tab.
page-offline-first = Deine Partien bleiben in diesem Browser. Ist das ein privates Fenster? Dann verschwinden sie, sobald du es schließt.
page-offline-full = Dieser Browser hat keinen Platz mehr, etwas aufzuschreiben. Deine Tische bleiben erhalten und warten: Schaffe Platz, oder speichere sie auf der Startseite als Datei.
page-offline-update = Eine neue Version ist bereit.
page-offline-update-go = Jetzt benutzen
page-offline-later = Später

## Auf der Startseite

page-home-together = Einen Tisch aufstellen
page-home-together-text = Freunde an diesem Gerät, Bots jeder Stärke, eigene Regeln.
page-offline-title = Auf diesem Gerät
page-offline-text = Du spielst ohne Server: Dieser Browser behält deine Tische.
page-offline-promised = Er verspricht, sie nicht wegzuräumen.
page-offline-unpromised = Er kann sie wegräumen, wenn der Platz knapp wird, und ein privates Fenster tut es beim Schließen: Speichere sie ab und zu als Datei.
page-offline-slow = Denkt auf diesem Gerät weniger nach, weil es zu langsam ist.
page-offline-install = Als App installieren
page-offline-install-menu = Um sie als App zu installieren, wähle „Zum Home-Bildschirm“ oder „Zum Dock hinzufügen“ im Menü deines Browsers oder unter „Teilen“.
page-offline-save = Alles als Datei speichern
page-offline-load = Eine Datei laden
page-offline-wrong = Diese Datei ist weder die Aufzeichnung einer Partie noch alles, was Sortilege gespeichert hat. Wähle eine andere.
page-offline-replace = Tische in dieser Datei: { $come }. Sie ersetzen alle Tische auf diesem Gerät: { $go }.
page-offline-replace-go = Ersetzen
page-offline-replace-no = Behalten, was hier ist
page-offline-no-room = Auf diesem Gerät ist nicht genug Platz für diese Datei. Nichts hat sich geändert: Schaffe Platz und lade sie dann noch einmal.
