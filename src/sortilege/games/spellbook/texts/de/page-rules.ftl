### Die Regeln von SpellBook auf Deutsch, in unseren eigenen Worten, nach Kapiteln; was gesagt wird, wenn etwas zum ersten Mal vorkommt; und die Wörter des Registers.

page-chapter-spellbook-goal = Worum es geht
    .text =
        Alle lernen dieselben sieben Zauber, einen von jeder Farbe. Du sammelst Materia, um sie zu lernen, und gibst deinem Gefährten Materia.

        Wer am Ende die meisten Punkte hat, gewinnt: Gelernte Zauber bringen Punkte nach ihrer Stufe, und eine gut gefüllte Gefährtentafel bringt auch welche.
page-chapter-spellbook-setup = Vor dem Spiel
    .text =
        Zu jeder der sieben Farben wird ein Zauber ausgewählt; diese sieben haben alle. Jede Materia hat eine von sieben Farben und eine von drei Runen, rund, dreieckig oder viereckig, und wird blind aus dem Beutel gezogen.

        Fünf Materia liegen offen auf dem Altar. Alle beginnen mit zweien im Vorrat.
page-chapter-spellbook-day = Ein Tag
    .text =
        Dein Zug ist ein Tag mit drei Phasen. In jeder tust du eines oder lässt es aus: Am Morgen nimmst du 1 Materia vom Altar oder ziehst 2 aus dem Beutel, am Mittag verwahrst du 1 Materia aus dem Vorrat auf deiner Gefährtentafel, am Abend lernst du einen Zauber.

        Stattdessen darfst du einen gelernten Zauber nutzen, der zu der Phase gehört, auf seiner eigenen Stufe oder einer niedrigeren. Am Tag, an dem er gelernt wurde, geht das noch nicht. Andere Zauber wirken einmal, wenn du sie lernst, oder die ganze Zeit.
page-chapter-spellbook-pool = Der Vorrat
    .text =
        Dein Vorrat fasst höchstens neun Materia. Ist er voll, wird nichts mehr gezogen oder genommen; was ein Effekt zuerst abwirft, macht Platz für das, was er bringt.
page-chapter-spellbook-altar = Der Altar
    .text =
        Am Ende eines Tages wird der Altar aufgefüllt: von weniger als fünf Materia auf fünf, bei fünf bis neun um eine. Bei zehn oder mehr werden alle abgeräumt und fünf neue gezogen.
page-chapter-spellbook-pouch = Beutel und Ablage
    .text =
        Was gezahlt, abgeworfen oder abgeräumt wird, kommt in die Ablage. Muss gezogen werden und der Beutel ist leer, kommt alles daraus in den Beutel zurück. Was verwahrt ist oder auf einer Karte liegt, kommt nie wieder.
page-chapter-spellbook-familiar = Die Gefährtentafel
    .text =
        Die Tafel hat vierzehn Felder. Was du dort verwahrst, bleibt bis zum Ende, und jede Materia macht die Tafel wertvoller: Mit vieren bringt sie 4 Punkte, mit neunen 11, voll 18.
page-chapter-spellbook-learning = Einen Zauber lernen
    .text =
        Ein Zauber wird einmal gelernt, auf Stufe 3, 4 oder 5, und kostet ebenso viele Materia seiner Farbe. Eine davon bleibt auf der Karte und zeigt die Stufe; manchen Zaubern ist ihre Rune wichtig. Die anderen kommen in die Ablage.

        Drei Materia mit gleicher Rune, welche Farben sie auch haben, dürfen für eine in der Farbe des Zaubers einstehen. Mindestens eine muss in der echten Farbe gezahlt werden.
page-chapter-spellbook-spells = Zauber für Zauber
    .text =
        Was zu einzelnen Zaubern entschieden ist. Alle Stufen jedes Zaubers zeigt die Galerie.

        Manche Zauber steigen oder fallen im Lauf des Spiels um eine Stufe. Ihre Punkte und was die ganze Zeit gilt, richten sich nach der Stufe, auf der sie stehen.
page-chapter-spellbook-clone = Klon
    .text =
        Der Klon tut am Mittag, was ein Zauber eines anderen oder eine Grundaktion tut: auf Stufe 3 eine des Mittags, auf Stufe 4 eine des Abends, auf Stufe 5 eine des Morgens. Du nutzt dabei deinen eigenen Vorrat und deine eigene Tafel, und die Karte des anderen bleibt, wie sie ist.
page-chapter-spellbook-end = Das Ende und die Wertung
    .text =
        Lernt jemand den siebten Zauber oder füllt die Gefährtentafel, ist das Ende da: Der Tag wird fertig gespielt, und dann geht es weiter, bis alle gleich viele Tage hatten.

        Zähle die Punkte deiner Zauber zusammen, was manche Zauber dazu zählen, und deine Gefährtentafel. Materia im Vorrat zählen nichts. Bei gleichen Punkten gewinnen mehr Zauber, dann mehr Materia im Vorrat.
page-chapter-spellbook-solo = Allein
    .text =
        Allein spielst du gegen eine Tafel, die sich füllt. Sieben Materia liegen auf dem Altar; nach jedem Tag kommt eine davon, deiner Wahl, auf das nächste Feld des Gegners, und der Altar wird wieder auf sieben gefüllt.

        Je mehr Felder gefüllt sind, desto mehr Punkte hat der Gegner; du gewinnst, wenn du am Ende mehr hast als er.

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
