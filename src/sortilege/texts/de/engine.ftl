### Was das Spielwerk mit dem Gegebenen nicht anfangen kann, auf Deutsch.

engine-plain = { $why }

## Options

engine-no-game = Ein Spiel „{ $given }“ gibt es hier nicht; es gibt { $games }.
engine-bad-game = Das Spiel „{ $given }“ lässt sich hier nicht spielen: { $package } lädt nicht ({ $why }).
engine-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $given }.
engine-no-option = { $game } hat keine Option „{ $given }“; es hat { $options }.
engine-value = { $option } ist eins von { $values }, nicht „{ $given }“.
engine-first = Die Plätze sind 1 bis { $most }: auf Platz { $given } kann niemand beginnen.
engine-no-preset = { $game } hat kein { $preset }.

## Bots

engine-no-bot = Einen Bot „{ $given }“ gibt es nicht; es gibt level:1 bis level:10, random, greedy, mcts:N (N Denkrunden für jede Wahl) und mcts:Tms (T Millisekunden), und ebenso learned anstelle von mcts oder allein, mit N und T von 1 bis { $most }.
engine-bot-broken = Der Bot „{ $given }“ ist nicht zu haben: { $why }
engine-no-chooser = „{ $given }“ ist kein Bot: ihm fehlt die Methode choose(sight, dice).
engine-bot-fell =
    { $deal ->
        [none] Der Bot „{ $bot }“ ist zusammengebrochen: { $why }
       *[other] Der Bot „{ $bot }“ ist in Ausgabe { $deal } zusammengebrochen: { $why }
    }
engine-bot-strayed =
    { $deal ->
        [none] Der Bot „{ $bot }“ hat { $given } gewählt, was nicht angeboten war: choose() gibt etwas aus sight.legal zurück.
       *[other] Der Bot „{ $bot }“ hat in Ausgabe { $deal } { $given } gewählt, was nicht angeboten war: choose() gibt etwas aus sight.legal zurück.
    }
engine-no-puzzle = Ein Rätsel „{ $given }“ gibt es nicht; die Liste der Rätsel hat sie alle.
engine-no-judgement = Kein Bot weiß „{ $given }“ zu beurteilen; es gibt { $games }.
engine-no-weights = Die Gewichte in { $file } sind nicht zu lesen; an ihrer Stelle spielt das Urteil von Hand.
engine-bad-weights = Die Gewichte in { $file } sind beschädigt; an ihrer Stelle spielt das Urteil von Hand.
engine-new-weights = Die Gewichte in { $file } stammen aus einer neueren Version von Sortilege; an ihrer Stelle spielt das Urteil von Hand.
engine-foreign-weights = Die Gewichte in { $file } gehören zu einem anderen Spiel, „{ $game }“; an ihrer Stelle spielt das Urteil von Hand.
engine-other-weights = Die Gewichte in { $file } wurden an anderen Merkmalen gelernt, als diese Version hat; an ihrer Stelle spielt das Urteil von Hand.

## Choices

engine-no-choice = „{ $given }“ ist keine Wahl in { $game }.
engine-no-seat = Die Plätze sind 0 bis { $most }, einen Platz { $given } gibt es nicht.
engine-nothing-asked = { $who } hat gerade nichts zu wählen.
engine-no-answer = Das beantwortet „{ $asked }“ nicht.
engine-not-asked = Du bist nicht dran.
engine-over = Die Partie ist zu Ende.
engine-illegal = „{ $given }“ beantwortet „{ $asked }“ nicht; erlaubt: { $legal }
engine-batch-size = Ein Stapel hat 1 bis { $most } Partien, nicht { $given }.
engine-batch-no-game = Die Partien dieses Stapels sind 0 bis { $most }, eine Partie { $given } gibt es nicht.
engine-batch-count = { $given } Entscheidungen für { $games } Partien; es braucht eine für jede.
engine-batch-numbers = Entscheidungen sind ganze Zahlen, jede die Nummer einer Aktion.
engine-batch-illegal = { $given } kann in Partie { $game } jetzt nicht gewählt werden; erlaubt: { $legal }
engine-batch-over = Partie { $game } ist zu Ende; ihre Entscheidung muss −1 sein, nicht { $given }.
engine-seed = Ein Startwert ist eine ganze Zahl ab 0, kleiner als 2 hoch 62, nicht { $given }.
engine-no-returns = Erträge „{ $given }“ gibt es nicht; es gibt { $ways }.
engine-no-state = Hier kann nur ein Zustand von { $game } mit so vielen Plätzen wie in dieser Partie ({ $seats }) gelesen werden; `imagine` gibt einen.
engine-stale = Inzwischen ist etwas geschehen: das beantwortet Stand { $given } des Tisches, der jetzt bei { $now } ist. Sieh noch einmal hin.
engine-no-sealed = Du hast keine verdeckte Wahl, die du zurücknehmen könntest.
engine-nothing-to-undo = Nichts zurückzunehmen: Jemand anders hat seither gewählt, oder du hast etwas Verdecktes erfahren.

