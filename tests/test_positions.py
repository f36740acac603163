"""Custom positions: parsed with limits, completed at random where open, and written from any seat."""

import random
from contextlib import suppress
from typing import Any

import pytest

from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadStory
from sortilege.core.kits import kit
from sortilege.core.text.catalog import LANGUAGES
from sortilege.stories.parser import parse_yaml
from sortilege.stories.source_location import SEATS
from sortilege.stories.start_position import MAX_CHARACTERS, position_text, read_position, start_state
from sortilege.stories.story_game import story_game
from sortilege.stories.writer import write_story

SEASONS = "given:\n  "
SPELLBOOK = "game: spellbook\ngiven:\n  "

REFUSED = [
    (f"{SEASONS}ann: {{reserve: fire*9}}", "ann.reserve: there is room for 7 energies"),
    (f"{SEASONS}ann: {{hand: dragon_skull*2, play: dragon_skull}}", "ann.play: a third dragon_skull; every card"),
    (f"{SEASONS}options: {{kingdom_cards: without}}\n  ann: {{hand: io_s}}", "ann.hand: no card 'io_s'"),
    (f"{SEASONS}options: {{kingdom_cards: without}}\n  ann: {{hand: fairy_monolith}}", "is not in this deck"),
    (f"{SEASONS}moment: dice\n  dice: spring_1.1 spring_2.1 spring_3.1", "on space 1 it is winter, whose dice are"),
    (f"{SEASONS}ann: {{die: winter_1.1}}\n  bob: {{die: spring_1.1}}", "all dice of a round have the same color"),
    (f"{SEASONS}ann: {{die: winter_1.7}}", "ann.die: a die and its face are written winter_1.3"),
    (f"{SEASONS}ann: {{play: 'dragon_skull [fire]'}}", "ann.play: no energies lie on dragon_skull"),
    (f"{SEASONS}ann: {{play: 'amulet_of_water [fire*5]'}}", "ann.play: at most 4 energies lie on amulet_of_water"),
    (f"{SEASONS}ann: {{hand: any*99}}\n  bob: {{hand: any*9}}", "more cards are left open than there are in the box"),
    (f"{SEASONS}moment: draft\n  ann: {{hand: any*3, pack: any*8}}", "9 cards are drafted each: 3 picked leave no"),
    (f"{SEASONS}year: 2\n  ann: {{library_2: any}}", "ann.library_2: it was handed out when year 2 began"),
    (f"{SEASONS}dan: {{}}\n  players: 2", "dan has no seat at a table for 2"),
    (f"{SEASONS}ann: 5", "ann: expected keys with values, got 5"),
    (f"{SEASONS}rolls: [1, 2]", "rolls: only a story may fix this"),
    (f"{SEASONS}only_deck: true", "only_deck: only a story may fix this"),
    (f"{SEASONS}ann: {{hand: any}}\nseen_by: cat", "seen_by: cat has no seat at a table for 2"),
    # Tables that are written well, and that no game comes to.
    (f"{SEASONS}moment: draft\n  ann: {{crystals: 31}}", "ann.crystals: nobody has any before the first round"),
    (f"{SEASONS}moment: split\n  year: 2", "year: it is the first space of year 1 at the moment split"),
    (f"{SEASONS}moment: split\n  ann: {{hand: any*5}}", "ann: 9 cards are laid out in three piles, and here are 5"),
    (
        f"{SEASONS}moment: split\n  ann: {{hand: any*8, library_3: any}}",
        "Library II is laid out first, and holds 0 of 3",
    ),
    (f"{SEASONS}moment: draft\n  ann: {{library_2: any}}", "ann.library_2: nothing is laid out yet"),
    (f"{SEASONS}ann: {{library_2: any*4}}", "ann.library_2: a library holds 3 cards at most"),
    (f"{SEASONS}moment: draft\n  options: {{level: apprentice}}", "moment: Apprentices are dealt a set of cards"),
    (f"{SEASONS}year: 0\n  options: {{before_year1: forbid}}", "year: with before_year1: forbid nobody goes back"),
    (f"{SEASONS}moment: dice\n  year: 4", "year: the game ends after the third year, and no round begins then"),
    (f"{SEASONS}moment: game_end\n  year: 2", "year: the game ends when the third year is over"),
    (f"{SEASONS}moment: dice\n  left: winter_1.1", "left: it has no meaning in the position dice"),
    (
        f"{SEASONS}moment: dice\n  dice: winter_1.1 winter_2.1 winter_3.1\n"
        "  ann: {die: winter_1.1}\n  bob: {die: winter_1.1}",
        "two have taken the same die",
    ),
    (f"{SEASONS}bag: winter_1 winter_1", "bag: a die is named twice"),
    (f"{SEASONS}options: {{enchantment: drought}}\n  struck: [2]", "struck: year 2 has not come yet"),
    (f"{SEASONS}pending: draw", "pending: that comes with options: {diefirst: energy_crystals}"),
    (f"{SEASONS}locked: true", "locked: that comes with options: {life: lockout}"),
    (f"{SEASONS}locks_others: true", "locks_others: that comes with options: {life: lockout}"),
    (
        f"{SEASONS}moment: before_die\n  options: {{life: lockout}}\n  locks_others: true",
        "locks_others: it has no meaning in the position before_die",
    ),
    (f"{SEASONS}ann: {{owed: 1}}", "owed: that comes with options: {hourglass: round_end}"),
    (f"{SEASONS}ann: {{ability: 5, ability_used: true}}", "ability token 5 works all the time and is never used up"),
    (f"{SEASONS}ann: {{play: hand_of_fortune turned}}", "hand_of_fortune is never turned, since it is not activated"),
    (
        f"{SEASONS}moment: dice\n  ann: {{play: dragon_skull turned}}",
        "all cards were straightened when the round began",
    ),
    (f"{SEASONS}ann: {{play: 'raven_the_usurper [fire]'}}", "ann.play: no energies lie on raven_the_usurper"),
    (
        f"{SEASONS}ann: {{play: 'raven_the_usurper mimics ann.hand_of_fortune, hand_of_fortune'}}",
        "raven_the_usurper can mimic only another player's item, not ann.hand_of_fortune",
    ),
    (f"{SPELLBOOK}players: 1\n  opponent: {{board: 17}}", "opponent.board: the game is over with all 17 spaces filled"),
    (f"{SPELLBOOK}bob: {{spells: {{cure: 4 today}}}}\n  spells: cure", "today is the Day of ann, and nobody else"),
    (f"{SPELLBOOK}bob: {{board: 14}}", "bob: whoever has filled the board or learned all spells calls the last round"),
    (f"{SPELLBOOK}ann: {{pool: red_round*6}}", "ann.pool: a sixth red_round; every materia exists five times"),
    (f"{SPELLBOOK}ann: {{pool: 10}}", "ann.pool: there is room for 9 materia"),
    (f"{SPELLBOOK}ann: {{spells: {{clone: 3}}}}", "ann.spells: the white spell of this game is time_travel"),
    (f"{SPELLBOOK}only_pouch: true", "only_pouch: only a story may fix this"),
    ("game: chess\ngiven: {}", "game: no game 'chess'; available:"),
    # Texts that hold no position, or more than one.
    ("", "a position begins with `given:`"),
    ("story: x", "a position begins with `given:`"),
    ("- given: {}\n- given: {}", "a position is the beginning of a single story; this text has 2"),
    ("given: {}\ngivn: {}", "no key 'givn'; did you mean given?"),
    ("given: {}\ngiven: {}", "the text: line 2: the key 'given' stands twice"),
    ("given: {", "the text: line 1: "),
    ("given: {? [a] : 1}", "the text: line 1: a key is a word"),
    ("a: &a [1]\ngiven: [*a, *a]", "a position must not use anchors, aliases or tags"),
    ("given: !!python/object:os.system {}", "a position must not use anchors, aliases or tags"),
    ("[" * 9000, "a position has at most 8 levels of nested lists and mappings"),
    ("given: {}\n#" + "x" * MAX_CHARACTERS, f"a position has at most {MAX_CHARACTERS} characters"),
    (f"{SEASONS}year: {'9' * 5000}", "year: expected a number from 0 to 4"),
    (f"{SEASONS}ann: {{reserve: fire*9999999999}}", "ann.reserve: no energy 'fire*9999999999'"),
    (f"{SEASONS}ann: {{play: dragon_skull*9999999999}}", "ann.play: cannot read '9999999'"),
    (f"{SEASONS}deck: {'any*999 ' * 2000}", "deck: expected at most 500 words"),
    ("given: {}\n\0", "the text: cannot be read"),
    ("given: {year: 09}", "the text: line 1: the number 09 begins with a zero; write 9"),
    ("given: {ann: {crystals: -010}}", "the text: line 1: the number -010 begins with a zero; write -10"),
    ("given:\n  year: 000", "the text: line 2: the number 000 begins with a zero; write 0"),
]


