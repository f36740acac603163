"""Sets up a given table with exactly the fields and frames that the engine would have there."""

from collections import Counter
from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from sortilege.core.engine.machine import PC, ROW, STEP, A, Recorder
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.text.message import message
from sortilege.games.seasons.engine import rule_program_rows
from sortilege.games.seasons.engine.cards_in_play import add_to_play, mimic
from sortilege.games.seasons.engine.constants import (
    ABILITIES,
    CODE,
    CRYSTAL_DIE_PERMITS,
    DICE,
    DIE_SEASON,
    ENCHANTMENT,
    EXTENDED_EXPERIENCE,
    FACE_COLUMNS,
    FACE_DRAW,
    FACE_PIPS,
    FACES,
    LOCKED,
    LOCKED_LATER,
    NATURAL_SELECTION,
    NOBODY,
    ON_GAME_END,
    ON_ROUND_END,
    PACK,
    PASSIVE,
    PASSIVES,
    PRINTINGS,
    RULES,
    SEEN_BY,
    SLOTS,
)
from sortilege.games.seasons.engine.energy import capacity
from sortilege.games.seasons.engine.piles import library_at, open_top, to_hand
from sortilege.games.seasons.engine.setup import DEFAULT_DEAL, cards_dealt, is_die_of, new_state
from sortilege.games.seasons.engine.state import State, Verb, in_box, kinds_above, printing_of_kinds
from sortilege.games.seasons.engine.verbs import prelude, rounds, triggers, turn
from sortilege.games.seasons.options import numbers
from sortilege.games.seasons.presentation.ids import ENERGIES, card_id
from sortilege.games.seasons.story.given import PRELUDE, Given, SeatGiven
from sortilege.games.seasons.story.terms import ANY, CARD_NUMBER, RolledDie
from sortilege.stories.source_location import SEATS, SourceLocation
from sortilege.stories.story_game import shuffle

DIE_LEFT_BITS = {"draw": 1, "gauge": 2}  # bits of die_left


def build(given: Given, recorder: Recorder | None = None, rng: Rng | None = None) -> State:
    """Return the table, run up to its first decision; `recorder` records events on the way, `rng` deals the rest."""
    s = lay(given, rng)
    s.recorder = recorder
    s.settle()
    return s


def lay(given: Given, rng: Rng | None = None) -> State:
    """Return the table as given; raises BadStory for errors that only a built table shows, like a full reserve."""
    options = numbers(given.options)
    if given.moment == "new":
        return new_state(rng.child() if rng else rng_from_seed(given.deal), given.players, options)
    kinds = [kind for kind in range(PRINTINGS) if in_box(options, kind)]
    s = State(rng.child() if rng else rng_from_seed(0), given.players, len(kinds) * 2, kinds_above(options))
    s.options = options
    s.enchantment = options[ENCHANTMENT]
    s.printed = printing_of_kinds(options)
    s.month = 12 * (given.year - 1) + given.space
    s.years_opened = given.opened
    s.first = given.first
    s.active = 0 if given.moment in PRELUDE else NOBODY
    s.drought_years = sum(1 << year for year in given.struck)
    s.rng.loaded = vec[i64]([i64(face) for face in given.rolls])
    # Hands, packs and the discard may be filled up.
    given = replace(given, seats=[replace(here) for here in given.seats], discard=list(given.discard))
    lay_seats(s, given)
    lay_mimicry(s, given)
    lay_abilities(s, given, rng)
    check_reserves(s, given)
    lay_hidden_cards(s, given, unnamed_cards(given, kinds, rng))
    lay_dice(s, given)
    lay_frames(s, given)
    return s


