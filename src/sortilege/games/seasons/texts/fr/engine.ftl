### Ce qui peut clocher dans les options de Seasons, en français.

engine-draft = { $name } change le choix des cartes, que les Apprentis ne font pas : prenez un autre niveau ou un autre enchantement.
engine-deck = { $name } distribue { $dealt } cartes à chacun des { $seats } joueurs, mais ce paquet en compte { $cards } : jouez en Archimages, avec les cartes d'Enchanted Kingdom, ou à moins de joueurs.

## Des moments qui ne peuvent pas être

engine-moment-no-card = il n'y a pas de carte { $given }
engine-moment-die-face = un dé et sa face s'écrivent { $die }.3, avec une face de 1 à 6, et non { $given }
engine-moment-no-die = il n'y a ni dé ni saison { $given }
engine-moment-no-face = aucune face de { $die } ne montre { $signs } ; il y a { $faces }
engine-moment-die-twice = un dé est nommé deux fois
engine-moment-number-twice = un nombre est là deux fois
engine-moment-play = { $given } est illisible ; les cartes en jeu s'écrivent `x turned, y [water fire]`
engine-moment-no-mimic = { $card } n'imite rien
engine-moment-no-item = { $card } n'est pas un objet, et seuls les objets sont imités
engine-moment-option-word = la valeur d'une option est un mot, et non { $given }
engine-moment-belongs = le moment { $moment } va avec { $option }: { $value }
engine-moment-random-enchantment = seule une nouvelle partie tire son enchantement ; nommez-en un
engine-moment-rolls = les lancers à venir sont une liste de faces comme [3, 1, 6], et non { $given }
engine-moment-handed-out = elle a été distribuée au début de l'année { $year }
engine-moment-library = une bibliothèque contient au plus { $most } cartes
engine-moment-not-in-hand = { $card } n'est pas dans cette main
engine-moment-no-packs = au moment { $moment }, il n'y a pas de paquets de draft
engine-moment-prelude = au moment { $moment }, rien n'est en jeu et aucun dé n'est pris
engine-moment-before-die = seul qui commence son tour peut être sans dé, au moment before_die
engine-moment-no-draft = avec elemental_construction, il n'y a pas de draft ; le moment est keep_nine
engine-moment-without-tokens = cette partie se joue sans jetons de capacité
engine-moment-none-kept = au moment { $moment }, aucun n'est encore gardé ; donnez tokens
engine-moment-one-kept = un jeton a été gardé au début ; donnez-le comme ability
engine-moment-three-tokens = chaque siège reçoit trois jetons
engine-moment-which-ability = laquelle ? donnez ability
engine-moment-token-once = le jeton de capacité { $token } existe une fois
engine-moment-comes-with = cela va avec options: {"{"}enchantment: { $name }{"}"}
engine-moment-dice = { $players } personnes lancent { $dice } dés
engine-moment-colors = tous les dés d'une manche ont la même couleur
engine-moment-season = sur la case { $space }, c'est { $season }, dont on lance les dés
engine-moment-not-rolled = il n'est pas parmi les dés lancés ; donnez-les comme `dice`
engine-moment-knows = { $who } connaît cette main de toute façon
engine-moment-third = une troisième fois { $card } ; chaque carte existe deux fois
engine-moment-not-in-deck = { $card } n'est pas dans cette pioche ; voyez l'option { $option }
engine-moment-slots = { $given } cartes ; personne n'en a plus de { $most } en jeu
engine-moment-on-card = { $most ->
    [0] aucune énergie n'est sur { $card }
   *[other] au plus { $most } énergies sont sur { $card }
}
engine-moment-copy-twice = { $card } est deux fois en jeu
engine-moment-worked = la fin de la manche ne demande rien sur { $card }
engine-moment-no-model = aucun adversaire n'a { $card } en jeu à imiter
engine-moment-no-model-of = { $who } n'a pas { $card } en jeu à imiter
engine-moment-models = plusieurs ont { $card } en jeu ; dites laquelle est imitée, par exemple bob.{ $card }
engine-moment-reserve = il y a de la place pour { $most } énergies
engine-moment-box = plus de cartes restent ouvertes qu'il n'y en a dans la boîte
engine-moment-pack = chacun choisit { $each } cartes : après { $picked }, il ne reste pas de paquet de { $size }
engine-moment-own-pack = { $given } cartes ; avec { $hand } en main, il y en a { $left }
engine-moment-else-has = { $given } cartes, alors que quelqu'un d'autre en a { $size }
engine-moment-cards-left = il faut { $size } cartes, et il en reste { $left } dans la boîte
engine-moment-bag = { $die } a été lancé, et fait donc partie des { $dice } dés en jeu
engine-moment-clockwise = les dés se choisissent dans le sens horaire à partir du premier joueur, et le dernier est encore interrogé
engine-moment-permanent = le jeton de capacité { $token } agit en permanence et ne s'épuise jamais
engine-moment-unearned = personne n'en a avant la première manche, donc pas au moment { $moment }
engine-moment-first-space = au moment { $moment }, on est sur la première case de l'année 1
engine-moment-before-year1 = avec before_year1: forbid, personne ne revient avant la première année
engine-moment-no-round = la partie se termine après la troisième année, et aucune manche ne commence ensuite
engine-moment-end-year = la partie se termine quand la troisième année est finie ; écrivez year: 4, ou rien
engine-moment-same-die = deux joueurs ont pris le même dé
engine-moment-year-to-come = l'année { $year } n'est pas encore venue
engine-moment-apprentices = les apprentis reçoivent un jeu de cartes tout fait, et ne draftent pas
engine-moment-with-option = cela va avec options: {"{"}{ $option }: { $value }{"}"}
engine-moment-laid-out = rien n'est encore réparti au moment { $moment }
engine-moment-three-piles = { $cards } cartes sont réparties en trois paquets, et il y en a { $given } ici
engine-moment-second-first = la bibliothèque II se remplit d'abord, et contient { $given } cartes sur { $cards }
engine-moment-own-model = { $card } copie un objet de quelqu'un d'autre, et non { $model }
engine-moment-never-turned = { $card } n'est jamais inclinée, car elle ne s'active pas
engine-moment-straightened = toutes les cartes ont été redressées au début de la manche
