### Seasons en français : journal, questions, options, raisons, la table, le score et les options de partie.
### $who et $to sont des joueurs, $card, $token, $season, $die, $bonus et $place des noms ; $energy est une quantité
### d'une énergie.

preset-kingdom = Enchanted Kingdom

## Quantités

n-crystals = { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
}
n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
n-unseen-cards = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
n-spaces = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
n-pips = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-air = { $n ->
    [one] { $n } énergie d'air
   *[other] { $n } énergies d'air
}
n-water = { $n ->
    [one] { $n } énergie d'eau
   *[other] { $n } énergies d'eau
}
n-fire = { $n ->
    [one] { $n } énergie de feu
   *[other] { $n } énergies de feu
}
n-earth = { $n ->
    [one] { $n } énergie de terre
   *[other] { $n } énergies de terre
}
n-all = { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}

## Dés

winter_1 = dé d'hiver
winter_2 = dé d'hiver
winter_3 = dé d'hiver
winter_4 = dé d'hiver
winter_5 = dé d'hiver
spring_1 = dé de printemps
spring_2 = dé de printemps
spring_3 = dé de printemps
spring_4 = dé de printemps
spring_5 = dé de printemps
summer_1 = dé d'été
summer_2 = dé d'été
summer_3 = dé d'été
summer_4 = dé d'été
summer_5 = dé d'été
fall_1 = dé d'automne
fall_2 = dé d'automne
fall_3 = dé d'automne
fall_4 = dé d'automne
fall_5 = dé d'automne
face-gauge = jauge +1
face-draw = piocher une carte
face-transmute = cristalliser

## Cartes

card-cost = coûte { $cost }
card-prestige = prestige { $n }
cost-free = sans coût
cost-types = 1 à 4 énergies différentes
# L'énergie de plus sous l'Esprit de la nature.
cost-any = { $n } au choix

## Jetons de capacité

token-named = jeton de capacité { $n }, « { $called } »

## Journal

quoted = « { $what } »
log-round = Manche { $n } : { $who } commence.
    .you = Manche { $n } : vous commencez.
log-rolls = { $who } lance un { $die } : { $face }.
    .you = Vous lancez un { $die } : { $face }.
log-takes_die = { $who } prend le { $die } : { $face }.
    .you = Vous prenez le { $die } : { $face }.
log-turn = C'est à { $who } de jouer.
    .you = C'est à vous de jouer.
log-gains_crystals = { $who } gagne { $crystals }.
    .you = Vous gagnez { $crystals }.
log-loses_crystals = { $who } perd { $crystals }.
    .you = Vous perdez { $crystals }.
log-gives_crystals = { $who } donne { n-crystals } à { $to }.
    .you = Vous donnez { n-crystals } à { $to }.
    .to-you = { $who } vous donne { n-crystals }.
log-gains_energy = { $who } prend { $energy }.
    .you = Vous prenez { $energy }.
log-loses_energy = { $who } écarte { $energy }.
    .you = Vous écartez { $energy }.
log-gauge = { $who } monte sa jauge de { $n }, jusqu'à { $now }.
    .you = Vous montez votre jauge de { $n }, jusqu'à { $now }.
log-gauge-back = { $who } baisse sa jauge de { $n }, jusqu'à { $now }.
    .you = Vous baissez votre jauge de { $n }, jusqu'à { $now }.
log-draws = { $who } pioche { $card }.
    .you = Vous piochez { $card }.
log-draws-hidden = { $who } pioche { $cards }.
    .you = Vous piochez { $cards }.
log-keeps = { $who } garde { $card }.
    .you = Vous gardez { $card }.
log-keeps-hidden = { $who } garde { $cards }.
    .you = Vous gardez { $cards }.
log-discards = { $who } défausse { $card }.
    .you = Vous défaussez { $card }.
log-discards-hidden = { $who } défausse { $cards }.
    .you = Vous défaussez { $cards }.
log-to_discard = « { $card } » va à la défausse.
log-summons = { $who } invoque « { $card } ».
    .you = Vous invoquez « { $card } ».
log-enters = « { $card } » entre en jeu chez { $who }.
    .you = « { $card } » entre en jeu chez vous.
log-activates = { $who } active « { $card } ».
    .you = Vous activez « { $card } ».
log-sacrifices = { $who } sacrifie « { $card } ».
    .you = Vous sacrifiez « { $card } ».
