### Seasons et Enchanted Kingdom : cartes, jetons de capacité, enchantements, bonus.
### Les effets sont dits avec nos propres mots ; les noms de la boîte de base sont ceux imprimés.
### Les variables sont les options de la table et $players.

## Boîte de base, cartes 1 à 50

amulet_of_air = Amulette d'air
    .text = Quand elle entre en jeu : votre jauge d'invocation monte de 2, sans dépasser 15.
amulet_of_fire = Amulette de feu
    .text = Quand elle entre en jeu : tirez 4 cartes, gardez-en une en main et défaussez les 3 autres.
amulet_of_earth = Amulette de terre
    .text = Quand elle entre en jeu : vous gagnez 9 cristaux.
amulet_of_water = Amulette d'eau
    .text = Quand elle entre en jeu : posez dessus 4 énergies de votre choix, jamais renouvelées. Elles se dépensent et se cristallisent comme celles de votre réserve, mais n'en font pas partie. Si l'Amulette quitte le jeu, celles qui restent sont perdues.
balance_of_ishtar = Balance d'Ishtar
    .text = { $balance ->
        [old] Activation : cristallisez 4 énergies identiques en 12 cristaux. Nul besoin du droit de cristalliser, et les suppléments par énergie s'ajoutent pour chacune des 4. Dans cette édition, la carte coûte 6 cristaux à invoquer.
       *[new] Activation : cristallisez 3 énergies identiques en 9 cristaux. Nul besoin du droit de cristalliser, et les suppléments par énergie s'ajoutent pour chacune des 3.
    }
staff_of_spring = Bâton du printemps
    .text = Chaque carte que vous invoquez ensuite depuis votre main vous rapporte 3 cristaux. Une carte mise en jeu gratuitement ne rapporte rien.
temporal_boots = Bottes temporelles
    .text = Quand elles entrent en jeu : déplacez le marqueur saison de 1, 2 ou 3 cases, en avant ou en arrière. Un changement de saison ou d'année agit aussitôt. Revenir à l'année d'avant ne reprend aucune carte en main.{ $before_year1 ->
        [forbid] {" "}Le marqueur ne recule pas au-delà du début de l'année 1.
       *[allow] {""}
    }
purse_of_io = Bourse d'Io
    .text = Chaque énergie que vous cristallisez vaut 1 cristal de plus. Cela joue aussi pour la Balance d'Ishtar et la Potion de vie, mais pas pour le Chaudron glouton ni le Crâne de Dragon.
divine_chalice = Calice divin
    .text = Quand il entre en jeu : tirez 4 cartes de la pioche ; l'une d'elles entre en jeu gratuitement et les 3 autres vont à la défausse. Si votre jauge, Calice compris, ne laisse plus de place, défaussez les 4.
syllas_the_faithful = Syllas le fidèle
    .text = Quand il entre en jeu : dans le sens horaire, chaque adversaire choisit une de ses cartes en jeu et la sacrifie.
figrim_the_avaricious = Figrim l'avaricieux
    .text = À chaque changement de saison : chaque adversaire qui possède au moins 1 cristal vous en cède 1.
naria_the_prophetess = Naria la prophétesse
    .text = Quand elle entre en jeu : tirez une carte par joueur, vous compris. Gardez-en d'abord une, puis donnez-en une à chaque adversaire ; nul ne peut refuser.
wondrous_chest = Coffret merveilleux
    .text = { $chest ->
        [turn] À la fin de chacun de vos tours : +3 cristaux si votre réserve compte au moins 4 énergies. Celles qui sont posées sur une carte ne comptent pas.
       *[round] À la fin de chaque manche : +3 cristaux si votre réserve compte au moins 4 énergies. Celles qui sont posées sur une carte ne comptent pas.
    }
beggars_horn = Corne du mendiant
    .text = À la fin de chaque manche : si votre réserve est vide ou ne contient qu'une énergie, ajoutez-y 1 énergie de votre choix.
die_of_malice = Dé de la malice
    .text = Activation, avant les actions de votre dé : gagnez 2 cristaux et relancez ce dé. La nouvelle face s'impose.
