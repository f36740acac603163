### Seasons auf Deutsch: Protokoll, Fragen, Optionen, Gründe, der Tisch, die Wertung und die Optionen einer Partie.
### $who und $to sind Spieler, $card, $token, $season, $die, $bonus und $place Namen; $energy ist eine Menge einer
### Energie.

preset-kingdom = Enchanted Kingdom

## Mengen

n-crystals = { $n ->
    [one] { $n } Kristall
   *[other] { $n } Kristalle
}
n-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
n-unseen-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
n-spaces = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
n-pips = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
n-air = { $n ->
    [one] { $n } Luftenergie
   *[other] { $n } Luftenergien
}
n-water = { $n ->
    [one] { $n } Wasserenergie
   *[other] { $n } Wasserenergien
}
n-fire = { $n ->
    [one] { $n } Feuerenergie
   *[other] { $n } Feuerenergien
}
n-earth = { $n ->
    [one] { $n } Erdenergie
   *[other] { $n } Erdenergien
}
n-all = { $n ->
    [one] { $n } Energie
   *[other] { $n } Energien
}

## Würfel

winter_1 = Winterwürfel
winter_2 = Winterwürfel
winter_3 = Winterwürfel
winter_4 = Winterwürfel
winter_5 = Winterwürfel
spring_1 = Frühlingswürfel
spring_2 = Frühlingswürfel
spring_3 = Frühlingswürfel
spring_4 = Frühlingswürfel
spring_5 = Frühlingswürfel
summer_1 = Sommerwürfel
summer_2 = Sommerwürfel
summer_3 = Sommerwürfel
summer_4 = Sommerwürfel
summer_5 = Sommerwürfel
fall_1 = Herbstwürfel
fall_2 = Herbstwürfel
fall_3 = Herbstwürfel
fall_4 = Herbstwürfel
fall_5 = Herbstwürfel
face-gauge = Wissen +1
face-draw = Karte ziehen
face-transmute = umwandeln

## Karten

card-cost = kostet { $cost }
card-prestige = Prestige { $n }
cost-free = kostenfrei
cost-types = 1 bis 4 verschiedene Energien
# Die zusätzliche Energie unter dem Naturgeist.
cost-any = { $n } beliebige

## Fähigkeitsmarker

token-named = Fähigkeitsmarker { $n } „{ $called }“

## Protokoll

quoted = „{ $what }“
log-round = Runde { $n }: { $who } beginnt.
    .you = Runde { $n }: Du beginnst.
log-rolls = { $who } wirft einen { $die }: { $face }.
    .you = Du wirfst einen { $die }: { $face }.
log-takes_die = { $who } nimmt den { $die }: { $face }.
    .you = Du nimmst den { $die }: { $face }.
log-turn = { $who } ist am Zug.
    .you = Du bist am Zug.
log-gains_crystals = { $who } erhält { $crystals }.
    .you = Du erhältst { $crystals }.
log-loses_crystals = { $who } verliert { $crystals }.
    .you = Du verlierst { $crystals }.
log-gives_crystals = { $who } gibt { n-crystals } an { $to }.
    .you = Du gibst { n-crystals } an { $to }.
    .to-you = { $who } gibt dir { n-crystals }.
log-gains_energy = { $who } erhält { $energy }.
    .you = Du erhältst { $energy }.
log-loses_energy = { $who } wirft { $energy } ab.
    .you = Du wirfst { $energy } ab.
log-gauge = { $who } erhöht das Wissen um { $n } auf { $now }.
    .you = Du erhöhst dein Wissen um { $n } auf { $now }.
log-gauge-back = { $who } senkt das Wissen um { $n } auf { $now }.
    .you = Du senkst dein Wissen um { $n } auf { $now }.
log-draws = { $who } zieht { $card }.
    .you = Du ziehst { $card }.
log-draws-hidden = { $who } zieht { $cards }.
    .you = Du ziehst { $cards }.
log-keeps = { $who } behält { $card }.
    .you = Du behältst { $card }.
log-keeps-hidden = { $who } behält { $cards }.
    .you = Du behältst { $cards }.
log-discards = { $who } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
log-discards-hidden = { $who } wirft { $cards } ab.
    .you = Du wirfst { $cards } ab.
log-to_discard = „{ $card }“ kommt auf den Ablagestapel.
log-summons = { $who } beschwört „{ $card }“.
    .you = Du beschwörst „{ $card }“.
