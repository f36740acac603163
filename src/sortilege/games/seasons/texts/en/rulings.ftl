### The rulings of Seasons and Enchanted Kingdom in English, one message each, in our own words.
### Ids and order are those of rulings.yaml.

## V. Where printings or translations disagree

ruling-V1 = Balance of Ishtar follows the revised printing: it costs 2 crystals to summon and turns 3 identical energies into 9 crystals. With the old printing it costs 6 crystals and turns 4 identical energies into 12. Enchanted Kingdom replaces that card, whatever the language of the base box.
ruling-V2 = Idol of the Familiar follows the revised printing and brings 10 crystals as it enters play; the old printing, which Enchanted Kingdom replaces whatever the language of the base box, brings nothing at that moment.
ruling-V3 = The exchange bonus trades exactly two energies, so a player who owns only one cannot use it; the other reading allows one or two.
ruling-V4 = Wondrous Chest counts your reserve when the round ends; the other reading counts it when its owner's turn ends.
ruling-V5 = Card, energy, crystals and gauge step of your die all have to be taken before you do anything else. The other reading puts only energy and crystals first and lets you take the card and the gauge step whenever you like in your turn.
ruling-V6 = A player whom Demon of Argos leaves with more cards in play than their gauge keeps all of them, but can add none until the gauge exceeds the number of cards in play.
ruling-V7 = Hourglass of Time gives its energy the moment the season changes; the other reading gives it when that round ends.
ruling-V8 = An Elemental Amulet put into play for free has all four of its effects.
ruling-V9 = Drinking a Potion of Life neither gives a lasting permission to transmute nor takes one away that you had from elsewhere. In the other reading no player who follows may transmute in that round; only the first one to drink may go on.
ruling-V10 = If the season token is pushed beyond space 12 of year 3 in the middle of a round, that round is still played to its end before the game stops.
ruling-V11 = A tie on points goes to whichever tied player has most Power cards in play; the other reading asks who summoned the most during the game.
ruling-V12 = A gauge never goes above 15.
ruling-V13 = You can be handed the Damned Soul of Onys even when your gauge is already full.
ruling-V14 = Titus Deepgaze leaves play by being sacrificed, so whatever applies to a sacrifice applies to him.
ruling-V15 = Air Elemental does not touch the energies on an opponent's Amulet of Water (a misprint elsewhere says Amulet of Air).
ruling-V16 = A card may be activated in the very turn in which it was summoned.
ruling-V17 = When a second Scepter of Greatness or Pendant of Ragnor enters play, the first one counts as one of your other magic items.
ruling-V18 = The two energies Bespelled Grimoire brings simply go into your reserve, of which the Grimoire is a part.
ruling-V19 = The card and the gauge step of your die have to be taken. The other reading makes only energy and crystals compulsory: you may take the card and the step in your turn whenever you like, or leave them.

## A. Setup and Prelude

ruling-A1 = Of the five different dice of each color, one more than there are players is drawn at random before the game, and those dice serve the whole game.
ruling-A2 = All players begin with 0 crystals, gauge 0, bonus track 0 and no energy; the season token begins on space 1 of year 1, in winter.
ruling-A3 = Each Power card is there twice, so the Magician deck (cards 1 to 30) has 60 cards and the Archmage deck (1 to 50) has 100. Enchanted Kingdom adds 40 to either.
ruling-A4 = At Apprentice level there is no draft: every player gets a printed set of nine cards, out of four, and sorts it into three piles. Cards 31 to 50 stay out, and all other cards, those of unused sets included, form the draw pile.
ruling-A5 = The youngest player is first in round 1; at a digital table the first player is set or drawn by lot.
ruling-A6 = In the draft everybody takes one card at a time in secret and passes the rest to the left, always in that direction, until all nine are taken.
ruling-A7 = Your nine cards become three piles of three: your hand, Library II and Library III. They are secret, but you may look at your own libraries whenever you like.
ruling-A8 = Each player is dealt 3 ability tokens at random before the Prelude and keeps one, chosen after the piles are made and before round 1. The dealt tokens are secret, the kept one is open to all, and the two others are out of the game and never score.
ruling-A9 = One single enchantment, drawn or agreed upon, is turned up before the Prelude and stays in force, for all to see, until the end of the game.
ruling-A10 = The stockpile of energies never runs out.
ruling-A11 = Elemental Construction takes 18 cards per player, so a deck of 60 cards is too small for it with four players.

## B. Round structure

ruling-B1 = A round goes: straighten all cards, roll the dice of the current season, choose dice clockwise, play full turns clockwise, end-of-round effects, season token, end-of-game test, first player to the left.
ruling-B2 = The six faces of a die are equally likely, and two of them show 1 pip, two 2 pips and two 3 pips.
ruling-B3 = The color of a round's dice is fixed by the roll. Should the season token move later in that round, every die of it, rerolled or left over, keeps its color, while transmutation rates and season effects follow the token.
ruling-B4 = After the actions of your die you may take any number of actions in any order until you end your turn; a permission to transmute that you did not use is then gone.
ruling-B5 = Two copies of a card both work and their effects add up, unless the card itself says otherwise, as Bespelled Grimoire does.
ruling-B6 = The game is never over in the middle of a round.
ruling-B7 = Of every effect you do as much as you can. A card whose entering effect can do nothing still enters play and stays there.
ruling-B8 = Crystals never go below 0. A cost or an Arcano Leech toll must be payable in full, otherwise the action is not allowed; a loss or forced gift takes only what is there.
ruling-B9 = Since Raven the Usurper can mimic an item, a player may have an effect more than twice, and every copy in force counts.

