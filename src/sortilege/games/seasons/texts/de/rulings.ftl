### Die Regelentscheidungen zu Seasons und Enchanted Kingdom auf Deutsch, je eine Nachricht, in unseren eigenen Worten.
### Ids und Reihenfolge sind die von rulings.yaml.

## V. Wo Auflagen oder Übersetzungen sich widersprechen

ruling-V1 = Die Waage von Ishtar folgt der überarbeiteten Auflage: Sie zu beschwören kostet 2 Kristalle, und sie macht aus 3 gleichen Energien 9 Kristalle. In der alten Auflage kostet sie 6 Kristalle und macht aus 4 gleichen Energien 12. Enchanted Kingdom ersetzt diese Karte, gleich in welcher Sprache das Grundspiel ist.
ruling-V2 = Das Bildnis der Gefährten folgt der überarbeiteten Auflage und bringt 10 Kristalle, wenn es ins Spiel kommt; in der alten Auflage, die Enchanted Kingdom ersetzt, gleich in welcher Sprache das Grundspiel ist, bringt es in diesem Moment nichts.
ruling-V3 = Beim Tauschbonus werden genau zwei Energien getauscht; wer nur eine hat, kann ihn also nicht nutzen. Die andere Lesart erlaubt eine oder zwei.
ruling-V4 = Die Wundersame Kiste zählt deine Reserve am Ende der Runde; die andere Lesart zählt sie am Ende des Spielzugs ihres Besitzers.
ruling-V5 = Karte, Energie, Kristalle und die Stufe Wissen von der Beschwörungslehre, die dein Würfel zeigt, musst du alle nehmen, ehe du etwas anderes tust. Die andere Lesart stellt nur Energie und Kristalle voran; Karte und Wissensstufe nimmst du dann in deinem Spielzug, wann du willst.
ruling-V6 = Wer durch den Dämon von Argos mehr Karten im Spiel hat, als sein Wissen von der Beschwörungslehre zulässt, behält sie alle, kann aber keine hinzufügen, bis das Wissen die Zahl seiner Karten im Spiel übersteigt.
ruling-V7 = Das Stundenglas der Zeit gibt seine Energie in dem Moment, in dem die Jahreszeit wechselt; die andere Lesart gibt sie am Ende der betreffenden Runde.
ruling-V8 = Kommt das Amulett der Elemente kostenfrei ins Spiel, treten alle vier Effekte ein.
ruling-V9 = Der Trank des Lebens gibt weder eine bleibende Erlaubnis zum Umwandeln, noch nimmt er eine weg, die du anderswoher hattest. In der anderen Lesart darf in dieser Runde kein weiterer Spieler umwandeln; nur wer zuerst getrunken hat, darf es noch.
ruling-V10 = Wird der Jahreszeitenstein mitten in einer Runde über Feld 12 des dritten Jahres hinausgeschoben, spielt man diese Runde noch zu Ende, ehe das Spiel aus ist.
ruling-V11 = Bei Punktgleichheit gewinnt unter den Gleichplatzierten, wer die meisten Machtkarten im Spiel hat; die andere Lesart fragt, wer im Lauf des Spiels die meisten beschworen hat.
ruling-V12 = Niemandes Wissen von der Beschwörungslehre steigt über 15.
ruling-V13 = Die Verdammte Seele von Onys kann dir auch dann gegeben werden, wenn dein Wissen von der Beschwörungslehre schon ausgeschöpft ist.
ruling-V14 = Titus Kullerauge verlässt das Spiel, indem er geopfert wird; was für ein Opfer gilt, gilt also auch für ihn.
ruling-V15 = Der Luftelementar rührt die Energien auf dem Wasseramulett eines Mitspielers nicht an (ein Druckfehler nennt anderswo das Luftamulett).
ruling-V16 = Eine Karte darf schon in dem Spielzug aktiviert werden, in dem sie beschworen wurde.
ruling-V17 = Kommt ein zweites Zepter der großen Macht oder Medaillon von Ragnor ins Spiel, zählt das erste zu deinen anderen magischen Gegenständen.
ruling-V18 = Die zwei Energien des Verzauberten Grimoires kommen einfach in deine Reserve, zu der das Grimoire ja gehört.
ruling-V19 = Die Karte und die Wissensstufe deines Würfels musst du nehmen. In der anderen Lesart sind nur Energie und Kristalle Pflicht: Karte und Wissensstufe nimmst du in deinem Spielzug, wann du willst, oder du lässt sie liegen.

## A. Aufbau und Spieleröffnung

ruling-A1 = Von den fünf verschiedenen Würfeln jeder Farbe wird vor dem Spiel einer mehr, als Spieler da sind, zufällig gezogen; diese Würfel dienen das ganze Spiel über.
ruling-A2 = Alle beginnen mit 0 Kristallen, Wissen von der Beschwörungslehre 0, Bonusleiste 0 und ohne Energie; der Jahreszeitenstein beginnt auf Feld 1 des ersten Jahres, im Winter.
ruling-A3 = Jede Machtkarte gibt es zweimal; der Stapel der Magier (Karten 1 bis 30) hat also 60 Karten, der der Erzmagier (1 bis 50) hat 100. Enchanted Kingdom fügt beiden 40 hinzu.
ruling-A4 = Auf der Stufe Zauberlehrling gibt es keinen Draft: Jeder bekommt eine von vier gedruckten Zusammenstellungen aus neun Karten und teilt sie in drei Sets auf. Die Karten 31 bis 50 bleiben draußen; alle anderen, auch die der ungenutzten Zusammenstellungen, bilden den Nachziehstapel.
ruling-A5 = In der ersten Runde ist der jüngste Spieler Startspieler; am digitalen Tisch wird der Startspieler bestimmt oder ausgelost.
ruling-A6 = Im Draft nimmt jeder geheim eine Karte nach der anderen und gibt den Rest nach links weiter, immer in dieser Richtung, bis alle neun vergeben sind.
ruling-A7 = Aus deinen neun Karten werden drei Sets zu drei Karten: deine Hand, Bücherei II und Bücherei III. Sie sind geheim, doch deine eigenen Büchereien darfst du ansehen, sooft du willst.
ruling-A8 = Vor der Spieleröffnung bekommt jeder zufällig 3 Fähigkeitsmarker und behält einen, den er nach dem Bilden der Sets und vor der ersten Runde wählt. Die ausgeteilten Marker sind geheim, der behaltene liegt offen, und die beiden anderen sind aus dem Spiel und werden nie gewertet.
ruling-A9 = Eine einzige Verzauberung, gezogen oder vereinbart, wird vor der Spieleröffnung aufgedeckt und gilt, für alle sichtbar, bis zum Ende des Spiels.
ruling-A10 = Der Vorrat an Energie geht nie aus.
ruling-A11 = Der Elementare Aufbau braucht 18 Karten pro Spieler; ein Stapel von 60 Karten ist daher bei vier Spielern zu klein.

## B. Ablauf einer Runde

ruling-B1 = So läuft eine Runde: alle Karten gerade drehen, die Würfel der aktuellen Jahreszeit werfen, im Uhrzeigersinn Würfel wählen, im Uhrzeigersinn ganze Spielzüge ausführen, Effekte am Rundenende, Jahreszeitenstein, Prüfung auf Spielende, Startspieler nach links.
ruling-B2 = Die sechs Seiten eines Würfels sind gleich wahrscheinlich; zwei davon zeigen 1 Punkt, zwei 2 Punkte und zwei 3 Punkte.
ruling-B3 = Die Farbe der Würfel einer Runde steht mit dem Wurf fest. Zieht der Jahreszeitenstein später in dieser Runde weiter, behält jeder ihrer Würfel, ob neu geworfen oder übrig, seine Farbe, während Umwandlungserträge und Jahreszeiteneffekte dem Stein folgen.
ruling-B4 = Nach den Aktionen deines Würfels darfst du beliebig viele Aktionen in beliebiger Folge ausführen, bis du deinen Spielzug beendest; eine ungenutzte Erlaubnis zum Umwandeln ist dann vorbei.
ruling-B5 = Zwei gleiche Karten wirken beide, und ihre Effekte addieren sich, sofern die Karte selbst nichts anderes sagt wie das Verzauberte Grimoire.
ruling-B6 = Das Spiel ist nie mitten in einer Runde zu Ende.
ruling-B7 = Von jedem Effekt führst du aus, so viel du kannst. Eine Karte, deren Soforteffekt nichts bewirken kann, kommt trotzdem ins Spiel und bleibt dort.
ruling-B8 = Niemandes Kristalle fallen unter 0. Kosten oder die Abgabe an den Magischen Parasiten müssen voll bezahlbar sein, sonst ist die Aktion nicht erlaubt; ein Verlust oder eine erzwungene Abgabe nimmt nur, was da ist.
ruling-B9 = Da Raven der Usurpator einen Gegenstand kopieren kann, hat ein Spieler denselben Effekt womöglich öfter als zweimal, und jedes wirkende Exemplar zählt.

