### Die Kontoseite, auf Deutsch.

## Account

page-account-text = Zum Spielen brauchst du kein Konto. Mit einem Konto hast du deine Tische, Ergebnisse und gelösten Rätsel auf jedem Gerät.
page-account-name = Name
page-account-password = Passwort
page-account-password-text = Mindestens 8 Zeichen.
page-account-sign-in = Anmelden
page-account-sign-up = Konto anlegen
page-account-sign-out = Abmelden
page-account-played = { $n ->
    [one] Partie gespielt
   *[other] Partien gespielt
}
page-account-won = { $n ->
    [one] Partie gewonnen
   *[other] Partien gewonnen
}
page-account-password-change = Passwort ändern
page-account-password-old = Aktuelles Passwort
page-account-password-new = Neues Passwort
page-account-password-done = Dein Passwort wurde geändert. Andere Geräte wurden abgemeldet.
page-account-data = Meine Daten
page-account-data-text = Alles, was dieser Server über dich speichert: Name, Ergebnisse, Plätze, gelöste und angesehene Rätsel und deine Nachrichten.
page-account-export = Herunterladen
page-account-delete = Löschen …
page-account-delete-sure = Konto, Ergebnisse, Plätze und Chatnachrichten werden endgültig gelöscht. In Partien mit anderen steht statt deines Namens „gelöschter Spieler“.
page-account-delete-go = Alles löschen
page-account-delete-no = Abbrechen
page-account-deleted = Deine Daten wurden gelöscht.

## Signing in

page-account-passkey-sign-in = Mit Passkey anmelden
page-account-lost = Ich kann mich nicht anmelden
page-account-back = Zurück zur Anmeldung
page-account-recover = Konto wiederherstellen
page-account-recover-text = Auf beiden Wegen wählst du ein neues Passwort, und alle Geräte werden abgemeldet.
page-account-by-mail = Per E-Mail
page-account-by-mail-text = Wenn dein Konto eine bestätigte E-Mail-Adresse hat, schicken wir einen Link dorthin.
page-account-no-mail = Dieser Server verschickt keine E-Mails.
page-account-who = Name oder E-Mail-Adresse
page-account-send = Link schicken
page-account-sent = Wenn es ein Konto mit diesem Namen oder dieser Adresse gibt und die Adresse bestätigt ist, ist ein Link unterwegs. Er gilt zwei Stunden. Wenn du innerhalb einer Stunde noch einmal fragst, wird keine zweite E-Mail verschickt.
page-account-by-code = Mit einem Wiederherstellungscode
page-account-by-code-text = Nimm einen Code, den du ausgedruckt hast, oder einen, den der Betreiber dieses Servers für dich erzeugt hat.
page-account-code = Wiederherstellungscode
page-account-recover-go = Neues Passwort setzen
page-account-recovered = Du bist mit deinem neuen Passwort angemeldet. Alle anderen Geräte wurden abgemeldet. Prüfe bitte deine Passkeys und deine E-Mail-Adresse.
page-account-choose = Wähle ein neues Passwort
page-account-verify = Bestätige deine E-Mail-Adresse
page-account-verify-text = Ist das dein Postfach? Dann bestätige die Adresse für dein Konto.
page-account-verify-go = Adresse bestätigen
page-account-verified = Deine E-Mail-Adresse ist bestätigt.

## Passkeys

page-account-passkeys = Passkeys
page-account-passkeys-text = Melde dich mit Fingerabdruck, Gesicht oder PIN an statt mit einem Passwort.
page-account-passkey-line = { $device }, für { $host }
page-account-passkey-days = Hinzugefügt { $first }, zuletzt benutzt { $last }
page-account-passkey-add = Passkey hinzufügen
page-account-passkey-added = Der Passkey wurde hinzugefügt.
page-account-passkey-remove = Passkey entfernen: { $device }, { $first }
page-account-passkey-removed = Der Passkey wurde entfernt, und Geräte, die sich mit ihm angemeldet hatten, wurden abgemeldet.
page-account-passkey-insecure = Passkeys brauchen eine sichere Verbindung. Öffne diese Seite über https, um sie zu benutzen.
page-account-passkey-number = Passkeys brauchen einen Hostnamen. Unter einer Zahlenadresse wie dieser funktionieren sie nicht.
page-account-passkey-unsupported = Dieser Browser unterstützt keine Passkeys.
page-account-passkey-failed = Dein Browser hat keinen Passkey geliefert.
page-account-passkey-exists = Dieses Gerät hat schon einen Passkey für dein Konto.

