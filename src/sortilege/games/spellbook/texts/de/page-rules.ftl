### Die Regeln von SpellBook auf Deutsch, in unseren eigenen Worten, nach Kapiteln; was gesagt wird, wenn etwas zum ersten Mal vorkommt; und die Wörter des Registers.

page-chapter-spellbook-goal = Worum es geht
    .text =
        Alle lernen dieselben sieben Zauber, einen von jeder Farbe. Du sammelst Materia, um sie zu lernen, und gibst deinem Gefährten Materia.

        Wer am Ende die meisten Punkte hat, gewinnt: Gelernte Zauber bringen Punkte nach ihrer Stufe, und eine gut gefüllte Gefährtentafel bringt auch welche.
page-chapter-spellbook-setup = Vor dem Spiel
    .text =
        Zu jeder der sieben Farben wird ein Zauber ausgewählt; diese sieben haben alle. Jede Materia hat eine von sieben Farben und eine von drei Runen, rund, dreieckig oder viereckig, und wird blind aus dem Beutel gezogen.

        { $players ->
            [1] Sieben Materia liegen offen auf dem Altar. Du beginnst mit zweien im Vorrat.
           *[other] Fünf Materia liegen offen auf dem Altar. Alle beginnen mit zweien im Vorrat.
        }
page-chapter-spellbook-day = Ein Tag
    .text =
        Dein Zug ist ein Tag mit drei Phasen. In jeder tust du eines oder lässt es aus: Am Morgen nimmst du 1 Materia vom Altar oder ziehst 2 aus dem Beutel, am Mittag verwahrst du 1 Materia aus dem Vorrat auf deiner Gefährtentafel, am Abend lernst du einen Zauber.

        Stattdessen darfst du einen gelernten Zauber nutzen, der zu der Phase gehört, auf seiner eigenen Stufe oder einer niedrigeren. Am Tag, an dem er gelernt wurde, geht das noch nicht. Andere Zauber wirken einmal, wenn du sie lernst, oder die ganze Zeit.
page-chapter-spellbook-pool = Der Vorrat
    .text =
        Dein Vorrat fasst höchstens neun Materia. Ist er voll, wird nichts mehr gezogen oder genommen; was ein Effekt zuerst abwirft, macht Platz für das, was er bringt.
page-chapter-spellbook-altar = Der Altar
    .text =
        { $players ->
            [1] Am Ende eines Tages kommt eine Materia deiner Wahl vom Altar auf die Tafel des Gegners, und der Altar wird auf sieben gefüllt; nach den Feldern 4, 9 und 14 des Gegners wird er zuvor geleert.
           *[other] Am Ende eines Tages wird der Altar aufgefüllt: von weniger als fünf Materia auf fünf, bei fünf bis neun um eine. Bei zehn oder mehr werden alle abgeräumt und fünf neue gezogen.
        }

        { $altar_shortage ->
            [what_there_is] Ein Effekt, der mehr Materia vom Altar nimmt oder verwahrt, als dort liegen, begnügt sich mit diesen. Zum Tauschen müssen alle da sein.
           *[full_number] Ein Effekt, der mehrere Materia vom Altar nimmt, tauscht oder verwahrt, braucht sie alle dort. Nur Sturm und Einklang begnügen sich mit dem, was da ist.
        }
page-chapter-spellbook-pouch = Beutel und Ablage
    .text =
        Was gezahlt, abgeworfen oder abgeräumt wird, kommt in die Ablage. Muss gezogen werden und der Beutel ist leer, kommt alles daraus in den Beutel zurück. { $pouch_and_box_empty ->
            [altar_returns] Ist auch die Ablage leer, kommen die Materia vom Altar zurück.
           *[nothing_drawn] Ist auch die Ablage leer, wird nichts mehr gezogen.
        } Was verwahrt ist oder auf einer Karte liegt, kommt nie wieder.
page-chapter-spellbook-familiar = Die Gefährtentafel
    .text =
        Die Tafel hat vierzehn Felder. Was du dort verwahrst, bleibt bis zum Ende, außer das Wachstum tauscht es auf Stufe 3, und jede Materia macht die Tafel wertvoller: Mit vieren bringt sie 4 Punkte, mit neunen 11, voll 18.
page-chapter-spellbook-learning = Einen Zauber lernen
    .text =
        Ein Zauber wird einmal gelernt, auf Stufe 3, 4 oder 5, und kostet ebenso viele Materia seiner Farbe. Eine davon bleibt auf der Karte und zeigt die Stufe; manchen Zaubern ist ihre Rune wichtig. Die anderen kommen in die Ablage.

        Drei Materia mit gleicher Rune, welche Farben sie auch haben, dürfen für eine in der Farbe des Zaubers einstehen. Mindestens eine muss in der echten Farbe gezahlt werden. { $token_from_triple ->
            [allowed] Eine der drei darf auf der Karte bleiben, wenn sie die Farbe des Zaubers hat.
           *[forbidden] Keine der drei darf auf der Karte bleiben.
        }
