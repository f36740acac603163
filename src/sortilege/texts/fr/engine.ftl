### Ce que le moteur ne peut pas faire de ce qu'on lui donne, en français.

engine-plain = { $why }

## Options

engine-no-game = Il n'y a pas de jeu « { $given } » ici ; il y a { $games }.
engine-bad-game = Le jeu « { $given } » ne peut pas être joué ici : { $package } ne se charge pas ({ $why }).
engine-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $given }.
engine-no-option = { $game } n'a pas d'option « { $given } » ; il a { $options }.
engine-value = { $option } a pour valeur { $values }, pas « { $given } ».
engine-first = Les places vont de 1 à { $most } : le premier joueur ne peut pas être à la place { $given }.
engine-no-preset = { $game } n'a pas { $preset }.

## Bots

engine-no-bot = Il n'y a pas de robot « { $given } » ; il y a level:1 à level:10, random, greedy, mcts:N (N tours de réflexion pour chaque choix) et mcts:Tms (T millisecondes), et de même avec learned à la place de mcts ou seul, avec N et T de 1 à { $most }.
engine-bot-broken = Le robot « { $given } » ne peut pas être chargé : { $why }
engine-no-chooser = « { $given } » n'est pas un robot : il lui manque la méthode choose(sight, dice).
engine-bot-fell =
    { $deal ->
        [none] Le robot « { $bot } » est tombé en panne : { $why }
       *[other] Le robot « { $bot } » est tombé en panne à la donne { $deal } : { $why }
    }
engine-bot-strayed =
    { $deal ->
        [none] Le robot « { $bot } » a choisi { $given }, qui ne lui était pas proposé : choose() renvoie un élément de sight.legal.
       *[other] Le robot « { $bot } » a choisi { $given } à la donne { $deal }, qui ne lui était pas proposé : choose() renvoie un élément de sight.legal.
    }
engine-no-puzzle = Il n'y a pas d'énigme « { $given } » ; elles sont toutes dans la liste des énigmes.
engine-no-judgement = Aucun robot ne sait juger « { $given } » ; il y a { $games }.
engine-no-weights = Les poids du fichier { $file } sont illisibles ; le jugement fait à la main joue à leur place.
engine-bad-weights = Les poids du fichier { $file } sont abîmés ; le jugement fait à la main joue à leur place.
engine-new-weights = Les poids du fichier { $file } viennent d'une version plus récente de Sortilege ; le jugement fait à la main joue à leur place.
engine-foreign-weights = Les poids du fichier { $file } sont ceux d'un autre jeu, « { $game } » ; le jugement fait à la main joue à leur place.
engine-other-weights = Les poids du fichier { $file } ont été appris sur d'autres traits que ceux de cette version ; le jugement fait à la main joue à leur place.

## Choices

engine-no-choice = « { $given } » n'est pas un choix de { $game }.
engine-no-seat = Les places vont de 0 à { $most }, il n'y a donc pas de place { $given }.
engine-nothing-asked = { $who } n'a rien à choisir maintenant.
engine-no-answer = Cela ne répond pas à « { $asked } ».
engine-not-asked = Ce n'est pas à vous de choisir.
engine-over = La partie est terminée.
engine-illegal = « { $given } » ne répond pas à « { $asked } » ; sont permis : { $legal }
engine-batch-size = Un lot compte de 1 à { $most } parties, pas { $given }.
engine-batch-no-game = Les parties de ce lot vont de 0 à { $most }, il n'y a donc pas de partie { $given }.
engine-batch-count = { $given } choix pour { $games } parties ; il en faut un pour chacune.
engine-batch-numbers = Les choix sont des nombres entiers, chacun le numéro d'une action.
engine-batch-illegal = { $given } ne peut pas être choisi maintenant dans la partie { $game } ; sont permis : { $legal }
engine-batch-over = La partie { $game } est finie ; son choix doit être −1, pas { $given }.
engine-seed = Une graine est un nombre entier à partir de 0, inférieur à 2 puissance 62, pas { $given }.
engine-no-returns = Il n'y a pas de gains « { $given } » ; il y a { $ways }.
engine-no-state = Seul un état de { $game } qui a autant de places que cette partie ({ $seats }) peut être lu ici ; `imagine` en donne un.
engine-stale = Il s'est passé quelque chose entre-temps : ceci répond à la version { $given } de la table, qui en est à { $now }. Regardez encore.
engine-no-sealed = Vous n'avez pas de choix scellé à reprendre.
engine-nothing-to-undo = Rien à annuler : quelqu'un d'autre a choisi depuis, ou vous avez appris une chose cachée.

