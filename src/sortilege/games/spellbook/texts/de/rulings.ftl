### Die Regelfragen von SpellBook auf Deutsch, je eine Nachricht, in unseren Worten.
### Kennungen und Reihenfolge sind die von rulings.yaml.

## A. Der Tag und das Nutzen der Zauber

ruling-S1 = Morgen, Mittag und Abend kommen in dieser Reihenfolge, je mit höchstens einer Aktion, und jeder darf ausgelassen werden. Grundaktion und Zauberaktion teilen sich denselben Platz.
ruling-S2 = Ein Zauber mit Tageszeit wirkt nicht an dem Tag, an dem er gelernt wird, auch wenn seine Zeit noch kommt.
ruling-S3 = Ein sofortiger Effekt geschieht gleich nach dem Lernen und nie wieder; ein dauernder gilt von da an.
ruling-S4 = Ein Zauber mit Tageszeit darf auf seiner Stufe oder jeder niedrigeren genutzt werden. Überfluss, Eile, Wissen, Trugbild und Einklang haben nur den Effekt ihrer jetzigen Stufe.
ruling-S5 = Eine Aktion, von der kein Teil etwas ändern könnte, steht nicht zur Wahl: Ausbruch auf Stufe 5 tut bei 6 Materia im Vorrat nichts.
ruling-S6 = Eine Aktion darf man lassen, aber nicht verkleinern. Nur Weissagung auf Stufe 4 nimmt bis zu 2, und Sturm ersetzt beliebig viele; sonst nimm eine niedrigere Stufe.

## B. Grenze des Vorrats

ruling-S7 = Ein Vorrat hat nie mehr als 9 Materia. Man zieht oder nimmt einzeln und hört bei 9 auf: Mit 6 im Vorrat zieht Lohe 3 statt 4.
ruling-S8 = Wer mehrere nimmt und zu wenig Platz hat, nimmt, was passt: Mit 7 im Vorrat nimmt Teilen auf Stufe 5 nur 2.
ruling-S9 = Opfer, Zeitreise und Klon auf Stufe 5 werfen zuerst ab; der gewonnene Platz zählt.
ruling-S10 = Heilung zieht, soweit Platz ist, und wirft dann die volle Zahl ab: auf Stufe 5 mit 8 im Vorrat zieht sie 1 und wirft 3 ab.
ruling-S11 = Teilen auf Stufe 3 nimmt zuerst 1, zieht dann 1, wenn Platz ist, und dann ziehen die anderen.
ruling-S12 = Die 2 neuen Materia der Weissagung kommen immer auf den Altar. Genommen wird, soweit Platz ist, und Stufe 3 endet auch dann mit 1 Abwurf.
ruling-S13 = Lohe und Sturm gehen auch mit 9 im Vorrat, da noch anderes geschieht; Sturm sinkt trotzdem.
ruling-S14 = Ein Effekt, der eine feste Zahl vom Altar nimmt, tauscht oder verwahrt, braucht dort so viele passende Materia. Sturm nimmt, was übrig ist, und Einklang auf Stufe 3 verwahrt, was da ist; in der anderen Lesart gilt das für jedes Nehmen und Verwahren.

## C. Altar

ruling-S15 = Am Ende eines Tages wird ein Altar mit 0 bis 4 Materia auf 5 gefüllt, einer mit 5 bis 9 bekommt 1 dazu, und einer mit 10 oder mehr wird abgeworfen und bekommt 5 neue.
ruling-S16 = Die Grenze von 10 auf dem Altar zählt nur am Ende des Tages; Weissagung darf bis dahin darüber gehen.
ruling-S17 = Ein geleerter Altar liegt in der Ablage, ehe die 5 neuen gezogen werden; ist der Beutel leer, können welche wiederkommen.
ruling-S18 = Ohne Materia auf dem Altar geht nichts, was welche braucht; wer bei Lohe zu spät kommt, nimmt nichts.

## D. Beutel und Ablage