log-enters = „{ $card }“ kommt bei { $who } ins Spiel.
    .you = „{ $card }“ kommt bei dir ins Spiel.
log-activates = { $who } aktiviert „{ $card }“.
    .you = Du aktivierst „{ $card }“.
log-sacrifices = { $who } opfert „{ $card }“.
    .you = Du opferst „{ $card }“.
log-returns = { $who } nimmt „{ $card }“ auf die Hand zurück.
    .you = Du nimmst „{ $card }“ auf die Hand zurück.
log-transmutes = { $who } wandelt { $energy } um.
    .you = Du wandelst { $energy } um.
log-bonus = { $who } nutzt einen Bonus: { $bonus } ({ $n } von 3).
    .you = Du nutzt einen Bonus: { $bonus } ({ $n } von 3).
log-moves = Der Jahreszeitenstein zieht { n-spaces } vor.
log-moves-back = Der Jahreszeitenstein zieht { n-spaces } zurück.
log-season = Jetzt ist { $season }.
log-year = { $n ->
    [4] Das dritte Jahr ist zu Ende.
   *[other] Jetzt läuft Jahr { $n }.
}
log-permit = { $who } darf in diesem Spielzug umwandeln.
    .you = Du darfst in diesem Spielzug umwandeln.
log-rerolls = { $who } wirft den { $die } neu: { $face }.
    .you = Du wirfst den { $die } neu: { $face }.
log-looks = { $who } sieht die oberste Karte des Nachziehstapels an: „{ $card }“.
    .you = Du siehst die oberste Karte des Nachziehstapels an: „{ $card }“.
log-looks-hidden = { $who } sieht die oberste Karte des Nachziehstapels an.
    .you = Du siehst die oberste Karte des Nachziehstapels an.
log-gives_card = { $who } gibt „{ $card }“ an { $to }.
    .you = Du gibst „{ $card }“ an { $to }.
    .to-you = { $who } gibt dir „{ $card }“.
log-gives_card-hidden = { $who } gibt eine Karte an { $to }.
    .you = Du gibst eine Karte an { $to }.
    .to-you = { $who } gibt dir eine Karte.
log-passes_card = { $who } reicht „{ $card }“ an { $to } weiter.
    .you = Du reichst „{ $card }“ an { $to } weiter.
    .to-you = { $who } reicht „{ $card }“ an dich weiter.
log-places = { $who } legt { $energy } auf „{ $card }“.
    .you = Du legst { $energy } auf „{ $card }“.
log-pays = { $place ->
    [reserve] { $who } zahlt { $energy }.
   *[other] { $who } zahlt { $energy } von „{ $place }“.
}
    .you = { $place ->
        [reserve] Du zahlst { $energy }.
       *[other] Du zahlst { $energy } von „{ $place }“.
    }
log-shuffles = Der Ablagestapel wird gemischt und zum Nachziehstapel: { n-cards }.
log-split = { $who } hat Hand, Bücherei II und Bücherei III gebildet.
    .you = Du hast Hand, Bücherei II und Bücherei III gebildet.
log-library = { $who } nimmt Bücherei { $shelf } auf die Hand: { n-cards }.
    .you = Du nimmst Bücherei { $shelf } auf die Hand: { n-cards }.
log-picks = { $who } wählt { $card }.
    .you = Du wählst { $card }.
log-picks-hidden = { $who } wählt { $cards }.
    .you = Du wählst { $cards }.
log-converts = Die Reserve von { $who } wird zu { $energy }.
    .you = Deine Reserve wird zu { $energy }.
log-puts_back = { $who } legt die Karte auf den Nachziehstapel zurück.
    .you = Du legst die Karte auf den Nachziehstapel zurück.
log-takes_tokens = { $who } nimmt { $energy } von der Karte in die Reserve.
    .you = Du nimmst { $energy } von der Karte in die Reserve.
log-ends_turn = { $who } beendet den Spielzug.
    .you = Du beendest den Spielzug.
log-shows = { $who } zeigt { $card }.
    .you = Du zeigst { $card }.
log-enchantment = Die Verzauberung dieser Partie: „{ $enchantment }“.
log-chooses_ability = { $who } behält { $token }.
    .you = Du behältst { $token }.
log-ability = { $who } setzt { $token } ein.
    .you = Du setzt { $token } ein.