## Tools

engine-no-link = « { $given } » n'est pas le lien d'une invitation ; il ressemble à https://HOST/#/table/TABLE/SECRET.
engine-no-server = Le serveur { $server } est injoignable : { $why }.
engine-other-rules = Le serveur joue à { $game } selon la version { $there } des règles, et c'est la version { $here } qui est ici : installez la version de Sortilege que le serveur utilise.
engine-tool-no-game = Il n'y a pas encore de partie : commencez-en une avec new_game.
engine-tool-opponents = « { $given } » n'est pas un adversaire ici ; il y a { $known }.
engine-tool-no-card = « { $given } » ne désigne aucune carte, ou plusieurs ; il y a { $known }.
engine-tool-no-chapter = Il n'y a pas de chapitre « { $given } » ; il y a { $known }.
engine-tool-arguments = Les arguments de { $tool } ne conviennent pas : { $why }. Arguments possibles : { $takes }.
engine-tool-needed = { $name } (obligatoire)
engine-tool-nothing = aucun

## Records

engine-record-version = Cette partie a été jouée avec la version { $played } des règles ; ici, c'est la version { $here }.
engine-record-none = Ce n'est pas un enregistrement de Sortilege : { $why }
engine-record-kind = Un enregistrement est ce que donne `read`, ou le `record` d'une partie, pas { $given }.
engine-record-file = { $path } existe et n'est pas un enregistrement ; le fichier reste tel quel.
engine-record-game = C'est un enregistrement de { $game }, pas de { $here }.
engine-record-key = La clé de cet enregistrement ne fait pas 32 octets.
engine-record-nonces = Cet enregistrement a { $nonces } mots au hasard (nonces) pour { $seats } places.
engine-record-bound = L'engagement de cet enregistrement porte sur des mots au hasard (nonces) absents, ou qui ne suivent pas l'ordre des places.
engine-record-promise = La clé ne correspond pas à l'engagement publié avant la donne.
engine-record-promises = La clé et les mots au hasard (nonces) du serveur ne correspondent pas à l'engagement publié avant la donne.
engine-record-upgrades = Les changements de règles de cet enregistrement ne sont pas dans l'ordre, ou dépassent ses choix.
engine-record-back = Cet enregistrement revient à un moment qui n'a pas existé.
engine-record-seat = Le choix { $n } de l'enregistrement vient de la place { $seat }, mais il y en a { $seats }.
engine-record-choice = Choix { $n } de l'enregistrement, par la place { $seat } : { $why }
engine-record-other = Après le choix { $n }, l'enregistrement repart d'un autre état que celui auquel il mène.
engine-record-end = L'enregistrement mène à un autre état que celui qu'il annonce.
engine-record-unchecked = Aucune partie de cet enregistrement ne peut être vérifiée ici.
engine-record-unfinished = Cette partie n'est pas finie ; une revue se fait de parties entières.
engine-moment = Ce moment est impossible : { $why }
engine-moment-seats = Ce moment est d'une partie à { $there }, et vous êtes { $here } ici.

