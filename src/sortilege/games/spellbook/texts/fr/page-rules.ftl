### Les règles de SpellBook en français, avec nos propres mots, par chapitre ; ce qui est dit quand une chose arrive pour la première fois ; et les mots de l'index.

page-chapter-spellbook-goal = De quoi il s'agit
    .text =
        Tous étudient les sept mêmes sorts, un par couleur. Vous amassez des materias pour les apprendre, et en confiez à votre familier.

        Qui a le plus de points à la fin l'emporte : les sorts appris en rapportent selon leur niveau, et un plateau Familier bien rempli aussi.
page-chapter-spellbook-setup = Avant la partie
    .text =
        Pour chacune des sept couleurs, un sort est choisi ; tous les joueurs ont ces sept-là. Une materia a une des sept couleurs et une des trois runes, ronde, triangulaire ou carrée ; on les pioche dans le sac sans les voir.

        { $players ->
            [1] Sept materias sont sur l'Autel, visibles.
           *[other] Cinq materias sont sur l'Autel, visibles de tous.
        } Chacun commence avec deux dans sa réserve.
page-chapter-spellbook-day = Une journée
    .text =
        Votre tour est une journée en trois phases. Dans chacune, vous faites une chose ou la laissez : le matin, prendre 1 materia de l'Autel ou en piocher 2 dans le sac ; à midi, ranger 1 materia de votre réserve sur votre plateau Familier ; le soir, apprendre un sort.

        À la place, vous pouvez utiliser un sort appris de cette phase, à son niveau ou à un niveau inférieur. Il ne sert pas le jour où il est appris. D'autres sorts agissent une fois, quand vous les apprenez, ou tout le temps.
page-chapter-spellbook-pool = La réserve
    .text =
        Votre réserve contient neuf materias au plus. On cesse de piocher ou de prendre quand elle est pleine ; ce qu'un effet défausse d'abord fait de la place pour ce qu'il apporte.
page-chapter-spellbook-altar = L'Autel
    .text =
        { $players ->
            [1] À la fin d'une journée, une materia de l'Autel, à votre choix, va sur le plateau de l'adversaire, et l'Autel est complété à sept ; après les cases 4, 9 et 14 de l'adversaire, il est d'abord vidé.
           *[other] À la fin d'une journée, l'Autel est complété : de moins de cinq materias jusqu'à cinq, de cinq à neuf d'une seule. À dix ou plus, toutes sont défaussées et cinq nouvelles sont piochées.
        }

        { $altar_shortage ->
            [what_there_is] Un effet qui prend ou range plus de materias que l'Autel n'en a se contente de celles qui y sont. Pour un échange, il les faut toutes.
           *[full_number] Un effet qui prend, échange ou range plusieurs materias de l'Autel a besoin qu'elles y soient toutes. Seules la Tempête et la Communion se contentent de celles qui y sont.
        }
page-chapter-spellbook-pouch = Sac et boîte de défausse
    .text =
        Les materias dépensées, défaussées ou retirées vont dans la boîte de défausse. Quand il faut piocher et que le sac est vide, elles y retournent toutes. { $pouch_and_box_empty ->
            [altar_returns] Si la boîte est vide aussi, les materias de l'Autel y retournent.
           *[nothing_drawn] Si la boîte est vide aussi, on ne pioche plus rien.
        } Ce qui est rangé ou posé sur une carte ne revient jamais.
page-chapter-spellbook-familiar = Le plateau Familier
    .text =
        Le plateau a quatorze cases. Ce que vous y rangez reste jusqu'à la fin, sauf si la Croissance, au niveau 3, l'échange, et chaque materia lui donne de la valeur : avec quatre il rapporte 4 points, avec neuf 11, et plein 18.
page-chapter-spellbook-learning = Apprendre un sort
    .text =
        Un sort s'apprend une fois, au niveau 3, 4 ou 5, et coûte autant de materias de sa couleur. L'une d'elles reste sur la carte et marque le niveau ; pour certains sorts, sa rune compte. Les autres vont dans la boîte de défausse.

        Trois materias de même rune, quelles que soient leurs couleurs, en remplacent une de la couleur du sort. Au moins une doit être payée dans la vraie couleur. { $token_from_triple ->
            [allowed] L'une des trois peut rester sur la carte si elle a la couleur du sort.
           *[forbidden] Aucune des trois ne peut rester sur la carte.
        }
