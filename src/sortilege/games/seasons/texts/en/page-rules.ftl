### The rules of Seasons and Enchanted Kingdom in English, in our own words, by chapter; what is told when something comes up for the first time; and the words of the index.

page-chapter-seasons-goal = What it is about
    .text =
        Wizards meet for a tournament of three years. You gather energies, turn them into crystals, and summon magic items and familiars, which lie in front of you and help you until the end.

        The player with the most points when the third year is over wins. Crystals are points, and so is the prestige of every card you have in play.
page-chapter-seasons-setup = Before the game
    .text =
        Each season has five different dice. For every season one die more than there are players is drawn by lot, and these dice serve for the whole game.

        All players begin without crystals, without energies and with a summoning gauge of 0. The season token stands on the first space of year 1, in winter.

        Power cards exist twice each. Magicians play with cards 1 to 30, archmages with all 50; apprentices do not draft, but get one of four ready-made sets of nine.{ $kingdom_cards ->
            [with] {" "}The 20 cards of Enchanted Kingdom, twice each, are shuffled in.
           *[without] {""}
        }
page-chapter-seasons-draft = Draft and libraries
    .text =
        { $level ->
            [apprentice] Apprentices do not draft: each player gets a ready-made set of nine cards.
           *[other] Nine cards are dealt to each player. All take one in secret at the same time and pass the rest to the left, until everybody has nine.
        }

        Then you sort your nine cards into three piles of three. The first is your hand; the second, Library II, comes to your hand when the second year begins; the third, Library III, with the third year. You may look at your own libraries whenever you like.
page-chapter-seasons-round = A round
    .text =
        The first player rolls the dice of the current season. Beginning with that player, clockwise, everybody takes one die; one is left over.

        Then everybody has a turn in the same order: first you { $diefirst ->
            [all4] do what your die shows
           *[other] take the energies and crystals of your die
        }, after that you may summon cards, activate them, use bonuses and transmute in any order and as often as you can, until you end your turn.

        When all have had their turn, the effects that belong to the end of the round happen. The season token moves on by the pips of the die that no player took, and the next player to the left becomes first player.
page-chapter-seasons-die = Your die
    .text =
        A die may give energies, crystals, a step of the summoning gauge, a card to look at and to keep or discard, or permission to transmute. { $diefirst ->
            [energy_crystals] Energies and crystals you have to take before you do anything else in your turn, the step and the card whenever you like.
            [rest_optional] Energies and crystals you have to take before you do anything else in your turn. The step and the card you may take whenever you like, or leave.
           *[all4] All but the last you have to take before you do anything else in your turn.
        }

        The pips say how far the season token moves if this die is the one left over. There are four energies: air, water, fire and earth. Each season's dice are rich in one of them, have less of a second, little of a third and nothing of the fourth: just that one brings the most crystals then.
page-chapter-seasons-reserve = The reserve
    .text =
        Your reserve has room for seven energies. When a gain takes it above that, you decide at once which energies to keep, old or new; the others go back to the stockpile.

        Some cards make the reserve larger or smaller, and some hold energies themselves. What lies on a card does not count toward the seven.
page-chapter-seasons-transmutation = Energies into crystals
    .text =
        To transmute is to give an energy back for crystals. You need permission for it, from your die, a bonus or a card, and it holds until the end of your turn.{ $life ->
            [lockout] {" "}Once a Potion of Life has been used, no other player may transmute in that round.
           *[free] {""}
        }

        How much an energy brings depends on the season in which the token stands. In winter water and air bring 1, fire 2, earth 3; in spring earth and water 1, air 2, fire 3; in summer earth and fire 1, water 2, air 3; in fall fire and air 1, earth 2, water 3.
page-chapter-seasons-summoning = Summoning and the gauge
    .text =
        To summon a card from your hand you pay what it costs, in energies, crystals or both, and put it into play in front of you. Nothing is ever paid in part.

        Your summoning gauge shows how many cards you may have in play, and a new card needs a free place on it. The gauge rises by dice, by a bonus and by some cards, up to 15. The place has to be free before the card comes, whatever the card may do for the gauge. Only cards of others can leave you with more: when { $kingdom_cards ->
            [with] Demon of Argos or Argos Hawk
           *[without] Demon of Argos
        } lowers your gauge, or a neighbor hands you the Damned Soul of Onys, you keep all your cards, but bring no more into play until there is room again.

        A card that an effect puts into play for nothing is not summoned: its cost and tolls are not paid, and what happens at a summon does not happen. It needs its place on the gauge all the same.
page-chapter-seasons-cards = Cards in play
    .text =
        Magic items and familiars work in three ways. Some effects happen once, when the card enters play. Others hold as long as it lies there. And some you activate in your turn: you turn the card sideways, pay what it asks for, and have its effect. It is straightened when the next round begins, so each card can be activated once a round.

        A card that is sacrificed goes from play to the discard pile, and what lay on it is lost; a card that is discarded goes there from a hand. Of every effect you do as much as you can.
page-chapter-seasons-bonuses = Bonuses
    .text =
        Three times in a game you may use a bonus in your turn: { $exchange ->
            [upto2] exchange one or two energies for as many others
           *[exact2] exchange two energies for two others
        }, transmute in this turn with one crystal more for each energy, raise your gauge by one, or draw two cards instead of the one your die shows and keep one of them. The same bonus may be used again.

        Bonuses cost points at the end: one costs 5, two cost 12, all three 20.