ruling-S19 = Die Ablage kommt erst in den Beutel zurück, wenn zu ziehen ist und er leer ist; dann geht das Ziehen weiter.
ruling-S20 = Sind Beutel und Ablage leer, zieht man, was da ist, und hört auf; aus Vorräten, von Karten und Tafeln kommt nichts zurück, und der Altar darf unter 5 bleiben. In der anderen Lesart kommen die Materia vom Altar in den Beutel zurück, wenn ein Spieler ziehen muss.
ruling-S21 = In die Ablage kommt, was ausgegeben, abgeworfen, von Sturm ersetzt oder vom Altar geleert wird. Verwahrte Materia und die auf Karten kommen nie zurück.

## E. Gefährtentafel

ruling-S22 = Eine Gefährtentafel hat 14 Felder und ist mit 0 bis 13 Materia 0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15 oder 16 Punkte wert, voll 18.
ruling-S23 = Was nicht auf die Gefährtentafel passt, bleibt im Vorrat oder auf dem Altar. Gabe und Sammlung brauchen trotzdem die ganze Gruppe im Vorrat.
ruling-S24 = Mit 14 verwahrten Materia lässt sich nichts mehr verwahren; der Tausch von Wachstum auf Stufe 3 geht noch.

## F. Einen Zauber lernen

ruling-S25 = Ein Zauber kostet genau 3, 4 oder 5 Materia seiner Farbe, für die Stufe dieser Zahl, nach Wahl. Man zahlt nicht zu viel und lernt keinen Zauber zweimal.
ruling-S26 = Drei Materia mit gleicher Rune, egal welcher Farbe, zählen als eine in der Farbe des Zaubers; bei 9 im Vorrat gehen höchstens zwei solche Gruppen.
ruling-S27 = Mindestens eine Materia in der Farbe des Zaubers muss als sie selbst gezahlt werden; sie kommt auf die Karte.
ruling-S28 = Drei gleicher Rune dürfen die Farbe des Zaubers enthalten. Das hebt nie die Stufe, ändert aber, was den Vorrat verlässt.
ruling-S29 = Du wählst, welche der als sie selbst gezahlten Materia auf die Karte kommt; ihre Rune bleibt die ganze Partie. In der anderen Lesart darf sie auch aus einer Dreiergruppe kommen.
ruling-S30 = Drei gleicher Rune ersetzen nur beim Lernen eine Materia, nie für Gabe, Sammlung, Opfer und dergleichen.
ruling-S31 = Die Reihenfolge beim Lernen: zahlen, Materia auf die Karte, Verwahren durch Einklang auf Stufe 5, dann der sofortige Effekt.

## G. Zauber für Zauber

ruling-S32 = Opfer, Schweben und Zeitreise nennen auf Stufe 3 die runde, auf 4 die dreieckige, auf 5 die viereckige Rune; eine höhere Stufe bringt mehr Auswahl, denn die niedrigeren bleiben nutzbar.
ruling-S33 = Ein Schweben nimmt 2 Materia gleicher Rune; gemischt wird nicht.
ruling-S34 = Zeitreise wirft ihre Rune ab und hebt dann einen anderen gelernten Zauber der Stufe 3 oder 4 um eins. Ohne einen solchen geht sie nicht.
ruling-S35 = Das Heben löst nie einen sofortigen Effekt aus, aber Punkte und dauernde Effekte sind gleich die der neuen Stufe.
ruling-S36 = Ein gesunkenes Wachstum kann durch Zeitreise steigen und wieder genutzt werden; für die Punkte zählt die Stufe am Ende.
ruling-S37 = Festmahl, von 4 auf 5 gehoben, bringt 1 Punkt je verwahrter Farbe statt 2 Punkte, und seine Stufen 3 und 4 bleiben nutzbar.
ruling-S38 = Lohe zieht zuerst bis zu 4. Dann muss jeder andere im Uhrzeigersinn 1 nach Wahl nehmen, außer der Altar ist leer oder er hat 9.
ruling-S39 = Nach Teilen muss jeder andere im Uhrzeigersinn 1 ziehen, außer er hat 9.
ruling-S40 = Weissagung auf Stufe 4 nimmt 0, 1 oder 2 vom ganzen Altar; zwei müssen die gleiche Farbe haben. Stufe 3 wirft 1 beliebige aus dem Vorrat ab.
ruling-S41 = Reinigung tauscht gleich viele, auch mit 9 im Vorrat, und braucht so viele im Vorrat und auf dem Altar.
ruling-S42 = Wachstum sinkt nach dem Verwahren auf Stufe 4 oder 5 um eins. Sein Tausch auf Stufe 3 senkt es nie, und 3 ist die unterste Stufe.
ruling-S43 = Wachstum auf Stufe 5, auf Stufe 4 genutzt, sinkt auf 4; in der anderen Lesart auf 3. Ein Klon, der es kopiert, sinkt in beiden Lesarten um eins.
ruling-S44 = Gabe braucht Materia einer Farbe, Sammlung die Rune ihrer Karte. Sammlung auf Stufe 4 oder 5 verwahrt oder nimmt, nicht beides.
ruling-S45 = Festmahl auf Stufe 3 nimmt eine Farbe, die auf deiner Gefährtentafel liegt, auf Stufe 4 verwahrt es 1 vom Altar; Stufe 5 hat keine eigene Aktion.
ruling-S46 = Sturm wirft beliebig viele Materia des Altars zusammen ab, auch 0, zieht ebenso viele neue, nimmt 3 davon und sinkt um eins. Auf Stufe 3 hat er keine Aktion.
ruling-S47 = Eile auf Stufe 3 oder 4 gibt gleich nach dem Lernen eine Morgenaktion, auf die man verzichten darf. Auf Stufe 5 hat jeder spätere Tag zwei Morgenaktionen.
ruling-S48 = Trugbild zieht 1, ab Stufe 4 aber 2, für jede Materia mit seiner Rune, die du an deinem Tag vom Altar nimmst. Ziehen löst es nie aus, auch nicht das Nehmen am Tag eines anderen.
ruling-S49 = Werden mehrere genommen, zieht Trugbild gleich nach der auslösenden und kann den Vorrat vor der nächsten füllen; die Reihenfolge wählst du.
ruling-S50 = Materia, die Wachstum, Festmahl oder Einklang vom Altar verwahren, lösen Trugbild aus, und gezogen wird in den Vorrat; in der anderen Lesart nicht.
ruling-S51 = Reinigung löst Trugbild nicht aus, denn ein Tausch bringt dem Vorrat nichts dazu; in der anderen Lesart doch.
ruling-S52 = Wissen zählt die anderen gelernten Zauber nach ihrer Stufe am Ende: auf Stufe 3 je 1 Punkt; auf Stufe 4 je 2 für die auf 4 oder 5 und 1 für die auf 3; auf Stufe 5 je 2.
ruling-S53 = Einklang auf Stufe 3 verwahrt sofort 3 Materia vom Altar, soweit Felder und Materia da sind; der Vorrat ist egal.
ruling-S54 = Einklang auf Stufe 4 bringt 1 Punkt je verwahrter Materia mit seiner Rune, neben dem Wert der Tafel.
ruling-S55 = Mit Einklang auf Stufe 5 verwahrt jedes Lernen, auch sein eigenes, 2 der ausgegebenen Materia nach Wahl, nicht aber die auf der Karte. Es ist Pflicht, soweit Felder frei sind.
ruling-S56 = Verwandlung ist ein Lernen, bei dem bis zu 1 (Stufe 4) oder 2 (Stufe 5) Materia mit ihrer Rune als Farbe des Zaubers zählen. Dreiergruppen gehen dabei nicht, und eine echte Materia muss dabei sein.
ruling-S57 = Eine Materia mit der Rune der Verwandlung, die ohnehin die Farbe des Zaubers hat, zählt als sie selbst und braucht von der 1 oder den 2 nichts auf.

## H. Klon

ruling-S58 = Klon ist immer die Mittagsaktion: Stufe 3 kopiert eine Mittags-, Stufe 4 eine Abend- und Stufe 5, nach Abwurf der eigenen Rune, eine Morgenaktion. Dein Abend kommt noch.
ruling-S59 = Ein kopierter Zauber wird auf der Stufe seines Besitzers oder niedriger genutzt, mit deinem Vorrat und deiner Tafel; die Karte des Besitzers bleibt, wie sie ist.
ruling-S60 = Werden Sammlung oder Verwandlung kopiert, zählt die Rune auf der Karte des Besitzers; in der anderen Lesart die des Klons.
ruling-S61 = Wachstum auf Stufe 4 oder 5 zu kopieren senkt Klon um eins; seinen Tausch zu kopieren nicht.
ruling-S62 = Sturm und Zeitreise sind weiß wie Klon, und jede Partie hat nur einen weißen Zauber; sie werden also nie kopiert.
ruling-S63 = Klon kopiert Aktionen der Zauber anderer und Grundaktionen der Tageszeit, auch wenn niemand etwas gelernt hat; nie einen anderen Klon und nie eine Stufe ohne Aktion.
ruling-S64 = Kopierst du Lohe oder Teilen, sind die anderen alle außer dir, auch der Besitzer, von links von dir an.
ruling-S65 = Die Materia, die Klon auf Stufe 5 abwirft, liegt vor der kopierten Aktion in der Ablage und kann wieder gezogen werden.

## I. Ende, Wertung und Gleichstand

ruling-S66 = Der siebte gelernte Zauber oder die vierzehnte verwahrte Materia bringt das Ende: Der Tag wird beendet, dann geht es weiter, bis alle gleich viele Tage hatten.
ruling-S67 = Wer am Mittag die Gefährtentafel füllt, hat noch den Abend.
ruling-S68 = Es zählen die Punkte jedes gelernten Zaubers auf seiner Stufe am Ende, was Festmahl, Wissen und Einklang zählen, und die Gefährtentafel. Der Vorrat zählt 0.
ruling-S69 = Bei Gleichstand gewinnt, wer mehr Zauber gelernt hat, dann, wer mehr Materia im Vorrat hat; sonst ist der Sieg geteilt.

## J. Allein

ruling-S70 = Allein beginnt man mit 7 Materia auf dem Altar und 2 im Vorrat. Nach jedem Abend legst du 1 vom Altar auf das nächste Feld des Gegners; dann wird der Altar auf 7 gefüllt.
ruling-S71 = Die Tafel des Gegners hat 17 Felder: Weniger als 4 Materia bringen 0, 4 bringen 14, jede weitere 2 mehr, bis 40. Der untere Bereich bringt 1 je Materia.
ruling-S72 = Eine Materia auf Feld 4, 9 oder 14 des Gegners leert den Rest des Altars, und 7 neue werden gezogen.
ruling-S73 = Allein endet die Partie auch, wenn Feld 17 belegt ist; am letzten Tag bekommt der Gegner noch seine Materia. Mehr Punkte gewinnen, ein Gleichstand gehört niemandem.
ruling-S74 = Allein legt jede Lohe 1 Materia vom Altar nach Wahl und jedes Teilen 1 aus dem Beutel in den unteren Bereich des Gegners.
ruling-S75 = Allein kopiert Klon den Effekt der Stufe 4 eines eigenen, nicht gelernten Zaubers der passenden Tageszeit, mit der Rune des Klons; Grundaktionen nicht. Wachstum senkt Klon trotzdem.
ruling-S76 = Materia, die der Gegner bekommt, löst Trugbild nie aus.
ruling-S77 = Allein wird Materia über 7 auf dem Altar nach dem Zug des Gegners abgeworfen, die älteste zuerst; in der anderen Lesart bleibt sie.
ruling-S78 = Ist der Altar am Ende eines Tages allein leer, bekommt der Gegner nichts, und der Altar wird auf 7 gefüllt. In der anderen Lesart wird er zuerst gefüllt, und der Gegner bekommt eine davon.
ruling-S79 = Für eine schwerere Partie allein liegen anfangs 1 bis 3 Materia aus dem Beutel im unteren Bereich des Gegners, je 1 Punkt.
