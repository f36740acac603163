### Until when something comes, in games that were thought through.

hint-in-draft = in the draft
hint-in-round = in this round or the next
hint-in-season = before { $season } ends
hint-in-year = in this year
hint-in-game = in the whole game

# Parts of a game: “points lost in …”.
review-year = year { $n }
review-prelude = the Prelude
