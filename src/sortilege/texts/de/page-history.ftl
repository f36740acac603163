### Beendete Partien und Profile.

page-history-title = Beendete Partien
page-history-of = Beendete Partien von { $name }
page-history-profile = Mein Profil
page-history-profile-of = Profil
page-history-guest = Diese Partien gehören zu diesem Browser. Mit einem Konto behältst du sie auf jedem Gerät.
page-history-offline = Diese Partien sind nur in diesem Browser gespeichert.
page-history-none = Noch keine beendeten Partien.
page-history-none-found = Keine Partie passt zu diesen Filtern.
page-history-found = { $n ->
    [one] Eine Partie aufgeführt.
   *[other] { $n } Partien aufgeführt.
}{ $more ->
    [yes] {" "}Es gibt weitere.
   *[no] {""}
}
page-history-more = Mehr anzeigen
page-history-download = Als JSON herunterladen

## Filter

page-history-filter = Filter
page-history-all = Alle
page-history-opponent = Name eines Gegners
page-history-game = Spiel
page-history-players = Spieler
page-history-bot = Bot
page-history-from = Von
page-history-to = Bis
page-history-clear = Filter zurücksetzen

## Eine Partie

page-history-won = Gewonnen
page-history-not-won = Nicht gewonnen
page-history-lost = Verloren
page-history-place = { $n }.
page-history-place-of = Platz { $n } von { $of }
page-history-points = { $n ->
    [one] { $said } Punkt
   *[other] { $said } Punkte
}
page-history-resigned = aufgegeben
page-history-deleted = Gelöschter Spieler
page-history-hidden = Ein anderer Spieler
page-history-ending-resigned = Durch Aufgabe beendet
page-history-ending-abandoned = Gemeinsam abgebrochen
page-history-ending-closed = Vom Betreiber geschlossen
page-history-tag-rated = gewertet
page-history-tag-daily = Tagespartie
page-history-tag-position = ab einer Stellung
page-history-tag-numbered = nummerierte Partie
page-history-tag-shared = gemeinsames Gerät
page-history-replay = Ansehen
page-history-review = Analyse
page-history-no-replay-removed = Nicht mehr anzusehen: Der Tisch wurde gelöscht.
page-history-no-replay-rules = Nicht mehr anzusehen: nach früheren Regeln gespielt.
page-history-details = Einzelheiten
page-history-rounds = { $n ->
    [one] Eine Runde
   *[other] { $n } Runden
}
page-history-thought-minutes = Bedenkzeit: { $n } min
page-history-thought-hours = Bedenkzeit: { $n } h
page-history-thought-days = Bedenkzeit: { $n ->
    [one] ein Tag
   *[other] { $n } Tage
}

## Das Profil

page-history-games = { $n ->
    [one] Partie
   *[other] Partien
}
page-history-games-won = gewonnen
page-history-percent = { $n } %
page-history-average = Punkte im Schnitt
page-history-best = Punkte in der besten Partie
page-history-limited = Die Zahlen stammen aus den letzten { $n } Partien.
page-history-how = Partien an einem gemeinsamen Gerät oder ab einer Stellung zählen nicht. Punkte zählen nur aus Partien, die zu Ende gespielt wurden.
page-history-chart = Punkte im Lauf der Zeit
page-history-chart-said = Die letzten { $n } zu Ende gespielten Partien. Schnitt von zehn Partien: anfangs { $first } Punkte, zuletzt { $last }.
page-history-chart-few = { $n ->
    [one] Eine zu Ende gespielte Partie.
   *[other] { $n } zu Ende gespielte Partien.
}
page-history-chart-average = Schnitt von { $n } Partien
page-history-levels = Die zehn Bots
page-history-levels-beaten = { $n ->
    [0] Noch keiner von { $of } geschlagen.
   *[other] { $n } von { $of } geschlagen.
}
page-history-level-games = { $better } / { $games }
page-history-level-said = Stufe { $level }: { $games ->
    [0] noch nicht getroffen.
    [one] in { $better } von { $games } Partie geschlagen.
   *[other] in { $better } von { $games } Partien geschlagen.
}
page-history-cards = Was zum Sieg führt
page-history-cards-text = Wie oft Partien gewonnen werden, in denen eine Karte gespielt wird. Der wahre Anteil liegt im Balken, mit 95 % Sicherheit für alle Karten zusammen. Der Strich zeigt { $n } %, den Anteil der Siege in allen Partien.
page-history-cards-few = Eine Karte erscheint nach { $n } Partien mit ihr.
page-history-card-won = { $won } von { $games } gewonnen
page-history-card-range = zwischen { $low } und { $high } %
page-history-card-above = öfter als in allen Partien
page-history-card-below = seltener als in allen Partien
page-history-against = Direkter Vergleich
page-history-against-text = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: { $better }-mal vorn, { $worse }-mal hinten

## Wer es sehen darf

page-history-audience = Wer darf deine Partien und dein Profil sehen?
page-history-audience-self = Nur ich
page-history-audience-partners = Spieler, mit denen ich gespielt habe
page-history-audience-all = Alle
page-history-audience-text = Andere sehen nie Gegner, die ihre Partien verbergen, und keine Tische, an denen sie nicht gespielt haben.