log-track_back = { $who } geht auf der Bonusleiste ein Feld zurück: { $now } von 3 Boni genutzt.
    .you = Du gehst auf der Bonusleiste ein Feld zurück: { $now } von 3 Boni genutzt.
log-takes_energy = { $who } nimmt { $to } { $energy } weg.
    .you = Du nimmst { $to } { $energy } weg.
    .to-you = { $who } nimmt dir { $energy } weg.
log-reveals = { $who } deckt { $card } auf.
    .you = Du deckst { $card } auf.
log-reorders = { $who } legt { n-cards } in gewählter Reihenfolge auf den Nachziehstapel zurück.
    .you = Du legst { n-cards } in gewählter Reihenfolge auf den Nachziehstapel zurück.
log-buries = { $who } legt { n-cards } unter den Ablagestapel.
    .you = Du legst { n-cards } unter den Ablagestapel.
log-space_lost = { $who } verzichtet bis zum Spielende auf einen Platz der Reserve.
    .you = Du verzichtest bis zum Spielende auf einen Platz der Reserve.
log-looks_at_discard = { $who } findet „{ $card }“ im Ablagestapel.
    .you = Du findest „{ $card }“ im Ablagestapel.
log-looks_at_discard-hidden = { $who } sieht eine Karte des Ablagestapels an.
    .you = Du siehst eine Karte des Ablagestapels an.
log-looks_at_hand = { $who } sieht „{ $card }“ auf der Hand von { $to }.
    .you = Du siehst „{ $card }“ auf der Hand von { $to }.
    .to-you = { $who } sieht „{ $card }“ auf deiner Hand.
log-looks_at_hand-hidden = { $who } sieht eine Karte auf der Hand von { $to }.
    .you = Du siehst eine Karte auf der Hand von { $to }.
    .to-you = { $who } sieht eine Karte auf deiner Hand.
log-steadfast = { $who } verzichtet auf den Würfel: „{ $card }“ tritt an seine Stelle.
    .you = Du verzichtest auf den Würfel: „{ $card }“ tritt an seine Stelle.
log-mimics = { raven_the_usurper } kopiert bei { $who } „{ $card }“.
    .you = { raven_the_usurper } kopiert bei dir „{ $card }“.
log-shield = „{ $card }“ steht bei { $who } für eine andere Karte ein.
    .you = „{ $card }“ steht bei dir für eine andere Karte ein.
log-embrace = { argos_embrace }: Die behaltene Karte kostet { $who } { n-crystals } oder, wenn die fehlen, eine Karte.
    .you = { argos_embrace }: Die behaltene Karte kostet dich { n-crystals } oder, wenn die fehlen, eine Karte.
log-drought = { drought }: { $who } hat die meisten Kristalle und muss eine Karte opfern oder die Reserve verkleinern.
    .you = { drought }: Du hast die meisten Kristalle und musst eine Karte opfern oder die Reserve verkleinern.
log-vision = { $who } nutzt „{ vision_of_destiny }“ gegen die oberste Karte des Nachziehstapels.
    .you = Du nutzt „{ vision_of_destiny }“ gegen die oberste Karte des Nachziehstapels.

## Fragen

