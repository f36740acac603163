### Besprechungen von Partien, auf Deutsch.

cli-help-review = sagen, was die Entscheidungen einer Partie wert waren, nach dem, was jeder Platz wusste
cli-help-review-seat = nur dieser Platz; ohne Angabe alle
cli-help-times = so viel Mal genauer hinsehen (%(default)s), was so viel Mal länger dauert
cli-review-takes = { $n } Entscheidungen; das dauert etwa { $seconds } s.
cli-review-working = Besprechung
cli-review-head = { $name }: { $points } Punkte, { $won ->
    [yes] gewonnen
   *[other] nicht gewonnen
}
cli-review-curve = Siegchance { $from } % → { $to } %
cli-review-sums = anfangs erwartet: { $first } Punkte und { $odds } %; eigene Entscheidungen { $play } und { $chance } %, die der anderen { $others } und { $theirs } %, Würfel und Karten { $luck } und { $gave } %, nicht erklärt { $rest } und { $left } %, gegenüber dem, was man auf den ersten Blick nimmt; am Ende { $points } und { $won } %
cli-review-worst = Größte Fehler
cli-review-at = Entscheidung
cli-review-turn = Zug
cli-review-chosen = gewählt
cli-review-best = besser
cli-review-lost = verloren
cli-review-turning = Wendepunkte
cli-review-turned = Entscheidung { $n }: Siegchance { $from } % → { $to } % ({ $causes })
cli-review-own = eigene Entscheidung { $chance } %
cli-review-theirs = Entscheidungen der anderen { $chance } %
cli-review-luck = Würfel und Karten { $chance } %
cli-review-rest = nicht erklärt { $chance } %
cli-review-earlier = Die Entscheidungen { $first } bis { $last } wurden nach Regelversion { $rules } getroffen, die hier fehlt, und werden nicht analysiert.
cli-review-others = Wichtige Entscheidungen der anderen
cli-review-lucky = Größter Einfluss von Würfeln und Karten
cli-review-swayed = Entscheidung { $n }, { $who }: Chance { $chance } %, Punkte { $points }
cli-review-as-expected = Keine Entscheidung der anderen hat diese Partie deutlich verändert.
cli-review-picked = Draft: { $cards }
cli-review-card = { $card } ({ $points })
