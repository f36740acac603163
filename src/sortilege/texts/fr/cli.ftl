### La ligne de commande en français. Les signes % après arg- sont ceux d'argparse.

## Aide

cli-about = Jouez à des jeux de société : seule, la commande démarre un serveur sur cette machine et ouvre la table dans le navigateur. Il y a aussi le jeu dans le terminal, et bien des choses à revoir et à étudier.
cli-about-more = « sortilege COMMANDE --help » décrit les options d'une commande.
cli-help-play = jouer une partie dans le terminal contre des robots
cli-help-replay = revoir une partie enregistrée
cli-help-verify = vérifier un enregistrement
cli-help-join = faire jouer votre propre robot à une table d'un serveur
cli-help-join-link = un lien d'invitation
cli-help-join-bot = le nom d'un robot, ou votre propre classe : module:Classe
cli-help-join-name = le nom du robot à la table (par défaut, le sien)
cli-help-join-token = le jeton d'un compte de robot ; par défaut { $variable } s'il est destiné au serveur du lien, ou un nouveau compte
cli-help-join-server = le serveur auquel { $variable } est destiné (par défaut { $server }) ; aucun autre ne le reçoit
cli-join-token = Un compte de robot a été créé pour cette partie. Pour rejouer sous ce nom : { $variable }={ $token } { $server }={ $url }
cli-join-too-many = { $why } Pour réutiliser un compte de robot, indiquez { $variable }=TOKEN et { $server }=URL, ou --token.
cli-join-other-server = { $variable } n'a pas été envoyé à { $url }, car rien ne dit qu'il est destiné à ce serveur. Si c'est le cas, indiquez { $server }={ $url }
cli-help-mcp = laisser un modèle de langage jouer une place, par appels d'outils sur l'entrée et la sortie standard (MCP)
cli-help-facts = afficher les cartes, les dés et les nombres d'un jeu
cli-help-simulate = jouer beaucoup de parties au hasard et en tirer des statistiques
cli-help-bench = mesurer la vitesse du moteur
cli-help-scenario = exécuter les histoires qui documentent les règles
cli-help-serve = héberger des tables sur le réseau
cli-help-no-browser = ne pas ouvrir de navigateur : démarrer seulement le serveur
cli-help-tables = lister, fermer, exporter ou supprimer les tables d'un serveur
cli-help-accounts = aider les joueurs qui ont perdu leur compte
cli-help-backup = sauvegarder la base d'un serveur dans un fichier
cli-help-restore = restaurer la base d'un serveur depuis une sauvegarde
cli-help-load = tester un serveur en charge avec de nombreuses tables
cli-help-schema = afficher les types de tous les messages en TypeScript
cli-help-completion = afficher un script de complétion pour le shell : eval "$(sortilege completion bash)"
cli-help-completion-shell = le shell : bash, zsh ou fish
cli-help-version = afficher les versions et sortir
cli-help-lang = la langue : en, fr ou de (par défaut, celle de LC_ALL ou LANG)
cli-help-game = le jeu : { $games } (par défaut, %(default)s)
cli-help-required-game = le jeu : { $games }
cli-help-players = nombre de joueurs (%(default)s) ; le nombre possible dépend du jeu
cli-help-option = une option du jeu, comme printing=de ; peut être répétée
cli-help-games = nombre de parties (%(default)s)
cli-help-sim-seed = la graine ; la même graine donne les mêmes parties (%(default)s)
cli-help-workers = nombre de processus (un par cœur) ; ne change que la durée
cli-help-json = écrire du JSON au lieu de tableaux
cli-help-seconds = durée de chaque mesure en secondes (%(default)g)
cli-help-bot = les adversaires : de 1 ({ $weakest }, qu'un enfant bat) à { $n } ({ $strongest }, la plus forte), ou n'importe quel robot, comme mcts:Tms, qui réfléchit T millisecondes
cli-help-deal = une donne numérotée : le même numéro donne toujours les mêmes cartes et les mêmes dés
cli-help-own-seat = votre place (%(default)s)
cli-help-name = votre nom à la table
cli-help-record = enregistrer la partie dans ce fichier, même si vous partez avant la fin
cli-help-resume = reprendre une partie depuis un fichier écrit par « sauver » ou --record
cli-help-file = un fichier d'enregistrement
cli-help-commitment = l'engagement que vous avez noté avant la donne
cli-help-nonce = la valeur aléatoire que vous avez notée pour une place ; peut être répétée
cli-help-verify-status = Code de sortie : 0 si la partie découle de sa clé ; 2 si l'enregistrement est refusé ; 3 si la donne, ou ce qui l'a suivie, n'a pas pu être vérifiée.
cli-help-to = s'arrêter après ce nombre de coups
cli-help-seat = montrer la vue de cette place (par défaut, celle d'un spectateur)
cli-help-box = une boîte du jeu, ou all pour toutes (%(default)s)

cli-arg-usage = usage :{" "}
cli-arg-positional = à nommer
cli-arg-options = options
cli-arg-help = afficher cette aide et sortir
cli-arg-command = COMMANDE
cli-arg-commands = commandes
cli-arg-argument = %(argument_name)s : %(message)s
cli-arg-one = une valeur est attendue
cli-arg-choice = %(value)r n'est pas parmi %(choices)s
cli-arg-type = %(value)r n'est pas de type %(type)s
cli-arg-not-with = incompatible avec %s
cli-arg-required = obligatoire : %s
cli-arg-unrecognized = non reconnu : %s
cli-arg-ambiguous = %(option)s peut désigner %(matches)s
cli-arg-explicit = n'accepte pas de valeur, mais a reçu %r
cli-arg-number = un entier d'au moins { $least } est attendu, pas « { $given } »
cli-arg-range = un entier de { $least } à { $most } est attendu, pas « { $given } »
cli-arg-seconds = un nombre de secondes est attendu, pas « { $given } »
cli-bad-pair = écrivez les options sous la forme clé=valeur, pas « { $given } »
cli-doubled-option = l'option { $key } est donnée deux fois
cli-bad-seat = les places vont de 1 à { $most } ; il n'y a pas de place { $given }
cli-bad-to = l'enregistrement n'a que { $most } coups ; impossible de s'arrêter après { $given }
cli-bad-box = { $game } n'a pas de boîte « { $box } ». Disponibles : { $boxes }

## Version

cli-version = sortilege { $package } · { $rules } · { $engine }
cli-version-rules = règles de { $game } : version { $rules }
cli-version-compiled = moteur compilé
cli-version-uncompiled = moteur non compilé

## Jouer

cli-play-plain = { $game } avec { $players }
cli-play-commitment = Engagement : la clé de cette donne a l'empreinte { $hash }. La clé est révélée après la partie.
cli-play-numbered = Donne numéro { $number } : la même pour tous, donc pas secrète.
cli-play-against = Niveau { $n } sur { $of }. { $who }.
cli-play-hint = Répondez par un numéro ou le début d'un coup. Tapez ? pour les autres commandes.
cli-play-help =
    numéro  jouer ce coup ; plusieurs, comme « 2 5 6 », l'un après l'autre
    quelques lettres  jouer le coup qui commence ainsi
    Entrée  jouer le seul coup
    pourquoi [coup]  pourquoi un coup est refusé, et la précision qui le dit
    carte NOM  le texte d'une carte ou de ce qui porte un nom, et les précisions qui en parlent
    table  toute la table
    journal [N]  les dernières lignes du journal
    annuler  revenir sur vos choix, tant que vous n'avez rien appris depuis
    retour  reprendre un choix scellé, ou tous vos paquets, tant que d'autres choisissent
    sauver FICHIER  écrire la partie dans un fichier ; « sortilege play --resume FICHIER » la reprend
    quitter  partir
cli-refused = { $what } : { $why }
cli-play-table = Table
cli-play-score = Score
cli-play-several = Ambigu : { $options }.
cli-play-nothing = { $most ->
    [one] « { $answer } » n'est pas une réponse ici : il y a un seul coup, 1, et ? aide.
   *[other] « { $answer } » n'est pas une réponse ici : choisissez de 1 à { $most }, ou tapez ? pour de l'aide.
}
cli-play-not-together = Ces coups ne peuvent pas être joués tous à la suite ; rien n'a été joué.
cli-play-batch-ended = { $made ->
    [one] Seul le premier choix a été fait, sur { $given } : ensuite, la table montre du nouveau.
   *[other] Seuls les { $made } premiers choix ont été faits, sur { $given } : ensuite, la table montre du nouveau.
}
cli-play-bye = Vous quittez la table. À bientôt !
cli-play-key-fits = La clé était { $key }. Elle correspond à l'empreinte publiée avant la donne.
cli-play-key-wrong = La clé était { $key }. Elle ne correspond pas à l'empreinte publiée avant la donne !
cli-play-recorded = L'enregistrement est dans { $path }. « sortilege verify » le vérifie, « sortilege replay » le montre.
cli-resume-over = la partie de { $path } est terminée et ne peut pas être reprise
cli-undo-done = { $n ->
    [one] Un choix est annulé.
   *[other] { $n } choix sont annulés.
}
cli-back-done = Repris. Choisissez de nouveau.
cli-why-nothing = Rien de tel n'est indisponible en ce moment.
cli-card-nothing = Rien ne s'appelle « { $name } ».
cli-card-several = Ambigu : { $cards }.
cli-save-where = Indiquez un fichier : sauver FICHIER
cli-save-failed = La partie n'a pas pu être sauvée : { $why }
cli-save-done = La partie est sauvée dans { $path }.

# Mots des commandes, en plus des mots anglais.
cli-cmd-help = aide
cli-cmd-why = pourquoi
cli-cmd-table = table
cli-cmd-log = journal
cli-cmd-card = carte
cli-cmd-undo = annuler
cli-cmd-back = retour
cli-cmd-save = sauver
cli-cmd-quit = quitter

## Revoir et vérifier

cli-replay-head = { $players } · après { $made } coups sur { $of }
cli-replay-onlooker = Vue d'un spectateur
cli-replay-earlier = Les coups { $first } à { $last } ont été joués avec la version { $rules } des règles, absente ici, et ne peuvent pas être montrés.
cli-replay-seat = Vu par { $name }
cli-verify-commitment = La clé correspond à l'empreinte publiée avant la donne.
cli-verify-no-commitment = Aucune empreinte n'a été publiée avant la donne : impossible de vérifier que la clé a été choisie honnêtement.
cli-verify-bound = La clé et les valeurs aléatoires du serveur (pour { $who }) correspondent à l'empreinte publiée avant la donne.
cli-verify-bound-none = La clé correspond à l'empreinte publiée avant la donne ; toutes les valeurs aléatoires viennent des joueurs.
cli-verify-key-only = L'engagement d'avant la donne ne porte que sur la clé : impossible de vérifier que le serveur n'a pas choisi en dernier les valeurs aléatoires des robots.
cli-verify-alone = Aucun joueur n'a ajouté de valeur aléatoire : le serveur aurait pu choisir cette donne.
cli-verify-noted = L'engagement est celui que vous avez noté.
cli-verify-noted-nonce = La valeur aléatoire donnée par { $who } est celle que vous avez notée.
cli-verify-other-nonces = La valeur aléatoire donnée par { $who } n'a pu être comparée à rien : cela ne peut se faire que de son côté.
cli-verify-not-noted = Seuls les joueurs savent si c'est bien l'engagement qu'ils ont vu avant la donne. Comparez-le avec --commitment et --nonce.
cli-verify-other-commitment = l'engagement de l'enregistrement n'est pas celui que vous avez noté : la donne a été changée ensuite
cli-verify-other-nonce = la valeur aléatoire donnée par { $who } dans l'enregistrement n'est pas celle que vous avez notée : la donne a été changée ensuite
cli-verify-bad-nonce = attendu : PLACE=VALEUR avec une place de 1 à { $most }, pas « { $given } »
cli-verify-replay = { $n ->
    [one] Un choix découle de la clé selon la version { $rules } des règles.
   *[other] Les { $n } choix découlent de la clé selon la version { $rules } des règles.
}
cli-verify-replay-part = { $n ->
    [one] Un coup sur { $of } suit la version { $rules } des règles, à partir de la position qu'indique l'enregistrement.
   *[other] { $n } coups sur { $of } suivent la version { $rules } des règles, à partir de la position qu'indique l'enregistrement.
}
cli-verify-digest = L'état final correspond à l'enregistrement ({ $digest }).
cli-verify-unchecked = Les coups { $first } à { $last } ont été joués avec la version { $rules } des règles, absente ici, et n'ont pas été vérifiés.
cli-verify-unchecked-end = La position finale relève de la version { $rules } des règles, absente ici, et n'a pas été vérifiée.
cli-verify-went-back = Avec la version { $rules } des règles, la table est revenue en arrière : les coups { $first } à { $last } ne comptent plus.
cli-verify-over = La partie est finie. { $result } (points par place : { $scores }).
cli-verify-unfinished = La partie n'est pas finie.
cli-verify-not-deal = La donne n'a PAS été vérifiée : elle a été faite avec la version { $rules } des règles, absente ici. Rien ne montre que les cartes et les dés découlent de la clé.
cli-verify-not-moment = La donne n'a PAS été vérifiée : il n'y en a pas eu. La partie a commencé par une position conservée dans l'enregistrement, dont l'origine ne peut pas être vérifiée.
cli-verify-not-all = Cette partie n'a PAS été entièrement vérifiée : la donne et les { $n } premiers coups découlent de la clé, mais rien ne le montre pour les cartes et les dés suivants.
cli-verify-compare = Vous seul savez si c'était votre partie : { $seats } ({ $options }). Pour ses coups, voyez sortilege replay.

## Faits

cli-facts-effect = Effet
cli-facts-name = Nom
cli-facts-points = Points
cli-facts-limits = Limites et nombres

## Simuler

cli-sim-playing = en jeu
cli-sim-title = Parties au hasard
cli-sim-mean = moy.
cli-sim-sd = é.-t.
cli-sim-min = min
cli-sim-max = max
cli-sim-decisions = décisions par partie
cli-sim-per-game = { $what } par partie
cli-sim-score = points d'un joueur
cli-sim-winner = points du gagnant
cli-sim-margin = avance du gagnant
cli-sim-first = Le premier joueur gagne { $share } % des parties (erreur type { $error } % ; les victoires partagées comptent en partie).
cli-sim-solo = Le joueur bat l'adversaire dans { $share } % des parties (erreur type { $error } %).
cli-sim-speed = { $games } parties et { $decisions } décisions par seconde de processeur, { $seconds } s en tout ; les décisions à un seul coup possible ne comptent pas.

## Mesurer

cli-bench-compiled = mesure du moteur compilé
cli-bench-uncompiled = mesure du moteur non compilé
cli-bench-title = Vitesse du moteur
cli-bench-target = but
cli-bench-compiled-head = compilé
cli-bench-uncompiled-head = non compilé
cli-bench-met = atteint
cli-bench-yes = oui
cli-bench-no = non
cli-bench-decisions = parties internes : décisions/s
cli-bench-games = parties internes : parties/s
cli-bench-steps = pas à pas depuis Python : décisions/s
cli-bench-copy = copie d'un état : µs
cli-bench-size = taille d'un état : octets
cli-bench-first = de l'import à la première partie finie : s
cli-bench-imagine = imaginer pour une place : µs
cli-bench-how = 2 joueurs, coups légaux au hasard ; temps processeur d'un cœur après un échauffement, médianes. Les décisions à un seul coup possible ne comptent pas. La taille est la moyenne d'états pris dans toute une partie : les objets et, pour chaque champ de nombres, son bloc avec l'en-tête ; ce que les copies partagent est compté en entier.
cli-help-bench-bots = mesurer plutôt les robots
cli-bench-bots = Mesure des robots …
cli-bench-bots-title = Vitesse des robots
cli-bench-greedy_decisions = greedy dans le moteur, décisions/s
cli-bench-greedy_choice = greedy vu du dehors, ms par choix (p95)
cli-bench-overshoot = dépassement de mcts:100ms, ms (p95)
cli-bench-judged = learned, positions jugées/s
cli-bench-judged_full = learned, positions jugées/s à table pleine
cli-bench-learned_choice = learned, de l'extérieur, ms (p95)
cli-bench-rounds = mcts, tours de réflexion/s
cli-bench-bots-how = 2 joueurs : { $games }. Les débits sont en temps processeur d'un cœur ; les durées d'un choix sont à l'horloge, à des moments pris dans des parties de greedy. Un robot minuté peut dépasser de 10 % et 10 ms.
cli-help-bench-research = mesurer plutôt les adaptateurs de recherche
cli-bench-research = Mesure des adaptateurs de recherche…
cli-bench-research-title = Vitesse des adaptateurs de recherche
cli-bench-research-head = choix/s
cli-bench-research-batch = nombreuses parties au pas
cli-bench-research-pettingzoo = PettingZoo, agents à tour de rôle
cli-bench-research-openspiel = OpenSpiel, avec tenseur
cli-bench-research-how = 2 joueurs, coups légaux au hasard ou à tour de rôle ; temps processeur d'un cœur, le meilleur de trois essais. Chaque choix vient avec masque et observation. Dessous, des jeux des bibliothèques elles-mêmes, si elles sont installées ; celui de PettingZoo demande pygame.
cli-bench-alone = Le moteur installé n'est pas compilé : seul celui-ci a été mesuré. « { $how } » le compile.

## Serveur

cli-help-host = l'adresse à écouter ; 0.0.0.0 pour tout le réseau (%(default)s)
cli-help-port = le port à écouter ; 0 en prend un de libre (%(default)s)
cli-help-database = un fichier pour SQLite, ou postgresql://…
cli-help-base-path = le préfixe de chemin derrière un proxy, par exemple /sortilege
cli-help-public-url = l'adresse publique du serveur, pour les liens
cli-help-allowed-host = un nom sous lequel le serveur peut être atteint, en plus de ses adresses et du nom dans --public-url ; peut être répété
cli-help-origin = un autre site autorisé à utiliser le serveur ; peut être répété
cli-help-trust-proxy = les adresses ou réseaux des proxys dont les en-têtes X-Forwarded sont acceptés ; '*' : tout proxy de cette machine
cli-help-processes = nombre de processus du serveur ; plus d'un exige PostgreSQL (%(default)s)
cli-help-bot-workers = nombre de processus pour les robots (un de moins que de cœurs)
cli-help-limits = multiplie toutes les limites de requêtes et de connexions ; 0 les désactive (%(default)g)
cli-help-keep-days = supprimer les tables terminées après ce nombre de jours (%(default)g)
cli-help-webhook = une adresse prévenue des tours dans les parties par correspondance
cli-help-home-address = l'adresse de cette machine sur le réseau domestique, si « ouvrir au réseau domestique » se trompe
cli-help-offline = un dossier construit par « make static », pour que la page propose de jouer hors ligne (SORTILEGE_OFFLINE)
cli-help-mail-from = l'expéditeur des courriels « à vous de jouer » ; SORTILEGE_SMTP=smtp://… indique le serveur de courrier
cli-serve-at = Les tables sont proposées à { $url }
cli-serve-one-process = SQLite n'accepte qu'un seul processus. Pour --workers supérieur à 1, utilisez PostgreSQL : --database postgresql://…
cli-serve-public-url = Les courriels et les webhooks contiennent des liens : indiquez l'adresse publique du serveur avec --public-url https://play.example
cli-serve-offline = { $folder } n'est pas une page hors ligne ({ $why }). Construisez-en une avec « make static » et indiquez le dossier affiché
cli-serve-port = impossible d'écouter sur { $host } port { $port } ({ $why }) ; choisissez-en un autre avec --port
cli-serve-database = la base de données est inutilisable : { $why }
cli-serve-taken = un autre serveur utilise cette base de données : { $url } ; prenez celui-là, ou choisissez un autre fichier avec --database
cli-extra-server = cela exige l'extra serveur : pip install 'sortilege[server]' (depuis les sources : '.[server]')
cli-extra-table = Jouer dans le navigateur exige l'extra serveur : pip install 'sortilege[server]' (depuis les sources : '.[server]'). « sortilege play » joue dans le terminal.
cli-extra-alone = Jouer dans le navigateur exige l'extra serveur : pip install 'sortilege[server]' (depuis les sources : '.[server]'). Voici une partie dans le terminal à la place.

## Administrer et mesurer un serveur

cli-help-deed = list (d'ordinaire), close, export, delete, reports ou report
cli-help-table-id = l'identifiant d'une table ou d'un signalement
cli-help-backup-file = le fichier de la sauvegarde
cli-help-max-size = ce que la sauvegarde peut contenir au plus une fois décompressée, en Mio (par défaut : 256, ou cent fois le fichier)
cli-help-openapi = afficher plutôt la description OpenAPI de l'interface HTTP
cli-help-schema-view = les types de la vue d'un jeu
cli-help-schema-facts = afficher plutôt les données d'un jeu dont la page a besoin
cli-help-load-tables = nombre de tables à deux joueurs (%(default)s)
cli-help-load-rate = coups par seconde au total (%(default)s)
cli-help-load-seconds = durée (%(default)s)
cli-help-load-url = un serveur déjà lancé ; par défaut, la commande en lance un avec SQLite dans un nouveau dossier
cli-help-load-database = la base de données du serveur lancé par la commande
cli-help-load-workers = nombre de processus du serveur lancé par la commande (%(default)s)
cli-help-load-servers = nombre de serveurs sur la même base, chacun avec ses tables (%(default)s)
cli-help-load-generators = nombre de processus générateurs de charge (%(default)s)
cli-tables-which = dites laquelle : sortilege tables ACTION ID
cli-tables-unreadable = illisible
cli-tables-closed = La table est fermée.
cli-tables-deleted = La table est supprimée.
cli-tables-report-at = après { $n } choix
cli-help-accounts-action = show : avec quoi un compte peut être récupéré ; recover : créer un code de secours
cli-help-accounts-name = le nom du compte
cli-accounts-none = il n'y a pas de compte au nom de { $name }
cli-accounts-show =
    { $name }
    créé : { $made }
    vu pour la dernière fois : { $seen }
    tables : { $tables }
    clés d'accès : { $passkeys }
    codes de secours : { $codes }
    adresse électronique confirmée : { $address ->
        [yes] oui
       *[no] non
    }
cli-accounts-code =
    { $code }
    Donnez ce code de secours au joueur, et à lui seul. Il fonctionne une seule fois, pendant { $hours } heures : sur la page du compte, sous « Je n'arrive pas à me connecter ». Il permet de choisir un nouveau mot de passe et déconnecte tous les appareils.
cli-backup-done = { $n ->
    [one] { $n } ligne a été écrite dans { $path }.
   *[other] { $n } lignes ont été écrites dans { $path }.
}
cli-restore-done = { $n ->
    [one] { $n } ligne a été lue depuis { $path }.
   *[other] { $n } lignes ont été lues depuis { $path }.
}
cli-load-making = Préparation de { $tables } tables …
cli-load-memory = mémoire du serveur : { $total } Mo avec { $tables } tables ; { $slope } Ko par table (pente de { $from } à { $tables })
cli-load-latency = un choix, de l'envoi à sa confirmation : p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, au pire { $worst } ms
cli-load-choices = { $choices } choix en { $seconds } s : { $rate } par seconde ; { $refused } refusés ; { $games } parties terminées
cli-load-processor = processeur : serveur { $server } %, générateur de charge { $load } % d'un cœur
cli-load-most = au plus vite : { $rate } choix par seconde, p95 { $p95 } ms ; le premier à sa limite : { $first } (serveur { $server } %, générateur { $load } % d'un cœur)
cli-load-server = le cœur du serveur
cli-load-generator = le cœur du générateur de charge
cli-load-storage = l'écriture dans la base
cli-load-stop = arrêté avec { $sockets } connexions ouvertes : { $seconds } s