kairn_the_destroyer = Kairn le destructeur
    .text = Activation, contre 1 énergie de votre choix : chaque adversaire perd 4 cristaux, ou tous les siens s'il en a moins. Personne ne les récupère.
amsug_longneck = Amsug Longcoup
    .text = Quand il entre en jeu : chaque joueur qui a des objets magiques en jeu, vous compris, en reprend un des siens en main. Vous choisissez en dernier.
bespelled_grimoire = Grimoire ensorcelé
    .text = Tant qu'il est en jeu, votre réserve peut contenir 10 énergies au lieu de 7 ; un second Grimoire n'y ajoute rien. Quand il entre en jeu : prenez 2 énergies de votre choix.
ragfields_helm = Heaume de Ragfield
    .text = En fin de partie : +20 cristaux si vous avez en jeu plus de cartes que chacun de vos adversaires ; une égalité ne suffit pas.
hand_of_fortune = Main de la fortune
    .text = Chaque carte que vous invoquez vous coûte 1 énergie de moins, au choix, mais toujours au moins 1. Ni la part en cristaux ni les coûts d'activation ne baissent. Une carte qui ne coûte aucune énergie n'en coûte toujours aucune.
lewis_greyface = Lewis Grisemine
    .text = Quand il entre en jeu : désignez un adversaire et prenez au stock les mêmes énergies que dans sa réserve, sans rien lui enlever.
runic_cube_of_eolis = Cube runique d'Eolis
    .text = Aucun effet en jeu : tout son intérêt tient à ses 30 points de prestige.
potion_of_power = Potion de puissance
    .text = Activation, en sacrifiant la potion : vous piochez 1 carte, à garder obligatoirement, et votre jauge monte de 2.
potion_of_dreams = Potion de rêves
    .text = Activation, en sacrifiant la potion et en défaussant toute votre réserve, même vide : une carte de votre main entre en jeu gratuitement, si votre jauge lui laisse une place.
potion_of_knowledge = Potion de savoir
    .text = Activation, en sacrifiant la potion : prenez 5 énergies de votre choix.
potion_of_life = Potion de vie
    .text = Activation, en sacrifiant la potion : toute votre réserve est cristallisée, à 4 cristaux par énergie quelle que soit la saison. Nul besoin du droit de cristalliser, et la potion ne le donne pas. { $life_bonus ->
        [ignored] Le bonus de cristallisation et le jeton 6 n'y ajoutent rien.
       *[counts] Les suppléments par énergie s'ajoutent.
    }{ $life ->
        [lockout] {" "}Aucun autre joueur ne peut plus cristalliser pendant cette manche.
       *[free] {""}
    }
hourglass_of_time = Sablier du temps
    .text = { $hourglass ->
        [round_end] À chaque changement de saison : prenez 1 énergie de votre choix à la fin de la manche.
       *[immediate] À chaque changement de saison : prenez sur-le-champ 1 énergie de votre choix.
    }
scepter_of_greatness = Sceptre de grandeur
    .text = Quand il entre en jeu : gagnez 3 cristaux par autre objet magique que vous avez en jeu, y compris un premier Sceptre. Les familiers ne comptent pas.
olafs_blessed_statue = Statue bénie d'Olaf
    .text = Quand elle entre en jeu : vous gagnez 20 cristaux.
yjangs_forgotten_vase = Vase oublié d'Yjang
    .text = Chaque carte que vous invoquez ensuite depuis votre main vous donne 1 énergie de votre choix. Une carte mise en jeu gratuitement ne donne rien.
elemental_amulet = Amulette élémentaire
    .text = Son coût : 1 à 4 énergies, toutes de types différents, à votre choix. Quand elle entre en jeu, chaque type choisi a son effet : eau, 2 énergies ; terre, 5 cristaux ; feu, 1 carte piochée et gardée ; air, jauge +1. Mise en jeu gratuitement, elle applique les quatre.
tree_of_light = Arbre de lumière
    .text = Activation, au choix : payez 3 cristaux et prenez 1 énergie de votre choix, ou bien payez 1 énergie et gagnez le droit de cristalliser jusqu'à la fin du tour.
arcano_leech = Arcano Sangsue
    .text = Avant chacune de ses invocations, un adversaire vous verse 1 cristal, faute de quoi sa carte reste en main. Une carte mise en jeu gratuitement ne paie rien.
