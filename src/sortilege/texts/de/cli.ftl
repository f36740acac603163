### Die Kommandozeile auf Deutsch. Die Zeichen mit % nach arg- sind die von argparse.

## Hilfe

cli-about = Spiele Brettspiele: Allein startet der Befehl einen Server auf diesem Rechner und öffnet den Tisch im Browser. Dazu gibt es das Spiel im Terminal und vieles zum Ansehen und Untersuchen.
cli-about-more = „sortilege BEFEHL --help“ beschreibt die Optionen eines Befehls.
cli-help-play = eine Partie im Terminal gegen Bots spielen
cli-help-replay = eine aufgezeichnete Partie ansehen
cli-help-verify = eine Aufzeichnung prüfen
cli-help-join = den eigenen Bot an einem Tisch auf einem Server spielen lassen
cli-help-join-link = ein Einladungslink
cli-help-join-bot = der Name eines Bots oder eine eigene Klasse als Modul:Klasse
cli-help-join-name = der Name des Bots am Tisch (sonst sein eigener)
cli-help-join-token = das Token eines Bot-Kontos; sonst { $variable }, wenn es für den Server des Links gilt, oder ein neues Konto
cli-help-join-server = der Server, für den { $variable } gilt (sonst { $server }); kein anderer bekommt es
cli-join-token = Für diese Partie wurde ein Bot-Konto angelegt. Um wieder unter diesem Namen zu spielen: { $variable }={ $token } { $server }={ $url }
cli-join-too-many = { $why } Um ein vorhandenes Bot-Konto zu benutzen, setze { $variable }=TOKEN und { $server }=URL oder gib --token an.
cli-join-other-server = { $variable } ging nicht an { $url }, denn nichts besagt, dass es für diesen Server gilt. Falls doch, setze { $server }={ $url }
cli-help-mcp = ein Sprachmodell einen Platz spielen lassen, über Werkzeugaufrufe auf Standardein- und -ausgabe (MCP)
cli-help-facts = Karten, Würfel und Zahlen eines Spiels ausgeben
cli-help-simulate = viele Zufallspartien spielen und Statistiken ausgeben
cli-help-bench = messen, wie schnell der Spielkern ist
cli-help-scenario = die Geschichten ausführen, die die Regeln belegen
cli-help-serve = Tische im Netz bereitstellen
cli-help-no-browser = keinen Browser öffnen, nur den Server starten
cli-help-tables = Tische eines Servers auflisten, schließen, ausgeben oder löschen
cli-help-accounts = Spielern helfen, die ihr Konto verloren haben
cli-help-backup = die Datenbank eines Servers in eine Datei sichern
cli-help-restore = die Datenbank eines Servers aus einer Sicherung wiederherstellen
cli-help-load = einen Lasttest mit vielen Tischen gegen einen Server ausführen
cli-help-schema = die Typen aller Nachrichten als TypeScript ausgeben
cli-help-completion = ein Skript für die Shell-Vervollständigung ausgeben: eval "$(sortilege completion bash)"
cli-help-completion-shell = die Shell: bash, zsh oder fish
cli-help-version = die Versionen ausgeben und aufhören
cli-help-lang = die Sprache: en, fr oder de (sonst die aus LC_ALL oder LANG)
cli-help-game = das Spiel: { $games } (sonst %(default)s)
cli-help-required-game = das Spiel: { $games }
cli-help-players = Zahl der Spieler (%(default)s); was möglich ist, hängt vom Spiel ab
cli-help-option = eine Option des Spiels, etwa printing=de; mehrmals möglich
cli-help-games = Zahl der Partien (%(default)s)
cli-help-sim-seed = der Startwert; derselbe Startwert ergibt dieselben Partien (%(default)s)
cli-help-workers = Zahl der Prozesse (einer je Kern); ändert nur die Dauer
cli-help-json = JSON statt Tabellen ausgeben
cli-help-seconds = Dauer jeder Messung in Sekunden (%(default)g)
cli-help-bot = die Gegner: 1 ({ $weakest }, den ein Kind schlägt) bis { $n } ({ $strongest }, die Stärkste) oder ein beliebiger Bot wie mcts:Tms, der T Millisekunden nachdenkt
cli-help-deal = eine nummerierte Partie: dieselbe Nummer ergibt immer dieselben Karten und Würfe
cli-help-own-seat = dein Platz (%(default)s)
cli-help-name = dein Name am Tisch
cli-help-record = die Aufzeichnung in diese Datei schreiben, auch wenn du vorher gehst
cli-help-resume = eine Partie aus einer Datei fortsetzen, die „sichern“ oder --record geschrieben hat
cli-help-file = eine Aufzeichnungsdatei
cli-help-commitment = die Festlegung, die du vor dem Austeilen notiert hast
cli-help-nonce = der Zufallswert, den du für einen Platz notiert hast; mehrmals möglich
cli-help-verify-status = Exit-Status: 0, wenn die Partie aus ihrem Schlüssel folgt; 2, wenn die Aufzeichnung abgelehnt wird; 3, wenn sich die Verteilung oder das Spätere nicht prüfen ließ.
cli-help-to = nach so vielen Entscheidungen anhalten
cli-help-seat = die Sicht dieses Platzes zeigen (sonst die eines Zuschauers)
cli-help-box = eine Schachtel des Spiels oder all für alle (%(default)s)