## Tools

engine-no-link = „{ $given }“ ist kein Link einer Einladung; einer sieht aus wie https://HOST/#/table/TABLE/SECRET.
engine-no-server = Der Server { $server } ist nicht zu erreichen: { $why }.
engine-other-rules = Der Server spielt { $game } nach Regelversion { $there }, und hier ist Version { $here }: Es braucht die Version von Sortilege, die der Server hat.
engine-tool-no-game = Es gibt noch keine Partie: beginne eine mit new_game.
engine-tool-opponents = „{ $given }“ ist hier kein Gegner; es gibt { $known }.
engine-tool-no-card = „{ $given }“ nennt keine Karte oder mehrere; es gibt { $known }.
engine-tool-no-chapter = Ein Kapitel „{ $given }“ gibt es nicht; es gibt { $known }.
engine-tool-arguments = Die Angaben für { $tool } passen nicht: { $why }. Möglich: { $takes }.
engine-tool-needed = { $name } (nötig)
engine-tool-nothing = keine

## Records

engine-record-version = Diese Partie wurde nach Regelfassung { $played } gespielt; hier gilt Fassung { $here }.
engine-record-none = Das ist keine Aufzeichnung von Sortilege: { $why }
engine-record-kind = Eine Aufzeichnung ist, was `read` gibt oder `record` einer Partie, nicht { $given }.
engine-record-file = { $path } gibt es schon und ist keine Aufzeichnung; die Datei bleibt, wie sie ist.
engine-record-game = Das ist eine Aufzeichnung von { $game }, nicht von { $here }.
engine-record-key = Der Schlüssel dieser Aufzeichnung ist nicht 32 Byte lang.
engine-record-nonces = Diese Aufzeichnung hat { $nonces } Zufallswörter (nonces) für { $seats } Plätze.
engine-record-bound = Das Versprechen dieser Aufzeichnung bindet Zufallswörter (nonces), die fehlen oder nicht der Reihe der Plätze folgen.
engine-record-promise = Der Schlüssel passt nicht zu dem Versprechen, das vor dem Verteilen veröffentlicht wurde.
engine-record-promises = Der Schlüssel und die Zufallswörter (nonces) des Servers passen nicht zu dem Versprechen, das vor dem Verteilen veröffentlicht wurde.
engine-record-upgrades = Die Regelwechsel dieser Aufzeichnung sind nicht in der richtigen Reihenfolge oder liegen hinter ihren Entscheidungen.
engine-record-back = Diese Aufzeichnung geht zu einem Moment zurück, den es nicht gab.
engine-record-seat = Entscheidung { $n } der Aufzeichnung ist von Platz { $seat }, aber es gibt nur { $seats }.
engine-record-choice = Entscheidung { $n } der Aufzeichnung, von Platz { $seat }: { $why }
engine-record-other = Nach Entscheidung { $n } geht die Aufzeichnung von einem anderen Stand weiter, als sie ergibt.
engine-record-end = Die Aufzeichnung ergibt einen anderen Stand, als sie behauptet.
engine-record-unchecked = Kein Abschnitt dieser Aufzeichnung lässt sich hier prüfen.
engine-record-unfinished = Diese Partie ist nicht zu Ende; besprochen werden ganze Partien.
engine-moment = Diesen Moment kann es nicht geben: { $why }
engine-moment-seats = Dieser Moment ist einer von { $there } Spielern, und hier sitzen { $here }.

