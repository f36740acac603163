### Seasons und Enchanted Kingdom auf Deutsch: Karten, Fähigkeitsmarker, Verzauberungen, einzelne Wörter.
### Die Namen der Grundbox sind die gedruckten, die der Erweiterung unsere Übersetzung; jeder Effekt steht in unseren eigenen Worten.
### Die Ids sind die der Fakten. Variablen sind die Optionen des Tisches und $players.

## Machtkarten, Grundbox

amulet_of_air = Luftamulett
    .text = Wenn es ins Spiel kommt: Dein Wissen von der Beschwörungslehre steigt um 2, höchstens auf 15.
amulet_of_fire = Feueramulett
    .text = Wenn es ins Spiel kommt: Zieh vier Karten, behalte eine davon auf der Hand und wirf die drei anderen ab.
amulet_of_earth = Erdamulett
    .text = Wenn es ins Spiel kommt: Du erhältst 9 Kristalle.
amulet_of_water = Wasseramulett
    .text = Wenn es ins Spiel kommt: Leg 4 Energien deiner Wahl auf diese Karte. Du darfst sie ausgeben und umwandeln, als lägen sie in deiner Reserve, doch sie gehören nicht dazu und brauchen dort keinen Platz. Die Karte wird nie wieder aufgefüllt; verlässt sie das Spiel, ist der Rest darauf verloren.
balance_of_ishtar = Waage von Ishtar
    .text = { $balance ->
        [old] Aktivierung: Wandle 4 Energien einer Art in 12 Kristalle um. Du brauchst dafür keine Erlaubnis zum Umwandeln, und was deinen Umwandlungsertrag erhöht, erhöht ihn für jede der 4 Energien. In dieser Auflage kostet es 6 Kristalle, die Karte zu beschwören.
       *[new] Aktivierung: Wandle 3 Energien einer Art in 9 Kristalle um. Du brauchst dafür keine Erlaubnis zum Umwandeln, und was deinen Umwandlungsertrag erhöht, erhöht ihn für jede der 3 Energien.
    }
staff_of_spring = Stab des Frühlings
    .text = Permanent: Du erhältst 3 Kristalle für jede Machtkarte, die du nach dieser aus der Hand beschwörst. Karten, die kostenfrei ins Spiel kommen, bringen nichts ein.
temporal_boots = Stiefel der Zeit
    .text = Wenn sie ins Spiel kommen: Zieh den Jahreszeitenstein 1, 2 oder 3 Felder vor oder zurück. Ein Jahreszeiten- oder Jahreswechsel wirkt sofort. Geht es ins Vorjahr zurück, verliert niemand Handkarten.{ $before_year1 ->
        [forbid] {" "}Hinter den Anfang des ersten Jahres geht es nicht zurück.
       *[allow] {""}
    }
purse_of_io = Geldbeutel von Io
    .text = Permanent: Jede Energie, die du umwandelst, bringt 1 Kristall mehr. Das gilt auch für die Waage von Ishtar und den Trank des Lebens, nicht aber für den Nimmersatten Kessel oder den Drachenschädel.
divine_chalice = Kelch der Prophezeiung
    .text = Wenn er ins Spiel kommt: Zieh vier Karten, bring eine davon kostenfrei ins Spiel und wirf die drei anderen ab. Lässt dein Wissen von der Beschwörungslehre neben dem Kelch keine weitere Karte zu, wirf alle vier ab.
syllas_the_faithful = Syllas der Gewissenhafte
    .text = Wenn er ins Spiel kommt: Im Uhrzeigersinn wählt jeder Mitspieler eine seiner eigenen Machtkarten im Spiel und opfert sie.
figrim_the_avaricious = Figrim der Habgierige
    .text = Bei jedem Jahreszeitenwechsel: Nimm jedem Mitspieler, der Kristalle hat, 1 Kristall ab. Die Beschwörungskosten richten sich nach der Spielerzahl.
naria_the_prophetess = Naria die Prophetin
    .text = Wenn sie ins Spiel kommt: Zieh eine Karte pro Spieler, dich mitgezählt. Behalte zuerst eine auf der Hand und gib dann jedem Mitspieler eine der übrigen; niemand darf ablehnen.
wondrous_chest = Wundersame Kiste
    .text = { $chest ->
        [turn] Am Ende jedes deiner Spielzüge: Liegen in deiner Reserve 4 oder mehr Energien, erhältst du 3 Kristalle.
       *[round] Am Ende jeder Runde: Liegen in deiner Reserve 4 oder mehr Energien, erhältst du 3 Kristalle.
    }
beggars_horn = Horn des Bettlers
    .text = Am Ende jeder Runde: Liegt in deiner Reserve keine oder nur eine Energie, erhältst du 1 Energie deiner Wahl.
die_of_malice = Würfel der Boshaftigkeit
    .text = Aktivierung, bevor du die Aktionen deines Würfels ausführst: Du erhältst 2 Kristalle und wirfst deinen Würfel neu. Es zählt die neue Seite.
kairn_the_destroyer = Kairn der Vernichter
    .text = Aktivierung: Wirf 1 Energie ab. Jeder Mitspieler verliert 4 Kristalle oder alle, wenn er weniger hat.
amsug_longneck = Amsug Langhals
    .text = Wenn er ins Spiel kommt: Jeder, der magische Gegenstände im Spiel hat, auch du selbst, nimmt einen eigenen davon auf die Hand zurück. Du wählst zuletzt.
bespelled_grimoire = Verzaubertes Grimoire
    .text = Wenn es ins Spiel kommt: Du erhältst 2 Energien deiner Wahl. Permanent: Deine Reserve fasst bis zu 10 Energien. Ein zweites Grimoire schafft keinen weiteren Platz.
ragfields_helm = Ragfields Helm
    .text = Bei Spielende: Du erhältst 20 Kristalle, wenn jeder Mitspieler weniger Machtkarten im Spiel hat als du. Gleichstand an der Spitze reicht nicht.
hand_of_fortune = Hand des Schicksals
    .text = Permanent: Jede Machtkarte, die du beschwörst, kostet 1 Energie weniger, und du wählst, welche. Mindestens 1 Energie bleibt zu zahlen, außer die Karte kostet ohnehin keine Energie. Kristalle und Aktivierungskosten werden nicht billiger.
lewis_greyface = Lewis von Unruh
    .text = Wenn er ins Spiel kommt: Wähle einen Mitspieler. Du erhältst aus dem Vorrat die gleichen Energien, die in seiner Reserve liegen. Er behält seine.
runic_cube_of_eolis = Runenwürfel von Eolis
    .text = Im Spiel tut er nichts; sein Wert sind seine 30 Prestigepunkte.
potion_of_power = Trank der Macht
    .text = Aktivierung: Opfere den Trank. Zieh eine Karte, die du behalten musst, und erhöhe dein Wissen von der Beschwörungslehre um 2.
potion_of_dreams = Trank der Träume
    .text = Aktivierung: Opfere den Trank und wirf deine ganze Reserve ab, auch wenn sie leer ist. Danach kommt eine deiner Handkarten kostenfrei ins Spiel, sofern dein Wissen von der Beschwörungslehre sie zulässt.
potion_of_knowledge = Trank des Wissens
    .text = Aktivierung: Opfere den Trank. Du erhältst 5 Energien deiner Wahl.
potion_of_life = Trank des Lebens
    .text = Aktivierung: Opfere den Trank und wandle deine ganze Reserve zu je 4 Kristallen pro Energie um. Du brauchst dafür keine Erlaubnis zum Umwandeln und bekommst dadurch auch keine. { $life_bonus ->
        [ignored] Umwandlungsbonus und Fähigkeitsmarker 6 erhöhen den Ertrag nicht.
       *[counts] Was deinen Umwandlungsertrag erhöht, erhöht auch diesen.
    }{ $life ->
        [lockout] {" "}Kein anderer Spieler darf in dieser Runde noch umwandeln.
       *[free] {""}
    }
hourglass_of_time = Stundenglas der Zeit
    .text = { $hourglass ->
        [round_end] Bei jedem Jahreszeitenwechsel: Du erhältst am Ende der Runde 1 Energie deiner Wahl.
       *[immediate] Bei jedem Jahreszeitenwechsel: Du erhältst sofort 1 Energie deiner Wahl.
    }
scepter_of_greatness = Zepter der großen Macht
    .text = Wenn es ins Spiel kommt: Du erhältst 3 Kristalle für jeden anderen magischen Gegenstand, den du im Spiel hast. Gefährten zählen nicht.
olafs_blessed_statue = Olafs gesegnete Statue
    .text = Wenn sie ins Spiel kommt: Du erhältst 20 Kristalle.
yjangs_forgotten_vase = Yjangs vergessene Vase
    .text = Permanent: Du erhältst 1 Energie deiner Wahl für jede Machtkarte, die du nach dieser aus der Hand beschwörst. Karten, die kostenfrei ins Spiel kommen, bringen nichts ein.
elemental_amulet = Amulett der Elemente
    .text = Beschwörungskosten: je 1 Energie von einer bis vier verschiedenen Arten. Kommt es ins Spiel, wirkt jede gewählte Art. Wasser: Du erhältst 2 Energien; Erde: Du erhältst 5 Kristalle; Feuer: Zieh eine Karte und behalte sie; Luft: Dein Wissen von der Beschwörungslehre steigt um 1. Kommt es kostenfrei ins Spiel, treten alle vier Effekte ein.
tree_of_light = Baum der Lichter
    .text = Aktivierung, eines von beiden: Zahle 3 Kristalle für 1 Energie deiner Wahl, oder wirf 1 Energie ab, um für den Rest deines Spielzugs umwandeln zu dürfen.
arcano_leech = Magischer Parasit
    .text = Permanent: Ein Mitspieler muss dir 1 Kristall geben, ehe er eine Machtkarte aus der Hand beschwört; hat er keinen, kann er nicht beschwören. Für Karten, die kostenfrei ins Spiel kommen, wird nichts fällig. Die Beschwörungskosten richten sich nach der Spielerzahl.
crystal_orb = Kristallkugel
    .text = Aktivierung, eines von beiden. Entweder siehst du dir die oberste Karte des Nachziehstapels an und legst sie zurück oder wirfst 4 Energien ab, damit sie kostenfrei ins Spiel kommt, sofern dein Wissen von der Beschwörungslehre sie zulässt. Oder du zahlst 3 Kristalle und wirfst die oberste Karte ungesehen ab.
glutton_cauldron = Nimmersatter Kessel
    .text = Aktivierung: Leg 1 deiner Energien auf den Kessel. Die siebte löst ihn sofort aus: Opfere den Kessel, nimm seine 7 Energien in deine Reserve und erhalte 15 Kristalle. Bis dahin sind die Energien darauf zu nichts zu gebrauchen.
vampiric_crown = Blutsaugende Krone
    .text = Wenn sie ins Spiel kommt: Entweder ziehst du eine Karte, zeigst sie und behältst sie, oder du zeigst eine Handkarte und wirfst sie ab. Du erhältst so viele Energien deiner Wahl, wie diese Karte Prestigepunkte hat; bei null oder weniger keine.
dragon_skull = Drachenschädel
    .text = Aktivierung: Opfere 3 deiner Machtkarten im Spiel; der Schädel selbst darf darunter sein. Du erhältst 15 Kristalle.
demon_of_argos = Dämon von Argos
    .text = Wenn er ins Spiel kommt: Im Uhrzeigersinn senkt jeder Mitspieler sein Wissen von der Beschwörungslehre um 1 und zieht eine Karte, die er behalten muss. Niemand muss wegen des gesunkenen Wissens eine Karte opfern.
titus_deepgaze = Titus Kullerauge
    .text = Am Ende jeder Runde: Nimm jedem Mitspieler, der Kristalle hat, 1 Kristall ab. Hatte ein Mitspieler keinen, opfere Titus danach. Die Beschwörungskosten richten sich nach der Spielerzahl.
air_elemental = Luftelementar
    .text = Wenn er ins Spiel kommt: Jede Energie in den Reserven deiner Mitspieler wird zu Luft. Energien, die auf Karten liegen, bleiben, wie sie sind.
thieving_fairies = Diebische Feen
    .text = Permanent: Sooft ein Mitspieler eine Machtkarte aktiviert, nimm ihm 1 Kristall ab, falls er einen hat; in jedem Fall erhältst du 1 weiteren aus der Bank. { $fairies ->
        [after_cost] Die Aktivierungskosten zahlt er davor.
       *[before_cost] Die Aktivierungskosten zahlt er erst danach, und er muss es noch können.
    } Die Beschwörungskosten richten sich nach der Spielerzahl.
cursed_treatise_of_arus = Verfluchtes Traktat von Arus
    .text = Wenn es ins Spiel kommt: Du erhältst 2 Energien deiner Wahl und 10 Kristalle, und dein Wissen von der Beschwörungslehre steigt um 1. Wird es geopfert, wirf deine ganze Reserve ab. Es ist minus 10 Prestigepunkte wert.
idol_of_the_familiar = Bildnis der Gefährten
    .text = { $idol ->
        [old] Aktivierung: Du erhältst 1 Kristall für jeden Gefährten, den du im Spiel hast. In dieser Auflage bringt es nichts, wenn es ins Spiel kommt.
       *[new] Wenn es ins Spiel kommt: Du erhältst 10 Kristalle. Aktivierung: Du erhältst 1 Kristall für jeden Gefährten, den du im Spiel hast.
    }
necrotic_kriss = Opferdolch
    .text = Aktivierung: Wirf einen Gefährten aus der Hand ab oder opfere einen, den du im Spiel hast. Du erhältst 4 Energien deiner Wahl.
lantern_of_xidit = Laterne von Xidit
    .text = Bei Spielende: Du erhältst 3 Kristalle für jede Energie, die noch in deiner Reserve liegt. Energien auf Karten zählen nicht.
sealed_chest_of_urm = Versiegelte Truhe von Urm
    .text = Bei Spielende: Du erhältst 20 Kristalle, wenn keine deiner Karten im Spiel ein Gefährte ist. Gefährten auf der Hand schaden nicht.
mirror_of_the_seasons = Spiegel der Jahreszeiten
    .text = Aktivierung: Zahle X Kristalle, wobei X mindestens 1 ist. Verwandle X deiner Energien einer Art in X Energien einer einzigen anderen Art.
pendant_of_ragnor = Medaillon von Ragnor
    .text = Wenn es ins Spiel kommt: Du erhältst 1 Energie deiner Wahl für jeden anderen magischen Gegenstand, den du im Spiel hast. Gefährten zählen nicht.
sid_nightshade = Sid Nachtschatten
    .text = Wenn er ins Spiel kommt: Hast du mehr Kristalle als jeder Mitspieler, nimm jedem von ihnen 5 ab oder alle, wenn er weniger hat. Bei Gleichstand an der Spitze geschieht nichts. Die Beschwörungskosten richten sich nach der Spielerzahl.
damned_soul_of_onys = Verdammte Seele von Onys
    .text = Wenn du sie ins Spiel bringst: Du erhältst 10 Kristalle und 1 Wasserenergie. Aktivierung: Wirf 1 Wasserenergie ab und gib diese Karte dem Spieler zu deiner Linken, gleich wie hoch sein Wissen von der Beschwörungslehre ist; sie darf noch in derselben Runde weitergereicht werden. Am Ende jeder Runde verliert ihr Besitzer bis zu 3 Kristalle. Sie ist minus 5 Prestigepunkte wert.

## Machtkarten, Enchanted Kingdom

heart_of_argos = Herz von Argos
    .text = Permanent: Wenn du in deinem Spielzug zum ersten Mal eine Machtkarte aktivierst, leg 1 Erdenergie auf das Herz. Am Ende der Runde wandert diese Energie in deine Reserve.
horn_of_plenty = Füllhorn
    .text = Am Ende jeder Runde: Wirf 1 Energie aus deiner Reserve oder von deinem Wasseramulett ab, falls du eine hast. War es Erde, erhältst du 5 Kristalle.
fairy_monolith = Feenmonolith
    .text = Am Ende jeder Runde: Du darfst 1 deiner Energien auf den Monolithen legen, ohne Obergrenze. Aktivierung: Nimm mindestens 1 Energie von ihm in deine Reserve. Die gelagerten Energien sind sonst nicht verwendbar und gehen verloren, wenn der Monolith das Spiel verlässt.
selenias_codex = Selenias Kodex
    .text = Wenn er ins Spiel kommt: Nimm einen anderen deiner magischen Gegenstände aus dem Spiel auf die Hand zurück. Zu dessen Beschwörungskosten muss mindestens 1 Energie gehören. Hast du keinen solchen Gegenstand, geschieht nichts.
scroll_of_ishtar = Schriftrolle von Ishtar
    .text = Wenn sie ins Spiel kommt: Nenne eine Energieart und deck Karten vom Nachziehstapel auf, bis ein magischer Gegenstand erscheint, zu dessen Beschwörungskosten diese Energie gehört. { $second_search ->
        [forced] Behalte ihn auf der Hand, oder wirf ihn ab und such noch einmal, mit derselben oder einer anderen Art; den zweiten Fund musst du behalten.
       *[optional] Behalte ihn auf der Hand oder wirf ihn ab; dann darfst du einmal weitersuchen, mit derselben oder einer anderen Art, und musst den zweiten Fund behalten.
    } Die übrigen aufgedeckten Karten wirfst du ab.
mesodaes_lantern = Mesodaes Laterne
    .text = Permanent: Deine Reserve fasst 1 Energie weniger. Am Ende jeder Runde: Du erhältst 3 Kristalle. Die Laterne lässt sich nur beschwören und nie kostenfrei ins Spiel bringen.
statue_of_eolis = Statue von Eolis
    .text = Permanent: Deine Reserve fasst 1 Energie weniger. Bei jedem Jahreszeitenwechsel: Entweder erhältst du 1 Energie deiner Wahl, oder du erhältst 2 Kristalle und siehst dir die oberste Karte des Nachziehstapels an, die dort liegen bleibt.
familiar_catcher = Gefährtenfänger
    .text = Wenn er ins Spiel kommt: Deck Karten vom Nachziehstapel auf, bis ein Gefährte erscheint. { $second_search ->
        [forced] Behalte ihn auf der Hand, oder wirf ihn ab und such noch einmal; den zweiten Fund musst du behalten.
       *[optional] Behalte ihn auf der Hand oder wirf ihn ab; dann darfst du einmal weitersuchen und musst den zweiten Fund behalten.
    } Die übrigen aufgedeckten Karten wirfst du ab.
ios_transmuter = Umwandler von Io
    .text = Permanent: Bringt dir dein Würfel Kristalle, darfst du in diesem Spielzug umwandeln. Hast du das getan, erhältst du am Ende der Runde 2 Kristalle, gleich wie viele Energien es waren.
throne_of_renewal = Thron der Erneuerung
    .text = Wenn er ins Spiel kommt: Wirf eine Handkarte ab, zieh eine Karte und geh auf deiner Bonusleiste ein Feld zurück, falls du nicht mehr am Anfang stehst. Mit leerer Hand geschieht nichts.
potion_of_resurrection = Trank der Auferstehung
    .text = Aktivierung: Opfere den Trank. Sieh dir die fünf Karten an, die vor ihm oben auf dem Ablagestapel lagen, oder so viele es gibt, behalte eine auf der Hand und leg die übrigen unter diesen Stapel. Der Trank selbst ist nicht dabei.
jewel_of_the_ancients = Juwel der Ahnen
    .text = Aktivierung: Gib 3 Energien einer Art aus; leg eine davon auf das Juwel und wirf die beiden anderen ab. Bei Spielende: Du erhältst 35 Kristalle, wenn mindestens 3 Energien auf dem Juwel liegen, andernfalls verlierst du 10.
shield_of_zira = Schild von Zira
    .text = Permanent: Müsstest du wegen eines Effekts eine andere deiner Machtkarten abwerfen oder opfern, darfst du an ihrer Stelle den Schild opfern und erhältst 10 Kristalle. Der Effekt tritt trotzdem ein, selbst wenn der Verlust der Karte sein Preis war. { $zira_chain ->
        [single] Je Verlust hilft nur ein Schild.
       *[chained] Ein zweiter Schild darf den ersten ersetzen.
    }
steadfast_die = Standhafter Würfel
    .text = Permanent: Einmal in deinem Spielzug darfst du vor den Aktionen deines Würfels auf dessen Seite verzichten und stattdessen eines davon wählen: dein Wissen von der Beschwörungslehre um 1 erhöhen, 1 Energie deiner Wahl erhalten oder in diesem Spielzug umwandeln dürfen.
amulet_of_time = Amulett der Zeit
    .text = Wenn es ins Spiel kommt: Du erhältst 2 Energien deiner Wahl. Wirf dann beliebig viele Handkarten ab, auch keine, und zieh ebenso viele nach.
arcane_telescope = Magisches Fernrohr
    .text = Aktivierung: Zahle 2 Kristalle. Sieh dir die obersten drei Karten des Nachziehstapels an und leg sie in beliebiger Reihenfolge zurück.
argos_hawk = Falke von Argos
    .text = Wenn er ins Spiel kommt: Du erhältst 10 Kristalle, und dein Wissen von der Beschwörungslehre steigt um 1. Aktivierung: Opfere den Falken. Jeder Mitspieler senkt sein Wissen von der Beschwörungslehre um 1 und erhält 6 Kristalle.
raven_the_usurper = Raven der Usurpator
    .text = Wenn er ins Spiel kommt: Du darfst einen magischen Gegenstand wählen, den ein Mitspieler im Spiel hat, und dessen Beschwörungskosten zahlen. Raven hat dann alle Effekte dieses Gegenstands, auch den beim Ins-Spiel-Kommen und den der Aktivierung, aber nicht dessen Prestigepunkte. Verlässt der Gegenstand das Spiel, opfere Raven.
warden_of_argos = Wächter von Argos
    .text = Wenn er ins Spiel kommt: Wähle eines von beiden. Entweder wirft jeder Spieler, auch du, 4 Energien aus seiner Reserve ab oder alle, wenn er weniger hat; oder jeder Spieler, auch du, wirft eine Handkarte ab.
ratty_nightshade = Ratty Nachtschatten
    .text = Wenn er ins Spiel kommt: Nimm aus der Reserve jedes Mitspielers bis zu 2 Energien deiner Wahl. Die Beschwörungskosten richten sich nach der Spielerzahl.

## Fähigkeitsmarker (die Namen sind von uns; auf den Markern stehen nur Zahlen)

token_1 = Glücksfund
    .text = Einmal, in deinem Spielzug: Zieh eine Karte, dann behalte sie oder wirf sie ab. Ist der Marker eingesetzt, kostet er in der Schlusswertung 5 Prestigepunkte.
token_2 = Loslassen
    .text = Einmal, in deinem Spielzug: Opfere eine deiner Machtkarten im Spiel oder wirf eine aus der Hand ab. Ist der Marker eingesetzt, bringt er in der Schlusswertung 6 Prestigepunkte.
token_3 = Energieschub
    .text = Einmal, in deinem Spielzug: Du erhältst 2 Energien deiner Wahl. Ist der Marker eingesetzt, kostet er in der Schlusswertung 5 Prestigepunkte.
token_4 = Schritt zurück
    .text = Einmal, in deinem Spielzug: Senke dein Wissen von der Beschwörungslehre um 1, aber nicht unter die Zahl deiner Machtkarten im Spiel. Ist der Marker eingesetzt, bringt er in der Schlusswertung 10 Prestigepunkte.
token_5 = Voller Ärmel
    .text = Gilt immer und wird nie umgedreht: In der Schlusswertung ist jede deiner Handkarten 3 Prestigepunkte wert, statt dich 5 zu kosten.
token_6 = Feiner Schmelztiegel
    .text = Einmal, in deinem Spielzug: Du darfst bis zum Ende des Spielzugs umwandeln und erhältst dabei 1 Kristall mehr pro Energie. Ist der Marker eingesetzt, ändert er nichts an der Schlusswertung.
token_7 = Kristallader
    .text = Einmal, in deinem Spielzug: Du erhältst 12 Kristalle. Ist der Marker eingesetzt, kostet er in der Schlusswertung 6 Prestigepunkte.
token_8 = Trankopfer
    .text = Einmal, in deinem Spielzug: Wirf 4 Wasserenergien aus deiner Reserve oder von deinem Wasseramulett ab. Ist der Marker eingesetzt, bringt er in der Schlusswertung 18 Prestigepunkte.
token_9 = Großer Schritt
    .text = Einmal, in deinem Spielzug: Dein Wissen von der Beschwörungslehre steigt um 2, höchstens auf 15. Ist der Marker eingesetzt, kostet er in der Schlusswertung 5 Prestigepunkte.
token_10 = Drehung des Rades
    .text = Einmal, in deinem Spielzug: Zieh den Jahreszeitenstein genau 2 Felder vor oder zurück{ $before_year1 ->
        [forbid] , aber nicht hinter den Anfang des ersten Jahres
       *[allow] {""}
    }. Ist der Marker eingesetzt, bringt er in der Schlusswertung 3 Prestigepunkte.
token_11 = Neugierige Blicke
    .text = Einmal, in deinem Spielzug: Sieh dir die Handkarten aller Mitspieler an. Ist der Marker eingesetzt, bringt er in der Schlusswertung 9 Prestigepunkte.
token_12 = Voraussicht
    .text = Einmal, in deinem Spielzug: Sieh dir die obersten drei Karten des Nachziehstapels an und leg sie in beliebiger Reihenfolge zurück. Ist der Marker eingesetzt, ändert er nichts an der Schlusswertung.

## Verzauberungen

elemental_construction = Elementarer Aufbau
    .text = Spieleröffnung: Jeder Spieler bekommt 18 Karten und behält 9 davon; es werden keine Karten weitergegeben. Die übrigen werden in den Nachziehstapel zurückgemischt.
extended_experience = Erweiterte Erfahrung
    .text = Spieleröffnung: Der Draft geht über 12 statt 9 Karten pro Spieler, und jeder teilt seine in drei Sets zu je 4 auf.
natural_selection = Natürliche Auslese
    .text = Spieleröffnung: Jeder Spieler bekommt 11 Karten und wirft die erste ab, die er auswählt. Die anderen 10 werden wie üblich gedraftet, und danach wirft jeder eine davon ab, sodass 9 bleiben.
entangling_roots = Umschlingende Wurzeln
    .text = Jeder Spieler darf pro Spielzug nur eine Machtkarte aus der Hand beschwören. Für Karten, die kostenfrei ins Spiel kommen, gilt keine Grenze.
nature_spirit = Naturgeist
    .text = Jede Machtkarte, die aus der Hand beschworen wird, kostet 1 Energie beliebiger Art mehr, auch wenn sie nur Kristalle oder gar nichts kostet. Karten, die kostenfrei ins Spiel kommen, sind nicht betroffen. Selenias Kodex darf jeden anderen magischen Gegenstand zurückholen.
argos_embrace = Umarmung von Argos
    .text = Sooft du durch einen Effekt eine oder mehrere neue Karten auf der Hand hast, verlierst du 5 Kristalle. Hast du weniger als 5, verlierst du keine, musst aber eine Machtkarte hergeben, aus dem Spiel geopfert oder aus der Hand abgeworfen. Karten aus deinen Büchereien sind ausgenommen.
ios_bounty = Freigebigkeit von Io
    .text = Jede Energie, die ein Spieler umwandelt, bringt 1 Kristall mehr, zusätzlich zum Geldbeutel von Io und zum Umwandlungsbonus.
olafs_knowledge = Olafs Wissen
    .text = Es gibt einen fünften Bonus: Zieh eine Karte, dann behalte sie oder wirf sie ab. Er braucht ein Feld der Bonusleiste wie die anderen; es bleibt bei höchstens drei Boni.
drought = Dürre
    .text = Zieht der Jahreszeitenstein vorwärts über Feld 6 hinaus in den Sommer, muss der Spieler mit den meisten Kristallen eine Machtkarte opfern, oder seine Reserve fasst für den Rest des Spiels 1 Energie weniger. Bei Gleichstand an der Spitze geschieht nichts. Höchstens einmal pro Jahr.
vision_of_destiny = Vision des Schicksals
    .text = Die obersten zwei Karten des Nachziehstapels liegen stets offen. Einmal in deinem Spielzug, sobald dein Würfel anderes zulässt, darfst du 5 Kristalle zahlen, um die oberste abzuwerfen.

## Energien und Kristalle

air = Luft
water = Wasser
fire = Feuer
earth = Erde
crystals = Kristalle

## Jahreszeiten

winter = Winter
spring = Frühling
summer = Sommer
fall = Herbst

## Arten von Machtkarten

item = magischer Gegenstand
familiar = Gefährte

## Boni

bonus_exchange = Tauschen
    .text = { $exchange ->
        [upto2] Leg eine oder zwei deiner Energien in den Vorrat zurück und nimm dir ebenso viele deiner Wahl. Du rückst auf der Bonusleiste ein Feld vor.
       *[exact2] Leg zwei deiner Energien in den Vorrat zurück und nimm dir zwei deiner Wahl. Du rückst auf der Bonusleiste ein Feld vor.
    }
bonus_transmute = Umwandeln
    .text = Du darfst bis zum Ende deines Spielzugs umwandeln und erhältst dabei 1 Kristall mehr pro Energie. Du rückst auf der Bonusleiste ein Feld vor.
bonus_gauge = Wissen erhöhen
    .text = Dein Wissen von der Beschwörungslehre steigt um 1; bei 15 nicht möglich. Du rückst auf der Bonusleiste ein Feld vor.
bonus_draw_two = Zwei ziehen
    .text = Statt der einen Karte, die dein Würfel dich ziehen lässt, zieh zwei, behalte eine auf der Hand und wirf die andere ab. Du rückst auf der Bonusleiste ein Feld vor.
bonus_olaf = Olafs Wissen
    .text = Zieh eine Karte, dann behalte sie oder wirf sie ab. Du rückst auf der Bonusleiste ein Feld vor. Nur mit der gleichnamigen Verzauberung.
