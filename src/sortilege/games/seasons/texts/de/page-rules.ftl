### Die Regeln von Seasons und Enchanted Kingdom auf Deutsch, in unseren eigenen Worten, nach Kapiteln; was gesagt wird, wenn etwas zum ersten Mal vorkommt; und die Wörter des Registers.

page-chapter-seasons-goal = Worum es geht
    .text =
        Drei Jahre lang messen sich Zauberer in einem Turnier. Du sammelst Energien, machst Kristalle daraus und beschwörst magische Gegenstände und Gefährten, die vor dir liegen und dir bis zum Ende helfen.

        Wer nach dem dritten Jahr die meisten Punkte hat, gewinnt. Kristalle sind Punkte, und das Prestige jeder Karte, die du im Spiel hast, zählt dazu.
page-chapter-seasons-setup = Vor dem Spiel
    .text =
        Zu jeder Jahreszeit gehören fünf verschiedene Würfel. Von jeder wird einer mehr ausgelost, als Leute mitspielen; diese Würfel dienen das ganze Spiel über.

        Alle beginnen ohne Kristalle, ohne Energien und mit Wissen 0. Der Jahreszeitenstein steht auf dem ersten Feld des ersten Jahres, im Winter.

        Jede Machtkarte gibt es zweimal. Magier spielen mit den Karten 1 bis 30, Erzmagier mit allen 50; Zauberlehrlinge draften nicht, sondern bekommen eine von vier fertigen Zusammenstellungen aus neun Karten.{ $kingdom_cards ->
            [with] {" "}Die 20 Karten aus Enchanted Kingdom, je zweimal, sind eingemischt.
           *[without] {""}
        }
page-chapter-seasons-draft = Draft und Büchereien
    .text =
        { $level ->
            [apprentice] Zauberlehrlinge draften nicht: Jeder bekommt eine fertige Zusammenstellung aus neun Karten.
           *[other] Alle bekommen neun Karten, nehmen gleichzeitig und geheim eine davon und geben die übrigen nach links weiter, bis jeder neun hat.
        }

        Dann teilst du deine neun Karten in drei Sets zu dreien. Das erste ist deine Hand; das zweite, Bücherei II, kommt mit Beginn des zweiten Jahres auf deine Hand; das dritte, Bücherei III, mit dem dritten Jahr. Deine eigenen Büchereien darfst du jederzeit ansehen.
page-chapter-seasons-round = Eine Runde
    .text =
        Der Startspieler wirft die Würfel der aktuellen Jahreszeit. Mit ihm beginnend nehmen alle im Uhrzeigersinn einen Würfel; einer bleibt übrig.

        In derselben Reihenfolge haben dann alle einen Spielzug: Zuerst { $diefirst ->
            [all4] führst du aus, was dein Würfel zeigt
           *[other] nimmst du die Energien und Kristalle deines Würfels
        }, danach darfst du Karten beschwören und aktivieren, Boni nutzen und umwandeln, in beliebiger Folge und sooft du kannst, bis du deinen Spielzug beendest.

        Waren alle an der Reihe, kommen die Effekte am Ende der Runde. Der Jahreszeitenstein zieht um die Punkte des Würfels weiter, den niemand genommen hat, und wer links vom Startspieler sitzt, beginnt die nächste Runde.
page-chapter-seasons-die = Dein Würfel
    .text =
        Ein Würfel kann Energien geben, Kristalle, eine Wissensstufe, eine Karte, die du ansiehst und behältst oder abwirfst, oder die Erlaubnis umzuwandeln. { $diefirst ->
            [energy_crystals] Energien und Kristalle musst du nehmen, ehe du in deinem Spielzug etwas anderes tust, Wissensstufe und Karte, wann du willst.
            [rest_optional] Energien und Kristalle musst du nehmen, ehe du in deinem Spielzug etwas anderes tust. Wissensstufe und Karte darfst du nehmen, wann du willst, oder liegen lassen.
           *[all4] Alles außer dem Letzten musst du nehmen, ehe du in deinem Spielzug etwas anderes tust.
        }

        Die Punkte sagen, wie weit der Jahreszeitenstein zieht, wenn dieser Würfel übrig bleibt. Es gibt vier Energien: Luft, Wasser, Feuer und Erde. Die Würfel jeder Jahreszeit sind reich an einer, haben weniger von einer zweiten, wenig von einer dritten und nichts von der vierten: Gerade diese bringt dann die meisten Kristalle.