engine-arena-no-shards = aucun morceau d'arène dans { $places } : sortilege arena --deals A:B les y laisse, sous deals-….json
engine-arena-unreadable-shard = { $file } ne peut pas être lu : { $why }
engine-arena-bad-shard = { $file } n'est pas un morceau entier d'une arène : rejouez ces donnes
engine-arena-other-shard = { $file } a été joué { $by } : rejouez ces donnes, ou réunissez les morceaux avec la version qui les a joués
engine-played-program = par la version { $played }, et voici la { $here }
engine-played-rules = selon la version { $played } des règles, et ici, c'est la version { $here }
engine-arena-foreign-shard = les donnes { $begin }:{ $end } ont été jouées pour une autre arène : jeu, joueurs, options, robots, nombre de parties et graine doivent être les mêmes partout
engine-arena-foreign-folder = { $folder } contient des morceaux d'une autre arène ({ $file }) : donnez à ces donnes leur propre dossier avec --out ; jeu, joueurs, options, robots, nombre de parties et graine doivent être les mêmes dans un dossier
engine-arena-doubled-shard = les donnes { $begin }:{ $end } sont là deux fois : retirez l'un des fichiers
engine-arena-missing-shard = les donnes { $begin }:{ $end } manquent : jouez-les avec --deals { $begin }:{ $end }
engine-no-balance = rien n'est compté de { $game } qui dirait comment le jeu est équilibré
engine-balance-none = aucun morceau d'étude dans { $places } : sortilege lab balance les laisse, sous le nom sums-….json.gz
engine-balance-bad = { $file } n'est pas un morceau entier d'une étude : retirez-le, et la même commande rejoue ces parties
engine-balance-other = { $file } a été joué { $by } : prenez un autre dossier, ou la version qui l'a joué
engine-balance-foreign = les parties { $begin }:{ $end } ont été jouées pour une autre étude : jeu, robot, nombre de parties, graine, options et joueurs doivent être les mêmes dans un dossier
engine-match-token = { $bot } s'est assis avec un autre jeton que celui de { $variable } : c'est à lui qu'un match reconnaît ses programmes
engine-match-server = le serveur du match n'a pas démarré : { $why }
engine-grade-forfeit = { $level } a lui-même perdu une partie par forfait ({ $why }) : il n'y a pas de note ; accordez plus de --seconds, ou moins de travail à la machine

## Des moments qui ne peuvent pas être

engine-moment-at = { $place } : { $why }
engine-moment-meant = { $why } ; est-ce { $meant } ?
engine-moment-known = { $why } ; il y a { $known }
engine-moment-keys = ici vont des clés avec des valeurs, et non { $given }
engine-moment-key-word = { $given } n'est pas une clé
engine-moment-no-key = il n'y a pas de clé { $given }
engine-moment-words = ici vont des mots, et non { $given }
engine-moment-number = ici va un nombre de { $low } à { $high }, et non { $given }
engine-moment-flag = ici va true ou false, et non { $given }
engine-moment-no-such = ici, { $given } est inconnu ({ $what })
engine-moment-no-seat = { $who } n'est pas assis à une table de { $players } ; il faut players: { $least }
engine-moment-many-words = ici vont { $most } mots au plus
engine-moment-long = un moment a { $most } caractères au plus, et ce texte en a { $given }
engine-moment-one = un moment est le début d'une seule histoire, et ce texte en a { $given }
engine-moment-anchors = un moment n'a ni ancres, ni renvois, ni types (&, * et ! devant un mot)
engine-moment-deep = un moment a au plus { $most } listes et tables l'une dans l'autre
engine-moment-no-given = un moment commence par `given:`, et ce qui est sur la table vient dessous
engine-moment-staged = seule une histoire racontée a cela ; à une table où l'on joue, le hasard décide
engine-moment-cannot-be = les nombres ne vont pas ensemble ({ $why })
engine-moment-line = la ligne { $line } est illisible ({ $name } : { $why })
engine-moment-unreadable = le texte est illisible ({ $name } : { $why })
engine-moment-no-meaning = au moment { $moment }, cela ne veut rien dire