## C. Würfelaktionen und Grenze der Reserve

ruling-C1 = Dein Spielzug beginnt in dieser Folge: Würfel der Boshaftigkeit, einmal je gerade liegendem Exemplar; Standhafter Würfel, höchstens einmal; die Aktionen des Würfels; dann alles andere in beliebiger Folge.
ruling-C2 = Karte, Energie, Kristalle und Wissensstufe, die dein Würfel zeigt, musst du nehmen, ehe du etwas anderes tust; das Umwandlungssymbol erlaubt dir nur, bis zum Ende deines Spielzugs umzuwandeln. In den anderen Lesarten nimmst du Karte und Wissensstufe in deinem Spielzug, wann du willst, und in einer davon darfst du sie auch liegen lassen.
ruling-C3 = Für das Kartensymbol ziehst du eine Karte, siehst sie allein an und behältst sie oder wirfst sie ab; keine Würfelseite zeigt es zusammen mit einem anderen Symbol.
ruling-C4 = Steht dein Wissen von der Beschwörungslehre auf 15, verfällt ein Wissenssymbol auf dem Würfel.
ruling-C5 = Eine Würfelseite mit Kristallen zeigt weder Umwandeln noch Wissen: Sie gibt 1, 2 oder 3 Kristalle mit zwei Energien oder 6 Kristalle allein. Von den 20 Würfeln haben 12 eine Seite mit dem Kartensymbol.
ruling-C6 = Deine Reserve fasst 7 Energien. Hebt ein Zugewinn sie über ihre Grenze, wählst du sofort, welche Energien, alte oder neue, du behältst, und vorher geht nichts weiter.
ruling-C7 = Alle Energien eines Effekts kommen zusammen an und werden einmal auf die Grenze gekürzt; zwei gleiche Karten sind zwei getrennte Zugewinne.
ruling-C8 = Energien auf dem Nimmersatten Kessel, dem Wasseramulett, dem Herzen von Argos, dem Juwel der Ahnen oder dem Feenmonolithen zählen nicht zur Grenze der Reserve, und du kannst sie nicht abwerfen, um diese Grenze einzuhalten.
ruling-C9 = Deine Reserve fasst 7 Energien, mit einem oder mehreren Grimoires 10, und 1 weniger für jedes Exemplar von Mesodaes Laterne und der Statue von Eolis und für jeden Dürremarker, den du hast, nie aber unter 0.
ruling-C10 = Sinkt die Grenze deiner Reserve, wirfst du sofort bis auf sie ab, auch im Spielzug eines anderen: Hast du 10 Energien und nimmst wegen Amsug Langhals dein Grimoire auf die Hand zurück, gehst du auf 7 herunter, bevor es weitergeht.

## D. Umwandeln

ruling-D1 = Kristalle pro umgewandelter Energie: Winter Wasser 1, Luft 1, Feuer 2, Erde 3; Frühling Erde 1, Wasser 1, Luft 2, Feuer 3; Sommer Erde 1, Feuer 1, Wasser 2, Luft 3; Herbst Feuer 1, Luft 1, Erde 2, Wasser 3.
ruling-D2 = Du wandelst zum Ertrag der Jahreszeit um, in der der Stein gerade steht, gleich welche Farbe die Würfel haben.
ruling-D3 = Eine Erlaubnis zum Umwandeln gilt bis zum Ende deines Spielzugs und lässt sich auf mehrere Male nutzen. Sie kommt vom Würfel, vom Umwandlungsbonus, vom Baum der Lichter, vom Umwandler von Io, vom Standhaften Würfel oder von Fähigkeitsmarker 6.
ruling-D4 = Umwandeln darfst du Energien aus deiner Reserve, samt Grimoire, und vom Wasseramulett, aber keine vom Nimmersatten Kessel, vom Herzen von Argos, vom Juwel der Ahnen oder vom Feenmonolithen.
ruling-D5 = Jede umgewandelte Energie bringt den Ertrag der Jahreszeit, plus 1 je Geldbeutel von Io, plus 1 für jeden Umwandlungsbonus, den du früher in diesem Spielzug genommen hast, plus 1 nach Fähigkeitsmarker 6, plus 1 unter der Freigebigkeit von Io.
ruling-D6 = Die Waage von Ishtar wandelt ihre drei Energien ohne Erlaubnis zu je 3 Kristallen um, und jede Erhöhung zählt für jede von ihnen: 9 Kristalle, 12 mit einem Geldbeutel von Io, 15 mit einem Umwandlungsbonus dazu. Die alte Auflage gibt 12 und je Erhöhung 4 mehr.
ruling-D7 = Der Trank des Lebens wandelt deine ganze Reserve ohne Erlaubnis zu 4 Kristallen pro Energie um; der Geldbeutel von Io und die Freigebigkeit von Io erhöhen das. Ein früher im Spielzug genutzter Umwandlungsbonus oder Fähigkeitsmarker 6 erhöht es auch, sofern nicht die andere Lesart gewählt ist.
ruling-D8 = Ein Umwandlungsbonus verbessert nicht, was du vorher umgewandelt hast, und mehrere in einem Spielzug bringen je 1 mehr; ein vierter, den der Thron der Erneuerung möglich macht, ergibt insgesamt 4.
ruling-D9 = Kristalle vom Nimmersatten Kessel, vom Drachenschädel, von der Laterne von Xidit, vom Füllhorn, vom Bildnis der Gefährten und der Tausch beim Baum der Lichter oder beim Spiegel der Jahreszeiten sind kein Umwandeln, also erhöht sie nichts.
ruling-D10 = Der Trank des Lebens hinterlässt keine Erlaubnis zum Umwandeln, doch eine, die du vom Würfel oder durch einen Bonus hast, gilt auch danach. In der anderen Lesart darf außerdem kein weiterer Spieler in dieser Runde umwandeln.

## E. Beschwören und kostenfrei ins Spiel bringen

