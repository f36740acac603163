### Moonwell en français. $who et $to sont des joueurs, $charm est le nom d'un charme.

game-moonwell = Moonwell
    .text = Quatre nuits au bord d'un puits : posez vos charmes face cachée et attrapez la lune avec celui que personne d'autre n'a posé.

## Charmes

moonwell-moth = Phalène
    .text = Force 1. Si elle n'attrape pas la lune, vous gagnez 2 gouttes.
moonwell-toad = Crapaud
    .text = Force 2. Vous piochez un charme.
moonwell-owl = Hibou
    .text = Force 3. Il vous rapporte une goutte de chez un autre.
moonwell-lynx = Lynx
    .text = Force 4.
moonwell-stag = Cerf
    .text = Force 5.
moonwell-wyrm = Vouivre
    .text = Force 6. Si elle n'attrape pas la lune, vous perdez une goutte.

moonwell-n-drops = { $n ->
    [one] { $n } goutte
   *[other] { $n } gouttes
}

## Journal

moonwell-log-night = Nuit { $n }.
moonwell-log-moon = La lune donne { moonwell-n-drops } ; le puits en contient { $well }.
moonwell-log-lays = { $who } retourne : { $charm }.
moonwell-log-catches = { $who } attrape la lune : { moonwell-n-drops }.
moonwell-log-nobody_catches = Personne n'attrape la lune ; { moonwell-n-drops } dans le puits.
moonwell-log-comfort = Consolation pour { $who } : { moonwell-n-drops }.
moonwell-log-burns = { $who } se brûle et perd { moonwell-n-drops }.
moonwell-log-draws = { $who } pioche : { $charm }.
moonwell-log-draws-hidden = { $who } pioche un charme.
moonwell-log-fetches = { $who } prend { moonwell-n-drops } à { $to }.
moonwell-log-well_lays = Le puits retourne : { $charm }.
moonwell-log-well_catches = Le puits garde la lune : { moonwell-n-drops }.
moonwell-log-fetches_from_well = { $who } prend { moonwell-n-drops } au puits.
moonwell-log-well_fetches = Le puits prend { moonwell-n-drops } à { $who }.
moonwell-log-went_back = { log-went_back }

## Questions, options, raisons

moonwell-ask-lay = Posez un charme face cachée.
moonwell-ask-fetch = Chez qui votre hibou prend-il une goutte ?
moonwell-option-well = Le puits
moonwell-reason-asleep = Ce charme a été posé la nuit dernière et dort.
moonwell-reason-dry = On ne peut rien prendre à qui n'a pas de goutte.
moonwell-doing-lay = { $n ->
    [one] { $who } pose un charme.
   *[other] { $who } posent chacun un charme.
}
moonwell-doing-fetch = { $who } envoie un hibou.
moonwell-doing- = Personne n'a rien à faire.

## La table et la fin

moonwell-part = Nuit { $n }
moonwell-view-round = Nuit
moonwell-view-first = Commence
moonwell-view-moon = Lune
moonwell-view-well = Gouttes dans le puits
moonwell-view-deck = Pioche
moonwell-view-opponent = Le puits
moonwell-view-points = Gouttes
moonwell-view-played = Joués
moonwell-view-cards = Charmes en main
moonwell-view-chosen = A posé un charme
moonwell-view-hand = Main
moonwell-view-sealed = Face cachée
moonwell-won = { $n ->
    [one] { $who } a gagné.
   *[other] { $who } ont gagné ensemble.
}
moonwell-lost = Le puits a gagné.

## Options

moonwell-opt-nights = Nuits
moonwell-opt-nights-4 = quatre
moonwell-opt-nights-3 = trois
moonwell-opt-ties = Quand personne n'attrape la lune
moonwell-opt-ties-stay = ses gouttes restent dans le puits
moonwell-opt-ties-vanish = ses gouttes sont perdues

## Précisions

ruling-M1 = Chaque nuit on lance le dé, autant de gouttes tombent dans le puits, et chacun pose un charme face cachée. Le premier joueur change vers la gauche après chaque nuit.
ruling-M2 = Tous les charmes sont retournés en même temps. Le plus fort attrape la lune et prend toutes les gouttes du puits.
ruling-M3 = Les charmes de même force s'annulent. S'il n'en reste aucun, les gouttes restent dans le puits, ou sont perdues si les joueurs en ont décidé ainsi.
ruling-M4 = Un charme posé la nuit dernière dort, sauf s'il n'y en a pas d'autre en main.
ruling-M5 = Une phalène qui n'attrape pas la lune rapporte 2 gouttes ; une vouivre qui ne l'attrape pas en coûte 1, s'il y en a.
ruling-M6 = Un crapaud pioche le premier charme de la pioche, tant qu'il y en a.
ruling-M7 = Un hibou prend une goutte à un autre qui en a. Les hibous s'envolent dans l'ordre à partir du premier joueur, une fois la lune attrapée.
ruling-M8 = En solitaire, le puits pose le premier charme de la pioche et gagne les égalités : il faut plus de gouttes que lui. Ses hibous volent aussi ; ses autres charmes n'ont que leur force.
