### How to play, in English: a guided first game of each. $other is the bot one plays against.

page-learn-title = How to play
page-learn-waiting = { $who } is choosing …
page-learn-how = A guide takes you through the first round of a real game against a bot. The cards and dice are prepared, every choice stays yours, and at the end you can simply play on.
page-learn-begin = Begin ({ $n } short steps)
page-learn-resume = Go on where you were
page-learn-guide = Guide
page-learn-step = step { $n } of { $total }
page-learn-next = Go on
page-learn-show = Show me
page-learn-do = Do it for me
page-learn-back = Back
page-learn-lay = Lay them out like this
page-learn-again = Start again
page-learn-strayed = You have left the prepared path. That is allowed, only the guide does not know the way here: undo it if that is still possible, start again, or play on by yourself.
page-learn-alone = Play on by myself
page-learn-so-far = If the game ended now
page-learn-on = Play on at this table
page-learn-whole = Play a whole game now
