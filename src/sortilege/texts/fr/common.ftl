### Les mots communs à tous les jeux.

## Les langues, chacune par son propre nom

language-en = English
language-fr = français
language-de = Deutsch

## Les jeux

game-seasons = Seasons
    .text = Un tournoi de magie en trois années : réunissez énergies et cristaux, invoquez objets magiques et familiers.

game-spellbook = SpellBook
    .text = Sept sorts à apprendre : réunissez des materias, nourrissez votre familier et choisissez jusqu'où mener chaque sort.

## Mots de liaison

# Ce dont parle une question, et la question.
about = { $subject } — { $text }

## La table elle-même, dans le journal

log-went_back = Les règles de ce serveur ont changé, et ce qui était en cours ne peut pas continuer ainsi : la table est revenue juste avant.
