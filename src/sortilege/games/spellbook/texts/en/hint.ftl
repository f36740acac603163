### Until when something comes, in games that were thought through.

sb-hint-in-day = by the end of { $who }'s next Day
sb-hint-in-game = in the whole game

# Parts of a game: “points lost in …”.
sb-review-days = Days { $first } to { $last }
