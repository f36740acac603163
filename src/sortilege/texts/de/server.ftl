### Warum der Server ablehnt, worum er gebeten wurde, auf Deutsch.

## Reading

server-failed = Auf dem Server ist ein interner Fehler aufgetreten; es wurde nichts geändert. Versuche es noch einmal. Wenn der Fehler bleibt, sag dem Betreiber des Servers Bescheid.
server-no-address = Seite nicht gefunden.
server-no-language = „{ $given }“ ist nicht verfügbar. Verfügbare Sprachen: { $languages }.
server-method = Diese Adresse unterstützt diese Art von Anfrage nicht.
server-too-large = Die Anfrage ist zu groß.
server-misunderstood = Ungültige Anfrage: { $detail }
server-too-short = { $field } braucht mindestens { $n ->
    [one] ein Zeichen
   *[other] { $n } Zeichen
}.
server-too-long = { $field } darf höchstens { $n } Zeichen haben.
server-field-name = Der Name
server-field-password = Das Passwort
server-field-new-password = Das neue Passwort
server-field-text = Der Text
server-no-utf8 = Die Anfrage ist kein gültiges UTF-8: { $detail } bei Byte { $at }.
server-no-json = Die Anfrage ist kein gültiges JSON: { $detail }
server-nested = Das JSON ist zu tief verschachtelt.
server-nul = Texte dürfen das Zeichen U+0000 nicht enthalten.
server-cut-off = Die Verbindung wurde beendet, bevor die Anfrage vollständig war.
server-content-type = Sende den Inhalt als JSON mit Content-Type: application/json.
server-other-site = Anfragen von anderen Websites sind nicht erlaubt.
server-host = Dieser Server antwortet nicht auf den Namen „{ $host }“. Wer ihn betreibt, kann den Namen mit --allowed-host erlauben.
server-too-often =
    { $minutes ->
        [0] Zu viele Versuche. Versuche es in { $seconds } s wieder.
       *[other] Zu viele Versuche. Versuche es in { $minutes } min wieder.
    }
server-windows = Du hast zu viele Fenster offen. Schließe eins und versuche es noch einmal.
server-database = Die Datenbank ist gerade nicht erreichbar. Versuche es gleich noch einmal; nichts wird doppelt ausgeführt.
server-full = Es wurde nichts geändert: Der Server hat keinen Speicherplatz mehr.
server-browser = Dieser Browser kann gerade nicht speichern. Versuche es gleich noch einmal; nichts wird doppelt ausgeführt.
server-browser-full = Es wurde nichts geändert: Dieser Browser hat keinen Speicherplatz mehr. Speichere deine Partien als Datei oder schaffe Platz.
server-quicker = Jemand war schneller. Versuche es noch einmal.

## Accounts and names

server-name-taken = Dieser Name ist vergeben oder einem anderen Namen zu ähnlich.
server-name-letters = Der Name muss sichtbare Buchstaben enthalten.
server-name-alphabets = Verwende nur ein Alphabet: Buchstaben aus verschiedenen Alphabeten lassen sich verwechseln.
server-no-login = Name oder Passwort ist falsch.
server-no-profile = Es gibt keinen Spieler dieses Namens, dessen Partien du sehen darfst.
server-history-account = Nur wer ein Konto hat, kann anderen seine Partien zeigen.
server-no-account = Kein Spieler hat diesen Namen.
server-account-changed = Dieses Konto wurde gerade geändert. Melde dich noch einmal an.
server-no-password = Falsches Passwort.
server-password-changed = Dieses Passwort wurde gerade geändert.
server-sign-in-first = Melde dich zuerst an.
server-prove = Bestätige zuerst, dass du es bist.
server-no-code = Name oder Wiederherstellungscode ist falsch, oder der Code wurde schon benutzt.
server-link-expired = Dieser Link wurde schon benutzt oder ist abgelaufen. Fordere einen neuen an.
server-no-mail = Dieser Server verschickt keine E-Mails.
server-no-device = Gerät nicht gefunden.
server-passkey = Dieser Passkey wurde nicht akzeptiert.
server-no-passkey = Passkey nicht gefunden.
server-passkeys = Ein Konto kann höchstens { $most } Passkeys haben.
server-passkey-place = Passkeys funktionieren nur über https oder auf localhost und nur unter einem Namen, nicht unter einer IP-Adresse.
server-letter-expired = Dieser Link ist abgelaufen. Gib deine Adresse an einem Tisch noch einmal ein.

## Making a table