@pytest.mark.parametrize(("text", "sentence"), REFUSED, ids=[sentence for _, sentence in REFUSED])
def test_impossible_positions_are_rejected_with_the_reason(text: str, sentence: str) -> None:
    with pytest.raises(BadStory) as caught:
        read_position(text)
    assert sentence in str(caught.value)
    assert "given" in sentence or not str(caught.value).startswith((":", "given"))
    told = {caught.value.text(language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES), "in every language"


@pytest.mark.parametrize("text", ["!!int 09", "!!bool x", "!!timestamp 2020-99-99", "!!timestamp x", "[" * 20_000])
def test_values_that_yaml_cannot_convert_are_refused(text: str) -> None:
    with pytest.raises(BadStory, match="a file: "):
        parse_yaml(text, "a file")


@pytest.mark.parametrize("word", ["09", "-010", "0", "1o"])
def test_a_written_word_is_read_as_written(word: str) -> None:
    (story,) = parse_yaml(write_story({"story": word}), "a story")
    assert str(story["story"]) == word


def test_damaged_texts_are_parsed_or_refused() -> None:
    chance = random.Random(1)
    text = position_text("seasons", some_states("seasons", 1, 3)[-1][0])
    for _ in range(150):
        at, n = chance.randrange(len(text)), chance.randrange(1, 9)
        spoilt = text[:at] + "".join(chance.choice("{}[]:,-&*!|>'\"%@` \n0aé\t") for _ in range(n)) + text[at + n :]
        with suppress(BadStory):
            start_state(read_position(spoilt), rng_from_seed(0))


def test_open_parts_are_dealt_at_random() -> None:
    moment = read_position(f"{SEASONS}ann: {{hand: amulet_of_fire any*2, library_2: any*3}}\n  bob: {{hand: any*4}}")
    hands = [story_game("seasons").facts(start_state(moment, rng_from_seed(n)))["bob"]["hand"] for n in (1, 1, 2)]
    assert hands[0] == hands[1] != hands[2]
    assert [len(hand) for hand in hands] == [4, 4, 4]
    assert story_game("seasons").facts(start_state(moment, rng_from_seed(3)))["ann"]["hand"][0] == "amulet_of_fire"
    pouches = [
        story_game("spellbook").facts(start_state(read_position(f"{SPELLBOOK}pouch: red_round"), rng_from_seed(n)))
        for n in (1, 2)
    ]
    assert pouches[0]["pouch"][0] == pouches[1]["pouch"][0] == "red_round"
    assert pouches[0]["pouch"] != pouches[1]["pouch"]
    assert [found["altar"] for found in pouches] == [pouches[0]["altar"]] * 2


def test_the_viewer_is_named_or_the_seat_to_move() -> None:
    assert read_position(f"{SEASONS}turn: bob").seat == 1
    assert read_position(f"{SEASONS}turn: bob\nseen_by: ann").seat == 0
    story = read_position("- story: x\n  given: {ann: {}}\n  when: [ann: end]\n  then: {}")
    assert (story.seat, story.players, story.game) == (0, 2, "seasons")


TABLES: list[tuple[str, int, int, dict[str, str]]] = [
    ("seasons", 1, 2, {}),
    ("seasons", 2, 3, {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "natural_selection"}),
    ("seasons", 3, 4, {"kingdom_cards": "with", "enchantment": "elemental_construction"}),
    ("spellbook", 4, 2, {}),
    ("spellbook", 5, 4, {}),
    ("spellbook", 6, 1, {}),
]


def some_states(name: str, deal: int, seats: int, options: dict[str, str] | None = None) -> list[tuple[Machine, int]]:
    """Yield positions of a random game at which a story can start, each with a seat to move."""
    rules, chance = kit(name).rules, random.Random(deal)
    state: Any = rules.new(options or {}, seats, rng_from_seed(deal))
    found = []
    while not state.over:
        seat = chance.choice(state.open_seats())
        if chance.random() < 0.1 and not any(getattr(state, "sealed", ())):
            with suppress(BadStory):  # in the middle of an effect
                story_game(name).describe(state)
                found.append((state.copy(), seat))
        state.apply(seat, chance.choice(state.legal(seat)))
    assert found
    return found


@pytest.mark.parametrize(("name", "deal", "seats", "options"), TABLES, ids=str)
def test_a_position_is_written_and_read_again(name: str, deal: int, seats: int, options: dict[str, str]) -> None:
    stories = story_game(name)
    for state, _ in some_states(name, deal, seats, options):
        again = start_state(read_position(position_text(name, state)), rng_from_seed(99))
        assert stories.draw(again) == stories.draw(state)
        assert [again.legal(seat) for seat in range(seats)] == [state.legal(seat) for seat in range(seats)]


@pytest.mark.parametrize(("name", "deal", "seats", "options"), TABLES, ids=str)
def test_a_position_reveals_only_what_its_seat_knows(name: str, deal: int, seats: int, options: dict[str, str]) -> None:
    rules = kit(name).rules
    for state, seat in some_states(name, deal, seats, options):
        text = position_text(name, state, seat)
        other = rules.imagine(state, seat, rng_from_seed(7))
        assert position_text(name, other, seat) == text
        moment = read_position(text)
        again = start_state(moment, rng_from_seed(8))
        assert moment.seat == seat
        assert again.legal(seat) == state.legal(seat)
        assert seen(name, again, seat) == seen(name, state, seat)


@pytest.mark.parametrize(("name", "deal", "seats", "options"), TABLES, ids=str)
def test_an_accepted_position_is_played_to_its_end(name: str, deal: int, seats: int, options: dict[str, str]) -> None:
    """Play on from positions with random changes, however senseless."""
    rules, chance, played = kit(name).rules, random.Random(deal), 0
    givens = [story_game(name).describe(state)["given"] for state, _ in some_states(name, deal, seats, options)]
    for _ in range(25):
        given = spoilt(chance.choice(givens), chance.choice(givens), chance)
        try:
            moment = read_position(write_story({"story": "x", "game": name, "given": given}))
        except BadStory:
            continue
        state: Any = start_state(moment, rng_from_seed(chance.randrange(99)))
        while not state.over:
            seat = chance.choice(state.open_seats())
            state.apply(seat, chance.choice(state.legal(seat)))
        rules.check(state)
        played += 1
    assert played > 2


ODD: tuple[Any, ...] = (
    0,
    1,
    2,
    3,
    7,
    14,
    99,
    True,
    "none",
    "any",
    "any*3",
    "ann",
    "bob",
    "fire*2",
    "turn",
    "split",
    "round_end",
    [],
    {},
)


def spoilt(given: dict[str, Any], other: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Replace or remove a few values of a seat or of the table."""
    table = {key: dict(value) if isinstance(value, dict) else value for key, value in given.items()}
    for _ in range(chance.choice((1, 1, 2, 3))):
        inside = [key for key in SEATS if isinstance(table.get(key), dict) and chance.random() < 0.5]
        place = table[inside[0]] if inside else table
        source = other.get(inside[0], {}) if inside else other
        key = chance.choice([*place, *source])
        value = chance.choice((source.get(key), source.get(key), chance.choice(ODD), None))
        place.pop(key, None)
        if value is not None:
            place[key] = value
    return table


def seen(name: str, state: Machine, seat: int) -> dict[str, Any]:
    """Return what a seat sees, without what it remembers."""
    forgotten = ("discard", "known", "somewhere", "unless_discarded", "pouch", "library_2", "library_3")
    found = dict(story_game(name).seen_facts(kit(name).rules.view(state, seat)))
    for key, value in list(found.items()):
        if isinstance(value, dict) and key != "asked":
            found[key] = {one: told for one, told in value.items() if one not in forgotten}
    return {key: value for key, value in found.items() if key not in ("deck", *forgotten)}
