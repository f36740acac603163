## Der eigene Platz

page-seat-own = Mein Platz
page-seat-back = Dein Weg zurück zu diesem Platz
page-seat-back-text = Dieser Link bringt dich auf einem anderen Gerät an deinen Platz. Behalte ihn für dich: Wer ihn hat, sieht deine Hand und spielt für dich. Auch wer den Tisch eröffnet hat, erfährt ihn nicht.
page-seat-back-make = Weg zurück anlegen
page-seat-back-new = Neuen anlegen; dieser gilt dann nicht mehr
page-seat-qr = QR-Code deines Wegs zurück
page-seat-devices = { $n ->
    [one] Niemand außer dir hat diesen Platz.
   *[other] { $n } Browser oder Konten haben deinen Platz.
}
page-seat-alone = Alle anderen beenden
page-seat-several = auf { $n } Geräten
page-seat-program = Bot von jemandem

## Was alle über die Plätze erfahren

page-seat-notices = Was mit den Plätzen geschah
page-seat-notice-device = Ein weiteres Gerät hat den Platz von { $who }.
page-seat-notice-alone = { $who } hat alle anderen Geräte des Platzes beendet.
page-seat-notice-kicked = { $who } wurde vom Tisch gewiesen.
page-seat-notice-returned = { $who } ist zurück.
page-seat-notice-replaced = { $who } sitzt jetzt dort, wo { $before } saß.
