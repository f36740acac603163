### Die Kommandozeile auf Deutsch. Die Zeichen mit % nach arg- sind die von argparse.

## Hilfe

cli-about = Spiele Brettspiele: Allein startet der Befehl einen Server auf diesem Rechner und öffnet den Tisch im Browser. Dazu gibt es das Spiel im Terminal und vieles zum Ansehen und Untersuchen.
cli-about-more = „sortilege BEFEHL --help“ sagt mehr über einen Befehl.
cli-help-play = eine Partie im Terminal gegen Bots spielen
cli-help-replay = eine aufgezeichnete Partie noch einmal zeigen
cli-help-verify = prüfen, ob eine Aufzeichnung ist, was sie zu sein vorgibt
cli-help-join = einen eigenen Bot an einem Tisch auf einem Server spielen lassen
cli-help-join-link = der Link einer Einladung
cli-help-join-bot = der Name eines Bots oder eine eigene Klasse als Modul:Klasse
cli-help-join-name = wie er dort heißt; ohne Angabe sein eigener Name
cli-help-join-token = das Token eines Bot-Kontos; sonst { $variable }, oder es wird ein neuer Bot gemacht
cli-join-token = Dafür wurde ein Bot gemacht; um wieder in seinem Namen zu spielen: { $variable }={ $token }
cli-join-too-many = { $why } Wer das Token eines Bots hat, kann wieder in seinem Namen spielen: { $variable }=TOKEN, oder --token.
cli-help-mcp = einem Sprachmodell einen Platz anbieten, mit Werkzeugaufrufen über Ein- und Ausgabe (MCP)
cli-help-facts = Karten, Würfel und Zahlen eines Spiels ausgeben
cli-help-simulate = viele Zufallspartien spielen und Statistiken ausgeben
cli-help-bench = messen, wie schnell der Spielkern ist
cli-help-scenario = die Geschichten ausführen, die die Regeln zeigen
cli-help-serve = Tische im Netz anbieten
cli-help-no-browser = keinen Browser öffnen, nur den Server starten
cli-help-tables = Tische eines Servers auflisten, schließen, ausgeben oder löschen
cli-help-backup = die Datenbank eines Servers in eine Datei schreiben
cli-help-restore = die Datenbank eines Servers aus so einer Datei lesen
cli-help-load = viele Tische über einen Server spielen und ihn dabei messen
cli-help-schema = die Typen aller Nachrichten als TypeScript ausgeben
cli-help-completion = ein Skript ausgeben, mit dem eine Shell diese Befehle ergänzt: eval "$(sortilege completion bash)"
cli-help-completion-shell = die Shell: bash, zsh oder fish
cli-help-version = die Versionen ausgeben und aufhören
cli-help-lang = die Sprache: en, fr oder de (sonst die aus LC_ALL oder LANG)
cli-help-game = das Spiel: { $games } (sonst das erste)
cli-help-players = Zahl der Spieler (2); jedes Spiel sagt, zu wievielt man es spielt
cli-help-option = eine Option des Spiels, etwa printing=de; mehrmals möglich
cli-help-games = Zahl der Partien (1000)
cli-help-sim-seed = eine Zahl; dieselbe Zahl ergibt dieselben Partien (1)
cli-help-workers = Zahl der Prozesse (einer je Kern); ändert nur die Dauer
cli-help-json = JSON statt Tabellen ausgeben
cli-help-seconds = wie viele Sekunden jede Messung dauert (0.4)
cli-help-bot = wer die anderen Plätze spielt: 1 ({ $weakest }, den ein Kind schlägt) bis { $n } ({ $strongest }, die Stärkste), oder ein beliebiger Bot wie mcts:Tms, der T Millisekunden nachdenkt
cli-help-deal = eine nummerierte Ausgabe: dieselben Karten und Würfe für alle, die diese Nummer spielen
cli-help-own-seat = dein Platz (1)
cli-help-name = dein Name am Tisch
cli-help-record = die Aufzeichnung in diese Datei schreiben, auch wenn du vorher gehst
cli-help-resume = eine Partie aus einer Datei fortsetzen, die „sichern“ oder --record geschrieben hat
cli-help-file = eine Datei mit einer Aufzeichnung
cli-help-commitment = das Versprechen, das du dir vor der Ausgabe notiert hast
cli-help-nonce = das Zufallswort, das du dir für einen Platz notiert hast; auch mehrmals
cli-help-to = nach so vielen Entscheidungen anhalten
cli-help-seat = wie dieser Platz es sah; sonst wie ein Zuschauer
cli-help-box = eine Schachtel des Spiels oder all für alle (all)