## C. Die actions and the reserve limit

ruling-C1 = Your turn opens in this order: Die of Malice, once per upright copy; Steadfast Die, once at most; the actions of the die; then everything else, in any order.
ruling-C2 = You must take the card, energy, crystals and gauge step your die shows before you do anything else; the transmute symbol only allows you to transmute until the end of your turn. In the other readings card and gauge step come whenever you like in your turn, and in one of them you may also leave them.
ruling-C3 = For the card symbol you draw one card, look at it alone, and keep or discard it; no face shows it together with another symbol.
ruling-C4 = With the gauge at 15, a gauge symbol on the die is lost.
ruling-C5 = A die face with crystals shows neither transmute nor gauge: it gives 1, 2 or 3 crystals with two energies, or 6 crystals alone. Of the 20 dice, 12 have a face with the card symbol.
ruling-C6 = Your reserve holds 7 energies. When a gain takes it above its limit, you choose at once which energies, old or new, you keep, and nothing else goes on before that.
ruling-C7 = All energies of one effect arrive together and are cut down to the limit once; two copies of a card are two separate gains.
ruling-C8 = Energies lying on Glutton Cauldron, Amulet of Water, Heart of Argos, Jewel of the Ancients or Fairy Monolith do not count toward the limit of the reserve, and you cannot throw them away to meet it.
ruling-C9 = Your reserve holds 7 energies, or 10 with one or more Grimoires, less 1 for each Mesodae's Lantern, Statue of Eolis and Drought token you have, never below 0.
ruling-C10 = When the limit of your reserve falls, you discard down to it at once, even in another player's turn: with 10 energies and your Grimoire returned to hand by Amsug Longneck, you go down to 7 before play goes on.

## D. Transmutation

ruling-D1 = Crystals per transmuted energy: winter water 1, air 1, fire 2, earth 3; spring earth 1, water 1, air 2, fire 3; summer earth 1, fire 1, water 2, air 3; fall fire 1, air 1, earth 2, water 3.
ruling-D2 = You transmute at the rates of the season in which the token stands at that moment, whatever the color of the dice.
ruling-D3 = A permission to transmute lasts until the end of your turn and may be used in several goes. It comes from the die, the transmute bonus, Tree of Light, Io's Transmuter, Steadfast Die or ability token 6.
ruling-D4 = You may transmute energies from your reserve, Grimoire included, and from Amulet of Water, but none that lie on Glutton Cauldron, Heart of Argos, Jewel of the Ancients or Fairy Monolith.
ruling-D5 = Each transmuted energy yields the season's rate, plus 1 per Purse of Io, plus 1 for every transmute bonus you have taken earlier in the turn, plus 1 after ability token 6, plus 1 under Io's Bounty.
ruling-D6 = Balance of Ishtar transmutes its three energies at 3 crystals each without needing permission, and every increase counts for each of them: 9 crystals, 12 with a Purse of Io, 15 with a transmute bonus as well. The old printing gives 12 and 4 more per increase.
ruling-D7 = Potion of Life transmutes your whole reserve at 4 crystals per energy without needing permission, and Purse of Io and Io's Bounty raise it. A transmute bonus or ability token 6 used earlier in the turn raises it too, unless the other reading is chosen.
ruling-D8 = A transmute bonus does not improve what you transmuted before it, and several of them in one turn add 1 each; a fourth one, made possible by Throne of Renewal, gives 4 in all.
ruling-D9 = Crystals from Glutton Cauldron, Dragon Skull, Lantern of Xidit, Horn of Plenty, Idol of the Familiar and the exchanges of Tree of Light or Mirror of the Seasons are no transmutation, so nothing raises them.
ruling-D10 = Potion of Life leaves no permission to transmute behind it, but one you have from the die or a bonus still holds after it. In the other reading it also keeps the players who follow from transmuting in that round.

## E. Summoning, and putting into play free