ask-draft = Wähle eine Karte, die du behältst; die anderen gehen nach links weiter.
ask-draft-away = Wähle eine Karte, die du abwirfst; die anderen gehen nach links weiter. Danach behältst du, was du wählst.
ask-keep_nine = Wähle nacheinander die neun Karten, die du behältst.
ask-discard_tenth = Wähle eine deiner zehn Karten, die du verdeckt abwirfst.
ask-split = Teile deine Karten auf: zuerst Bücherei II, dann Bücherei III; der Rest ist deine Hand.
ask-split-2 = Wähle eine Karte für Bücherei II, deine Karten für Jahr 2.
ask-split-3 = Wähle eine Karte für Bücherei III, deine Karten für Jahr 3.
ask-choose_ability = Wähle den Fähigkeitsmarker, den du behältst; die beiden anderen sind aus dem Spiel.
ask-dice = Wähle einen Würfel.
ask-before_the_die = Vor den Aktionen deines Würfels eine Karte aktivieren?
ask-instead_of_die = { steadfast_die } — Auf deinen Würfel verzichten und stattdessen eines hiervon nehmen?
ask-die_draw = Dein Würfel lässt dich eine Karte ziehen.
ask-turn = Du bist am Zug: Was tust du?
ask-move_season = Wohin zieht der Jahreszeitenstein?
ask-sacrifice = Wähle eine deiner Karten im Spiel, die du opferst.
ask-return_item = Wähle einen deiner magischen Gegenstände, den du auf die Hand zurücknimmst.
ask-return_item_of_energy = Wähle einen anderen deiner magischen Gegenstände, den du auf die Hand zurücknimmst.
ask-give_up_familiar = Wähle einen Gefährten: im Spiel, um ihn zu opfern, oder auf der Hand, um ihn abzuwerfen.
ask-give_up_card = Wähle eine Karte: im Spiel, um sie zu opfern, oder auf der Hand, um sie abzuwerfen.
ask-embrace = { argos_embrace } — Du hast weniger als 5 Kristalle: Wähle eine Karte, im Spiel zum Opfern oder auf der Hand zum Abwerfen.
ask-drought = { drought } — Du hast die meisten Kristalle: Opfere eine Karte im Spiel, oder deine Reserve wird kleiner.
ask-leave = Du verlierst gleich diese Karte: einen Schild an ihrer Stelle opfern?
ask-lose_from_hand = Die gewählte Karte wird gleich abgeworfen: einen Schild an ihrer Stelle opfern?
ask-keep_one = Wähle die Karte, die du behältst.
ask-keep_or_discard = Die gezogene Karte behalten oder abwerfen?
ask-give_one_to_each_opponent = Wähle die Karte für den nächsten Mitspieler im Uhrzeigersinn.
ask-discard_shown = Wähle eine Handkarte, die du zeigst und abwirfst.
ask-discard_from_hand = Wähle eine Handkarte, die du abwirfst.
ask-discard_any_number = Wähle eine Handkarte, die du abwirfst; du ziehst ebenso viele nach.
ask-reorder_top = Wähle die nächste Karte, von oben nach unten im Nachziehstapel.
ask-reveal_familiar = Deck Karten auf, bis ein Gefährte erscheint.
ask-reveal_item_of = Nenne eine Energieart: Du suchst einen magischen Gegenstand, zu dessen Kosten sie gehört.
ask-reveal-keep = Die gefundene Karte behalten oder abwerfen?
ask-reveal-again = Noch einmal suchen? Den zweiten Fund musst du behalten.
ask-choose_to_pay = Energien abwerfen, damit die Karte ins Spiel kommt, oder sie zurücklegen?
ask-choose_for_free = Wähle die Karte, die kostenfrei ins Spiel kommt.
ask-choose_from_hand_for_free = Wähle die Handkarte, die kostenfrei ins Spiel kommt.
ask-choose_model = Wähle einen magischen Gegenstand eines Mitspielers, den du kopierst; du zahlst seine vollen Beschwörungskosten.
ask-choose_model_types = Welche Energiearten zahlst du dafür?
ask-pay_for_model = Wähle eine Energie, mit der du den Gegenstand zahlst.
ask-choose = Wähle eines von beiden.
ask-by_type = Welcher Effekt kommt als Nächstes?
ask-choose_opponent = Wähle einen Mitspieler.
ask-gain_energy = Wähle eine Energie, die du erhältst.
ask-gain_energy_per_other_item = { ask-gain_energy }
ask-gain_energy_by_prestige = { ask-gain_energy }
ask-gain_as_many = { ask-gain_energy }
ask-gain_owed = { ask-gain_energy }
ask-fill_card = Wähle eine Energie, die du auf die Karte legst.
ask-place_if_wanted = Eine deiner Energien auf die Karte legen?
ask-take_some_back = Wähle eine Energie, die du von der Karte in die Reserve nimmst.
ask-take_from_each_opponent = Wähle eine Energie, die du nimmst: bis zu zwei von jedem Mitspieler, im Uhrzeigersinn.
ask-reduce = Deine Reserve ist zu voll: Wähle eine Energie, die du abwirfst.
ask-drop_energy = Wähle eine Energie aus deiner Reserve, die du abwirfst, insgesamt vier.
ask-discard_energy_for = Wähle eine Energie, die du abwirfst; Erde bringt 5 Kristalle.
ask-pay_energy = Wähle eine Energie, die du zahlst.
ask-pay_of = { ask-pay_energy }
ask-place_energy = { ask-fill_card }
ask-give_back = Wähle eine Energie, die du zurücklegst.
ask-discard_identical = Wähle die Energien, die du ausgibst, alle von einer Art.
ask-pay_for_mirror = Wähle die Art, die du hergibst, dann die gewünschte Art, dann die Energien für je 1 Kristall.
ask-choose_types = Welche Energiearten wählst du?
ask-pay_cost = Wähle eine Energie, mit der du die Beschwörung zahlst.
ask-owed = { $prompt } Noch zu zahlen: { $cost }.
ask-sweep = Welche deiner Karten wirkt als Nächstes?
ask-chest_at_turn_end = { ask-sweep }

