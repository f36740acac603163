### So wird gespielt, auf Deutsch: je eine geführte erste Partie. $other ist der Bot, gegen den man spielt.

page-learn-title = So wird gespielt
page-learn-waiting = { $who } überlegt …
page-learn-how = Ein Begleiter führt dich durch die erste Runde einer echten Partie gegen einen Bot. Karten und Würfel sind vorbereitet, jede Wahl bleibt deine, und am Ende kannst du einfach weiterspielen.
page-learn-begin = Beginnen ({ $n } kurze Schritte)
page-learn-resume = Dort weitermachen, wo du warst
page-learn-guide = Begleiter
page-learn-step = Schritt { $n } von { $total }
page-learn-next = Weiter
page-learn-show = Zeig es mir
page-learn-lay = So auslegen
page-learn-again = Von vorn
page-learn-strayed = Du hast den vorbereiteten Weg verlassen. Das darfst du, nur kennt sich der Begleiter hier nicht aus: Mach es rückgängig, wenn das noch geht, fang von vorn an oder spiel allein weiter.
page-learn-alone = Allein weiterspielen
page-learn-so-far = Wenn die Partie jetzt endete
page-learn-on = An diesem Tisch weiterspielen
page-learn-whole = Jetzt eine ganze Partie

## Seasons

page-learn-seasons-goal = Willkommen zum Turnier! Drei Jahre lang misst du dich mit { $other } im Zaubern. Wer am Ende die meisten Punkte hat, gewinnt: Kristalle zählen und das Prestige der beschworenen Karten.
page-learn-seasons-cards = Diese neun Karten gehören dir für die ganze Partie. Links steht, was eine Karte kostet, rechts ihr Prestige: die Punkte, die sie wert ist, sobald sie vor dir liegt.
page-learn-seasons-split = Drei Karten hast du gleich auf der Hand, drei kommen mit dem zweiten Jahr dazu, die letzten drei mit dem dritten. Das Günstige zuerst ist ein guter Anfang: { $first } jetzt; { $second } in Jahr 2; { $third } in Jahr 3.
page-learn-seasons-wheel = Dieses Rad ist das Jahr: zwölf Felder, drei für jede Jahreszeit. Der Jahreszeitenstein beginnt im Winter; nach jedem Umlauf beginnt ein neues Jahr und bringt allen ihre nächsten drei Karten. Nach dem dritten Jahr ist Schluss.
page-learn-seasons-dice = Jede Runde beginnt mit Würfeln in der Farbe der Jahreszeit, immer einem mehr, als Leute mitspielen. Ein Würfel zeigt Energien, Kristalle, einen Pfeil für das Wissen oder eine Karte zum Ziehen, und manche Seiten erlauben das Umwandeln, dazu gleich mehr. Alle nehmen einen Würfel.
page-learn-seasons-die = Du beginnst diese Runde und wählst zuerst. Nimm den markierten Würfel: zweimal Wasser und eine Wissensstufe, genau das Richtige für eine erste Karte.
page-learn-seasons-reserve = Auch { $other } hat einen Würfel genommen, und nun bist du am Zug. Was dein Würfel zeigt, bekommst du sofort: Zweimal Wasser liegt in deiner Reserve. Sie fasst sieben Energien; was zu viel wäre, müsste weg.
page-learn-seasons-gauge = Dein Wissen begrenzt, wie viele Karten du im Spiel haben darfst: bisher keine von einer. Es steigt durch Würfel, Boni und manche Karten; behalte es im Auge.
page-learn-seasons-summon = „{ $card }“ kostet genau deine beiden Wasser. Beschwöre die Karte: Du zahlst, und sie bleibt für den Rest der Partie vor dir liegen, 6 Prestige wert.
page-learn-seasons-fill = Viele Karten bewirken etwas, wenn sie ins Spiel kommen. Diese hier trägt vier Energien deiner Wahl, die du wie die deiner Reserve ausgibst. Wähle Erde, im Winter die kostbarste (noch { $n }).
page-learn-seasons-rates = Umwandeln macht aus Energien Kristalle, und die Jahreszeit bestimmt den Ertrag: Im Winter bringt Erde 3, Feuer 2, Luft und Wasser 1. Erlaubt ist es nur in einem Spielzug, in dem dein Würfel, eine Karte oder ein Bonus es sagt.
page-learn-seasons-bonus = Dein Würfel erlaubt es nicht, ein Bonus aber schon. Drei darfst du in einer Partie nutzen; einer kostet am Ende 5 Punkte, zwei kosten 12, alle drei 20. Nutze „{ $bonus }“: Du darfst in diesem Spielzug umwandeln, für je 1 Kristall mehr.
page-learn-seasons-transmute = Wandle eine Erde von deiner Karte um: 3 Kristalle für die Jahreszeit und 1 für den Bonus. Mach das dreimal (noch { $n }) und heb die letzte Erde für später auf.
page-learn-seasons-left = Einen Würfel hat niemand genommen. Seine Punkte zählen { $pips }: So viele Felder zieht der Jahreszeitenstein am Ende der Runde. Die Würfel, die übrig bleiben, bestimmen also, wie schnell das Jahr vergeht.
page-learn-seasons-end = Für dich ist nichts mehr zu tun. Beende deinen Spielzug; dann kommt { $other }, und die Runde ist vorbei.
page-learn-seasons-moved = Der Jahreszeitenstein ist { $n } Felder weitergezogen: Jetzt ist { $season }! Die Würfel haben eine andere Farbe, andere Energien sind kostbar, und { $other } beginnt diese Runde, denn der erste Zug wandert reihum.
page-learn-seasons-other = Hier siehst du, was { $other } hat: Kristalle, Reserve, Karten im Spiel. All das ist offen; verborgen bleibt nur, was auf der Hand ist und was in den Büchereien.
page-learn-seasons-score = Das hätten jetzt alle. Kristalle und das Prestige der Karten im Spiel zählen für dich; jede Karte auf der Hand kostet 5 Punkte, und auch genutzte Boni kosten. Beschwöre also, was du hältst, ehe das dritte Jahr endet.
page-learn-seasons-finish = Das ist schon alles: einen Würfel nehmen, ihn gut nutzen, den Spielzug beenden, bis der Stein das letzte Feld des dritten Jahres hinter sich hat. Worauf du zeigst, das erklärt sich, und was nicht geht, sagt warum. Viel Spaß!

