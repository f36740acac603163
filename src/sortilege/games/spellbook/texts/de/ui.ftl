### SpellBook auf Deutsch: Verlauf, Fragen, Wahlmöglichkeiten, Gründe, Tisch, Wertung und Optionen einer Partie.
### $who ist ein Spieler; $spell, $color, $rune, $phase und $action sind Namen; $materia ist eine Materia oder mehrere.

## Mengen

sb-n-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
sb-n-materia = { $n } Materia

## Verlauf

sb-log-day = Tag { $n }: { $who } ist am Zug.
    .you = Tag { $n }: Du bist am Zug.
sb-log-draws = { $who } zieht: { $materia }.
    .you = Du ziehst: { $materia }.
sb-log-takes = { $who } nimmt vom Altar: { $materia }.
    .you = Du nimmst vom Altar: { $materia }.
sb-log-stores = { $who } verwahrt: { $materia }.
    .you = Du verwahrst: { $materia }.
sb-log-stores_from_altar = { $who } verwahrt vom Altar: { $materia }.
    .you = Du verwahrst vom Altar: { $materia }.
sb-log-discards = { $who } wirft ab: { $materia }.
    .you = Du wirfst ab: { $materia }.
sb-log-learns = { $who } lernt { $spell } auf Stufe { $level }.
    .you = Du lernst { $spell } auf Stufe { $level }.
sb-log-casts = { $who } nutzt { $spell }, Stufe { $level }.
    .you = Du nutzt { $spell }, Stufe { $level }.
sb-log-copies = { $who } kopiert { $spell }, Stufe { $level }.
    .you = Du kopierst { $spell }, Stufe { $level }.
sb-log-to_altar = Neu auf dem Altar: { $materia }.
sb-log-wipes = Der Altar wird geleert: { sb-n-materia } abgeworfen.
sb-log-refills = Die Ablage kommt zurück in den Beutel: { sb-n-materia }.
sb-log-raises = { $who } hebt { $spell } auf Stufe { $level }.
    .you = Du hebst { $spell } auf Stufe { $level }.
sb-log-lowers = { $who }: { $spell } sinkt auf Stufe { $level }.
    .you = Dein Zauber { $spell } sinkt auf Stufe { $level }.
sb-log-gives = { $who } legt auf den Altar: { $materia }.
    .you = Du legst auf den Altar: { $materia }.
sb-log-opponent = Der Gegner bekommt auf Feld { $n }: { $materia }.
sb-log-lower_area = Der untere Bereich des Gegners bekommt: { $materia }.
sb-log-triggers = { $who } löst das Ende der Partie aus.
    .you = Du löst das Ende der Partie aus.
sb-log-primary = { $who }: { $action }.
    .you = Du: { $action }.
sb-log-replaces = { $who } ersetzt { sb-n-materia } auf dem Altar.
    .you = Du ersetzt { sb-n-materia } auf dem Altar.
sb-log-from_board = { $who } nimmt von der Gefährtentafel zurück: { $materia }.
    .you = Du nimmst von deiner Gefährtentafel zurück: { $materia }.
sb-log-skips = { $who } setzt aus: { $phase }.
    .you = Du setzt aus: { $phase }.
sb-log-went_back = { log-went_back }

## Fragen

