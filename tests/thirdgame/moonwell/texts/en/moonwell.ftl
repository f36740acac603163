### Moonwell in English. $who and $to are players, $charm is the name of a charm.

game-moonwell = Moonwell
    .text = Four nights at a well: lay your charms face down, and catch the moon with the one that nobody else has laid.

## Charms

moonwell-moth = Moth
    .text = Strength 1. If it does not catch the moon, you gain 2 drops.
moonwell-toad = Toad
    .text = Strength 2. You draw a charm.
moonwell-owl = Owl
    .text = Strength 3. It fetches you a drop from another.
moonwell-lynx = Lynx
    .text = Strength 4.
moonwell-stag = Stag
    .text = Strength 5.
moonwell-wyrm = Wyrm
    .text = Strength 6. If it does not catch the moon, you lose a drop.

moonwell-n-drops = { $n ->
    [one] { $n } drop
   *[other] { $n } drops
}

## Log

moonwell-log-night = Night { $n }.
moonwell-log-moon = The moon gives { moonwell-n-drops }; there are { $well } in the well.
moonwell-log-lays = { $who } turns over: { $charm }.
moonwell-log-catches = { $who } catches the moon: { moonwell-n-drops }.
moonwell-log-nobody_catches = Nobody catches the moon; { moonwell-n-drops } in the well.
moonwell-log-comfort = { $who } is comforted: { moonwell-n-drops }.
moonwell-log-burns = { $who } is burnt and loses { moonwell-n-drops }.
moonwell-log-draws = { $who } draws: { $charm }.
moonwell-log-draws-hidden = { $who } draws a charm.
moonwell-log-fetches = { $who } takes { moonwell-n-drops } from { $to }.
moonwell-log-well_lays = The well turns over: { $charm }.
moonwell-log-well_catches = The well keeps the moon: { moonwell-n-drops }.
moonwell-log-fetches_from_well = { $who } takes { moonwell-n-drops } from the well.
moonwell-log-well_fetches = The well takes { moonwell-n-drops } from { $who }.
moonwell-log-went_back = { log-went_back }

## Questions, options, reasons

moonwell-ask-lay = Lay a charm face down.
moonwell-ask-fetch = From whom does your owl fetch a drop?
moonwell-option-well = The well
moonwell-reason-asleep = This charm was laid last night and sleeps.
moonwell-reason-dry = Nothing can be taken from who has no drops.
moonwell-doing-lay = { $n ->
    [one] { $who } lays a charm.
   *[other] { $who } lay a charm each.
}
moonwell-doing-fetch = { $who } sends out an owl.
moonwell-doing- = Nobody has anything to do.

## The table and the end

moonwell-part = Night { $n }
moonwell-view-round = Night
moonwell-view-first = Starts
moonwell-view-moon = Moon
moonwell-view-well = Drops in the well
moonwell-view-deck = Deck
moonwell-view-opponent = The well
moonwell-view-points = Drops
moonwell-view-played = Played
moonwell-view-cards = Charms in hand
moonwell-view-chosen = Has laid a charm
moonwell-view-hand = Hand
moonwell-view-sealed = Face down
moonwell-won = { $n ->
    [one] { $who } has won.
   *[other] { $who } have won together.
}
moonwell-lost = The well has won.

## Options

moonwell-opt-nights = Nights
moonwell-opt-nights-4 = four
moonwell-opt-nights-3 = three
moonwell-opt-ties = When nobody catches the moon
moonwell-opt-ties-stay = its drops stay in the well
moonwell-opt-ties-vanish = its drops are lost

## Rulings

ruling-M1 = Every night the die is rolled, as many drops fall into the well, and everybody lays a charm face down. The first player role passes to the left after each night.
ruling-M2 = All charms are turned over at once. The strongest catches the moon and takes all drops in the well.
ruling-M3 = Charms of the same strength cancel each other. Where that leaves none, the drops stay in the well, or are lost if the players chose so.
ruling-M4 = A charm that was laid last night sleeps, unless there is no other in the hand.
ruling-M5 = A moth that does not catch the moon brings 2 drops, and a wyrm that does not costs 1, if there is one.
ruling-M6 = A toad draws the top charm of the deck, while there is one.
ruling-M7 = An owl takes a drop from another who has one. Owls fly in order from the first player, when the moon has been caught.
ruling-M8 = Alone, the well lays the top charm of the deck and wins ties: one needs more drops than it has. Its owls fetch too; its other charms only have their strength.