cli-arg-usage = Aufruf:{" "}
cli-arg-positional = zu nennen
cli-arg-options = Optionen
cli-arg-help = diese Hilfe zeigen und aufhören
cli-arg-command = BEFEHL
cli-arg-commands = Befehle
cli-arg-argument = %(argument_name)s: %(message)s
cli-arg-one = ein Wert wird erwartet
cli-arg-choice = %(value)r ist nicht unter %(choices)s
cli-arg-type = %(value)r ist nicht vom Typ %(type)s
cli-arg-not-with = nicht zusammen mit %s möglich
cli-arg-required = erforderlich: %s
cli-arg-unrecognized = nicht erkannt: %s
cli-arg-ambiguous = %(option)s kann %(matches)s heißen
cli-arg-explicit = erlaubt keinen Wert, bekam aber %r
cli-arg-number = erwartet wird eine ganze Zahl ab { $least }, nicht „{ $given }“
cli-arg-range = erwartet wird eine ganze Zahl von { $least } bis { $most }, nicht „{ $given }“
cli-arg-seconds = erwartet wird eine Zahl von Sekunden, nicht „{ $given }“
cli-bad-pair = schreibe Optionen als Schlüssel=Wert, nicht „{ $given }“
cli-doubled-option = die Option { $key } ist doppelt angegeben
cli-bad-seat = die Plätze haben die Nummern 1 bis { $most }; Platz { $given } gibt es nicht
cli-bad-to = die Aufzeichnung hat nur { $most } Entscheidungen und kann nicht nach { $given } anhalten
cli-bad-box = { $game } hat keine Schachtel „{ $box }“. Verfügbar: { $boxes }

## Version

cli-version = sortilege { $package } · { $rules } · { $engine }
cli-version-rules = Regeln von { $game }: Version { $rules }
cli-version-compiled = kompilierter Spielkern
cli-version-uncompiled = nicht kompilierter Spielkern

## Spielen

