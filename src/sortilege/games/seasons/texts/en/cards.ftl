### Seasons and Enchanted Kingdom in English: cards, ability tokens, enchantments, plain words.
### Names are the printed ones; every effect is told in our own words.
### Ids are those of the facts. Variables are the options of the table and $players.

## Power cards, base box

amulet_of_air = Amulet of Air
    .text = When it enters play: raise your gauge by 2, to 15 at most.
amulet_of_fire = Amulet of Fire
    .text = When it enters play: draw four cards, keep one in hand and discard the other three.
amulet_of_earth = Amulet of Earth
    .text = When it enters play: gain 9 crystals.
amulet_of_water = Amulet of Water
    .text = When it enters play: put 4 energies of your choice on this card. You may spend and transmute them as if they lay in your reserve, but they are not part of it and take up no room there. The card is never refilled; if it leaves play, what is left on it is lost.
balance_of_ishtar = Balance of Ishtar
    .text = { $balance ->
        [old] Activation: transmute 4 energies of one type into 12 crystals. You need no permission to transmute, and whatever raises your transmutations raises each of the 4 energies. In this printing the card costs 6 crystals to summon.
       *[new] Activation: transmute 3 energies of one type into 9 crystals. You need no permission to transmute, and whatever raises your transmutations raises each of the 3 energies.
    }
staff_of_spring = Staff of Spring
    .text = While in play: gain 3 crystals for each Power card you summon from hand after this one. Cards put into play for free bring nothing.
temporal_boots = Temporal Boots
    .text = When they enter play: move the season token 1, 2 or 3 spaces, forward or back. A change of season or of year takes effect at once. Going back into the year before takes no cards out of anyone's hand.{ $before_year1 ->
        [forbid] {" "}The token cannot go back beyond the start of year 1.
       *[allow] {""}
    }
purse_of_io = Purse of Io
    .text = While in play: each energy you transmute yields 1 more crystal. This includes Balance of Ishtar and Potion of Life, but neither Glutton Cauldron nor Dragon Skull.
divine_chalice = Divine Chalice
    .text = When it enters play: draw four cards, put one of them into play for free and discard the other three. If your gauge has no room for one more card besides the Chalice, discard all four.
syllas_the_faithful = Syllas the Faithful
    .text = When it enters play: each opponent, clockwise, chooses one of their own Power cards in play and sacrifices it.
figrim_the_avaricious = Figrim the Avaricious
    .text = Whenever the season changes: take 1 crystal from each opponent who has any. The summoning cost depends on the number of players.
naria_the_prophetess = Naria the Prophetess
    .text = When it enters play: draw one card per player, yourself included. Keep one in hand first, then hand one of the others to each opponent, who may not refuse it.
wondrous_chest = Wondrous Chest
    .text = { $chest ->
        [turn] At the end of each of your turns: if your reserve holds 4 energies or more, gain 3 crystals.
       *[round] At the end of each round: if your reserve holds 4 energies or more, gain 3 crystals.
    }
beggars_horn = Beggar's Horn
    .text = At the end of each round: if your reserve holds no energy or just one, gain 1 energy of your choice.
die_of_malice = Die of Malice
    .text = Activation, before you carry out the actions of your die: gain 2 crystals and roll your die again. The new face is the one that counts.
kairn_the_destroyer = Kairn the Destroyer
    .text = Activation: discard 1 energy. Each opponent loses 4 crystals, or all they have if fewer.
amsug_longneck = Amsug Longneck
    .text = When it enters play: every player who has magic items in play, you included, takes one of their own back into hand. You choose last.
bespelled_grimoire = Bespelled Grimoire
    .text = When it enters play: gain 2 energies of your choice. While in play: your reserve holds up to 10 energies. A second Grimoire adds no further room.
ragfields_helm = Ragfield's Helm
    .text = At the end of the game: gain 20 crystals if every opponent has fewer Power cards in play than you. A tie for the most is not enough.