ruling-E1 = Eine Handkarte darfst du nur in deinem Spielzug beschwören, nach den Aktionen deines Würfels, wenn dein Wissen von der Beschwörungslehre noch Platz lässt und du die ganzen Kosten und jede Abgabe an Magische Parasiten zahlen kannst; unter den Umschlingenden Wurzeln nur einmal pro Spielzug.
ruling-E2 = Eine Beschwörung läuft in Schritten ab: 1 Kristall an jeden gegnerischen Magischen Parasiten, die Kosten, die Karte kommt ins Spiel, dein Stab des Frühlings und Yjangs vergessene Vase wirken, und erst dann folgt der Soforteffekt der Karte selbst.
ruling-E3 = Die Kristalle für die Kosten und alle gegnerischen Magischen Parasiten müssen vor der Beschwörung da sein; die 3 vom Stab des Frühlings kommen zu spät. Mit 4 Kristallen kannst du Naria (3) gegen zwei Parasiten nicht beschwören; mit 5 stehst du danach bei 0.
ruling-E4 = Magischer Parasit, Hand des Schicksals, Stab des Frühlings und Yjangs vergessene Vase wirken nicht auf ihre eigene Beschwörung; ein Exemplar, das schon im Spiel ist, wirkt dagegen, wenn ein zweites beschworen wird.
ruling-E5 = Jede deiner Hände des Schicksals erlässt bei einer Beschwörung 1 Energie deiner Wahl, und zwar immer; war Energie fällig, bleibt aber mindestens 1 zu zahlen. Sie senkt keine Kristalle und verteuert keine Karte, die keine Energie kostet.
ruling-E6 = Unter dem Naturgeist darf die zusätzliche Energie von beliebiger Art sein, und die Hand des Schicksals kann diese oder eine der gedruckten erlassen. Hast du eine Hand, genügt also ein einziges Feuer für den Wächter von Argos (1 Luft).
ruling-E7 = Beim Amulett der Elemente wählst du eine bis vier verschiedene Arten und zahlst je Hand des Schicksals 1 Energie weniger, aber mindestens 1 und nur mit gewählten Arten. Erlassene Arten wirken trotzdem, und du musst sie nicht besitzen.
ruling-E8 = Die zusätzliche Energie, die der Naturgeist für das Amulett der Elemente verlangt, zahlst du über die gewählten Arten hinaus, und sie bringt keinen eigenen Effekt.
ruling-E9 = Eine Beschwörung wird ganz bezahlt, bevor etwas wirkt: Die 2 Energien aus dem Wassereffekt des Amuletts der Elemente kommen zu spät, um dessen andere Arten zu bezahlen.
ruling-E10 = Mit den Energien auf deinem Wasseramulett lässt sich alles bezahlen, was Energie von dir verlangt: Beschwören, Aktivieren, Umwandeln, Tauschen und Fähigkeitsmarker 8. Du bestimmst, welche Energien vom Amulett kommen.
ruling-E11 = Kosten bei 2, 3 und 4 Spielern: Figrim 3, 6, 9 Kristalle; Magischer Parasit 2, 5, 8 Kristalle; Diebische Feen 0, 3, 6 Kristalle; Titus 1, 2, 3 Feuer; Sid Nachtschatten 1, 2, 3 Erde; Ratty Nachtschatten 2, 4, 6 Kristalle.
ruling-E12 = Kostenfrei ins Spiel kommen ist keine Beschwörung: keine Abgabe an Parasiten, weder Stab noch Vase noch Hand, kein Naturgeist, und für die Umschlingenden Wurzeln zählt es nicht. Die Karte braucht aber Platz im Wissen von der Beschwörungslehre, hat ihren Soforteffekt und kann nicht Mesodaes Laterne sein.
ruling-E13 = Der Platz im Wissen von der Beschwörungslehre muss frei sein, bevor die neue Karte wirkt: Mit vier Karten im Spiel und Wissen 4 kannst du das Luftamulett nicht beschwören, obwohl es das Wissen erhöhen würde.
ruling-E14 = Der Kelch der Prophezeiung belegt zuerst seinen eigenen Platz und braucht also zwei, um eine Karte kostenfrei zu bringen; die Kristallkugel braucht einen weiteren Platz, und der Trank der Träume macht seinen eigenen frei, bevor die neue Karte kommt.
ruling-E15 = Durch den Dämon von Argos, den Falken von Argos oder eine Verdammte Seele hast du womöglich mehr Karten, als dein Wissen von der Beschwörungslehre zulässt: Du behältst sie, bringst aber keine weitere ins Spiel, bis das Wissen ihre Zahl übersteigt.
ruling-E16 = Kosten werden genau bezahlt: nie mehr als verlangt und nie nur zum Teil.

## F. Aktivieren

ruling-F1 = Um eine Karte zu aktivieren, drehst du sie und zahlst ihre Kosten; sie muss gerade liegen, du musst am Zug sein, und jede Karte wirkt einmal pro Runde.
ruling-F2 = Aktivieren lassen sich: Waage, Würfel der Boshaftigkeit, Kairn, die fünf Tränke, Baum der Lichter, Kristallkugel, Kessel, Drachenschädel, Bildnis, Opferdolch, Spiegel, Verdammte Seele, Monolith, Juwel, Fernrohr, Falke und Raven, wenn er eine solche Karte kopiert.
ruling-F3 = Alle gedrehten Karten werden zu Beginn der nächsten Runde gemeinsam gerade gedreht.
ruling-F4 = Eine Karte, die das Spiel verlassen hat und zurückkommt, ist wie neu: Sie liegt gerade, nichts liegt auf ihr, und sie darf noch in derselben Runde wieder aktiviert werden.
ruling-F5 = Ohne ihre Kosten lässt sich eine Karte nicht aktivieren. Sind sie bezahlt, geht es auch ohne Nutzen, etwa beim Bildnis ohne Gefährten; nur der Trank der Träume braucht eine Karte, die er ins Spiel bringen kann.
ruling-F6 = Bei jeder Aktivierung durch einen Mitspieler holt jedes deiner Exemplare der Diebischen Feen 1 Kristall von ihm, falls er einen hat, und in jedem Fall 1 aus der Bank, ein Exemplar nach dem anderen. Auch ohne Kristalle darf der Mitspieler aktivieren.
ruling-F7 = Erst nehmen die Diebischen Feen ihren Kristall, dann werden die Aktivierungskosten gezahlt; wer sie danach nicht mehr zahlen könnte, darf nicht aktivieren. In der anderen Lesart werden zuerst die Kosten gezahlt.
ruling-F8 = Den Würfel der Boshaftigkeit zu nutzen oder die Verdammte Seele weiterzugeben ist eine Aktivierung und löst die Diebischen Feen und das Herz von Argos aus. Boni, Fähigkeitsmarker, Standhafter Würfel, Umwandler von Io und alle Soforteffekte, permanenten Effekte und Effekte am Rundenende sind keine.
ruling-F9 = Die Verdammte Seele von Onys wird gerade liegend übergeben, sodass ihr neuer Besitzer sie noch vor Ende der Runde weiterreichen kann.

## G. Boni

ruling-G1 = Beim Tauschbonus gibst du zwei Energien, in der anderen Lesart eine oder zwei, aus der Reserve oder vom Wasseramulett zurück und nimmst ebenso viele beliebige in deine Reserve, auch die gleichen Arten. Kommen Energien vom Amulett, kann die Reserve zu voll werden; dann kürzt du sie sofort.
ruling-G2 = Der Umwandlungsbonus erlaubt dir, bis zum Ende deines Spielzugs umzuwandeln, und bringt 1 Kristall mehr pro Energie.
ruling-G3 = Der Wissensbonus erhöht dein Wissen von der Beschwörungslehre um 1; bei 15 ist er nicht nutzbar, und nichts wird verbraucht.
ruling-G4 = Der Bonus Zwei ziehen ersetzt ein Ziehen, das dein Würfel dir gewährt und das noch aussteht, einmal je Ziehen: Behalte genau eine der beiden Karten. Er hilft weder beim Ziehen durch Karteneffekte noch bei einem Würfel, den der Standhafte Würfel ersetzt hat.
ruling-G5 = Deine Bonusleiste hat 3 Felder: Derselbe Bonus darf mehrmals genutzt werden, auch in einem Spielzug, und der Thron der Erneuerung macht ein Feld frei. Der Endstand kostet 0, 5, 12 oder 20 Punkte.
ruling-G6 = Unter Olafs Wissen steht ein fünfter Bonus zur Wahl: eine Karte ziehen.

## H. Jahreszeitenrad