log-returns = { $who } reprend « { $card } » en main.
    .you = Vous reprenez « { $card } » en main.
log-transmutes = { $who } cristallise { $energy }.
    .you = Vous cristallisez { $energy }.
log-bonus = { $who } utilise un bonus : { $bonus } ({ $n } sur 3).
    .you = Vous utilisez un bonus : { $bonus } ({ $n } sur 3).
log-moves = Le marqueur saison avance de { n-spaces }.
log-moves-back = Le marqueur saison recule de { n-spaces }.
log-season = La saison change : { $season }.
log-year = { $n ->
    [4] La troisième année est finie.
   *[other] C'est maintenant l'année { $n }.
}
log-permit = { $who } peut cristalliser ce tour.
    .you = Vous pouvez cristalliser ce tour.
log-rerolls = { $who } relance le { $die } : { $face }.
    .you = Vous relancez le { $die } : { $face }.
log-looks = { $who } consulte la carte du dessus de la pioche : « { $card } ».
    .you = Vous consultez la carte du dessus de la pioche : « { $card } ».
log-looks-hidden = { $who } consulte la carte du dessus de la pioche.
    .you = Vous consultez la carte du dessus de la pioche.
log-gives_card = { $who } donne « { $card } » à { $to }.
    .you = Vous donnez « { $card } » à { $to }.
    .to-you = { $who } vous donne « { $card } ».
log-gives_card-hidden = { $who } donne une carte à { $to }.
    .you = Vous donnez une carte à { $to }.
    .to-you = { $who } vous donne une carte.
log-passes_card = { $who } passe « { $card } » à { $to }.
    .you = Vous passez « { $card } » à { $to }.
    .to-you = { $who } vous passe « { $card } ».
log-places = { $who } pose { $energy } sur « { $card } ».
    .you = Vous posez { $energy } sur « { $card } ».
log-pays = { $place ->
    [reserve] { $who } paie { $energy }.
   *[other] { $who } paie { $energy } avec « { $place } ».
}
    .you = { $place ->
        [reserve] Vous payez { $energy }.
       *[other] Vous payez { $energy } avec « { $place } ».
    }
log-shuffles = La défausse est mélangée et devient la pioche : { n-cards }.
log-split = { $who } a formé sa main, sa bibliothèque II et sa bibliothèque III.
    .you = Vous avez formé votre main, votre bibliothèque II et votre bibliothèque III.
log-library = { $who } prend en main sa bibliothèque { $shelf } : { n-cards }.
    .you = Vous prenez en main votre bibliothèque { $shelf } : { n-cards }.
log-picks = { $who } choisit { $card }.
    .you = Vous choisissez { $card }.
log-picks-hidden = { $who } choisit { $cards }.
    .you = Vous choisissez { $cards }.
log-converts = { $who } voit sa réserve se changer en { $energy }.
    .you = Votre réserve se change en { $energy }.
log-puts_back = { $who } remet la carte sur la pioche.
    .you = Vous remettez la carte sur la pioche.
log-takes_tokens = { $who } reprend { $energy } de la carte dans sa réserve.
    .you = Vous reprenez { $energy } de la carte dans votre réserve.
log-ends_turn = { $who } termine son tour.
    .you = Vous terminez votre tour.
log-shows = { $who } montre { $card }.
    .you = Vous montrez { $card }.
log-enchantment = L'enchantement de cette partie : « { $enchantment } ».
log-chooses_ability = { $who } garde le { $token }.
    .you = Vous gardez le { $token }.
log-ability = { $who } utilise le { $token }.
    .you = Vous utilisez le { $token }.
log-track_back = { $who } revient d'une case sur la piste des bonus : { $now } bonus sur 3 utilisés.
    .you = Vous revenez d'une case sur la piste des bonus : { $now } bonus sur 3 utilisés.
log-takes_energy = { $who } prend { $energy } à { $to }.
    .you = Vous prenez { $energy } à { $to }.
    .to-you = { $who } vous prend { $energy }.
log-reveals = { $who } révèle { $card }.
    .you = Vous révélez { $card }.
log-reorders = { $who } remet { n-cards } sur la pioche, dans l'ordre voulu.
    .you = Vous remettez { n-cards } sur la pioche, dans l'ordre voulu.
log-buries = { $who } glisse { n-cards } au fond de la défausse.
    .you = Vous glissez { n-cards } au fond de la défausse.