hand_of_fortune = Hand of Fortune
    .text = While in play: each Power card you summon costs 1 energy less, and you choose which. At least 1 energy must still be paid, unless the card costs no energy anyway. Crystals and activation costs are not reduced.
lewis_greyface = Lewis Greyface
    .text = When it enters play: choose an opponent and gain the same energies as lie in their reserve, from the stockpile. They keep theirs.
runic_cube_of_eolis = Runic Cube of Eolis
    .text = It does nothing in play; its worth is its 30 prestige points.
potion_of_power = Potion of Power
    .text = Activation: sacrifice the potion. Draw a card, which you must keep, and raise your gauge by 2.
potion_of_dreams = Potion of Dreams
    .text = Activation: sacrifice the potion and discard your whole reserve, even if it is empty. Then one card of your hand enters play for free, within the room your gauge leaves.
potion_of_knowledge = Potion of Knowledge
    .text = Activation: sacrifice the potion. Gain 5 energies of your choice.
potion_of_life = Potion of Life
    .text = Activation: sacrifice the potion and transmute your whole reserve at 4 crystals per energy. You need no permission to transmute and get none from it. { $life_bonus ->
        [ignored] A transmute bonus or ability token 6 does not raise this.
       *[counts] Whatever raises your transmutations raises this too.
    }{ $life ->
        [lockout] {" "}No other player may transmute for the rest of the round.
       *[free] {""}
    }
hourglass_of_time = Hourglass of Time
    .text = { $hourglass ->
        [round_end] Whenever the season changes: gain 1 energy of your choice at the end of that round.
       *[immediate] Whenever the season changes: gain 1 energy of your choice at once.
    }
scepter_of_greatness = Scepter of Greatness
    .text = When it enters play: gain 3 crystals per other magic item you have in play. Familiars do not count.
olafs_blessed_statue = Olaf's Blessed Statue
    .text = When it enters play: gain 20 crystals.
yjangs_forgotten_vase = Yjang's Forgotten Vase
    .text = While in play: gain 1 energy of your choice for each Power card you summon from hand after this one. Cards put into play for free bring nothing.
elemental_amulet = Elemental Amulet
    .text = Summoning cost: 1 energy each of one to four different types. When it enters play, each type you chose has its effect. Water: gain 2 energies; earth: gain 5 crystals; fire: draw a card and keep it; air: raise your gauge by 1. Put into play for free, it has all four effects.
tree_of_light = Tree of Light
    .text = Activation, one of two: pay 3 crystals to gain 1 energy of your choice, or discard 1 energy to be allowed to transmute for the rest of your turn.
arcano_leech = Arcano Leech
    .text = While in play: an opponent must give you 1 crystal before summoning a Power card from hand; without it they cannot summon. Cards put into play for free escape the toll. The summoning cost depends on the number of players.
crystal_orb = Crystal Orb
    .text = Activation, one of two. Either look at the top card of the draw pile, then put it back, or discard 4 energies so that it enters play for free, within the room your gauge leaves. Or pay 3 crystals to discard the top card unseen.
glutton_cauldron = Glutton Cauldron
    .text = Activation: put 1 of your energies on the Cauldron. The seventh one sets it off at once: sacrifice the Cauldron, take its 7 energies into your reserve and gain 15 crystals. Until then the energies on it serve for nothing.
vampiric_crown = Vampiric Crown
    .text = When it enters play: either draw a card, show it and keep it, or show a card from your hand and discard it. Gain as many energies of your choice as that card has prestige points; none if it has zero or fewer.
dragon_skull = Dragon Skull
    .text = Activation: sacrifice 3 of your Power cards in play, the Skull itself being allowed. Gain 15 crystals.
demon_of_argos = Demon of Argos
    .text = When it enters play: each opponent, clockwise, lowers their gauge by 1 and draws a card, which they must keep. No card has to be sacrificed because of the lower gauge.
titus_deepgaze = Titus Deepgaze
    .text = At the end of each round: take 1 crystal from each opponent who has any. If an opponent had none, sacrifice Titus afterward. The summoning cost depends on the number of players.
