### Un jeu sans plateau à lui

page-plain-own = Vous seul le voyez
page-plain-yes = oui
page-plain-no = non
page-plain-chooses = choisit
page-plain-times = { $n } × { $what }
page-plain-part = Partie { $n }
page-plain-total = Points