crystal_orb = Orbe de Cristal
    .text = Activation, au choix. Soit vous regardez la carte du dessus de la pioche, puis vous la reposez, ou défaussez 4 énergies pour qu'elle entre en jeu gratuitement, si votre jauge lui laisse une place. Soit vous payez 3 cristaux et elle va à la défausse sans être vue.
glutton_cauldron = Chaudron glouton
    .text = Activation : posez 1 de vos énergies sur le Chaudron. La septième le déclenche aussitôt : sacrifiez-le, prenez ses 7 énergies dans votre réserve et gagnez 15 cristaux. D'ici là, elles ne servent à rien.
vampiric_crown = Couronne vampirique
    .text = Quand elle entre en jeu, au choix : piochez une carte, montrez-la et gardez-la, ou montrez une carte de votre main et défaussez-la. Son prestige imprimé donne le nombre d'énergies que vous prenez, aucune s'il est nul ou négatif.
dragon_skull = Crâne de Dragon
    .text = Activation : 3 de vos cartes en jeu, Crâne compris si vous voulez, sont sacrifiées et vous gagnez 15 cristaux. Ce n'est pas une cristallisation.
demon_of_argos = Démon d'Argos
    .text = Quand il entre en jeu : dans le sens horaire, chaque adversaire baisse sa jauge de 1 et pioche une carte, qu'il doit garder. Personne ne sacrifie de carte parce que sa jauge a baissé.
titus_deepgaze = Titus Beauregard
    .text = À la fin de chaque manche : prenez 1 cristal à chaque adversaire qui en a. Si l'un d'eux n'en avait aucun, Titus est sacrifié après cette collecte.
air_elemental = Elémentaire d'air
    .text = Quand il entre en jeu : chez chacun de vos adversaires, la réserve entière se change en air. Les énergies posées sur des cartes ne changent pas.
thieving_fairies = Fées chapardeuses
    .text = Dès qu'un adversaire active une carte, prenez-lui 1 cristal s'il en a, et 1 autre à la banque dans tous les cas. { $fairies ->
        [after_cost] Il paie d'abord le coût d'activation.
       *[before_cost] Il paie ensuite le coût d'activation, et doit encore le pouvoir.
    }
cursed_treatise_of_arus = Traité maudit d'Arus
    .text = Quand il entre en jeu : 2 énergies de votre choix, 10 cristaux et jauge +1. S'il est sacrifié, toute votre réserve est perdue avec lui ; un simple retour en main ne coûte rien.
idol_of_the_familiar = Idole du familier
    .text = { $idol ->
        [old] Activation : 1 cristal par familier que vous avez en jeu. Son arrivée ne rapporte rien.
       *[new] Quand elle entre en jeu : vous gagnez 10 cristaux. Activation : 1 cristal par familier que vous avez en jeu.
    }
necrotic_kriss = Kriss nécrotique
    .text = Activation, contre un de vos familiers, défaussé de la main (en le montrant) ou sacrifié en jeu : prenez 4 énergies de votre choix.
lantern_of_xidit = Lanterne de Xidit
    .text = En fin de partie : +3 cristaux par énergie restée dans votre réserve. À part celles du Grimoire ensorcelé, les énergies posées sur des cartes ne comptent pas.
sealed_chest_of_urm = Coffre scellé d'Urm
    .text = En fin de partie : +20 cristaux si aucun familier n'est en jeu chez vous ; ceux de votre main n'y changent rien.
mirror_of_the_seasons = Miroir des saisons
    .text = Activation : payez X cristaux, au moins 1. Changez X de vos énergies d'un même type en X énergies d'un seul autre type.
pendant_of_ragnor = Pendentif de Ragnor
    .text = Quand il entre en jeu : prenez 1 énergie de votre choix par autre objet magique que vous avez en jeu, y compris un premier Pendentif.
sid_nightshade = Sid Ombrenuit
    .text = Quand il entre en jeu : si vous êtes seul en tête en cristaux, une fois le coût réglé, prenez-en 5 à chaque adversaire, ou tout ce qu'il a s'il en a moins. À égalité en tête, rien.
