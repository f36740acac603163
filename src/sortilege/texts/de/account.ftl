### Was mit einem Konto geschehen ist, auf seiner Seite und in E-Mails, auf Deutsch.

account-device = { $browser ->
    [other] { $system ->
        [other] Unbekanntes Gerät
       *[known] { $system }
    }
   *[known] { $system ->
        [other] { $browser }
       *[known] { $browser } unter { $system }
    }
}
account-notice-device = Anmeldung auf einem neuen Gerät
account-notice-password = Passwort geändert
account-notice-passkey_added = Passkey hinzugefügt
account-notice-passkey_removed = Passkey entfernt
account-notice-codes = Neue Wiederherstellungscodes erstellt
account-notice-address = Neue E-Mail-Adresse eingegeben
account-notice-address_removed = E-Mail-Adresse entfernt
account-notice-recovered = Konto mit neuem Passwort wiederhergestellt
account-notice-host = Wiederherstellungscode vom Betreiber dieses Servers erstellt