cli-play-plain = { $game } mit { $players }
cli-play-commitment = Festlegung: Der Schlüssel dieser Partie hat den Fingerabdruck { $hash }. Nach der Partie wird er offengelegt.
cli-play-numbered = Nummerierte Partie { $number }: für alle gleich, also nicht geheim.
cli-play-against = Stufe { $n } von { $of }. { $who }.
cli-play-hint = Antworte mit einer Nummer oder dem Anfang einer Möglichkeit. ? zeigt die anderen Befehle.
cli-play-help =
    Nummer  diese Möglichkeit wählen; mehrere, etwa „2 5 6“, nacheinander
    einige Buchstaben  die Möglichkeit wählen, die so beginnt
    Eingabetaste  die einzige Möglichkeit wählen
    warum [Möglichkeit]  warum etwas nicht wählbar ist, und die Auslegung dahinter
    karte NAME  der Text zu einer Karte oder was sonst einen Namen hat und die Auslegungen dazu
    tisch  der ganze Tisch
    protokoll [N]  die letzten Zeilen des Protokolls
    rückgängig  deine Entscheidungen zurücknehmen, soweit du seither nichts erfahren hast
    zurück  eine verdeckte Entscheidung oder alle deine Sets zurücknehmen, solange andere noch wählen
    sichern DATEI  die Partie in eine Datei schreiben; „sortilege play --resume DATEI“ setzt sie fort
    schluss  gehen
cli-refused = { $what }: { $why }
cli-play-table = Tisch
cli-play-score = Wertung
cli-play-several = Nicht eindeutig: { $options }.
cli-play-nothing = { $most ->
    [one] „{ $answer }“ ist hier keine Antwort: Es gibt nur die Möglichkeit 1, und ? hilft.
   *[other] „{ $answer }“ ist hier keine Antwort: Wähle von 1 bis { $most } oder gib ? ein.
}
cli-play-not-together = Das lässt sich nicht alles nacheinander wählen; es wurde nichts gewählt.
cli-play-batch-ended = { $made ->
    [one] Nur die erste Möglichkeit wurde gewählt, von { $given }: Danach zeigt der Tisch etwas Neues.
   *[other] Nur die ersten { $made } Möglichkeiten wurden gewählt, von { $given }: Danach zeigt der Tisch etwas Neues.
}
cli-play-bye = Du verlässt den Tisch. Bis zum nächsten Mal!
cli-play-key-fits = Der Schlüssel war { $key }. Er passt zu dem vor dem Austeilen veröffentlichten Fingerabdruck.
cli-play-key-wrong = Der Schlüssel war { $key }. Er passt nicht zu dem vor dem Austeilen veröffentlichten Fingerabdruck!
cli-play-recorded = Die Aufzeichnung ist in { $path } gespeichert. „sortilege verify“ prüft sie, „sortilege replay“ zeigt sie.
cli-resume-over = die Partie in { $path } ist zu Ende und lässt sich nicht fortsetzen
cli-undo-done = { $n ->
    [one] Eine Entscheidung ist zurückgenommen.
   *[other] { $n } Entscheidungen sind zurückgenommen.
}
cli-back-done = Zurückgenommen. Wähle neu.
cli-why-nothing = Nichts dergleichen ist gerade gesperrt.
cli-card-nothing = Nichts heißt „{ $name }“.
cli-card-several = Nicht eindeutig: { $cards }.
cli-save-where = Gib eine Datei an: sichern DATEI
cli-save-failed = Die Partie konnte nicht gesichert werden: { $why }
cli-save-done = Die Partie ist in { $path } gesichert.

# Wörter der Befehle neben den englischen.
cli-cmd-help = hilfe
cli-cmd-why = warum
cli-cmd-table = tisch
cli-cmd-log = protokoll
cli-cmd-card = karte
cli-cmd-undo = rückgängig
cli-cmd-back = zurück
cli-cmd-save = sichern
cli-cmd-quit = schluss

## Noch einmal zeigen und prüfen

