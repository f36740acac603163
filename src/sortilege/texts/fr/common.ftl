### Les mots communs à tous les jeux.

## Les langues, chacune par son propre nom

language-en = English
language-fr = français
language-de = Deutsch

## Les robots, du plus faible à la plus forte, et leur façon de jouer

bot-level-1 = Pim : prend ce qui lui plaît, et oublie le reste
bot-level-2 = Flora : rêve, et ne pense qu'à aujourd'hui
bot-level-3 = Bruno : aime ce qui brille
bot-level-4 = Nelly : amasse, et amasse encore
bot-level-5 = Otto : est soigneux, mais ne voit pas plus loin que ce tour
bot-level-6 = Selma : prend ce qui paraît le mieux
bot-level-7 = Victor : se trompe rarement
bot-level-8 = Iris : prévoit
bot-level-9 = Cornelius : prévoit de loin
bot-level-10 = Aurelia : est la plus forte, et prend son temps
# Les autres personnages de chaque niveau, quand plusieurs robots d'un niveau jouent.
bot-others-1 = Kit, Lark
bot-others-2 = Linnea, Rosalind
bot-others-3 = Gregor, Hugo
bot-others-4 = Tessa, Ida
bot-others-5 = Emil, Ludwig
bot-others-6 = Greta, Marta
bot-others-7 = Armand, Casimir
bot-others-8 = Sibyl, Vera
bot-others-9 = Ambrose, Balthasar
bot-others-10 = Theodora, Leonora

## Mots de liaison

# Ce dont parle une question, et la question.
about = { $subject } — { $text }
# Un nom et ce qu'il faut savoir à son côté ; une phrase et sa raison. CLAUSE lui ôte son point.
bracketed = { $what } ({ $detail })
noted = { CLAUSE($line) } ({ $note }).
amount = { $n } { $what }
plus = { $one } + { $other }
# Un nombre avant et après ce qui peut être choisi.
change = { $what } { $from } → { $to }
change-by = { $what } { $by }

## Ce que les autres décident ; $n est leur nombre

doing-something = { $who } { $n ->
    [one] réfléchit…
   *[other] réfléchissent…
}

## La table elle-même, dans le journal

log-went_back = Les règles de ce serveur ont changé et l'action en cours n'a pas pu continuer. La table est revenue juste avant.

# Ce qu'une histoire raconte à côté de ses choix. $what est une question ou une option, $note une phrase.
story-asked = On demande à { $who } : { $what }
story-asked-options = On demande à { $who } : { $what } ({ $detail })
story-nobody-asked = On ne demande rien à personne.
story-not-asked = On ne demande rien à { $who }.
story-may = { $who } peut choisir : { $what }.
story-may-not = { $who } ne peut pas choisir : { $what }. { $note }
story-not-offered = { $who } ne se voit pas proposer : { $what }.

# A whole table in plain text.
text-you = Vous êtes { $who }.
text-cards = Ce que font les cartes :
text-refused = Impossible pour l'instant :

## Qui a gagné ; $who : tous les gagnants, $others : ceux à côté du lecteur, $place : sa place, ou 0

score-winners = { $n ->
    [one] { $you ->
        [1] Vous gagnez
       *[0] { $who } gagne
    }
   *[other] { $you ->
        [1] Vous et { $others } gagnez ensemble
       *[0] { $who } gagnent ensemble
    }
}, { $scores }{ $place ->
    [0] {""}
   *[other] {" "}– vous finissez { $place }e
}
score-tiebreak = { $n ->
    [one] { $you ->
        [1] Vous gagnez au départage
       *[0] { $who } gagne au départage
    }
   *[other] { $you ->
        [1] Vous et { $others } gagnez au départage
       *[0] { $who } gagnent au départage
    }
}, { $scores }{ $place ->
    [0] {""}
   *[other] {" "}– vous finissez { $place }e
}
