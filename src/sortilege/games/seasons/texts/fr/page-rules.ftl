### Les règles de Seasons et d'Enchanted Kingdom en français, avec nos propres mots, par chapitre ; ce qui est dit quand une chose arrive pour la première fois ; et les mots de l'index.

page-chapter-seasons-goal = De quoi il s'agit
    .text =
        Des sorciers s'affrontent dans un tournoi de trois années. Vous amassez des énergies, en faites des cristaux et invoquez des objets magiques et des familiers, qui restent devant vous et vous aident jusqu'à la fin.

        Qui a le plus de points après la troisième année l'emporte. Les cristaux sont des points, et le prestige de chacune de vos cartes en jeu s'y ajoute.
page-chapter-seasons-setup = Avant la partie
    .text =
        Chaque saison a cinq dés différents. Pour chacune, on tire au sort un dé de plus que le nombre de joueurs ; ces dés servent toute la partie.

        Chacun commence sans cristal, sans énergie et avec une jauge d'invocation à 0. Le marqueur saison est sur la première case de l'année 1, en hiver.

        Chaque carte Pouvoir existe en double. Les magiciens jouent avec les cartes 1 à 30, les archimages avec les 50 ; les apprentis ne draftent pas et reçoivent une des quatre séries de neuf cartes toutes prêtes.{ $kingdom_cards ->
            [with] {" "}Les 20 cartes d'Enchanted Kingdom, en double, y sont mêlées.
           *[without] {""}
        }
page-chapter-seasons-draft = Draft et bibliothèques
    .text =
        { $level ->
            [apprentice] Les apprentis ne draftent pas : chacun reçoit une série de neuf cartes toute prête.
           *[other] Chacun reçoit neuf cartes. Tous en prennent une en secret, en même temps, et passent les autres à gauche, jusqu'à en avoir neuf.
        }

        Vous répartissez ensuite vos neuf cartes en trois paquets de trois. Le premier est votre main ; le deuxième, la bibliothèque II, vient en main au début de la deuxième année ; le troisième, la bibliothèque III, avec la troisième année. Vous pouvez revoir vos bibliothèques quand vous voulez.
page-chapter-seasons-round = Une manche
    .text =
        Le premier joueur lance les dés de la saison en cours. À partir de lui, dans le sens horaire, chacun prend un dé ; il en reste un.

        Dans le même ordre, chacun joue ensuite un tour : d'abord { $diefirst ->
            [all4] ce que montre son dé
           *[other] les énergies et les cristaux de son dé
        }, puis invoquer des cartes, en activer, utiliser des bonus et cristalliser, dans l'ordre voulu et autant que possible, jusqu'à la fin du tour.

        Quand tous ont joué, viennent les effets de fin de manche. Le marqueur saison avance d'autant de cases que le dé laissé a de points, et le voisin de gauche devient premier joueur.
page-chapter-seasons-die = Votre dé
    .text =
        Un dé peut donner des énergies, des cristaux, un cran de jauge, une carte à regarder puis à garder ou à défausser, ou le droit de cristalliser. { $diefirst ->
            [energy_crystals] Énergies et cristaux doivent être pris avant de faire autre chose dans votre tour, le cran et la carte quand vous voulez.
            [rest_optional] Énergies et cristaux doivent être pris avant de faire autre chose dans votre tour. Le cran et la carte se prennent quand vous voulez, ou se laissent.
           *[all4] Tout, sauf ce dernier, doit être pris avant de faire autre chose dans votre tour.
        }

        Les points disent de combien le marqueur saison avance si ce dé est celui qui reste. Il y a quatre énergies : air, eau, feu et terre. Les dés de chaque saison sont riches en l'une, en ont moins d'une deuxième, peu d'une troisième et rien de la quatrième : c'est justement elle qui rapporte alors le plus de cristaux.
page-chapter-seasons-reserve = La réserve
    .text =
        Votre réserve a de la place pour sept énergies. Quand un gain la fait déborder, vous décidez aussitôt lesquelles garder, anciennes ou nouvelles ; les autres retournent au stock.

        Certaines cartes agrandissent ou réduisent la réserve, et certaines portent elles-mêmes des énergies. Ce qui est posé sur une carte ne compte pas parmi les sept.