## Recovery codes

page-account-codes = Wiederherstellungscodes
page-account-codes-text = Wenn du dein Passwort verlierst, kannst du mit einem Code ein neues setzen. Drucke die Codes aus und bewahre sie sicher auf.
page-account-codes-left = { $n ->
    [0] Du hast keine Wiederherstellungscodes.
    [one] Du hast noch einen unbenutzten Code.
   *[other] Du hast noch { $n } unbenutzte Codes.
}
page-account-codes-make = Neue Codes erzeugen
page-account-codes-new = Diese Codes werden nur jetzt angezeigt. Jeder gilt einmal. Ältere Codes gelten nicht mehr.
page-account-codes-for = Wiederherstellungscodes für { $name } bei { $host }
page-account-print = Drucken
page-account-copy = Kopieren
page-account-copied = Kopiert.

## Mail address

page-account-address = E-Mail-Adresse
page-account-address-text = Mit einer bestätigten Adresse kannst du dein Konto wiederherstellen, und du bekommst eine E-Mail, wenn sich an seiner Sicherheit etwas ändert.
page-account-address-is = Bestätigt: { $address }
page-account-address-pending = Noch nicht bestätigt: { $address }. Öffne den Link in der E-Mail, die wir dorthin geschickt haben. Wenn sie nicht ankommt, prüfe die Adresse und deinen Spam-Ordner.
page-account-address-blocked = Der Besitzer dieser Adresse hat alle E-Mails von diesem Server gesperrt, also lässt sich dein Konto mit ihr nicht wiederherstellen.
page-account-address-save = Bestätigungsmail schicken
page-account-address-remove = Adresse entfernen
page-account-address-removed = Die E-Mail-Adresse wurde entfernt.
page-account-address-asked = Wir schicken eine E-Mail mit einem Link an diese Adresse.

## Devices and notices

page-account-devices = Geräte
page-account-devices-text = Browser, in denen du dich angemeldet hast, mit dem ersten und letzten Tag (UTC).
page-account-device-days = { $first } bis { $last }
page-account-device-here = dieses Gerät
page-account-device-out = abgemeldet
page-account-device-end = Abmelden
page-account-device-forget = Vergessen
page-account-device-what = { $what }: { $device }, { $first }
page-account-device-ended = Das Gerät wurde abgemeldet.
page-account-devices-end = Alle anderen Geräte abmelden
page-account-devices-ended = Alle anderen Geräte wurden abgemeldet.
page-account-notices = Letzte Änderungen
page-account-notices-none = In letzter Zeit hat sich nichts geändert.
page-account-notices-text = Wenn eine davon nicht von dir ist, melde das Gerät ab und ändere dein Passwort.
page-account-notices-mine = Das war ich
page-account-notice-line = { $notice }: { $device }
page-account-notice-new = neu
page-account-banner = { $n ->
    [one] An deinem Konto hat sich auf einem anderen Gerät etwas geändert.
   *[other] An deinem Konto haben sich auf anderen Geräten { $n } Dinge geändert.
}
page-account-look = Konto ansehen

## Proving who one is

page-account-proof = Bestätige, dass du es bist
page-account-proof-text = Deine Anmeldung ist schon länger her. Gib dein Passwort ein oder benutze einen Passkey, um weiterzumachen.
page-account-proof-go = Bestätigen
page-account-proof-passkey = Passkey benutzen

## Also in mails

page-account-device = { $browser ->
    [other] { $system ->
        [other] Unbekanntes Gerät
       *[known] { $system }
    }
   *[known] { $system ->
        [other] { $browser }
       *[known] { $browser } unter { $system }
    }
}
page-account-notice-device = Anmeldung auf einem neuen Gerät
page-account-notice-password = Passwort geändert
page-account-notice-passkey_added = Passkey hinzugefügt
page-account-notice-passkey_removed = Passkey entfernt
page-account-notice-codes = Neue Wiederherstellungscodes erstellt
page-account-notice-address = Neue E-Mail-Adresse eingegeben
page-account-notice-address_removed = E-Mail-Adresse entfernt
page-account-notice-recovered = Konto mit neuem Passwort wiederhergestellt
page-account-notice-host = Wiederherstellungscode vom Betreiber dieses Servers erstellt
