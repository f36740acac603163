### The rulings of SpellBook in English, one message each, in our own words.
### Ids and order are those of rulings.yaml.

## A. Day and use of spells

ruling-S1 = Morning, Midday and Evening come in this order, each with at most one action, and each may be skipped. A primary action and a spell's action compete for the same place.
ruling-S2 = A spell with a phase cannot be used on the Day it was learned, even if its phase is still to come.
ruling-S3 = An instant effect happens right after the Learn that brought it and never again; a permanent effect holds from that moment on.
ruling-S4 = A spell with a phase may be used at its own level or any lower one. Abundance, Swiftness, Knowledge, Mirage and Communion have only the effect of the level they stand on.
ruling-S5 = An action of which no part could change anything is not offered: Eruption at level 5 with 6 materia in the pool does nothing.
ruling-S6 = You may leave an action out, but not make it smaller. Only Divination at level 4 takes up to 2, and Storm replaces as many materia as you like; to do less otherwise, use a lower level.

## B. Pool limit

ruling-S7 = A pool never holds more than 9 materia. Draw or take one at a time and stop at 9; with 6 in the pool, Blaze draws 3 instead of 4.
ruling-S8 = Taking several materia with too little room takes as many as fit: with 7 in the pool, Sharing at level 5 takes 2.
ruling-S9 = Sacrifice, Time Travel and Clone at level 5 discard first, so the room they make counts.
ruling-S10 = Cure draws as far as there is room and then discards its full number: at level 5 with 8 in the pool it draws 1 and discards 3.
ruling-S11 = Sharing at level 3 first takes 1, then draws 1 if there is room, and then the others draw.
ruling-S12 = The 2 new materia of Divination always go on the Altar. What it takes is cut to the room in the pool, and level 3 still ends with a discard of 1.
ruling-S13 = Blaze and Storm may be used with a pool of 9, since something else still happens; Storm drops a level all the same.
ruling-S14 = An effect that takes, swaps or stores a fixed number from the Altar needs that many fitting materia there. Storm takes what is left and Communion at level 3 stores what there is; in the other reading every effect that takes or stores does so.

## C. Altar

ruling-S15 = When a Day ends, an Altar of 0 to 4 materia is filled to 5, one of 5 to 9 gets 1 more, and one of 10 or more is discarded and gets 5 new ones.
ruling-S16 = The Altar's limit of 10 counts only at the end of a Day; Divination may go beyond it until then.
ruling-S17 = A cleared Altar lies in the discard box before the 5 new materia are drawn, so some may come back if the pouch runs out.
ruling-S18 = With an empty Altar nothing that needs Altar materia can be used; players who come too late for Blaze take nothing.

## D. Pouch and discard box

ruling-S19 = The discard box goes back into the pouch only when a materia has to be drawn and the pouch is empty; then the draw goes on.
ruling-S20 = With pouch and discard box both empty, you draw what there is and stop; nothing comes back from pools, cards or boards, and the Altar may stay below 5. In the other reading the materia of the Altar go back into the pouch when a player has to draw.
ruling-S21 = In the discard box lie materia spent on spells, discarded by effects, replaced by Storm or cleared from the Altar. Stored materia and those on cards never come back.

## E. Familiar board

ruling-S22 = A Familiar board has 14 spaces and is worth 0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15 or 16 points with 0 to 13 materia, and 18 when full.
ruling-S23 = What does not fit on the Familiar board stays where it was, in the pool or on the Altar. Offering and Focus need the whole group in the pool even so.
ruling-S24 = With 14 materia stored nothing more can be stored; the swap of Growth at level 3 still works.

## F. Learning a spell

ruling-S25 = A spell costs exactly 3, 4 or 5 materia of its color, for the level of that number, as you choose. No overpaying, and no learning a spell twice.
ruling-S26 = Three materia with one rune, whatever their colors, count as one of the spell's color; with a pool of 9 you can use two such groups at most.
ruling-S27 = At least one materia of the spell's own color must be paid as itself; it goes on the card.
ruling-S28 = Three materia of one rune may include the spell's own color. This never raises the level, but changes what leaves your pool.
ruling-S29 = You choose which of the materia paid as themselves goes on the card; its rune stays for the game. In the other reading it may also come from a group of three.
ruling-S30 = Three of one rune replace a materia only while learning, never for Offering, Focus, Sacrifice or the like.
ruling-S31 = The order of a Learn: pay, put the materia on the card, store for Communion at level 5, then the instant effect.

## G. Spell by spell

ruling-S32 = Sacrifice, Levitation and Time Travel name round at level 3, triangle at level 4 and square at level 5; a higher level adds a choice, as lower ones stay usable.
ruling-S33 = One use of Levitation takes 2 materia of one rune; runes are not mixed.
ruling-S34 = Time Travel discards its rune and then raises one other learned spell of level 3 or 4 by one. Without such a spell it cannot be used.
ruling-S35 = Raising a spell never sets off an instant effect, but points and permanent effects are those of the new level at once.
ruling-S36 = A Growth that has dropped may be raised by Time Travel and used again; its final level counts for points.
ruling-S37 = Feast raised from 4 to 5 has 1 point per stored color instead of its 2 points, and its levels 3 and 4 can still be used.
ruling-S38 = Blaze draws up to 4 first. Then each other player, clockwise, must take 1 of their choice, unless the Altar is empty or they have 9.
ruling-S39 = After Sharing each other player, clockwise, must draw 1 unless they have 9.
ruling-S40 = Divination at level 4 takes 0, 1 or 2 from the whole Altar; two must be of one color. Level 3 discards any 1 of the pool.
ruling-S41 = Purification swaps equal numbers, also with a pool of 9, and needs that many in the pool and on the Altar.
ruling-S42 = Growth drops one level after storing at level 4 or 5. Its swap at level 3 never lowers it, and it never goes below 3.
ruling-S43 = Growth standing at 5 and used at level 4 drops to 4; in the other reading it drops to 3. A Clone that copies it drops one level in either reading.
ruling-S44 = Offering needs materia of one color, Focus materia with the rune on its card. Focus at level 4 or 5 stores or takes, not both.
ruling-S45 = Feast at level 3 takes a color that is on your Familiar board, at level 4 it stores any 1 from the Altar; level 5 has no action of its own.
ruling-S46 = Storm discards any number of Altar materia together, none included, draws as many new ones, takes 3 of the result and drops a level. At level 3 it has no action.
ruling-S47 = Swiftness at level 3 or 4 gives one Morning action right after it is learned, which may be declined. At level 5 every later Day has two Morning actions.
ruling-S48 = Mirage draws 1, or 2 from level 4 on, for each materia with its rune that you take from the Altar on your own Day. Draws never set it off, nor does taking on another player's Day.
ruling-S49 = When several materia are taken, Mirage draws right after the one that set it off, and may fill the pool before the next; you choose the order.
ruling-S50 = Materia that Growth, Feast or Communion store from the Altar set off Mirage, and the draws go to the pool; in the other reading they do not.
ruling-S51 = Purification does not set off Mirage, since a swap brings the pool nothing more; in the other reading it does.
ruling-S52 = Knowledge counts the other learned spells at their final levels: 1 point each at level 3, 2 for those at level 4 or 5 and 1 for those at 3 at level 4, 2 each at level 5.
ruling-S53 = Communion at level 3 stores 3 materia from the Altar at once, as far as there are spaces and materia; the pool does not matter.
ruling-S54 = Communion at level 4 brings 1 point for each stored materia with its rune, besides what the board is worth.
ruling-S55 = With Communion at level 5, every Learn, its own included, stores 2 of the materia spent, of your choice but not the one on the card. You must, as far as there are free spaces.
ruling-S56 = Transmutation is a Learn in which up to 1 (level 4) or 2 (level 5) materia with its rune count as the spell's color. Groups of three cannot be used with it, and one real materia is needed.
ruling-S57 = A materia with Transmutation's rune that has the spell's color anyway counts as itself and uses up none of the 1 or 2.

## H. Clone

ruling-S58 = Clone is always the Midday action: level 3 copies a Midday, level 4 an Evening and level 5, after a discard of its own rune, a Morning action. Your own Evening is still to come.
ruling-S59 = A copied spell is used at its owner's level or a lower one, with your own pool and board; the owner's card stays as it is.
ruling-S60 = When Focus or Transmutation is copied, the rune on the owner's card counts; in the other reading it is the one on Clone.
ruling-S61 = Copying Growth at level 4 or 5 lowers Clone by one level; copying its swap does not.
ruling-S62 = Storm and Time Travel are white like Clone, and each game has just one white spell, so they are never copied.
ruling-S63 = Clone copies actions of other players' spells and primary actions of the phase, even before any player has learned a spell: never another Clone, nor a level without an action.
ruling-S64 = When you copy Blaze or Sharing, the other players are all but you, the owner included, from your left on.
ruling-S65 = The materia that Clone discards at level 5 is in the discard box before the copied action, so it may be drawn again.

## I. End, score and ties

ruling-S66 = The seventh spell learned or the fourteenth materia stored brings the end: that Day is finished, and then play goes on until everybody has had equally many Days.
ruling-S67 = Who fills the Familiar board at Midday still has the Evening.
ruling-S68 = Points are those of each learned spell at its final level, what Feast, Knowledge and Communion count, and the Familiar board. The pool counts 0.
ruling-S69 = A tie goes to the player with most spells learned, then to the one with most materia in the pool; else the win is shared.

## J. Solo

ruling-S70 = Alone you start with 7 materia on the Altar and 2 in the pool. After each Evening you put 1 Altar materia on the opponent's next space; then the Altar is filled to 7.
ruling-S71 = The opponent's board has 17 spaces: fewer than 4 materia score 0, 4 score 14, and each further one 2 more, up to 40. The lower area scores 1 per materia.
ruling-S72 = A materia on the opponent's space 4, 9 or 14 clears the rest of the Altar, and 7 new ones are drawn.
ruling-S73 = The solo game also ends when space 17 is filled; on the last Day the opponent still gets its materia. The higher score wins, and a tie is nobody's.
ruling-S74 = Alone, each use of Blaze puts 1 Altar materia of your choice, and each use of Sharing 1 from the pouch, into the opponent's lower area.
ruling-S75 = Alone, Clone copies the level-4 effect of one of your unlearned spells of the fitting phase, with Clone's rune; primary actions cannot be copied. Growth still lowers Clone.
ruling-S76 = Materia given to the opponent never set off Mirage.
ruling-S77 = Alone, materia above 7 on the Altar after the opponent's turn are discarded, the oldest first; in the other reading they stay.
ruling-S78 = If the Altar is empty when a solo Day ends, the opponent gets nothing, and the Altar is filled to 7. In the other reading it is filled first, and the opponent gets one of these.
ruling-S79 = For a harder solo game, 1 to 3 materia from the pouch start in the opponent's lower area, 1 point each.