cli-replay-head = { $players } · nach { $made } von { $of } Entscheidungen
cli-replay-onlooker = Sicht eines Zuschauers
cli-replay-earlier = Die Entscheidungen { $first } bis { $last } wurden nach Regelversion { $rules } getroffen, die hier fehlt, und lassen sich nicht zeigen.
cli-replay-seat = Sicht von { $name }
cli-verify-commitment = Der Schlüssel passt zu dem vor dem Austeilen veröffentlichten Fingerabdruck.
cli-verify-no-commitment = Vor dem Austeilen wurde kein Fingerabdruck veröffentlicht; ob der Schlüssel ehrlich gewählt wurde, lässt sich nicht prüfen.
cli-verify-bound = Der Schlüssel und die Zufallswerte des Servers (für { $who }) passen zu dem vor dem Austeilen veröffentlichten Fingerabdruck.
cli-verify-bound-none = Der Schlüssel passt zu dem vor dem Austeilen veröffentlichten Fingerabdruck; alle Zufallswerte kamen aus der Runde.
cli-verify-key-only = Vor dem Austeilen wurde nur der Schlüssel festgelegt; ob der Server die Zufallswerte der Bots zuletzt gewählt hat, lässt sich nicht prüfen.
cli-verify-alone = Niemand aus der Runde hat einen Zufallswert hinzugefügt; der Server hätte diese Verteilung also wählen können.
cli-verify-noted = Die Festlegung ist die, die du notiert hast.
cli-verify-noted-nonce = Der Zufallswert von { $who } ist der, den du notiert hast.
cli-verify-other-nonces = Ob das der beigetragene Zufallswert ist, kann nur { $who } sagen.
cli-verify-not-noted = Ob das die vor dem Austeilen gesehene Festlegung ist, weiß nur die Runde. Vergleiche sie mit --commitment und --nonce.
cli-verify-other-commitment = die Festlegung in der Aufzeichnung ist nicht die, die du notiert hast: Die Verteilung wurde danach geändert
cli-verify-other-nonce = der Zufallswert von { $who } in der Aufzeichnung ist nicht der, den du notiert hast: Die Verteilung wurde danach geändert
cli-verify-bad-nonce = erwartet wird PLATZ=WERT mit einem Platz von 1 bis { $most }, nicht „{ $given }“
cli-verify-replay = { $n ->
    [one] Eine Entscheidung folgt nach Version { $rules } der Regeln aus dem Schlüssel.
   *[other] Alle { $n } Entscheidungen folgen nach Version { $rules } der Regeln aus dem Schlüssel.
}
cli-verify-replay-part = { $n ->
    [one] Eine von { $of } Entscheidungen entspricht Regelversion { $rules }, ausgehend von der Stellung, die die Aufzeichnung angibt.
   *[other] { $n } von { $of } Entscheidungen entsprechen Regelversion { $rules }, ausgehend von der Stellung, die die Aufzeichnung angibt.
}
cli-verify-digest = Der Endzustand stimmt mit der Aufzeichnung überein ({ $digest }).
cli-verify-unchecked = Die Entscheidungen { $first } bis { $last } wurden nach Regelversion { $rules } getroffen, die hier fehlt, und wurden nicht geprüft.
cli-verify-unchecked-end = Die Endstellung gehört zu Regelversion { $rules }, die hier fehlt, und wurde nicht geprüft.
cli-verify-went-back = Mit Regelversion { $rules } ging der Tisch zurück: Die Entscheidungen { $first } bis { $last } gelten nicht mehr.
cli-verify-over = Die Partie ist zu Ende. { $result } (Punkte nach Plätzen: { $scores }).
cli-verify-unfinished = Die Partie ist nicht zu Ende.
cli-verify-not-deal = Die Verteilung wurde NICHT geprüft: Sie entstand nach Regelversion { $rules }, die hier fehlt. Nichts zeigt, dass Karten und Würfel aus dem Schlüssel folgen.
cli-verify-not-moment = Die Verteilung wurde NICHT geprüft: Es gab keine. Die Partie begann mit einer eigenen Stellung aus der Aufzeichnung, deren Herkunft sich nicht prüfen lässt.
cli-verify-not-all = Diese Partie wurde NICHT vollständig geprüft: Die Verteilung und die ersten { $n } Entscheidungen folgen aus dem Schlüssel; für Karten und Würfel danach zeigt das nichts.
cli-verify-compare = Ob das deine Partie war, weißt nur du: { $seats } ({ $options }). Ihre Entscheidungen zeigt sortilege replay.

