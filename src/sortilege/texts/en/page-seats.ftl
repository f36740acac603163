## One's own seat

page-seat-own = My seat
page-seat-back = Your way back to this seat
page-seat-back-text = This link brings you to your seat on another device. Keep it to yourself: whoever has it sees your hand and plays for you. Not even the host is told it.
page-seat-back-make = Make a way back
page-seat-back-new = Make a new one; this one no longer fits then
page-seat-qr = QR code of your way back
page-seat-devices = { $n ->
    [one] Nobody but you holds this seat.
   *[other] { $n } browsers or accounts hold your seat.
}
page-seat-alone = End all others
page-seat-several = held by { $n } devices
page-seat-program = somebody’s bot

## What everybody is told of the seats

page-seat-notices = What happened to the seats
page-seat-notice-device = A further device holds the seat of { $who }.
page-seat-notice-alone = { $who } has ended all other devices of the seat.
page-seat-notice-kicked = The host has sent { $who } away.
page-seat-notice-returned = { $who } is back.
page-seat-notice-replaced = { $who } sits where { $before } sat.