log-space_lost = { $who } renonce à une place de sa réserve jusqu'à la fin de la partie.
    .you = Vous renoncez à une place de votre réserve jusqu'à la fin de la partie.
log-looks_at_discard = { $who } trouve « { $card } » dans la défausse.
    .you = Vous trouvez « { $card } » dans la défausse.
log-looks_at_discard-hidden = { $who } regarde une carte de la défausse.
    .you = Vous regardez une carte de la défausse.
log-looks_at_hand = { $who } voit « { $card } » en main chez { $to }.
    .you = Vous voyez « { $card } » en main chez { $to }.
    .to-you = { $who } voit « { $card } » dans votre main.
log-looks_at_hand-hidden = { $who } voit une carte en main chez { $to }.
    .you = Vous voyez une carte en main chez { $to }.
    .to-you = { $who } voit une carte de votre main.
log-steadfast = { $who } renonce à son dé : « { $card } » le remplace.
    .you = Vous renoncez à votre dé : « { $card } » le remplace.
log-mimics = Chez { $who }, { raven_the_usurper } copie « { $card } ».
    .you = Chez vous, { raven_the_usurper } copie « { $card } ».
log-shield = Chez { $who }, « { $card } » se sacrifie à la place d'une autre carte.
    .you = Chez vous, « { $card } » se sacrifie à la place d'une autre carte.
log-embrace = { argos_embrace } : pour la carte gardée, { $who } doit { n-crystals }, ou une carte s'il en manque.
    .you = { argos_embrace } : pour la carte gardée, vous devez { n-crystals }, ou une carte s'il vous en manque.
log-drought = { drought } : en tête en cristaux, { $who } doit sacrifier une carte ou perdre une place de réserve.
    .you = { drought } : en tête en cristaux, vous devez sacrifier une carte ou perdre une place de réserve.
log-vision = { $who } utilise la { vision_of_destiny } contre la carte du dessus de la pioche.
    .you = Vous utilisez la { vision_of_destiny } contre la carte du dessus de la pioche.

## Questions