air_elemental = Air Elemental
    .text = When it enters play: every energy in your opponents' reserves turns into air. Energies lying on cards stay as they are.
thieving_fairies = Thieving Fairies
    .text = While in play: each time an opponent activates a Power card, take 1 crystal from them if they have one, and gain 1 more from the bank in any case. { $fairies ->
        [after_cost] They pay the activation cost before that.
       *[before_cost] They pay the activation cost after that, and must still be able to.
    } The summoning cost depends on the number of players.
cursed_treatise_of_arus = Cursed Treatise of Arus
    .text = When it enters play: gain 2 energies of your choice and 10 crystals, and raise your gauge by 1. If it is sacrificed, discard your whole reserve. It is worth minus 10 prestige points.
idol_of_the_familiar = Idol of the Familiar
    .text = { $idol ->
        [old] Activation: gain 1 crystal per familiar you have in play. Entering play brings nothing in this printing.
       *[new] When it enters play: gain 10 crystals. Activation: gain 1 crystal per familiar you have in play.
    }
necrotic_kriss = Necrotic Kriss
    .text = Activation: discard a familiar from your hand or sacrifice one you have in play. Gain 4 energies of your choice.
lantern_of_xidit = Lantern of Xidit
    .text = At the end of the game: gain 3 crystals per energy left in your reserve. Energies lying on cards do not count.
sealed_chest_of_urm = Sealed Chest of Urm
    .text = At the end of the game: gain 20 crystals if none of your cards in play is a familiar. Familiars in hand do no harm.
mirror_of_the_seasons = Mirror of the Seasons
    .text = Activation: pay X crystals, X being 1 or more. Turn X of your energies of one type into X energies of one other type.
pendant_of_ragnor = Pendant of Ragnor
    .text = When it enters play: gain 1 energy of your choice per other magic item you have in play. Familiars do not count.
sid_nightshade = Sid Nightshade
    .text = When it enters play: if you have more crystals than every opponent, take 5 from each of them, or all they have if fewer. With a tie for the lead nothing happens. The summoning cost depends on the number of players.
damned_soul_of_onys = Damned Soul of Onys
    .text = When you bring it into play: gain 10 crystals and 1 water energy. Activation: discard 1 water energy and hand this card to the player on your left, whatever their gauge; it may be passed on in the same round. At the end of each round its holder loses 3 crystals, or all they have if fewer. It is worth minus 5 prestige points.

## Power cards, Enchanted Kingdom

heart_of_argos = Heart of Argos
    .text = While in play: the first time in your turn that you activate a Power card, put 1 earth energy on the Heart. At the end of the round that energy goes to your reserve.
horn_of_plenty = Horn of Plenty
    .text = At the end of each round: discard 1 energy from your reserve or your Amulet of Water, if you have any. If it was earth, gain 5 crystals.
fairy_monolith = Fairy Monolith
    .text = At the end of each round: you may put 1 of your energies on the Monolith, without limit. Activation: take at least 1 energy from it into your reserve. Stored energies cannot be used otherwise and are lost if the Monolith leaves play.
selenias_codex = Selenia's Codex
    .text = When it enters play: take another of your magic items from play back into hand. Its summoning cost must include at least 1 energy. If you have no such item, nothing happens.
scroll_of_ishtar = Scroll of Ishtar
    .text = When it enters play: name a type of energy and reveal cards from the draw pile until a magic item with that energy in its summoning cost appears. { $second_search ->
        [forced] Keep it in hand, or discard it and search once more, naming the same or another type; you must keep the second find.
       *[optional] Keep it in hand, or discard it; then you may search once more, naming the same or another type, and must keep the second find.
    } Discard the other revealed cards.
mesodaes_lantern = Mesodae's Lantern
    .text = While in play: your reserve holds 1 energy less. At the end of each round: gain 3 crystals. The Lantern can only be summoned, never put into play for free.
statue_of_eolis = Statue of Eolis
    .text = While in play: your reserve holds 1 energy less. Whenever the season changes: either gain 1 energy of your choice, or gain 2 crystals and look at the top card of the draw pile, leaving it there.
