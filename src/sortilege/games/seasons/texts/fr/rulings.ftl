### Seasons et Enchanted Kingdom : décisions de règle, une par entrée du registre.

## V. Éditions et traductions divergentes

ruling-V1 = La Balance d'Ishtar change 3 énergies identiques en 9 cristaux et coûte 2 cristaux à invoquer ; en option, l'ancienne édition en change 4 en 12 et coûte 6. Enchanted Kingdom remplace l'ancienne carte, quelle que soit la langue de la boîte de base.
ruling-V2 = L'Idole du familier rapporte 10 cristaux en entrant en jeu ; en option, l'ancienne édition, qu'Enchanted Kingdom remplace quelle que soit la langue de la boîte de base, n'a pas cet effet.
ruling-V3 = Le bonus d'échange porte sur exactement 2 énergies, un type pouvant être échangé contre lui-même ; en option, qui n'en possède qu'une peut aussi l'échanger.
ruling-V4 = Le Coffret merveilleux se vérifie quand la manche s'achève ; en option, quand s'achève le tour de son propriétaire.
ruling-V5 = La carte, les énergies, les cristaux et la jauge donnés par le dé sont obligatoires et précèdent tout le reste du tour ; en option, seuls énergies et cristaux viennent d'abord, carte et jauge se prenant quand on veut dans le tour.
ruling-V6 = Un joueur que le Démon d'Argos laisse avec plus de cartes en jeu que sa jauge n'en permet les garde toutes, mais n'en pose plus avant que sa jauge dépasse leur nombre.
ruling-V7 = Le Sablier du temps donne son énergie à l'instant où la saison change ; en option, à la fin de cette manche.
ruling-V8 = Quand l'Amulette élémentaire est mise en jeu gratuitement, ses quatre effets s'appliquent.
ruling-V9 = Une Potion de vie ne laisse aucun droit de cristalliser, mais les droits acquis par ailleurs subsistent ; en option, aucun autre joueur ne cristallise plus pendant la manche, seul le premier à avoir bu pouvant continuer.
ruling-V10 = Si le marqueur saison dépasse la case 12 de la troisième année au milieu d'une manche, on la joue jusqu'au bout avant d'arrêter la partie.
ruling-V11 = À égalité de points, on départage par le nombre de cartes Pouvoir en jeu à la fin ; en option, par le nombre de cartes invoquées durant la partie.
ruling-V12 = La jauge d'invocation plafonne à 15.
ruling-V13 = On peut recevoir l'Âme damnée d'Onys avec une jauge déjà pleine.
ruling-V14 = Quand Titus Beauregard part faute de cristaux adverses, c'est un sacrifice, avec tout ce que cela entraîne.
ruling-V15 = Face à l'Elémentaire d'air, ce sont les énergies de l'Amulette d'eau qui sont à l'abri.
ruling-V16 = Une carte peut être activée dès le tour où elle est invoquée.
ruling-V17 = Pour un second Sceptre de grandeur ou Pendentif de Ragnor, le premier exemplaire compte parmi les autres objets magiques.
ruling-V18 = Les 2 énergies de départ du Grimoire ensorcelé vont dans la réserve, que le Grimoire ne fait qu'agrandir.
ruling-V19 = La carte et la jauge du dé sont obligatoires ; en option, seuls les énergies et les cristaux le sont : la carte et la jauge se prennent quand on veut dans le tour, ou se laissent.

## A. Mise en place et prélude

ruling-A1 = Chaque saison a 5 dés différents : au début, on en tire au sort un de plus que le nombre de joueurs, et ce sont les mêmes toute la partie.
ruling-A2 = Chacun commence avec 0 cristal, une jauge à 0, aucun bonus utilisé et une réserve vide ; la roue part de la case 1 de l'année 1, en hiver.
ruling-A3 = Chaque carte Pouvoir existe en double : 60 cartes au niveau Magicien (numéros 1 à 30), 100 au niveau Archimage (1 à 50), et 40 de plus avec Enchanted Kingdom.
ruling-A4 = Au niveau Apprenti, pas de draft : chacun prend une série fixe de 9 cartes puis forme ses trois paquets ; les cartes 31 à 50 sont retirées et toutes les autres, séries inutilisées comprises, font la pioche. Séries : 1, 2, 7, 17, 18, 20, 26, 29, 30 ; 3, 5, 9, 14, 15, 21, 23, 25, 28 ; 4, 6, 7, 9, 12, 16, 22, 24, 30 ; 1, 2, 3, 11, 13, 15, 18, 25, 27.
ruling-A5 = La première manche revient au plus jeune ; à l'écran, le premier joueur est indiqué à la création de la table ou tiré au sort.
ruling-A6 = Draft : chacun reçoit 9 cartes, en choisit une en secret en même temps que les autres et passe le reste à gauche, toujours dans ce sens ; la neuvième s'impose d'elle-même.
ruling-A7 = Les 9 cartes sont réparties en secret en trois paquets de 3 : la main, la bibliothèque II et la bibliothèque III. Chacun peut revoir les siennes quand il veut.
ruling-A8 = Chacun reçoit 3 jetons de capacité au hasard avant le prélude, les garde secrets, puis en retient un seul, public, avant la première manche ; les autres sortent du jeu et ne comptent jamais.
ruling-A9 = Un seul enchantement, tiré au sort ou convenu, est dévoilé avant le prélude et vaut pour toute la partie.
ruling-A10 = Le stock d'énergies est inépuisable.
ruling-A11 = La Construction élémentaire demande 18 cartes par joueur : à 4, elle est impossible avec une pioche de 60 cartes.

## B. Déroulement d'une manche