ask-draft = Choisissez une carte à garder ; les autres passent à gauche.
ask-draft-away = Choisissez une carte à écarter ; les autres passent à gauche. Ensuite, vous garderez vos choix.
ask-keep_nine = Choisissez, une à une, les neuf cartes que vous gardez.
ask-discard_tenth = Choisissez une de vos dix cartes à défausser face cachée.
ask-split = Répartissez vos cartes : d'abord la bibliothèque II, puis la III ; le reste est votre main.
ask-split-2 = Choisissez une carte pour la bibliothèque II, celle de l'année 2.
ask-split-3 = Choisissez une carte pour la bibliothèque III, celle de l'année 3.
ask-choose_ability = Choisissez le jeton de capacité que vous gardez ; les deux autres sortent du jeu.
ask-dice = Choisissez un dé.
ask-before_the_die = Activer une carte avant les actions de votre dé ?
ask-instead_of_die = { steadfast_die } — Renoncer à votre dé et prendre ceci à la place ?
ask-die_draw = Votre dé vous fait piocher une carte.
ask-turn = C'est votre tour : que faites-vous ?
ask-move_season = Où va le marqueur saison ?
ask-sacrifice = Choisissez une de vos cartes en jeu à sacrifier.
ask-return_item = Choisissez un de vos objets magiques à reprendre en main.
ask-return_item_of_energy = Choisissez un autre de vos objets magiques à reprendre en main.
ask-give_up_familiar = Choisissez un familier, en jeu à sacrifier ou en main à défausser.
ask-give_up_card = Choisissez une carte, en jeu à sacrifier ou en main à défausser.
ask-embrace = { argos_embrace } — Vous avez moins de 5 cristaux : choisissez une carte, en jeu à sacrifier ou en main à défausser.
ask-drought = { drought } — Vous êtes en tête en cristaux : sacrifiez une carte en jeu ou perdez une place de réserve.
ask-leave = Vous allez perdre cette carte : sacrifier un Bouclier à sa place ?
ask-lose_from_hand = La carte choisie va être défaussée : sacrifier un Bouclier à sa place ?
ask-keep_one = Choisissez la carte que vous gardez.
ask-keep_or_discard = Garder la carte piochée, ou la défausser ?
ask-give_one_to_each_opponent = Choisissez la carte du prochain adversaire, dans le sens horaire.
ask-discard_shown = Choisissez une carte de votre main à montrer et à défausser.
ask-discard_from_hand = Choisissez une carte de votre main à défausser.
ask-discard_any_number = Choisissez une carte de votre main à défausser ; vous en piocherez autant.
ask-reorder_top = Choisissez la carte suivante, en partant du dessus de la pioche.
ask-reveal_familiar = Révélez des cartes jusqu'à un familier.
ask-reveal_item_of = Nommez un type d'énergie : vous cherchez un objet magique dont le coût en contient.
ask-reveal-keep = Garder la carte trouvée, ou la défausser ?
ask-reveal-again = Chercher encore une fois ? Il faudra garder la carte trouvée.
ask-choose_to_pay = Payer des énergies pour que la carte entre en jeu, ou la remettre ?
ask-choose_for_free = Choisissez la carte qui entre en jeu gratuitement.
ask-choose_from_hand_for_free = Choisissez la carte de votre main qui entre en jeu gratuitement.
ask-choose_model = Choisissez un objet magique adverse à copier ; vous payez son coût d'invocation complet.
ask-choose_model_types = Quels types d'énergie payez-vous pour lui ?
ask-pay_for_model = Choisissez une énergie pour payer l'objet.
ask-choose = Choisissez l'un des deux.
ask-by_type = Quel effet d'abord ?
ask-choose_opponent = Désignez un adversaire.
ask-gain_energy = Choisissez une énergie à prendre.
ask-gain_energy_per_other_item = { ask-gain_energy }
ask-gain_energy_by_prestige = { ask-gain_energy }
ask-gain_as_many = { ask-gain_energy }
ask-gain_owed = { ask-gain_energy }
ask-fill_card = Choisissez une énergie à poser sur la carte.
ask-place_if_wanted = Poser une de vos énergies sur la carte ?
ask-take_some_back = Choisissez une énergie de la carte à reprendre dans votre réserve.
ask-take_from_each_opponent = Choisissez une énergie à prendre, jusqu'à deux par adversaire, dans le sens horaire.
ask-reduce = Votre réserve déborde : choisissez une énergie à écarter.
ask-drop_energy = Choisissez une énergie de votre réserve à écarter, quatre en tout.
ask-discard_energy_for = Choisissez une énergie à écarter ; la terre rapporte 5 cristaux.
ask-pay_energy = Choisissez une énergie à payer.
ask-pay_of = { ask-pay_energy }
ask-place_energy = { ask-fill_card }
ask-give_back = Choisissez une énergie à rendre.
ask-discard_identical = Choisissez les énergies à dépenser, toutes du même type.
ask-pay_for_mirror = Choisissez le type à changer, puis le type voulu, puis les énergies, à 1 cristal chacune.
ask-choose_types = Quels types d'énergie choisissez-vous ?
ask-pay_cost = Choisissez une énergie pour payer l'invocation.
ask-owed = { $prompt } Reste à payer : { $cost }.
ask-sweep = Laquelle de vos cartes agit ensuite ?
ask-chest_at_turn_end = { ask-sweep }

## Options

