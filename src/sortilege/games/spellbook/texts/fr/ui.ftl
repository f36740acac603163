### SpellBook en français : journal, questions, choix, raisons, table, score et options d'une partie.
### $who est un joueur ; $spell, $color, $rune, $phase et $action sont des noms ; $materia est une materia ou plusieurs.

## Quantités

sb-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sb-n-materia = { $n ->
    [one] { $n } materia
   *[other] { $n } materias
}

## Journal

sb-log-day = Jour { $n } : c'est à { $who } de jouer.
    .you = Jour { $n } : c'est à vous de jouer.
sb-log-draws = { $who } pioche : { $materia }.
    .you = Vous piochez : { $materia }.
sb-log-takes = { $who } prend sur l'Autel : { $materia }.
    .you = Vous prenez sur l'Autel : { $materia }.
sb-log-stores = { $who } range : { $materia }.
    .you = Vous rangez : { $materia }.
sb-log-stores_from_altar = { $who } range depuis l'Autel : { $materia }.
    .you = Vous rangez depuis l'Autel : { $materia }.
sb-log-discards = { $who } défausse : { $materia }.
    .you = Vous défaussez : { $materia }.
sb-log-learns = { $who } apprend { $spell } au niveau { $level }.
    .you = Vous apprenez { $spell } au niveau { $level }.
sb-log-casts = { $who } utilise { $spell }, niveau { $level }.
    .you = Vous utilisez { $spell }, niveau { $level }.
sb-log-copies = { $who } copie { $spell }, niveau { $level }.
    .you = Vous copiez { $spell }, niveau { $level }.
sb-log-to_altar = Nouveau sur l'Autel : { $materia }.
sb-log-wipes = L'Autel est vidé : { sb-n-materia } à la défausse.
sb-log-refills = La boîte de défausse retourne dans le sac : { sb-n-materia }.
sb-log-raises = { $who } monte { $spell } au niveau { $level }.
    .you = Vous montez { $spell } au niveau { $level }.
sb-log-lowers = { $spell } descend au niveau { $level } chez { $who }.
    .you = { $spell } descend au niveau { $level } chez vous.
sb-log-gives = { $who } pose sur l'Autel : { $materia }.
    .you = Vous posez sur l'Autel : { $materia }.
sb-log-opponent = L'adversaire reçoit en case { $n } : { $materia }.
sb-log-lower_area = La zone basse de l'adversaire reçoit : { $materia }.
sb-log-triggers = { $who } déclenche la fin de la partie.
    .you = Vous déclenchez la fin de la partie.
sb-log-primary = { $who } : { $action }.
    .you = Vous : { $action }.
sb-log-replaces = { $who } remplace { sb-n-materia } sur l'Autel.
    .you = Vous remplacez { sb-n-materia } sur l'Autel.
sb-log-from_board = { $who } reprend de son plateau Familier : { $materia }.
    .you = Vous reprenez de votre plateau Familier : { $materia }.
sb-log-skips = { $who } passe : { $phase }.
    .you = Vous passez : { $phase }.
sb-log-went_back = { log-went_back }

## Questions

sb-ask-morning = Matin : que faites-vous ?
sb-ask-midday = Midi : que faites-vous ?
sb-ask-evening = Soir : que faites-vous ?
sb-ask-discard = Choisissez une materia de votre réserve à défausser.
sb-ask-discard_rune = Choisissez une materia portant la bonne rune à défausser.
sb-ask-take = Choisissez une materia à prendre sur l'Autel.
sb-ask-take_rune = { sb-ask-take }
sb-ask-take_card_rune = { sb-ask-take }
sb-ask-take_what_is_left = { sb-ask-take }
sb-ask-take_up_to = Choisissez une materia à prendre sur l'Autel, ou arrêtez-vous ; deux doivent être de même couleur.
sb-ask-take_stored_color = Choisissez une materia d'une couleur présente sur votre plateau Familier.
sb-ask-store = Choisissez une materia de votre réserve à ranger.
sb-ask-store_same_color = Choisissez une materia à ranger ; toutes doivent être de même couleur.
sb-ask-store_card_rune = Choisissez une materia à ranger portant la rune de la carte.
sb-ask-store_from_altar = Choisissez une materia de l'Autel à ranger.
sb-ask-store_what_is_there = { sb-ask-store_from_altar }
sb-ask-swap = Choisissez une materia de votre réserve à donner.
sb-ask-swap-altar = Choisissez une materia de l'Autel à recevoir en échange.
sb-ask-swap_with_board = Choisissez une materia de votre réserve à ranger.
sb-ask-swap_with_board-board = Choisissez la materia rangée qui revient dans votre réserve.
sb-ask-replace_altar = Choisissez une materia de l'Autel à remplacer, ou continuez.
sb-ask-others_take = Vous devez prendre une materia sur l'Autel.
sb-ask-others_take-solo = Choisissez une materia de l'Autel pour la zone basse de l'adversaire.
sb-ask-either_or = Ranger ou prendre ?
sb-ask-raise_other = Choisissez le sort qui monte d'un niveau.
sb-ask-learn = Quel sort apprenez-vous, et à quel niveau ?
sb-ask-learn-how = Combien de jokers dans votre paiement ?
sb-ask-learn-real = Payez : choisissez une materia de la couleur du sort.
sb-ask-learn-token = Laquelle des materias payées va sur la carte ?
sb-ask-learn-triple = Quelle rune portent les trois materias qui comptent pour une ?
sb-ask-learn-member = Choisissez une materia pour le groupe de trois.
sb-ask-learn-single = Choisissez une materia qui sert de joker.
sb-ask-learn-keep = Choisissez une des materias dépensées à ranger.
sb-ask-copy_action = Quelle action copiez-vous ?
sb-ask-copy_action-seat = De qui copiez-vous le sort ? Sa rune compte.
sb-ask-copy_after_discard = { sb-ask-copy_action }
sb-ask-copy_after_discard-seat = { sb-ask-copy_action-seat }
sb-ask-discard_for_copy = Choisissez une materia portant la rune du Clone à défausser.
sb-ask-resupply_altar = La journée finit : choisissez une materia de l'Autel pour le plateau de l'adversaire.