## Fakten

cli-facts-effect = Wirkung
cli-facts-name = Name
cli-facts-points = Punkte
cli-facts-limits = Grenzen und Zahlen

## Simulieren

cli-sim-playing = es wird gespielt
cli-sim-title = Zufallspartien
cli-sim-mean = Mittel
cli-sim-sd = Str.
cli-sim-min = min
cli-sim-max = max
cli-sim-decisions = Entscheidungen je Partie
cli-sim-per-game = { $what } je Partie
cli-sim-score = Punkte eines Spielers
cli-sim-winner = Punkte des Siegers
cli-sim-margin = Vorsprung des Siegers
cli-sim-first = Der Startspieler gewinnt { $share } % der Partien (Standardfehler { $error } %; geteilte Siege zählen anteilig).
cli-sim-solo = Der Spieler schlägt den Gegner in { $share } % der Partien (Standardfehler { $error } %).
cli-sim-speed = { $games } Partien und { $decisions } Entscheidungen je Sekunde Rechenzeit, { $seconds } s insgesamt; Entscheidungen mit nur einer Möglichkeit zählen nicht.

## Messen

cli-bench-compiled = der kompilierte Spielkern wird gemessen
cli-bench-uncompiled = der nicht kompilierte Spielkern wird gemessen
cli-bench-title = Wie schnell der Spielkern ist
cli-bench-target = Ziel
cli-bench-compiled-head = kompiliert
cli-bench-uncompiled-head = unkompiliert
cli-bench-met = erreicht
cli-bench-yes = ja
cli-bench-no = nein
cli-bench-decisions = Partien im Kern: Entscheidungen/s
cli-bench-games = Partien im Kern: Partien/s
cli-bench-steps = Schritt für Schritt aus Python: Entscheidungen/s
cli-bench-copy = einen Zustand kopieren: µs
cli-bench-size = Größe eines Zustands: Byte
cli-bench-first = vom Import bis zum Ende der ersten Partie: s
cli-bench-imagine = sich für einen Platz etwas vorstellen: µs
cli-bench-how = 2 Spieler, zufällige erlaubte Züge; Rechenzeit eines Kerns nach dem Aufwärmen, Mediane. Entscheidungen mit nur einer Möglichkeit zählen nicht. Die Größe ist das Mittel über Zustände aus einer ganzen Partie: die Objekte und zu jedem Zahlenfeld sein Block samt Kopf; was Kopien gemeinsam haben, zählt ganz.
cli-help-bench-bots = stattdessen die Bots messen
cli-bench-bots = Die Bots werden gemessen …
cli-bench-bots-title = Geschwindigkeit der Bots
cli-bench-greedy_decisions = greedy in der Engine, Entscheidungen/s
cli-bench-greedy_choice = greedy von außen, ms je Entscheidung (p95)
cli-bench-overshoot = mcts:100ms überzieht um, ms (p95)
cli-bench-judged = learned, beurteilte Stellungen/s
cli-bench-judged_full = learned, Stellungen/s am vollen Tisch
cli-bench-learned_choice = learned, von außen, ms (p95)
cli-bench-rounds = mcts, Denkrunden/s
cli-bench-bots-how = 2 Spieler: { $games }. Raten in CPU-Zeit eines Kerns; Zeiten je Entscheidung nach der Uhr, an Stellen aus ganzen Partien von greedy. Ein Bot auf Zeit darf um 10 % und 10 ms überziehen.
cli-help-bench-research = stattdessen die Adapter für die Forschung messen
cli-bench-research = Adapter für die Forschung werden gemessen …
cli-bench-research-title = Geschwindigkeit der Adapter für die Forschung
cli-bench-research-head = Entscheidungen/s
cli-bench-research-batch = viele Partien im Gleichschritt
cli-bench-research-pettingzoo = PettingZoo, der Reihe nach
cli-bench-research-openspiel = OpenSpiel, mit Tensor
cli-bench-research-how = 2 Spieler, erlaubte Züge, zufällig oder der Reihe nach; CPU-Zeit eines Kerns, der beste von drei Läufen. Zu jeder Entscheidung gehören Maske und Beobachtung. Darunter Spiele der Bibliotheken selbst, wo sie installiert sind; das von PettingZoo braucht pygame.
cli-bench-alone = Der installierte Spielkern ist nicht kompiliert; nur er wurde gemessen. „{ $how }“ kompiliert ihn.

