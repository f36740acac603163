### Die Seite auf Deutsch; die Worte der Spiele stehen in den anderen Dateien.

## Around the table

page-language = Sprache
page-home = Zur Startseite
page-close = Schließen
page-footer = Sortilege ist eine unabhängige Umsetzung und steht in keiner Verbindung zu Verlagen oder Autoren der Spiele. Wem diese Spiele gefallen, der kaufe die Brettspiele.

## Start page

page-welcome = Zwei Spiele voller Magie, ein Tisch.
page-game = Spiel
page-bots = Bots
page-strength = Ihre Stärke
page-bot-random = sanft: nach Zufall
page-bot-greedy = geübt: nimmt, was am besten aussieht
page-bot-mcts-50 = gut: denkt voraus
page-bot-mcts-200 = stark: denkt weiter voraus
page-bot-mcts-800 = am stärksten: denkt lange nach
page-bot = Bot, { $name }
page-name = Dein Name
page-guest = Alex
page-play-now = Jetzt spielen
page-friends = Mit Freunden
page-player = Spieler { $n }
page-make = Tisch eröffnen
page-mine = Meine Tische
page-open = Offene Tische

## Sitting down

page-join = An den Tisch setzen
page-sit = Platz nehmen
page-free = freier Platz
page-link = Link für Platz { $n }
page-copied = Kopiert.
page-start = Partie beginnen

## Playing

page-your-turn = Du bist dran
page-over = Die Partie ist zu Ende.
page-unreadable = Was von dieser Partie gespeichert war, ist beschädigt; sie kann nicht weitergehen. Du kannst sie abbrechen; ihre Aufzeichnung bleibt.
page-unknown-game = Diese Seite kennt das Spiel „{ $game }“ nicht und kann den Tisch daher nicht zeigen. Lade die Seite neu; wenn das nicht hilft, aktualisiere Sortilege.
page-paused = Die Partie ruht.
page-refused = Was jetzt nicht geht, und warum ({ $n })
page-ruling = Regelung { $id }: { $text }
page-take-back = Meine Wahl zurücknehmen
page-undo = Rückgängig
page-rematch = Noch einmal
page-rematch-go = Zur nächsten Partie
page-handover = Gib das Gerät an { $who } weiter.
page-handover-go = Ich bin es
page-log = Was geschah
page-score = Wertung
page-table = Der Tisch
page-away = abwesend
page-stand-in = ein Bot vertritt
page-lost = Die Verbindung ist abgerissen; neuer Versuch …
page-parted = Du bist hier abgemeldet, oder der Platz gehört dir nicht mehr. Du siehst, was Zuschauer sehen.

## Seasons

page-hand = Hand
page-bonus-track = Boni
page-bonuses = { $n } von 3 Boni genutzt
page-dice = Würfel
page-rates = Kristalle je umgewandelter Energie
page-deck = Stapel
page-discard = Ablage
page-energies = Energien
page-pack = Wähle aus diesen Karten
page-looking = Nur du siehst diese Karten
page-own-hand = Deine Hand
page-own-libraries = Deine Büchereien
page-year = Jahr { $n }
page-split = Deine Karten für drei Jahre
page-split-how = Sage bei jeder Karte, in welchem Jahr du sie bekommst: { $n } für jedes Jahr.
page-split-done = So auslegen

## SpellBook

# A letter or two for each color, on the materia; no two alike.
page-letter-red = R
page-letter-purple = L
page-letter-green = Gr
page-letter-black = S
page-letter-white = W
page-letter-blue = B
page-letter-yellow = Ge
page-altar = Altar
page-pool = Vorrat: { $n } von 9
page-board = Gefährtentafel: { $n } von 14, wert { $points }

## Refusals

page-no-unavailable = Der Server ist gerade nicht zu erreichen.
page-no-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
