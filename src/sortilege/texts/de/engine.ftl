### Was das Spielwerk mit dem Gegebenen nicht anfangen kann, auf Deutsch.

engine-plain = { $why }

## Options

engine-no-game = Unbekanntes Spiel „{ $given }“. Verfügbar: { $games }.
engine-bad-game = Das Spiel „{ $given }“ lässt sich hier nicht spielen: { $package } konnte nicht geladen werden ({ $why }).
engine-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $given }.
engine-no-option = { $game } hat keine Option „{ $given }“. Verfügbar: { $options }.
engine-value = { $option } muss eins von { $values } sein, nicht „{ $given }“.
engine-first = Die Plätze haben die Nummern 1 bis { $most }; auf Platz { $given } kann niemand beginnen.
engine-no-preset = { $game } hat kein { $preset }.

## Bots

engine-no-bot = Unbekannter Bot „{ $given }“. Möglich sind level:1 bis level:10, random, greedy, mcts:N (N Suchrunden pro Entscheidung), mcts:Tms (T Millisekunden pro Entscheidung), learned, learned:N oder learned:Tms, mit N und T von 1 bis { $most }.
engine-bot-broken = Der Bot „{ $given }“ kann nicht geladen werden: { $why }
engine-no-chooser = „{ $given }“ ist kein Bot: Ihm fehlt die Methode choose(sight, rng).
engine-bot-fell =
    { $deal ->
        [none] Der Bot „{ $bot }“ hat einen Fehler ausgelöst: { $why }
       *[other] Der Bot „{ $bot }“ hat in Partie { $deal } einen Fehler ausgelöst: { $why }
    }
engine-bot-strayed =
    { $deal ->
        [none] Der Bot „{ $bot }“ hat mit { $given } einen unerlaubten Zug geliefert: choose() muss etwas aus sight.legal zurückgeben.
       *[other] Der Bot „{ $bot }“ hat in Partie { $deal } mit { $given } einen unerlaubten Zug geliefert: choose() muss etwas aus sight.legal zurückgeben.
    }
engine-no-puzzle = Rätsel „{ $given }“ nicht gefunden. Siehe die Liste der Rätsel.
engine-no-judgement = Kein Bot kann „{ $given }“ bewerten. Verfügbar: { $games }.
engine-no-weights = Die Gewichte in { $file } sind nicht lesbar; stattdessen wird die eingebaute Bewertung verwendet.
engine-bad-weights = Die Gewichte in { $file } sind beschädigt; stattdessen wird die eingebaute Bewertung verwendet.
engine-new-weights = Die Gewichte in { $file } stammen aus einer neueren Version von Sortilege; stattdessen wird die eingebaute Bewertung verwendet.
engine-foreign-weights = Die Gewichte in { $file } gehören zu einem anderen Spiel, „{ $game }“; stattdessen wird die eingebaute Bewertung verwendet.
engine-other-weights = Die Gewichte in { $file } wurden mit anderen Merkmalen trainiert, als diese Version hat; stattdessen wird die eingebaute Bewertung verwendet.

## Choices

engine-no-choice = „{ $given }“ ist kein Zug in { $game }.
engine-no-seat = Die Plätze haben die Nummern 0 bis { $most }; Platz { $given } gibt es nicht.
engine-nothing-asked = { $who } hat gerade nichts zu entscheiden.
engine-no-answer = Das ist keine Antwort auf „{ $asked }“.
engine-not-asked = Du bist nicht dran.
engine-over = Die Partie ist zu Ende.
engine-illegal = „{ $given }“ ist keine Antwort auf „{ $asked }“. Erlaubt: { $legal }
engine-batch-size = Ein Stapel muss 1 bis { $most } Partien haben, nicht { $given }.
engine-batch-no-game = Die Partien dieses Stapels haben die Nummern 0 bis { $most }; Partie { $given } gibt es nicht.
engine-batch-count = { $given } Züge für { $games } Partien. Gib einen Zug pro Partie an.
engine-batch-numbers = Züge müssen ganze Zahlen sein: die Nummern von Aktionen.
engine-batch-illegal = { $given } ist in Partie { $game } jetzt nicht erlaubt. Erlaubt: { $legal }
engine-batch-over = Partie { $game } ist zu Ende: Ihr Zug muss −1 sein, nicht { $given }.
engine-seed = Ein Startwert muss eine ganze Zahl von 0 bis 2^62 − 1 sein, nicht { $given }.
engine-no-returns = Unbekannte Erträge „{ $given }“. Verfügbar: { $ways }.
engine-no-state = Erwartet wird ein Zustand von { $game } mit { $seats } Plätzen, wie ihn `imagine` liefert.
engine-stale = Der Tisch hat sich geändert: Das antwortet auf Version { $given }, der Tisch ist jetzt bei { $now }. Sieh noch einmal hin.
engine-no-sealed = Du hast keine verdeckte Entscheidung, die du zurücknehmen könntest.
engine-nothing-to-undo = Nichts rückgängig zu machen: Jemand anders war seither dran, oder du hast Verdecktes gesehen.

