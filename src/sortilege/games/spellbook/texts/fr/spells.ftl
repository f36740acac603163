### SpellBook en français : sorts, couleurs, runes, phases.
### Les noms sont notre traduction ; l'effet de chaque niveau est dit avec nos mots.
### Les variables sont les options de la table et $players.

## Sorts, première série

spell-sacrifice = Sacrifice
    .three = Défaussez une materia ronde, puis piochez-en 4.
    .four = Défaussez une materia triangulaire, puis piochez-en 4.
    .five = Défaussez une materia carrée, puis piochez-en 4.
spell-levitation = Lévitation
    .three = Prenez 2 materias rondes sur l'Autel.
    .four = Prenez 2 materias triangulaires sur l'Autel.
    .five = Prenez 2 materias carrées sur l'Autel.
spell-purification = Purification
    .three = Échangez 1 materia de votre réserve contre 1 de l'Autel.
    .four = Échangez 2 materias de votre réserve contre 2 de l'Autel.
    .five = Échangez 3 materias de votre réserve contre 3 de l'Autel.
spell-offering = Offrande
    .three = Rangez 2 materias de même couleur de votre réserve.
    .four = Rangez 3 materias de même couleur de votre réserve.
    .five = Rangez 4 materias de même couleur de votre réserve.
spell-time_travel = Voyage dans le temps
    .three = Défaussez une materia ronde, puis montez un autre sort appris d'un niveau.
    .four = Défaussez une materia triangulaire, puis montez un autre sort appris d'un niveau.
    .five = Défaussez une materia carrée, puis montez un autre sort appris d'un niveau.
spell-transmutation = Transmutation
    .three = Sans effet.
    .four = Apprenez un sort ; au lieu de groupes de trois, 1 materia portant la rune de cette carte peut compter comme de la couleur du sort.
    .five = Apprenez un sort ; au lieu de groupes de trois, jusqu'à 2 materias portant la rune de cette carte peuvent compter comme de la couleur du sort.
spell-abundance = Abondance
    .three = Quand vous l'apprenez : piochez 2 materias.
    .four = Quand vous l'apprenez : piochez 3 materias.
    .five = Quand vous l'apprenez : piochez 4 materias.

## Sorts, deuxième série

spell-eruption = Éruption
    .three = Piochez jusqu'à avoir 4 materias en réserve.
    .four = Piochez jusqu'à avoir 5 materias en réserve.
    .five = Piochez jusqu'à avoir 6 materias en réserve.
spell-sharing = Partage
    .three = { $players ->
        [1] Prenez 1 materia sur l'Autel et piochez-en 1 ; puis mettez-en 1 du sac dans la zone basse de l'adversaire.
       *[other] Prenez 1 materia sur l'Autel et piochez-en 1 ; puis chaque autre joueur en pioche 1.
    }
    .four = { $players ->
        [1] Prenez 2 materias sur l'Autel ; puis mettez-en 1 du sac dans la zone basse de l'adversaire.
       *[other] Prenez 2 materias sur l'Autel ; puis chaque autre joueur en pioche 1.
    }
    .five = { $players ->
        [1] Prenez 3 materias sur l'Autel ; puis mettez-en 1 du sac dans la zone basse de l'adversaire.
       *[other] Prenez 3 materias sur l'Autel ; puis chaque autre joueur en pioche 1.
    }
spell-cure = Guérison
    .three = Piochez 1 materia, puis défaussez-en 1.
    .four = Piochez 2 materias, puis défaussez-en 2.
    .five = Piochez 3 materias, puis défaussez-en 3.
spell-focus = Concentration
    .three = Rangez 1 materia de votre réserve portant la rune de cette carte.
    .four = Rangez 2 materias de votre réserve portant la rune de cette carte, ou prenez sur l'Autel 1 materia portant cette rune.
    .five = Rangez 3 materias de votre réserve portant la rune de cette carte, ou prenez sur l'Autel 2 materias portant cette rune.
spell-storm = Tempête
    .three = Sans effet.
    .four = Remplacez autant de materias de l'Autel que vous voulez, puis prenez-en 3 ; ce sort descend d'un niveau.
    .five = Remplacez autant de materias de l'Autel que vous voulez, puis prenez-en 3 ; ce sort descend d'un niveau.
spell-swiftness = Célérité
    .three = Quand vous l'apprenez : une action du matin aussitôt.
    .four = Quand vous l'apprenez : une action du matin aussitôt.
    .five = Dès votre prochaine journée : deux actions du matin par jour.
spell-knowledge = Savoir
    .three = À la fin : 1 point par autre sort appris.
    .four = À la fin : 2 points par autre sort de niveau 4 ou 5, 1 point par autre sort de niveau 3.
    .five = À la fin : 2 points par autre sort appris.

## Sorts, troisième série