damned_soul_of_onys = Âme damnée d'Onys
    .text = Quand elle entre en jeu : 10 cristaux et 1 énergie d'eau. Activation, contre 1 énergie d'eau : elle va, redressée, chez votre voisin de gauche, même si sa jauge est pleine, et sans lui donner le gain d'arrivée. À la fin de chaque manche, qui la détient perd 3 cristaux, ou ce qu'il a.

## Enchanted Kingdom, cartes 1 à 20 (noms traduits par nous)

heart_of_argos = Cœur d'Argos
    .text = À votre tour, la première activation d'une de vos cartes pose 1 énergie de terre sur le Cœur, une seule par tour. À la fin de la manche, elle rejoint votre réserve.
horn_of_plenty = Corne d'abondance
    .text = À la fin de chaque manche : s'il vous reste des énergies dans la réserve ou sur l'Amulette d'eau, vous devez en défausser 1. Si c'est de la terre, gagnez 5 cristaux.
fairy_monolith = Monolithe féerique
    .text = À la fin de chaque manche : vous pouvez y poser 1 de vos énergies, sans limite. Activation : reprenez-en au moins 1 dans votre réserve. Les énergies posées ne servent à rien d'autre et sont perdues s'il quitte le jeu.
selenias_codex = Codex de Sélénia
    .text = Quand il entre en jeu : reprenez en main un autre de vos objets magiques dont le coût comporte au moins 1 énergie. C'est obligatoire si vous en avez un, sans effet sinon.
scroll_of_ishtar = Parchemin d'Ishtar
    .text = Quand il entre en jeu : nommez un type d'énergie et révélez la pioche jusqu'à un objet magique dont le coût en contient. { $second_search ->
        [forced] Prenez-le en main, ou défaussez-le et recommencez une fois, type libre ; le second est imposé.
       *[optional] Prenez-le en main, ou défaussez-le et recommencez si vous voulez, une fois, type libre ; le second est imposé.
    } Les autres cartes révélées vont à la défausse.
mesodaes_lantern = Lanterne de Mésodae
    .text = Votre réserve perd 1 place. À la fin de chaque manche : +3 cristaux. Elle n'entre en jeu que par une invocation payée, jamais gratuitement.
statue_of_eolis = Statue d'Eolis
    .text = Votre réserve perd 1 place. À chaque changement de saison, au choix : 1 énergie, ou bien 2 cristaux et un regard secret sur la première carte de la pioche, qui y reste.
familiar_catcher = Attrape-familiers
    .text = Quand il entre en jeu : révélez la pioche jusqu'à un familier. { $second_search ->
        [forced] Prenez-le en main, ou défaussez-le et recommencez une fois ; le second est imposé.
       *[optional] Prenez-le en main, ou défaussez-le et recommencez si vous voulez, une fois ; le second est imposé.
    } Les autres cartes révélées vont à la défausse.
ios_transmuter = Cristalliseur d'Io
    .text = Quand votre dé vous donne des cristaux, vous pouvez cristalliser jusqu'à la fin du tour. Si vous en profitez, gagnez 2 cristaux à la fin de la manche, une seule fois.
throne_of_renewal = Trône du renouveau
    .text = Quand il entre en jeu : défaussez une carte de votre main, piochez-en une et reculez d'une case sur la piste des bonus, si vous n'y êtes pas à 0. Main vide : aucun effet.
potion_of_resurrection = Potion de résurrection
    .text = Activation, en sacrifiant la potion : parmi les 5 cartes du dessus de la défausse (ou moins), prenez-en une en main sans la montrer et glissez les autres tout au fond. La potion elle-même n'en fait pas partie.
jewel_of_the_ancients = Joyau des anciens
    .text = Activation, contre 3 énergies identiques (Amulette d'eau admise) : l'une se fixe sur le Joyau, les 2 autres sont défaussées. En fin de partie : +35 cristaux s'il porte au moins 3 énergies, sinon −10 cristaux.
shield_of_zira = Bouclier de Zira
    .text = Quand un effet vous ferait défausser ou sacrifier une autre de vos cartes, vous pouvez sacrifier le Bouclier à sa place et gagner 10 cristaux. L'effet a lieu, même si la perte de la carte en était le prix. { $zira_chain ->
        [single] Un seul Bouclier sert par perte.
       *[chained] Un second Bouclier peut remplacer le premier.
    }