## Optionen

option-end = Spielzug beenden
option-pass = Weiter
option-pass-before_the_die = Meinen Würfel so lassen
option-pass-leave = Diese Karte hergeben
option-pass-place_if_wanted = Nichts darauflegen
option-pass-take_some_back = Nichts mehr nehmen
option-pass-take_from_each_opponent = Von diesem Mitspieler nichts mehr nehmen
option-pass-discard_any_number = Nichts mehr abwerfen
option-pass-reveal = Nicht mehr suchen
option-pass-choose_model = Nichts kopieren
option-pass-instead_of_die = Den Würfel nutzen
option-keep = Karte behalten
option-keep-card = „{ $card }“ behalten
option-discard = Karte abwerfen
option-discard-card = „{ $card }“ abwerfen
option-discard-crystal_orb = 3 Kristalle zahlen und die oberste Karte ungesehen abwerfen
option-discard-vampiric_crown = Eine Handkarte zeigen und abwerfen
option-draw = Eine Karte ziehen
option-draw-vampiric_crown = Eine Karte ziehen, zeigen und behalten
option-draw-reveal = Noch einmal suchen
option-look = Die oberste Karte ansehen
option-look-crystal_orb = Die oberste Karte des Nachziehstapels ansehen
option-look-statue_of_eolis = 2 Kristalle erhalten und die oberste Karte des Nachziehstapels ansehen
option-gain = Eine Energie erhalten
option-gain-tree_of_light = 3 Kristalle zahlen und 1 Energie erhalten
option-gain-statue_of_eolis = 1 Energie erhalten
option-gain-sweep = { hourglass_of_time }
option-permit = Erlaubnis zum Umwandeln erhalten
option-permit-tree_of_light = 1 Energie zahlen und in diesem Spielzug umwandeln dürfen
option-pay = Zahlen: Die Karte kommt ins Spiel
option-put_back = Karte zurücklegen
option-waive = Eine Energie weniger zahlen
option-die_draw = Die Karte deines Würfels ziehen
option-die_gauge = Dein Wissen durch den Würfel um 1 erhöhen
option-gauge = Dein Wissen um 1 erhöhen
option-ability = Deinen Fähigkeitsmarker einsetzen
option-ability-token = Deinen { $token } einsetzen
option-token = { $token }
option-vision = 5 Kristalle zahlen und die oberste Karte des Nachziehstapels abwerfen
option-vision-card = 5 Kristalle zahlen und „{ $card }“ vom Nachziehstapel abwerfen
option-smaller_reserve = Deine Reserve fasst für den Rest des Spiels 1 Energie weniger
option-energies = Energien
option-energy-warden_of_argos = Jeder wirft 4 Energien ab
option-cards = Karten
option-card-warden_of_argos = Jeder wirft eine Handkarte ab
option-energy = { $energy }
option-transmute = { $energy } umwandeln
option-transmute-worth = { $energy } umwandeln ({ n-crystals })
option-seat = { $who }
option-forward = { n-spaces } vor
option-back = { n-spaces } zurück
option-die = { $die }
option-die-face = { $die }: { $face }
option-bonus = Bonus: { $bonus }
option-types = { $types }
option-card = { $card }
option-card-give_up = „{ $card }“ abwerfen
option-play = { $card }
option-play-give_up = „{ $card }“ opfern
option-play-leave = Stattdessen „{ $card }“ opfern
option-play-choose_model = { $card } (bei { $who })
option-summon = „{ $card }“ beschwören
option-activate = „{ $card }“ aktivieren
# Eine Energie, die auf einer Karte liegt.
energy-on = { $energy } von „{ $card }“

## Gründe

reason-gauge_full = Dein Wissen lässt keine weitere Karte zu.
    .remedy = Nimm einen Würfel, der dein Wissen erhöht, oder nutze den Bonus.