ruling-E1 = You may summon a card from your hand only in your turn, after the actions of your die, with a free place on your gauge, the whole cost and every Arcano Leech toll at hand, and under Entangling Roots only once per turn.
ruling-E2 = A summon goes in steps: 1 crystal to each opposing Arcano Leech, the cost, the card enters play, your Staff of Spring and Yjang's Forgotten Vase pay, and only then the card's own entering effect.
ruling-E3 = The crystals for the cost and for all opposing Arcano Leeches must be there before the summon, and Staff of Spring's 3 come too late. With 4 crystals you cannot summon Naria (3) against two Leeches; with 5 you end at 0.
ruling-E4 = Arcano Leech, Hand of Fortune, Staff of Spring and Yjang's Forgotten Vase ignore their own summon, while a copy already in play does act when a second one is summoned.
ruling-E5 = Each Hand of Fortune you have waives 1 energy of a summon, of your choice and always, but at least 1 energy must be paid if any was due. It lowers no crystals and charges nothing for a card that costs no energy.
ruling-E6 = Under Nature Spirit the extra energy may be of any type, and Hand of Fortune can take off that energy or one of the printed ones. A single fire thus suffices for Warden of Argos (1 air) if you have a Hand.
ruling-E7 = For Elemental Amulet you choose one to four different types and pay 1 energy less per Hand of Fortune, but at least 1, and only with chosen types. Waived types still have their effect and you need not own them.
ruling-E8 = The extra energy that Nature Spirit asks for on Elemental Amulet is paid on top of the chosen types and brings no effect of its own.
ruling-E9 = A summon is paid in full before any effect: what the water effect of Elemental Amulet brings, 2 energies, comes too late to pay for its other types.
ruling-E10 = Energies on your Amulet of Water can pay for anything that asks you for energy: summons, activations, transmutation, exchange and ability token 8. You decide which energies come from the Amulet.
ruling-E11 = Costs for 2, 3 and 4 players: Figrim 3, 6, 9 crystals; Arcano Leech 2, 5, 8 crystals; Thieving Fairies 0, 3, 6 crystals; Titus 1, 2, 3 fire; Sid Nightshade 1, 2, 3 earth; Ratty Nightshade 2, 4, 6 crystals.
ruling-E12 = Entering play for free is no summon: no Leech toll, no Staff, Vase or Hand, no Nature Spirit, no count for Entangling Roots. The card does need a place on the gauge, has its entering effect, and cannot be Mesodae's Lantern.
ruling-E13 = The place on the gauge must be free before the new card has its effect: with four cards in play and gauge 4 you cannot summon Amulet of Air, although it would raise the gauge.
ruling-E14 = Divine Chalice takes up its own place first, so it needs two to bring in a free card; Crystal Orb needs one more place, and Potion of Dreams frees its own before the new card comes.
ruling-E15 = Demon of Argos, Argos Hawk or a Damned Soul can leave you with more cards than your gauge: you keep them, but bring in no other card until the gauge exceeds their number.
ruling-E16 = A cost is paid exactly: never more than it asks, and never in part.

## F. Activation

ruling-F1 = To activate a card you turn it and pay its cost; it must be upright, it must be your turn, and each card works once per round.
ruling-F2 = These can be activated: Balance, Die of Malice, Kairn, the five potions, Tree of Light, Crystal Orb, Cauldron, Dragon Skull, Idol, Kriss, Mirror, Damned Soul, Monolith, Jewel, Telescope, Hawk, and Raven when it mimics such a card.
ruling-F3 = All turned cards are straightened together at the start of the next round.
ruling-F4 = A card that has left play and comes back is as new: upright, with nothing on it, and free to be activated again in the same round.
ruling-F5 = Without its cost a card cannot be activated. With the cost paid it may be, even for nothing, as Idol without a familiar; only Potion of Dreams needs a card it can put into play.
ruling-F6 = At each activation by an opponent, each of your Thieving Fairies takes 1 crystal from them if they have one and 1 from the bank in any case, copy after copy. An opponent without crystals may still activate.
ruling-F7 = Thieving Fairies take their crystal first and the activation cost is paid second; a player who could not pay it any more may not activate. The other reading has the cost paid first.
ruling-F8 = Using Die of Malice or passing the Damned Soul is an activation and sets off Thieving Fairies and Heart of Argos. Bonuses, ability tokens, Steadfast Die, Io's Transmuter and all entering, permanent and end-of-round effects are not.
ruling-F9 = The Damned Soul of Onys is handed over upright, so that its new holder can hand it on before the round is over.

## G. Bonuses

ruling-G1 = For the exchange bonus you return two energies, or one or two in the other reading, from reserve or Amulet of Water and take as many of any types into your reserve, even the same ones. Energies from the Amulet can overfill the reserve, which you then cut down at once.
ruling-G2 = The transmute bonus allows you to transmute until the end of your turn and adds 1 crystal per energy.
ruling-G3 = The gauge bonus raises your gauge by 1; at 15 it cannot be used, and nothing is spent.
ruling-G4 = The draw-two bonus replaces a draw your die gives you and that you have not made yet, once per draw: keep exactly one of the two cards. It does not help draws from card effects, nor a die replaced by Steadfast Die.
ruling-G5 = Your bonus track has 3 spaces: the same bonus may be used again, even in one turn, and Throne of Renewal frees a space. The final position costs 0, 5, 12 or 20 points.
ruling-G6 = Under Olaf's Knowledge there is a fifth bonus to choose from: draw a card.

## H. Season wheel

ruling-H1 = The year's 12 spaces follow on without a gap from one year to the next; the season changes between spaces 3 and 4, 6 and 7, 9 and 10, and 12 and 1.
ruling-H2 = Each boundary between two seasons that the token crosses counts as a change of season, forward or backward, whether a die, Temporal Boots or ability token 10 moved it.
ruling-H3 = A move of at most 3 spaces crosses at most one boundary between seasons; it is the crossing that counts.
ruling-H4 = Temporal Boots move the season token 1, 2 or 3 spaces, never 0; ability token 10 moves it exactly 2.
ruling-H5 = When the token enters year 2 or 3, at whatever moment, all players take the matching library into hand at once and may use it straight away. Each library is handed out only once.
ruling-H6 = Moving back from space 1 to space 12 sets the year back by one; everybody keeps their hand and no card returns to a library.
ruling-H7 = Beyond space 12 of year 3 in mid-round, season effects happen and the round is finished, its last move included. If the token has been moved back within year 3 by then, the game goes on.
ruling-H8 = The season token may be moved back from space 1 of year 1 into the fall before it: that is a change of season and fall dice may follow, but no library is involved. The other reading forbids such a move.
ruling-H9 = When a season changes, the year marker and the libraries come first, then Drought, then the cards in play.
ruling-H10 = Season effects of cards go player by player, clockwise: from the active player in mid-turn, from this round's first player at the end of the round. Within one player Figrim comes first, then Hourglass, then Statue of Eolis.
ruling-H11 = If the season changes in mid-turn, its effects happen before the mover's next action, and other players choose and cut down their energies on the spot.
ruling-H12 = The step from fall to winter that ends year 3 is a change of season too, and its effects happen before the scoring.