steadfast_die = Dé de la constance
    .text = Une fois par tour, avant les actions de votre dé, vous pouvez y renoncer entièrement. À la place, au choix : jauge +1, 1 énergie de votre choix, ou le droit de cristalliser pendant ce tour.
amulet_of_time = Amulette du temps
    .text = Quand elle entre en jeu : prenez 2 énergies de votre choix. Défaussez ensuite autant de cartes de votre main que vous voulez, même aucune, puis piochez-en le même nombre.
arcane_telescope = Télescope arcanique
    .text = Activation, contre 2 cristaux : consultez en secret les 3 cartes du dessus de la pioche et rangez-les dans l'ordre voulu.
argos_hawk = Faucon d'Argos
    .text = Quand il entre en jeu : 10 cristaux et jauge +1. Activation, en sacrifiant le Faucon : chaque adversaire baisse sa jauge de 1 et gagne 6 cristaux.
raven_the_usurper = Raven l'usurpateur
    .text = Quand il entre en jeu : vous pouvez choisir un objet magique adverse en jeu et payer son coût d'invocation. Raven en a alors tous les effets, ceux d'arrivée et d'activation compris, mais pas les points de prestige. Si l'objet quitte le jeu, sacrifiez Raven.
warden_of_argos = Gardien d'Argos
    .text = Quand il entre en jeu, vous décidez pour tous, vous compris. Soit chacun défausse 4 énergies de sa réserve (toutes s'il en a moins), soit chacun défausse 1 carte de sa main (rien si elle est vide).
ratty_nightshade = Ratty Ombrenuit
    .text = Quand il entre en jeu : prenez à chaque adversaire jusqu'à 2 énergies de sa réserve, à votre choix. Ce qui dépasse votre limite retourne au stock.

## Jetons de capacité (noms à nous)

token_1 = Coup de chance
    .text = Une fois, pendant votre tour : piochez 1 carte, puis gardez-la ou défaussez-la. S'il est utilisé : −5 points de prestige.
token_2 = Offrande
    .text = Une fois, pendant votre tour : sacrifiez une de vos cartes en jeu ou défaussez-en une de votre main. S'il est utilisé : +6 points de prestige.
token_3 = Souffle d'énergie
    .text = Une fois, pendant votre tour : ajoutez 2 énergies de votre choix à votre réserve. S'il est utilisé : −5 points de prestige.
token_4 = Modestie
    .text = Une fois, pendant votre tour : votre jauge d'invocation baisse de 1, à condition de couvrir encore vos cartes en jeu. S'il est utilisé : +10 points de prestige.
token_5 = Main précieuse
    .text = Effet permanent : en fin de partie, chaque carte restée dans votre main vaut +3 points au lieu de −5. Ce jeton n'est jamais retourné.
token_6 = Alambic
    .text = Une fois, pendant votre tour : vous pouvez cristalliser jusqu'à la fin du tour, avec 1 cristal de plus par énergie. S'il est utilisé : 0 point de prestige.
token_7 = Filon
    .text = Une fois, pendant votre tour : gagnez 12 cristaux tout de suite. S'il est utilisé : −6 points de prestige.
token_8 = Source sacrée
    .text = Une fois, pendant votre tour : défaussez 4 énergies d'eau, de votre réserve ou de votre Amulette d'eau. S'il est utilisé : +18 points de prestige.
token_9 = Élan
    .text = Une fois, pendant votre tour : votre jauge d'invocation monte de 2, jusqu'à 15 au plus. S'il est utilisé : −5 points de prestige.
token_10 = Saut des saisons
    .text = Une fois, pendant votre tour : déplacez le marqueur saison d'exactement 2 cases, en avant ou en arrière{ $before_year1 ->
        [forbid] , mais pas au-delà du début de l'année 1
       *[allow] {""}
    }. S'il est utilisé : +3 points de prestige.
token_11 = Œil indiscret
    .text = Une fois, pendant votre tour : consultez en secret la main de chacun de vos adversaires. S'il est utilisé : +9 points de prestige.