def lay_seats(s: State, given: Given) -> None:
    """Put down what is public in front of each seat."""
    for seat, here in enumerate(given.seats):
        s.crystals[seat] = here.crystals
        s.gauge[seat] = here.gauge
        s.track[seat] = here.bonuses
        s.summoned[seat] = here.summoned
        s.owed[seat] = here.owed
        s.drought[seat] = here.spaces_lost
        for energy, name in enumerate(ENERGIES):
            s.reserve[seat * 4 + energy] = here.reserve.count(name)
        at = given.at.under(f"{SEATS[seat]}.play")
        if len(here.play) > SLOTS:
            raise at.wrong(message("engine-moment-slots", given=len(here.play), most=SLOTS))
        for played in here.play:
            copy = CARD_NUMBER[played.card] * 2
            if played.second or s.owner(copy) != NOBODY:
                copy += 1
            if s.owner(copy) != NOBODY:
                raise at.wrong(message("engine-moment-copy-twice", card=f"{played.card}#2"))
            add_to_play(s, seat, copy)
            s.turned[copy] = u8(int(played.turned))
            s.worked[copy] = u8(int(played.worked))
            for energy, name in enumerate(ENERGIES):
                s.tokens[copy * 4 + energy] = u8((played.tokens or ()).count(name))


def lay_mimicry(s: State, given: Given) -> None:
    """Set what Ravens mimic once all cards are in play, and reject uses of cards that cannot be used."""
    for seat, here in enumerate(given.seats):
        at = given.at.under(f"{SEATS[seat]}.play")
        for i, played in enumerate(here.play):
            copy = int(s.play[seat * SLOTS + i])
            if played.mimics:
                mimic(s, copy, model_of(s, seat, played.mimics, at))
            if played.worked and not PASSIVE[s.works_as(copy) * PASSIVES + CRYSTAL_DIE_PERMITS]:
                raise at.wrong(message("engine-moment-worked", card=played.card))


def model_of(s: State, raven_owner: int, text: str, at: SourceLocation) -> int:
    """Return the copy in play that the text means: an opponent's, if it names no seat."""
    seat, _, item = text.rpartition(".")
    copies = [CARD_NUMBER[item.removesuffix("#2")] * 2 + k for k in range(2)]
    if item.endswith("#2"):
        copies = copies[1:]
    owners = {copy: int(s.owner(copy)) for copy in copies if s.owner(copy) != NOBODY}
    if seat:
        found = [copy for copy, owner in owners.items() if SEATS[owner] == seat]
    else:
        found = [copy for copy, owner in owners.items() if owner != raven_owner]
    if not found:
        none = message("engine-moment-no-model", card=item)
        raise at.wrong(message("engine-moment-no-model-of", who=seat, card=item) if seat else none)
    if len({owners[copy] for copy in found}) > 1:
        raise at.wrong(message("engine-moment-models", card=item))
    return found[0]


def lay_abilities(s: State, given: Given, rng: Rng | None) -> None:
    """Set kept tokens; before that, deal three to each seat, the lowest ones left where none are given."""
    left = shuffle([token for token in range(1, 13) if not any(token in here.tokens for here in given.seats)], rng)
    for seat, here in enumerate(given.seats):
        s.ability[seat] = here.ability
        s.ability_used[seat] = int(here.ability_used)
        if given.moment in PRELUDE and s.options[ABILITIES]:
            for i, token in enumerate(here.tokens or [left.pop(0) for _ in range(3)]):
                s.dealt[seat * 3 + i] = token


def check_reserves(s: State, given: Given) -> None:
    for seat in range(s.seats):
        if s.energies(seat) > capacity(s, seat):
            room = message("engine-moment-reserve", most=int(capacity(s, seat)))
            raise given.at.under(f"{SEATS[seat]}.reserve").wrong(room)