sb-ask-morning = Morgen: Was tust du?
sb-ask-midday = Mittag: Was tust du?
sb-ask-evening = Abend: Was tust du?
sb-ask-discard = Wähle eine Materia deines Vorrats, die du abwirfst.
sb-ask-discard_rune = Wähle eine Materia mit der richtigen Rune, die du abwirfst.
sb-ask-take = Wähle eine Materia, die du vom Altar nimmst.
sb-ask-take_rune = { sb-ask-take }
sb-ask-take_card_rune = { sb-ask-take }
sb-ask-take_what_is_left = { sb-ask-take }
sb-ask-take_up_to = Wähle eine Materia, die du vom Altar nimmst, oder höre auf; zwei müssen die gleiche Farbe haben.
sb-ask-take_stored_color = Wähle eine Materia, deren Farbe auf deiner Gefährtentafel liegt.
sb-ask-store = Wähle eine Materia deines Vorrats, die du verwahrst.
sb-ask-store_same_color = Wähle eine Materia, die du verwahrst; alle müssen die gleiche Farbe haben.
sb-ask-store_card_rune = Wähle eine Materia mit der Rune der Karte, die du verwahrst.
sb-ask-store_from_altar = Wähle eine Materia vom Altar, die du verwahrst.
sb-ask-store_what_is_there = { sb-ask-store_from_altar }
sb-ask-swap = Wähle eine Materia deines Vorrats, die du hergibst.
sb-ask-swap-altar = Wähle eine Materia vom Altar, die du dafür bekommst.
sb-ask-swap_with_board = Wähle eine Materia deines Vorrats, die du verwahrst.
sb-ask-swap_with_board-board = Wähle die verwahrte Materia, die in deinen Vorrat zurückkommt.
sb-ask-replace_altar = Wähle eine Materia auf dem Altar, die ersetzt wird, oder mach weiter.
sb-ask-others_take = Du musst eine Materia vom Altar nehmen.
sb-ask-others_take-solo = Wähle eine Materia vom Altar für den unteren Bereich des Gegners.
sb-ask-either_or = Verwahren oder nehmen?
sb-ask-raise_other = Wähle den Zauber, der um eine Stufe steigt.
sb-ask-learn = Welchen Zauber lernst du, und auf welcher Stufe?
sb-ask-learn-how = Mit wie vielen Jokern zahlst du?
sb-ask-learn-real = Zahle: Wähle eine Materia in der Farbe des Zaubers.
sb-ask-learn-token = Welche der gezahlten Materia kommt auf die Karte?
sb-ask-learn-triple = Welche Rune haben die drei Materia, die als eine zählen?
sb-ask-learn-member = Wähle eine Materia für die drei mit gleicher Rune.
sb-ask-learn-single = Wähle eine Materia, die als Joker zählt.
sb-ask-learn-keep = Wähle eine der ausgegebenen Materia, die du verwahrst.
sb-ask-copy_action = Welche Aktion kopierst du?
sb-ask-copy_action-seat = Wessen Zauber kopierst du? Seine Rune zählt.
sb-ask-copy_after_discard = { sb-ask-copy_action }
sb-ask-copy_after_discard-seat = { sb-ask-copy_action-seat }
sb-ask-discard_for_copy = Wähle eine Materia mit der Rune des Klons, die du abwirfst.
sb-ask-resupply_altar = Der Tag endet: Wähle eine Materia vom Altar für die Tafel des Gegners.

## Wahlmöglichkeiten

sb-option-pass = Aussetzen
sb-option-take_1 = 1 Materia vom Altar nehmen
sb-option-draw_2 = 2 Materia aus dem Beutel ziehen
sb-option-store_1 = 1 Materia verwahren
sb-option-learn_1 = 1 Zauber lernen
sb-option-store = Aus dem Vorrat verwahren
sb-option-take = Vom Altar nehmen
sb-option-done = Nicht mehr
sb-option-wilds = { $n ->
    [0] Keiner
    [one] Einer
   *[other] { $n }
}
sb-option-rune = { $rune }
sb-option-seat = { $who }
sb-option-pool = { $materia }
sb-option-altar = { $materia }
sb-option-board = { $materia }
sb-option-cast = { $spell }, Stufe { $level }
sb-option-copy = { $spell } kopieren, Stufe { $level }
sb-option-learn = { $spell }, Stufe { $level }
sb-option-raise = { $spell }
sb-option-raise-to = { $spell }: von Stufe { $level } auf { $n }

## Gründe

sb-reason-pool_full = Dein Vorrat hat 9 Materia und keinen Platz für mehr.
    .remedy = Lagere etwas ein oder lerne einen Zauber.
sb-reason-pool_empty = Du hast zu wenig Materia in deinem Vorrat.
    .remedy = Nimm oder ziehe welche am Morgen.