ruling-H1 = Die 12 Felder eines Jahres gehen lückenlos von einem Jahr ins nächste über; die Jahreszeit wechselt zwischen den Feldern 3 und 4, 6 und 7, 9 und 10 sowie 12 und 1.
ruling-H2 = Jede Grenze zwischen zwei Jahreszeiten, die der Stein überschreitet, zählt als Jahreszeitenwechsel, vorwärts wie rückwärts, ob ihn ein Würfel, die Stiefel der Zeit oder Fähigkeitsmarker 10 bewegt hat.
ruling-H3 = Ein Zug von höchstens 3 Feldern überschreitet höchstens eine Grenze zwischen Jahreszeiten; es zählt das Überschreiten.
ruling-H4 = Die Stiefel der Zeit bewegen den Jahreszeitenstein um 1, 2 oder 3 Felder, nie um 0; Fähigkeitsmarker 10 bewegt ihn um genau 2.
ruling-H5 = Erreicht der Stein das zweite oder dritte Jahr, wann auch immer, nehmen alle sofort die passende Bücherei auf die Hand und dürfen sie gleich nutzen. Jede Bücherei wird nur einmal ausgegeben.
ruling-H6 = Geht es von Feld 1 auf Feld 12 zurück, sinkt das Jahr um eins; alle behalten ihre Handkarten, und keine Karte kehrt in eine Bücherei zurück.
ruling-H7 = Steht der Stein mitten in der Runde jenseits von Feld 12 des dritten Jahres, wirken die Jahreszeiteneffekte, und die Runde wird samt ihrem letzten Steinzug beendet. Wurde der Stein bis dahin ins dritte Jahr zurückgezogen, geht das Spiel weiter.
ruling-H8 = Der Jahreszeitenstein darf von Feld 1 des ersten Jahres in den Herbst davor zurückgezogen werden: Das ist ein Jahreszeitenwechsel, und Herbstwürfel können folgen, doch keine Bücherei ist betroffen. Die andere Lesart verbietet einen solchen Zug.
ruling-H9 = Bei einem Jahreszeitenwechsel kommen zuerst Jahresstein und Büchereien, dann die Dürre, dann die Karten im Spiel.
ruling-H10 = Jahreszeiteneffekte von Karten gehen Spieler für Spieler im Uhrzeigersinn: mitten im Spielzug ab dem Spieler am Zug, am Rundenende ab dem Startspieler dieser Runde. Bei jedem Spieler kommt erst Figrim, dann das Stundenglas, dann die Statue von Eolis.
ruling-H11 = Wechselt die Jahreszeit mitten im Spielzug, treten die Effekte vor der nächsten Aktion dessen ein, der den Stein bewegt hat, und die anderen wählen und kürzen ihre Energien auf der Stelle.
ruling-H12 = Auch der Schritt vom Herbst in den Winter, der das dritte Jahr beendet, ist ein Jahreszeitenwechsel, und seine Effekte treten vor der Wertung ein.

## J. Rundenende

ruling-J1 = Die Effekte am Rundenende gehen im Uhrzeigersinn, ab dem Startspieler dieser Runde; jeder führt alle seine aus, bevor der Nächste beginnt.
ruling-J2 = Wer mehrere Effekte am Rundenende hat, ordnet diejenigen, deren Folge gerade etwas ändert, etwa die Verdammte Seele und eine Karte, die Kristalle bringt, solange es weniger als 3 sind. Die übrigen kommen ohne Frage, in dieser Folge: Stundenglas, Verdammte Seele, Horn des Bettlers, Herz von Argos, Titus, Wundersame Kiste, Mesodaes Laterne, Umwandler von Io, Feenmonolith, Füllhorn. Ein Effekt, der noch nichts bewirken kann, wartet, bis er es kann. Wahlweise liegt die ganze Folge fest.
ruling-J3 = Ein Horn des Bettlers, das nichts gegeben hat, wird erneut geprüft, nachdem Feenmonolith oder Füllhorn eine Energie genommen hat; kein Exemplar gibt mehr als einmal pro Runde.
ruling-J4 = Mehrere Exemplare einer Karte, die am Rundenende wirkt, werden nacheinander abgehandelt; jedes sieht, was das vorige verändert hat.
ruling-J5 = Effekte am Rundenende kommen vor dem Zug des Jahreszeitensteins, und es gibt sie auch in der letzten Runde.
ruling-J6 = Auch für Energien vom Horn des Bettlers und vom Herzen von Argos gilt die Grenze der Reserve. Die Wundersame Kiste zählt mit, was das Herz gebracht hat: 3 Energien und 1 vom Herzen ergeben die 4, die sie braucht.

## Q. Stapel und verdeckte Information

ruling-Q1 = Sobald die letzte Karte des Nachziehstapels gezogen ist, wird der ganze Ablagestapel gemischt und ersetzt ihn; ein unfertiges Ziehen geht von dort weiter. Karten, die ein Effekt noch festhält, werden nicht eingemischt; kommen sie auf zwei leere Stapel, werden sie in diesem Augenblick gemischt.
ruling-Q2 = Sind Nachzieh- und Ablagestapel beide leer, ziehst du, was da ist, und führst vom Rest aus, was geht.
ruling-Q3 = Der Ablagestapel liegt verdeckt in der Folge, in der die Karten kamen, die neueste obenauf; niemand darf ihn durchsehen.
ruling-Q4 = Offen für alle sind Kristalle, Wissen von der Beschwörungslehre, Energien, Karten im Spiel und was auf ihnen liegt, Bonusleisten, behaltene Fähigkeitsmarker und die Zahl der Karten auf den Händen und in den Stapeln. Hände, Büchereien und die Karten im Draft sind geheim.
ruling-Q5 = Eine aufgedeckte Karte sehen alle; eine Karte, die man sich ansieht, sieht nur der Spieler, dem das zusteht.
ruling-Q6 = Eine aus der Hand abgeworfene Karte wird nicht gezeigt, außer wenn sie etwas beweisen muss: bei der Blutsaugenden Krone ihre Prestigepunkte, beim Opferdolch, dass sie ein Gefährte ist.
ruling-Q7 = Die Karte, die die Kristallkugel für 3 Kristalle abwirft, sieht niemand, auch ihr Besitzer nicht.
ruling-Q8 = Wer eine Karte zieht, ansieht oder abwirft, sieht sie allein; Narias Besitzer sieht alle Karten, jeder Mitspieler nur seine eigene. Alle sehen Karten, die ins Spiel kommen oder es verlassen, und die der Blutsaugenden Krone, des Gefährtenfängers, der Schriftrolle von Ishtar und der Vision des Schicksals.
ruling-Q9 = Bringt die Kristallkugel oder die Vision des Schicksals die letzte Karte des Nachziehstapels auf den Ablagestapel, so wird sie mit den anderen in den neuen Nachziehstapel gemischt. Sie kommt in einem Schritt dorthin und liegt daher schon auf dem Ablagestapel, wenn der Nachziehstapel leer ist.

## K. Karten der Grundbox