def lay_hidden_cards(s: State, given: Given, rest: list[int]) -> None:
    """Put down piles, hands, libraries and packs; unnamed cards go to the bottom of the draw pile or are left out."""
    deal_unknown(given, rest)
    lay_packs(s, given, rest)
    for seat, here in enumerate(given.seats):
        for card, knowers in hand_with_knowers(here):
            to_hand(s, seat, CARD_NUMBER[card], 0, knowers)
        for shelf, library in enumerate(here.libraries):
            for i, kind in enumerate(sorted(CARD_NUMBER[card] for card in library)):
                s.library[library_at(seat, shelf) + i] = i32(kind)
            s.library_n[seat * 2 + shelf] = len(library)
    pile = [CARD_NUMBER[card] for card in reversed(given.deck)]
    if not given.only_deck:
        pile = rest + pile
    for i, kind in enumerate(pile):
        s.deck[i] = i32(kind)
    s.deck_n = len(pile)
    for i, card in enumerate(reversed(given.discard)):
        s.discards[i] = i32(CARD_NUMBER[card] + (SEEN_BY << i if first_picks_thrown(s, given) else 0))
    s.discards_n = len(given.discard)
    open_top(s)


def hand_with_knowers(here: SeatGiven) -> list[tuple[str, int]]:
    """Return the cards of a hand, each with the mask of seats that know it is there."""
    known = {seat: Counter(cards) for seat, cards in here.known.items()}
    found: list[tuple[str, int]] = []
    for card in here.hand:
        mask = 0
        for seat, left in known.items():
            if left[card]:
                left[card] -= 1
                mask |= 1 << seat
        found.append((card, mask))
    return found


def unnamed_cards(given: Given, kinds: list[int], rng: Rng | None) -> list[int]:
    """Return the cards that the story does not name, the first of the box on top, or shuffled."""
    named: Counter[str] = Counter([*given.deck, *given.discard])
    for here in given.seats:
        named.update([*here.hand, *here.libraries[0], *here.libraries[1], *(here.pack or [])])
        named.update(played.card for played in here.play)
    return shuffle([kind for kind in reversed(kinds) for _ in range(2 - named[card_id(kind)])], rng)


def deal_unknown(given: Given, rest: list[int]) -> None:
    """Replace every `any` by one of the remaining cards."""

    def dealt_from(cards: list[str]) -> list[str]:
        if cards.count(ANY) > len(rest):
            raise given.at.wrong(message("engine-moment-box"))
        return [card_id(rest.pop()) if card == ANY else card for card in cards]

    for here in given.seats:
        here.hand = dealt_from(here.hand)
        here.libraries = [dealt_from(library) for library in here.libraries]
        here.pack = None if here.pack is None else dealt_from(here.pack)
    given.deck = dealt_from(given.deck)
    given.discard = dealt_from(given.discard)


def lay_packs(s: State, given: Given, rest: list[int]) -> None:
    """Give every seat as many cards as the seat with the most, before the first round."""
    if first_picks_thrown(s, given):
        lay_first_picks(s, given, rest)
    if given.moment == "draft":
        lay_draft(s, given, rest)
    elif given.moment == "keep_nine":
        lay_own_packs(s, given, rest)
    elif given.moment == "discard_tenth":
        for seat, here in enumerate(given.seats):
            here.hand = fill_up(given, rest, here.hand, DEFAULT_DEAL + 1, f"{SEATS[seat]}.hand")
    elif given.moment == "split":
        held = [len(here.hand) + len(here.libraries[0]) + len(here.libraries[1]) for here in given.seats]
        size = max(held) or (12 if s.enchantment == EXTENDED_EXPERIENCE else DEFAULT_DEAL)
        for seat, here in enumerate(given.seats):
            if held[seat] == 0:
                here.hand = fill_up(given, rest, here.hand, size, f"{SEATS[seat]}.hand")