familiar_catcher = Familiar Catcher
    .text = When it enters play: reveal cards from the draw pile until a familiar appears. { $second_search ->
        [forced] Keep it in hand, or discard it and search once more; you must keep the second find.
       *[optional] Keep it in hand, or discard it; then you may search once more and must keep the second find.
    } Discard the other revealed cards.
ios_transmuter = Io's Transmuter
    .text = While in play: if your die gives you crystals, you are allowed to transmute this turn. If you did so, the end of the round brings you 2 crystals, however many energies you transmuted.
throne_of_renewal = Throne of Renewal
    .text = When it enters play: discard a card from your hand, draw a card and move back one space on your bonus track, if you have left its start. With an empty hand nothing happens.
potion_of_resurrection = Potion of Resurrection
    .text = Activation: sacrifice the potion. Look at the five cards that lay on top of the discard pile before it, or as many as there are, keep one in hand and put the rest at the bottom of that pile. The potion itself is not among them.
jewel_of_the_ancients = Jewel of the Ancients
    .text = Activation: spend 3 energies of one type; put one of them on the Jewel and discard the other two. At the end of the game: gain 35 crystals if the Jewel holds at least 3 energies, otherwise lose 10.
shield_of_zira = Shield of Zira
    .text = While in play: when an effect would make you discard or sacrifice another of your Power cards, you may sacrifice the Shield in its place and gain 10 crystals. The effect still happens, even if losing the card was its cost. { $zira_chain ->
        [single] Only one Shield may be used for each loss.
       *[chained] A second Shield may stand in for the first.
    }
steadfast_die = Steadfast Die
    .text = While in play: once in your turn, before the actions of your die, you may set the die's face aside and choose one of these instead: raise your gauge by 1, gain 1 energy of your choice, or be allowed to transmute this turn.
amulet_of_time = Amulet of Time
    .text = When it enters play: gain 2 energies of your choice. Then discard any number of cards from your hand, none being allowed, and draw as many.
arcane_telescope = Arcane Telescope
    .text = Activation: pay 2 crystals. Look at the top three cards of the draw pile and put them back in any order.
argos_hawk = Argos Hawk
    .text = When it enters play: gain 10 crystals and raise your gauge by 1. Activation: sacrifice the Hawk. Each opponent lowers their gauge by 1 and gains 6 crystals.
raven_the_usurper = Raven the Usurper
    .text = When it enters play: you may choose a magic item an opponent has in play and pay its summoning cost. Raven then has all effects of that item, those for entering play and for activation included, but not its prestige points. If the item leaves play, sacrifice Raven.
warden_of_argos = Warden of Argos
    .text = When it enters play: choose one of two. Either every player, you included, discards 4 energies from their reserve, or all of them if fewer; or every player, you included, discards a card from hand.
ratty_nightshade = Ratty Nightshade
    .text = When it enters play: take up to 2 energies of your choice from each opponent's reserve. The summoning cost depends on the number of players.

## Ability tokens (the names are ours; the tokens carry only numbers)

token_1 = Lucky Find
    .text = Once, in your turn: draw a card, then keep or discard it. Used, it takes 5 prestige points off your final score.
token_2 = Letting Go
    .text = Once, in your turn: sacrifice one of your Power cards in play or discard one from your hand. Used, it adds 6 prestige points to your final score.
token_3 = Energy Surge
    .text = Once, in your turn: gain 2 energies of your choice. Used, it takes 5 prestige points off your final score.
token_4 = Step Back
    .text = Once, in your turn: lower your gauge by 1, but not below the number of Power cards you have in play. Used, it adds 10 prestige points to your final score.
token_5 = Full Sleeve
    .text = Always in force, never turned over: in the final scoring each card you hold in hand is worth 3 prestige points instead of costing you 5.
token_6 = Fine Crucible
    .text = Once, in your turn: you are allowed to transmute until the end of the turn, at 1 crystal more per energy. Used, it leaves your final score as it is.