ruling-K1 = Das Luftamulett erhöht das Wissen von der Beschwörungslehre um 2, höchstens auf 15, und braucht seinen eigenen Platz schon vorher.
ruling-K2 = Von den vier Karten, die das Feueramulett ziehen lässt, kommt genau eine auf die Hand, die anderen werden verdeckt abgeworfen; sind es weniger Karten, wählst du unter diesen.
ruling-K3 = Das Erdamulett bringt 9 Kristalle, und jedes Mal, wenn es wieder ins Spiel kommt, noch einmal 9.
ruling-K4 = Die 4 Energien auf dem Wasseramulett lassen sich ausgeben wie Energien der Reserve, doch die meisten Effekte, die auf eine Reserve schauen, übergehen sie; das Füllhorn erreicht sie sehr wohl. Verlässt das Amulett das Spiel, sind sie verloren.
ruling-K5 = Die Waage von Ishtar braucht keine Erlaubnis zum Umwandeln, und unter ihren 3 gleichen Energien (4 in der alten Auflage) dürfen welche vom Wasseramulett sein.
ruling-K6 = Jeder Stab des Frühlings bringt 3 Kristalle je Karte, die du aus der Hand beschwörst: nicht für kostenfreie Karten und nicht für sich selbst.
ruling-K7 = Die Stiefel der Zeit müssen den Jahreszeitenstein um 1 bis 3 Felder vor- oder zurückziehen, selbst wenn sie kostenfrei ins Spiel kommen, und die Effekte von Jahreszeit und Jahr folgen sofort.
ruling-K8 = Jeder Geldbeutel von Io bringt 1 Kristall mehr je umgewandelter Energie, auch bei der Waage von Ishtar und beim Trank des Lebens, aber nichts beim Nimmersatten Kessel oder beim Drachenschädel.
ruling-K9 = Ist nach dem Kelch der Prophezeiung selbst noch Platz, muss eine der vier gezogenen Karten kostenfrei ins Spiel kommen, mit ihrem eigenen Soforteffekt; sonst werden alle vier abgeworfen. Mesodaes Laterne kann es nie sein.
ruling-K10 = Für Syllas den Gewissenhaften opfert jeder Mitspieler im Uhrzeigersinn eine Karte seiner Wahl; wer keine im Spiel hat, wird übergangen. Gibt jemand das Verfluchte Traktat von Arus her, leert das auch seine Reserve.
ruling-K11 = Jeder Figrim nimmt bei jedem Jahreszeitenwechsel jedem Mitspieler, der Kristalle hat, 1 Kristall ab; zwei Exemplare nehmen also bis zu 2.
ruling-K12 = Narias Besitzer behält zuerst eine Karte und gibt dann jedem Mitspieler eine; der kann sie nicht ablehnen und sieht sie als Einziger außer dem Besitzer. Reichen die Karten nicht, ist erst der Besitzer dran, dann die anderen im Uhrzeigersinn.
ruling-K13 = Am Rundenende, in der anderen Lesart am Ende des Spielzugs ihres Besitzers, bringt jede Wundersame Kiste 3 Kristalle bei einer Reserve von 4 oder mehr Energien; die Plätze des Grimoires zählen mit, Wasseramulett und Nimmersatter Kessel nicht.
ruling-K14 = Jedes Horn des Bettlers gibt am Rundenende 1 Energie, wenn 0 oder 1 in der Reserve liegt. Mit zwei Hörnern bekommt eine leere Reserve 2 und eine Reserve mit 1 nur 1.
ruling-K15 = Der Würfel der Boshaftigkeit wird vor den Aktionen des Würfels genutzt, also nicht in dem Spielzug, in dem er ins Spiel kommt: Er bringt 2 Kristalle, und die neue Seite ist bindend. Ein zweites Exemplar darf für 2 weitere Kristalle noch einmal werfen.
ruling-K16 = Für 1 Energie beliebiger Art lässt Kairn jeden Mitspieler 4 Kristalle verlieren, oder alle, wenn es weniger sind; niemand erhält sie.
ruling-K17 = Bei Amsug Langhals muss jeder, der einen magischen Gegenstand hat, einen seiner Wahl auf die Hand zurücknehmen, von links neben dem Besitzer reihum bis zum Besitzer. Energien darauf sind verloren, ein zurückgenommenes Verfluchtes Traktat ist nicht geopfert, und Raven ist kein magischer Gegenstand.
ruling-K18 = Das Verzauberte Grimoire erweitert erst die Reserve auf 10 und bringt dann seine 2 Energien.
ruling-K19 = Jedes Exemplar von Ragfields Helm bringt bei Spielende 20 Kristalle, wenn jeder Mitspieler weniger Karten im Spiel hat als der Besitzer; die Verdammte Seele und Raven zählen als Karten.
ruling-K20 = Die Hand des Schicksals senkt nur Beschwörungskosten: weder Aktivierungskosten noch das, was Raven für den kopierten Gegenstand zahlt.
ruling-K21 = Lewis von Unruh darf jeden Mitspieler wählen, auch einen ohne Energie, und kopiert dessen Reserve samt den Plätzen des Grimoires, aber nicht, was auf Karten liegt. Mit 5 eigenen Luft und 4 kopierten Wasser behältst du 7 von 9.
ruling-K22 = Der Runenwürfel von Eolis kostet 20 Kristalle, zählt 30 Prestigepunkte und bewirkt sonst nichts.
ruling-K23 = Der Trank der Macht wird geopfert, damit du eine Karte ziehst, die du behalten musst, und dein Wissen von der Beschwörungslehre um 2 erhöhst.
ruling-K24 = Der Trank der Träume kostet sich selbst und die ganze Reserve, die auch leer sein darf, und braucht eine Handkarte, die auf dem frei werdenden Platz ins Spiel kommen kann. Energien, die die neue Karte bringt, behältst du.
ruling-K25 = Der Trank des Wissens wird für 5 Energien deiner Wahl geopfert; was die Grenze der Reserve übersteigt, ist verloren.
ruling-K26 = Der Trank des Lebens macht aus jeder Energie der Reserve 4 Kristalle, ohne Auswahl; Energien auf dem Wasseramulett können nicht dabei sein.
ruling-K27 = Jedes Stundenglas der Zeit gibt je Jahreszeitenwechsel 1 Energie deiner Wahl, sofort oder, in der anderen Lesart, am Ende der Runde.
ruling-K28 = Das Zepter der großen Macht bringt 3 Kristalle je anderem magischen Gegenstand seines Besitzers, nie für Gefährten: Ein zweites Zepter neben dem ersten, zwei weiteren Gegenständen und einem Gefährten bringt 9.
ruling-K29 = Olafs gesegnete Statue bringt 20 Kristalle, sobald sie ins Spiel kommt.
ruling-K30 = Jedes Exemplar von Yjangs vergessener Vase gibt 1 Energie je Karte, die du aus der Hand beschwörst, noch vor dem Effekt dieser Karte.
ruling-K31 = Das Amulett der Elemente gibt 2 Energien für Wasser, 5 Kristalle für Erde, eine Karte, die man behalten muss, für Feuer und eine Wissensstufe für Luft, in der Folge, die sein Besitzer mag. Kommt es kostenfrei ins Spiel, muss es alle vier geben.
ruling-K32 = Jede Aktivierung des Baums der Lichter tut eines: 3 Kristalle für 1 Energie oder 1 Energie für die Erlaubnis, in diesem Spielzug umzuwandeln.
ruling-K33 = Deine eigenen Beschwörungen zahlen deinem Magischen Parasiten nichts; alle Exemplare der Mitspieler addieren sich, je 1 Kristall.
ruling-K34 = Bei der Kristallkugel siehst du erst hin und entscheidest dann, ob du 4 Energien zahlst, um die Karte ins Spiel zu bringen; ist kein Platz frei oder ist es Mesodaes Laterne, kommt sie zurück. Oder du zahlst 3 Kristalle und wirfst die oberste Karte ungesehen ab.
ruling-K35 = Einmal pro Runde nimmt der Nimmersatte Kessel 1 Energie aus der Reserve oder vom Wasseramulett auf. Die siebte bringt sofort alle 7 in die Reserve, bis zu deren Grenze, und 15 Kristalle, und der Kessel wird geopfert; geht er früher, sind seine Energien verloren.
ruling-K36 = Der Besitzer der Blutsaugenden Krone muss entweder eine Karte ziehen und behalten oder eine aus der Hand abwerfen, zeigt sie in beiden Fällen und bekommt so viele Energien, wie sie Prestigepunkte hat, bei 0 oder weniger keine. Mit leerer Hand muss man ziehen.
ruling-K37 = Der Drachenschädel verlangt drei geopferte Karten, zu denen er selbst gehören darf, für 15 Kristalle, die der Geldbeutel von Io nicht erhöht. Ein Verfluchtes Traktat darunter leert die Reserve.
ruling-K38 = Beim Dämon von Argos sinkt im Uhrzeigersinn das Wissen von der Beschwörungslehre jedes Mitspielers um 1, nicht unter 0, und er zieht eine Karte, die er behalten muss. Karten über das Wissen hinaus bleiben im Spiel.
ruling-K39 = Am Rundenende nimmt Titus jedem Mitspieler, der einen hat, 1 Kristall ab und wird danach geopfert, falls einer von ihnen keinen hatte: Gegen 5, 0 und 2 Kristalle holt er 2 und geht.
ruling-K40 = Der Luftelementar macht die ganzen Reserven der Mitspieler, samt den Plätzen des Grimoires, zu Luft; was auf dem Nimmersatten Kessel, dem Wasseramulett, dem Juwel der Ahnen oder dem Feenmonolithen liegt, bleibt.
ruling-K41 = Jedes Exemplar der Diebischen Feen verdient 2 Kristalle je Aktivierung durch einen Mitspieler, 1 davon nehmen sie ihm beim Drehen der Karte ab; hat er keinen, ist es nur 1. In der anderen Lesart werden vorher die Aktivierungskosten gezahlt.
ruling-K42 = Das Verfluchte Traktat von Arus bringt 2 Energien, 10 Kristalle und eine Wissensstufe. Nur ein Opfern leert die Reserve seines Besitzers: Auf die Hand zurückzukehren oder vom Schild von Zira gerettet zu werden schadet nicht.
ruling-K43 = Das Bildnis der Gefährten bringt 10 Kristalle, wenn es ins Spiel kommt, außer in der alten Auflage, und bei Aktivierung 1 Kristall je eigenem Gefährten im Spiel; ein Raven, der das Bildnis kopiert, zählt sich selbst mit.
ruling-K44 = Der Opferdolch gibt 4 Energien für einen Gefährten, der aus der Hand abgeworfen oder aus dem Spiel geopfert wird, auch für die Verdammte Seele von Onys.
ruling-K45 = Jede Laterne von Xidit bringt bei Spielende 3 Kristalle je Energie in der Reserve, samt den Plätzen des Grimoires, aber nicht für das, was auf dem Nimmersatten Kessel, dem Wasseramulett, dem Juwel der Ahnen oder dem Feenmonolithen liegt.
ruling-K46 = Jede Versiegelte Truhe von Urm bringt bei Spielende 20 Kristalle, wenn ihr Besitzer keinen Gefährten im Spiel hat; Gefährten auf der Hand sind gleichgültig.
ruling-K47 = Für X Kristalle, mindestens 1, macht der Spiegel der Jahreszeiten aus X gleichen Energien aus der Reserve oder vom Wasseramulett X einer einzigen anderen Art. Sie kommen in die Reserve, die vielleicht gekürzt werden muss.
ruling-K48 = Das Medaillon von Ragnor gibt 1 Energie je anderem magischen Gegenstand seines Besitzers, bis zur Grenze der Reserve.
ruling-K49 = Sid Nachtschatten schaut auf die Kristalle, wenn Abgabe, Kosten und Stab des Frühlings erledigt sind; nur wer allein führt, nimmt jedem Mitspieler bis zu 5 ab. Aus 12 gegen 9 und 3 werden 20, 4 und 0.
ruling-K50 = Die 10 Kristalle und 1 Wasser der Verdammten Seele sind nur für den, der sie ins Spiel bringt. Sie nach links zu geben kostet 1 Wasser und achtet nicht auf das Wissen von der Beschwörungslehre; wer sie bekommt, hat sie nicht beschworen, aber einen Gefährten mehr, und wer sie am Rundenende hat, verliert bis zu 3 Kristalle.

## L. Karten von Enchanted Kingdom

ruling-L1 = Deine erste Aktivierung in einem Spielzug legt 1 Erde auf jedes Herz von Argos, das du schon hast; sie kommt am Rundenende in deine Reserve. Geht das Herz vorher, ist die Energie verloren.
ruling-L2 = Am Rundenende lässt dich jedes Füllhorn 1 Energie aus der Reserve oder vom Wasseramulett abwerfen, falls du eine hast, und bringt 5 Kristalle, wenn es Erde war.
ruling-L3 = Der Feenmonolith darf pro Runde 1 Energie aufnehmen, ohne Obergrenze, und seine Aktivierung gibt 1 oder mehr zurück, bis zur Grenze der Reserve. Gelagerte Energien sind keine Reserve, lassen sich nicht ausgeben und gehen mit dem Monolithen verloren.
ruling-L4 = Selenias Kodex muss einen anderen deiner magischen Gegenstände zurückholen, dessen Kosten mindestens 1 Energie enthalten, falls es einen gibt; ein früherer Kodex genügt, Raven nie. Gegenstände, die nur Kristalle oder nichts kosten, kommen nur unter dem Naturgeist infrage.
ruling-L5 = Die Schriftrolle von Ishtar findet einen magischen Gegenstand, dessen Kosten die genannte Energie enthalten; du behältst ihn, oder du wirfst ihn ab, darfst mit beliebiger Art einmal weitersuchen und musst den nächsten behalten; als Option ist die zweite Suche Pflicht. Das Amulett der Elemente passt zu allen vier Arten.
ruling-L6 = Jedes Exemplar von Mesodaes Laterne verkleinert die Reserve um 1 und bringt am Rundenende 3 Kristalle. Kostenfrei kann sie nicht ins Spiel kommen, doch die Hand des Schicksals darf sie verbilligen und Raven sie kopieren.
ruling-L7 = Die Statue von Eolis verkleinert die Reserve um 1; bei jedem Jahreszeitenwechsel gibt sie 1 Energie oder aber 2 Kristalle und einen geheimen Blick auf die oberste Karte des Nachziehstapels, die dort bleibt.
ruling-L8 = Der Gefährtenfänger deckt Karten auf, bis ein Gefährte kommt; du behältst ihn, oder du wirfst ihn ab, darfst einmal weitersuchen und musst den nächsten behalten; als Option ist die zweite Suche Pflicht. Aufgedeckte Karten werden erst am Schluss abgeworfen, und gehen beide Stapel aus, bekommst du nichts.
ruling-L9 = Bringt dein Würfel Kristalle, lässt der Umwandler von Io dich umwandeln, und tust du es, bringt jedes Exemplar am Rundenende einmal 2 Kristalle. Waage von Ishtar, Trank des Lebens und Kristalle vom Würfel der Boshaftigkeit zählen nicht.
ruling-L10 = Hast du eine Handkarte, musst du beim Thron der Erneuerung eine abwerfen, eine ziehen und auf der Bonusleiste zurückgehen, wenn du nicht auf 0 stehst; mit leerer Hand tut er nichts.
ruling-L11 = Der Trank der Auferstehung zeigt dem, der ihn nutzt, die obersten 5 Karten des Ablagestapels, den eben geopferten Trank nicht mitgerechnet: Eine kommt ungesehen auf die Hand, die anderen in gleicher Folge nach unten. Ist der Stapel leer, tut er nichts.
ruling-L12 = Das Juwel der Ahnen nimmt 3 gleiche Energien, auch vom Wasseramulett, und behält eine davon. Bei Spielende bringt jedes Juwel mit 3 oder mehr Energien 35 Kristalle und kostet mit weniger 10.
ruling-L13 = Müsstest du wegen einer Machtkarte oder Verzauberung, gleich wessen, eine deiner anderen Karten abwerfen oder opfern, und sei es als Kosten, darfst du stattdessen den Schild von Zira opfern. Du erhältst 10 Kristalle, behältst die Karte, und der Effekt wird nicht geschmälert.
ruling-L13a = Rettet der Schild von Zira eine Karte, deren Opfer die eigenen Aktivierungskosten sind, etwa einen Trank, den Falken von Argos oder den Nimmersatten Kessel, so hat sie ihren Effekt und bleibt gedreht im Spiel.
ruling-L13b = Der Schild von Zira muss eine andere Karte zu retten haben: Ist er deine einzige im Spiel, wenn Syllas zuschlägt, wird er geopfert und bringt keine Kristalle.
ruling-L13c = Mit zwei Schilden von Zira darf der zweite für den ersten einstehen, jeder einmal je Verlust, sodass ein Schild das Spiel verlässt und du 20 Kristalle erhältst. Die andere Lesart erlaubt einen Schild je Verlust, für 10.
ruling-L13d = Gingen mehrere Karten auf einmal verloren, wie beim Drachenschädel oder beim Amulett der Zeit, rettet ein Schild von Zira eine davon.
ruling-L13e = Der Schild von Zira darf auch für die Karte einstehen, die Fähigkeitsmarker 2 verlangt.
ruling-L13f = Der Schild von Zira hilft nicht, wenn eine Karte auf die Hand zurückkehrt, und auch nicht gegen den Verlust von Energien aus einer zu vollen Reserve.
ruling-L13g = Der Schild von Zira steht auch für ein Abwerfen aus der Hand ein: Du nennst eine passende Karte, zeigst sie, wo der Effekt es braucht, behältst sie, und der Effekt geht weiter. Zeigst du für die Blutsaugende Krone einen Dämon von Argos, behältst du ihn, erhältst 10 Kristalle und bekommst 16 Energien angeboten.
ruling-L14 = Vor den Aktionen deines Würfels darfst du dank des Standhaften Würfels auf sie verzichten, für eine Wissensstufe, 1 Energie oder die Erlaubnis zum Umwandeln, nie zweimal im Spielzug. Dein Würfel gibt dann nichts: keine Karte, kein Bonus Zwei ziehen, kein Umwandler von Io.
ruling-L15 = Das Amulett der Zeit bringt 2 Energien; dann legst du eine Zahl von Handkarten fest, 0 ist erlaubt, legst sie auf den Ablagestapel und ziehst ebenso viele.
ruling-L16 = Für 2 Kristalle zeigt dir das Magische Fernrohr die obersten drei Karten des Nachziehstapels, die du in beliebiger Folge zurücklegst; reicht der Stapel nicht, wird zuvor der Ablagestapel eingemischt.
ruling-L17 = Der Falke von Argos bringt 10 Kristalle und eine Wissensstufe; durch Aktivierung geopfert, senkt er das Wissen von der Beschwörungslehre jedes Mitspielers um 1, nicht unter 0, und gibt jedem von ihnen 6 Kristalle, auch bei Wissen 0.
ruling-L18 = Raven darf einen magischen Gegenstand eines Mitspielers kopieren, indem er dessen volle Beschwörungskosten zahlt, auch wenn Raven kostenfrei ins Spiel kam, und bekommt alle seine Effekte, aber nicht seine Prestigepunkte. Verzichtet Ravens Besitzer oder kann er nicht zahlen, ist Raven ein Gefährte ohne Effekt.
ruling-L18a = Mit Raven einen Gegenstand zu kopieren ist keine Beschwörung: keine Abgabe an Parasiten, kein Stab, keine Vase, und für die Umschlingenden Wurzeln zählt es nicht; die Hand des Schicksals senkt die Zahlung nicht, und der Naturgeist erhöht sie nicht.
ruling-L18b = Was er auch kopiert, Raven bleibt ein Gefährte: Amsug und Selenias Kodex können ihn nicht zurückholen, er verdirbt die Versiegelte Truhe von Urm, und für das Bildnis der Gefährten und den Opferdolch zählt er.
ruling-L18c = Energien, die zu einem von Raven kopierten Effekt gehören, liegen auf Raven selbst.
ruling-L18d = Raven wird in dem Moment geopfert, in dem der kopierte Gegenstand aus dem Spiel ist, wie es auch dazu kam; ein kopiertes Verfluchtes Traktat von Arus leert dann die Reserve von Ravens Besitzer. Der Schild von Zira darf Raven retten, der dann ohne Effekt bleibt.
ruling-L18e = Kopiert Raven einen Trank und wird aktiviert, so wird Raven geopfert.
ruling-L18f = Raven kann keinen Raven kopieren. Für das Amulett der Elemente oder für Kosten, die von der Spielerzahl abhängen, zahlt er, als würde er diesen Gegenstand beschwören, ohne Hand des Schicksals.
ruling-L18g = Für Ravens eigene Beschwörung werden 1 Feuer und die Parasitenabgabe fällig, und der Stab zahlt einmal; die Hand des Schicksals zu kopieren kostet dann Luft, Feuer, Erde und 3 Kristalle, ohne zweite Abgabe. Kehrt diese Hand auf die Hand ihres Besitzers zurück, wird Raven geopfert, und der Nachlass endet.
ruling-L19 = Durch den Wächter von Argos verlieren alle, sein Besitzer zuletzt, 4 Energien aus der Reserve, oder alle, wenn es weniger sind; oder aber eine Handkarte, falls sie eine haben. Der Besitzer wählt, welches von beiden, und was auf Karten liegt, ist sicher.
ruling-L20 = Ratty Nachtschatten nimmt 0, 1 oder 2 Energien deiner Wahl aus der Reserve jedes Mitspielers; dann kürzt du deine Reserve einmal, und der Überschuss geht in den Vorrat.

## T. Fähigkeitsmarker

ruling-T1 = Fähigkeitsmarker 1: eine Karte ziehen und behalten oder abwerfen, für minus 5 Punkte bei Spielende.
ruling-T2 = Fähigkeitsmarker 2: eine deiner Karten von der Hand oder aus dem Spiel hergeben, für 6 Punkte bei Spielende; ohne Karte ist er nicht nutzbar, und der Verlust des Verfluchten Traktats oder des Gegenstands, den ein Raven kopiert, hat die üblichen Folgen.
ruling-T3 = Fähigkeitsmarker 3: 2 Energien erhalten, bis zur Grenze deiner Reserve, für minus 5 Punkte bei Spielende.
ruling-T4 = Fähigkeitsmarker 4: dein Wissen von der Beschwörungslehre um 1 senken, für 10 Punkte bei Spielende; das Wissen muss mindestens 1 sein und darf nicht unter die Zahl deiner Karten im Spiel fallen.
ruling-T5 = Fähigkeitsmarker 5, wenn du ihn behalten hast, macht bei Spielende jede Handkarte 3 Punkte wert statt minus 5; er wird nie umgedreht.
ruling-T6 = Fähigkeitsmarker 6: Erlaubnis, in diesem Spielzug umzuwandeln, mit 1 Kristall mehr pro Energie, zusätzlich zu Umwandlungsboni, für 0 Punkte.
ruling-T7 = Fähigkeitsmarker 7: jetzt 12 Kristalle erhalten, für minus 6 Punkte bei Spielende.
ruling-T8 = Fähigkeitsmarker 8: 4 Wasserenergien abwerfen, auch solche vom Wasseramulett, für 18 Punkte bei Spielende.
ruling-T9 = Fähigkeitsmarker 9: dein Wissen von der Beschwörungslehre um 2 erhöhen, höchstens auf 15, für minus 5 Punkte bei Spielende.
ruling-T10 = Fähigkeitsmarker 10: den Jahreszeitenstein genau 2 Felder in eine der Richtungen ziehen, mit allem, was ein Jahreszeiten- oder Jahreswechsel bringt, für 3 Punkte bei Spielende.
ruling-T11 = Fähigkeitsmarker 11: allein die Hände aller Mitspieler ansehen, für 9 Punkte bei Spielende; er ist auch nutzbar, wenn diese Hände leer sind.
ruling-T12 = Fähigkeitsmarker 12: allein die obersten drei Karten des Nachziehstapels ansehen und in beliebiger Folge zurücklegen, für 0 Punkte.

## N. Verzauberungen

ruling-N1 = Elementarer Aufbau: Jeder Spieler bekommt 18 Karten und behält 9, ohne welche weiterzugeben; die anderen werden zurückgemischt.
ruling-N2 = Erweiterte Erfahrung: Der Draft geht über 12 Karten pro Spieler, die in drei Sets zu je 4 aufgeteilt werden.
ruling-N3 = Natürliche Auslese: Von 11 Karten wird die erste, die jeder wählt, abgeworfen, 10 werden gedraftet, und auch davon wird eine abgeworfen. Die beiden Karten, die jeder aussortiert, bilden verdeckt den Anfang des Ablagestapels.
ruling-N4 = Umschlingende Wurzeln: Du beschwörst einmal im Spielzug aus der Hand und nicht öfter; Karten, die Kelch der Prophezeiung, Kristallkugel oder Trank der Träume ins Spiel bringen, zählen nicht.
ruling-N5 = Naturgeist: Jede Beschwörung kostet 1 Energie mehr, auch bei Karten, die nur Kristalle oder nichts kosten, aber nicht bei kostenfreien. Der Runenwürfel kostet also 20 Kristalle und 1 Energie, und Selenias Kodex darf jeden anderen magischen Gegenstand zurückholen.
ruling-N6 = Umarmung von Argos: Jeder Effekt, durch den du eine oder mehrere neue Karten auf der Hand hast, auch im Spielzug eines anderen, kostet einmal 5 Kristalle; mit 0 bis 4 Kristallen verlierst du stattdessen eine Karte deiner Wahl. Büchereien, kostenfreie Karten und gezogene Karten, die du abwirfst, kosten nichts.
ruling-N7 = Freigebigkeit von Io: Jede umgewandelte Energie bringt 1 Kristall mehr, immer und zusätzlich zu anderen Erhöhungen; zwei Luft im Sommer bringen also 8 und der Trank des Lebens bei drei Energien 15.
ruling-N8 = Olafs Wissen: Ein fünfter Bonus lässt eine Karte ziehen, die man behält oder abwirft, und er belegt ein Feld der Bonusleiste wie jeder andere.
ruling-N9 = Dürre: Einmal pro Jahr, wenn der Stein vorwärts über Feld 6 hinauszieht, opfert, wer nach Kristallen führt, eine Karte oder verliert auf Dauer 1 Platz in der Reserve, vor anderen Jahreszeiteneffekten. Bei Gleichstand an der Spitze geschieht nichts, und das Jahr ist nicht verbraucht.
ruling-N10 = Vision des Schicksals: Zwei Karten, die obersten des Nachziehstapels, liegen offen, werden gezogen wie alle anderen und sofort ersetzt. Einmal pro Spielzug, nach den Aktionen deines Würfels, darfst du für 5 Kristalle die oberste abwerfen.

## P. Spielende