server-bot-playouts = Auf diesem Server darf ein Bot höchstens { $most } Probepartien rechnen, nicht { $given }.
server-bot-time = Auf diesem Server darf ein Bot höchstens { $most } ms nachdenken, nicht { $given } ms.
server-open-seat = Ein offener Tisch braucht mindestens einen Platz „per Link“.

## Tables and seats

server-no-table = Tisch nicht gefunden.
server-no-story = Geschichte nicht gefunden.
server-no-moment = Diese Stellung ist nicht möglich: { $why }
server-moment-seats = Diese Stellung hat { $seats } Plätze, nicht { $given }.
server-moment-midst = Hier kannst du nicht beginnen: Ein Effekt läuft noch, oder die Partie ist zu Ende. Nimm eine Stellung ein paar Entscheidungen früher oder später.
server-no-seat = Platz nicht gefunden.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-others-play = An diesem Tisch spielen noch andere, deshalb kannst du ihn nicht entfernen.
server-which-seat = Du hast die Plätze { $seats }. Gib an, welchen du meinst.
server-not-your-seat = Das ist nicht dein Platz.
server-seat-lost = Du hast diesen Platz nicht mehr.
server-seated-already = Du sitzt schon an diesem Tisch. Man kann nur einen Platz haben.
server-link-used = Dieser Link wurde schon benutzt. Bitte den Gastgeber um einen neuen oder nimm deinen Rückkehr-Link.
server-link-unknown = Dieser Link passt zu keinem Platz. Bitte um einen neuen.
server-link-needed = Für diesen Platz brauchst du einen Einladungslink.
server-held-another = Du hattest seit dem Austeilen einen anderen Platz und kannst diesen nicht nehmen.
server-devices = Dieser Platz ist schon auf { $most } Geräten offen. Melde zuerst ein anderes Gerät ab.
server-removals = Von diesem Tisch wurden schon zu viele Spieler und Geräte entfernt. Erstelle einen neuen.
server-blocked = Der Gastgeber hat dich für diesen Tisch gesperrt.
server-all-taken = Alle Plätze an diesem Tisch sind besetzt.
server-somebody-sits = Dieser Platz ist besetzt. Einladen kannst du nur auf einen freien Platz.
server-bot-sits = Auf diesem Platz sitzt ein Bot.
server-host-invites = Nur der Gastgeber kann einladen.
server-host-kicks = Nur der Gastgeber kann jemanden entfernen.
server-no-chat = Der Chat ist an diesem Tisch ausgeschaltet.
server-no-words = Deine Nachricht ist leer.
server-chat-full = Der Chat an diesem Tisch ist voll.

## Before the deal

server-host-starts = Nur der Gastgeber kann die Partie beginnen.
server-started = Die Partie hat schon begonnen.
server-not-started = Die Partie hat noch nicht begonnen.
server-seats-free = Platz { $seats } ist noch frei.
server-nonces-missing = Es fehlt noch ein Zufallswert (Nonce) von { $names }. Der Browser fügt ihn hinzu, sobald der Tisch dort geöffnet wird.
server-nonce-late = Die Karten sind schon ausgeteilt; Zufallswerte (Nonces) werden nur vorher angenommen.
server-nonce-numbered = Eine nummerierte Partie verwendet keine Zufallswerte (Nonces).
server-nonce-given = Dieser Platz hat seinen Zufallswert (Nonce) schon geschickt; der erste zählt.
server-commitment = Die Festlegung passt nicht zu diesem Tisch. Lade den Tisch neu.

## Playing

server-sealed = Eine verdeckte Entscheidung lässt sich nicht rückgängig machen; nimm sie stattdessen zurück.
server-undo-asked = Du hast die anderen schon gefragt.
server-undo-not-asked = Niemand möchte gerade etwas rückgängig machen.
server-steps-back = Du hast hier schon { $most }-mal zurückgenommen. Spiel erst einmal weiter.
server-steps-back-in-game = Du hast in dieser Partie schon { $most }-mal zurückgenommen. Öfter geht es nicht.
server-undos-used = An diesem Tisch wurde schon oft genug gemeinsam zurückgenommen (höchstens { $most }-mal).
server-rematch-not-asked = Niemand hat eine Revanche vorgeschlagen, oder sie läuft schon.
server-network-not-yours = Nur eine Seite, die auf dem Rechner des Servers geöffnet ist, kann ihn für andere freigeben.
server-network-none = Dieser Rechner ist mit keinem Netz verbunden, oder das Netz blockiert eingehende Verbindungen.
server-resigned = Du hast aufgegeben.
server-seat-resigned = Dieser Spieler hat aufgegeben.
server-time-out = Deine Zeit ist um: Ein Bot trifft diese Entscheidung.
server-paused = Die Partie ist pausiert.
server-not-paused = Die Partie ist nicht pausiert.
server-not-playing = Nur eine laufende Partie kann pausiert werden.
server-pauses = Mit Uhr darf jeder { $most } Pausen machen. Du hast deine schon verbraucht.
server-no-resigning = Du kannst jetzt nicht aufgeben: Es läuft keine Partie.
server-no-abandoning = Ihr könnt jetzt nicht abbrechen: Es läuft keine Partie.