## Choix

sb-option-pass = Passer
sb-option-take_1 = Prendre 1 materia sur l'Autel
sb-option-draw_2 = Piocher 2 materias dans le sac
sb-option-store_1 = Ranger 1 materia
sb-option-learn_1 = Apprendre 1 sort
sb-option-store = Ranger depuis votre réserve
sb-option-take = Prendre sur l'Autel
sb-option-done = S'arrêter là
sb-option-wilds = { $n ->
    [0] Aucun
    [one] Un
   *[other] { $n }
}
sb-option-rune = { $rune }
sb-option-seat = { $who }
sb-option-pool = { $materia }
sb-option-altar = { $materia }
sb-option-board = { $materia }
sb-option-cast = { $spell }, niveau { $level }
sb-option-copy = Copier { $spell }, niveau { $level }
sb-option-learn = { $spell }, niveau { $level }
sb-option-raise = { $spell }
sb-option-raise-to = { $spell } : du niveau { $level } au niveau { $n }

## Raisons

sb-reason-pool_full = Votre réserve contient 9 materias et n'a plus de place.
    .remedy = Rangez-en, ou apprenez un sort.
sb-reason-pool_empty = Vous avez trop peu de materias en réserve.
    .remedy = Prenez-en ou piochez-en le matin.
sb-reason-pool_short = Vous avez moins de materias en réserve qu'il n'en faut échanger.
sb-reason-altar_empty = Il n'y a pas de materia sur l'Autel.
sb-reason-altar_short = Il y a trop peu de materias utilisables sur l'Autel.
sb-reason-board_full = Votre plateau Familier est plein.
sb-reason-no_rune = Vous avez trop peu de materias portant la rune voulue.
sb-reason-no_group = Vous avez trop peu de materias de même couleur.
sb-reason-nothing_to_raise = Vous n'avez appris aucun autre sort sous le niveau 5.
sb-reason-nothing_to_learn = Vous ne pouvez payer aucun sort.
    .remedy = Rassemblez plus de materias de la couleur d'un sort.
sb-reason-learned_already = Vous avez déjà appris ce sort.
sb-reason-price_short = Vous n'avez pas les materias qu'il faut.
    .remedy = Rassemblez plus de materias de sa couleur.
sb-reason-learned_today = Vous avez appris ce sort aujourd'hui : il sert dès votre prochaine journée.
sb-reason-nothing_happens = Il ne se passerait rien.
sb-reason-no_color = Aucune materia de l'Autel n'a une couleur de votre plateau Familier.
sb-reason-nothing_to_copy = Il n'y a aucune action à copier.
sb-reason-nothing_stored = Votre plateau Familier est vide.

## Ce que les autres décident ; $n est leur nombre

sb-doing-morning = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} une action pour le matin…
sb-doing-midday = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} une action pour le midi…
sb-doing-evening = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} une action pour le soir…
sb-doing-learn = { $who } { $n ->
    [one] apprend
   *[other] apprennent
} un sort…
sb-doing-copy = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} une action à copier…
sb-doing-swap = { $who } { $n ->
    [one] échange
   *[other] échangent
} des materia…
sb-doing-take = { $who } { $n ->
    [one] prend
   *[other] prennent
} des materia sur l'Autel…
sb-doing-store = { $who } { $n ->
    [one] range
   *[other] rangent
} des materia…
sb-doing-discard = { $who } { $n ->
    [one] défausse
   *[other] défaussent
} des materia…

## Ce qu'un choix change

sb-figure-pool = réserve
sb-figure-board = plateau Familier
sb-figure-points = points

## La table

