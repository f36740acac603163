### What happened to an account, on its page and in mails, in English.

account-device = { $browser ->
    [other] { $system ->
        [other] Unknown device
       *[known] { $system }
    }
   *[known] { $system ->
        [other] { $browser }
       *[known] { $browser } on { $system }
    }
}
account-notice-device = Sign-in on a new device
account-notice-password = Password changed
account-notice-passkey_added = Passkey added
account-notice-passkey_removed = Passkey removed
account-notice-codes = New recovery codes created
account-notice-address = New mail address entered
account-notice-address_removed = Mail address removed
account-notice-recovered = Account recovered with a new password
account-notice-host = Recovery code created by the host of this server