## J. End of round

ruling-J1 = End-of-round effects go clockwise from the player who was first in this round; each player finishes all of theirs before the next begins.
ruling-J2 = The owner of several end-of-round effects orders those whose order makes a difference now, such as Damned Soul and a card that brings crystals while there are fewer than 3. The others come without a question, in this order: Hourglass, Damned Soul, Beggar's Horn, Heart of Argos, Titus, Wondrous Chest, Mesodae's Lantern, Io's Transmuter, Fairy Monolith, Horn of Plenty. An effect that can do nothing yet waits until it can. As an option, the whole order is fixed.
ruling-J3 = A Beggar's Horn that gave nothing is looked at again after Fairy Monolith or Horn of Plenty has taken an energy; no copy gives more than once per round.
ruling-J4 = Several copies of an end-of-round card are settled one after the other, each seeing what the one before has changed.
ruling-J5 = End-of-round effects come before the season token moves, and they happen in the last round as well.
ruling-J6 = Energies from Beggar's Horn and Heart of Argos are also subject to the limit of the reserve. Wondrous Chest counts what the Heart has brought: 3 energies and 1 from the Heart make the 4 it needs.

## Q. Piles and hidden information

ruling-Q1 = As soon as the last card of the draw pile is drawn, the whole discard pile is shuffled to replace it, and an unfinished draw goes on from there. Cards an effect is still holding are not shuffled in; laid onto two empty piles, they are shuffled then and at once.
ruling-Q2 = If draw pile and discard pile are both empty, you draw what there is and do what you can of the rest.
ruling-Q3 = The discard pile lies face down in the order in which cards came, the newest on top; no player may look through it.
ruling-Q4 = Open to all are crystals, gauges, energies, cards in play and what lies on them, bonus tracks, kept ability tokens and the number of cards in hands and piles. Hands, libraries and draft cards are secret.
ruling-Q5 = A revealed card is seen by everybody; a card that is looked at is seen only by the player entitled to it.
ruling-Q6 = A card discarded from hand is not shown, except where it has to prove something: Vampiric Crown for its prestige, Necrotic Kriss for being a familiar.
ruling-Q7 = The card that Crystal Orb discards for 3 crystals is seen by no player, not even the Orb's owner.
ruling-Q8 = A player who draws, looks at or discards a card sees it alone, and Naria's owner sees all the cards while each opponent sees only their own. Everybody sees cards entering or leaving play and those of Vampiric Crown, Familiar Catcher, Scroll of Ishtar and Vision of Destiny.
ruling-Q9 = When Crystal Orb or Vision of Destiny moves the last card of the draw pile to the discard pile, that card is shuffled into the new draw pile with the others. It goes there in one step, so it already lies in the discard pile when the draw pile turns out to be empty.

## K. Base cards