reason-crystals_short = Du hast nicht genug Kristalle.
    .remedy = Wandle Energien um oder nimm einen Würfel mit Kristallen.
reason-energy_short = Du hast nicht die nötigen Energien.
    .remedy = Nimm einen Würfel mit den fehlenden Energien oder tausche zwei mit einem Bonus.
reason-toll_unpaid = Dir bleibt kein Kristall für die Abgabe an den Magischen Parasiten.
    .remedy = Wandle Energien um oder nimm einen Würfel mit Kristallen.
reason-card_turned = Diese Karte wurde in dieser Runde schon aktiviert.
    .remedy = In der nächsten Runde lässt sie sich wieder aktivieren.
reason-no_activation = Diese Karte lässt sich nicht aktivieren.
reason-die_used = Diese Karte lässt sich nur vor den Aktionen deines Würfels nutzen.
    .remedy = Du wirst am Anfang deines nächsten Spielzugs danach gefragt.
reason-nothing_to_sacrifice = Du hast nicht genug Karten im Spiel, um sie zu opfern.
reason-no_familiar = Du hast keinen Gefährten auf der Hand oder im Spiel.
reason-nothing_to_place = Du hast keine Handkarte, die ins Spiel kommen könnte.
reason-no_identical = Du hast nicht genug Energien einer Art.
reason-no_permission = Nichts erlaubt dir, in diesem Spielzug umzuwandeln.
    .remedy = Nimm einen Würfel, der es erlaubt, oder nutze den Bonus.
reason-track_full = Du hast alle 3 Boni genutzt.
reason-gauge_at_max = Dein Wissen steht schon auf 15.
reason-no_pending_draw = Dein Würfel lässt dich jetzt keine Karte ziehen.
reason-die_pending = Nimm zuerst, was dein Würfel dir gibt.
reason-locked_out = Nach dem Trank des Lebens eines anderen wandelst du in dieser Runde nicht mehr um.
reason-no_such_energy = Du hast keine Energie dieser Art.
reason-before_the_first_year = Der Jahreszeitenstein kann nicht vor das erste Jahr zurückziehen.
reason-not_an_item = Diese Karte ist kein magischer Gegenstand.
reason-die_taken = Dieser Würfel ist schon genommen.
reason-no_tokens_here = Auf dieser Karte liegt keine Energie.
reason-no_card = Du hast keine Karte im Spiel oder auf der Hand.
reason-ability_used = Du hast deinen Fähigkeitsmarker schon eingesetzt.
reason-ability_permanent = Dieser Fähigkeitsmarker gilt immer und wird nicht eingesetzt.
reason-gauge_too_low = Dein Wissen darf weder unter 0 noch unter die Zahl deiner Karten im Spiel fallen.
reason-roots = Unter den Umschlingenden Wurzeln beschwörst du nur eine Karte pro Spielzug.
    .remedy = Beschwöre diese in einem späteren Spielzug.
reason-vision_used = Du hast die Vision des Schicksals in diesem Spielzug schon genutzt.
reason-never_free = Diese Karte lässt sich nur beschwören, nie kostenfrei ins Spiel bringen.
reason-costs_no_energy = Zu den Kosten dieses Gegenstands gehört keine Energie.
reason-just_entered = Diese Karte ist eben erst ins Spiel gekommen: Es muss eine andere sein.

## Was andere entscheiden; $n ist ihre Zahl

doing-draft = { $who } { $n ->
    [one] wählt
   *[other] wählen
} eine Karte …
doing-split = { $who } { $n ->
    [one] legt
   *[other] legen
} die Karten für drei Jahre aus …
doing-ability = { $who } { $n ->
    [one] wählt
   *[other] wählen
} einen Fähigkeitsmarker …
doing-die = { $who } { $n ->
    [one] wählt
   *[other] wählen
} einen Würfel …
doing-turn = { $who } { $n ->
    [one] ist
   *[other] sind
} am Zug …
doing-season = { $who } { $n ->
    [one] versetzt
   *[other] versetzen
} den Jahreszeitenstein …
doing-opponent = { $who } { $n ->
    [one] wählt
   *[other] wählen
} einen Mitspieler …
doing-pay = { $who } { $n ->
    [one] bezahlt …
   *[other] bezahlen …
}
doing-energy = { $who } { $n ->
    [one] wählt
   *[other] wählen
} eine Energie …
doing-card = { $who } { $n ->
    [one] wählt
   *[other] wählen
} eine Karte …
doing-effect = { $who } { $n ->
    [one] wählt
   *[other] wählen
} einen Effekt …