## SpellBook

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
page-learn-spellbook-evening = Am Abend darfst du einen Zauber lernen. Drei Materia in Lila reichen für „{ $spell }“ auf Stufe 3.
page-learn-spellbook-pay = Nun zahle: Wähle die erste in Lila. Fehlt es an einer Farbe, dürfen drei Materia mit gleicher Rune für eine der Farbe einstehen, doch mindestens eine muss echt sein.
page-learn-spellbook-pay-on = Und die zweite. Die dritte geht von selbst mit, denn eine andere gibt es nicht.
page-learn-spellbook-keep = Eine der gezahlten Materia bleibt auf der Karte und zeigt die Stufe; manchen Zaubern ist ihre Rune wichtig. Behalte die markierte ({ $materia }); die anderen kommen in die Ablage.
page-learn-spellbook-refill = Dein Tag ist vorbei, der von { $other } auch. Nach jedem Tag wird der Altar aufgefüllt: auf fünf, wenn es weniger waren, um eine, wenn es fünf bis neun waren; zehn oder mehr werden abgeräumt, und fünf neue kommen.
page-learn-spellbook-other = Hier siehst du, was { $other } hat. Verborgen ist in diesem Spiel nur der Beutel.
page-learn-spellbook-cast = Ein gelernter Zauber wirkt ab deinem nächsten Tag. Nun ist wieder Morgen, und „{ $spell }“ steht zur Wahl: zwei runde Materia vom Altar statt der üblichen einen.
page-learn-spellbook-score = Das hätten jetzt alle: Jeder gelernte Zauber zählt nach seiner Stufe, und die Gefährtentafel zählt auch. Materia im Vorrat sind nichts wert.
page-learn-spellbook-finish = Die Partie endet, wenn jemand alle sieben Zauber gelernt oder die Gefährtentafel gefüllt hat; die Runde wird noch beendet, damit alle gleich viele Tage haben. Die meisten Punkte gewinnen. Probier deinen neuen Zauber aus, und viel Spaß!