token_12 = Présage
    .text = Une fois, pendant votre tour : consultez en secret les 3 cartes du dessus de la pioche et rangez-les dans l'ordre voulu. S'il est utilisé : 0 point de prestige.

## Enchantements (noms traduits par nous)

elemental_construction = Construction élémentaire
    .text = Au prélude, chaque joueur reçoit 18 cartes et en choisit 9, sans rien passer à son voisin. Les autres retournent dans la pioche, que l'on mélange.
extended_experience = Expérience prolongée
    .text = Le prélude se joue avec 12 cartes par joueur au lieu de 9, réparties ensuite en trois paquets de 4.
natural_selection = Sélection naturelle
    .text = Au prélude, chaque joueur reçoit 11 cartes et la première qu'il choisit va à la défausse. On continue avec les 10 autres, puis chacun en défausse encore une pour en avoir 9.
entangling_roots = Racines entravantes
    .text = Un joueur n'invoque qu'une carte de sa main par tour. Les cartes mises en jeu gratuitement ne sont pas limitées.
nature_spirit = Esprit de la nature
    .text = Toute invocation coûte 1 énergie de plus, de n'importe quel type, même pour une carte sans coût ou payée en cristaux. Les cartes mises en jeu gratuitement y échappent. Le Codex de Sélénia peut reprendre n'importe quel autre objet magique.
argos_embrace = Étreinte d'Argos
    .text = Chaque effet qui vous fait garder une ou plusieurs cartes en main vous coûte 5 cristaux en tout. Avec 4 cristaux ou moins, vous n'en perdez pas, mais vous sacrifiez ou défaussez une de vos cartes. Les bibliothèques n'y sont pas soumises.
ios_bounty = Largesses d'Io
    .text = Chaque énergie cristallisée, par n'importe quel joueur, rapporte 1 cristal de plus. Cela s'ajoute à la Bourse d'Io et aux bonus.
olafs_knowledge = Savoir d'Olaf
    .text = Un cinquième bonus est disponible : piocher 1 carte, à garder ou à défausser. Il avance d'une case sur la piste comme les autres, et la limite reste de 3.
drought = Sécheresse
    .text = Quand le marqueur saison avance au-delà de la case 6, en été, une fois par année au plus, le joueur seul en tête en cristaux sacrifie une carte en jeu ou perd 1 place de réserve pour toute la partie. À égalité en tête, rien.
vision_of_destiny = Vision du destin
    .text = Les 2 premières cartes de la pioche sont toujours visibles de tous. Une fois par tour, dès que votre dé permet d'autres actions, vous pouvez payer 5 cristaux pour envoyer la première à la défausse.

## Mots simples

air = air
water = eau
fire = feu
earth = terre
crystals = cristaux
winter = hiver
spring = printemps
summer = été
fall = automne
item = objet magique
familiar = familier

## Bonus

bonus_exchange = Échange
    .text = { $exchange ->
        [upto2] Rendez 1 ou 2 énergies, de la réserve ou de l'Amulette d'eau, et ajoutez-en autant de votre choix à votre réserve. Avance d'une case sur la piste des bonus.
       *[exact2] Rendez exactement 2 énergies, de la réserve ou de l'Amulette d'eau, et ajoutez-en 2 de votre choix à votre réserve. Avance d'une case sur la piste des bonus.
    }
bonus_transmute = Cristallisation
    .text = Jusqu'à la fin du tour, vous pouvez cristalliser, et chaque énergie vaut 1 cristal de plus. Avance d'une case sur la piste des bonus.
bonus_gauge = Jauge
    .text = Votre jauge d'invocation monte de 1, jusqu'à 15 au plus. Avance d'une case sur la piste des bonus.
bonus_draw_two = Double pioche
    .text = Quand votre dé vous fait piocher, tirez 2 cartes au lieu d'une : une reste en main, l'autre est défaussée. Avance d'une case sur la piste des bonus.
bonus_olaf = Savoir d'Olaf
    .text = Seulement avec cet enchantement : piochez 1 carte, puis gardez-la ou défaussez-la. Avance d'une case sur la piste des bonus.
