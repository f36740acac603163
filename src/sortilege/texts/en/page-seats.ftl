## One's own seat

page-seat-own = My seat
page-seat-back = Your return link for this seat
page-seat-back-text = This link opens your seat on another device. Keep it private: anyone who has it can see your hand and play for you. Even the host does not know it.
page-seat-back-make = Create a return link
page-seat-back-new = Create a new link (this one stops working)
page-seat-qr = QR code of your return link
page-seat-return = Return to your seat
page-seat-return-open = Open my seat
page-seat-devices = { $n ->
    [one] Only you have this seat open.
   *[other] { $n } browsers or accounts have your seat open.
}
page-seat-alone = Disconnect all others
page-seat-several = open on { $n } devices
page-seat-program = a player’s bot

## What all players are told about the seats

page-seat-notices = Seat changes
page-seat-notice-device = Another device has opened { $who }'s seat.
page-seat-notice-alone = { $who } has disconnected all other devices from the seat.
page-seat-notice-kicked = The host has removed { $who }.
page-seat-notice-returned = { $who } is back.
page-seat-notice-replaced = { $who } has taken over { $before }'s seat.