## Server

cli-help-host = die Adresse, auf der der Server lauscht; 0.0.0.0 für das ganze Netz (%(default)s)
cli-help-port = der Port, auf dem der Server lauscht; 0 nimmt einen freien (%(default)s)
cli-help-database = eine Datei für SQLite, oder postgresql://…
cli-help-base-path = der Pfadpräfix hinter einem Proxy, etwa /sortilege
cli-help-public-url = die öffentliche Adresse des Servers, für Links
cli-help-allowed-host = ein Name, unter dem der Server erreichbar sein darf, außer seinen Adressen und dem Namen in --public-url; mehrmals möglich
cli-help-origin = eine weitere Website, die den Server nutzen darf; mehrmals möglich
cli-help-trust-proxy = Adressen oder Netze von Proxys, deren X-Forwarded-Headern vertraut wird; '*': jeder Proxy auf diesem Rechner
cli-help-processes = Zahl der Serverprozesse; mehr als einer erfordert PostgreSQL (%(default)s)
cli-help-bot-workers = Zahl der Bot-Prozesse (einer weniger als Kerne)
cli-help-limits = multipliziert alle Grenzen für Anfragen und Verbindungen; 0 schaltet sie ab (%(default)g)
cli-help-keep-days = beendete Tische nach so vielen Tagen löschen (%(default)g)
cli-help-webhook = eine Adresse, die in Fernpartien über Züge benachrichtigt wird
cli-help-home-address = die Adresse dieses Rechners im Heimnetz, falls „für das Heimnetz öffnen“ die falsche wählt
cli-help-offline = ein mit „make static“ gebauter Ordner, damit die Seite das Spielen ohne Netz anbietet (SORTILEGE_OFFLINE)
cli-help-mail-from = der Absender der E-Mails „du bist dran“; SORTILEGE_SMTP=smtp://… nennt den Mailserver
cli-serve-at = Tische gibt es unter { $url }
cli-serve-one-process = SQLite unterstützt nur einen Prozess. Für --workers über 1 nimm PostgreSQL: --database postgresql://…
cli-serve-public-url = E-Mails und Webhooks enthalten Links und brauchen die öffentliche Adresse des Servers: --public-url https://play.example
cli-serve-offline = { $folder } ist keine Offline-Seite ({ $why }). Baue eine mit „make static“ und gib den angezeigten Ordner an
cli-serve-port = auf { $host } Port { $port } kann der Server nicht lauschen ({ $why }); wähle einen anderen mit --port
cli-serve-database = die Datenbank ist nicht zu gebrauchen: { $why }
cli-serve-taken = ein anderer Server benutzt diese Datenbank: { $url }; nimm den oder wähle mit --database eine andere Datei
cli-extra-server = das erfordert das Extra „server“: pip install 'sortilege[server]' (im Quellverzeichnis: '.[server]')
cli-extra-table = Das Spielen im Browser erfordert das Extra „server“: pip install 'sortilege[server]' (im Quellverzeichnis: '.[server]'). „sortilege play“ spielt im Terminal.
cli-extra-alone = Das Spielen im Browser erfordert das Extra „server“: pip install 'sortilege[server]' (im Quellverzeichnis: '.[server]'). Stattdessen beginnt eine Partie im Terminal.

## Einen Server verwalten und messen

