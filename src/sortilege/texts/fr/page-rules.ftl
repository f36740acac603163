### Les règles à consulter, en français.

page-rules-title = Règles
page-rules-game = Règles de { $game }
page-rules-search = Chercher dans les règles
page-rules-chapters = Chapitres
page-rules-index = Index
page-rules-others = Autres précisions
page-rules-found = { $n ->
    [0] Rien trouvé. D'autres mots aideront peut-être.
    [one] Un passage trouvé
   *[other] { $n } passages trouvés
}
page-rules-source = Source : { $source }
page-rules-reading = Une table peut choisir l'autre lecture parmi ses options.
page-rules-show = Montrez-moi
page-rules-show-of = Montrez-moi { $id }
page-rules-show-thing = Montrez-moi { $name }
page-rules-back = Retour aux règles
page-rules-example = Exemple { $n } sur { $of }
page-rules-example-before = Exemple précédent
page-rules-example-next = Exemple suivant
page-rules-kind-case = Comment cela se passe
page-rules-kind-edge = Un cas particulier
page-rules-kind-refusal = Ce qui n'est pas possible
page-rules-begins = La table au début.
page-rules-line = Les règles à ce sujet : { $chapter }
page-rules-read = Règles : { $chapter }
page-rules-ruling = En savoir plus sur la précision { $id }
page-rules-first-close = Ne plus montrer ceci
page-rules-firsts = Expliquer ce qui arrive pour la première fois
page-rules-failed = Les règles ne peuvent pas être lues en ce moment.