option-end = Terminer le tour
option-pass = Continuer
option-pass-before_the_die = Garder mon dé tel quel
option-pass-leave = Laisser partir cette carte
option-pass-place_if_wanted = Ne rien poser
option-pass-take_some_back = Ne plus rien reprendre
option-pass-take_from_each_opponent = Ne plus rien prendre à cet adversaire
option-pass-discard_any_number = Ne plus défausser
option-pass-reveal = Ne plus chercher
option-pass-choose_model = Ne rien copier
option-pass-instead_of_die = Utiliser le dé
option-keep = Garder la carte
option-keep-card = Garder « { $card } »
option-discard = Défausser la carte
option-discard-card = Défausser « { $card } »
option-discard-crystal_orb = Payer 3 cristaux et défausser la carte du dessus sans la voir
option-discard-vampiric_crown = Montrer une carte de votre main et la défausser
option-draw = Piocher une carte
option-draw-vampiric_crown = Piocher une carte, la montrer et la garder
option-draw-reveal = Chercher encore une fois
option-look = Consulter la carte du dessus
option-look-crystal_orb = Consulter la carte du dessus de la pioche
option-look-statue_of_eolis = Gagner 2 cristaux et consulter la carte du dessus de la pioche
option-gain = Prendre une énergie
option-gain-tree_of_light = Payer 3 cristaux et prendre 1 énergie
option-gain-statue_of_eolis = Prendre 1 énergie
option-gain-sweep = { hourglass_of_time }
option-permit = Obtenir le droit de cristalliser
option-permit-tree_of_light = Payer 1 énergie et pouvoir cristalliser ce tour
option-pay = Payer : la carte entre en jeu
option-put_back = Remettre la carte
option-waive = Payer une énergie de moins
option-die_draw = Piocher la carte du dé
option-die_gauge = Monter votre jauge de 1 grâce au dé
option-gauge = Monter votre jauge de 1
option-ability = Utiliser votre jeton de capacité
option-ability-token = Utiliser votre { $token }
option-token = { $token }
option-vision = Payer 5 cristaux pour défausser la carte du dessus de la pioche
option-vision-card = Payer 5 cristaux pour défausser « { $card } » de la pioche
option-smaller_reserve = Perdre 1 place de réserve pour le reste de la partie
option-energies = Des énergies
option-energy-warden_of_argos = Chacun écarte 4 énergies
option-cards = Des cartes
option-card-warden_of_argos = Chacun défausse une carte de sa main
option-energy = { $energy }
option-transmute = Cristalliser : { $energy }
option-transmute-worth = Cristalliser : { $energy } ({ n-crystals })
option-seat = { $who }
option-forward = Avancer de { n-spaces }
option-back = Reculer de { n-spaces }
option-die = { $die }
option-die-face = { $die } : { $face }
option-bonus = Bonus : { $bonus }
option-types = { $types }
option-card = { $card }
option-card-give_up = Défausser « { $card } »
option-play = { $card }
option-play-give_up = Sacrifier « { $card } »
option-play-leave = Sacrifier « { $card } » à la place
option-play-choose_model = { $card } (chez { $who })
option-summon = Invoquer « { $card } »
option-activate = Activer « { $card } »
# Une énergie posée sur une carte.
energy-on = { $energy } sur « { $card } »

## Raisons

reason-gauge_full = Votre jauge n'a plus de place pour une carte.
    .remedy = Prenez un dé qui monte votre jauge, ou utilisez le bonus.
reason-crystals_short = Vous n'avez pas assez de cristaux.
    .remedy = Cristallisez des énergies, ou prenez un dé qui donne des cristaux.
reason-energy_short = Vous n'avez pas les énergies qu'il faut.
    .remedy = Prenez un dé qui donne les énergies manquantes, ou échangez-en deux avec un bonus.
reason-toll_unpaid = Il ne vous reste pas de quoi payer le péage d'Arcano Sangsue.
    .remedy = Cristallisez des énergies, ou prenez un dé qui donne des cristaux.
reason-card_turned = Cette carte a déjà été activée pendant cette manche.
    .remedy = Elle pourra de nouveau servir à la prochaine manche.
reason-no_activation = Cette carte ne s'active pas.
reason-die_used = Cette carte ne sert qu'avant les actions de votre dé.
    .remedy = La question vous sera posée au début de votre prochain tour.
reason-nothing_to_sacrifice = Vous n'avez pas assez de cartes en jeu à sacrifier.
reason-no_familiar = Vous n'avez aucun familier, ni en main ni en jeu.
reason-nothing_to_place = Vous n'avez en main aucune carte à mettre en jeu.
reason-no_identical = Vous n'avez pas assez d'énergies d'un même type.
reason-no_permission = Rien ne vous permet de cristalliser ce tour.
    .remedy = Prenez un dé qui le permet, ou utilisez le bonus.
reason-track_full = Vos 3 bonus sont déjà utilisés.
reason-gauge_at_max = Votre jauge est déjà à 15.
reason-no_pending_draw = Votre dé ne vous donne aucune carte à piocher maintenant.
reason-die_pending = Prenez d'abord ce que donne votre dé.
reason-locked_out = Après la Potion de vie d'un autre, vous ne cristallisez plus pendant cette manche.
reason-no_such_energy = Vous n'avez aucune énergie de ce type.
reason-before_the_first_year = Le marqueur saison ne peut pas reculer avant la première année.
reason-not_an_item = Cette carte n'est pas un objet magique.
reason-die_taken = Ce dé est déjà pris.
reason-no_tokens_here = Il n'y a aucune énergie sur cette carte.
reason-no_card = Vous n'avez aucune carte, ni en jeu ni en main.
reason-ability_used = Votre jeton de capacité est déjà utilisé.
reason-ability_permanent = Ce jeton de capacité agit en permanence et ne s'utilise pas.
reason-gauge_too_low = Votre jauge ne peut descendre ni sous 0, ni sous le nombre de vos cartes en jeu.
reason-roots = Sous les Racines entravantes, on n'invoque qu'une carte par tour.
    .remedy = Invoquez celle-ci à un autre tour.
