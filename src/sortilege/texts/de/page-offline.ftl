### Ohne Server: Die Tische sind in diesem Browser.

page-offline-coming = Spiele werden geladen: { $came } von { $total } MB
page-offline-waking = Wird gestartet …
page-offline-elsewhere = Sortilege ist in einem anderen Tab geöffnet, mit deinen Tischen.
page-offline-here = In diesem Tab spielen
page-offline-failed = Das Laden ist fehlgeschlagen: Vielleicht fehlt ein Teil der Seite oder ist beschädigt. Deine gespeicherten Tische bleiben erhalten. Lade die Seite neu.
page-offline-newer = Diese Tische wurden mit einer neueren Version von Sortilege gespeichert, die diese Version nicht lesen kann. Es wurde nichts geändert. Geh online und lade die Seite neu, um die neuere Version zu bekommen.
page-offline-again = Neu laden
page-offline-opened = Diese Seite läuft nicht als Datei: Browser verlangen einen Server. Starte „python3 -m http.server“ in ihrem Ordner und öffne http://localhost:8000.
page-offline-unkept = Dieser Browser speichert hier nichts, vielleicht weil das Fenster privat ist. Deine Partien enden, wenn du diesen Tab schließt.
page-offline-first = Deine Partien werden in diesem Browser gespeichert. In einem privaten Fenster werden sie beim Schließen gelöscht.
page-offline-full = Dieser Browser hat keinen Speicherplatz mehr. Deine Tische bleiben erhalten. Schaffe Platz oder speichere sie auf der Startseite als Datei.
page-offline-update = Eine neue Version ist verfügbar.
page-offline-update-go = Jetzt aktualisieren
page-offline-later = Später

## Auf der Startseite

page-home-together = Tisch eröffnen
page-home-together-text = Freunde an diesem Gerät, Bots jeder Stärke, eigene Regeln.
page-offline-title = Auf diesem Gerät
page-offline-text = Du spielst ohne Server: Deine Tische sind in diesem Browser gespeichert.
page-offline-promised = Der Browser hat zugesagt, sie zu behalten.
page-offline-unpromised = Der Browser kann sie löschen, wenn der Speicher knapp wird; ein privates Fenster löscht sie beim Schließen. Speichere sie ab und zu als Datei.
page-offline-slow = Spielt hier schwächer: Dieses Gerät ist für die volle Stärke zu langsam.
page-offline-install = Als App installieren
page-offline-install-menu = Um die App zu installieren, wähle „Zum Home-Bildschirm“ oder „Zum Dock hinzufügen“ im Menü deines Browsers oder unter „Teilen“.
page-offline-save = Alles als Datei speichern
page-offline-load = Eine Datei laden
page-offline-wrong = Diese Datei ist weder die Aufzeichnung einer Partie noch eine Sicherung von Sortilege. Wähle eine andere.
page-offline-replace = Tische in dieser Datei: { $come }. Sie ersetzen alle Tische auf diesem Gerät: { $go }.
page-offline-replace-go = Ersetzen
page-offline-replace-no = Meine Tische behalten
page-offline-no-room = Auf diesem Gerät ist nicht genug Platz für diese Datei. Es wurde nichts geändert. Schaffe Platz und lade sie noch einmal.
