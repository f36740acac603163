### Moonwell auf Deutsch. $who und $to sind Spieler, $charm ist der Name eines Zaubers.

game-moonwell = Moonwell
    .text = Vier Nächte am Brunnen: Legt eure Zauber verdeckt und fangt den Mond mit dem, den sonst niemand gelegt hat.

## Zauber

moonwell-moth = Falter
    .text = Stärke 1. Fängt er den Mond nicht, bekommst du 2 Tropfen.
moonwell-toad = Kröte
    .text = Stärke 2. Du ziehst einen Zauber.
moonwell-owl = Eule
    .text = Stärke 3. Sie holt dir einen Tropfen von jemand anderem.
moonwell-lynx = Luchs
    .text = Stärke 4.
moonwell-stag = Hirsch
    .text = Stärke 5.
moonwell-wyrm = Lindwurm
    .text = Stärke 6. Fängt er den Mond nicht, verlierst du einen Tropfen.

moonwell-n-drops = { $n } Tropfen

## Verlauf

moonwell-log-night = Nacht { $n }.
moonwell-log-moon = Der Mond gibt { moonwell-n-drops }; im Brunnen sind { $well }.
moonwell-log-lays = { $who } deckt auf: { $charm }.
moonwell-log-catches = { $who } fängt den Mond: { moonwell-n-drops }.
moonwell-log-nobody_catches = Niemand fängt den Mond; { moonwell-n-drops } im Brunnen.
moonwell-log-comfort = Trost für { $who }: { moonwell-n-drops }.
moonwell-log-burns = { $who } verbrennt sich und verliert { moonwell-n-drops }.
moonwell-log-draws = { $who } zieht: { $charm }.
moonwell-log-draws-hidden = { $who } zieht einen Zauber.
moonwell-log-fetches = { $who } nimmt { moonwell-n-drops } von { $to }.
moonwell-log-well_lays = Der Brunnen deckt auf: { $charm }.
moonwell-log-well_catches = Der Brunnen behält den Mond: { moonwell-n-drops }.
moonwell-log-fetches_from_well = { $who } nimmt { moonwell-n-drops } vom Brunnen.
moonwell-log-well_fetches = Der Brunnen nimmt { moonwell-n-drops } von { $who }.
moonwell-log-went_back = { log-went_back }

## Fragen, Möglichkeiten, Gründe

moonwell-ask-lay = Lege einen Zauber verdeckt.
moonwell-ask-fetch = Von wem holt deine Eule einen Tropfen?
moonwell-option-well = Der Brunnen
moonwell-reason-asleep = Dieser Zauber wurde letzte Nacht gelegt und schläft.
moonwell-reason-dry = Wer keine Tropfen hat, dem kann man keine nehmen.
moonwell-doing-lay = { $n ->
    [one] { $who } legt einen Zauber.
   *[other] { $who } legen je einen Zauber.
}
moonwell-doing-fetch = { $who } schickt eine Eule aus.
moonwell-doing- = Niemand hat etwas zu tun.

## Der Tisch und das Ende

moonwell-part = Nacht { $n }
moonwell-view-round = Nacht
moonwell-view-first = Beginnt
moonwell-view-moon = Mond
moonwell-view-well = Tropfen im Brunnen
moonwell-view-deck = Stapel
moonwell-view-opponent = Der Brunnen
moonwell-view-points = Tropfen
moonwell-view-played = Gespielt
moonwell-view-cards = Zauber auf der Hand
moonwell-view-chosen = Hat einen Zauber gelegt
moonwell-view-hand = Hand
moonwell-view-sealed = Verdeckt
moonwell-won = { $n ->
    [one] { $who } hat gewonnen.
   *[other] { $who } haben gemeinsam gewonnen.
}
moonwell-lost = Der Brunnen hat gewonnen.

## Optionen

moonwell-opt-nights = Nächte
moonwell-opt-nights-4 = vier
moonwell-opt-nights-3 = drei
moonwell-opt-ties = Wenn niemand den Mond fängt
moonwell-opt-ties-stay = bleiben seine Tropfen im Brunnen
moonwell-opt-ties-vanish = sind seine Tropfen verloren

## Regelfragen

ruling-M1 = Jede Nacht wird der Würfel geworfen, so viele Tropfen fallen in den Brunnen, und alle legen einen Zauber verdeckt. Der Startspieler wechselt nach jeder Nacht nach links.
ruling-M2 = Alle Zauber werden zugleich aufgedeckt. Der stärkste fängt den Mond und nimmt alle Tropfen im Brunnen.
ruling-M3 = Zauber derselben Stärke heben einander auf. Bleibt dann keiner übrig, so bleiben die Tropfen im Brunnen oder sind verloren, wenn das so vereinbart ist.
ruling-M4 = Ein Zauber, der letzte Nacht gelegt wurde, schläft, außer wenn kein anderer auf der Hand ist.
ruling-M5 = Ein Falter, der den Mond nicht fängt, bringt 2 Tropfen; ein Lindwurm, der ihn nicht fängt, kostet 1, falls es einen gibt.
ruling-M6 = Eine Kröte zieht den obersten Zauber des Stapels, solange es einen gibt.
ruling-M7 = Eine Eule nimmt einen Tropfen von jemandem, der einen hat. Eulen fliegen der Reihe nach vom Startspieler aus, wenn der Mond gefangen ist.
ruling-M8 = Allein legt der Brunnen den obersten Zauber des Stapels und gewinnt bei Gleichstand: Man braucht mehr Tropfen als er. Auch seine Eulen fliegen; seine anderen Zauber haben nur ihre Stärke.