ruling-P1 = Das Spiel ist aus, wenn der Stein nach dem letzten Zug einer Runde und dessen Jahreszeiteneffekten jenseits von Feld 12 des dritten Jahres steht.
ruling-P2 = Karten mit Wirkung bei Spielende ändern zuerst die Kristalle; die Punktzahl ist dann Kristalle plus Prestigepunkte im Spiel, minus 5 je Handkarte, minus Bonusabzug, plus Fähigkeitsmarker. Übrige Energien zählen nichts, und Raven zählt 2, nie die Prestigepunkte seines Vorbilds.
ruling-P3 = Bei Spielende kommen Gewinne vor Verlusten, und ein unfertiges Juwel der Ahnen nimmt höchstens die Kristalle, die da sind: 5 Kristalle und 3 von der Laterne von Xidit ergeben 8, die das Juwel auf 0 bringt.
ruling-P4 = Eine Endpunktzahl hat keine Untergrenze und darf negativ sein, und mehrere Effekte bei Spielende addieren sich.
ruling-P5 = Bei gleichen Punkten gewinnt von den Betroffenen, wer mehr Machtkarten im Spiel hat, in der anderen Lesart, wer mehr beschworen hat; ist auch das gleich, wird der Sieg geteilt.
ruling-P6 = 72 Kristalle und 68 Prestigepunkte ergeben bei zwei genutzten Boni (minus 12) und einer Handkarte (minus 5) 123 Punkte.

## X. Dreizehn böse Zusammenspiele

ruling-X1 = Mit drei magischen Gegenständen im Spiel bringt ein Raven, der das Zepter der großen Macht kopiert, 9 Kristalle und einer, der das Medaillon von Ragnor kopiert, 3 Energien; als Gefährte gehört Raven selbst nicht zu den Gegenständen.
ruling-X2 = Mit 5 Kristallen, 7 Luft in der Reserve und 2 Wasser auf dem Wasseramulett darf der Spiegel der Jahreszeiten diese 2 Wasser zu Feuer machen: 3 Kristalle bleiben, und die Reserve von 9 muss auf 7 gekürzt werden.
ruling-X3 = Sind deine einzigen anderen Karten die Stiefel der Zeit und ein Raven, der den Stab des Frühlings kopiert, findet Selenias Kodex nichts zum Zurückholen, denn die Stiefel kosten keine Energie, und Raven ist ein Gefährte.
ruling-X4 = Mit zwei Händen des Schicksals bezahlt ein Feuer das Amulett der Elemente mit Wasser, Erde und Feuer, sodass alle drei Effekte eintreten; wählst du nur Erde, brauchst du eine Erde. Mindestens 1 Energie ist immer fällig.
ruling-X5 = Unter dem Naturgeist kosten die Stiefel der Zeit selbst mit zwei Händen des Schicksals 1 Energie, denn wo Energie fällig ist, bleibt immer 1 zu zahlen; ohne die Verzauberung kosten sie 0.
ruling-X6 = Zeigt dein Würfel 6 Kristalle und nimmst du stattdessen vom Standhaften Würfel die Erlaubnis zum Umwandeln, bekommst du keine Kristalle vom Würfel, und der Umwandler von Io bringt am Rundenende nichts.
ruling-X7 = Steht der Schild von Zira für den Trank des Wissens ein, bekommst du 5 Energien und 10 Kristalle, und der Trank bleibt gedreht liegen, um in der nächsten Runde wieder zu wirken.
ruling-X8 = Gegen Syllas darf ein Schild von Zira für deine Karte einstehen und ein zweiter für den ersten: Ein Schild geht, und du erhältst 20 Kristalle, oder 10, wenn die andere Lesart gewählt ist.
ruling-X9 = Zwei Titus gegen einen einzigen Mitspieler mit 1 Kristall: Der erste nimmt ihn und bleibt, der zweite findet nichts und wird geopfert.
ruling-X10 = Beim Kelch der Prophezeiung als fünfter Karte werden mit Wissen von der Beschwörungslehre 5 alle vier gezogenen Karten abgeworfen, selbst das Luftamulett; mit Wissen 6 darf das Luftamulett ins Spiel und macht daraus 8. Der Stab des Frühlings zahlt nur für den Kelch.
ruling-X11 = Zwei Spieler mit Figrim haben 0 und 1 Kristall, wenn am Rundenende die Jahreszeit wechselt. War der ärmere Startspieler, wird der Kristall genommen und zurückgenommen; war es der reichere, wechselt er einmal den Besitzer.
ruling-X12 = Das zweite Jahr ein zweites Mal zu erreichen, nachdem die Stiefel der Zeit zurückgegangen sind, bringt keine Karten mehr, doch jedes Überschreiten löst Figrim, Stundenglas und Statue von Eolis aus. Karten aus Bücherei II lassen sich noch in dem Spielzug beschwören, in dem sie kommen.
ruling-X13 = Wer mit vier Karten und Wissen von der Beschwörungslehre 4 die Verdammte Seele bekommt, hat fünf, kann vor Wissen 6 nicht beschwören, verliert am Rundenende 3 Kristalle und bekommt nichts für die Versiegelte Truhe von Urm. Die Seele zählt für Ragfields Helm und bei Gleichstand.

## Z. Verhalten von Board Game Arena, dem wir nicht folgen

ruling-Z1 = Werden die Würfel für eine Runde geworfen, kann jeder Würfel jede seiner sechs Seiten zeigen.
ruling-Z2 = Beim Amulett der Elemente zählt jede Hand des Schicksals, und trotzdem wird mindestens 1 Energie gezahlt.
ruling-Z3 = Ein Raven, der das Medaillon von Ragnor kopiert, gibt 1 Energie für jeden magischen Gegenstand, den du im Spiel hast, ohne Abzug.
ruling-Z4 = Die Waage von Ishtar bekommt die volle Erhöhung durch Umwandlungsboni, auch über 3 pro Energie hinaus.
ruling-Z5 = Fähigkeitsmarker 8 nimmt auch Wasserenergien vom Wasseramulett an.
ruling-Z6 = Fähigkeitsmarker 10 kann den Jahreszeitenstein nicht um ein einzelnes Feld bewegen.
ruling-Z7 = Fähigkeitsmarker 6 und Umwandlungsboni desselben Spielzugs addieren sich; keiner ersetzt den anderen.
ruling-Z8 = Der Umwandler von Io richtet sich nach dem Würfel, den du wirklich gewählt hast, auch wenn die Jahreszeit inzwischen gewechselt hat, und bringt nichts, wenn der Standhafte Würfel diesen Würfel ersetzt hat.
ruling-Z9 = Eine Reserve über ihrer Grenze wird auch dann sofort gekürzt, wenn es die Grenze ist, die gesunken ist.
ruling-Z10 = Steht der Schild von Zira für das Abwerfen bei der Blutsaugenden Krone ein, nennt und zeigt der Spieler die Handkarte und behält genau diese.
ruling-Z11 = Solange die Karte, die dein Würfel dich ziehen lässt, noch nicht gezogen ist, kannst du weder umwandeln noch einen anderen Bonus als Zwei ziehen nutzen. In den anderen Lesarten kannst du es und ziehst sie später.
ruling-Z12 = In der Schlusswertung wird zwischen den Schritten nichts auf 0 angehoben.
ruling-Z13 = Jahreszeiteneffekte von Karten richten sich nach Spieler und Sitzplatz, nicht nach den Nummern der Karten.
ruling-Z14 = Der Spiegel der Jahreszeiten muss Energien in eine andere Art verwandeln.
ruling-Z15 = Energien auf dem Wasseramulett können für den Wächter von Argos nicht hergegeben werden.
ruling-Z16 = Mit Ratty Nachtschatten darfst du einem Mitspieler weniger als 2 Energien nehmen.
ruling-Z17 = Nachdem du die erste Karte abgelehnt hast, die Gefährtenfänger oder Schriftrolle von Ishtar gefunden hat, darfst du aufhören, ohne weiterzusuchen; als Option musst du weitersuchen und den nächsten Fund behalten.
ruling-Z18 = Kommt ein Amulett der Elemente kostenfrei ins Spiel, gibt es alle vier Effekte; keiner darf ausgelassen werden.
ruling-Z19 = Mit leerer Hand verlangt der Thron der Erneuerung kein Abwerfen; der Schild von Zira ist dann bei ihm nicht nutzbar, und nichts geschieht.
ruling-Z20 = Der Dämon von Argos trifft die Mitspieler im Uhrzeigersinn, beginnend links von dem Spieler, der ihn ins Spiel bringt.
