### The account page, in English.

## Account

page-account-text = You do not need an account to play. With one, your tables, results and solved puzzles follow you to every device.
page-account-name = Name
page-account-password = Password
page-account-password-text = At least 8 characters.
page-account-sign-in = Sign in
page-account-sign-up = Create account
page-account-sign-out = Sign out
page-account-played = { $n ->
    [one] game played
   *[other] games played
}
page-account-won = { $n ->
    [one] game won
   *[other] games won
}
page-account-password-change = Change password
page-account-password-old = Current password
page-account-password-new = New password
page-account-password-done = Your password has been changed. Other devices have been signed out.
page-account-data = My data
page-account-data-text = Everything this server stores about you: name, results, seats, puzzles you solved or viewed, and your messages.
page-account-export = Download
page-account-delete = Delete …
page-account-delete-sure = This permanently deletes your account, results, seats and chat messages. In games with other people, “deleted player” takes the place of your name.
page-account-delete-go = Delete everything
page-account-delete-no = Cancel
page-account-deleted = Your data has been deleted.

## Signing in

page-account-passkey-sign-in = Sign in with a passkey
page-account-lost = I cannot sign in
page-account-back = Back to sign-in
page-account-recover = Recover your account
page-account-recover-text = Both ways set a new password and sign out all devices.
page-account-by-mail = By mail
page-account-by-mail-text = If your account has a confirmed mail address, we send a link there.
page-account-no-mail = This server does not send mail.
page-account-who = Name or mail address
page-account-send = Send link
page-account-sent = If there is an account with this name or address, and its address is confirmed, a link is on its way. It works for two hours. If you ask again within an hour, no second mail is sent.
page-account-by-code = With a recovery code
page-account-by-code-text = Use a code that you printed, or one that the host of this server created for you.
page-account-code = Recovery code
page-account-recover-go = Set new password
page-account-recovered = You are signed in with your new password. All other devices have been signed out. Please check your passkeys and your mail address.
page-account-choose = Choose a new password
page-account-verify = Confirm your mail address
page-account-verify-text = Is this your mailbox? Then confirm the address for your account.
page-account-verify-go = Confirm address
page-account-verified = Your mail address is confirmed.

## Passkeys

page-account-passkeys = Passkeys
page-account-passkeys-text = Sign in with your fingerprint, your face or a PIN instead of a password.
page-account-passkey-line = { $device }, for { $host }
page-account-passkey-days = Added { $first }, last used { $last }
page-account-passkey-add = Add a passkey
page-account-passkey-added = The passkey has been added.
page-account-passkey-remove = Remove passkey: { $device }, { $first }
page-account-passkey-removed = The passkey has been removed, and devices that signed in with it have been signed out.
page-account-passkey-insecure = Passkeys need a secure connection. Open this page over https to use them.
page-account-passkey-number = Passkeys need a host name. They do not work at a numeric address like this one.
page-account-passkey-unsupported = This browser does not support passkeys.
page-account-passkey-failed = Your browser did not provide a passkey.
page-account-passkey-exists = This device already has a passkey for your account.

## Recovery codes

page-account-codes = Recovery codes
page-account-codes-text = If you lose your password, a code lets you set a new one. Print the codes and keep them in a safe place.
page-account-codes-left = { $n ->
    [0] You have no recovery codes.
    [one] You have one unused code.
   *[other] You have { $n } unused codes.
}
page-account-codes-make = Create new codes
page-account-codes-new = These codes are shown only now. Each works once. Older codes no longer work.
page-account-codes-for = Recovery codes for { $name } at { $host }
page-account-print = Print
page-account-copy = Copy
page-account-copied = Copied.

## Mail address

page-account-address = Mail address
page-account-address-text = With a confirmed address you can recover your account, and you get a mail when something about its security changes.
page-account-address-is = Confirmed: { $address }
page-account-address-pending = Not confirmed yet: { $address }. Open the link in the mail we sent there. If it does not arrive, check the address and your spam folder.
page-account-address-blocked = The owner of this address has blocked all mail from this server, so it cannot recover your account.
page-account-address-save = Send confirmation mail
page-account-address-remove = Remove address
page-account-address-removed = The mail address has been removed.
page-account-address-asked = We are sending a mail with a link to this address.

## Devices and notices

page-account-devices = Devices
page-account-devices-text = Browsers in which you have signed in, with the first and last day (UTC).
page-account-device-days = { $first } to { $last }
page-account-device-here = this device
page-account-device-out = signed out
page-account-device-end = Sign out
page-account-device-forget = Forget
page-account-device-what = { $what }: { $device }, { $first }
page-account-device-ended = The device has been signed out.
page-account-devices-end = Sign out all other devices
page-account-devices-ended = All other devices have been signed out.
page-account-notices = Recent changes
page-account-notices-none = Nothing has changed lately.
page-account-notices-text = If one of these was not you, sign that device out and change your password.
page-account-notices-mine = That was me
page-account-notice-line = { $notice }: { $device }
page-account-notice-new = new
page-account-banner = { $n ->
    [one] Something about your account has changed on another device.
   *[other] { $n } things about your account have changed on other devices.
}
page-account-look = Look at your account

## Proving who one is

page-account-proof = Confirm that it is you
page-account-proof-text = You have not signed in recently. Enter your password or use a passkey to continue.
page-account-proof-go = Confirm
page-account-proof-passkey = Use a passkey

## Also in mails

page-account-device = { $browser ->
    [other] { $system ->
        [other] Unknown device
       *[known] { $system }
    }
   *[known] { $system ->
        [other] { $browser }
       *[known] { $browser } on { $system }
    }
}
page-account-notice-device = Sign-in on a new device
page-account-notice-password = Password changed
page-account-notice-passkey_added = Passkey added
page-account-notice-passkey_removed = Passkey removed
page-account-notice-codes = New recovery codes created
page-account-notice-address = New mail address entered
page-account-notice-address_removed = Mail address removed
page-account-notice-recovered = Account recovered with a new password
page-account-notice-host = Recovery code created by the host of this server