## Tools

engine-no-link = „{ $given }“ ist kein Einladungslink. Solche Links sehen aus wie https://HOST/#/table/TABLE/SECRET.
engine-no-server = Der Server { $server } ist nicht erreichbar: { $why }.
engine-other-rules = Der Server spielt { $game } mit Regelversion { $there }, hier ist Version { $here }. Installiere die Sortilege-Version des Servers.
engine-tool-no-game = Es gibt noch keine Partie. Beginne eine mit new_game.
engine-tool-opponents = Unbekannter Gegner „{ $given }“. Verfügbar: { $known }.
engine-tool-no-card = „{ $given }“ passt zu keiner Karte oder zu mehreren. Verfügbar: { $known }.
engine-tool-no-chapter = Unbekanntes Kapitel „{ $given }“. Verfügbar: { $known }.
engine-tool-arguments = Ungültige Argumente für { $tool }: { $why }. Erwartet: { $takes }.
engine-tool-needed = { $name } (erforderlich)
engine-tool-nothing = keine

## Records

engine-record-version = Diese Partie wurde nach Regelfassung { $played } gespielt; nach Fassung { $here } lässt sie sich weder wiedergeben noch analysieren noch prüfen.
engine-record-none = Das ist keine Aufzeichnung von Sortilege: { $why }
engine-record-kind = Eine Aufzeichnung ist, was `read` liefert, oder `record` einer Partie, nicht { $given }.
engine-record-file = { $path } existiert schon und ist keine Aufzeichnung; die Datei wurde nicht überschrieben.
engine-record-large = { $path } ist keine Aufzeichnung: Die Datei ist größer als { $most } MiB.
engine-record-game = Das ist eine Aufzeichnung von { $game }, nicht von { $here }.
engine-record-key = Der Schlüssel dieser Aufzeichnung ist nicht 32 Byte lang.
engine-record-nonces = Diese Aufzeichnung hat { $nonces } Zufallswerte (Nonces) für { $seats } Plätze.
engine-record-bound = Die Festlegung dieser Aufzeichnung umfasst Zufallswerte (Nonces), die fehlen oder nicht der Reihenfolge der Plätze entsprechen.
engine-record-promise = Der Schlüssel passt nicht zu der Festlegung, die vor dem Austeilen veröffentlicht wurde.
engine-record-promises = Der Schlüssel und die Zufallswerte (Nonces) des Servers passen nicht zu der Festlegung, die vor dem Austeilen veröffentlicht wurde.
engine-record-upgrades = Die Regelwechsel dieser Aufzeichnung sind nicht in der richtigen Reihenfolge oder liegen hinter ihren Entscheidungen.
engine-record-empty = Laut dieser Aufzeichnung haben sich die Regeln vor der ersten Entscheidung geändert; nichts verbindet also die Verteilung mit dem Schlüssel.
engine-record-back = Diese Aufzeichnung geht zu einer Stellung zurück, die es nie gab.
engine-record-seat = Entscheidung { $n } der Aufzeichnung ist von Platz { $seat }, aber es gibt nur { $seats } Plätze.
engine-record-choice = Entscheidung { $n } der Aufzeichnung, von Platz { $seat }: { $why }
engine-record-position = Entscheidung { $n } der Aufzeichnung ist von der Stellung aus, die sie angibt, nicht möglich: { $why }
engine-record-other = Nach Entscheidung { $n } setzt die Aufzeichnung mit einem anderen Zustand fort, als sie ergibt.
engine-record-end = Die Aufzeichnung ergibt einen anderen Endzustand, als sie angibt.
engine-record-unchecked = Kein Abschnitt dieser Aufzeichnung lässt sich hier prüfen.
engine-record-unfinished = Diese Partie ist noch nicht zu Ende. Analysieren lassen sich nur beendete Partien.
engine-record-unreviewed = Alle Entscheidungen dieser Partie fielen nach Regelfassung { $played }; nach Fassung { $here } lassen sie sich nicht analysieren.
engine-moment = Diese Stellung ist nicht möglich: { $why }
engine-moment-seats = Diese Stellung ist für { $there } Spieler, hier sind es { $here }.

