### Jusqu'à quand quelque chose vient, dans des parties pensées jusqu'au bout.

sb-hint-in-day = d'ici la fin du prochain Jour ({ $who })
sb-hint-in-game = avant la fin de la partie

# Parts of a game: “points lost in …”.
sb-review-days = aux Jours { $first } à { $last }

# Par quel genre de choix on a perdu : « points perdus aux Jours 1 à 10 … ».
sb-review-by-skip = en passant une phase
sb-review-by-no-skip = faute d'avoir passé une phase
sb-review-by-morning = par l'action du matin
sb-review-by-midday = par l'action de midi
sb-review-by-evening = par l'action du soir
sb-review-by-learn-late = en apprenant tard
sb-review-by-learn-never = faute d'avoir appris
sb-review-by-take = par le choix de la materia prise
sb-review-by-store = par le choix de la materia rangée
sb-review-by-discard = par le choix de la materia défaussée
sb-review-by-learn = par le choix du sort appris
sb-review-by-payment = par ce qui a payé un sort
sb-review-by-spell = par l'usage de { $spell }

# Ce que d'autres prennent, sinon : $share et $other combien de fois sur 100 parties.
sb-hint-would-takes = Sinon { $who } prendrait sur l'Autel { $when } : { $materia } (dans { $other } parties sur 100, contre { $share } avec celui-ci).
sb-hint-lets-takes = Laisse sur l'Autel à { $who } { $when } : { $materia } (dans { $share } parties sur 100, contre { $other } avec { hint-rival } coup).

# Ce qu'il y a à dépenser.
sb-hint-enough = des materia pour { $spell }, niveau { $level }
sb-hint-too-few = trop peu de materia pour { $spell }, niveau { $level }