## Was eine Entscheidung ändert

figure-crystals = Kristalle
figure-gauge = Wissen
figure-play = im Spiel
figure-hand = Hand
figure-bonuses = genutzte Boni
figure-capacity = Platz in der Reserve
figure-score = Wertung

## Der Tisch

table-prelude = Spieleröffnung
table-moment = Runde { $round } · Jahr { $year } · Feld { $space } von 12 · { $season }
table-enchantment = Verzauberung: { $enchantment }
table-over = Das Spiel ist zu Ende.
table-rates = Umwandlungsertrag:
table-extra = je +{ $n } für { $who }
table-may = jetzt erlaubt
table-dice = Würfel:
table-left = bleibt übrig
table-you = du
table-starts = zuerst
table-turn = am Zug
table-chooses = Entscheidung offen
table-chosen = Entscheidung getroffen
table-seat = Kristalle { $crystals } · Wissen { $gauge } · Boni { $bonuses } von 3 · Hand { $hand } · Bücherei II { $two } · Bücherei III { $three }
table-reserve = Reserve { $n } von { $capacity }:
table-play = im Spiel { $n } von { $gauge }:
table-turned = gedreht
table-mimics = als { $card }
table-used = eingesetzt
# Durch diese Verzauberung verlorene Plätze der Reserve.
table-spaces_lost = { drought } −{ $n }
table-known_hand = bekannt auf der Hand:
table-known_somewhere = bekannt auf der Hand oder in Büchereien:
table-known_unless_discarded = auf der Hand oder in Büchereien, falls nicht seither verdeckt abgelegt:
table-hand = Deine Hand:
table-library_2 = Deine Bücherei II:
table-library_3 = Deine Bücherei III:
table-pack = Deine Karten im Draft:
table-sealed = Du hast gewählt:
table-looking = Du siehst an:
table-tokens = Deine Fähigkeitsmarker, von denen du einen behältst:
table-piles = Nachziehstapel { $deck } · Ablagestapel { $discard }
table-open_deck = Offen auf dem Nachziehstapel:
table-known_deck = Bekannt im Nachziehstapel, von oben gezählt:

## Die Wertung

score-crystals = Kristalle
score-prestige = Prestige der Karten im Spiel
score-hand = Karten auf der Hand
score-bonuses = genutzte Boni
score-ability = Fähigkeitsmarker
score-total = Summe

## Optionen einer Partie

opt-level = Stufe
    .text = Welche Machtkarten im Spiel sind und ob sie gedraftet werden.
opt-level-archmage = Erzmagier: alle 50 Karten, mit Draft
opt-level-magician = Magier: Karten 1 bis 30, mit Draft
opt-level-apprentice = Zauberlehrling: Karten 1 bis 30, feste Zusammenstellungen aus neun Karten
opt-balance = Waage von Ishtar
    .text = Welche Auflage der Karte gespielt wird.
opt-balance-new = überarbeitet: kostet 2 Kristalle, macht aus 3 Energien 9 Kristalle
opt-balance-old = ursprünglich: kostet 6 Kristalle, macht aus 4 Energien 12 Kristalle
opt-idol = Bildnis der Gefährten
    .text = Welche Auflage der Karte gespielt wird.
opt-idol-new = überarbeitet: 10 Kristalle, wenn es ins Spiel kommt
opt-idol-old = ursprünglich: nichts, wenn es ins Spiel kommt
opt-exchange = Tauschbonus
    .text = Wie viele Energien der Bonus tauscht.
opt-exchange-exact2 = genau zwei
opt-exchange-upto2 = eine oder zwei
opt-chest = Wundersame Kiste
    .text = Wann die Karte deine Reserve zählt.
opt-chest-round = am Ende der Runde
opt-chest-turn = am Ende des Spielzugs ihres Besitzers
opt-diefirst = Aktionen des Würfels
    .text = Was dein Würfel dir gibt, ehe du etwas anderes tun darfst.
opt-diefirst-all4 = Karte, Energie, Kristalle und Wissensstufe
opt-diefirst-energy_crystals = Energie und Kristalle; Karte und Wissensstufe, wann du willst
opt-diefirst-rest_optional = Energie und Kristalle; Karte und Wissensstufe, wann du willst, oder gar nicht
opt-hourglass = Stundenglas der Zeit
    .text = Wann die Karte nach einem Jahreszeitenwechsel ihre Energie gibt.