ruling-K1 = Amulet of Air raises the gauge by 2, to 15 at most, and needs its place on the gauge before that.
ruling-K2 = Of the four cards drawn with Amulet of Fire exactly one goes to hand, and the others are discarded face down; if there are fewer cards, you choose among those.
ruling-K3 = Amulet of Earth brings 9 crystals, and 9 again each time it comes back into play.
ruling-K4 = The 4 energies on Amulet of Water can be spent like reserve energies, but most effects that look at a reserve pass them by; Horn of Plenty does reach them. They are lost if the Amulet leaves play.
ruling-K5 = Balance of Ishtar needs no permission to transmute, and energies on Amulet of Water may be among its 3 identical ones (4 in the old printing).
ruling-K6 = Each Staff of Spring pays 3 crystals per card you summon from hand: not for free cards, and not for itself.
ruling-K7 = Temporal Boots must move the season token by 1 to 3 spaces either way, even when put into play for free, and season and year effects follow at once.
ruling-K8 = Each Purse of Io adds 1 crystal per transmuted energy, with Balance of Ishtar and Potion of Life too, but adds nothing to Glutton Cauldron or Dragon Skull.
ruling-K9 = If there is a place left after Divine Chalice itself, one of the four drawn cards must enter play for free, with its own entering effect; if not, all four are discarded. Mesodae's Lantern can never be the one.
ruling-K10 = For Syllas the Faithful each opponent, clockwise, sacrifices one card of their own choice; one who has no card in play is passed over. Giving up Cursed Treatise of Arus also empties that player's reserve.
ruling-K11 = Each Figrim takes 1 crystal from each opponent who has any at every change of season, so two copies take up to 2.
ruling-K12 = Naria's owner keeps a card first and then gives one to each opponent, who cannot refuse it and is the only other person to see it. If cards are short, the owner is served first and then the others clockwise.
ruling-K13 = At the end of the round, or of its owner's turn in the other reading, each Wondrous Chest pays 3 crystals for a reserve of 4 energies or more; the Grimoire's places count, Amulet of Water and Glutton Cauldron do not.
ruling-K14 = Each Beggar's Horn gives 1 energy at the end of the round to a reserve of 0 or 1. With two Horns, an empty reserve gets 2, and a reserve of 1 gets just 1.
ruling-K15 = Die of Malice is used before the actions of the die, so not in the turn it enters play: it pays 2 crystals and the new face is binding. A second copy may roll once more for 2 more crystals.
ruling-K16 = For 1 energy of any type Kairn makes each opponent lose 4 crystals, or all if fewer; no player gains them.
ruling-K17 = For Amsug Longneck each player with a magic item must return one of their choice to hand, from the owner's left round to the owner. Energies on it are lost, a returned Cursed Treatise is not sacrificed, and Raven is no magic item.
ruling-K18 = Bespelled Grimoire first widens the reserve to 10 and then brings its 2 energies.
ruling-K19 = Each Ragfield's Helm pays 20 crystals at the end if every opponent has fewer cards in play than its owner; the Damned Soul and Raven count as cards.
ruling-K20 = Hand of Fortune lowers summoning costs only: neither activation costs nor what Raven pays for the item it mimics.
ruling-K21 = Lewis Greyface may choose any opponent, even one without energy, and copies their reserve, Grimoire places included, but not what lies on cards. With 5 air of your own and 4 water copied you keep 7 of the 9.
ruling-K22 = Runic Cube of Eolis costs 20 crystals, is worth 30 prestige points and has no effect.
ruling-K23 = Potion of Power is sacrificed to draw one card, which must be kept, and to raise the gauge by 2.
ruling-K24 = Potion of Dreams costs itself and the whole reserve, which may be empty, and needs a card that can enter play from hand with the place the potion frees. Energies the new card brings are kept.
ruling-K25 = Potion of Knowledge is sacrificed for 5 energies of choice; those beyond the limit of the reserve are lost.
ruling-K26 = Potion of Life turns every energy of the reserve into 4 crystals, without choice; energies on Amulet of Water cannot be included.
ruling-K27 = Each Hourglass of Time gives 1 energy of choice per change of season, at once or, in the other reading, when that round ends.
ruling-K28 = Scepter of Greatness pays 3 crystals per other magic item of its owner, never for familiars: a second Scepter next to the first, two more items and a familiar brings 9.
ruling-K29 = Olaf's Blessed Statue brings 20 crystals as it enters play.
ruling-K30 = Each Yjang's Forgotten Vase gives 1 energy per card you summon from hand, before that card's own effect.
ruling-K31 = Elemental Amulet gives 2 energies for water, 5 crystals for earth, a card that must be kept for fire, a gauge step for air, in the order its owner likes. Put into play for free, it must give all four.
ruling-K32 = Each activation of Tree of Light does one thing: 3 crystals for 1 energy, or 1 energy for permission to transmute this turn.
ruling-K33 = Your own summons pay no toll to your Arcano Leech; all copies owned by opponents add up, 1 crystal each.
ruling-K34 = With Crystal Orb you look first and then decide whether to pay 4 energies to put the card into play; without a free place, or if it is Mesodae's Lantern, it goes back. Or you pay 3 crystals and discard the top card unseen.
ruling-K35 = Once per round Glutton Cauldron takes 1 energy from reserve or Amulet of Water. The seventh at once brings all 7 into the reserve, up to its limit, and 15 crystals, and the Cauldron is sacrificed; if it leaves earlier, its energies are lost.
ruling-K36 = Vampiric Crown's owner must either draw a card and keep it or discard one from hand, showing it, and gets as many energies as its prestige, none for 0 or less. With an empty hand one must draw.
ruling-K37 = Dragon Skull takes three sacrificed cards, of which it may be one itself, for 15 crystals, which Purse of Io does not raise. A Cursed Treatise among them empties the reserve.
ruling-K38 = For Demon of Argos each opponent, clockwise, goes down 1 on the gauge, not below 0, and draws a card that must be kept. Cards beyond the gauge stay in play.
ruling-K39 = At the end of the round Titus takes 1 crystal from each opponent who has one, and is sacrificed afterward if any of them had none: against 5, 0 and 2 crystals he collects 2 and leaves.
ruling-K40 = Air Elemental turns the opponents' whole reserves, Grimoire places included, into air; what lies on Glutton Cauldron, Amulet of Water, Jewel of the Ancients or Fairy Monolith stays.
ruling-K41 = Each Thieving Fairies copy earns 2 crystals per activation by an opponent, 1 of them taken from that opponent as the card is turned, or just 1 if the opponent has none. In the other reading the activation cost is paid before that.
ruling-K42 = Cursed Treatise of Arus brings 2 energies, 10 crystals and a gauge step. Only a sacrifice empties its owner's reserve: going back to hand, or being kept by Shield of Zira, does no harm.
ruling-K43 = Idol of the Familiar brings 10 crystals on entering play, except in the old printing, and 1 crystal per own familiar in play on activation; a Raven mimicking the Idol counts itself.
ruling-K44 = Necrotic Kriss gives 4 energies for one familiar, discarded from hand or sacrificed from play, the Damned Soul of Onys included.
ruling-K45 = Each Lantern of Xidit pays 3 crystals at the end per energy in the reserve, Grimoire places included, but not for what lies on Glutton Cauldron, Amulet of Water, Jewel of the Ancients or Fairy Monolith.
ruling-K46 = Each Sealed Chest of Urm pays 20 crystals at the end to a player without a familiar in play; familiars in hand do not matter.
ruling-K47 = For X crystals, at least 1, Mirror of the Seasons turns X identical energies from reserve or Amulet of Water into X of one other type. They go to the reserve, which may have to be cut down.
ruling-K48 = Pendant of Ragnor gives 1 energy per other magic item of its owner, up to the limit of the reserve.
ruling-K49 = Sid Nightshade looks at crystals after toll, cost and Staff of Spring are settled; only a sole leader takes up to 5 from each opponent. With 12 against 9 and 3 it ends at 20, 4 and 0.
ruling-K50 = The 10 crystals and 1 water of the Damned Soul are only for the player who brings it in. Passing it left costs 1 water and ignores gauges; the receiver has not summoned it but has a familiar more, and its holder at the end of the round loses up to 3 crystals.

