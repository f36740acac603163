### Warum der Server ablehnt, worum er gebeten wurde, auf Deutsch.

## Reading

server-failed = Im Server ist ein interner Fehler aufgetreten; nichts hat sich geändert. Versuche es noch einmal; wenn er wiederkommt, sag es dem Betreiber des Servers.
server-no-address = Unter dieser Adresse gibt es nichts.
server-no-language = Texte auf „{ $given }“ gibt es nicht; es gibt { $languages }.
server-method = So etwas nimmt diese Adresse nicht an.
server-too-large = Das ist zu lang.
server-misunderstood = Das ist nicht zu verstehen: { $detail }
server-too-short = { $field } braucht mindestens { $n ->
    [one] ein Zeichen
   *[other] { $n } Zeichen
}.
server-too-long = { $field } darf höchstens { $n } Zeichen haben.
server-field-name = Der Name
server-field-password = Das Passwort
server-field-new-password = Das neue Passwort
server-field-text = Der Text
server-no-utf8 = Das ist kein UTF-8: { $detail } bei Byte { $at }.
server-no-json = Das ist kein JSON, das wir lesen: { $detail }
server-nested = Dieses JSON ist zu tief verschachtelt.
server-nul = Kein Text darf das Zeichen U+0000 enthalten.
server-cut-off = Die Verbindung endete vor der Nachricht.
server-content-type = Eine Nachricht ist hier JSON: schick sie mit Content-Type: application/json.
server-other-site = Das kommt von einer anderen Website.
server-too-often =
    { $minutes ->
        [0] Das ist zu oft; versuche es in { $seconds } s wieder.
       *[other] Das ist zu oft; versuche es in { $minutes } min wieder.
    }
server-windows = Zu viele Fenster sind zugleich offen; schließ erst eins.
server-database = Die Datenbank ist gerade nicht zu erreichen; schick es gleich noch einmal: was schon geschrieben ist, geschieht nicht zweimal.
server-full = Nichts hat sich geändert: der Server hat keinen Platz mehr, es aufzuschreiben.
server-browser = Dieser Browser kann es gerade nicht aufschreiben; bald noch einmal versuchen: was schon geschrieben ist, geschieht nicht zweimal.
server-browser-full = Nichts hat sich geändert: dieser Browser hat keinen Platz mehr, es aufzuschreiben. Die Partien als Datei speichern, oder Platz schaffen.
server-quicker = Andere waren schneller; versuch es noch einmal.

## Accounts and names

server-name-taken = Diesen oder einen ganz ähnlichen Namen hat schon jemand.
server-name-letters = Ein Name braucht Buchstaben, die sich zeigen lassen.
server-name-alphabets = Schreib den Namen in einem einzigen Alphabet; Buchstaben aus mehreren sind leicht zu verwechseln.
server-no-login = Dieser Name und dieses Passwort gehören nicht zusammen.
server-account-changed = Dieses Konto wurde eben geändert; melde dich noch einmal an.
server-no-password = Das ist nicht dein Passwort.
server-password-changed = Dieses Passwort wurde eben geändert.
server-letter-expired = Dieser Link ist abgelaufen; gib deine Adresse an einem Tisch noch einmal an.

## Making a table

server-bot-playouts = Ein Bot darf hier { $most } Probepartien lang nachdenken, nicht { $given }.
server-bot-time = Ein Bot darf hier { $most } ms lang nachdenken, nicht { $given } ms.
server-open-seat = Ein offener Tisch braucht einen Platz für jemanden: vergib einen per Link.

## Tables and seats

server-no-table = Diesen Tisch gibt es nicht.
server-no-story = Diese Geschichte gibt es nicht.
server-no-moment = Einen solchen Tisch kann es nicht geben: { $why }
server-moment-seats = In diesem Moment gibt es { $seats } Plätze, nicht { $given }.
server-moment-midst = Hier ist gerade etwas im Gange, oder alles ist vorbei; nimm einen Moment ein paar Entscheidungen früher oder später.
server-no-seat = Diesen Platz gibt es nicht.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-which-seat = Du hast die Plätze { $seats }: sag, um welchen es geht.
server-not-your-seat = Dieser Platz ist nicht deiner.
server-seat-lost = Dieser Platz ist nicht mehr deiner.
server-seated-already = Du sitzt schon an diesem Tisch, und niemand hat zwei Plätze.
server-link-used = Dieser Link ist schon benutzt; lass dir einen neuen geben oder nimm deinen Weg zurück.
server-link-unknown = Dieser Link passt zu keinem Platz; lass dir einen neuen geben.
server-link-needed = Für einen Platz an diesem Tisch braucht es seinen Link.
server-held-another = Seit die Karten verteilt sind, hattest du einen anderen Platz; dieser ist für jemand anderen.
server-devices = { $most } Geräte haben diesen Platz schon; beende erst die anderen.
server-blocked = Wer den Tisch eröffnet hat, lässt dich hier nicht Platz nehmen.
server-all-taken = Alle Plätze an diesem Tisch sind besetzt.
server-somebody-sits = Dort sitzt jemand; eine Einladung ist für einen freien Platz.
server-bot-sits = Dort sitzt ein Bot.
server-host-invites = Einladen kann nur, wer den Tisch eröffnet hat.
server-host-kicks = Wegschicken kann nur, wer den Tisch eröffnet hat.
server-no-chat = An diesem Tisch wird nicht geplaudert.
server-no-words = Darin ist nichts zu lesen.

## Before the deal