opt-hourglass-immediate = sofort
opt-hourglass-round_end = am Ende der Runde
opt-life = Trank des Lebens
    .text = Was nach dem Trank mit dem Umwandeln ist.
opt-life-free = andere Erlaubnisse gelten weiter
opt-life-lockout = in der Runde wandelt kein weiterer Spieler um
opt-life_bonus = Trank des Lebens und Boni
    .text = Ob ein früher im Spielzug genutzter Umwandlungsbonus die Kristalle des Tranks erhöht.
opt-life_bonus-counts = er erhöht sie
opt-life_bonus-ignored = er erhöht sie nicht
opt-tiebreak = Gleichstand
    .text = Wer bei Punktgleichheit gewinnt.
opt-tiebreak-in_play = die meisten Machtkarten im Spiel
opt-tiebreak-summoned = die meisten im Lauf des Spiels beschworenen Machtkarten
opt-fairies = Diebische Feen
    .text = Wann sie ihren Kristall nehmen, wenn jemand eine Karte aktiviert.
opt-fairies-before_cost = vor den Aktivierungskosten
opt-fairies-after_cost = nach den Aktivierungskosten
opt-before_year1 = Vor dem ersten Jahr
    .text = Ob der Jahreszeitenstein hinter Feld 1 des ersten Jahres zurückziehen darf.
opt-before_year1-allow = erlaubt
opt-before_year1-forbid = verboten
opt-round_end = Effekte am Rundenende
    .text = In welcher Folge die Effekte eines Spielers kommen.
opt-round_end-fixed = in fester Folge
opt-round_end-owner_order = in der Folge, die ihr Besitzer wählt, wo sie etwas ändert
opt-zira_chain = Zwei Schilde von Zira
    .text = Ob ein zweiter Schild für den ersten einstehen darf.
opt-zira_chain-chained = ja, für insgesamt 20 Kristalle
opt-zira_chain-single = ein Schild je Verlust
opt-second_search = Gefährtenfänger und Schriftrolle von Ishtar
    .text = Ob weitersuchen muss, wer die erste gefundene Karte ablehnt.
opt-second_search-optional = nein, Aufhören ist erlaubt
opt-second_search-forced = ja, und der nächste Fund bleibt
opt-first = Startspieler
    .text = Wer die erste Runde beginnt.
opt-first-random = ausgelost
opt-first-1 = Platz 1
opt-first-2 = Platz 2
opt-first-3 = Platz 3
opt-first-4 = Platz 4
opt-kingdom_cards = Karten von Enchanted Kingdom
    .text = Ob die 20 Machtkarten der Erweiterung, je zweimal, unter die der Stufe gemischt werden.
opt-kingdom_cards-without = ohne
opt-kingdom_cards-with = mit
opt-ability_tokens = Fähigkeitsmarker
    .text = Ob jeder drei Fähigkeitsmarker bekommt und einen behält, den er einmal einsetzen darf.
opt-ability_tokens-without = ohne
opt-ability_tokens-with = mit
opt-enchantment = Verzauberung
    .text = Eine Regel, die das ganze Spiel verändert; die ersten drei ändern den Draft und gehen nicht mit Zauberlehrlingen.
opt-enchantment-none = keine
opt-enchantment-elemental_construction = { elemental_construction }
opt-enchantment-extended_experience = { extended_experience }
opt-enchantment-natural_selection = { natural_selection }
opt-enchantment-entangling_roots = { entangling_roots }
opt-enchantment-nature_spirit = { nature_spirit }
opt-enchantment-argos_embrace = { argos_embrace }
opt-enchantment-ios_bounty = { ios_bounty }
opt-enchantment-olafs_knowledge = { olafs_knowledge }
opt-enchantment-drought = { drought }
opt-enchantment-vision_of_destiny = { vision_of_destiny }
opt-enchantment-random = ausgelost
opt-printing = Auflage
    .text = Stellt alle Optionen auf die Spielregel dieser Sprache, wo die Regeln sich unterscheiden, außer bei den zwei Karten, die Enchanted Kingdom ersetzt; eigene Einstellungen gehen vor.
opt-printing-en = englisch
opt-printing-fr = französisch
opt-printing-de = deutsch