reason-vision_used = Vous avez déjà utilisé la Vision du destin ce tour.
reason-never_free = Cette carte ne peut qu'être invoquée, jamais mise en jeu gratuitement.
reason-costs_no_energy = Le coût de cet objet ne contient aucune énergie.
reason-just_entered = Cette carte vient d'entrer en jeu : il en faut une autre.

## Ce que les autres décident ; $n est leur nombre

doing-draft = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} une carte à garder…
doing-split = { $who } { $n ->
    [one] répartit ses
   *[other] répartissent leurs
} cartes sur trois années…
doing-ability = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} un jeton de capacité…
doing-die = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} un dé…
doing-turn = { $who } { $n ->
    [one] joue son tour…
   *[other] jouent leur tour…
}
doing-season = { $who } { $n ->
    [one] déplace
   *[other] déplacent
} le marqueur saison…
doing-opponent = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} un adversaire…
doing-pay = { $who } { $n ->
    [one] paie…
   *[other] paient…
}
doing-energy = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} une énergie…
doing-card = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} une carte…
doing-effect = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} un effet…

## Ce qu'un choix change

figure-crystals = cristaux
figure-gauge = jauge
figure-play = en jeu
figure-hand = main
figure-bonuses = bonus utilisés
figure-capacity = taille de la réserve
figure-score = score

## La table

table-prelude = Prélude
table-moment = Manche { $round } · année { $year } · case { $space } sur 12 · { $season }
table-enchantment = Enchantement : { $enchantment }
table-over = La partie est finie.
table-rates = Cours :
table-extra = +{ $n } chacune pour { $who }
table-may = cristallisation permise
table-dice = Dés :
table-left = reste
table-you = vous
table-starts = en premier
table-turn = à jouer
table-chooses = à choisir
table-chosen = choix fait
table-seat = cristaux { $crystals } · jauge { $gauge } · bonus { $bonuses } sur 3 · main { $hand } · bibliothèque II { $two } · bibliothèque III { $three }
table-reserve = réserve { $n } sur { $capacity } :
table-play = en jeu { $n } sur { $gauge } :
table-turned = inclinée
table-mimics = copie { $card }
table-used = utilisé
# Places de réserve perdues par cet enchantement.
table-spaces_lost = { drought } −{ $n }
table-known_hand = connues en main :
table-known_somewhere = connues en main ou en bibliothèque :
table-known_unless_discarded = en main ou en bibliothèque, sauf défausse face cachée depuis :
table-hand = Votre main :
table-library_2 = Votre bibliothèque II :
table-library_3 = Votre bibliothèque III :
table-pack = Votre paquet :
table-sealed = Votre choix :
table-looking = Vous consultez :
table-tokens = Vos jetons de capacité, dont vous garderez un :
table-piles = Pioche { $deck } · défausse { $discard }
table-open_deck = Visibles sur la pioche :
table-known_deck = Connues dans la pioche, à partir du dessus :

## Le score

score-crystals = cristaux
score-prestige = prestige des cartes en jeu
score-hand = cartes restées en main
score-bonuses = bonus utilisés
score-ability = jeton de capacité
score-total = total

## Options de partie

opt-level = Niveau
    .text = Quelles cartes Pouvoir sont en jeu, et si on les choisit par draft.
opt-level-archmage = Archimage : les 50 cartes, avec draft
opt-level-magician = Magicien : cartes 1 à 30, avec draft
opt-level-apprentice = Apprenti : cartes 1 à 30, séries fixes de neuf
opt-balance = Balance d'Ishtar
    .text = Quelle édition de la carte est jouée.
opt-balance-new = nouvelle : coûte 2 cristaux, change 3 énergies en 9 cristaux
opt-balance-old = ancienne : coûte 6 cristaux, change 4 énergies en 12 cristaux
opt-idol = Idole du familier
    .text = Quelle édition de la carte est jouée.