## After the game

server-over = Die Partie ist zu Ende.
server-over-seats = Die Partie ist zu Ende; die Mitspieler lassen sich nicht mehr ändern.
server-not-over = Die Partie ist noch nicht zu Ende.
server-record-later = Die Aufzeichnung samt Schlüssel ist verfügbar, sobald die Partie zu Ende ist.
server-no-record = Vor Beginn der Partie gibt es keine Aufzeichnung.
server-no-replay = Diese Partie lässt sich auf diesem Server nicht ansehen: { $why }
server-long-game = sie hat mit den zurückgenommenen mehr als { $most } Züge
server-unreadable = Die gespeicherten Daten dieses Tisches sind nicht mehr lesbar.
server-unreadable-game = Die gespeicherten Daten dieser Partie sind nicht mehr lesbar. Ihr könnt sie abbrechen; ihre Aufzeichnung bleibt erhalten.

## Reports and figures

server-early-report = Melden kannst du etwas, sobald die Partie begonnen hat.
server-enough-reports = Du hast für den Moment genug Meldungen geschickt. Danke.
server-no-report = Meldung nicht gefunden.
server-no-position = Diese Meldung hat noch keine Stellung. Sieh wieder nach, wenn die Partie zu Ende ist.
server-no-figures = Messwerte sind ausgeschaltet. Setze SORTILEGE_METRICS_TOKEN in der Umgebung des Servers, um sie einzuschalten.
server-figures-token = Dafür ist das Token für Messwerte nötig.

## Starting it

server-proxy-any = --trust-proxy '*' auf { $host } würde jedem Client seine Adresse glauben. Gib die Adresse oder das Netz des Proxys an, etwa 10.0.0.5 oder 10.0.0.0/24.
server-proxy-none = --trust-proxy erwartet Adressen oder Netze, etwa 127.0.0.1,10.0.0.0/24; „{ $given }“ ist keins von beiden.

## Hints

server-no-hints = Tipps sind an diesem Tisch ausgeschaltet.
server-not-asked = Du hast gerade nichts zu entscheiden.
server-no-hint = Der Tipp ließ sich nicht berechnen. Versuche es noch einmal.
server-reviews = Du hast schon so viele Analysen laufen, wie erlaubt sind. Warte, bis eine fertig ist.
server-no-review = Diese Partie lässt sich nicht analysieren: { $why }
server-moment-over = In dieser Stellung ist die Partie schon zu Ende. Wähle eine frühere.
server-moment-stuck = Aus dieser Stellung lässt sich keine Partie zu Ende spielen. Ändere, was auf dem Tisch liegt.
server-no-puzzle = Rätsel nicht gefunden.
server-puzzle-over = Das Rätsel endet vor dieser Entscheidung.
server-no-try = Deine Antwort ließ sich nicht auswerten. Versuche es noch einmal.
server-no-step = Diese Stellung gibt es nicht: Die Partie lässt sich nach Entscheidung { $first } bis { $last } weiterspielen.
server-no-such-option = Das war dort nicht möglich. Nimm eine der erlaubten Möglichkeiten.

## Bots of other people's

server-token = Unbekanntes oder widerrufenes Token. POST /api/bots legt einen Bot an und liefert sein Token.
server-no-token = Programme weisen sich mit dem Header „Authorization: Bearer TOKEN“ aus. POST /api/bots legt ohne Token einen Bot an und liefert sein Token.
server-bots-only = Vorgestellte Partien gibt es nur für Bots mit Token. POST /api/bots legt einen an.
server-bot-seat = Menschen und Bots können ihre Plätze nicht untereinander übernehmen. Bitte den Gastgeber um eine Einladung.
server-database-kind = nicht unterstützte Datenbank: { $kind }. Gib eine Datei für SQLite an oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK
