### Until when something comes, in games that were thought through.

sb-hint-in-day = by the end of { $who }'s next Day
sb-hint-in-game = before the game ends

# Parts of a game: “points lost in …”.
sb-review-days = on Days { $first } to { $last }

# By what kind of choice something was lost: “points lost on Days 1 to 10 …”.
sb-review-by-skip = by skipping a phase
sb-review-by-no-skip = by not skipping a phase
sb-review-by-morning = by the morning action
sb-review-by-midday = by the midday action
sb-review-by-evening = by the evening action
sb-review-by-learn-late = by learning late
sb-review-by-learn-never = by not learning
sb-review-by-take = by which materia was taken
sb-review-by-store = by which materia was stored
sb-review-by-discard = by which materia was discarded
sb-review-by-learn = by which spell was learned
sb-review-by-payment = by what was paid for a spell
sb-review-by-spell = by how { $spell } was used

# What others take, if one does not: $share and $other how often, of 100 games.
sb-hint-would-takes = Otherwise { $who } would take from the Altar { $when }: { $materia } (in { $other } of 100 games, against { $share } with this one).
sb-hint-lets-takes = Leaves on the Altar for { $who } { $when }: { $materia } (in { $share } of 100 games, against { $other } with { hint-rival }).

# What is there to be spent.
sb-hint-enough = materia for { $spell }, level { $level }
sb-hint-too-few = too few materia for { $spell }, level { $level }