spell-blaze = Brasier
    .three = { $players ->
        [1] Piochez 4 materias ; puis mettez-en 1 de l'Autel dans la zone basse de l'adversaire.
       *[other] Piochez 4 materias ; puis chaque autre joueur en prend 1 sur l'Autel.
    }
    .four = { $players ->
        [1] Piochez 4 materias ; puis mettez-en 1 de l'Autel dans la zone basse de l'adversaire.
       *[other] Piochez 4 materias ; puis chaque autre joueur en prend 1 sur l'Autel.
    }
    .five = { $players ->
        [1] Piochez 4 materias ; puis mettez-en 1 de l'Autel dans la zone basse de l'adversaire.
       *[other] Piochez 4 materias ; puis chaque autre joueur en prend 1 sur l'Autel.
    }
spell-divination = Divination
    .three = Posez 2 materias du sac sur l'Autel, prenez-y 2 materias au choix, puis défaussez-en 1 de votre réserve.
    .four = Posez 2 materias du sac sur l'Autel, puis prenez-y jusqu'à 2 materias de même couleur.
    .five = Posez 2 materias du sac sur l'Autel, puis prenez-y 2 materias au choix.
spell-growth = Croissance
    .three = Échangez 1 materia de votre réserve contre une de votre plateau Familier.
    .four = Rangez 2 materias de l'Autel ; { $growth_four ->
        [to_three] ce sort descend au niveau 3.
       *[one_down] ce sort descend d'un niveau.
    }
    .five = Rangez 3 materias de l'Autel ; ce sort descend d'un niveau.
spell-feast = Festin
    .three = Prenez sur l'Autel 1 materia d'une couleur présente sur votre plateau Familier.
    .four = Rangez 1 materia de l'Autel.
    .five = À la fin : 1 point par couleur présente sur votre plateau Familier. Les niveaux 3 et 4 restent utilisables.
spell-clone = Clone
    .three = { $players ->
        [1] Copiez l'effet de niveau 4 d'un sort de midi que vous n'avez pas appris.
       *[other] Copiez une action de midi : une action de base ou celle d'un sort adverse.
    }
    .four = { $players ->
        [1] Copiez l'effet de niveau 4 d'un sort du soir que vous n'avez pas appris, avec la rune de cette carte.
       *[other] Copiez une action du soir : une action de base ou celle d'un sort adverse, { $copied_rune ->
            [clone] avec la rune de cette carte.
           *[owner] avec la rune de ce sort.
        }
    }
    .five = { $players ->
        [1] Défaussez une materia portant la rune de cette carte, puis copiez l'effet de niveau 4 d'un sort du matin que vous n'avez pas appris.
       *[other] Défaussez une materia portant la rune de cette carte, puis copiez une action du matin : une action de base ou celle d'un sort adverse.
    }
# Ce qui déclenche le Mirage.
spell-mirage-takes = { $mirage_on_store ->
    [silent] { $mirage_on_swap ->
        [draws] prenez ou échangez sur l'Autel
       *[silent] prenez sur l'Autel
    }
   *[draws] { $mirage_on_swap ->
        [draws] prenez, échangez ou rangez depuis l'Autel
       *[silent] prenez ou rangez depuis l'Autel
    }
}
spell-mirage = Mirage
    .three = Pour chaque materia portant la rune de cette carte que vous { spell-mirage-takes } dans votre journée, piochez-en 1.
    .four = Pour chaque materia portant la rune de cette carte que vous { spell-mirage-takes } dans votre journée, piochez-en 2.
    .five = Pour chaque materia portant la rune de cette carte que vous { spell-mirage-takes } dans votre journée, piochez-en 2.
spell-communion = Communion
    .three = Quand vous l'apprenez : rangez 3 materias de l'Autel.
    .four = À la fin : 1 point par materia de votre plateau Familier portant la rune de cette carte.
    .five = Chaque fois que vous apprenez un sort, celui-ci compris : rangez 2 des materias que vous défaussez pour lui.

## Couleurs

color-red = rouge
    .plain = rouge
color-purple = violette
    .plain = violet
color-green = verte
    .plain = vert
color-black = noire
    .plain = noir
color-white = blanche
    .plain = blanc
color-blue = bleue
    .plain = bleu
color-yellow = jaune
    .plain = jaune

## Runes

rune-round = ronde
rune-triangle = triangulaire
rune-square = carrée
# Ce que veulent dire les signes d'un tableau.
rune-signs = ● ronde · ▲ triangulaire · ■ carrée

## Materias

materia-named = { $color } { $rune }

## Phases et actions de base

phase-morning = matin
phase-midday = midi
phase-evening = soir
phase-none = toujours
primary-take_1 = Prendre 1
primary-draw_2 = Piocher 2
primary-store_1 = Ranger 1
primary-learn_1 = Apprendre 1 sort
spell-level = niveau { $level } ({ sb-n-points })