page-chapter-spellbook-spells = Zauber für Zauber
    .text =
        Was zu einzelnen Zaubern entschieden ist. Alle Stufen jedes Zaubers zeigt die Galerie.

        Manche Zauber steigen oder fallen im Lauf des Spiels um eine Stufe. Ihre Punkte und was die ganze Zeit gilt, richten sich nach der Stufe, auf der sie stehen.
page-chapter-spellbook-clone = Klon
    .text =
        { $players ->
            [1] Allein tut der Klon am Mittag, was ein Zauber, den du nicht gelernt hast, auf Stufe 4 tut: auf Stufe 3 ein Mittagszauber, auf Stufe 4 ein Abendzauber, auf Stufe 5, nach einem Abwurf, ein Morgenzauber. Kommt es auf eine Rune an, ist es die des Klons.
           *[other] Der Klon tut am Mittag, was ein Zauber eines anderen oder eine Grundaktion tut: auf Stufe 3 eine des Mittags, auf Stufe 4 eine des Abends, auf Stufe 5, nach einem Abwurf, eine des Morgens. Du nutzt dabei deinen eigenen Vorrat und deine eigene Tafel, und die Karte des anderen bleibt, wie sie ist.
        }
page-chapter-spellbook-end = Das Ende und die Wertung
    .text =
        { $players ->
            [1] Lernst du den siebten Zauber, füllst du deine Gefährtentafel oder das letzte Feld des Gegners, ist das Ende da: Der Tag wird fertig gespielt, und der Gegner bekommt seine letzte Materia.
           *[other] Lernt ein Spieler den siebten Zauber oder füllt die Gefährtentafel, ist das Ende da: Der Tag wird fertig gespielt, und dann geht es weiter, bis alle gleich viele Tage hatten.
        }

        Zähle die Punkte deiner Zauber zusammen, was manche Zauber dazu zählen, und deine Gefährtentafel. Materia im Vorrat zählen nichts. { $players ->
            [1] Bei gleichen Punkten gewinnt niemand.
           *[other] Bei gleichen Punkten gewinnen mehr Zauber, dann mehr Materia im Vorrat.
        }
page-chapter-spellbook-solo = Allein
    .text =
        Allein spielst du gegen eine Tafel, die sich füllt. Sieben Materia liegen auf dem Altar; nach jedem Tag kommt eine davon, deiner Wahl, auf das nächste Feld des Gegners, und der Altar wird wieder auf sieben gefüllt. Wird Feld 4, 9 oder 14 belegt, wird zuvor der ganze Altar abgeworfen. { $solo_surplus ->
            [kept] Was dort über sieben liegt, bleibt.
           *[discarded] Was dort über sieben liegt, wird abgelegt, das Älteste zuerst.
        } { $solo_empty_altar ->
            [filled_first] Ein leerer Altar wird vorher gefüllt.
           *[nothing_placed] Ist der Altar leer, bekommt der Gegner nichts.
        }

        Je mehr Felder gefüllt sind, desto mehr Punkte hat der Gegner; du gewinnst, wenn du am Ende mehr hast als er. Jede Materia in seinem unteren Bereich zählt 1 Punkt; bei Schwierigkeit { $difficulty } liegen dort von Anfang an so viele.

page-first-spellbook-cast = Neu: Du kannst jetzt einen gelernten Zauber nutzen.
page-first-spellbook-store = Neu: Du kannst jetzt eine Materia verwahren.
page-first-spellbook-learn = Neu: Du kannst jetzt einen Zauber lernen.

page-term-spellbook-materia = Materia
page-term-spellbook-runes = Runen
page-term-spellbook-phases = Morgen, Mittag, Abend
page-term-spellbook-using = Einen Zauber nutzen
page-term-spellbook-instant = Sofortige und dauernde Effekte
page-term-spellbook-pool = Vorrat
page-term-spellbook-altar = Altar
page-term-spellbook-pouch = Beutel
page-term-spellbook-discard_box = Ablage
page-term-spellbook-familiar_board = Gefährtentafel
page-term-spellbook-storing = Verwahren
page-term-spellbook-learning = Einen Zauber lernen
page-term-spellbook-level = Stufe eines Zaubers
page-term-spellbook-three_alike = Drei mit gleicher Rune
page-term-spellbook-copying = Kopieren
page-term-spellbook-last_round = Letzte Runde
page-term-spellbook-score = Wertung
page-term-spellbook-tie = Gleichstand
page-term-spellbook-solo = Allein spielen
page-term-spellbook-opponent = Gegner im Solospiel