page-chapter-seasons-reserve = Die Reserve
    .text =
        In deiner Reserve ist Platz für sieben Energien. Wird es durch einen Zugewinn mehr, entscheidest du sofort, welche du behältst, alte oder neue; die anderen gehen in den Vorrat zurück.

        Manche Karten vergrößern oder verkleinern die Reserve, und manche tragen selbst Energien. Was auf einer Karte liegt, zählt nicht zu den sieben.
page-chapter-seasons-transmutation = Energien zu Kristallen
    .text =
        Umwandeln heißt, eine Energie für Kristalle abzugeben. Dazu brauchst du eine Erlaubnis, von deinem Würfel, einem Bonus oder einer Karte; sie gilt bis zum Ende deines Spielzugs.{ $life ->
            [lockout] {" "}Nach einem Trank des Lebens darf in dieser Runde kein anderer Spieler mehr umwandeln.
           *[free] {""}
        }

        Wie viel eine Energie bringt, hängt von der Jahreszeit ab, in der der Stein steht. Im Winter bringen Wasser und Luft 1, Feuer 2, Erde 3; im Frühling Erde und Wasser 1, Luft 2, Feuer 3; im Sommer Erde und Feuer 1, Wasser 2, Luft 3; im Herbst Feuer und Luft 1, Erde 2, Wasser 3.
page-chapter-seasons-summoning = Beschwören und das Wissen
    .text =
        Um eine Karte von der Hand zu beschwören, zahlst du, was sie kostet, in Energien, Kristallen oder beidem, und legst sie vor dir ins Spiel. Nie wird nur ein Teil gezahlt.

        Dein Wissen von der Beschwörungslehre sagt, wie viele Karten du im Spiel haben darfst, und jede neue Karte braucht einen freien Platz. Es steigt durch Würfel, durch einen Bonus und durch manche Karten, bis höchstens 15. Der Platz muss frei sein, ehe die Karte kommt, was immer sie für das Wissen tut. Nur Karten anderer können dir mehr Karten lassen, als dein Wissen zulässt: Senkt { $kingdom_cards ->
            [with] der Dämon von Argos oder der Falke von Argos
           *[without] der Dämon von Argos
        } dein Wissen oder bekommst du die Verdammte Seele von Onys gereicht, behältst du alle deine Karten, bringst aber keine weitere ins Spiel, bis wieder Platz ist.

        Was durch einen Effekt kostenfrei ins Spiel kommt, wird nicht beschworen: Niemand zahlt dafür, und was bei einer Beschwörung geschieht, bleibt aus. Einen Platz braucht die Karte trotzdem.
page-chapter-seasons-cards = Karten im Spiel
    .text =
        Magische Gegenstände und Gefährten wirken auf dreierlei Art. Manche Effekte treten einmal ein, wenn die Karte ins Spiel kommt. Andere gelten, solange sie dort liegt. Und manche aktivierst du in deinem Spielzug: Du drehst die Karte quer, zahlst, was sie verlangt, und hast ihren Effekt. Zu Beginn der nächsten Runde wird sie gerade gedreht; jede Karte kann also einmal je Runde aktiviert werden.

        Wird eine Karte geopfert, geht sie aus dem Spiel auf den Ablagestapel, und was auf ihr lag, ist verloren; abgeworfen wird sie von der Hand dorthin. Von jedem Effekt führst du aus, so viel du kannst.