sb-reason-pool_short = Du hast weniger Materia in deinem Vorrat, als getauscht werden müssen.
sb-reason-altar_empty = Auf dem Altar liegt keine Materia.
sb-reason-altar_short = Auf dem Altar liegt zu wenig passende Materia.
sb-reason-board_full = Deine Gefährtentafel ist voll.
sb-reason-no_rune = Du hast zu wenig Materia mit der verlangten Rune.
sb-reason-no_group = Du hast zu wenig Materia einer Farbe.
sb-reason-nothing_to_raise = Du hast keinen anderen Zauber unter Stufe 5 gelernt.
sb-reason-nothing_to_learn = Du kannst keinen Zauber bezahlen.
    .remedy = Sammle mehr Materia in der Farbe eines Zaubers.
sb-reason-learned_already = Du hast diesen Zauber schon gelernt.
sb-reason-price_short = Du hast nicht die nötige Materia.
    .remedy = Sammle mehr Materia in seiner Farbe.
sb-reason-learned_today = Du hast diesen Zauber heute gelernt: Er wirkt ab deinem nächsten Tag.
sb-reason-nothing_happens = Es würde nichts geschehen.
sb-reason-no_color = Keine Materia auf dem Altar hat eine Farbe deiner Gefährtentafel.
sb-reason-nothing_to_copy = Es gibt keine Aktion, die du kopieren kannst.
sb-reason-nothing_stored = Auf deiner Gefährtentafel liegt nichts.

## Was andere entscheiden; $n ist ihre Zahl

sb-doing-morning = { $who } { $n ->
    [one] wählt
   *[other] wählen
} eine Aktion für den Morgen …
sb-doing-midday = { $who } { $n ->
    [one] wählt
   *[other] wählen
} eine Aktion für den Mittag …
sb-doing-evening = { $who } { $n ->
    [one] wählt
   *[other] wählen
} eine Aktion für den Abend …
sb-doing-learn = { $who } { $n ->
    [one] lernt
   *[other] lernen
} einen Zauber …
sb-doing-copy = { $who } { $n ->
    [one] wählt
   *[other] wählen
} eine Aktion zum Kopieren …
sb-doing-swap = { $who } { $n ->
    [one] tauscht
   *[other] tauschen
} Materia …
sb-doing-take = { $who } { $n ->
    [one] nimmt
   *[other] nehmen
} Materia vom Altar …
sb-doing-store = { $who } { $n ->
    [one] verwahrt
   *[other] verwahren
} Materia …
sb-doing-discard = { $who } { $n ->
    [one] legt
   *[other] legen
} Materia ab …

## Was eine Entscheidung ändert

sb-figure-pool = Vorrat
sb-figure-board = Gefährtentafel
sb-figure-points = Punkte

## Der Tisch

sb-table-moment = Tag { $day }
sb-table-last = letzte Runde
sb-table-over = Die Partie ist zu Ende.
sb-table-altar = Altar { $n }:
sb-table-held = Beiseitegelegt:
sb-table-piles = Beutel { $pouch } · Ablage { $box }
sb-table-opponent = Gegner: Tafel { $n } von 17 · unterer Bereich { $lower } · { $points }
sb-table-you = du
sb-table-starts = beginnt
sb-table-turn = am Zug
sb-table-chooses = wählt
sb-table-points = { $points } · Zauber { $n } von 7
sb-table-pool = Vorrat { $n } von 9:
sb-table-board = Gefährtentafel { $n } von 14, wert { $points }:
sb-table-learned = Zauber:
sb-table-spell = { $spell } { $level }
sb-table-new = neu
sb-table-spells = Zauber dieser Partie:

## Die Wertung

sb-score-board = Gefährtentafel
sb-score-lower = unterer Bereich
sb-score-total = gesamt
sb-score-opponent = Gegner
sb-score-solo = { $you ->
    [1] Du gewinnst gegen den Gegner
   *[0] { $who } gewinnt gegen den Gegner
}, { $scores }
sb-score-lost = Der Gegner gewinnt, { $scores }
sb-score-nobody = Niemand gewinnt, { $scores }

## Optionen einer Partie

sb-opt-spells = Zauber
    .text = Welche sieben Zauber gespielt werden; ein für seine Farbe genannter geht vor.
sb-opt-spells-classic = je Farbe einer, ausgelost
sb-opt-spells-set_1 = der erste Satz
sb-opt-spells-set_2 = der zweite Satz
sb-opt-spells-set_3 = der dritte Satz
sb-opt-red = Roter Zauber
    .text = Der rote Zauber dieser Partie.