cli-arg-usage = Aufruf:{" "}
cli-arg-positional = zu nennen
cli-arg-options = Optionen
cli-arg-help = diese Hilfe zeigen und aufhören
cli-arg-command = BEFEHL
cli-arg-commands = Befehle
cli-arg-argument = %(argument_name)s: %(message)s
cli-arg-one = ein Wert muss folgen
cli-arg-choice = %(value)r ist nicht unter %(choices)s
cli-arg-type = %(value)r ist nicht vom Typ %(type)s
cli-arg-not-with = nicht zusammen mit %s möglich
cli-arg-required = es fehlt etwas: %s
cli-arg-unrecognized = das ist nicht zu verstehen: %s
cli-arg-ambiguous = %(option)s kann %(matches)s heißen
cli-arg-explicit = hier darf kein Wert folgen, es folgt aber %r
cli-arg-number = gebraucht wird eine ganze Zahl ab { $least }, nicht „{ $given }“
cli-arg-seconds = gebraucht wird eine Zahl von Sekunden, nicht „{ $given }“
cli-bad-pair = eine Option schreibt sich Schlüssel=Wert, nicht „{ $given }“
cli-doubled-option = die Option { $key } ist doppelt angegeben
cli-bad-seat = die Plätze sind 1 bis { $most }, einen Platz { $given } gibt es nicht
cli-bad-to = die Aufzeichnung hat { $most } Entscheidungen, nach { $given } kann sie nicht anhalten
cli-bad-box = eine Schachtel „{ $box }“ hat { $game } nicht; es gibt { $boxes }

## Version

cli-version = sortilege { $package } · { $rules } · { $engine }
cli-version-rules = Regeln von { $game }: Version { $rules }
cli-version-compiled = kompilierter Spielkern
cli-version-uncompiled = nicht kompilierter Spielkern

## Spielen

cli-play-plain = { $game } mit { $players }
cli-play-commitment = Versprechen: Der Schlüssel dieser Ausgabe hat den Fingerabdruck { $hash }. Nach der Partie wird er gezeigt.
cli-play-numbered = Ausgabe Nummer { $number }: für alle dieselbe, geheim ist sie also nicht.
cli-play-against = Stufe { $n } von { $of }. { $who }.
cli-play-hint = Antworte mit einer Nummer oder dem Anfang einer Option; ? zeigt, was du sonst noch eingeben kannst.
cli-play-help =
    Nummer  diese Option wählen; mehrere, etwa „2 5 6“, nacheinander
    einige Buchstaben  die Option wählen, die so beginnt
    Eingabetaste  die einzige Option wählen
    warum [Option]  warum etwas nicht wählbar ist, und die Regelung dahinter
    karte NAME  der Text zu einer Karte oder was sonst einen Namen hat und die Regelungen dazu
    tisch  der ganze Tisch
    protokoll [N]  die letzten Zeilen des Protokolls
    rückgängig  deine Entscheidungen zurücknehmen, soweit du seither nichts erfahren hast
    zurück  eine verdeckte Wahl oder alle deine Sets zurücknehmen, solange andere noch wählen
    sichern DATEI  die Partie in eine Datei schreiben; „sortilege play --resume DATEI“ setzt sie fort
    schluss  gehen
cli-refused = { $what }: { $why }
cli-play-table = Tisch
cli-play-score = Wertung
cli-play-several = Das kann heißen: { $options }.
cli-play-nothing = { $most ->
    [one] „{ $answer }“ ist hier keine Antwort: Es gibt nur die Option 1, und ? hilft.
   *[other] „{ $answer }“ ist hier keine Antwort: Wähle von 1 bis { $most } oder gib ? ein.
}
cli-play-not-together = Das lässt sich nicht alles nacheinander wählen; gewählt wurde nichts.
cli-play-batch-ended = { $made ->
    [one] Nur die erste Option wurde gewählt, von { $given }: Danach zeigt der Tisch etwas Neues.
   *[other] Nur die ersten { $made } Optionen wurden gewählt, von { $given }: Danach zeigt der Tisch etwas Neues.
}
cli-play-bye = Du verlässt den Tisch. Bis zum nächsten Mal!
cli-play-key-fits = Der Schlüssel war { $key }; sein Fingerabdruck ist der vor der Ausgabe versprochene.
cli-play-key-wrong = Der Schlüssel war { $key }, aber sein Fingerabdruck ist nicht der vor der Ausgabe versprochene!
cli-play-recorded = Die Aufzeichnung liegt in { $path }; „sortilege verify“ prüft sie, „sortilege replay“ zeigt sie.
cli-resume-over = die Partie in { $path } ist zu Ende, fortzusetzen gibt es nichts
cli-undo-done = { $n ->
    [one] Eine Entscheidung ist zurückgenommen.
   *[other] { $n } Entscheidungen sind zurückgenommen.
}
cli-back-done = Zurückgenommen: Wähle neu.
cli-why-nothing = Nichts dergleichen ist gerade verwehrt.
cli-card-nothing = Hier heißt nichts „{ $name }“.
cli-card-several = Das kann heißen: { $cards }.
cli-save-where = Sag, wohin: sichern DATEI
cli-save-failed = Das ließ sich nicht sichern: { $why }
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
cli-replay-onlooker = Wie Zuschauer es sehen
cli-replay-seat = Wie { $name } es sieht
cli-verify-commitment = Der Schlüssel hat den Fingerabdruck, der vor der Ausgabe versprochen wurde.
cli-verify-no-commitment = Vor der Ausgabe wurde kein Fingerabdruck versprochen; ob der Schlüssel ehrlich gewählt wurde, lässt sich nicht prüfen.
cli-verify-bound = Der Schlüssel und die Zufallswörter des Servers (für { $who }) haben den Fingerabdruck, der vor der Ausgabe versprochen wurde.
cli-verify-bound-none = Der Schlüssel hat den Fingerabdruck, der vor der Ausgabe versprochen wurde; jedes Zufallswort kam aus der Runde.
cli-verify-key-only = Vor der Ausgabe wurde nur der Schlüssel versprochen; ob der Server die Zufallswörter der Bots zuletzt gewählt hat, lässt sich nicht prüfen.
cli-verify-alone = Niemand aus der Runde hat ein Zufallswort dazugegeben; der Server hätte diese Ausgabe also wählen können.
cli-verify-noted = Das Versprechen ist das, das du dir notiert hast.
cli-verify-noted-nonce = Das Zufallswort von { $who } ist das, das du dir notiert hast.
cli-verify-not-noted = Ob das Versprechen das ist, das die Runde vor der Ausgabe gesehen hat, weiß nur sie: --commitment und --nonce vergleichen es mit dem, was notiert wurde.
cli-verify-other-commitment = das Versprechen in der Aufzeichnung ist nicht das, das du dir notiert hast: die Ausgabe wurde danach geändert
cli-verify-other-nonce = das Zufallswort von { $who } in der Aufzeichnung ist nicht das, das du dir notiert hast: die Ausgabe wurde danach geändert
cli-verify-bad-nonce = „{ $given }“ hat nicht die Form PLATZ=WORT mit einem Platz von 1 bis { $most }
cli-verify-replay = { $n ->
    [one] Eine Entscheidung folgt nach Version { $rules } der Regeln aus dem Schlüssel.
   *[other] Alle { $n } Entscheidungen folgen nach Version { $rules } der Regeln aus dem Schlüssel.
}
cli-verify-digest = Der Endzustand ist der aufgezeichnete ({ $digest }).
cli-verify-unchecked = Die Entscheidungen { $first } bis { $last } wurden nach Regelversion { $rules } gespielt, die es hier nicht gibt: sie wurden nicht geprüft.
cli-verify-went-back = Mit Regelversion { $rules } ging der Tisch zurück: Die Entscheidungen { $first } bis { $last } wurden getroffen und gelten nicht mehr.
cli-verify-over = Die Partie ist zu Ende. { $result } (Punkte nach Plätzen: { $scores }).
cli-verify-unfinished = Die Partie ist nicht zu Ende.
cli-verify-moment = Die Partie begann bei einem Moment, der in der Aufzeichnung steht, nicht mit einer Verteilung: wie es dazu kam, lässt sich nicht prüfen.

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
cli-sim-speed = { $games } Partien und { $decisions } Entscheidungen je Sekunde Rechenzeit, { $seconds } s insgesamt; Entscheidungen mit nur einer Option zählen nicht.

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
cli-bench-how = 2 Spieler, zufällige erlaubte Züge; Rechenzeit eines Kerns nach dem Aufwärmen, Mediane. Entscheidungen mit nur einer Option zählen nicht. Die Größe ist das Mittel über Zustände aus einer ganzen Partie: die Objekte und zu jedem Zahlenfeld sein Block samt Kopf; was Kopien gemeinsam haben, zählt ganz.
cli-help-bench-bots = stattdessen die Bots messen
cli-bench-bots = Die Bots werden gemessen …
cli-bench-bots-title = Wie schnell die Bots sind
cli-bench-greedy_decisions = greedy in der Engine, Entscheidungen/s
cli-bench-greedy_choice = greedy von außen, ms je Wahl (p95)
cli-bench-overshoot = mcts:100ms überzieht um, ms (p95)
cli-bench-judged = learned, beurteilte Stellungen/s
cli-bench-judged_full = learned, Stellungen/s am vollen Tisch
cli-bench-learned_choice = learned, von außen, ms (p95)
cli-bench-rounds = mcts, Denkrunden/s
cli-bench-bots-how = 2 Spieler: { $games }. Raten in CPU-Zeit eines Kerns; Zeiten je Wahl nach der Uhr, an Stellen aus ganzen Partien von greedy. Ein Bot auf Zeit darf um 10 % und 10 ms überziehen.
cli-help-bench-research = stattdessen messen, was lernende Maschinen bekommen
cli-bench-research = Gemessen wird, was lernende Maschinen bekommen …
cli-bench-research-title = Wie schnell lernende Maschinen bedient werden
cli-bench-research-head = Entscheidungen/s
cli-bench-research-batch = viele Partien im Gleichschritt
cli-bench-research-pettingzoo = PettingZoo, der Reihe nach
cli-bench-research-openspiel = OpenSpiel, mit Tensor
cli-bench-research-how = 2 Spieler, erlaubte Züge, zufällig oder der Reihe nach; CPU-Zeit eines Kerns, der beste von drei Läufen. Zu jeder Entscheidung gehören Maske und Beobachtung. Darunter Spiele der Bibliotheken selbst, wo sie installiert sind; das von PettingZoo braucht pygame.
cli-bench-alone = Der hier installierte Spielkern ist nicht kompiliert, nur er wurde gemessen; „{ $how }“ kompiliert ihn.

## Server

cli-help-host = die Adresse, an der gelauscht wird; 0.0.0.0 für alle im Netz (127.0.0.1)
cli-help-port = der Port, an dem gelauscht wird; 0 nimmt einen freien (8000)
cli-help-database = eine Datei für SQLite, oder postgresql://…
cli-help-base-path = der Pfad, unter dem ein Proxy den Server zeigt, etwa /sortilege
cli-help-public-url = die Adresse, die Leute benutzen, für Links
cli-help-origin = eine weitere Website, deren Seiten den Server nutzen dürfen; mehrfach möglich
cli-help-trust-proxy = die Adressen oder Netze der Proxys, deren X-Forwarded-Angaben geglaubt wird
cli-help-processes = wie viele Serverprozesse; mehr als einer braucht PostgreSQL (1)
cli-help-bot-workers = in wie vielen Prozessen Bots nachdenken (einer weniger als Kerne)
cli-help-limits = vervielfacht alle Grenzen für Anfragen und Verbindungen; 0 schaltet sie ab (1)
cli-help-keep-days = beendete Tische werden nach so vielen Tagen gelöscht (180)
cli-help-webhook = eine Adresse, die erfährt, wer am Zug ist, wenn man Tage für eine Wahl hat
cli-help-home-address = die Adresse dieses Rechners im Heimnetz, falls „für das Heimnetz öffnen“ eine falsche findet
cli-help-offline = ein Ordner, den „make static“ gebaut hat: Die Seite bietet dann an, offline zu spielen (SORTILEGE_OFFLINE)
cli-help-mail-from = der Absender der Mails „du bist dran“; SORTILEGE_SMTP=smtp://… sagt, wie sie verschickt werden
cli-serve-at = Tische gibt es unter { $url }
cli-serve-one-process = SQLite bedient einen Prozess; für --workers über 1 nimm PostgreSQL: --database postgresql://…
cli-serve-public-url = Links in Briefen und an einen Webhook brauchen eine Adresse, mit der sie beginnen: --public-url https://play.example
cli-serve-offline = { $folder } ist keine Seite, die offline spielt ({ $why }); baue eine mit „make static“ und nenne den Ordner, den es angibt
cli-serve-port = auf { $host } Port { $port } kann nicht gelauscht werden ({ $why }); wähle einen anderen mit --port
cli-serve-database = die Datenbank ist nicht zu gebrauchen: { $why }
cli-serve-taken = ein anderer Server hat diese Datenbank offen: { $url }; nimm den, oder gib mit --database eine andere Datei an
cli-extra-server = das braucht mehr als die Engine: pip install 'sortilege[server]'
cli-extra-table = Der Tisch im Browser braucht mehr, als installiert ist: pip install 'sortilege[server]'. Einstweilen ist „sortilege play“ eine Partie im Terminal.
cli-extra-alone = Der Tisch im Browser braucht mehr, als installiert ist: pip install 'sortilege[server]'. Einstweilen eine Partie im Terminal:

## Einen Server verwalten und messen

cli-help-deed = list (üblich), close, export, delete, reports oder report
cli-help-table-id = die Kennung eines Tisches oder einer Meldung
cli-help-backup-file = die Datei der Sicherung
cli-help-openapi = stattdessen die OpenAPI-Beschreibung der HTTP-Schnittstelle ausgeben
cli-help-schema-view = die Typen der Sicht eines Spiels, für dessen Teil der Seite
cli-help-schema-facts = stattdessen ausgeben, was die Seite von den Karten und anderen Dingen eines Spiels wissen muss
cli-help-load-tables = wie viele Tische zu zweit (300)
cli-help-load-rate = Entscheidungen je Sekunde insgesamt (100)
cli-help-load-seconds = wie lange (300)
cli-help-load-url = ein Server, der schon läuft; sonst wird einer gestartet, mit SQLite in einem neuen Ordner
cli-help-load-database = die Datenbank des Servers, der gestartet wird
cli-help-load-workers = wie viele Prozesse der gestartete Server hat (1)
cli-help-load-servers = so viele Server an derselben Datenbank, jeder mit eigenen Tischen
cli-help-load-generators = wie viele Prozesse die Last erzeugen (1)
cli-tables-which = sag, welcher: sortilege tables TAT ID
cli-tables-unreadable = nicht lesbar
cli-tables-closed = Der Tisch ist geschlossen.
cli-tables-deleted = Der Tisch ist gelöscht.
cli-tables-report-at = nach { $n } Entscheidungen
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