def lay_draft(s: State, given: Given, rest: list[int]) -> None:
    """Set up the packs in circulation and the picks so far, which are in hand."""
    whole = int(cards_dealt(s.enchantment))
    picked = max(len(here.hand) for here in given.seats)
    thrown = first_picks_thrown(s, given)
    size = max((len(here.pack) for here in given.seats if here.pack is not None), default=whole - picked - thrown)
    if not 1 <= size <= whole - picked - thrown:
        raise given.at.wrong(message("engine-moment-pack", each=whole, picked=picked + thrown, size=size))
    for seat, here in enumerate(given.seats):
        here.pack = fill_up(given, rest, here.pack or [], size, f"{SEATS[seat]}.pack")
        here.hand = fill_up(given, rest, here.hand, picked, f"{SEATS[seat]}.hand")
        for i, card in enumerate(here.pack):
            s.pack[seat * PACK + i] = i32(CARD_NUMBER[card])
        for i, card in enumerate(here.hand):
            s.picks[(i + thrown) * s.seats + seat] = i32(CARD_NUMBER[card])
    s.pack_n = size
    s.picks_n = picked + thrown


def first_picks_thrown(s: State, given: Given) -> int:
    """Return 1 if all players have discarded their first pick and nothing else (Natural Selection)."""
    drafting = given.moment == "draft" and (bool(given.discard) or any(here.hand for here in given.seats))
    return int(s.enchantment == NATURAL_SELECTION and (drafting or given.moment == "discard_tenth"))


def lay_first_picks(s: State, given: Given, rest: list[int]) -> None:
    """Fill the discard with one card from each seat, ann's at the bottom."""
    given.discard = fill_up(given, rest, given.discard, int(s.seats), "discard")
    if given.moment == "draft":
        for seat, card in enumerate(reversed(given.discard)):
            s.picks[seat] = i32(CARD_NUMBER[card])


def lay_own_packs(s: State, given: Given, rest: list[int]) -> None:
    """Elemental Construction: eighteen cards less those kept in hand; stored as kind + 1."""
    for seat, here in enumerate(given.seats):
        at = given.at.under(f"{SEATS[seat]}.pack")
        left = 2 * DEFAULT_DEAL - len(here.hand)
        if here.pack is not None and len(here.pack) != left:
            why = message("engine-moment-own-pack", given=len(here.pack), hand=len(here.hand), left=left)
            raise at.wrong(why)
        here.pack = here.pack or [card_id(rest.pop()) for _ in range(left)]
        for i, card in enumerate(here.pack):
            s.pack[seat * PACK + i] = i32(CARD_NUMBER[card] + 1)


def fill_up(given: Given, rest: list[int], cards: list[str], size: int, key: str) -> list[str]:
    """Return the given cards, which must be as many as the others have, or that many remaining cards."""
    if cards and len(cards) != size:
        raise given.at.under(key).wrong(message("engine-moment-else-has", given=len(cards), size=size))
    if not cards and size > len(rest):
        raise given.at.under(key).wrong(message("engine-moment-cards-left", size=size, left=len(rest)))
    return cards or [card_id(rest.pop()) for _ in range(size)]


def face_without_draw(die: int) -> RolledDie:
    """Return the die's first face that draws no card."""
    faces = [face for face in range(6) if not FACES[(die * 6 + face) * FACE_COLUMNS + FACE_DRAW]]
    return RolledDie(die, faces[0])


def face_with_one_pip(die: int) -> RolledDie:
    faces = [face for face in range(6) if FACES[(die * 6 + face) * FACE_COLUMNS + FACE_PIPS] == 1]
    return RolledDie(die, faces[0])