page-chapter-seasons-transmutation = Des énergies aux cristaux
    .text =
        Cristalliser, c'est rendre une énergie contre des cristaux. Il en faut le droit, donné par votre dé, un bonus ou une carte ; il dure jusqu'à la fin de votre tour.{ $life ->
            [lockout] {" "}Après une Potion de vie, aucun autre joueur ne peut plus cristalliser pendant la manche.
           *[free] {""}
        }

        Ce que rapporte une énergie dépend de la saison où se trouve le marqueur. En hiver, l'eau et l'air rapportent 1, le feu 2, la terre 3 ; au printemps, la terre et l'eau 1, l'air 2, le feu 3 ; en été, la terre et le feu 1, l'eau 2, l'air 3 ; en automne, le feu et l'air 1, la terre 2, l'eau 3.
page-chapter-seasons-summoning = Invoquer et la jauge
    .text =
        Pour invoquer une carte de votre main, vous payez son coût, en énergies, en cristaux ou les deux, et la posez devant vous, en jeu. Un coût ne se paie jamais en partie.

        Votre jauge d'invocation indique combien de cartes vous pouvez avoir en jeu, et une nouvelle carte doit y trouver une place libre. Elle monte grâce aux dés, à un bonus et à certaines cartes, jusqu'à 15. La place doit être libre avant que la carte arrive, quoi qu'elle fasse pour la jauge. Seules des cartes adverses peuvent vous faire dépasser votre jauge : quand { $kingdom_cards ->
            [with] le Démon d'Argos ou le Faucon d'Argos
           *[without] le Démon d'Argos
        } l'abaisse, ou qu'un voisin vous passe l'Âme damnée d'Onys, vous gardez toutes vos cartes, mais n'en mettez plus en jeu tant que la place manque.

        Une carte qu'un effet met en jeu gratuitement n'est pas invoquée : personne ne paie, et ce qui se passe lors d'une invocation n'a pas lieu. Il lui faut tout de même sa place sur la jauge.
page-chapter-seasons-cards = Les cartes en jeu
    .text =
        Objets magiques et familiers agissent de trois façons. Certains effets ont lieu une fois, quand la carte entre en jeu. D'autres durent tant qu'elle y est. D'autres encore s'activent pendant votre tour : vous inclinez la carte, payez ce qu'elle demande et avez son effet. Elle est redressée au début de la manche suivante ; chaque carte s'active donc une fois par manche.

        Une carte sacrifiée quitte le jeu pour la défausse, et ce qu'elle portait est perdu ; une carte défaussée y va depuis une main. De tout effet, vous faites ce que vous pouvez.
page-chapter-seasons-bonuses = Les bonus
    .text =
        Trois fois dans la partie, vous pouvez utiliser un bonus pendant votre tour : { $exchange ->
            [upto2] échanger une ou deux énergies contre autant d'autres
           *[exact2] échanger deux énergies contre deux autres
        }, cristalliser ce tour-ci avec un cristal de plus par énergie, monter votre jauge d'un cran, ou piocher deux cartes au lieu de celle que montre votre dé et en garder une. Le même bonus peut resservir.

        Les bonus coûtent des points à la fin : un seul 5, deux 12, les trois 20.
page-chapter-seasons-wheel = L'année
    .text =
        La roue a douze cases, trois par saison. Chaque fois que le marqueur passe d'une saison à une autre, en avant ou en arrière, la saison change, et les cartes qui l'attendent agissent aussitôt{ $hourglass ->
            [round_end] , sauf le Sablier du temps, qui agit à la fin de la manche
           *[immediate] {""}
        }.{ $before_year1 ->
            [forbid] {" "}Le marqueur ne recule pas au-delà du début de l'année 1.
           *[allow] {""}
        }

        Quand le marqueur entre dans la deuxième ou la troisième année, tous prennent en main la bibliothèque de cette année. Chaque bibliothèque n'est remise qu'une fois, même si le marqueur recule puis revient.
page-chapter-seasons-round_end = La fin d'une manche
    .text =
        Les cartes qui le disent agissent à la fin de la manche, avant que le marqueur saison avance. On va dans le sens horaire depuis le premier joueur de la manche, et chacun règle tous ses effets, { $round_end ->
            [owner_order] dans l'ordre qu'il veut
           *[fixed] dans un ordre fixe
        }, avant que le suivant commence. Il en va de même à la dernière manche.
page-chapter-seasons-piles = Pioche, défausse et secrets
    .text =
        Les mains et les bibliothèques sont secrètes. Les cristaux, les énergies, les jauges, les cartes en jeu et le nombre de cartes d'une main sont visibles de tous.

        Les cartes défaussées sont face cachée, et personne ne les consulte. Quand la pioche est vide, on mélange la défausse pour la remplacer.