sb-table-moment = Jour { $day }
sb-table-last = dernier tour
sb-table-over = La partie est finie.
sb-table-altar = Autel { $n } :
sb-table-held = Mis de côté :
sb-table-piles = Sac { $pouch } · boîte de défausse { $box }
sb-table-opponent = Adversaire : plateau { $n } sur 17 · zone basse { $lower } · { $points }
sb-table-you = vous
sb-table-starts = commence
sb-table-turn = joue
sb-table-chooses = choisit
sb-table-points = { $points } · sorts { $n } sur 7
sb-table-pool = réserve { $n } sur 9 :
sb-table-board = plateau Familier { $n } sur 14, vaut { $points } :
sb-table-learned = sorts :
sb-table-spell = { $spell } { $level }
sb-table-new = nouveau
sb-table-spells = Sorts de la partie :

## Le score

sb-score-board = plateau Familier
sb-score-lower = zone basse
sb-score-total = total
sb-score-opponent = adversaire
sb-score-solo = { $you ->
    [1] Vous gagnez contre l'adversaire
   *[0] { $who } gagne contre l'adversaire
}, { $scores }
sb-score-lost = L'adversaire gagne, { $scores }
sb-score-nobody = Personne ne gagne, { $scores }

## Options d'une partie

sb-opt-spells = Sorts
    .text = Quels sept sorts sont joués ; un sort nommé pour sa couleur passe avant.
sb-opt-spells-classic = un de chaque couleur, au hasard
sb-opt-spells-set_1 = la première série
sb-opt-spells-set_2 = la deuxième série
sb-opt-spells-set_3 = la troisième série
sb-opt-red = Sort rouge
    .text = Le sort rouge de la partie.
sb-opt-purple = Sort violet
    .text = Le sort violet de la partie.
sb-opt-green = Sort vert
    .text = Le sort vert de la partie.
sb-opt-black = Sort noir
    .text = Le sort noir de la partie.
sb-opt-white = Sort blanc
    .text = Le sort blanc de la partie.
sb-opt-blue = Sort bleu
    .text = Le sort bleu de la partie.
sb-opt-yellow = Sort jaune
    .text = Le sort jaune de la partie.
sb-opt-any = selon les sorts choisis
sb-opt-difficulty = Difficulté
    .text = Combien de materias, à 1 point chacune, sont dans la zone basse de l'adversaire au début d'une partie en solo.
sb-opt-difficulty-0 = 0
sb-opt-difficulty-1 = 1
sb-opt-difficulty-2 = 2
sb-opt-difficulty-3 = 3
sb-opt-first = Premier joueur
    .text = À qui est la première journée.
sb-opt-first-random = tiré au sort
sb-opt-first-1 = place 1
sb-opt-first-2 = place 2
sb-opt-first-3 = place 3
sb-opt-first-4 = place 4
sb-opt-altar_shortage = Trop peu sur l'Autel
    .text = Si un effet qui prend un nombre fixe sur l'Autel exige qu'elles y soient toutes.
sb-opt-altar_shortage-full_number = le nombre entier est exigé
sb-opt-altar_shortage-what_there_is = on prend ce qu'il y a
sb-opt-token_from_triple = Materia sur la carte
    .text = Si la materia posée sur un sort appris peut venir d'un groupe de trois qui comptait pour une.
sb-opt-token_from_triple-forbidden = non
sb-opt-token_from_triple-allowed = oui, de la couleur du sort
sb-opt-growth_four = Croissance au niveau 5
    .text = Où descend Croissance, au niveau 5, quand on utilise son effet de niveau 4.
sb-opt-growth_four-one_down = au niveau 4
sb-opt-growth_four-to_three = au niveau 3
sb-opt-mirage_on_store = Mirage et rangement
    .text = Si Mirage fait piocher pour les materias qui vont de l'Autel droit au plateau Familier.
sb-opt-mirage_on_store-draws = oui
sb-opt-mirage_on_store-silent = non
sb-opt-mirage_on_swap = Mirage et échange
    .text = Si Mirage fait piocher pour les materias reçues par Purification.
sb-opt-mirage_on_swap-silent = non
sb-opt-mirage_on_swap-draws = oui
sb-opt-copied_rune = Rune d'un sort copié
    .text = Quelle carte donne la rune quand Clone copie Concentration ou Transmutation.
sb-opt-copied_rune-owner = celle du propriétaire
sb-opt-copied_rune-clone = le Clone
sb-opt-solo_surplus = Solo : plus de 7 sur l'Autel
    .text = Ce que deviennent les materias au-delà de 7 à la fin d'une journée en solo.
sb-opt-solo_surplus-discarded = les plus anciennes sont défaussées
sb-opt-solo_surplus-kept = elles restent
sb-opt-solo_empty_altar = Solo : Autel vide
    .text = Ce que reçoit l'adversaire virtuel si l'Autel est vide à la fin d'une journée en solo.
sb-opt-solo_empty_altar-nothing_placed = rien
sb-opt-solo_empty_altar-filled_first = on remplit d'abord l'Autel, puis on en place une
sb-opt-pouch_and_box_empty = Sac et boîte de défausse tous deux vides
    .text = Ce qui se passe quand un joueur doit piocher et que ni le sac ni la boîte de défausse ne contiennent rien.
sb-opt-pouch_and_box_empty-nothing_drawn = on ne pioche plus rien
sb-opt-pouch_and_box_empty-altar_returns = l'Autel retourne dans le sac
