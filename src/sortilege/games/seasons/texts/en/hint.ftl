### Until when something comes, in games that were thought through.

hint-in-draft = in the draft
hint-in-dice = this round
hint-in-round = this round or the next
hint-in-season = before { $season } ends
hint-in-year = this year
hint-in-game = before the game ends

# Parts of a game: “points lost in …”.
review-year = in year { $n }
review-prelude = in the Prelude

# By what kind of choice something was lost: “points lost in year 2 …”.
review-by-draft = by a pick in the draft
review-by-ability = by the choice of an ability token
review-by-years = by the year a card was kept for
review-by-dice = by the choice of a die
review-by-reserve = by which energies were kept
review-by-payment = by what was paid for { $card }
review-by-card = by how { $card } was used
review-by-order = by the order within a turn
review-by-summon-which = by which card was summoned
review-by-summon-late = by summoning late
review-by-summon-never = by not summoning a card
review-by-summon-waiting = by summoning instead of waiting
review-by-transmute-which = by which energy was transmuted
review-by-transmute-late = by transmuting late
review-by-transmute-never = by not transmuting an energy
review-by-transmute-waiting = by transmuting instead of waiting
review-by-activate-which = by which card was activated
review-by-activate-late = by activating a card late
review-by-activate-never = by not activating a card
review-by-activate-waiting = by activating a card instead of waiting
review-by-bonus-which = by which bonus was used
review-by-bonus-late = by using a bonus late
review-by-bonus-never = by not using a bonus
review-by-bonus-waiting = by using a bonus instead of waiting

# What others take, if one does not: $share and $other how often, of 100 games.
hint-would-takes_die = Otherwise { $who } would take the { $die } { $when }: { $face } (in { $other } of 100 games, against { $share } with this one).
hint-lets-takes_die = Leaves the { $die } to { $who } { $when }: { $face } (in { $share } of 100 games, against { $other } with { hint-rival }).
hint-would-picks = Otherwise { $who } would pick { $card } { $when } (in { $other } of 100 games, against { $share } with this one).
hint-lets-picks = Leaves { $card } to { $who } { $when } (in { $share } of 100 games, against { $other } with { hint-rival }).

# What is there to be spent.
hint-slot = a free slot
hint-no-slot = no free slot
hint-fewer = less than { $what }