## L. Enchanted Kingdom cards

ruling-L1 = Your first activation in a turn puts 1 earth on each Heart of Argos you already have, and it reaches your reserve at the end of the round. If the Heart leaves before that, the energy is lost.
ruling-L2 = At the end of the round each Horn of Plenty makes you discard 1 energy from reserve or Amulet of Water, if you have any, and pays 5 crystals if it was earth.
ruling-L3 = Fairy Monolith may take in 1 energy per round, without limit, and its activation returns 1 or more, up to the limit of the reserve. Stored energies are no reserve, cannot be spent and are lost with the Monolith.
ruling-L4 = Selenia's Codex must return another magic item of yours whose cost holds at least 1 energy, if there is one; an earlier Codex will do, Raven never. Items costing only crystals or nothing qualify only under Nature Spirit.
ruling-L5 = Scroll of Ishtar finds a magic item whose cost contains the named energy; you keep it, or discard it and may search once more, under any type, and must keep the next; as an option, that second search is compulsory. Elemental Amulet matches all four types.
ruling-L6 = Each Mesodae's Lantern narrows the reserve by 1 and pays 3 crystals at the end of the round. It cannot enter play for free, but Hand of Fortune may cheapen it and Raven may mimic it.
ruling-L7 = Statue of Eolis narrows the reserve by 1; at each change of season it gives 1 energy, or else 2 crystals and a secret look at the top card of the draw pile, which stays where it is.
ruling-L8 = Familiar Catcher reveals cards until a familiar comes; you keep it, or discard it and may search once more, and must keep the next; as an option, that second search is compulsory. Revealed cards are discarded only at the end, and if both piles run out you get nothing.
ruling-L9 = When your die gives crystals, Io's Transmuter lets you transmute, and if you do, each copy pays 2 crystals once at the end of the round. Balance of Ishtar, Potion of Life and crystals from Die of Malice do not count.
ruling-L10 = With a card in hand, Throne of Renewal makes you discard one, draw one, and step back on the bonus track unless you stand at 0; with an empty hand it does nothing.
ruling-L11 = Potion of Resurrection shows its user the top 5 cards of the discard pile, the potion just sacrificed not among them: one goes to hand unseen, the others to the bottom in the same order. With an empty pile it does nothing.
ruling-L12 = Jewel of the Ancients takes 3 identical energies, from Amulet of Water too, and keeps one of them. At the end each Jewel pays 35 crystals with 3 or more energies on it and costs 10 with fewer.
ruling-L13 = When a Power card, yours or not, or an enchantment would make you discard or sacrifice one of your other cards, even as a cost, you may sacrifice Shield of Zira instead. You gain 10 crystals, keep the card, and nothing is taken off the effect.
ruling-L13a = Saved by Shield of Zira, a card that is its own activation cost, such as a potion, Argos Hawk or Glutton Cauldron, has its effect and stays in play turned.
ruling-L13b = Shield of Zira must have another card to save: if it is your only one in play when Syllas strikes, it is sacrificed and brings no crystals.
ruling-L13c = With two Shields of Zira the second may stand in for the first, each once per loss, so that one Shield leaves play and you gain 20 crystals. The other reading allows one Shield per loss, for 10.
ruling-L13d = If several cards would be lost at once, as with Dragon Skull or Amulet of Time, one Shield of Zira saves one of them.
ruling-L13e = Shield of Zira may also stand in for the card that ability token 2 asks for.
ruling-L13f = Shield of Zira does not help against a card returning to hand, nor against energies lost from an overfull reserve.
ruling-L13g = Shield of Zira also stands in for a discard from hand: you name a card that fits, showing it where the effect needs that, keep it, and the effect goes on. With Vampiric Crown and a Demon of Argos shown, you keep the Demon, gain 10 crystals and are offered 16 energies.
ruling-L14 = Before the actions of your die, Steadfast Die lets you ignore it for a gauge step, 1 energy or permission to transmute, never twice in a turn. The die then gives nothing: no card, no draw-two bonus, no Io's Transmuter.
ruling-L15 = Amulet of Time brings 2 energies; then you fix a number of hand cards, 0 allowed, put them on top of the discard pile and draw as many.
ruling-L16 = For 2 crystals Arcane Telescope shows you the top three cards of the draw pile, which you put back in any order; if the pile runs out, the discard pile is shuffled in first.
ruling-L17 = Argos Hawk brings 10 crystals and a gauge step; sacrificed by activation, it moves each opponent's gauge down 1, not below 0, and gives each of them 6 crystals even at gauge 0.
ruling-L18 = Raven may mimic an opponent's magic item by paying its full summoning cost, even if Raven entered play for free, and gets all its effects but not its prestige. If the owner declines or cannot pay, Raven is a familiar without effect.
ruling-L18a = Mimicking an item with Raven is no summon: no Leech toll, no Staff, no Vase, no count for Entangling Roots, and the payment is neither lowered by Hand of Fortune nor raised by Nature Spirit.
ruling-L18b = Whatever it mimics, Raven stays a familiar: Amsug and Selenia's Codex cannot return it, it spoils Sealed Chest of Urm, and it counts for Idol of the Familiar and Necrotic Kriss.
ruling-L18c = Energies that belong to an effect mimicked by Raven lie on Raven itself.
ruling-L18d = Raven is sacrificed the moment the item it mimics is gone from play, for whatever reason; a mimicked Cursed Treatise of Arus then empties the reserve of Raven's owner. Shield of Zira may save Raven, which then stays without effect.
ruling-L18e = When Raven mimics a potion and is activated, it is Raven that is sacrificed.
ruling-L18f = Raven cannot mimic a Raven. For Elemental Amulet, or a cost that depends on the number of players, it pays as if summoning that item, without Hand of Fortune.
ruling-L18g = Raven's own summon pays 1 fire, Leech toll and Staff once; mimicking Hand of Fortune then costs air, fire, earth and 3 crystals, with no second toll. Should that Hand return to its owner's hand, Raven is sacrificed and the discount ends.
ruling-L19 = Warden of Argos makes all players, its owner last, lose 4 energies from the reserve, or all they have if fewer; or else one card from hand, if they have one. The owner chooses which, and what lies on cards is safe.
ruling-L20 = Ratty Nightshade takes 0, 1 or 2 energies of your choice from each opponent's reserve; then you cut your reserve down once, and the excess goes to the stockpile.