sb-opt-purple = Lila Zauber
    .text = Der lila Zauber dieser Partie.
sb-opt-green = Grüner Zauber
    .text = Der grüne Zauber dieser Partie.
sb-opt-black = Schwarzer Zauber
    .text = Der schwarze Zauber dieser Partie.
sb-opt-white = Weißer Zauber
    .text = Der weiße Zauber dieser Partie.
sb-opt-blue = Blauer Zauber
    .text = Der blaue Zauber dieser Partie.
sb-opt-yellow = Gelber Zauber
    .text = Der gelbe Zauber dieser Partie.
sb-opt-any = wie unter Zauber gewählt
sb-opt-difficulty = Schwierigkeit
    .text = Wie viele Materia, je 1 Punkt, am Anfang einer Partie allein im unteren Bereich des Gegners liegen.
sb-opt-difficulty-0 = 0
sb-opt-difficulty-1 = 1
sb-opt-difficulty-2 = 2
sb-opt-difficulty-3 = 3
sb-opt-first = Startspieler
    .text = Wer den ersten Tag hat.
sb-opt-first-random = ausgelost
sb-opt-first-1 = Platz 1
sb-opt-first-2 = Platz 2
sb-opt-first-3 = Platz 3
sb-opt-first-4 = Platz 4
sb-opt-altar_shortage = Zu wenig auf dem Altar
    .text = Ob ein Effekt, der eine feste Zahl vom Altar nimmt, alle davon dort braucht.
sb-opt-altar_shortage-full_number = er braucht die volle Zahl
sb-opt-altar_shortage-what_there_is = er nimmt, was da ist
sb-opt-token_from_triple = Materia auf der Karte
    .text = Ob die Materia auf einem gelernten Zauber aus dreien kommen darf, die als eine zählten.
sb-opt-token_from_triple-forbidden = nein
sb-opt-token_from_triple-allowed = ja, in der Farbe des Zaubers
sb-opt-growth_four = Wachstum von Stufe 5
    .text = Wohin Wachstum auf Stufe 5 sinkt, wenn sein Effekt von Stufe 4 genutzt wird.
sb-opt-growth_four-one_down = auf Stufe 4
sb-opt-growth_four-to_three = auf Stufe 3
sb-opt-mirage_on_store = Trugbild und Verwahren
    .text = Ob Trugbild für Materia zieht, die vom Altar gleich auf die Gefährtentafel geht.
sb-opt-mirage_on_store-draws = ja
sb-opt-mirage_on_store-silent = nein
sb-opt-mirage_on_swap = Trugbild und Tauschen
    .text = Ob Trugbild für Materia zieht, die Reinigung eintauscht.
sb-opt-mirage_on_swap-silent = nein
sb-opt-mirage_on_swap-draws = ja
sb-opt-copied_rune = Rune eines kopierten Zaubers
    .text = Welche Karte die Rune gibt, wenn Klon Sammlung oder Verwandlung kopiert.
sb-opt-copied_rune-owner = die des Besitzers
sb-opt-copied_rune-clone = Klon
sb-opt-solo_surplus = Allein: mehr als 7 auf dem Altar
    .text = Was am Ende eines Tages allein aus Materia über 7 wird.
sb-opt-solo_surplus-discarded = die ältesten werden abgeworfen
sb-opt-solo_surplus-kept = sie bleiben
sb-opt-solo_empty_altar = Allein: leerer Altar
    .text = Was der virtuelle Gegner erhält, wenn der Altar am Ende eines Tages allein leer ist.
sb-opt-solo_empty_altar-nothing_placed = nichts
sb-opt-solo_empty_altar-filled_first = der Altar wird zuerst gefüllt, dann eine gelegt
sb-opt-pouch_and_box_empty = Beutel und Ablage beide leer
    .text = Was geschieht, wenn jemand ziehen muss und weder Beutel noch Ablage etwas enthalten.
sb-opt-pouch_and_box_empty-nothing_drawn = es wird nichts mehr gezogen
sb-opt-pouch_and_box_empty-altar_returns = der Altar geht zurück in den Beutel
