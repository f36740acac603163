### Ce que le moteur ne peut pas faire de ce qu'on lui donne, en français.

engine-plain = { $why }

## Options

engine-no-game = Jeu inconnu : « { $given } ». Disponibles : { $games }.
engine-bad-game = Le jeu « { $given } » ne peut pas être joué ici : { $package } n'a pas pu être chargé ({ $why }).
engine-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $given }.
engine-no-option = { $game } n'a pas d'option « { $given } ». Disponibles : { $options }.
engine-value = { $option } doit valoir { $values }, pas « { $given } ».
engine-first = Les places vont de 1 à { $most } : le premier joueur ne peut pas être à la place { $given }.
engine-no-preset = { $game } n'a pas { $preset }.

## Bots

engine-no-bot = Robot inconnu : « { $given } ». Utilisez level:1 à level:10, random, greedy, mcts:N (N tours de recherche par coup), mcts:Tms (T millisecondes par coup), learned, learned:N ou learned:Tms, avec N et T de 1 à { $most }.
engine-bot-broken = Le robot « { $given } » ne peut pas être chargé : { $why }
engine-no-chooser = « { $given } » n'est pas un robot : il lui manque la méthode choose(sight, rng).
engine-bot-fell =
    { $deal ->
        [none] Le robot « { $bot } » a provoqué une erreur : { $why }
       *[other] Le robot « { $bot } » a provoqué une erreur à la donne { $deal } : { $why }
    }
engine-bot-strayed =
    { $deal ->
        [none] Le robot « { $bot } » a renvoyé un coup illégal, { $given } : choose() doit renvoyer un élément de sight.legal.
       *[other] Le robot « { $bot } » a renvoyé un coup illégal, { $given }, à la donne { $deal } : choose() doit renvoyer un élément de sight.legal.
    }
engine-no-puzzle = Énigme « { $given } » introuvable. Consultez la liste des énigmes.
engine-no-judgement = Aucun robot ne sait évaluer « { $given } ». Disponibles : { $games }.
engine-no-weights = Les poids du fichier { $file } sont illisibles ; l'évaluation intégrée est utilisée à la place.
engine-bad-weights = Les poids du fichier { $file } sont endommagés ; l'évaluation intégrée est utilisée à la place.
engine-new-weights = Les poids du fichier { $file } viennent d'une version plus récente de Sortilege ; l'évaluation intégrée est utilisée à la place.
engine-foreign-weights = Les poids du fichier { $file } sont ceux d'un autre jeu, « { $game } » ; l'évaluation intégrée est utilisée à la place.
engine-other-weights = Les poids du fichier { $file } ont été appris sur d'autres caractéristiques que celles de cette version ; l'évaluation intégrée est utilisée à la place.

## Choices

engine-no-choice = « { $given } » n'est pas un coup du jeu { $game }.
engine-no-seat = Les places vont de 0 à { $most } ; il n'y a pas de place { $given }.
engine-nothing-asked = { $who } n'a rien à décider maintenant.
engine-no-answer = Ce n'est pas une réponse à « { $asked } ».
engine-not-asked = Ce n'est pas à vous de choisir.
engine-over = La partie est terminée.
engine-illegal = « { $given } » n'est pas une réponse à « { $asked } ». Coups légaux : { $legal }
engine-batch-size = Un lot doit compter de 1 à { $most } parties, pas { $given }.
engine-batch-no-game = Les parties de ce lot vont de 0 à { $most } ; il n'y a pas de partie { $given }.
engine-batch-count = { $given } coups pour { $games } parties. Donnez un coup par partie.
engine-batch-numbers = Les coups doivent être des entiers : les numéros des actions.
engine-batch-illegal = { $given } n'est pas légal maintenant dans la partie { $game }. Coups légaux : { $legal }
engine-batch-over = La partie { $game } est finie : son coup doit être −1, pas { $given }.
engine-seed = Une graine doit être un entier de 0 à 2^62 − 1, pas { $given }.
engine-no-returns = Gains inconnus : « { $given } ». Disponibles : { $ways }.
engine-no-state = Un état du jeu { $game } à { $seats } places est attendu, tel que le renvoie `imagine`.
engine-stale = La table a changé : ceci répond à la version { $given }, mais la table en est à { $now }. Regardez de nouveau.
engine-no-sealed = Vous n'avez pas de choix scellé à reprendre.
engine-nothing-to-undo = Rien à annuler : un autre joueur a joué depuis, ou vous avez vu une information cachée.

