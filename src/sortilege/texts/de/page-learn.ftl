### So wird gespielt, auf Deutsch: je eine geführte erste Partie. $other ist der Bot, gegen den man spielt.

page-learn-title = So wird gespielt
page-learn-waiting = { $who } überlegt …
page-learn-how = Ein Begleiter führt dich durch die erste Runde einer echten Partie gegen einen Bot. Karten und Würfel sind vorbereitet, jede Entscheidung bleibt deine, und am Ende kannst du einfach weiterspielen.
page-learn-begin = Beginnen ({ $n } kurze Schritte)
page-learn-resume = Dort weitermachen, wo du warst
page-learn-guide = Begleiter
page-learn-step = Schritt { $n } von { $total }
page-learn-next = Weiter
page-learn-show = Zeig es mir
page-learn-do = Mach es für mich
page-learn-back = Zurück
page-learn-lay = So auslegen
page-learn-again = Von vorn
page-learn-strayed = Du hast den vorbereiteten Weg verlassen. Das darfst du, nur kennt sich der Begleiter hier nicht aus: Mach es rückgängig, wenn das noch geht, fang von vorn an oder spiel allein weiter.
page-learn-alone = Allein weiterspielen
page-learn-so-far = Wenn die Partie jetzt endete
page-learn-on = An diesem Tisch weiterspielen
page-learn-whole = Jetzt eine ganze Partie