## T. Special Ability tokens

ruling-T1 = Ability token 1: draw a card and keep or discard it, for minus 5 points at the end.
ruling-T2 = Ability token 2: give up one of your cards from hand or play, for 6 points at the end; without a card it cannot be used, and losing Cursed Treatise or the item a Raven mimics has its usual consequences.
ruling-T3 = Ability token 3: gain 2 energies, up to the limit of your reserve, for minus 5 points at the end.
ruling-T4 = Ability token 4: lower your gauge by 1, for 10 points at the end; the gauge must be at least 1 and may not fall below your number of cards in play.
ruling-T5 = Ability token 5, if it is the one you kept, makes each card in hand at the end worth 3 points instead of minus 5; it is never turned over.
ruling-T6 = Ability token 6: permission to transmute this turn with 1 crystal more per energy, on top of transmute bonuses, for 0 points.
ruling-T7 = Ability token 7: gain 12 crystals now, for minus 6 points at the end.
ruling-T8 = Ability token 8: discard 4 water energies, those on Amulet of Water included, for 18 points at the end.
ruling-T9 = Ability token 9: raise your gauge by 2, to 15 at most, for minus 5 points at the end.
ruling-T10 = Ability token 10: move the season token exactly 2 spaces either way, with all that a change of season or year brings, for 3 points at the end.
ruling-T11 = Ability token 11: look alone at all opponents' hands, for 9 points at the end; it may be used even if those hands are empty.
ruling-T12 = Ability token 12: look alone at the top three cards of the draw pile and put them back in any order, for 0 points.

## N. Enchantments

ruling-N1 = Elemental Construction: each player is dealt 18 cards and keeps 9 without passing any; the others are shuffled back.
ruling-N2 = Extended Experience: the draft is for 12 cards each, sorted into three piles of 4.
ruling-N3 = Natural Selection: of 11 cards each player's first pick is discarded, 10 are drafted and one of those is discarded too. Both cards a player throws out start the discard pile, face down.
ruling-N4 = Entangling Roots: you summon from hand once in a turn and no more; cards that Divine Chalice, Crystal Orb or Potion of Dreams put into play do not count.
ruling-N5 = Nature Spirit: each summon costs 1 more energy, also for cards costing only crystals or nothing, but not for free cards. Runic Cube thus costs 20 crystals and 1 energy, and Selenia's Codex may return any other magic item.
ruling-N6 = Argos' Embrace: each effect that leaves you with one or more new cards in hand, even in another player's turn, costs 5 crystals once; with 0 to 4 crystals you lose a card of your choice instead. Libraries, free cards and drawn cards you discard cost nothing.
ruling-N7 = Io's Bounty: each transmuted energy yields 1 more crystal, always and on top of other increases, so two air in summer bring 8 and Potion of Life on three energies brings 15.
ruling-N8 = Olaf's Knowledge: a fifth bonus draws a card to keep or discard, and it takes a space of the bonus track like any other.
ruling-N9 = Drought: once per year, when the token moves forward past space 6, the leader in crystals sacrifices a card or loses 1 place in the reserve for good, before other season effects. A tie for the lead means nothing happens and does not use up the year.
ruling-N10 = Vision of Destiny: two cards, the top ones of the draw pile, lie open, are drawn like any others and are replaced at once. Once per turn, after the actions of your die, 5 crystals discard the top one.

## P. End of game

