## Der eigene Platz

page-seat-own = Mein Platz
page-seat-back = Dein Rückkehr-Link für diesen Platz
page-seat-back-text = Dieser Link öffnet deinen Platz auf einem anderen Gerät. Behalte ihn für dich: Wer ihn hat, sieht deine Hand und kann für dich spielen. Auch der Gastgeber kennt ihn nicht.
page-seat-back-make = Rückkehr-Link erstellen
page-seat-back-new = Neuen Link erstellen (dieser gilt dann nicht mehr)
page-seat-qr = QR-Code deines Rückkehr-Links
page-seat-return = Zurück an deinen Platz
page-seat-return-open = Meinen Platz öffnen
page-seat-devices = { $n ->
    [one] Nur du hast diesen Platz geöffnet.
   *[other] { $n } Browser oder Konten haben deinen Platz geöffnet.
}
page-seat-alone = Alle anderen abmelden
page-seat-several = auf { $n } Geräten geöffnet
page-seat-program = Bot einer Spielerin oder eines Spielers

## Was alle über die Plätze erfahren

page-seat-notices = Änderungen an den Plätzen
page-seat-notice-device = Ein weiteres Gerät hat den Platz von { $who } geöffnet.
page-seat-notice-alone = { $who } hat alle anderen Geräte abgemeldet.
page-seat-notice-kicked = { $who } wurde vom Gastgeber entfernt.
page-seat-notice-returned = { $who } ist zurück.
page-seat-notice-replaced = { $who } hat den Platz von { $before } übernommen.
