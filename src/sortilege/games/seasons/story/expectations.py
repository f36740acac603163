"""What a story can expect: every key and the reader of its value."""

from functools import partial
from typing import Any

from sortilege.games.seasons.cards import vocabulary
from sortilege.games.seasons.cards.kingdom_vocabulary import TOKENS
from sortilege.games.seasons.engine.named_cards import RAVEN_THE_USURPER
from sortilege.games.seasons.engine.state import VERBS
from sortilege.games.seasons.presentation.event_kinds import ENCHANTMENTS
from sortilege.games.seasons.presentation.ids import BONUSES, SEASONS, card_id
from sortilege.games.seasons.story.expected_values import InPlay, Mimics, Numbers, Tokens, Top, Turned, Upright
from sortilege.games.seasons.story.terms import (
    DICE,
    UNKNOWN,
    read_cards,
    read_dice,
    read_energies,
    read_model,
    read_numbers,
    read_play,
)
from sortilege.stories.expectations import (
    AtRest,
    Exactly,
    Expectation,
    ExpectationReader,
    Expectations,
    SameWords,
    asks_reader,
    pile_reader,
    read_expectations,
    read_flag,
    read_number,
    read_seats,
    words_or_none,
)
from sortilege.stories.source_location import SEATS, SourceLocation

SUBJECTS = (
    *(card.id for card in vocabulary.CARDS),
    *(f"bonus_{name}" for name in BONUSES),
    *(f"token_{token.number}" for token in TOKENS),
)
WHYS = frozenset(
    {verb.name for verb in VERBS[1:]} | {f"{subject}.{verb.name}" for subject in SUBJECTS for verb in VERBS[1:]}
)
# Decisions of the game's course: a story that ends at one leaves nothing pending.
RESTING_VERBS = frozenset(
    {
        *("turn", "dice", "before_the_die", "instead_of_die"),
        *("draft", "keep_nine", "discard_tenth", "split", "choose_ability"),
    }
)


def expect_season(value: Any, at: SourceLocation, players: int) -> Expectation:
    return Exactly(at.one_of(value, SEASONS, "season"))


def expect_seat(value: Any, at: SourceLocation, players: int) -> Expectation:
    return Exactly("nobody" if value in ("nobody", "none") else SEATS[at.seat(value, players)])


def expect_cards(value: Any, at: SourceLocation, players: int) -> Expectation:
    return SameWords(read_cards(value, at))


def expect_cards_or_unknown(value: Any, at: SourceLocation, players: int) -> Expectation:
    return SameWords(read_cards(value, at, UNKNOWN))


def expect_one_card(value: Any, at: SourceLocation, players: int) -> Expectation:
    return Exactly(words_or_none(read_cards(value, at)))


expect_pile = pile_reader(read_cards, Top)
expect_known_pile = pile_reader(partial(read_cards, also=UNKNOWN), Top)


def expect_reserve(value: Any, at: SourceLocation, players: int) -> Expectation:
    return SameWords(read_energies(value, at))


def expect_in_play(value: Any, at: SourceLocation, players: int) -> Expectation:
    return InPlay(read_play(value, at))


def expect_tokens(value: Any, at: SourceLocation, players: int) -> Expectation:
    on = at.mapping(value)
    for card in on:
        read_cards([card.removesuffix("#2")], at)
    return Tokens({card: read_energies(energies, at.under(card)) for card, energies in on.items()})


def expect_turned(value: Any, at: SourceLocation, players: int) -> Expectation:
    words = at.words(value)
    read_cards([word.removesuffix("#2") for word in words], at)
    return Turned(words)


def expect_upright(value: Any, at: SourceLocation, players: int) -> Expectation:
    words = at.words(value)
    read_cards([word.removesuffix("#2") for word in words], at)
    return Upright(words)


def expect_mimics(value: Any, at: SourceLocation, players: int) -> Expectation:
    found = dict(at.mapping(value))
    for raven, model in found.items():
        if raven.removesuffix("#2") != card_id(RAVEN_THE_USURPER):
            raise at.wrong(f"{raven} mimics nothing")
        if at.under(raven).text(model) != "none":
            read_model(card_id(RAVEN_THE_USURPER), model, at.under(raven))
    return Mimics({raven: model.rpartition(".")[2] for raven, model in found.items()})