ruling-P1 = The game is over if the token stands beyond space 12 of year 3 once the last move of a round, with its season effects, is done.
ruling-P2 = End-of-game cards change crystals first; the score is then crystals, plus prestige in play, minus 5 per card in hand, minus the bonus penalty, plus the ability token. Energies left over score nothing, and Raven scores 2, never its model's prestige.
ruling-P3 = At the end gains come before losses, and an unfinished Jewel of the Ancients takes at most the crystals there are: 5 crystals and 3 from Lantern of Xidit make 8, which the Jewel brings to 0.
ruling-P4 = A final score has no lower limit and may be negative, and several end-of-game effects add up.
ruling-P5 = On equal points the tied player with more Power cards in play wins, or in the other reading with more cards summoned; if that is equal too, the win is shared.
ruling-P6 = 72 crystals and 68 prestige points, with two bonuses used (minus 12) and one card in hand (minus 5), make 123 points.

## X. Thirteen evil interactions

ruling-X1 = With three magic items in play, a Raven that mimics Scepter of Greatness brings 9 crystals, and one that mimics Pendant of Ragnor 3 energies; being a familiar, Raven is not itself among the items.
ruling-X2 = With 5 crystals, 7 air in reserve and 2 water on Amulet of Water, Mirror of the Seasons may turn those 2 water into fire: 3 crystals remain, and the reserve of 9 must be cut down to 7.
ruling-X3 = If your only other cards are Temporal Boots and a Raven mimicking Staff of Spring, Selenia's Codex finds nothing to return, since Boots cost no energy and Raven is a familiar.
ruling-X4 = With two Hands of Fortune, one fire pays for Elemental Amulet with water, earth and fire, so all three effects happen; choosing earth alone needs an earth. At least 1 energy is always due.
ruling-X5 = Under Nature Spirit, Temporal Boots cost 1 energy even with two Hands of Fortune, since 1 energy always remains to be paid where any is due; without the enchantment they cost 0.
ruling-X6 = If your die shows 6 crystals and you take permission to transmute from Steadfast Die instead, you get no crystals from the die, and Io's Transmuter pays nothing at the end of the round.
ruling-X7 = If Shield of Zira stands in for Potion of Knowledge, you get 5 energies and 10 crystals, and the potion stays, turned, to work again next round.
ruling-X8 = Against Syllas, one Shield of Zira may stand in for your card and a second Shield for the first: one Shield leaves and you gain 20 crystals, or 10 if the other reading is chosen.
ruling-X9 = Two Tituses against a single opponent with 1 crystal: the first takes it and stays, the second finds nothing and is sacrificed.
ruling-X10 = Divine Chalice as fifth card at gauge 5 has all four drawn cards discarded, even Amulet of Air; at gauge 6 Amulet of Air may enter and makes it 8. Staff of Spring pays for the Chalice only.
ruling-X11 = Two players with Figrim hold 0 and 1 crystals as the season changes at the end of the round. If the poorer one was first, the crystal is taken and taken back; if the richer one was first, it changes hands once.
ruling-X12 = Entering year 2 a second time, after Temporal Boots went back, hands out no more cards, yet each crossing sets off Figrim, Hourglass and Statue of Eolis. Library II cards can be summoned in the very turn they arrive.
ruling-X13 = A player with four cards and gauge 4 who receives the Damned Soul has five, cannot summon before gauge 6, loses 3 crystals at the end of the round and gets nothing for Sealed Chest of Urm. The Soul counts for Ragfield's Helm and the tie-break.

## Z. Board Game Arena behaviors that are not followed

ruling-Z1 = When the dice are rolled for a round, every die can show any of its six faces.
ruling-Z2 = For Elemental Amulet every Hand of Fortune counts, and still at least 1 energy is paid.
ruling-Z3 = A Raven that mimics Pendant of Ragnor gives 1 energy for every magic item you have in play, with none taken off.
ruling-Z4 = Balance of Ishtar gets the full increase from transmute bonuses, even beyond 3 per energy.
ruling-Z5 = Ability token 8 accepts water energies from Amulet of Water.
ruling-Z6 = Ability token 10 cannot move the season token by a single space.
ruling-Z7 = Ability token 6 and transmute bonuses of the same turn add up; neither replaces the other.
ruling-Z8 = Io's Transmuter goes by the die you really chose, even if the season has changed since, and pays nothing when Steadfast Die replaced that die.
ruling-Z9 = A reserve above its limit is cut down at once also when it is the limit that has fallen.
ruling-Z10 = When Shield of Zira stands in for the discard of Vampiric Crown, the player names and shows the hand card, and keeps that very card.
ruling-Z11 = As long as the card your die lets you draw is still to be drawn, you can neither transmute nor use another bonus than draw two. In the other readings you can, and draw it later.
ruling-Z12 = In the final count nothing is raised to 0 between the steps.
ruling-Z13 = Season effects of cards go by player and seat, not by the numbers of the cards.
ruling-Z14 = Mirror of the Seasons must turn energies into a different type.
ruling-Z15 = Energies on Amulet of Water cannot be given up for Warden of Argos.
ruling-Z16 = With Ratty Nightshade you may take fewer than 2 energies from an opponent.
ruling-Z17 = After turning down the first card found by Familiar Catcher or Scroll of Ishtar, you may stop without searching again; as an option, you must search again and keep the next.
ruling-Z18 = An Elemental Amulet put into play for free gives all four effects; none can be skipped.
ruling-Z19 = With an empty hand Throne of Renewal asks for no discard, so Shield of Zira cannot be used on it and nothing happens.
ruling-Z20 = Demon of Argos strikes the opponents clockwise, beginning on the left of the player who brings it into play.