ruling-B1 = Une manche enchaîne : cartes redressées, lancer des dés de la saison en cours, choix d'un dé chacun (un reste), tours dans le sens horaire, effets de fin de manche, avancée de la roue avec ses changements, test de fin de partie, premier joueur passé à gauche.
ruling-B2 = Les six faces d'un dé ont la même chance de sortir et portent 1, 1, 2, 2, 3 et 3 points.
ruling-B3 = La couleur des dés est fixée au lancer : si la saison change pendant la manche, les dés choisis, relancés ou restants gardent leur couleur. Seuls le cours des énergies et les effets de saison suivent le marqueur.
ruling-B4 = Une fois les actions du dé faites, on enchaîne librement autant d'actions qu'on veut, puis on termine son tour ; un droit de cristalliser non utilisé est alors perdu.
ruling-B5 = Deux exemplaires d'une même carte agissent tous les deux et s'additionnent, sauf mention contraire (Grimoire ensorcelé).
ruling-B6 = La partie ne s'arrête jamais au milieu d'une manche.
ruling-B7 = Un effet s'applique autant que possible ; s'il ne peut rien faire (pas d'objet pour le Codex de Sélénia, pas de carte à sacrifier, pas de cristaux adverses), sa carte entre tout de même en jeu et y reste.
ruling-B8 = Les cristaux ne descendent pas sous 0 : un coût ou le péage d'Arcano Sangsue se paie en entier, sinon l'action est interdite, alors qu'une perte ou un don forcé se contente de ce qu'il y a (Kairn contre 3 cristaux : il en reste 0).
ruling-B9 = Raven l'usurpateur pouvant copier un objet, un même effet peut agir plus de deux fois : on compte tous ceux qui sont en vigueur.

## C. Actions du dé et limite de la réserve

ruling-C1 = En début de tour viennent, dans l'ordre : les Dés de la malice redressés, une fois chacun ; le Dé de la constance, une fois au plus ; les actions du dé ; tout le reste. Jeton de capacité, invocations, autres activations et bonus attendent cette dernière étape, sauf la double pioche.
ruling-C2 = Les symboles carte, énergie, cristaux et jauge du dé sont imposés et passent avant toute autre action ; celui de cristallisation est un simple droit jusqu'à la fin du tour. En option, carte et jauge se prennent quand on veut dans le tour et, dans l'une des options, peuvent se laisser.
ruling-C3 = Le symbole carte fait piocher une carte, vue du seul joueur, à garder ou à défausser ; il est toujours seul sur sa face.
ruling-C4 = À 15 de jauge, un symbole jauge du dé est simplement perdu.
ruling-C5 = Aucune face ne joint des cristaux à la cristallisation ou à la jauge : les cristaux y sont 1, 2 ou 3 avec deux énergies, ou 6 seuls. Sur les 20 dés, 12 ont une face carte.
ruling-C6 = La réserve tient 7 énergies : dès qu'un gain la fait déborder, le joueur choisit aussitôt lesquelles garder, anciennes et nouvelles confondues, avant toute suite (6 air et 2 eau reçues : une énergie au choix est écartée).
ruling-C7 = Un effet est un seul gain : on prend toutes ses énergies, puis on réduit la réserve une fois. Deux exemplaires d'une carte font deux gains l'un après l'autre.
ruling-C8 = Les énergies posées sur l'Amulette d'eau, le Chaudron glouton, le Monolithe féerique, le Joyau des anciens ou le Cœur d'Argos échappent à la limite de la réserve, et on ne peut pas les jeter pour s'y conformer.
ruling-C9 = Capacité de la réserve : 7, ou 10 avec au moins un Grimoire ensorcelé (même copié par Raven), moins 1 par Lanterne de Mésodae, Statue d'Eolis et marque de Sécheresse, jamais sous 0. Deux Grimoires donnent toujours 10.
ruling-C10 = Quand la capacité baisse, le surplus est écarté sur-le-champ, même au tour d'un autre : qui a 10 énergies et reprend son Grimoire à cause d'Amsug descend à 7 avant que le tour continue.

## D. Cristallisation

ruling-D1 = Une énergie cristallisée vaut : en hiver, eau et air 1, feu 2, terre 3 ; au printemps, terre et eau 1, air 2, feu 3 ; en été, terre et feu 1, eau 2, air 3 ; en automne, feu et air 1, terre 2, eau 3.
ruling-D2 = Le cours est celui de la saison où se trouve le marqueur à cet instant, pas celui de la couleur des dés.
ruling-D3 = Le droit de cristalliser vaut jusqu'à la fin du tour, en autant de fois qu'on veut ; il vient du dé, du bonus, de l'Arbre de lumière payé en énergie, du Cristalliseur d'Io, du Dé de la constance ou du jeton 6.
ruling-D4 = On cristallise les énergies de la réserve, Grimoire compris, et celles de l'Amulette d'eau, mais ni celles du Chaudron glouton, ni celles du Monolithe féerique, du Joyau des anciens ou du Cœur d'Argos.
ruling-D5 = Une énergie cristallisée rapporte son cours, plus 1 par Bourse d'Io, plus 1 par bonus de cristallisation déjà pris ce tour, plus 1 si le jeton 6 a servi ce tour, plus 1 sous les Largesses d'Io. En hiver, avec une Bourse, un bonus et les Largesses, une terre et une eau font 10 cristaux.
ruling-D6 = La Balance d'Ishtar cristallise 3 énergies à 3 cristaux pièce sans autorisation, et chaque supplément vaut pour chacune : 9, puis 12 avec une Bourse d'Io, 15 avec un bonus en plus, 18 avec les Largesses d'Io encore. Dans l'ancienne édition, 12 plus 4 par supplément, soit 16 avec une Bourse.
ruling-D7 = La Potion de vie cristallise toute la réserve à 4 cristaux pièce sans autorisation, et Bourse d'Io, Largesses d'Io, bonus de cristallisation et jeton 6 s'y ajoutent (une option ignore ces deux derniers). Avec 5 énergies et une Bourse : 25 cristaux, ou 30 après un bonus pris ce tour.
ruling-D8 = Un bonus n'est pas rétroactif : ce qui est déjà cristallisé garde son rapport. Plusieurs bonus de cristallisation du même tour s'additionnent, jusqu'à +4 grâce au Trône du renouveau.
ruling-D9 = Ne sont pas des cristallisations, donc sans supplément : Chaudron glouton, Crâne de Dragon, Lanterne de Xidit, Corne d'abondance, Kairn, Idole du familier, Arbre de lumière payé en cristaux, Miroir des saisons et échange.
ruling-D10 = Après une Potion de vie, on ne cristallise plus que si le dé, un bonus ou une autre source en donne par ailleurs le droit ; en option, les autres joueurs ne cristallisent plus pendant la manche.

## E. Invoquer et mettre en jeu gratuitement

ruling-E1 = Un joueur invoque une carte de sa main à son tour, après les actions du dé, si la jauge dépasse le nombre de cartes en jeu et s'il a de quoi payer le coût entier et chaque Arcano Sangsue adverse ; sous les Racines entravantes, une seule fois par tour.
ruling-E2 = Invoquer se fait en cinq temps : 1 cristal à chaque Arcano Sangsue adverse, le coût, l'entrée en jeu, les gains du Bâton du printemps et du Vase oublié d'Yjang, enfin l'effet de la carte. La réserve est réduite après chaque gain qui la fait déborder.
ruling-E3 = Il faut avoir d'avance les cristaux du coût et ceux des Arcano Sangsue adverses, car les 3 du Bâton du printemps viennent trop tard ; sinon rien n'est payé. Naria (3 cristaux) face à deux Arcano Sangsue exige 5 cristaux.
ruling-E4 = Bâton du printemps, Vase oublié d'Yjang, Main de la fortune et Arcano Sangsue n'agissent pas sur l'invocation qui les amène, mais un premier exemplaire agit sur celle du second.
ruling-E5 = Chaque Main de la fortune ôte d'office 1 énergie au coût, celle de l'Esprit de la nature comprise, jamais sous 1, et le joueur choisit lesquelles sont épargnées ; un coût sans énergie reste à 0. Les cristaux ne baissent pas (deux Mains : 2 air ou 3 air deviennent 1 air).
ruling-E6 = Sous l'Esprit de la nature, l'énergie en plus est de n'importe quel type et la Main de la fortune peut épargner celle-ci ou une énergie imprimée : une carte à 1 énergie coûte alors 1 énergie quelconque.
ruling-E7 = Pour l'Amulette élémentaire, on choisit 1 à 4 types et l'on paie une énergie de chacun, moins 1 par Main de la fortune mais au moins 1 ; un type épargné agit aussi, même si l'on n'en a pas. Avec une Main, une terre payée pour terre et feu donne 5 cristaux et une carte.
ruling-E8 = L'énergie de plus que l'Esprit de la nature impose à l'Amulette élémentaire n'a pas d'effet : seuls les types choisis en ont un.
ruling-E9 = Tout se paie avant le moindre effet : les 2 énergies que donne l'eau de l'Amulette élémentaire ne peuvent pas en payer les autres types.
ruling-E10 = Les énergies de l'Amulette d'eau règlent tout coût en énergie de leur propriétaire (invocation, activation, cristallisation, échange, jeton 8), et c'est lui qui décide d'où vient chaque énergie.
ruling-E11 = Coûts à 2, 3 et 4 joueurs : Figrim 3, 6, 9 cristaux ; Arcano Sangsue 2, 5, 8 ; Fées chapardeuses 0, 3, 6 ; Ratty 2, 4, 6 ; Titus 1, 2, 3 feu ; Sid 1, 2, 3 terre.
ruling-E12 = Une carte mise en jeu gratuitement n'est pas invoquée : il lui faut une place et son effet d'arrivée a lieu, mais ni Arcano Sangsue, ni Bâton, Vase, Main de la fortune, Esprit de la nature, Racines ou départage par invocations n'en tiennent compte. La Lanterne de Mésodae en est exclue et l'Amulette élémentaire y applique ses quatre effets.
ruling-E13 = La place sur la jauge doit exister avant l'effet de la carte : avec 4 cartes et une jauge de 4, l'Amulette d'air ne peut pas entrer, bien qu'elle fasse monter la jauge.
ruling-E14 = Pour une carte gratuite, le Calice divin occupe d'abord sa place (il en faut donc deux), l'Orbe de Cristal en demande une de plus et la Potion de rêves libère la sienne avant.
ruling-E15 = Les cartes en jeu au-delà de la jauge (Démon d'Argos, Faucon d'Argos, Âme damnée reçue) y restent, mais aucune autre n'entre avant que la jauge dépasse leur nombre.
ruling-E16 = Un coût se paie exactement : jamais davantage, jamais en partie.

## F. Activation

ruling-F1 = Activer, c'est incliner à son tour une carte redressée qui a un effet d'activation et en payer le coût, une fois par carte et par manche.
ruling-F2 = S'activent les cartes 5, 15, 16, 23 à 26, 32, 34, 35, 37, 43, 44, 47 et 50, celles de l'extension numérotées 3, 11, 12, 16 et 17, et Raven quand il en copie une.
ruling-F3 = Toutes les cartes inclinées se redressent ensemble quand commence la manche suivante.
ruling-F4 = Une carte qui quitte le jeu et y revient est neuve : redressée, vidée de ses énergies et de nouveau activable (une Idole du familier reprise puis réinvoquée rapporte encore 10 cristaux).
ruling-F5 = Qui ne peut payer le coût n'active pas la carte ; si le coût est payable mais l'effet nul, l'activation est permise (Idole sans familier, Potion de vie sans énergie), sauf pour la Potion de rêves sans rien à mettre en jeu.
ruling-F6 = À chaque activation adverse, chaque exemplaire des Fées chapardeuses, l'un après l'autre, prend 1 cristal au joueur s'il en a et 1 à la banque de toute façon ; être à 0 n'empêche pas d'activer (1 cristal face à deux Fées : elles gagnent 2, puis 1).
ruling-F7 = Les Fées chapardeuses se servent quand la carte s'incline, avant le coût, qui doit rester payable, faute de quoi l'activation est interdite ; en option, elles se servent après.
ruling-F8 = Pour les Fées chapardeuses et le Cœur d'Argos, utiliser le Dé de la malice ou passer l'Âme damnée est une activation. N'en sont pas : effets d'arrivée, permanents ou de fin de manche, Dé de la constance, Cristalliseur d'Io, bonus et jetons.
ruling-F9 = L'Âme damnée d'Onys arrive redressée : son nouveau détenteur peut la passer plus loin dans la même manche.

## G. Bonus

ruling-G1 = Échange : 2 énergies de la réserve ou de l'Amulette d'eau contre 2 au choix, même du même type, placées en réserve (en option, 1 ou 2). Si elle déborde, on la réduit (7 en réserve et 2 venues de l'Amulette : 9, donc 2 à écarter).
ruling-G2 = Le bonus de cristallisation donne le droit de cristalliser ce tour et 1 cristal de plus par énergie.
ruling-G3 = Le bonus de jauge vaut +1 ; à 15, il est refusé et n'est pas dépensé.
ruling-G4 = La double pioche remplace la carte due au dé, une fois, tant qu'elle n'est ni piochée ni abandonnée pour le Dé de la constance ; on garde exactement une des 2 cartes. Elle ne vaut pas pour les cartes piochées par un effet.
ruling-G5 = La piste des bonus n'a que 3 cases : le même bonus peut revenir, même dans un seul tour, et le malus final est de 0, 5, 12 ou 20 selon la case. Le Trône du renouveau fait reculer d'une case et permet donc un usage de plus.
ruling-G6 = Le Savoir d'Olaf offre un cinquième bonus : piocher une carte.

## H. Roue des saisons

ruling-H1 = La roue a 12 cases par année et la saison change entre 3 et 4, 6 et 7, 9 et 10, 12 et 1.
ruling-H2 = Toute frontière de saison franchie, dans un sens ou dans l'autre, par le dé restant, les Bottes temporelles ou le jeton 10, est un changement de saison.
ruling-H3 = Un déplacement d'au plus 3 cases ne franchit qu'une frontière, mais ce sont bien les frontières franchies qui comptent, et non la saison de départ comparée à celle d'arrivée.
ruling-H4 = Les Bottes temporelles déplacent le marqueur de 1, 2 ou 3 cases, jamais 0, et le jeton 10 d'exactement 2.
ruling-H5 = Dès que l'année 2 (ou 3) commence, à n'importe quel moment, tous les joueurs prennent leur bibliothèque II (ou III), utilisable tout de suite ; y entrer une deuxième fois ne donne rien.
ruling-H6 = En reculant de la case 1 à la case 12, on revient une année en arrière, mais chacun garde sa main et rien ne retourne en bibliothèque.
ruling-H7 = Si le marqueur dépasse la case 12 de l'année 3 pendant une manche, les effets de saison jouent et la manche va à son terme, avancée comprise ; la partie finit s'il y est encore. Un recul peut la prolonger.
ruling-H8 = Reculer au-delà de la case 1 de l'année 1 est permis (en option, interdit) : c'est l'automne d'une année 0, avec ses dés si l'on y est encore à la manche suivante. Le retour en année 1 ne donne aucune carte.
ruling-H9 = À un changement de saison, on traite d'abord l'année et les bibliothèques, puis la Sécheresse, puis les cartes.
ruling-H10 = Figrim, Sablier du temps et Statue d'Eolis se résolvent dans cet ordre, joueur par joueur dans le sens horaire, à partir du joueur actif pendant un tour, ou du premier joueur de la manche quand elle s'achève.
ruling-H11 = Une saison qui change pendant un tour agit tout de suite, avant l'action suivante : les autres joueurs choisissent leurs énergies et réduisent leur réserve sans attendre.
ruling-H12 = Le dernier passage de l'automne à l'hiver, à la fin de l'année 3, est un changement de saison dont les effets ont lieu avant le décompte.

## J. Fin de manche

ruling-J1 = Les effets de fin de manche se règlent joueur par joueur dans le sens horaire, à partir du premier joueur de cette manche, chacun terminant tous les siens.
ruling-J2 = Qui a plusieurs effets de fin de manche ordonne ceux dont l'ordre change alors quelque chose, par exemple l'Âme damnée et une carte qui rapporte des cristaux quand il y en a moins de 3. Les autres s'appliquent sans question, dans cet ordre : Sablier, Âme damnée, Corne du mendiant, Cœur d'Argos, Titus, Coffret merveilleux, Lanterne de Mésodae, Cristalliseur d'Io, Monolithe féerique, Corne d'abondance. Un effet encore sans objet attend d'en avoir un. En option, tout l'ordre est fixe.
ruling-J3 = Une Corne du mendiant qui n'a rien donné est revérifiée après chaque effet suivant qui retire de l'énergie (Monolithe féerique, Corne d'abondance), mais n'agit qu'une fois par manche.
ruling-J4 = En fin de manche, les exemplaires d'une même carte agissent l'un après l'autre, chacun d'après ce que le précédent a laissé.
ruling-J5 = Les effets de fin de manche précèdent l'avancée sur la roue et ont lieu aussi à la dernière manche.
ruling-J6 = La limite de la réserve s'applique dès la Corne du mendiant et le Cœur d'Argos résolus ; le Coffret merveilleux compte ce qu'apporte le Cœur : 3 énergies en réserve et 1 sur le Cœur lui suffisent.

## Q. Piles et informations cachées

ruling-Q1 = Dès que la dernière carte de la pioche est prise, toute la défausse est mélangée pour la remplacer, et un tirage inachevé s'y poursuit. Les cartes que l'effet en cours tient à l'écart n'y sont pas ; posées sur deux piles vides, elles sont mélangées aussitôt.
ruling-Q2 = Pioche et défausse vides, on prend les cartes qui existent et l'effet continue autant que possible.
ruling-Q3 = La défausse est face cachée et garde son ordre, la carte la plus récente au-dessus ; nul ne peut la consulter.
ruling-Q4 = Sont publics : cristaux, jauges, réserves, énergies sur les cartes, cartes en jeu, pistes des bonus, jetons choisis et nombre de cartes des mains et des piles. Sont secrets : mains, bibliothèques et paquets du draft.
ruling-Q5 = Une carte « révélée » est vue de tous ; une carte « regardée » ne l'est que du joueur qui en a le droit.
ruling-Q6 = Une carte défaussée de la main n'est pas montrée, sauf s'il faut prouver ce qu'elle est : Couronne vampirique et Kriss nécrotique.
ruling-Q7 = Quand l'Orbe de Cristal est activé pour 3 cristaux, la carte du dessus de la pioche est défaussée sans que personne la voie.
ruling-Q8 = Chacun est seul à voir ce qu'il pioche, regarde ou défausse de sa main ; avec Naria, le propriétaire voit tout et chaque adversaire sa seule carte, et le jeton 11 ne montre les mains qu'un instant. Tous voient les cartes de la Couronne vampirique, de l'Attrape-familiers, du Parchemin d'Ishtar, de la Vision du destin et toute carte qui entre en jeu ou en sort.
ruling-Q9 = Quand l'Orbe de Cristal ou la Vision du destin met à la défausse la dernière carte de la pioche, cette carte est mélangée avec les autres dans la nouvelle pioche. Elle y passe d'un seul geste : elle est donc déjà dans la défausse au moment où la pioche se trouve vide.

## K. Cartes de base

ruling-K1 = Amulette d'air : jauge +2, 15 au plus, et la place de l'Amulette doit exister auparavant.
ruling-K2 = Amulette de feu : sur 4 cartes piochées, on en garde exactement une et 3 partent face cachée ; s'il y en a moins, on choisit parmi celles-là.
ruling-K3 = Amulette de terre : 9 cristaux chaque fois qu'elle entre en jeu, retours compris.
ruling-K4 = Amulette d'eau : ses 4 énergies, jamais renouvelées et perdues avec elle, se dépensent comme la réserve sans en être pour Coffret merveilleux, Corne du mendiant, Elémentaire d'air, Lanterne de Xidit, Lewis, Potions de rêves et de vie, Traité maudit, Gardien d'Argos et Ratty. La Corne d'abondance, elle, les atteint.
ruling-K5 = Balance d'Ishtar : le droit de cristalliser n'est pas nécessaire, et des énergies de l'Amulette d'eau peuvent figurer parmi les 3 identiques (4 dans l'ancienne édition).
ruling-K6 = Bâton du printemps : 3 cristaux par exemplaire et par invocation depuis la main, rien pour une carte gratuite ni pour lui-même.
ruling-K7 = Bottes temporelles : 1 à 3 cases dans un sens ou dans l'autre, même si elles sont mises en jeu gratuitement.
ruling-K8 = Bourse d'Io : 1 cristal de plus par énergie cristallisée et par exemplaire, y compris avec la Balance d'Ishtar et la Potion de vie, mais pas avec le Chaudron glouton ni le Crâne de Dragon.
ruling-K9 = Calice divin : des 4 cartes vues en secret, une doit entrer en jeu s'il reste une place après le Calice, sinon les 4 sont défaussées ; la Lanterne de Mésodae est exclue. La carte posée applique son propre effet d'arrivée.
ruling-K10 = Syllas le fidèle : dans le sens horaire, chaque adversaire sacrifie une de ses cartes en jeu, au choix, et qui n'en a pas est épargné. Perdre le Traité maudit vide aussi la réserve, perdre le modèle d'un Raven fait partir ce Raven.
ruling-K11 = Figrim l'avaricieux : à chaque changement de saison, tout adversaire qui a au moins 1 cristal en donne 1 ; deux exemplaires en prennent jusqu'à 2.
ruling-K12 = Naria la prophétesse : le propriétaire garde une carte d'abord, puis en donne une à chaque adversaire dans le sens horaire, sans refus possible, et nul autre ne la voit. S'il manque des cartes, les derniers n'ont rien.
ruling-K13 = Coffret merveilleux : 3 cristaux par exemplaire si la manche (en option, le tour de son propriétaire) finit avec au moins 4 énergies en réserve, Grimoire compris, Amulette d'eau et Chaudron exclus.
ruling-K14 = Corne du mendiant : une énergie au choix si la manche finit avec 0 ou 1 énergie en réserve ; deux exemplaires agissent tous les deux à partir de 0, un seul à partir de 1.
ruling-K15 = Dé de la malice : avant les actions du dé, on le relance et on gagne 2 cristaux ; la nouvelle face s'impose, sauf nouveau lancer par un second exemplaire (2 cristaux de plus). Il ne sert pas le tour de son arrivée.
ruling-K16 = Kairn le destructeur : contre 1 énergie, chaque adversaire perd 4 cristaux, ou tout s'il en a moins, et personne ne les gagne.
ruling-K17 = Amsug Longcoup : quiconque a un objet magique doit en reprendre un, au choix, de la gauche du propriétaire jusqu'à lui en dernier. Ses énergies sont perdues, un Traité maudit repris n'est pas sacrifié et Raven n'est jamais un objet.
ruling-K18 = Grimoire ensorcelé : la capacité passe à 10 d'abord, les 2 énergies viennent ensuite.
ruling-K19 = Heaume de Ragfield : 20 cristaux par exemplaire, en fin de partie, à qui a plus de cartes en jeu que chaque adversaire, sans égalité ; Âme damnée et Raven comptent.
ruling-K20 = Main de la fortune : elle allège les coûts d'invocation, jamais ceux d'activation ni la copie payée par Raven.
ruling-K21 = Lewis Grisemine : on copie la réserve d'un adversaire au choix, même vide, Grimoire compris mais pas l'Amulette d'eau ni le Chaudron, sans rien lui ôter. Le surplus est écarté (5 air et 4 eau copiées : 7 gardées sur 9).
ruling-K22 = Cube runique d'Eolis : aucun effet, seulement 30 points de prestige.
ruling-K23 = Potion de puissance : sacrifiée, elle fait piocher 1 carte qu'il faut garder et monte la jauge de 2.
ruling-K24 = Potion de rêves : elle part et la réserve est vidée (ni l'Amulette d'eau ni le Chaudron), puis une carte de la main entre gratuitement et les énergies qu'elle donne sont gardées. Interdit sans carte posable ou sans place après son départ.
ruling-K25 = Potion de savoir : sacrifiée, elle donne 5 énergies, et la réserve est réduite si elle déborde.
ruling-K26 = Potion de vie : toute la réserve y passe, sans trier, et les énergies de l'Amulette d'eau en sont exclues, même si on les y voulait.
ruling-K27 = Sablier du temps : 1 énergie par exemplaire à chaque changement de saison, sur-le-champ ou, en option, à la fin de la manche.
ruling-K28 = Sceptre de grandeur : 3 cristaux par autre objet magique du joueur, familiers exclus ; un second Sceptre, avec le premier, 2 objets et 1 familier, rapporte 9.
ruling-K29 = Statue bénie d'Olaf : 20 cristaux quand elle entre en jeu.
ruling-K30 = Vase oublié d'Yjang : 1 énergie par exemplaire et par invocation depuis la main, avant l'effet de la carte invoquée.
ruling-K31 = Amulette élémentaire : eau 2 énergies, terre 5 cristaux, feu 1 carte à garder, air jauge +1. Mise en jeu gratuitement, elle impose les quatre, dans l'ordre que choisit le joueur.
ruling-K32 = Arbre de lumière : une activation donne 1 énergie contre 3 cristaux ou le droit de cristalliser ce tour contre 1 énergie, jamais les deux.
ruling-K33 = Arcano Sangsue : son propriétaire ne se paie rien, et tous les exemplaires adverses s'additionnent (deux coûtent 2 cristaux par invocation).
ruling-K34 = Orbe de Cristal : regarder ne coûte rien, et l'on choisit ensuite de payer 4 énergies pour poser la carte ou de la remettre, ce qui est forcé sans place ou pour la Lanterne de Mésodae. L'autre usage coûte 3 cristaux et défausse la carte sans la voir.
ruling-K35 = Chaudron glouton : 1 énergie par manche, de la réserve ou de l'Amulette d'eau ; la septième provoque aussitôt son sacrifice, le retour des 7 énergies dans la limite de la réserve et 15 cristaux. Deux Chaudrons se remplissent séparément, et un départ anticipé perd tout.
ruling-K36 = Couronne vampirique : il faut montrer une carte, piochée et gardée ou défaussée de la main, et prendre autant d'énergies que son prestige, aucune à 0 ou moins. Main vide, on doit piocher ; le Cube runique en offre 30, dont la réserve garde ce qu'elle peut.
ruling-K37 = Crâne de Dragon : 3 cartes en jeu sacrifiées, Crâne compris si l'on veut, pour 15 cristaux sans effet de la Bourse d'Io ; le Traité maudit parmi elles vide la réserve.
ruling-K38 = Démon d'Argos : dans le sens horaire, chaque adversaire perd 1 de jauge, jamais sous 0, et pioche une carte à garder. Qui a 4 cartes et tombe à 3 les conserve, mais il lui faudra 5 de jauge pour en ajouter une.
ruling-K39 = Titus Beauregard : à chaque fin de manche, 1 cristal de chaque adversaire qui en a ; si l'un n'en avait pas, Titus est sacrifié ensuite (face à 5, 0 et 2 cristaux : +2, puis il part).
ruling-K40 = Elémentaire d'air : toutes les réserves adverses, Grimoire compris, deviennent de l'air, mais pas les énergies d'une Amulette d'eau, d'un Chaudron, d'un Monolithe ou d'un Joyau.
ruling-K41 = Fées chapardeuses : à chaque activation adverse, avant son coût (en option, après), 1 cristal pris au joueur s'il en a et 1 autre venu de la banque.
ruling-K42 = Traité maudit d'Arus : 2 énergies, 10 cristaux et jauge +1 à l'arrivée ; sacrifié, il vide la réserve (ni l'Amulette d'eau ni le Chaudron). Repris en main ou sauvé par le Bouclier de Zira, il ne fait rien perdre.
ruling-K43 = Idole du familier : 10 cristaux à l'arrivée (0 dans l'ancienne édition) et, à l'activation, 1 par familier du joueur en jeu ; un Raven qui la copie se compte lui-même.
ruling-K44 = Kriss nécrotique : 4 énergies contre un familier, Âme damnée comprise, défaussé de la main ou sacrifié en jeu.
ruling-K45 = Lanterne de Xidit : en fin de partie, 3 cristaux par énergie en réserve et par exemplaire, Grimoire compris, mais rien pour l'Amulette d'eau, le Chaudron, le Monolithe ou le Joyau.
ruling-K46 = Coffre scellé d'Urm : 20 cristaux par exemplaire en fin de partie sans aucun familier en jeu ; ceux de la main sont sans importance.
ruling-K47 = Miroir des saisons : X cristaux, au moins 1, changent X énergies identiques de la réserve ou de l'Amulette d'eau en X d'un autre type, placées en réserve. Elle peut alors déborder.
ruling-K48 = Pendentif de Ragnor : 1 énergie par autre objet magique du joueur, un premier Pendentif compris, dans la limite de la réserve.
ruling-K49 = Sid Ombrenuit : on compare les cristaux après péage, coût et Bâton du printemps ; seul en tête, on prend 5 à chacun ou ce qu'il a, à égalité rien (12, 9 et 3 deviennent 20, 4 et 0).
ruling-K50 = Âme damnée d'Onys : seul celui qui la met en jeu gagne 10 cristaux et 1 eau ; contre 1 eau, Amulette d'eau admise, elle passe redressée au voisin de gauche malgré sa jauge, sans être invoquée. En fin de manche elle ôte jusqu'à 3 cristaux, et elle compte comme familier et comme carte en jeu.

## L. Cartes d'Enchanted Kingdom

ruling-L1 = Cœur d'Argos : la première activation du tour faite après son arrivée y pose 1 terre, une par tour et par exemplaire, versée en réserve quand la manche s'achève. S'il part avant, elle est perdue.
ruling-L2 = Corne d'abondance : en fin de manche, chaque exemplaire fait défausser 1 énergie de la réserve ou de l'Amulette d'eau s'il y en a, pour 5 cristaux si c'est de la terre. Chaudron, Joyau et Monolithe sont hors d'atteinte.
ruling-L3 = Monolithe féerique : on peut y poser 1 énergie (Amulette d'eau admise) à chaque fin de manche, sans limite, et l'activer pour en reprendre 1 ou plus. Inutilisables et hors réserve entre-temps, elles sont perdues s'il part.
ruling-L4 = Codex de Sélénia : reprendre un autre objet dont le coût contient une énergie est obligatoire s'il en existe un, Codex plus ancien compris. Sont exclus Raven, toujours, et, hors Esprit de la nature, les Bottes, le Dé de la malice, le Chaudron, le Télescope, la Balance, le Cube et le Miroir.
ruling-L5 = Parchemin d'Ishtar : on révèle jusqu'à un objet dont le coût contient le type nommé (l'Amulette élémentaire les contient tous), à garder ou à défausser. Dans ce cas, on peut recommencer une fois, avec un autre type si l'on veut, et il faut garder le résultat ; en option, recommencer est obligatoire.
ruling-L6 = Lanterne de Mésodae : capacité −1 et 3 cristaux en fin de manche, par exemplaire ; une réserve pleine est réduite dès son arrivée, coût déjà payé. Jamais gratuite, elle profite de la Main de la fortune et Raven peut la copier.
ruling-L7 = Statue d'Eolis : capacité −1 et, à chaque changement de saison, 1 énergie, ou 2 cristaux et un regard secret sur la première carte de la pioche, qui ne bouge pas.
ruling-L8 = Attrape-familiers : on révèle jusqu'à un familier, à garder ou à défausser, auquel cas on peut recommencer une fois et il faut garder le suivant ; en option, recommencer est obligatoire. Les cartes révélées attendent à part, hors d'un éventuel remélange ; si tout s'épuise, l'effet s'arrête sans rien.
ruling-L9 = Cristalliseur d'Io : si le dé donne des cristaux ce tour (pas le Dé de la malice), même avant son arrivée, on peut cristalliser ; l'avoir fait rapporte 2 cristaux par exemplaire en fin de manche. Toute cristallisation ordinaire de ce tour compte, mais ni Balance d'Ishtar ni Potion de vie.
ruling-L10 = Trône du renouveau : s'il reste une carte en main, il faut en défausser 1, en piocher 1 à garder et reculer d'une case sur la piste des bonus, sauf à 0 ; main vide, il ne se passe rien.
ruling-L11 = Potion de résurrection : sur les 5 premières cartes de la défausse (ou moins), une va en main sans être montrée et les autres au fond, dans le même ordre. La potion ou le Bouclier qu'on vient de sacrifier n'en est pas.
ruling-L12 = Joyau des anciens : 3 énergies identiques, Amulette d'eau admise, sont dépensées : 1 se fixe dessus, intouchable, et 2 sont défaussées. En fin de partie, chaque Joyau vaut +35 cristaux à partir de 3 énergies et −10 en dessous.
ruling-L13 = Bouclier de Zira : si une carte Pouvoir ou un enchantement, même du joueur et même comme coût, fait sacrifier ou défausser une de ses autres cartes, il peut sacrifier le Bouclier à la place pour 10 cristaux. La carte reste et l'effet a lieu en entier.
ruling-L13a = Quand le Bouclier de Zira remplace le sacrifice qui servait de coût, la potion, le Faucon d'Argos ou le Chaudron reste en jeu, incliné.
ruling-L13b = Le Bouclier de Zira suppose qu'une autre carte serait vraiment perdue : seul en jeu face à Syllas, il est sacrifié sans rapporter de cristaux.
ruling-L13c = De deux Boucliers de Zira, le second peut remplacer la perte du premier : un seul part et l'on gagne 20 cristaux, chacun ne servant qu'une fois par perte ; en option, pas d'enchaînement.
ruling-L13d = Quand plusieurs cartes seraient perdues ensemble (les 3 du Crâne de Dragon, celles de l'Amulette du temps), un Bouclier de Zira n'en sauve qu'une.
ruling-L13e = Le Bouclier de Zira peut remplacer la carte que fait perdre le jeton 2.
ruling-L13f = Le Bouclier de Zira ne s'oppose ni aux retours en main, ni aux énergies qui débordent de la réserve.
ruling-L13g = Le Bouclier de Zira couvre aussi les défausses de la main (Gardien, Trône, Kriss, Couronne, Amulette du temps, Étreinte d'Argos) : on désigne la carte visée, on la garde et l'effet continue ; sans carte valable, pas de Bouclier. Couronne avec le Démon d'Argos montré : 10 cristaux et 16 énergies offertes.
ruling-L14 = Dé de la constance : une fois par tour, même avec deux exemplaires et même après le Dé de la malice, on laisse son dé pour jauge +1, 1 énergie ou le droit de cristalliser. Le dé n'accorde alors rien, ni carte, ni double pioche, ni Cristalliseur d'Io.
ruling-L15 = Amulette du temps : d'abord 2 énergies, puis on fixe X (0 permis), on pose X cartes de sa main sur le dessus de la défausse et l'on en pioche X.
ruling-L16 = Télescope arcanique : contre 2 cristaux, on regarde les 3 premières cartes de la pioche et on les replace dans l'ordre voulu ; si elle s'épuise, la défausse est remélangée avant.
ruling-L17 = Faucon d'Argos : 10 cristaux et jauge +1 à l'arrivée ; activé et sacrifié, il ôte 1 de jauge à chaque adversaire, jamais sous 0, et lui donne 6 cristaux, même à jauge 0. Nul ne perd ses cartes en jeu.
ruling-L18 = Raven l'usurpateur : on peut payer le coût complet d'un objet magique adverse, même si Raven est entré gratuitement, pour avoir tous ses effets, arrivée et activation incluses, mais pas son prestige. Sinon, Raven est un familier sans effet.
ruling-L18a = La copie faite par Raven n'est pas une invocation : ni Arcano Sangsue, ni Bâton, ni Vase, ni Racines, ni rabais de la Main de la fortune, ni surcoût de l'Esprit de la nature.
ruling-L18b = Raven reste un familier : Amsug et le Codex ne le reprennent pas, il prive du Coffre scellé d'Urm et compte pour l'Idole et le Kriss.
ruling-L18c = Les énergies d'un effet copié se posent sur Raven lui-même.
ruling-L18d = Dès que l'objet copié quitte le jeu, quelle qu'en soit la raison, Raven est sacrifié, et la réserve vidée s'il copiait le Traité maudit. Le Bouclier de Zira peut le sauver : il reste alors sans effet.
ruling-L18e = Si Raven copie une potion et que l'on s'en sert, c'est Raven qui est sacrifié.
ruling-L18f = Raven ne vise jamais un Raven ; un coût lié au nombre de joueurs ou celui de l'Amulette élémentaire se paie comme pour l'invoquer, sans Main de la fortune.
ruling-L18g = Exemple : Raven invoqué (1 feu, péage d'Arcano Sangsue, 3 cristaux du Bâton) copie une Main de la fortune adverse pour air, feu, terre et 3 cristaux, sans second péage ni second gain. Si Amsug renvoie cette Main, Raven est sacrifié et le rabais cesse.
ruling-L19 = Gardien d'Argos : son propriétaire choisit pour tous, lui compris et en dernier : 4 énergies de la réserve seule (toutes s'il y en a moins) ou 1 carte de la main (rien si elle est vide).
ruling-L20 = Ratty Ombrenuit : on prend à chaque adversaire 0, 1 ou 2 énergies de sa réserve, puis on réduit la sienne une seule fois ; l'excédent va au stock, pas à qui les avait (6 plus 3 prises : 7 gardées).

## T. Jetons de capacité

ruling-T1 = Jeton 1 (−5 points) : piocher une carte, à garder ou à défausser.
ruling-T2 = Jeton 2 (+6 points) : sacrifier ou défausser une de ses cartes, à condition d'en avoir une ; un Traité maudit ou un modèle de Raven a ses suites habituelles.
ruling-T3 = Jeton 3 (−5 points) : 2 énergies au choix, dans la limite de la réserve.
ruling-T4 = Jeton 4 (+10 points) : jauge −1, permis seulement si elle couvre encore les cartes en jeu (3 cartes : oui à 4, non à 3).
ruling-T5 = Jeton 5 : permanent et jamais retourné, il fait valoir +3 au lieu de −5 à chaque carte en main à la fin, pourvu que ce soit le jeton choisi.
ruling-T6 = Jeton 6 (0 point) : droit de cristalliser ce tour et 1 cristal de plus par énergie, en plus de ce que donnent les bonus.
ruling-T7 = Jeton 7 (−6 points) : 12 cristaux tout de suite.
ruling-T8 = Jeton 8 (+18 points) : défausser 4 énergies d'eau, Amulette d'eau admise.
ruling-T9 = Jeton 9 (−5 points) : jauge +2, 15 au plus.
ruling-T10 = Jeton 10 (+3 points) : le marqueur saison bouge d'exactement 2 cases, dans un sens ou dans l'autre, avec les effets habituels de saison et d'année.
ruling-T11 = Jeton 11 (+9 points) : son propriétaire est seul à regarder les mains de tous les adversaires ; il peut s'en servir même si elles sont vides.
ruling-T12 = Jeton 12 (0 point) : regarder en secret les 3 premières cartes de la pioche et les ranger dans l'ordre voulu.

## N. Enchantements

ruling-N1 = Construction élémentaire : 18 cartes par joueur, 9 gardées, rien n'est passé et le reste est remélangé dans la pioche.
ruling-N2 = Expérience prolongée : le draft porte sur 12 cartes, réparties en trois paquets de 4.
ruling-N3 = Sélection naturelle : sur 11 cartes, la première choisie est défaussée, le draft se poursuit avec 10, puis on en défausse une ; ces cartes vont face cachée à la défausse.
ruling-N4 = Racines entravantes : une invocation depuis la main par tour, mais autant de cartes gratuites qu'on veut (Calice divin, Orbe de Cristal, Potion de rêves).
ruling-N5 = Esprit de la nature : 1 énergie de plus par invocation, même si la carte ne coûte que des cristaux ou rien (Cube : 20 cristaux et 1 énergie ; Bottes : 1 énergie), sauf si elle est mise en jeu gratuitement. Le Codex de Sélénia peut reprendre tout autre objet.
ruling-N6 = Étreinte d'Argos : tout effet qui fait garder des cartes en main, même au tour d'un autre (Naria, Démon, Amsug), coûte 5 cristaux en tout ; avec 0 à 4, on n'en perd pas mais on sacrifie ou défausse une carte, la nouvelle au besoin. Bibliothèques, cartes piochées puis jetées, Calice et Orbe sont exempts.
ruling-N7 = Largesses d'Io : 1 cristal de plus, toujours, par énergie cristallisée, en plus de la Bourse d'Io et des bonus (été, 2 air : 8 cristaux ; Potion de vie sur 3 énergies : 15).
ruling-N8 = Savoir d'Olaf : le cinquième bonus fait piocher 1 carte, à garder ou à défausser, et occupe une case de la piste.
ruling-N9 = Sécheresse : quand le marqueur avance au-delà de la case 6, une fois par année au plus et avant les autres effets de saison, le seul meneur en cristaux sacrifie une carte (Bouclier de Zira permis) ou perd 1 place de réserve à jamais, d'office s'il n'a pas de carte. Une égalité en tête n'a pas d'effet et n'use pas l'année ; un recul ne déclenche rien.
ruling-N10 = Vision du destin : les 2 premières cartes de la pioche sont visibles et servent à tout tirage ou regard ; une fois par tour, après le dé, 5 cristaux envoient la première à la défausse et la rangée est complétée aussitôt.

## P. Fin de partie

ruling-P1 = La partie s'arrête si, après l'avancée de fin de manche et ses effets de saison, le marqueur est au-delà de la case 12 de l'année 3.
ruling-P2 = D'abord les cristaux de fin de partie (Heaume, Lanterne de Xidit, Coffre d'Urm, Joyau, copies comprises), puis on additionne cristaux, prestige en jeu, −5 par carte en main (+3 avec le jeton 5), malus de la piste des bonus (0, −5, −12 ou −20) et points du jeton. Les énergies restantes ne valent rien et Raven vaut 2, pas la valeur de son modèle.
ruling-P3 = En fin de partie, les gains passent avant les pertes, et un Joyau inachevé coûte 10 cristaux ou ce qu'il y a (5 cristaux, +3 de la Lanterne de Xidit, puis 0).
ruling-P4 = Le total final peut être négatif, et plusieurs effets de fin de partie s'additionnent.
ruling-P5 = À égalité, le plus grand nombre de cartes en jeu l'emporte (en option, de cartes invoquées) ; si l'égalité demeure, la victoire est partagée.
ruling-P6 = Pour vérifier un décompte : 72 cristaux, 68 de prestige, 2 bonus utilisés et 1 carte en main font 123.

## X. Interactions retorses

ruling-X1 = Raven avec Sceptre de grandeur ou Pendentif de Ragnor : avec trois objets, la copie rapporte 9 cristaux ou 3 énergies, car Raven n'est pas un objet et rien n'est retranché.
ruling-X2 = Miroir des saisons, Amulette d'eau et réserve pleine : avec 5 cristaux, 7 air en réserve et 2 eau sur l'Amulette, changer ces 2 eau en feu laisse 3 cristaux et 9 énergies, dont 2 à écarter.
ruling-X3 = Codex de Sélénia et Raven : si le Codex n'a à côté de lui que les Bottes et un Raven copiant le Bâton, aucun objet ne convient et l'effet est sauté.
ruling-X4 = Deux Mains de la fortune et Amulette élémentaire : 1 feu payé pour eau, terre et feu donne 2 énergies, 5 cristaux et une carte. Choisir la terre seule exige 1 terre, car on paie toujours au moins une énergie.
ruling-X5 = Deux Mains de la fortune et Bottes temporelles : sous l'Esprit de la nature, elles coûtent encore 1 énergie, la Main ne descendant pas sous 1 ; sans lui, elles coûtent 0, car la Main ne crée jamais de coût.
ruling-X6 = Dé de la constance et Cristalliseur d'Io : laisser un dé à 6 cristaux pour le droit de cristalliser fait perdre les 6 cristaux et aussi les 2 de fin de manche, puisque le dé n'a rien donné.
ruling-X7 = Bouclier de Zira et Potion de savoir : 5 énergies et 10 cristaux, le Bouclier part et la potion reste inclinée, prête à resservir à la manche suivante.
ruling-X8 = Deux Boucliers de Zira contre Syllas : le premier prend la place de la carte visée, le second celle du premier ; un seul Bouclier part pour 20 cristaux (10 avec l'option sans enchaînement).
ruling-X9 = Deux Titus à deux joueurs, adversaire à 1 cristal : le premier le prend et reste, le second ne trouve rien et est sacrifié.
ruling-X10 = Calice divin et Amulette d'air : à 4 cartes pour 5 de jauge, le Calice prend la dernière place et les 4 cartes piochées sont défaussées ; pour 6, l'Amulette d'air peut entrer et la jauge passe à 8. Le Bâton du printemps ne paie que pour le Calice.
ruling-X11 = Deux Figrim adverses, l'un à 0 cristal et l'autre à 1, en fin de manche : si le joueur à 0 était premier, il prend le cristal et l'autre le reprend (0 et 1) ; sinon, il le prend en second et le garde (1 et 0).
ruling-X12 = Bottes temporelles autour du passage d'année : la bibliothèque II n'est remise qu'une fois, à tous et jouable dès ce tour, mais chaque passage, aller ou retour, déclenche Figrim, Sablier et Statue d'Eolis.
ruling-X13 = Âme damnée passée à qui a 4 cartes pour 4 de jauge et le Coffre scellé d'Urm : il en a 5, ne peut invoquer qu'à partir de 6 de jauge et perd 3 cristaux en fin de manche. Gardée jusqu'au bout, elle annule le Coffre et vaut −5, mais compte comme carte pour le Heaume et le départage.

## Z. Le bon comportement, là où un autre programme s'en écarte

ruling-Z1 = Au lancer de la manche, les six faces de chaque dé peuvent sortir.
ruling-Z2 = Toutes les Mains de la fortune comptent pour l'Amulette élémentaire, qui coûte toujours au moins une énergie.
ruling-Z3 = Raven copiant le Pendentif de Ragnor donne une énergie par objet magique du joueur, sans en oublier un.
ruling-Z4 = La Balance d'Ishtar profite de tout le supplément des bonus de cristallisation, même au-delà de +3.
ruling-Z5 = Le jeton 8 accepte les énergies d'eau posées sur l'Amulette d'eau.
ruling-Z6 = Le jeton 10 déplace le marqueur saison de 2 cases, jamais d'une seule.
ruling-Z7 = Le supplément du jeton 6 s'ajoute à celui des bonus, il ne le remplace pas.
ruling-Z8 = Le Cristalliseur d'Io considère le dé réellement lancé, où que soit le marqueur saison, et ne rapporte rien si le Dé de la constance a pris la place du dé.
ruling-Z9 = Quand la capacité de la réserve baisse, les énergies en trop sont écartées aussitôt.
ruling-Z10 = Avec la Couronne vampirique et le Bouclier de Zira, le joueur désigne une carte de sa main, la montre et la garde.
ruling-Z11 = Tant que la carte due au dé n'est pas piochée, on ne cristallise pas et l'on ne prend aucun bonus, hormis la double pioche ; en option, la carte peut attendre.
ruling-Z12 = Le score n'est pas ramené à 0 entre deux étapes du décompte.
ruling-Z13 = Les effets de changement de saison suivent l'ordre des joueurs, pas le numéro des cartes.
ruling-Z14 = Le Miroir des saisons exige un type d'arrivée différent du type de départ.
ruling-Z15 = Les énergies défaussées pour le Gardien d'Argos viennent de la réserve, jamais de l'Amulette d'eau.
ruling-Z16 = Avec Ratty Ombrenuit, on peut prendre moins de 2 énergies à un adversaire.
ruling-Z17 = Avec l'Attrape-familiers et le Parchemin d'Ishtar, recommencer après un refus est facultatif ; en option, c'est obligatoire, et il faut garder la carte suivante.
ruling-Z18 = Une Amulette élémentaire mise en jeu gratuitement ne saute aucun de ses quatre effets.
ruling-Z19 = Avec une main vide, le Trône du renouveau ne fait rien et n'ouvre pas l'usage du Bouclier de Zira.
ruling-Z20 = Le Démon d'Argos touche les adversaires dans le sens horaire à partir du joueur actif, pas dans un ordre fixe de la table.