engine-arena-no-shards = keine Teile einer Arena in { $places }: sortilege arena --deals A:B schreibt sie als deals-….json
engine-arena-unreadable-shard = { $file } kann nicht gelesen werden: { $why }
engine-arena-bad-shard = { $file } ist kein vollständiger Teil einer Arena: spiele diese Partien noch einmal
engine-arena-other-shard = { $file } wurde { $by }: spiele diese Partien noch einmal oder führe die Teile mit der Version zusammen, die sie gespielt hat
engine-played-program = von Version { $played } gespielt, und das hier ist { $here }
engine-played-rules = nach Regelversion { $played } gespielt, und hier ist Version { $here }
engine-arena-foreign-shard = die Partien { $begin }:{ $end } gehören zu einer anderen Arena: Spiel, Spielerzahl, Optionen, Bots, Zahl der Partien und Startwert müssen überall gleich sein
engine-arena-foreign-folder = { $folder } enthält Teile einer anderen Arena ({ $file }): nimm mit --out einen anderen Ordner; Spiel, Spielerzahl, Optionen, Bots, Zahl der Partien und Startwert müssen in einem Ordner gleich sein
engine-arena-doubled-shard = die Partien { $begin }:{ $end } sind doppelt vorhanden: entferne eine der Dateien
engine-arena-missing-shard = die Partien { $begin }:{ $end } fehlen: spiele sie mit --deals { $begin }:{ $end }
engine-no-balance = für { $game } gibt es keinen Balancebericht
engine-balance-none = keine Teile einer Studie in { $places }: sortilege lab balance schreibt sie als sums-….json.gz
engine-balance-bad = { $file } ist kein vollständiger Teil einer Studie: lösche die Datei und starte denselben Befehl noch einmal
engine-balance-other = { $file } wurde { $by }: nimm einen anderen Ordner oder die Version, die sie spielte
engine-balance-foreign = die Partien { $begin }:{ $end } gehören zu einer anderen Studie: Spiel, Bot, Zahl der Partien, Startwert, Optionen und Spielerzahl müssen in einem Ordner gleich sein
engine-match-token = { $bot } hat ein anderes Token benutzt als das in { $variable }; daran erkennt ein Wettkampf seine Programme
engine-match-server = der Server des Wettkampfs ist nicht gestartet: { $why }
engine-grade-forfeit = { $level } hat selbst eine Partie durch Zeit oder Abbruch verloren ({ $why }), also gibt es keine Note: erhöhe --seconds oder entlaste den Rechner

## Momente, die es nicht geben kann

engine-moment-at = { $place }: { $why }
engine-moment-meant = { $why }; ist { $meant } gemeint?
engine-moment-known = { $why }; verfügbar: { $known }
engine-moment-keys = erwartet: Schlüssel mit Werten, nicht { $given }
engine-moment-key-word = { $given } ist kein Schlüssel
engine-moment-no-key = unbekannter Schlüssel { $given }
engine-moment-words = erwartet: Wörter, nicht { $given }
engine-moment-number = erwartet: eine Zahl von { $low } bis { $high }, nicht { $given }
engine-moment-flag = erwartet: true oder false, nicht { $given }
engine-moment-no-such = { $given } ist unbekannt ({ $what })
engine-moment-no-seat = { $who } hat keinen Platz an einem Tisch für { $players }; setze players: { $least }
engine-moment-many-words = erwartet: höchstens { $most } Wörter
engine-moment-long = eine Stellung hat höchstens { $most } Zeichen, dieser Text hat { $given }
engine-moment-one = eine Stellung ist der Anfang einer einzigen Geschichte, dieser Text hat { $given }
engine-moment-anchors = eine Stellung darf keine Anker, Verweise und Typen enthalten (&, * und ! vor einem Wort)
engine-moment-deep = eine Stellung hat höchstens { $most } Ebenen verschachtelter Listen und Zuordnungen
engine-moment-no-given = eine Stellung beginnt mit `given:`, darunter steht, was auf dem Tisch liegt
engine-moment-staged = das kann nur eine Geschichte festlegen; am Tisch entscheidet der Zufall
engine-moment-cannot-be = die Zahlen passen nicht zusammen ({ $why })
engine-moment-line = Zeile { $line } lässt sich nicht lesen ({ $name }: { $why })
engine-moment-unreadable = der Text lässt sich nicht lesen ({ $name }: { $why })
engine-moment-no-meaning = es hat in der Stellung { $moment } keine Bedeutung
