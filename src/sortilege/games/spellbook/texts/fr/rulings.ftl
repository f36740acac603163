### Les points de règle de SpellBook en français, un message chacun, avec nos mots.
### Identifiants et ordre sont ceux de rulings.yaml.

## A. La journée et l'usage des sorts

ruling-S1 = Matin, midi et soir viennent dans cet ordre, avec une action au plus chacun, et chacun peut être passé. Une action de base et celle d'un sort occupent la même place.
ruling-S2 = Un sort lié à une phase ne sert pas le jour où il est appris, même si sa phase est encore à venir.
ruling-S3 = Un effet immédiat a lieu juste après l'apprentissage, une seule fois ; un effet permanent vaut dès ce moment.
ruling-S4 = Un sort lié à une phase s'utilise à son niveau ou à tout niveau inférieur. Abondance, Célérité, Savoir, Mirage et Communion n'ont que l'effet de leur niveau actuel.
ruling-S5 = Une action dont rien ne pourrait changer quoi que ce soit n'est pas proposée : Éruption au niveau 5 avec 6 materias en réserve ne fait rien.
ruling-S6 = On peut renoncer à une action, pas la réduire. Seule Divination au niveau 4 prend jusqu'à 2 materias, et Tempête en remplace autant qu'on veut ; sinon, utilisez un niveau inférieur.

## B. Limite de la réserve

ruling-S7 = Une réserve ne dépasse jamais 9 materias. On pioche ou prend une à une et on s'arrête à 9 : avec 6 en réserve, Brasier en pioche 3 au lieu de 4.
ruling-S8 = Qui prend plusieurs materias sans assez de place prend ce qui tient : avec 7 en réserve, Partage au niveau 5 en prend 2.
ruling-S9 = Sacrifice, Voyage dans le temps et Clone au niveau 5 défaussent d'abord : la place libérée compte.
ruling-S10 = Guérison pioche selon la place, puis défausse son nombre entier : au niveau 5 avec 8 en réserve, elle pioche 1 et défausse 3.
ruling-S11 = Partage au niveau 3 prend d'abord 1, pioche ensuite 1 s'il y a de la place, puis les autres piochent.
ruling-S12 = Les 2 nouvelles materias de Divination vont toujours sur l'Autel. La prise se limite à la place en réserve, et le niveau 3 finit quand même par une défausse de 1.
ruling-S13 = Brasier et Tempête s'utilisent avec une réserve de 9, puisque le reste de l'effet a lieu ; Tempête descend tout de même.
ruling-S14 = Un effet qui prend, échange ou range un nombre fixe depuis l'Autel exige que ces materias y soient. Tempête prend ce qui reste et Communion au niveau 3 range ce qu'il y a ; en option, tout effet qui prend ou range fait de même.

## C. Autel

ruling-S15 = À la fin d'une journée, un Autel de 0 à 4 materias est complété à 5, un de 5 à 9 en reçoit 1, et un de 10 ou plus est défaussé puis en reçoit 5.
ruling-S16 = La limite de 10 sur l'Autel ne compte qu'en fin de journée ; Divination peut la dépasser d'ici là.
ruling-S17 = Un Autel vidé est dans la boîte de défausse avant la pioche des 5 nouvelles : si le sac s'épuise, des materias peuvent revenir.
ruling-S18 = Sans materia sur l'Autel, rien de ce qui en a besoin ne sert ; pour Brasier, les joueurs qui viennent trop tard ne prennent rien.

## D. Sac et boîte de défausse

ruling-S19 = La boîte de défausse ne retourne dans le sac que lorsqu'il faut piocher et qu'il est vide ; la pioche continue alors.
ruling-S20 = Si le sac et la boîte sont vides, on pioche ce qu'il y a et on s'arrête ; rien ne revient des réserves, cartes ou plateaux, et l'Autel peut rester sous 5. En option, les materias de l'Autel retournent dans le sac quand un joueur doit piocher.
ruling-S21 = Dans la boîte vont les materias dépensées, défaussées, remplacées par Tempête ou vidées de l'Autel. Celles qui sont rangées ou sur une carte ne reviennent jamais.

## E. Plateau Familier

ruling-S22 = Un plateau Familier a 14 cases et vaut 0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15 ou 16 points avec 0 à 13 materias, et 18 une fois plein.
ruling-S23 = Ce qui ne tient pas sur le plateau Familier reste où c'était, en réserve ou sur l'Autel. Offrande et Concentration exigent quand même le groupe entier en réserve.
ruling-S24 = Avec 14 materias rangées, on ne range plus rien ; l'échange de Croissance au niveau 3 reste possible.

## F. Apprendre un sort