cli-help-deed = list (üblich), close, export, delete, reports oder report
cli-help-table-id = die Kennung eines Tisches oder einer Meldung
cli-help-backup-file = die Datei der Sicherung
cli-help-max-size = wie viel die Sicherung entpackt höchstens enthalten darf, in MiB (sonst: 256 oder das Hundertfache der Datei)
cli-help-openapi = stattdessen die OpenAPI-Beschreibung der HTTP-Schnittstelle ausgeben
cli-help-schema-view = die Typen der Sicht eines Spiels
cli-help-schema-facts = stattdessen die Kartendaten ausgeben, die die Seite für ein Spiel braucht
cli-help-load-tables = Zahl der Tische zu zweit (%(default)s)
cli-help-load-rate = Entscheidungen pro Sekunde insgesamt (%(default)s)
cli-help-load-seconds = Dauer (%(default)s)
cli-help-load-url = ein laufender Server; sonst startet der Befehl einen mit SQLite in einem neuen Ordner
cli-help-load-database = die Datenbank des Servers, den der Befehl startet
cli-help-load-workers = Zahl der Prozesse des Servers, den der Befehl startet (%(default)s)
cli-help-load-servers = Zahl der Server an derselben Datenbank, jeder mit eigenen Tischen (%(default)s)
cli-help-load-generators = Zahl der Prozesse, die die Last erzeugen (%(default)s)
cli-tables-which = sag, welcher: sortilege tables TAT ID
cli-tables-unreadable = nicht lesbar
cli-tables-closed = Der Tisch ist geschlossen.
cli-tables-deleted = Der Tisch ist gelöscht.
cli-tables-report-at = nach { $n } Entscheidungen
cli-help-accounts-action = show: womit sich ein Konto wiederherstellen lässt; recover: einen Code zum Wiederherstellen erzeugen
cli-help-accounts-name = der Name des Kontos
cli-accounts-none = es gibt kein Konto mit dem Namen { $name }
cli-accounts-show =
    { $name }
    angelegt: { $made }
    zuletzt gesehen: { $seen }
    Tische: { $tables }
    Passkeys: { $passkeys }
    Wiederherstellungscodes: { $codes }
    bestätigte E-Mail-Adresse: { $address ->
        [yes] ja
       *[no] nein
    }
cli-accounts-code =
    { $code }
    Gib diesen Wiederherstellungscode nur dem Spieler selbst. Er gilt einmal, { $hours } Stunden lang: auf der Kontoseite unter „Ich kann mich nicht anmelden“. Er setzt ein neues Passwort und meldet alle Geräte ab.
cli-backup-done = { $n ->
    [one] { $n } Zeile wurde nach { $path } geschrieben.
   *[other] { $n } Zeilen wurden nach { $path } geschrieben.
}
cli-restore-done = { $n ->
    [one] { $n } Zeile wurde aus { $path } gelesen.
   *[other] { $n } Zeilen wurden aus { $path } gelesen.
}
cli-load-making = { $tables } Tische werden vorbereitet …
cli-load-memory = Speicher des Servers: { $total } MB bei { $tables } Tischen; { $slope } KB je Tisch (Steigung von { $from } bis { $tables })
cli-load-latency = eine Entscheidung, vom Senden bis zur Bestätigung: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, schlimmstenfalls { $worst } ms
cli-load-choices = { $choices } Entscheidungen in { $seconds } s: { $rate } je Sekunde; { $refused } abgelehnt; { $games } Partien beendet
cli-load-processor = Prozessor: Server { $server } %, Lasterzeuger { $load } % eines Kerns
cli-load-most = so schnell es geht: { $rate } Entscheidungen je Sekunde, p95 { $p95 } ms; zuerst an der Grenze: { $first } (Server { $server } %, Lasterzeuger { $load } % eines Kerns)
cli-load-server = der Prozessorkern des Servers
cli-load-generator = der Prozessorkern des Lasterzeugers
cli-load-storage = das Schreiben in die Datenbank
cli-load-stop = angehalten mit { $sockets } offenen Verbindungen: { $seconds } s
