### E-Mails über ein Konto, auf Deutsch.

mail-account-address =
    Hallo,

    jemand, hoffentlich du selbst, hat diese Adresse für ein Sortilege-Konto angegeben. Um sie zu bestätigen, öffne diesen Link und drücke auf den Knopf:

    { $link }

    Der Link funktioniert einmal, 24 Stunden lang. Danach kannst du dein Konto per E-Mail wiederherstellen, und wir sagen dir Bescheid, wenn sich an seiner Sicherheit etwas ändert.

    Wenn du das nicht warst, musst du nichts tun: Diese Adresse wird dann nicht verwendet.
    .subject = Sortilege: Bestätige deine E-Mail-Adresse
mail-account-recovery =
    Hallo { $player },

    um ein neues Passwort für dein Sortilege-Konto zu wählen, öffne diesen Link:

    { $link }

    Er funktioniert einmal, zwei Stunden lang. Alle Geräte werden abgemeldet.

    Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.
    .subject = Sortilege: Wähle ein neues Passwort
mail-account-notice =
    Hallo { $player },

    an deinem Sortilege-Konto hat sich etwas geändert:

    { $notice }
    Gerät: { $device }
    Zeit: { $time }

    Wenn du das warst, musst du nichts tun. Wenn nicht, öffne dein Konto, melde das Gerät ab und ändere dein Passwort:

    { $link }
    .subject = Sortilege: { $notice }
mail-account-stop = Um keine E-Mails mehr von diesem Server zu bekommen, öffne diesen Link: { $link }