token_7 = Crystal Vein
    .text = Once, in your turn: gain 12 crystals. Used, it takes 6 prestige points off your final score.
token_8 = Libation
    .text = Once, in your turn: discard 4 water energies, from your reserve or your Amulet of Water. Used, it adds 18 prestige points to your final score.
token_9 = Great Stride
    .text = Once, in your turn: raise your gauge by 2, to 15 at most. Used, it takes 5 prestige points off your final score.
token_10 = Turn of the Wheel
    .text = Once, in your turn: move the season token exactly 2 spaces, forward or back{ $before_year1 ->
        [forbid] , but not beyond the start of year 1
       *[allow] {""}
    }. Used, it adds 3 prestige points to your final score.
token_11 = Prying Eyes
    .text = Once, in your turn: look at the hands of all opponents. Used, it adds 9 prestige points to your final score.
token_12 = Foresight
    .text = Once, in your turn: look at the top three cards of the draw pile and put them back in any order. Used, it leaves your final score as it is.

## Enchantments

elemental_construction = Elemental Construction
    .text = Prelude: each player is dealt 18 cards and keeps 9 of them; no cards are passed. The rest are shuffled back into the draw pile.
extended_experience = Extended Experience
    .text = Prelude: 12 cards per player are drafted instead of 9, and each player sorts them into three piles of 4.
natural_selection = Natural Selection
    .text = Prelude: each player is dealt 11 cards and discards the first one picked. The other 10 are drafted as usual, and each player then discards one of them, which leaves 9.
entangling_roots = Entangling Roots
    .text = Each player may summon only one Power card from hand per turn. Cards put into play for free are not limited.
nature_spirit = Nature Spirit
    .text = Every Power card summoned from hand costs 1 more energy, of any type, even if it costs only crystals or nothing. Cards put into play for free are not affected. Selenia's Codex may take back any other magic item.
argos_embrace = Argos' Embrace
    .text = Each time an effect leaves you with one or more new cards in hand, lose 5 crystals. With fewer than 5 you lose none, but must give up a Power card, sacrificed from play or discarded from hand. Cards from your libraries are exempt.
ios_bounty = Io's Bounty
    .text = Each energy a player transmutes yields 1 more crystal, on top of Purse of Io and the transmute bonus.
olafs_knowledge = Olaf's Knowledge
    .text = There is a fifth bonus: draw a card, then keep or discard it. It moves the bonus track like the others; the limit of three stays.
drought = Drought
    .text = When the season token moves forward past space 6, into summer, the player with the most crystals must sacrifice a Power card or have their reserve hold 1 energy less for the rest of the game. With a tie for the lead nothing happens. At most once a year.
vision_of_destiny = Vision of Destiny
    .text = The top two cards of the draw pile always lie face up. Once in your turn, as soon as your die lets you do other things, you may pay 5 crystals to discard the top one.

## Energies and crystals

air = air
water = water
fire = fire
earth = earth
crystals = crystals

## Seasons

winter = winter
spring = spring
summer = summer
fall = fall

## Kinds of Power cards

item = magic item
familiar = familiar

## Bonuses

bonus_exchange = Exchange
    .text = { $exchange ->
        [upto2] Put one or two of your energies back into the stockpile and take as many of your choice. Moves your bonus track one space.
       *[exact2] Put two of your energies back into the stockpile and take two of your choice. Moves your bonus track one space.
    }
bonus_transmute = Transmute
    .text = You are allowed to transmute until the end of your turn, at 1 crystal more per energy. Moves your bonus track one space.
bonus_gauge = Raise the gauge
    .text = Raise your gauge by 1; not possible at 15. Moves your bonus track one space.
bonus_draw_two = Draw two
    .text = In place of the card your die lets you draw, draw two, keep one in hand and discard the other. Moves your bonus track one space.
bonus_olaf = Olaf's Knowledge
    .text = Draw a card, then keep or discard it. Moves your bonus track one space. Only with the enchantment of that name.
