### Ce que le moteur ne peut pas faire de ce qu'on lui donne, en français.

engine-plain = { $why }

## Options

engine-no-game = Il n'y a pas de jeu « { $given } » ici ; il y a { $games }.
engine-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $given }.
engine-no-option = { $game } n'a pas d'option « { $given } » ; il a { $options }.
engine-value = { $option } a pour valeur { $values }, pas « { $given } ».
engine-first = Les places vont de 1 à { $most } : le premier joueur ne peut pas être à la place { $given }.
engine-draft = { $name } change le choix des cartes, que les Apprentis ne font pas : prenez un autre niveau ou un autre enchantement.
engine-deck = { $name } distribue { $dealt } cartes à chacun des { $seats } joueurs, mais ce paquet en compte { $cards } : jouez en Archimages, avec les cartes d'Enchanted Kingdom, ou à moins de joueurs.
engine-difficulty = La difficulté est pour le jeu en solo ; à plusieurs, laissez-la à 0.
engine-no-kingdom = { $game } n'a pas d'Enchanted Kingdom.

## Bots

engine-no-bot = Il n'y a pas de robot « { $given } » ; il y a random, greedy, mcts:N (N tours de réflexion pour chaque choix) et mcts:Tms (T millisecondes), avec N et T de 1 à { $most }.
engine-bot-broken = Le robot « { $given } » ne peut pas être chargé : { $why }
engine-no-chooser = « { $given } » n'est pas un robot : il lui manque la méthode choose(sight, dice).
engine-no-judgement = Aucun robot ne sait juger « { $given } » ; il y a { $games }.

## Choices

engine-no-choice = « { $given } » n'est pas un choix de { $game }.
engine-no-seat = Les places vont de 0 à { $most }, il n'y a donc pas de place { $given }.
engine-not-asked = Ce n'est pas à vous de choisir.
engine-illegal = « { $given } » ne répond pas à « { $asked } » ; sont permis : { $legal }
engine-stale = Il s'est passé quelque chose entre-temps : ceci répond à la version { $given } de la table, qui en est à { $now }. Regardez encore.
engine-no-sealed = Vous n'avez pas de choix scellé à reprendre.
engine-nothing-to-undo = Rien à annuler : quelqu'un d'autre a choisi depuis, ou vous avez appris une chose cachée.

## Records

engine-record-version = Cette partie a été jouée avec la version { $played } des règles ; ici, c'est la version { $here }.
