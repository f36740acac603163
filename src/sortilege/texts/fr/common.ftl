### Les mots communs à tous les jeux.

## Les langues, chacune par son propre nom

language-en = English
language-fr = français
language-de = Deutsch

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

## Ce que les autres décident ; $n est leur nombre

doing-something = { $who } { $n ->
    [one] réfléchit…
   *[other] réfléchissent…
}

## La table elle-même, dans le journal

log-went_back = Les règles de ce serveur ont changé, et ce qui était en cours ne peut pas continuer ainsi : la table est revenue juste avant.
