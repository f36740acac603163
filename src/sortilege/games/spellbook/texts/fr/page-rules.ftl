### Les règles de SpellBook en français, avec nos propres mots, par chapitre ; ce qui est dit quand une chose arrive pour la première fois ; et les mots de l'index.

page-chapter-spellbook-goal = De quoi il s'agit
    .text =
        Tous étudient les sept mêmes sorts, un par couleur. Vous amassez des materias pour les apprendre, et en confiez à votre familier.

        Qui a le plus de points à la fin l'emporte : les sorts appris en rapportent selon leur niveau, et un plateau Familier bien rempli aussi.
page-chapter-spellbook-setup = Avant la partie
    .text =
        Pour chacune des sept couleurs, un sort est choisi ; tous les joueurs ont ces sept-là. Une materia a une des sept couleurs et une des trois runes, ronde, triangulaire ou carrée ; on les pioche dans le sac sans les voir.

        Cinq materias sont sur l'Autel, visibles de tous. Chacun commence avec deux dans sa réserve.
page-chapter-spellbook-day = Une journée
    .text =
        Votre tour est une journée en trois phases. Dans chacune, vous faites une chose ou la laissez : le matin, prendre 1 materia de l'Autel ou en piocher 2 dans le sac ; à midi, ranger 1 materia de votre réserve sur votre plateau Familier ; le soir, apprendre un sort.

        À la place, vous pouvez utiliser un sort appris de cette phase, à son niveau ou à un niveau inférieur. Il ne sert pas le jour où il est appris. D'autres sorts agissent une fois, quand vous les apprenez, ou tout le temps.
page-chapter-spellbook-pool = La réserve
    .text =
        Votre réserve contient neuf materias au plus. On cesse de piocher ou de prendre quand elle est pleine ; ce qu'un effet défausse d'abord fait de la place pour ce qu'il apporte.
page-chapter-spellbook-altar = L'Autel
    .text =
        À la fin d'une journée, l'Autel est complété : de moins de cinq materias jusqu'à cinq, de cinq à neuf d'une seule. À dix ou plus, toutes sont défaussées et cinq nouvelles sont piochées.
page-chapter-spellbook-pouch = Sac et boîte de défausse
    .text =
        Les materias dépensées, défaussées ou retirées vont dans la boîte de défausse. Quand il faut piocher et que le sac est vide, elles y retournent toutes. Ce qui est rangé ou posé sur une carte ne revient jamais.
page-chapter-spellbook-familiar = Le plateau Familier
    .text =
        Le plateau a quatorze cases. Ce que vous y rangez reste jusqu'à la fin, et chaque materia lui donne de la valeur : avec quatre il rapporte 4 points, avec neuf 11, et plein 18.
page-chapter-spellbook-learning = Apprendre un sort
    .text =
        Un sort s'apprend une fois, au niveau 3, 4 ou 5, et coûte autant de materias de sa couleur. L'une d'elles reste sur la carte et marque le niveau ; pour certains sorts, sa rune compte. Les autres vont dans la boîte de défausse.

        Trois materias de même rune, quelles que soient leurs couleurs, en remplacent une de la couleur du sort. Au moins une doit être payée dans la vraie couleur.
page-chapter-spellbook-spells = Sort par sort
    .text =
        Ce qui est décidé au sujet de certains sorts. Tous les niveaux de chacun sont dans la galerie.

        Certains sorts montent ou descendent d'un niveau pendant la partie. Leurs points et ce qui vaut tout le temps suivent le niveau où ils se trouvent.
page-chapter-spellbook-clone = Clone
    .text =
        Clone fait à midi ce que fait un sort d'un autre joueur, ou une action de base : au niveau 3 une du midi, au niveau 4 une du soir, au niveau 5 une du matin. Vous utilisez votre réserve et votre plateau, et la carte de l'autre ne change pas.
page-chapter-spellbook-end = La fin et le décompte
    .text =
        Quand quelqu'un apprend son septième sort ou remplit son plateau Familier, la fin est là : la journée se termine, et l'on joue jusqu'à ce que tous aient eu autant de journées.

        Additionnez les points de vos sorts, ce que certains sorts comptent en plus, et votre plateau Familier. Les materias de la réserve ne comptent pas. À égalité, plus de sorts l'emportent, puis plus de materias en réserve.
page-chapter-spellbook-solo = Seul
    .text =
        Seul, vous jouez contre un plateau qui se remplit. Sept materias sont sur l'Autel ; après chaque journée, l'une d'elles, à votre choix, va sur la case suivante de l'adversaire, et l'Autel est complété à sept.

        Plus il a de cases remplies, plus l'adversaire a de points ; vous gagnez si vous en avez davantage à la fin.

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