def lay_dice(s: State, given: Given) -> None:
    """Set up the dice in use, the round's dice and who took which; unnamed dice complete them."""
    seats = given.seats
    named = given.dice or [here.die for here in seats if here.die] + ([given.left] if given.left else [])
    s.rolled = DIE_SEASON[named[0].die] if named else s.season
    order = list(dict.fromkeys([*given.bag, *(rolled.die for rolled in named), *range(len(DICE))]))
    for season in range(4):
        for i, die in enumerate([die for die in order if is_die_of(s.options, die, season)][:5]):
            s.bag[season * 5 + i] = die
    used = [int(s.bag[s.rolled * 5 + i]) for i in range(s.seats + 1)]
    for rolled in named:
        if rolled.die not in used:
            raise given.at.under("bag").wrong(message("engine-moment-bag", die=str(rolled), dice=int(s.seats) + 1))
    s.round = 0 if given.moment in PRELUDE else 1
    if given.moment == "dice":
        lay_round(s, given.dice, [here.die for here in seats])
    elif s.round:
        spare = [die for die in used if die not in [rolled.die for rolled in named]]
        taken = [here.die or face_without_draw(spare.pop(0)) for here in seats]
        lay_round(s, [*taken, given.left or face_with_one_pip(spare.pop(0))], list(taken))


def lay_round(s: State, dice: list[RolledDie], taken: list[RolledDie | None]) -> None:
    """Record these dice as rolled; the i-th seat took the i-th of `taken`."""
    for rolled in dice:
        i = [int(s.bag[s.rolled * 5 + place]) for place in range(5)].index(rolled.die)
        s.faces[i] = rolled.face
        s.taken[i] = taken.index(rolled) if rolled in taken else NOBODY


def row_of(program: int, verb: Verb, first_argument: int | None = None) -> int:
    """Return the row of a rules program that runs this verb."""
    row = program
    while CODE[row * ROW] != verb.op or first_argument not in (None, CODE[row * ROW + 1]):
        row += 1
    return row


def lay_frames(s: State, given: Given) -> None:
    """Set up the stack for this moment."""
    game = s.push(rule_program_rows.GAME, s.first, s.first, RULES)
    rows: dict[str, tuple[Verb, int | None]] = {
        "draft": (prelude.DRAFT, None),
        "keep_nine": (prelude.KEEP_NINE, None),
        "discard_tenth": (prelude.DISCARD_TENTH, None),
        "split": (prelude.SPLIT, None),
        "choose_ability": (prelude.CHOOSE_ABILITY, None),
        "dice": (rounds.CHOOSE_DICE if given.dice else rounds.START_ROUND, None),
        "round_end": (triggers.SWEEP, ON_ROUND_END),
        "game_end": (triggers.SWEEP, ON_GAME_END),
    }
    s.stack[game + PC] = row_of(rule_program_rows.GAME, *rows.get(given.moment, (rounds.TAKE_TURNS, None)))
    if given.moment == "dice" and given.dice:
        lay_choices(s, given, game)
    if given.moment not in ("turn", "before_die"):
        s.round -= int(given.moment == "dice" and not given.dice)
        return
    s.stack[game + STEP] = 1
    s.stack[game + A] = s.seats if given.others_done else (given.turn - given.first) % s.seats + 1
    s.active = given.turn
    s.permit = int(given.permit)
    s.extra = given.extra
    s.locked = LOCKED if given.locked else LOCKED_LATER if given.locks_others else 0
    s.die_left = sum(DIE_LEFT_BITS[word] for word in given.pending)
    s.die_crystals = int(given.die_crystals)
    s.vision_used = int(given.vision_used)
    s.die_ignored = int(given.seats[given.turn].no_die)
    s.summons = given.summons
    own = s.push(rule_program_rows.TURN, given.turn, given.turn, RULES)
    begins = turn.BEFORE_THE_DIE if given.moment == "before_die" else turn.MENU_VERB
    s.stack[own + PC] = row_of(rule_program_rows.TURN, begins)


def lay_choices(s: State, given: Given, game: int) -> None:
    """Check that the seats that have chosen a die come first in turn order."""
    chosen = [given.seats[s.left_of(s.first, k)].die is not None for k in range(s.seats)]
    number = chosen.index(False) if False in chosen else s.seats
    if any(chosen[number:]) or number == s.seats:
        raise given.at.under("dice").wrong(message("engine-moment-clockwise"))
    s.stack[game + STEP] = 1
    s.stack[game + A] = number
    s.waiting = True
