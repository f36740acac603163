### Mails about an account, in English.

mail-account-address =
    Hello,

    a Sortilege player, we hope you, gave this address for an account. To confirm it, open this link and press the button:

    { $link }

    The link works once, for 24 hours. From then on, you can recover your account by mail, and we tell you when something about its security changes.

    If you did not ask for this, do nothing: this address will not be used.
    .subject = Sortilege: confirm your mail address
mail-account-recovery =
    Hello { $player },

    to choose a new password for your Sortilege account, open this link:

    { $link }

    It works once, for two hours. All devices will be signed out.

    If you did not ask for this, do nothing: your password stays as it is.
    .subject = Sortilege: choose a new password
mail-account-notice =
    Hello { $player },

    something about your Sortilege account has changed:

    { $notice }
    Device: { $device }
    Time: { $time }

    If that was you, there is nothing to do. If it was not, open your account, sign that device out and change your password:

    { $link }
    .subject = Sortilege: { $notice }
mail-account-stop = To get no more mail from this server, open this link: { $link }