ruling-S25 = Un sort coûte exactement 3, 4 ou 5 materias de sa couleur, pour le niveau du même nombre, au choix. On ne paie pas trop et on n'apprend pas un sort deux fois.
ruling-S26 = Trois materias de même rune, quelles que soient leurs couleurs, comptent pour une de la couleur du sort ; avec 9 en réserve, deux groupes au plus.
ruling-S27 = Au moins une materia de la couleur du sort est payée pour elle-même ; elle va sur la carte.
ruling-S28 = Un groupe de trois peut contenir la couleur du sort. Cela n'élève jamais le niveau, mais change ce qui quitte la réserve.
ruling-S29 = Vous choisissez laquelle des materias payées pour elles-mêmes va sur la carte ; sa rune reste toute la partie. En option, elle peut venir d'un groupe de trois.
ruling-S30 = Un groupe de trois ne remplace une materia que pour apprendre, jamais pour Offrande, Concentration, Sacrifice et autres.
ruling-S31 = L'ordre d'un apprentissage : payer, poser la materia sur la carte, ranger pour Communion au niveau 5, puis l'effet immédiat.

## G. Sort par sort

ruling-S32 = Sacrifice, Lévitation et Voyage dans le temps nomment la rune ronde au niveau 3, triangulaire au niveau 4, carrée au niveau 5 ; monter ajoute un choix, car les niveaux inférieurs restent.
ruling-S33 = Un usage de Lévitation prend 2 materias de même rune ; on ne mélange pas.
ruling-S34 = Voyage dans le temps défausse sa rune, puis monte d'un niveau un autre sort appris de niveau 3 ou 4. Sans un tel sort, il ne sert pas.
ruling-S35 = Monter un sort ne déclenche jamais d'effet immédiat, mais points et effets permanents sont aussitôt ceux du nouveau niveau.
ruling-S36 = Une Croissance descendue peut être remontée par Voyage dans le temps et resservir ; son niveau final compte pour les points.
ruling-S37 = Festin monté de 4 à 5 vaut 1 point par couleur rangée au lieu de 2 points, et ses niveaux 3 et 4 restent utilisables.
ruling-S38 = Brasier pioche d'abord jusqu'à 4. Puis chaque autre joueur, dans le sens horaire, doit prendre 1 materia de son choix, sauf si l'Autel est vide ou s'il en a 9.
ruling-S39 = Après Partage, chaque autre joueur, dans le sens horaire, doit piocher 1 materia, sauf s'il en a 9.
ruling-S40 = Divination au niveau 4 prend 0, 1 ou 2 materias de tout l'Autel ; deux doivent être de même couleur. Le niveau 3 en défausse 1 quelconque de la réserve.
ruling-S41 = Purification échange des nombres égaux, même avec 9 en réserve, et il en faut autant en réserve que sur l'Autel.
ruling-S42 = Croissance descend d'un niveau après avoir rangé au niveau 4 ou 5. Son échange au niveau 3 ne la fait jamais descendre, et 3 est le plus bas.
ruling-S43 = Croissance au niveau 5, utilisée au niveau 4, descend à 4 ; en option, à 3. Un Clone qui la copie descend d'un niveau dans les deux cas.
ruling-S44 = Offrande demande des materias de même couleur, Concentration la rune de sa carte. Concentration au niveau 4 ou 5 range ou prend, pas les deux.
ruling-S45 = Festin au niveau 3 prend une couleur présente sur votre plateau Familier, au niveau 4 il range 1 materia de l'Autel ; le niveau 5 n'a pas d'action propre.
ruling-S46 = Tempête défausse ensemble autant de materias de l'Autel qu'on veut, même 0, en pioche autant, en prend 3 et descend d'un niveau. Au niveau 3, elle n'a pas d'action.
ruling-S47 = Célérité au niveau 3 ou 4 donne une action du matin juste après l'apprentissage, qu'on peut refuser. Au niveau 5, chaque journée suivante a deux actions du matin.
ruling-S48 = Mirage fait piocher 1 materia, ou 2 dès le niveau 4, pour chacune portant sa rune prise sur l'Autel dans votre journée. Piocher ne le déclenche jamais, ni prendre pendant la journée d'un autre.
ruling-S49 = Quand on prend plusieurs materias, Mirage fait piocher juste après celle qui l'a déclenché et peut remplir la réserve avant la suivante ; l'ordre est au choix.
ruling-S50 = Les materias que Croissance, Festin ou Communion rangent depuis l'Autel déclenchent Mirage, et la pioche va en réserve ; en option, non.
ruling-S51 = Purification ne déclenche pas Mirage, car un échange n'apporte rien de plus à la réserve ; en option, si.
ruling-S52 = Savoir compte les autres sorts appris à leur niveau final : 1 point chacun au niveau 3 ; au niveau 4, 2 pour ceux de niveau 4 ou 5 et 1 pour ceux de niveau 3 ; 2 chacun au niveau 5.
ruling-S53 = Communion au niveau 3 range aussitôt 3 materias de l'Autel, selon les cases et les materias disponibles ; la réserve n'importe pas.
ruling-S54 = Communion au niveau 4 rapporte 1 point par materia rangée portant sa rune, en plus de la valeur du plateau.
ruling-S55 = Avec Communion au niveau 5, chaque apprentissage, le sien compris, range 2 des materias dépensées, au choix sauf celle de la carte. C'est obligatoire, selon les cases libres.
ruling-S56 = Transmutation est un apprentissage où 1 (niveau 4) ou 2 (niveau 5) materias au plus portant sa rune comptent comme de la couleur du sort. Sans groupe de trois, et avec au moins une vraie materia.
ruling-S57 = Une materia portant la rune de Transmutation et déjà de la couleur du sort compte pour elle-même et n'entame pas ce 1 ou ces 2.

