### Le plateau de SpellBook en français.

game-spellbook = SpellBook
    .text = Sept sorts à apprendre : réunissez des materias, nourrissez votre familier et choisissez jusqu'où mener chaque sort.

page-spellbook-pouch = Sac
page-spellbook-box = Boîte de défausse
page-spellbook-wipes = L'Autel est vidé quand cette case est remplie.
page-spellbook-about = { $spell } : voir dans la galerie

# A letter or two for each color, on the materia; no two alike.
page-letter-red = R
page-letter-purple = Vi
page-letter-green = Ve
page-letter-black = N
page-letter-white = Bc
page-letter-blue = Bu
page-letter-yellow = J
page-altar = Autel
page-pool = Réserve : { $n } sur 9
page-board = Plateau Familier : { $n } sur 14, valeur { $points }
page-home-will-spellbook = { $n ->
    [0] Vous jouez seul contre un adversaire qui suit le livret de règles
    [one] Vous jouez contre un robot
   *[other] Vous jouez contre { $n } robots
}. Chaque Journée, vous prenez des materias le matin, le midi et le soir, et vous apprenez des sorts. Ce que vous pouvez faire est toujours marqué et expliqué.
page-home-house-spellbook = Les sorts un par un, selon leur couleur, et ce que le livret laisse ouvert. Le premier choix est notre lecture.