page-chapter-spellbook-spells = Sort par sort
    .text =
        Ce qui est décidé au sujet de certains sorts. Tous les niveaux de chacun sont dans la galerie.

        Certains sorts montent ou descendent d'un niveau pendant la partie. Leurs points et ce qui vaut tout le temps suivent le niveau où ils se trouvent.
page-chapter-spellbook-clone = Clone
    .text =
        { $players ->
            [1] Seul, Clone fait à midi ce que fait au niveau 4 un sort que vous n'avez pas appris : au niveau 3 un sort de midi, au niveau 4 un sort du soir, au niveau 5, après une défausse, un sort du matin. Quand une rune compte, c'est celle de Clone.
           *[other] Clone fait à midi ce que fait un sort d'un autre joueur, ou une action de base : au niveau 3 une du midi, au niveau 4 une du soir, au niveau 5, après une défausse, une du matin. Vous utilisez votre réserve et votre plateau, et la carte de l'autre ne change pas.
        }
page-chapter-spellbook-end = La fin et le décompte
    .text =
        { $players ->
            [1] Quand vous apprenez votre septième sort, remplissez votre plateau Familier ou la dernière case de l'adversaire, la fin est là : la journée se termine, et l'adversaire reçoit sa dernière materia.
           *[other] Quand un joueur apprend son septième sort ou remplit son plateau Familier, la fin est là : la journée se termine, et l'on joue jusqu'à ce que tous aient eu autant de journées.
        }

        Additionnez les points de vos sorts, ce que certains sorts comptent en plus, et votre plateau Familier. Les materias de la réserve ne comptent pas. { $players ->
            [1] À égalité, personne ne gagne.
           *[other] À égalité, plus de sorts l'emportent, puis plus de materias en réserve.
        }
page-chapter-spellbook-solo = Seul
    .text =
        Seul, vous jouez contre un plateau qui se remplit. Sept materias sont sur l'Autel ; après chaque journée, l'une d'elles, à votre choix, va sur la case suivante de l'adversaire, et l'Autel est complété à sept. Quand la case 4, 9 ou 14 est remplie, toutes les materias de l'Autel sont défaussées avant cela. { $solo_surplus ->
            [kept] Ce qui y dépasse sept reste.
           *[discarded] Ce qui y dépasse sept est défaussé, le plus ancien d'abord.
        } { $solo_empty_altar ->
            [filled_first] Un Autel vide est complété avant cela.
           *[nothing_placed] Si l'Autel est vide, l'adversaire ne reçoit rien.
        }

        Plus il a de cases remplies, plus l'adversaire a de points ; vous gagnez si vous en avez davantage à la fin. Chaque materia de sa zone basse vaut 1 point ; à la difficulté { $difficulty }, autant y sont dès le début.

page-first-spellbook-cast = Nouveau : vous pouvez maintenant utiliser un sort appris.
page-first-spellbook-store = Nouveau : vous pouvez maintenant ranger une materia.
page-first-spellbook-learn = Nouveau : vous pouvez maintenant apprendre un sort.

page-term-spellbook-materia = Materia
page-term-spellbook-runes = Runes
page-term-spellbook-phases = Matin, midi, soir
page-term-spellbook-using = Utiliser un sort
page-term-spellbook-instant = Effets immédiats et permanents
page-term-spellbook-pool = Réserve
page-term-spellbook-altar = Autel
page-term-spellbook-pouch = Sac
page-term-spellbook-discard_box = Boîte de défausse
page-term-spellbook-familiar_board = Plateau Familier
page-term-spellbook-storing = Ranger
page-term-spellbook-learning = Apprendre un sort
page-term-spellbook-level = Niveau d'un sort
page-term-spellbook-three_alike = Trois de même rune
page-term-spellbook-copying = Copier
page-term-spellbook-last_round = Dernier tour
page-term-spellbook-score = Décompte
page-term-spellbook-tie = Égalité
page-term-spellbook-solo = Partie en solo
page-term-spellbook-opponent = Adversaire virtuel