page-chapter-seasons-wheel = The year
    .text =
        The wheel has twelve spaces, three for each season. Whenever the token goes from one season to another, forward or back, the season changes, and cards that wait for this have their effect at once{ $hourglass ->
            [round_end] , except Hourglass of Time, which waits for the end of the round
           *[immediate] {""}
        }.{ $before_year1 ->
            [forbid] {" "}The token cannot go back beyond the start of year 1.
           *[allow] {""}
        }

        When the token enters the second or third year, everybody takes the library of that year into hand. Each library is handed out once, even if the token goes back and comes again.
page-chapter-seasons-round_end = The end of a round
    .text =
        Cards that say so have their effect at the end of the round, before the season token moves. Players go clockwise from this round's first player, and each settles all of theirs, { $round_end ->
            [owner_order] in the order they like
           *[fixed] in a fixed order
        }, before the next begins. This happens in the last round too.
page-chapter-seasons-piles = Piles and secrets
    .text =
        Hands and libraries are secret. Crystals, energies, gauges, cards in play and the number of cards in a hand are open to all.

        Discarded cards lie face down, and no player looks through them. When the draw pile runs out, the discard pile is shuffled and takes its place.
page-chapter-seasons-end = The end and the score
    .text =
        The game is over when the season token has left the last space of the third year and the round is finished.

        Cards that count at the end give or take their crystals first. Then you add your crystals and the prestige of your cards in play, and take off 5 points for each card in hand and what your bonuses cost{ $ability_tokens ->
            [with] , and count what your ability token brings or costs
           *[without] {""}
        }. On equal points, { $tiebreak ->
            [summoned] more cards summoned during the game win
           *[in_play] more cards in play win
        }.
page-chapter-seasons-tokens = Enchanted Kingdom: ability tokens
    .text =
        Each player is dealt three ability tokens and keeps one, after the cards are sorted and before the first round. From then on everybody may see it.

        Once in the game, in your turn and after { $diefirst ->
            [all4] the actions
           *[other] the energies and crystals
        } of your die, you may use it. What you gain or lose by that at the end stands on its back; a token that you never use counts nothing. One of the twelve is different: it is never used, but holds all the time.
page-chapter-seasons-enchantments = Enchanted Kingdom: enchantments
    .text =
        One enchantment, drawn or agreed upon, lies open during the whole game and changes a rule for everybody: how cards are chosen, what a summon costs, what an energy brings, and so on. It is turned up before the draft, so that you can choose your cards accordingly.
page-chapter-seasons-base_cards = Card by card: the base game
    .text = What has been settled about single cards of the base game. Each card's own words are in the gallery.
page-chapter-seasons-kingdom_cards = Card by card: Enchanted Kingdom
    .text = What has been settled about single cards of Enchanted Kingdom. They come twice each, too, and are shuffled in with the others.
page-chapter-seasons-interactions = Thirteen hard cases
    .text = Situations in which several rules meet, worked out to the end.
page-chapter-seasons-elsewhere = What others do otherwise
    .text = A well-known site plays a few things in its own way. If you come from there, you find here what is different.

page-first-seasons-overflow = New: your reserve is over its limit now.
page-first-seasons-transmute = New: you may transmute now.
page-first-seasons-summon = New: you can summon a card now.
page-first-seasons-activate = New: you can activate a card now.
page-first-seasons-bonus = New: you can use a bonus now.
page-first-seasons-season = New: you move the season token yourself.
page-first-seasons-draw = New: you have drawn a card.
page-first-seasons-ability = New: you choose an ability token.

page-term-seasons-prestige = Prestige
page-term-seasons-levels = Levels: apprentice, magician, archmage
page-term-seasons-stockpile = Stockpile of energies
page-term-seasons-draft = Draft
page-term-seasons-library = Library
page-term-seasons-first_player = First player
page-term-seasons-turn = Turn
page-term-seasons-copying = Mimicking cards
page-term-seasons-die_actions = Actions of the die
page-term-seasons-dots = Pips of the die
page-term-seasons-overflow = Overflow of the reserve
page-term-seasons-transmutation = Transmutation
page-term-seasons-rates = Rates of transmutation
page-term-seasons-gauge = Summoning gauge
page-term-seasons-cost = Cost of a card
page-term-seasons-free = Entering play for free
page-term-seasons-activation = Activation
page-term-seasons-sacrifice = Sacrifice
page-term-seasons-bonus_actions = Bonus actions
page-term-seasons-exchange = Exchange of energies
page-term-seasons-season_change = Change of season
page-term-seasons-year = Change of year
page-term-seasons-end_of_round = End of the round
page-term-seasons-draw_pile = Draw pile
page-term-seasons-discard_pile = Discard pile
page-term-seasons-secrets = What is secret
page-term-seasons-last_round = Last round
page-term-seasons-score = Score
page-term-seasons-tie = Tie
page-term-seasons-left_in_hand = Cards left in hand
page-term-seasons-ability_tokens = Ability tokens
page-term-seasons-enchantments = Enchantments