## H. Clone

ruling-S58 = Clone est toujours l'action de midi : le niveau 3 copie une action de midi, le 4 une du soir et le 5, après défausse de sa rune, une du matin. Votre soir reste à jouer.
ruling-S59 = Un sort copié s'utilise au niveau de son propriétaire ou plus bas, avec votre réserve et votre plateau ; la carte du propriétaire ne change pas.
ruling-S60 = Pour Concentration ou Transmutation copiées, c'est la rune de la carte du propriétaire qui compte ; en option, celle du Clone.
ruling-S61 = Copier Croissance au niveau 4 ou 5 fait descendre Clone d'un niveau ; copier son échange, non.
ruling-S62 = Tempête et Voyage dans le temps sont blancs comme Clone, et une partie n'a qu'un sort blanc : on ne les copie jamais.
ruling-S63 = Clone copie les actions des sorts des autres et les actions de base de la phase, même si personne n'a rien appris ; jamais un autre Clone ni un niveau sans action.
ruling-S64 = Quand vous copiez Brasier ou Partage, les autres joueurs sont tous sauf vous, propriétaire compris, en partant de votre gauche.
ruling-S65 = La materia que Clone défausse au niveau 5 est dans la boîte avant l'action copiée : on peut la repiocher.

## I. Fin, score et égalités

ruling-S66 = Le septième sort appris ou la quatorzième materia rangée amène la fin : la journée s'achève, puis on joue jusqu'à ce que chacun ait eu autant de journées.
ruling-S67 = Qui remplit son plateau Familier à midi a encore son soir.
ruling-S68 = Comptent les points de chaque sort appris à son niveau final, ce que comptent Festin, Savoir et Communion, et le plateau Familier. La réserve vaut 0.
ruling-S69 = À égalité gagne qui a appris le plus de sorts, puis qui a le plus de materias en réserve ; sinon, la victoire est partagée.

## J. Solo

ruling-S70 = Seul, on commence avec 7 materias sur l'Autel et 2 en réserve. Après chaque soir, 1 materia de l'Autel va sur la case suivante de l'adversaire ; puis l'Autel est complété à 7.
ruling-S71 = Le plateau de l'adversaire a 17 cases : moins de 4 materias valent 0, 4 valent 14, et chaque suivante 2 de plus, jusqu'à 40. La zone basse vaut 1 par materia.
ruling-S72 = Une materia posée sur la case 4, 9 ou 14 de l'adversaire vide le reste de l'Autel, et on en pioche 7.
ruling-S73 = La partie en solo finit aussi quand la case 17 est remplie ; le dernier jour, l'adversaire reçoit encore sa materia. Le plus haut score gagne, et une égalité n'est à personne.
ruling-S74 = Seul, chaque Brasier met 1 materia de l'Autel au choix, et chaque Partage 1 du sac, dans la zone basse de l'adversaire.
ruling-S75 = Seul, Clone copie l'effet de niveau 4 d'un de vos sorts non appris de la phase voulue, avec la rune du Clone ; pas d'action de base. Croissance fait quand même descendre Clone.
ruling-S76 = Les materias données à l'adversaire ne déclenchent jamais Mirage.
ruling-S77 = Seul, les materias au-delà de 7 sur l'Autel après le tour de l'adversaire sont défaussées, les plus anciennes d'abord ; en option, elles restent.
ruling-S78 = Si l'Autel est vide à la fin d'une journée en solo, l'adversaire ne reçoit rien et l'Autel est complété à 7 ; en option, il l'est d'abord, et l'adversaire reçoit une de ces materias.
ruling-S79 = Pour un solo plus difficile, 1 à 3 materias du sac sont d'abord dans la zone basse de l'adversaire, à 1 point chacune.