def expect_ability(value: Any, at: SourceLocation, players: int) -> Expectation:
    return Exactly(0 if value == "none" else at.number(value, 0, len(TOKENS)))


def expect_numbers(value: Any, at: SourceLocation, players: int) -> Expectation:
    """Expect years or ability tokens, in any order."""
    return Numbers(read_numbers(value, at, 0, len(TOKENS)))


def expect_enchantment(value: Any, at: SourceLocation, players: int) -> Expectation:
    return Exactly(at.one_of(value, ENCHANTMENTS, "enchantment"))


def expect_dice(value: Any, at: SourceLocation, players: int) -> Expectation:
    return SameWords([str(rolled) for rolled in read_dice(value, at)])


def expect_bag(value: Any, at: SourceLocation, players: int) -> Expectation:
    return SameWords([at.one_of(word, DICE, "die") for word in at.words(value)])


def expect_die(value: Any, at: SourceLocation, players: int) -> Expectation:
    rolled = read_dice(value, at)
    if len(rolled) > 1:
        raise at.wrong("a seat has one die")
    return Exactly(str(rolled[0]) if rolled else "none")


def expect_loaded(value: Any, at: SourceLocation, players: int) -> Expectation:
    faces = [] if value in ("none", None) else value
    if not isinstance(faces, list):
        raise at.wrong("the remaining rolls are a list of faces, or none")
    return Exactly([at.number(face, 1, 6) for face in faces])


OPEN_SEAT: dict[str, ExpectationReader] = {
    "crystals": read_number,
    "gauge": read_number,
    "bonuses": read_number,
    "reserve": expect_reserve,
    "hand": expect_cards,
    "hand_size": read_number,
    "play": expect_in_play,
    "turned": expect_turned,
    "upright": expect_upright,
    "tokens": expect_tokens,
    "mimics": expect_mimics,
    "ability": expect_ability,
    "ability_used": read_flag,
    "dealt": expect_numbers,
    "spaces_lost": read_number,
    "capacity": read_number,
    "die": expect_die,
    "pack": expect_cards,
    "pack_size": read_number,
    "prestige": read_number,
    "score": read_number,
}
SEAT = OPEN_SEAT | {"library_2": expect_cards, "library_3": expect_cards, "summoned": read_number, "owed": read_number}
SEEN_SEAT = OPEN_SEAT | {
    "library_2": expect_cards_or_unknown,
    "library_3": expect_cards_or_unknown,
    "somewhere": expect_cards,
    "unless_discarded": expect_cards,
    "chosen": read_flag,
    "sealed": expect_one_card,
}
OPEN_TABLE: dict[str, ExpectationReader] = {
    "year": read_number,
    "space": read_number,
    "season": expect_season,
    "first": expect_seat,
    "turn": expect_seat,
    "permit": read_flag,
    "enchantment": expect_enchantment,
    "deck_size": read_number,
    "discard_size": read_number,
    "dice": expect_dice,
    "left_pips": read_number,
    "over": read_flag,
    "winners": read_seats,
    "asked": asks_reader(WHYS),
}
TABLE = OPEN_TABLE | {
    "extra": read_number,
    "struck": expect_numbers,
    "deck": expect_pile,
    "discard": expect_pile,
    "loaded": expect_loaded,
    "bag": expect_bag,
}
SEEN_TABLE = OPEN_TABLE | {
    "deck": expect_known_pile,
    "discard": expect_known_pile,
    "looked_at": read_number,
    "looking_at": expect_cards,
}


def read_then(raw: Any, at: SourceLocation, players: int, final: bool) -> Expectations:
    """Read the facts a story expects; the final ones add that nothing is pending and all loaded rolls are used."""
    expected = read_expectations(raw, at, players, TABLE, dict.fromkeys(SEATS, SEAT))
    if final:
        expected = {"asked": AtRest(RESTING_VERBS), "loaded": Exactly([]), **expected}
    return expected


def read_seen(raw: Any, at: SourceLocation, players: int) -> Expectations:
    return read_expectations(raw, at, players, SEEN_TABLE, dict.fromkeys(SEATS, SEEN_SEAT))