page-chapter-seasons-bonuses = Boni
    .text =
        Dreimal im Spiel darfst du in deinem Spielzug einen Bonus nutzen: { $exchange ->
            [upto2] eine oder zwei Energien gegen ebenso viele andere tauschen
           *[exact2] zwei Energien gegen zwei andere tauschen
        }, in diesem Spielzug umwandeln und dabei je Energie einen Kristall mehr bekommen, dein Wissen um eins heben, oder statt der einen Karte deines Würfels zwei ziehen und eine davon behalten. Derselbe Bonus darf wieder genutzt werden.

        Boni kosten am Ende Punkte: einer 5, zwei 12, alle drei 20.
page-chapter-seasons-wheel = Das Jahr
    .text =
        Das Rad hat zwölf Felder, drei für jede Jahreszeit. Zieht der Stein aus einer Jahreszeit in eine andere, vor oder zurück, wechselt die Jahreszeit, und Karten, die darauf warten, wirken sofort{ $hourglass ->
            [round_end] , nur das Stundenglas der Zeit erst am Ende der Runde
           *[immediate] {""}
        }.{ $before_year1 ->
            [forbid] {" "}Hinter den Anfang des ersten Jahres geht der Stein nicht zurück.
           *[allow] {""}
        }

        Kommt der Stein in das zweite oder dritte Jahr, nehmen alle die Bücherei dieses Jahres auf die Hand. Jede Bücherei wird nur einmal ausgeteilt, auch wenn der Stein zurückgeht und wiederkommt.
page-chapter-seasons-round_end = Das Ende einer Runde
    .text =
        Karten, die es sagen, wirken am Ende der Runde, ehe der Jahreszeitenstein zieht. Es geht im Uhrzeigersinn vom Startspieler dieser Runde aus, und jeder führt alles Seine aus, { $round_end ->
            [owner_order] in beliebiger Folge
           *[fixed] in fester Folge
        }, ehe der Nächste beginnt. Auch in der letzten Runde ist das so.
page-chapter-seasons-piles = Stapel und Geheimnisse
    .text =
        Hände und Büchereien sind geheim. Kristalle, Energien, Wissen, Karten im Spiel und die Zahl der Karten auf einer Hand sind für alle offen.

        Abgeworfene Karten liegen verdeckt, und niemand sieht sie durch. Geht der Nachziehstapel aus, wird der Ablagestapel gemischt und tritt an seine Stelle.
page-chapter-seasons-end = Das Ende und die Wertung
    .text =
        Das Spiel ist aus, wenn der Jahreszeitenstein das letzte Feld des dritten Jahres verlassen hat und die Runde fertig gespielt ist.

        Karten, die am Ende zählen, geben oder nehmen zuerst ihre Kristalle. Dann zählst du deine Kristalle und das Prestige deiner Karten im Spiel zusammen und ziehst 5 Punkte für jede Karte auf der Hand ab und was deine Boni kosten{ $ability_tokens ->
            [with] ; dazu kommt, was dein Fähigkeitsmarker bringt oder kostet
           *[without] {""}
        }. Bei gleichen Punkten gewinnt, { $tiebreak ->
            [summoned] wer im Spiel mehr Karten beschworen hat
           *[in_play] wer mehr Karten im Spiel hat
        }.
page-chapter-seasons-tokens = Enchanted Kingdom: Fähigkeitsmarker
    .text =
        Alle bekommen drei Fähigkeitsmarker und behalten einen, nachdem die Karten aufgeteilt sind und vor der ersten Runde. Von da an liegt er offen.

        Einmal im Spiel darfst du ihn nutzen, in deinem Spielzug und nach { $diefirst ->
            [all4] den Aktionen
           *[other] den Energien und Kristallen
        } deines Würfels. Was du dafür am Ende bekommst oder verlierst, steht auf seiner Rückseite; ein nie genutzter Marker zählt nichts. Einer der zwölf ist anders: Er wird nie genutzt, sondern gilt die ganze Zeit.