## Tools

engine-no-link = « { $given } » n'est pas un lien d'invitation. Un tel lien ressemble à https://HOST/#/table/TABLE/SECRET.
engine-no-server = Le serveur { $server } est injoignable : { $why }.
engine-other-rules = Le serveur joue à { $game } avec la version { $there } des règles, mais celle d'ici est la version { $here }. Installez la version de Sortilege du serveur.
engine-tool-no-game = Il n'y a pas encore de partie. Commencez-en une avec new_game.
engine-tool-opponents = Adversaire inconnu : « { $given } ». Disponibles : { $known }.
engine-tool-no-card = « { $given } » ne désigne aucune carte, ou plusieurs. Disponibles : { $known }.
engine-tool-no-chapter = Chapitre inconnu : « { $given } ». Disponibles : { $known }.
engine-tool-arguments = Arguments non valides pour { $tool } : { $why }. Attendus : { $takes }.
engine-tool-needed = { $name } (obligatoire)
engine-tool-nothing = aucun

## Records

engine-record-version = Cette partie a été jouée avec la version { $played } des règles ; la version { $here } ne peut ni la rejouer, ni l'analyser, ni la vérifier.
engine-record-none = Ce n'est pas un enregistrement de Sortilege : { $why }
engine-record-kind = Un enregistrement est ce que renvoie `read`, ou le `record` d'une partie, pas { $given }.
engine-record-file = { $path } existe et n'est pas un enregistrement ; le fichier n'a pas été remplacé.
engine-record-large = { $path } n'est pas un enregistrement : le fichier dépasse { $most } Mio.
engine-record-game = C'est un enregistrement de { $game }, pas de { $here }.
engine-record-key = La clé de cet enregistrement ne fait pas 32 octets.
engine-record-nonces = Cet enregistrement a { $nonces } valeurs aléatoires (nonces) pour { $seats } places.
engine-record-bound = L'engagement de cet enregistrement porte sur des valeurs aléatoires (nonces) absentes ou qui ne suivent pas l'ordre des places.
engine-record-promise = La clé ne correspond pas à l'engagement publié avant la donne.
engine-record-promises = La clé et les valeurs aléatoires (nonces) du serveur ne correspondent pas à l'engagement publié avant la donne.
engine-record-upgrades = Les changements de règles de cet enregistrement ne sont pas dans l'ordre ou dépassent ses coups.
engine-record-empty = Selon cet enregistrement, les règles ont changé avant le premier coup : rien ne relie donc la donne à la clé.
engine-record-back = Cet enregistrement revient à une position qui n'a jamais existé.
engine-record-seat = Le coup { $n } de l'enregistrement vient de la place { $seat }, mais il n'y a que { $seats } places.
engine-record-choice = Coup { $n } de l'enregistrement, par la place { $seat } : { $why }
engine-record-position = Le coup { $n } de l'enregistrement ne peut pas être rejoué à partir de la position indiquée : { $why }
engine-record-other = Après le coup { $n }, l'enregistrement reprend d'un autre état que celui auquel il mène.
engine-record-end = L'enregistrement mène à un autre état final que celui qu'il annonce.
engine-record-unchecked = Aucun passage de cet enregistrement ne peut être vérifié ici.
engine-record-unfinished = Cette partie n'est pas finie. Seules les parties terminées peuvent être analysées.
engine-record-unreviewed = Tous les coups de cette partie ont été joués avec la version { $played } des règles ; la version { $here } ne peut pas les analyser.
engine-moment = Cette position est impossible : { $why }
engine-moment-seats = Cette position est pour { $there } joueurs, mais vous êtes { $here }.