server-host-starts = Die Partie beginnt nur, wer den Tisch eröffnet hat.
server-started = Die Partie hat schon begonnen.
server-not-started = Die Partie hat noch nicht begonnen.
server-seats-free = Platz { $seats } ist noch frei.
server-nonces-missing = Das Zufallswort (nonce) von { $names } fehlt noch; der Browser gibt es, sobald er den Tisch öffnet.
server-nonce-late = Die Karten sind verteilt; ein Zufallswort (nonce) gibt man vorher.
server-nonce-numbered = Eine nummerierte Verteilung braucht kein Zufallswort (nonce).
server-nonce-given = Dieser Platz hat sein Zufallswort (nonce) schon gegeben, und das erste gilt.
server-commitment = Das ist nicht das Versprechen dieses Tisches; sieh dir den Tisch noch einmal an.

## Playing

server-sealed = Eine verdeckte Wahl nimmt man zurück, rückgängig machen lässt sie sich nicht.
server-undo-asked = Die anderen sind schon gefragt.
server-undo-not-asked = Danach fragt niemand.
server-rematch-not-asked = Niemand fragt nach einer weiteren Partie, oder sie ist schon da.
server-network-not-yours = Nur wer am Rechner des Servers sitzt, kann ihn für andere öffnen.
server-network-none = Dieser Rechner ist in keinem Netz, oder sein Netz lässt niemanden herein.
server-resigned = Du hast aufgegeben.
server-seat-resigned = Dieser Platz hat aufgegeben.
server-time-out = Deine Zeit ist um: ein Bot trifft diese Wahl.
server-paused = Die Partie ruht.
server-not-paused = Die Partie ruht nicht.
server-not-playing = Nur eine laufende Partie kann ruhen.
server-pauses = Mit Uhr sind für alle { $most } Pausen erlaubt, und du hattest sie schon.
server-no-resigning = Es gibt gerade keine Partie, die du aufgeben könntest.
server-no-abandoning = Es gibt gerade keine Partie, die ihr abbrechen könntet.

## After the game

server-over = Die Partie ist zu Ende.
server-over-seats = Die Partie ist zu Ende: wer sie gespielt hat, ändert sich nicht mehr.
server-not-over = Die Partie ist noch nicht zu Ende.
server-record-later = Diese Partie ist noch nicht zu Ende; danach ist ihre Aufzeichnung zu sehen, mit dem Schlüssel.
server-no-record = Vor dem Beginn der Partie gibt es keine Aufzeichnung.
server-no-replay = Diese Partie lässt sich hier nicht noch einmal abspielen: { $why }
server-unreadable = Was von diesem Tisch gespeichert war, ist nicht mehr zu lesen.
server-unreadable-game = Diese Partie war gespeichert und ist nicht mehr zu lesen; brecht sie ab, ihre Aufzeichnung bleibt.

## Reports and figures

server-early-report = Vor dem Beginn der Partie gibt es nichts zu melden.
server-enough-reports = Für den Moment ist genug gemeldet; danke.
server-no-report = Diese Meldung gibt es nicht.
server-no-position = Diese Meldung hat keine eigene Stellung: sieh wieder nach, wenn die Partie zu Ende ist.
server-no-figures = Hier gibt es keine Messwerte; SORTILEGE_METRICS_TOKEN in der Umgebung des Servers öffnet sie.
server-figures-token = Dafür braucht es das Token der Messwerte.

## Starting it

server-proxy-any = --trust-proxy '*' auf { $host } würde jedem Client seine eigene Adresse glauben; gib die Adresse oder das Netz des Proxys an, etwa 10.0.0.5 oder 10.0.0.0/24.
server-proxy-none = --trust-proxy nimmt Adressen und Netze, etwa 127.0.0.1,10.0.0.0/24; „{ $given }“ ist keins von beiden.

## Hints

server-no-hints = An diesem Tisch gibt es keine Tipps.
server-not-asked = Du wirst gerade nichts gefragt.
server-no-hint = Es ließ sich kein Tipp finden; versuch es noch einmal.
server-reviews = Du hast so viele Besprechungen laufen, wie man darf; warte, bis eine fertig ist.
server-no-review = Diese Partie lässt sich nicht besprechen: { $why }
server-moment-over = In diesem Moment ist die Partie zu Ende: beginne bei einem früheren.
server-moment-stuck = Von diesem Moment aus lässt sich keine Partie zu Ende spielen; ändere, was auf dem Tisch liegt.
server-no-puzzle = Dieses Rätsel gibt es nicht.
server-puzzle-over = Dieses Rätsel endet vor dieser Wahl.
server-no-try = Der Versuch ließ sich gerade nicht beurteilen; versuch es noch einmal.
server-no-step = Diesen Moment gibt es nicht: Diese Partie lässt sich nach Wahl { $first } bis Wahl { $last } weiterspielen.
server-no-such-option = Das konnte dieser Platz dort nicht wählen; nimm eine der Antworten auf das, was er gefragt war.

## Bots of other people's

server-token = Dieses Token ist hier nicht bekannt oder gilt nicht mehr; POST /api/bots macht einen Bot und nennt sein Token.
server-no-token = Ein Programm sagt mit der Kopfzeile „Authorization: Bearer TOKEN“, wer es ist; POST /api/bots, ohne sie, macht einen Bot und nennt sein Token.
server-bots-only = Ausgedachte Partien sind für Bots mit einem Token; POST /api/bots macht einen.
server-bot-seat = Dieser Rückweg gehört zu einem Platz, den ein Mensch und kein Bot genommen hat, oder umgekehrt; es braucht eine Einladung.
server-database-kind = so eine Datenbank gibt es hier nicht: { $kind }; gib eine Datei für SQLite an, oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK
