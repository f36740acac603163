### A game without a board of its own

page-plain-own = Only you see this
page-plain-yes = yes
page-plain-no = no
page-plain-chooses = chooses
page-plain-times = { $n } × { $what }
page-plain-part = Part { $n }
page-plain-total = Points