engine-arena-no-shards = aucune partie d'arène dans { $places } : sortilege arena --deals A:B les écrit sous deals-….json
engine-arena-unreadable-shard = { $file } ne peut pas être lu : { $why }
engine-arena-bad-shard = { $file } n'est pas une partie d'arène complète : rejouez ces donnes
engine-arena-other-shard = { $file } a été joué { $by } : rejouez ces donnes, ou fusionnez les parties avec la version qui les a jouées
engine-played-program = par la version { $played }, et voici la { $here }
engine-played-rules = selon la version { $played } des règles, et ici, c'est la version { $here }
engine-arena-foreign-shard = les donnes { $begin }:{ $end } appartiennent à une autre arène : jeu, joueurs, options, robots, nombre de parties et graine doivent être les mêmes partout
engine-arena-foreign-folder = { $folder } contient des parties d'une autre arène ({ $file }) : prenez un autre dossier avec --out ; jeu, joueurs, options, robots, nombre de parties et graine doivent être les mêmes dans un dossier
engine-arena-doubled-shard = les donnes { $begin }:{ $end } sont présentes deux fois : retirez l'un des fichiers
engine-arena-missing-shard = les donnes { $begin }:{ $end } manquent : jouez-les avec --deals { $begin }:{ $end }
engine-no-balance = { $game } n'a pas de rapport d'équilibrage
engine-balance-none = aucune partie d'étude dans { $places } : sortilege lab balance les écrit sous sums-….json.gz
engine-balance-bad = { $file } n'est pas une partie d'étude complète : supprimez-le et relancez la même commande
engine-balance-other = { $file } a été joué { $by } : prenez un autre dossier, ou la version qui l'a joué
engine-balance-foreign = les parties { $begin }:{ $end } appartiennent à une autre étude : jeu, robot, nombre de parties, graine, options et joueurs doivent être les mêmes dans un dossier
engine-match-token = { $bot } s'est assis avec un autre jeton que celui de { $variable } ; un match reconnaît ses programmes à ce jeton
engine-match-server = le serveur du match n'a pas démarré : { $why }
engine-grade-forfeit = { $level } a lui-même perdu une partie par forfait ({ $why }) : il n'y a pas de note ; accordez plus de --seconds ou allégez la charge de la machine

## Des moments qui ne peuvent pas être

engine-moment-at = { $place } : { $why }
engine-moment-meant = { $why } ; est-ce { $meant } ?
engine-moment-known = { $why } ; disponibles : { $known }
engine-moment-keys = des clés avec des valeurs sont attendues, pas { $given }
engine-moment-key-word = { $given } n'est pas une clé
engine-moment-no-key = clé inconnue : { $given }
engine-moment-words = des mots sont attendus, pas { $given }
engine-moment-number = un nombre de { $low } à { $high } est attendu, pas { $given }
engine-moment-flag = true ou false est attendu, pas { $given }
engine-moment-no-such = { $given } est inconnu ({ $what })
engine-moment-no-seat = { $who } n'a pas de place à une table de { $players } ; indiquez players: { $least }
engine-moment-many-words = { $most } mots au plus sont attendus
engine-moment-long = une position a { $most } caractères au plus ; ce texte en a { $given }
engine-moment-one = une position est le début d'une seule histoire ; ce texte en a { $given }
engine-moment-anchors = une position n'admet ni ancres, ni alias, ni types (&, * et ! devant un mot)
engine-moment-deep = une position a au plus { $most } niveaux de listes et de tables imbriquées
engine-moment-no-given = une position commence par `given:`, suivi de ce qui est sur la table
engine-moment-staged = seule une histoire peut fixer cela ; à une table, le hasard décide
engine-moment-cannot-be = les nombres ne vont pas ensemble ({ $why })
engine-moment-line = la ligne { $line } est illisible ({ $name } : { $why })
engine-moment-unreadable = le texte est illisible ({ $name } : { $why })
engine-moment-no-meaning = cela n'a pas de sens dans la position { $moment }
