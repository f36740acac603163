### Ein erstes Spiel SpellBook mit Anleitung, auf Deutsch. $other ist der Bot, gegen den man spielt.

page-learn-spellbook-goal = Willkommen! { $other } und du, ihr lernt dieselben sieben Zauber. Punkte bringen gelernte Zauber und die Materia, die du deinem Gefährten gibst.
page-learn-spellbook-spells = Das sind deine Zauber, einer von jeder Farbe. Jeder wird einmal gelernt, auf Stufe 3, 4 oder 5: So viele Materia seiner Farbe kostet er auch. Neben jeder Stufe stehen ihre Punkte; höhere Stufen können mehr.
page-learn-spellbook-altar = Mit Materia wird gezahlt. Fünf liegen offen auf dem Altar, für alle. Jede hat eine von sieben Farben und eine von drei Runen: rund, dreieckig oder viereckig.
page-learn-spellbook-pool = Das ist dein Vorrat. Du beginnst mit zwei Materia und kannst höchstens neun haben.
page-learn-spellbook-day = Ein Zug ist ein Tag mit drei Phasen: Morgen, Mittag und Abend. In jeder darfst du eines tun oder aussetzen; danach ist der Nächste mit seinem Tag an der Reihe.
page-learn-spellbook-morning = Der Morgen bringt Materia: eine deiner Wahl vom Altar oder zwei aus dem Beutel, ohne hinzusehen. Du hast zwei in Lila, und der Altar hat keine. Zieh zwei.
page-learn-spellbook-drawn = Welch ein Glück: noch einmal Lila! Drei von einer Farbe genügen für einen Zauber. Die grüne bleibt übrig.
page-learn-spellbook-midday = Am Mittag darfst du eine Materia aus dem Vorrat auf deiner Gefährtentafel verwahren. Nimm die, die du nicht brauchst.
page-learn-spellbook-store = Wähle: { $materia }. Sie bleibt für immer dort; verwahre also nie, was ein Zauber noch braucht.
page-learn-spellbook-familiar = Die Gefährtentafel hat vierzehn Felder. Je mehr du verwahrst, desto mehr ist sie wert: jetzt 1 Punkt, voll 18.
page-learn-spellbook-evening = Am Abend darfst du einen Zauber lernen. Drei Materia in Lila reichen für „{ $spell }“ auf Stufe 3. Fehlt es an einer Farbe, dürfen drei Materia mit gleicher Rune für eine der Farbe einstehen, doch mindestens eine muss echt sein.
page-learn-spellbook-keep = Du hast genau, was er kostet, und zahlst deshalb ohne Frage. Eine der gezahlten Materia bleibt auf der Karte und zeigt die Stufe; manchen Zaubern ist ihre Rune wichtig. Behalte die markierte ({ $materia }); die anderen kommen in die Ablage.
page-learn-spellbook-refill = Dein Tag ist vorbei, der von { $other } auch. Nach jedem Tag wird der Altar aufgefüllt: auf fünf, wenn es weniger waren, um eine, wenn es fünf bis neun waren; zehn oder mehr werden abgeräumt, und fünf neue kommen.
page-learn-spellbook-other = Hier siehst du, was { $other } hat. Verborgen ist in diesem Spiel nur der Beutel.
page-learn-spellbook-cast = Ein gelernter Zauber wirkt ab deinem nächsten Tag. Nun ist wieder Morgen, und „{ $spell }“ steht zur Wahl: zwei runde Materia vom Altar statt der üblichen einen.
page-learn-spellbook-score = So stünde es jetzt: Jeder gelernte Zauber zählt nach seiner Stufe, und die Gefährtentafel zählt auch. Materia im Vorrat sind nichts wert.
page-learn-spellbook-finish = Die Partie endet, wenn jemand alle sieben Zauber gelernt oder die Gefährtentafel gefüllt hat; die Runde wird noch beendet, damit alle gleich viele Tage haben. Die meisten Punkte gewinnen, und 25 sind eine gute Partie. Probier deinen neuen Zauber aus, und viel Spaß!