page-chapter-seasons-enchantments = Enchanted Kingdom: Verzauberungen
    .text =
        Eine Verzauberung, gezogen oder vereinbart, liegt das ganze Spiel über offen und ändert eine Regel für alle: wie Karten gewählt werden, was eine Beschwörung kostet, was eine Energie bringt und so weiter. Sie wird vor dem Draft aufgedeckt, damit du deine Karten danach wählen kannst.
page-chapter-seasons-base_cards = Karte für Karte: das Grundspiel
    .text = Was zu einzelnen Karten des Grundspiels entschieden ist. Was auf jeder Karte steht, zeigt die Galerie.
page-chapter-seasons-kingdom_cards = Karte für Karte: Enchanted Kingdom
    .text = Was zu einzelnen Karten von Enchanted Kingdom entschieden ist. Auch sie gibt es zweimal, und sie werden unter die anderen gemischt.
page-chapter-seasons-interactions = Dreizehn schwierige Fälle
    .text = Lagen, in denen mehrere Regeln zusammentreffen, bis zum Ende durchgespielt.
page-chapter-seasons-elsewhere = Was andere anders machen
    .text = Eine bekannte Seite spielt einiges auf ihre Weise. Wer von dort kommt, findet hier, was anders ist.

page-first-seasons-overflow = Neu: Deine Reserve ist über ihrer Grenze.
page-first-seasons-transmute = Neu: Du darfst jetzt umwandeln.
page-first-seasons-summon = Neu: Du kannst jetzt eine Karte beschwören.
page-first-seasons-activate = Neu: Du kannst jetzt eine Karte aktivieren.
page-first-seasons-bonus = Neu: Du kannst jetzt einen Bonus nutzen.
page-first-seasons-season = Neu: Du ziehst den Jahreszeitenstein selbst.
page-first-seasons-draw = Neu: Du hast eine Karte gezogen.
page-first-seasons-ability = Neu: Du wählst einen Fähigkeitsmarker.

page-term-seasons-prestige = Prestige
page-term-seasons-levels = Stufen: Zauberlehrling, Magier, Erzmagier
page-term-seasons-stockpile = Vorrat an Energien
page-term-seasons-draft = Draft
page-term-seasons-library = Bücherei
page-term-seasons-first_player = Startspieler
page-term-seasons-turn = Spielzug
page-term-seasons-copying = Karten kopieren
page-term-seasons-die_actions = Aktionen des Würfels
page-term-seasons-dots = Punkte des Würfels
page-term-seasons-overflow = Überlauf der Reserve
page-term-seasons-transmutation = Umwandeln
page-term-seasons-rates = Umwandlungskurse
page-term-seasons-gauge = Wissen von der Beschwörungslehre
page-term-seasons-cost = Kosten einer Karte
page-term-seasons-free = Kostenfrei ins Spiel kommen
page-term-seasons-activation = Aktivieren
page-term-seasons-sacrifice = Opfern
page-term-seasons-bonus_actions = Bonusaktionen
page-term-seasons-exchange = Tausch von Energien
page-term-seasons-season_change = Wechsel der Jahreszeit
page-term-seasons-year = Wechsel des Jahres
page-term-seasons-end_of_round = Ende der Runde
page-term-seasons-draw_pile = Nachziehstapel
page-term-seasons-discard_pile = Ablagestapel
page-term-seasons-secrets = Was geheim ist
page-term-seasons-last_round = Letzte Runde
page-term-seasons-score = Wertung
page-term-seasons-tie = Gleichstand
page-term-seasons-left_in_hand = Karten, die auf der Hand bleiben
page-term-seasons-ability_tokens = Fähigkeitsmarker
page-term-seasons-enchantments = Verzauberungen