opt-idol-new = nouvelle : 10 cristaux quand elle entre en jeu
opt-idol-old = ancienne : rien quand elle entre en jeu
opt-exchange = Bonus d'échange
    .text = Combien d'énergies le bonus échange.
opt-exchange-exact2 = exactement deux
opt-exchange-upto2 = une ou deux
opt-chest = Coffret merveilleux
    .text = Quand la carte vérifie votre réserve.
opt-chest-round = à la fin de la manche
opt-chest-turn = à la fin du tour de son propriétaire
opt-diefirst = Actions du dé
    .text = Ce que votre dé vous donne avant que vous puissiez faire autre chose.
opt-diefirst-all4 = carte, énergies, cristaux et jauge
opt-diefirst-energy_crystals = énergies et cristaux ; carte et jauge quand vous voulez
opt-diefirst-rest_optional = énergies et cristaux ; carte et jauge quand vous voulez, ou pas du tout
opt-hourglass = Sablier du temps
    .text = Quand la carte donne son énergie après un changement de saison.
opt-hourglass-immediate = aussitôt
opt-hourglass-round_end = à la fin de la manche
opt-life = Potion de vie
    .text = Ce que devient la cristallisation après la potion.
opt-life-free = les autres droits subsistent
opt-life-lockout = aucun autre joueur ne cristallise pendant la manche
opt-life_bonus = Potion de vie et bonus
    .text = Si un bonus de cristallisation pris plus tôt dans le tour augmente les cristaux de la potion.
opt-life_bonus-counts = il les augmente
opt-life_bonus-ignored = il n'y change rien
opt-tiebreak = Départage
    .text = Qui gagne à égalité de points.
opt-tiebreak-in_play = le plus de cartes Pouvoir en jeu
opt-tiebreak-summoned = le plus de cartes Pouvoir invoquées durant la partie
opt-fairies = Fées chapardeuses
    .text = Quand elles prennent leur cristal à qui active une carte.
opt-fairies-before_cost = avant le coût d'activation
opt-fairies-after_cost = après le coût d'activation
opt-before_year1 = Avant la première année
    .text = Si le marqueur saison peut reculer au-delà de la case 1 de l'année 1.
opt-before_year1-allow = permis
opt-before_year1-forbid = interdit
opt-round_end = Effets de fin de manche
    .text = Dans quel ordre viennent les effets d'un même joueur.
opt-round_end-fixed = dans un ordre fixe
opt-round_end-owner_order = dans l'ordre choisi par leur propriétaire, s'il change quelque chose
opt-zira_chain = Deux Boucliers de Zira
    .text = Si un second Bouclier peut remplacer le premier.
opt-zira_chain-chained = oui, pour 20 cristaux en tout
opt-zira_chain-single = un seul Bouclier par perte
opt-second_search = Attrape-familiers et Parchemin d'Ishtar
    .text = Si un joueur qui refuse la première carte trouvée doit recommencer.
opt-second_search-optional = il peut s'arrêter là
opt-second_search-forced = il doit recommencer et garder la suivante
opt-first = Premier joueur
    .text = Qui commence la première manche.
opt-first-random = tirage au sort
opt-first-1 = place 1
opt-first-2 = place 2
opt-first-3 = place 3
opt-first-4 = place 4
opt-kingdom_cards = Cartes d'Enchanted Kingdom
    .text = Si les 20 cartes Pouvoir de l'extension, deux de chaque, sont mélangées à celles du niveau.
opt-kingdom_cards-without = sans
opt-kingdom_cards-with = avec
opt-ability_tokens = Jetons de capacité
    .text = Si chacun reçoit trois jetons de capacité et en garde un, à utiliser une fois.
opt-ability_tokens-without = sans
opt-ability_tokens-with = avec
opt-enchantment = Enchantement
    .text = Une règle qui change toute la partie ; les trois premiers touchent au draft, donc pas au niveau Apprenti.
opt-enchantment-none = aucun
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
opt-enchantment-random = tiré au sort
opt-printing = Édition
    .text = Règle toutes les options sur le livret de cette langue là où les livrets diffèrent, sauf pour les deux cartes qu'Enchanted Kingdom remplace ; vos propres réglages l'emportent.
opt-printing-en = anglaise
opt-printing-fr = française
opt-printing-de = allemande