engine-arena-no-shards = keine Teile einer Arena in { $places }: sortilege arena --deals A:B lässt sie dort, als deals-….json
engine-arena-unreadable-shard = { $file } kann nicht gelesen werden: { $why }
engine-arena-bad-shard = { $file } ist kein ganzer Teil einer Arena: spiele diese Ausgaben noch einmal
engine-arena-other-shard = { $file } wurde { $by }: spiele diese Ausgaben noch einmal, oder führe die Teile mit der Version zusammen, die sie gespielt hat
engine-played-program = von Version { $played } gespielt, und das hier ist { $here }
engine-played-rules = nach Regelversion { $played } gespielt, und hier ist Version { $here }
engine-arena-foreign-shard = die Ausgaben { $begin }:{ $end } wurden für eine andere Arena gespielt: Spiel, Spielerzahl, Optionen, Bots, Zahl der Partien und Startwert müssen überall gleich sein
engine-arena-foreign-folder = { $folder } enthält Teile einer anderen Arena ({ $file }): gib diesen Ausgaben mit --out einen eigenen Ordner; Spiel, Spielerzahl, Optionen, Bots, Zahl der Partien und Startwert müssen in einem Ordner dieselben sein
engine-arena-doubled-shard = die Ausgaben { $begin }:{ $end } sind doppelt da: nimm eine der Dateien weg
engine-arena-missing-shard = die Ausgaben { $begin }:{ $end } fehlen: spiele sie mit --deals { $begin }:{ $end }
engine-no-balance = von { $game } wird nichts gezählt, was sagte, wie ausgewogen es ist
engine-balance-none = keine Teile einer Studie in { $places }: sortilege lab balance hinterlässt sie als sums-….json.gz
engine-balance-bad = { $file } ist kein ganzer Teil einer Studie: nimm die Datei weg, und derselbe Befehl spielt diese Partien noch einmal
engine-balance-other = { $file } wurde { $by }: nimm einen anderen Ordner oder die Version, die sie spielte
engine-balance-foreign = die Partien { $begin }:{ $end } wurden für eine andere Studie gespielt: Spiel, Bot, Zahl der Partien, Startwert, Optionen und Spieler müssen in einem Ordner dieselben sein
engine-match-token = { $bot } hat sich mit einem anderen Token gesetzt als dem in { $variable }: daran erkennt ein Wettkampf seine Programme
engine-match-server = der Server des Wettkampfs ist nicht angelaufen: { $why }
engine-grade-forfeit = { $level } hat selbst eine Partie verwirkt ({ $why }), also gibt es keine Note: gib mehr --seconds oder der Maschine weniger zu tun

## Momente, die es nicht geben kann

engine-moment-at = { $place }: { $why }
engine-moment-meant = { $why }; ist { $meant } gemeint?
engine-moment-known = { $why }; es gibt { $known }
engine-moment-keys = hier stehen Schlüssel mit Werten, nicht { $given }
engine-moment-key-word = { $given } ist kein Schlüssel
engine-moment-no-key = es gibt keinen Schlüssel { $given }
engine-moment-words = hier stehen Wörter, nicht { $given }
engine-moment-number = hier steht eine Zahl von { $low } bis { $high }, nicht { $given }
engine-moment-flag = hier steht true oder false, nicht { $given }
engine-moment-no-such = hier ist { $given } unbekannt ({ $what })
engine-moment-no-seat = { $who } sitzt nicht an einem Tisch für { $players }; nötig ist players: { $least }
engine-moment-many-words = hier stehen höchstens { $most } Wörter
engine-moment-long = ein Moment hat höchstens { $most } Zeichen, und dieser Text hat { $given }
engine-moment-one = ein Moment ist der Anfang einer einzigen Geschichte, und dieser Text hat { $given }
engine-moment-anchors = ein Moment hat keine Anker, Verweise und Typen (&, * und ! vor einem Wort)
engine-moment-deep = in einem Moment stecken höchstens { $most } Listen und Zuordnungen ineinander
engine-moment-no-given = ein Moment beginnt mit `given:`, und darunter steht, was auf dem Tisch liegt
engine-moment-staged = das hat nur eine Geschichte, die erzählt wird; an einem Tisch zum Spielen entscheidet der Zufall
engine-moment-cannot-be = die Zahlen passen nicht zusammen ({ $why })
engine-moment-line = Zeile { $line } lässt sich nicht lesen ({ $name }: { $why })
engine-moment-unreadable = der Text lässt sich nicht lesen ({ $name }: { $why })
engine-moment-no-meaning = im Moment { $moment } bedeutet es nichts