page-chapter-seasons-end = La fin et le décompte
    .text =
        La partie est finie quand le marqueur saison a quitté la dernière case de la troisième année et que la manche est jouée jusqu'au bout.

        Les cartes qui comptent à la fin donnent ou prennent d'abord leurs cristaux. Vous additionnez ensuite vos cristaux et le prestige de vos cartes en jeu, et retirez 5 points par carte en main ainsi que le prix de vos bonus{ $ability_tokens ->
            [with] , puis comptez ce que votre jeton de capacité rapporte ou coûte
           *[without] {""}
        }. À égalité, { $tiebreak ->
            [summoned] qui a invoqué le plus de cartes pendant la partie l'emporte
           *[in_play] qui a le plus de cartes en jeu l'emporte
        }.
page-chapter-seasons-tokens = Enchanted Kingdom : jetons de capacité
    .text =
        Chacun reçoit trois jetons de capacité et en garde un, une fois les cartes réparties et avant la première manche. Dès lors, tous le voient.

        Une fois dans la partie, pendant votre tour et après { $diefirst ->
            [all4] les actions
           *[other] les énergies et les cristaux
        } de votre dé, vous pouvez l'utiliser. Ce que vous y gagnez ou perdez à la fin est inscrit au dos ; un jeton jamais utilisé ne compte pas. L'un des douze est différent : on ne l'utilise pas, il vaut tout le temps.
page-chapter-seasons-enchantments = Enchanted Kingdom : enchantements
    .text =
        Un enchantement, tiré au sort ou convenu, reste visible toute la partie et change une règle pour tous : la façon de choisir les cartes, le coût d'une invocation, ce que rapporte une énergie, et ainsi de suite. Il est dévoilé avant le draft, pour que vous puissiez choisir vos cartes en conséquence.
page-chapter-seasons-base_cards = Carte par carte : le jeu de base
    .text = Ce qui est décidé au sujet de certaines cartes du jeu de base. Le texte de chaque carte est dans la galerie.
page-chapter-seasons-kingdom_cards = Carte par carte : Enchanted Kingdom
    .text = Ce qui est décidé au sujet de certaines cartes d'Enchanted Kingdom. Elles aussi existent en double et se mélangent aux autres.
page-chapter-seasons-interactions = Treize cas difficiles
    .text = Des situations où plusieurs règles se rencontrent, menées jusqu'au bout.
page-chapter-seasons-elsewhere = Ce que d'autres font autrement
    .text = Un site bien connu joue certaines choses à sa manière. Qui en vient trouve ici ce qui diffère.

page-first-seasons-overflow = Nouveau : votre réserve déborde.
page-first-seasons-transmute = Nouveau : vous pouvez maintenant cristalliser.
page-first-seasons-summon = Nouveau : vous pouvez maintenant invoquer une carte.
page-first-seasons-activate = Nouveau : vous pouvez maintenant activer une carte.
page-first-seasons-bonus = Nouveau : vous pouvez maintenant utiliser un bonus.
page-first-seasons-season = Nouveau : vous déplacez vous-même le marqueur saison.
page-first-seasons-draw = Nouveau : vous avez pioché une carte.
page-first-seasons-ability = Nouveau : vous choisissez un jeton de capacité.

page-term-seasons-prestige = Prestige
page-term-seasons-levels = Niveaux : apprenti, magicien, archimage
page-term-seasons-stockpile = Stock d'énergies
page-term-seasons-draft = Draft
page-term-seasons-library = Bibliothèque
page-term-seasons-first_player = Premier joueur
page-term-seasons-turn = Tour
page-term-seasons-copying = Copier des cartes
page-term-seasons-die_actions = Actions du dé
page-term-seasons-dots = Points du dé
page-term-seasons-overflow = Débordement de la réserve
page-term-seasons-transmutation = Cristallisation
page-term-seasons-rates = Taux de cristallisation
page-term-seasons-gauge = Jauge d'invocation
page-term-seasons-cost = Coût d'une carte
page-term-seasons-free = Entrer en jeu gratuitement
page-term-seasons-activation = Activation
page-term-seasons-sacrifice = Sacrifice
page-term-seasons-bonus_actions = Actions bonus
page-term-seasons-exchange = Échange d'énergies
page-term-seasons-season_change = Changement de saison
page-term-seasons-year = Changement d'année
page-term-seasons-end_of_round = Fin de manche
page-term-seasons-draw_pile = Pioche
page-term-seasons-discard_pile = Défausse
page-term-seasons-secrets = Ce qui est secret
page-term-seasons-last_round = Dernière manche
page-term-seasons-score = Décompte
page-term-seasons-tie = Égalité
page-term-seasons-left_in_hand = Cartes restées en main
page-term-seasons-ability_tokens = Jetons de capacité
page-term-seasons-enchantments = Enchantements
