"""Every story passes, and an invalid story is refused in one sentence with file and line."""

import random
from importlib import import_module
from pathlib import Path

import pytest

from sortilege.cli.studies.stories import main
from sortilege.core import record as records
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadStory
from sortilege.core.kits import GAMES
from sortilege.core.rules import Rules
from sortilege.core.session import Session
from sortilege.devtools.mutation.rule_mutation import hunt
from sortilege.games.seasons.options import VALUES
from sortilege.stories.coverage import coverage
from sortilege.stories.move_names import AmbiguousMove, MoveNames
from sortilege.stories.parser import load_stories, read_stories, story_files
from sortilege.stories.prose import prose
from sortilege.stories.runner import run_story
from sortilege.stories.source_location import SEATS, SourceLocation
from sortilege.stories.story import Story
from sortilege.stories.story_game import story_game

FILES = {f"{file.parent.parent.name}: {file.name}": file for file in story_files()}


@pytest.mark.parametrize("file", FILES.values(), ids=FILES)  # a test takes longer than a story does
def test_its_stories_parse_pass_and_have_prose(file: Path) -> None:
    stories, problems = read_stories([file])
    wrong = [*problems, *(result for result in map(run_story, stories) if not result.ok)]
    assert not wrong, "\n".join(map(str, wrong))
    assert [story.name for story in stories if not prose(story).startswith(story.name)] == []


def load(tmp_path: Path, text: str) -> list[Story]:
    file = tmp_path / "bad.yaml"
    file.write_text(text, encoding="utf-8")
    return load_stories([file])


GIVEN = "- story: x\n  given:\n    "
WHEN = "- story: x\n  given: {ann: {hand: amulet_of_fire}}\n  when:\n    - "
THEN = "- story: x\n  then:\n    "

BAD = [
    (
        GIVEN + "ann: {hand: amulet_of_fier}\n  then: {}",
        "given.ann.hand: no card 'amulet_of_fier'; did you mean amulet_of_fire?",
    ),
    (GIVEN + "ann: {crystal: 1}\n  then: {}", "given.ann: no key 'crystal'; did you mean crystals?"),
    (GIVEN + "anna: {crystals: 1}\n  then: {}", "given: no key 'anna'; did you mean ann?"),
    (GIVEN + "ann: {crystals: many}\n  then: {}", "given.ann.crystals: expected a number from 0 to 999, got 'many'"),
    (GIVEN + "ann: {gauge: 16}\n  then: {}", "given.ann.gauge: expected a number from 0 to 15, got 16"),
    (GIVEN + "ann: {reserve: fier}\n  then: {}", "given.ann.reserve: no energy 'fier'; did you mean fire?"),
    (GIVEN + "ann: {reserve: fire*8}\n  then: {}", "given.ann.reserve: there is room for 7 energies"),
    (GIVEN + "ann: {die: winter_1.7}\n  then: {}", "given.ann.die: a die and its face are written winter_1.3"),
    (GIVEN + "options: {balance: odd}\n  then: {}", "given.options: balance must be one of new, old, not “odd”"),
    (GIVEN + "options: {ballance: old}\n  then: {}", "given.options: no key 'ballance'; did you mean balance?"),
    (GIVEN + "moment: lunch\n  then: {}", "given.moment: no moment 'lunch'"),
    (GIVEN + "{players: 2, cat: {crystals: 1}}\n  then: {}", "given: cat has no seat at a table for 2"),
    (GIVEN + "deck: air_elemental*3\n  then: {}", "given.deck: a third air_elemental; every card exists twice"),
    (
        GIVEN + "{options: {level: magician}, deck: air_elemental}\n  then: {}",
        "given.deck: air_elemental is not in this deck; see the option level",
    ),
    (GIVEN + "{year: 2, ann: {library_2: dragon_skull}}\n  then: {}", "given.ann.library_2: it was handed out"),
    (
        GIVEN + "{ann: {die: winter_1.1}, bob: {die: fall_1.1}}\n  then: {}",
        "given: all dice of a round have the same color",
    ),
    (GIVEN + "ann: {play: mesodaes_lantern, reserve: air*7}\n  then: {}", "ann.reserve: there is room for 6 energies"),
    (
        GIVEN + "{options: {kingdom_cards: without}, deck: argos_hawk}\n  then: {}",
        "given.deck: argos_hawk is not in this deck; see the option kingdom_cards",
    ),
    (
        GIVEN + "options: {kingdom: 1}\n  then: {}",
        "given.options: kingdom must be one of with, without, true, false, not “1”",
    ),
    (GIVEN + "options: {enchantment: random}\n  then: {}", "given.options: only a new game draws its enchantment"),
    (
        GIVEN + "{moment: keep_nine, options: {enchantment: drought}}\n  then: {}",
        "given.options: the moment keep_nine is one of enchantment: elemental_construction",
    ),
    (
        GIVEN + "{moment: draft, options: {enchantment: elemental_construction}}\n  then: {}",
        "given.moment: Elemental Construction has no draft; its moment is keep_nine",
    ),
    (
        GIVEN + "{moment: keep_nine, ann: {pack: argos_hawk}}\n  then: {}",
        "given.ann.pack: 1 cards; with 0 in hand there are 18",
    ),
    (GIVEN + "{ann: {ability: 3}, bob: {ability: 3}}\n  then: {}", "given.bob: ability token 3 exists once"),
    (GIVEN + "ann: {ability: 13}\n  then: {}", "given.ann.ability: expected a number from 1 to 12, got 13"),
    (GIVEN + "ann: {tokens: [1, 2, 3]}\n  then: {}", "given.ann.tokens: one was kept when the game began"),
    (
        GIVEN + "{moment: choose_ability, ann: {tokens: [1, 2]}}\n  then: {}",
        "given.ann.tokens: three tokens are dealt to each seat",
    ),
    (GIVEN + "{moment: choose_ability, ann: {ability: 1}}\n  then: {}", "given.ann.ability: none is kept yet"),
    (
        GIVEN + "{options: {ability_tokens: without}, ann: {ability: 1}}\n  then: {}",
        "given.ann: this game is played without ability tokens",
    ),
    (GIVEN + "ann: {ability_used: true}\n  then: {}", "given.ann.ability_used: which one? say ability"),
    (GIVEN + "ann: {spaces_lost: 1}\n  then: {}", "given.spaces_lost: that comes with options: {enchantment: drought}"),
    (GIVEN + "struck: [5]\n  then: {}", "given.struck: expected a number from 0 to 3, got 5"),
    (
        GIVEN + "{moment: dice, die_crystals: true}\n  then: {}",
        "given.die_crystals: it has no meaning in the position dice",
    ),
    (GIVEN + "ann: {known: {bob: dragon_skull}}\n  then: {}", "given.ann.known.bob: dragon_skull is not in this hand"),
    (GIVEN + "ann: {known: {ann: none}}\n  then: {}", "given.ann.known: ann knows that hand anyway"),
    (
        GIVEN + "ann: {play: raven_the_usurper mimics horn_of_plenty}\n  then: {}",
        "given.ann.play: no opponent has horn_of_plenty in play to be mimicked",
    ),
    (
        GIVEN + "{ann: {play: raven_the_usurper mimics argos_hawk}, bob: {play: argos_hawk}}\n  then: {}",
        "given.ann.play: argos_hawk is no item",
    ),
    (
        GIVEN
        + "{ann: {play: raven_the_usurper mimics purse_of_io}, bob: {play: purse_of_io}, cat: {play: purse_of_io}}"
        "\n  then: {}",
        "given.ann.play: several have purse_of_io in play; say whose is mimicked, such as bob.purse_of_io",
    ),
    (GIVEN + "ann: {play: dragon_skull worked}\n  then: {}", "given.ann.play: dragon_skull does nothing"),
    (THEN + "ann: {mimics: {dragon_skull: purse_of_io}}", "then.ann.mimics: dragon_skull mimics nothing"),
    (THEN + "enchantment: drouth", "then.enchantment: no enchantment 'drouth'; did you mean drought?"),
    (
        WHEN + "ann: sumon amulet_of_fire",
        "when[1].ann: no option 'sumon:amulet_of_fire'; did you mean summon:amulet_of_fire?",
    ),
    (WHEN + "anne: end", "when[1].anne: no seat 'anne'; did you mean ann?"),
    (WHEN + "ann: use_token", "when[1].ann: no option 'use_token'; did you mean ability?"),
    (WHEN + "ann: exchange", "when[1].ann: no option 'exchange'; did you mean bonus exchange?"),
    (WHEN + "everybody answers drafft", "nothing asks 'drafft'; did you mean draft?"),
    (THEN + "deck: {any_order: none, among_them: none}", "then.deck: say any_order or among_them, not both"),
    (GIVEN + "ann: {die: winter(dd)}\n  then: {}", "given.ann.die: no face of winter shows dd; there are 6,"),
    (GIVEN + "ann: {die: winter_3(6)}\n  then: {}", "given.ann.die: no face of winter_3 shows 6"),
    (GIVEN + "ann: {die: none}\n  then: {}", "given.ann.die: a die does nothing for who begins a turn, at before_die"),
    ("- story: x\n  refused: never\n  then: {}", "then: a table that is refused has no steps and no end"),
    ("- story: x\n  then: {}\n  or else:\n    - {given: {}}", "or else: no key 'given'"),
    (WHEN + "cat: end", "when[1].cat: cat has no seat at a table for 2"),
    (WHEN + "ann my: end", "when[1].ann my: no step 'my'; did you mean may?"),
    (
        WHEN + "onlooker sees non of: []",
        "when[1].onlooker sees non of: no step 'sees non of'; did you mean sees none of?",
    ),
    (WHEN + "ann may not: {summon amulet_of_fire: gauge_ful}", "no reason 'gauge_ful'; did you mean gauge_full?"),
    (
        WHEN + "ann is asked amulet_of_fire.keep_won: ~",
        "nothing asks 'amulet_of_fire.keep_won'; did you mean amulet_of_fire.keep_one?",
    ),
    (WHEN + "ann sees none of: [dragon_scull]", "no card 'dragon_scull'; did you mean dragon_skull?"),
    (THEN + "ann: {crystals: 1, score: none}", "then.ann.score: expected a number from -999 to 999, got 'none'"),
    (THEN + "asked: {ann: turm}", "then.asked.ann: nothing asks 'turm'; did you mean turn?"),
    (THEN + "winners: [cat]", "then.winners: cat has no seat at a table for 2"),
    ("- story: x\n  shows: [K99]\n  then: {}", "shows: no ruling 'K99'"),
    ("- story: x\n  cards: [dragon]\n  then: {}", "cards: no card 'dragon'"),
    ("- story: x\n  as: corner\n  then: {}", "as: no kind of story 'corner'"),
    ("- story: x\n  wen: []\n  then: {}", "no key 'wen'; did you mean when?"),
    ("- story: x\n  shows: []", "it has neither `when` nor `then`"),
]


@pytest.mark.parametrize(("text", "sentence"), BAD, ids=[sentence for _, sentence in BAD])
def test_a_bad_story_says_what_is_wrong_and_where(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadStory) as caught:
        load(tmp_path, text)
    said = str(caught.value)
    assert said.startswith('bad.yaml: story "x": ')
    assert sentence in said
    assert "\n" not in said


BAD_FILES = [
    ("story: x", "bad.yaml: a story file is a list of stories"),
    ("- stroy: x", "bad.yaml: story 1 has no name"),
    ("- story: x\n  then: {}\n- story: x\n  then: {}", 'bad.yaml: two stories are called "x"'),
    ("- story: x\n  then: {year: 1, year: 2}", "bad.yaml: line 2: the key 'year' stands twice"),
    ("- story: [x", "bad.yaml: line 1:"),
]


@pytest.mark.parametrize(("text", "sentence"), BAD_FILES, ids=[sentence for _, sentence in BAD_FILES])
def test_a_bad_file_says_what_is_wrong(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadStory) as caught:
        load(tmp_path, text)
    assert str(caught.value).startswith(sentence)


def test_an_unknown_file_is_named() -> None:
    with pytest.raises(BadStory, match="there is no story file or folder 'exampels'; did you mean examples"):
        load_stories(["exampels"])


# Each of these stories says something untrue; the runner has to notice.
UNTRUE = [
    ("ann: {crystals: 5}", "when", "ann may: [summon amulet_of_fire]", "not offered: summon:amulet_of_fire"),
    (
        "ann: {gauge: 1, reserve: fire fire, hand: amulet_of_fire}",
        "when",
        "ann may not: [summon amulet_of_fire]",
        "is offered",
    ),
    (
        "ann: {hand: amulet_of_fire}",
        "when",
        "ann may not: {summon amulet_of_fire: energy_short}",
        "refused with gauge_full",
    ),
    ("ann: {hand: amulet_of_fire}", "when", "ann: summon amulet_of_fire", "is not offered (gauge_full)"),
    ("ann: {crystals: 5}", "when", "ann tries: end", "end is offered"),
    ("ann: {crystals: 5}", "when", "bob tries: end", "bob is not asked; ann is asked turn"),
    ("ann: {crystals: 5}", "when", "everybody answers dice", "nobody is asked dice"),
    (
        "ann: {play: dragon_skull turned}",
        "then",
        "ann: {upright: dragon_skull}",
        "ann.upright: expected dragon_skull; found none",
    ),
    (
        "deck: dragon_skull",
        "then",
        "deck: {any_order: dragon_skull}",
        "deck: expected dragon_skull; found dragon_skull",
    ),
    ("discard: dragon_skull", "then", "discard: {among_them: purse_of_io}", "expected among them purse_of_io"),
    ("{moment: draft}", "then", "ann: {pack_size: 8}", "ann.pack_size: expected 8; found 9"),
    ("ann: {crystals: 5}", "then", "left_pips: 3", "left_pips: expected 3; found 1"),
    ("{moment: dice, rolls: [6, 6, 6]}", "when", "ann: 'end'", "end is not offered"),
    ("ann: {play: potion_of_life}", "when", "ann: activate potion_of_life, pass", "pass is not offered"),
    (
        "{moment: before_die, only_deck: true, deck: purse_of_io, discard: dragon_skull*2, rolls: [6], "
        "ann: {die: winter(d)}}",
        "when",
        "ann: draw",
        "the story's rolls do not fit: the loaded roll 6 does not fit a throw of",
    ),
    ("ann: {crystals: 5}", "when", "bob: end", "bob is not asked; ann is asked turn"),
    (
        "ann: {crystals: 5}",
        "when",
        "ann is asked turn: [end, bonus exchange]",
        "not offered: bonus:exchange; offered too: bonus:transmute",
    ),
    ("ann: {crystals: 5}", "when", "ann is asked dice: ~", "ann is asked turn, not dice"),
    ("ann: {crystals: 5}", "when", "nobody is asked", "ann is asked turn"),
    ("ann: {crystals: 5}", "when", "ann takes back", "no sealed choice"),
    ("ann: {hand: dragon_skull}", "when", "ann sees none of: dragon_skull", "ann sees dragon_skull"),
    ("ann: {hand: dragon_skull}", "when", "bob sees all of: dragon_skull", "bob does not see dragon_skull"),
    ("ann: {hand: dragon_skull}", "when", "bob sees: {ann: {hand: dragon_skull}}", "expected dragon_skull; found none"),
    ("ann: {crystals: 5}", "when", "then: {ann: {crystals: 4}}", "ann.crystals: expected 4; found 5"),
    ("ann: {reserve: air}", "then", "ann: {reserve: fire}", "ann.reserve: expected fire; found air"),
    (
        "ann: {play: dragon_skull}",
        "then",
        "ann: {turned: dragon_skull}",
        "ann.turned: expected dragon_skull; found none",
    ),
    (
        'ann: {play: "amulet_of_water [fire]"}',
        "then",
        "ann: {tokens: {amulet_of_water: air}}",
        "found amulet_of_water [fire]",
    ),
    (
        "deck: dragon_skull air_elemental",
        "then",
        "deck: air_elemental",
        "deck: expected air_elemental; found dragon_skull",
    ),
    (
        'ann: {play: "dragon_skull turned, dragon_skull#2"}',
        "then",
        'ann: {turned: "dragon_skull#2"}',
        "ann.turned: expected dragon_skull#2; found dragon_skull",
    ),
    (
        'ann: {play: "dragon_skull turned, dragon_skull#2 turned"}',
        "when",
        "ann may not: {activate dragon_skull#1: energy_short}",
        "is refused with card_turned, not energy_short",
    ),
    (
        "{ann: {play: raven_the_usurper mimics purse_of_io}, bob: {play: purse_of_io}}",
        "then",
        "ann: {mimics: {raven_the_usurper: none}}",
        "ann.mimics: expected raven_the_usurper mimics none; found raven_the_usurper mimics purse_of_io",
    ),
    (
        "{ann: {play: raven_the_usurper mimics purse_of_io}, bob: {play: purse_of_io}}",
        "then",
        "ann: {play: raven_the_usurper mimics horn_of_plenty}",
        "found raven_the_usurper mimics purse_of_io",
    ),
    ("ann: {ability: 7}", "then", "ann: {ability: none}", "ann.ability: expected 0; found 7"),
    ("ann: {ability: 7}", "then", "ann: {ability_used: true}", "ann.ability_used: expected true; found false"),
    (
        "{options: {enchantment: drought}, struck: [1], ann: {spaces_lost: 2}}",
        "then",
        "{struck: 2, enchantment: none, ann: {spaces_lost: 1, capacity: 6}}",
        "struck: expected 2; found 1",
    ),
    (
        "ann: {hand: dragon_skull, known: {bob: dragon_skull}}",
        "when",
        "bob sees: {ann: {hand: none}}",
        "expected none; found dragon_skull",
    ),
    ("discard: dragon_skull", "then", "discard: none", "discard: expected none; found dragon_skull"),
    ("rolls: [1]", "then", "year: 1", "loaded: expected []; found [1]"),
    ("ann: {crystals: 1}", "then", "asked: none", "asked: expected nobody is asked; found ann is asked turn"),
    ("{moment: before_die, ann: {die: winter_1.5}}", "then", "year: 1", "the story ends at rest"),
]


@pytest.mark.parametrize(("given", "where", "claim", "problem"), UNTRUE, ids=[claim for _, _, claim, _ in UNTRUE])
def test_an_untrue_story_fails(tmp_path: Path, given: str, where: str, claim: str, problem: str) -> None:
    told = f"  when:\n    - {claim}" if where == "when" else f"  then:\n    {claim}"
    (story,) = load(tmp_path, f"- story: x\n  given:\n    {given}\n{told}")
    result = run_story(story)
    assert not result.ok
    assert problem in str(result)
    assert "the table then:" in str(result)


def test_prose_is_for_players(tmp_path: Path) -> None:
    (story,) = load(tmp_path, "- story: x\n  given: {ann: {hand: dragon_skull}}\n  when:\n    - ann: end, die winter_1")
    told = prose(story)
    assert "Ann: in hand Dragon Skull." in told
    assert "Ann ends the turn, then takes the die winter 1." in told


def test_prose_names_tokens_and_enchantments(tmp_path: Path) -> None:
    (story,) = load(
        tmp_path,
        "- story: x\n  given: {year: 2, options: {enchantment: drought}, struck: [2], ann: {ability: 7,"
        " hand: dragon_skull, known: {bob: dragon_skull}}}\n  when:\n    - ann: ability\n"
        "  then: {ann: {ability_used: true}}",
    )
    told = prose(story)
    assert "Ann: the ability token Crystal Vein; in hand Dragon Skull; Bob knows of Dragon Skull there." in told
    assert "The Drought has struck in year 2." in told
    assert "Ann uses the ability token." in told
    assert "Ann: the ability token is used." in told


@pytest.mark.parametrize("moment", ["draft", "keep_nine", "discard_tenth", "split", "choose_ability"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_prelude_can_start_anywhere_and_ends_in_a_round(tmp_path: Path, moment: str, players: int) -> None:
    given = f"{{moment: {moment}, players: {players}, options: {{kingdom_cards: with, ability_tokens: with}}}}"
    (story,) = load(tmp_path, f"- story: x\n  given: {given}\n  then: {{}}")
    stories, chance = story_game("seasons"), random.Random(1)
    state = stories.build(story.given)
    asked = moments(stories.rules, state)
    assert asked == {moment}
    while asked != {"dice"}:
        stories.rules.check(state)
        seat = chance.choice(state.open_seats())
        state.apply(seat, chance.choice(state.legal(seat)))
        asked = moments(stories.rules, state)


def moments(rules: Rules, state: Machine) -> set[str]:
    return {asked.why for seat in state.open_seats() if (asked := rules.ask(state, seat))}


# Coverage.


def test_coverage_finds_what_is_missing() -> None:
    found = coverage(load_stories(["examples"]), "seasons")
    assert found.rulings["K2"]
    assert found.cards["dragon_skull"]["refusal"]
    assert "dragon_skull has no edge" in found.gaps
    assert "dragon_skull has no case" not in found.gaps
    assert "ruling K1 has no story" in found.gaps
    assert "temporal_boots has no refusal" not in found.gaps  # it costs nothing and is never activated
    assert "ruling N1 has no story" in found.gaps
    assert "token_2 has no refusal" in found.gaps
    assert "token_3 has no refusal" not in found.gaps  # it can always be used
    assert "drought has no edge" in found.gaps


# Mutation.


def snapshot() -> dict[str, list[int]]:
    return {name: [int(n) for n in table] for name, table in story_game("seasons").tables().items()}


def test_mutants_are_all_different_and_leave_nothing_behind() -> None:
    before = snapshot()
    mutants = story_game("seasons").mutants()
    assert len({mutant.patches for mutant in mutants}) == len(mutants)
    assert snapshot() == before
    for mutant in mutants:
        assert any(before[name][at] != value for name, at, value in mutant.patches), str(mutant)
    hunt("seasons", [mutant for mutant in mutants if mutant.card == "dragon_skull"], story_files(["examples"]), 0)
    assert snapshot() == before


def test_a_story_notices_a_changed_card() -> None:
    mutants = [
        mutant for mutant in story_game("seasons").mutants() if mutant.card in ("amulet_of_fire", "temporal_boots")
    ]
    verdicts = hunt("seasons", mutants, story_files(["examples"]), 1)
    unnoticed = [str(verdict.mutant) for verdict in verdicts if not verdict.noticed_by]
    assert [verdict.mutant for verdict in verdicts] == mutants
    assert unnoticed == [
        "temporal_boots: prestige 9 instead of 8",
        "temporal_boots: prestige 7 instead of 8",
    ]


# From a position in a game to a story.


KINGDOM = {"kingdom_cards": "with", "ability_tokens": "with"}
TABLES = [
    *({"printing": printing} for printing in ("en", "de") * 2),
    *({**KINGDOM, "enchantment": name} for name in VALUES["enchantment"]),
]


@pytest.mark.parametrize(("deal", "options"), list(enumerate(TABLES)), ids=str)
def test_a_resting_state_is_written_and_set_up_again(deal: int, options: dict[str, str]) -> None:
    stories = story_game("seasons")
    rules, chance = stories.rules, random.Random(deal)
    state = rules.new(options, deal % 3 + 2, rng_from_seed(deal))
    told = 0
    while not state.over:
        if chance.random() < 0.05:
            try:
                written = stories.describe(state)
            except BadStory:  # in the middle of an effect
                continue
            again = stories.build(stories.read_given(written["given"], SourceLocation("x")))
            for step in written.get("when", []):
                ((name, option),) = step.items()
                again.apply(SEATS.index(name), rules.code_of[option.replace(" ", ":")])
            assert stories.draw(again) == stories.draw(state)
            assert [again.legal(seat) for seat in range(4)] == [state.legal(seat) for seat in range(4)]
            told += 1
        seat = chance.choice(state.open_seats())
        state.apply(seat, chance.choice(state.legal(seat)))
    assert told


def test_a_record_becomes_a_story(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = Session(story_game("seasons").rules, ["a", "b"], {}, records.numbered_key(1))
    chance = random.Random(1)
    while not played.state.over:
        seat = chance.choice(played.state.open_seats())
        asked = played.ask(seat)
        assert asked is not None
        played.choose(seat, chance.choice(asked.ids()))
    file = tmp_path / "game.json"
    file.write_text(records.write(played.record()), encoding="utf-8")
    assert main(["--from", f"{file}@5"]) == 0
    (story,) = load(tmp_path, capsys.readouterr().out)
    assert run_story(story).ok
    with pytest.raises(BadStory, match=r"has \d+ choices, not 99999"):
        main(["--from", f"{file}@99999"])


# The command.


def test_the_command_runs_prints_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["examples"]) == 0
    assert "7 stories: all hold." in capsys.readouterr().out
    assert main(["titus takes", "--story"]) == 0
    assert "Ann: in play Titus Deepgaze." in capsys.readouterr().out
    assert main(["examples", "--coverage"]) == 1
    assert "ruling K1 has no story" in capsys.readouterr().out
    assert main(["examples", "--mutate", "--card", "dragon_skull", "--workers", "0"]) == 1
    assert "dragon_skull: costs 2 water instead of 1" in capsys.readouterr().out


# SpellBook.


SPELLS_GIVEN = "- story: x\n  game: spellbook\n  given:\n    "
BAD_SPELLBOOK = [
    ("ann: {pool: red_rond}", "given.ann.pool: no materia 'red_rond'; did you mean red_round?"),
    ("ann: {pool: red_round*6}", "given.ann.pool: a sixth red_round; every materia exists five times"),
    ("ann: {pool: 10}", "given.ann.pool: there is room for 9 materia"),
    ("spells: clone storm", "given.spells: clone and storm are both white; a game has one of each color"),
    ("ann: {spells: {clone: 3}}", "given.ann.spells: the white spell of this game is time_travel"),
    ("ann: {spells: {offering: 4 red_round}}", "red_round cannot lie on offering, which is black"),
    ("ann: {spells: {offering: 6}}", "a learned spell is written `4`, `4 black_round`"),
    ("{players: 1, bob: {pool: 1}}", "given: bob has no seat at a table for 1"),
    ("{players: 2, opponent: {board: 1}}", "given.opponent: only the solo game has a virtual opponent"),
    ("{moment: new, altar: 5}", "given.altar: it has no meaning in the position new"),
    ("options: {spells: set_2}", "given.options: which spells are in play stands under given.spells"),
    ("moment: noon", "given.moment: no moment 'noon'"),
]


@pytest.mark.parametrize(("given", "sentence"), BAD_SPELLBOOK, ids=[sentence for _, sentence in BAD_SPELLBOOK])
def test_a_bad_spellbook_table_says_what_is_wrong(tmp_path: Path, given: str, sentence: str) -> None:
    with pytest.raises(BadStory) as caught:
        load(tmp_path, f"{SPELLS_GIVEN}{given}\n  then: {{}}")
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


UNTRUE_SPELLBOOK = [
    ("ann: {pool: 2}", "ann: {pool: 3}", "ann.pool: expected 3 (any*3); found 2"),
    ("ann: {pool: red_round}", "ann: {pool: blue_round}", "expected 1 (blue_round); found 1 (red_round)"),
    ("ann: {spells: {offering: 3}}", "ann: {spells: {offering: 4}}", "expected offering 4; found offering 3"),
    ("ann: {spells: {offering: 3}}", "ann: {points: {offering: 4}}", "expected offering 4; found offering 2"),
    ("pouch: red_round", "pouch: blue_round", "pouch: expected blue_round; found red_round"),
    ("ann: {pool: 1}", "asked: none", "asked: expected nobody is asked; found ann is asked morning"),
]


@pytest.mark.parametrize(("given", "claim", "problem"), UNTRUE_SPELLBOOK, ids=[c for _, c, _ in UNTRUE_SPELLBOOK])
def test_an_untrue_story_of_spellbook_fails(tmp_path: Path, given: str, claim: str, problem: str) -> None:
    (story,) = load(tmp_path, f"{SPELLS_GIVEN}{given}\n  then:\n    {claim}")
    result = run_story(story)
    assert not result.ok
    assert problem in str(result)


@pytest.mark.parametrize("deal", range(12))
def test_a_spellbook_state_is_written_and_set_up_again(deal: int) -> None:
    stories = story_game("spellbook")
    rules, chance = stories.rules, random.Random(deal)
    state = rules.new({}, deal % 4 + 1, rng_from_seed(deal))
    told = 0
    while not state.over:
        if chance.random() < 0.2 and state.version > 4 * state.seats:
            try:
                written = stories.describe(state)
            except BadStory:  # in the middle of an effect
                written = {}
            if written:
                again = stories.build(stories.read_given(written["given"], SourceLocation("x")))
                assert stories.draw(again) == stories.draw(state)
                assert [again.legal(seat) for seat in range(4)] == [state.legal(seat) for seat in range(4)]
                told += 1
        seat = chance.choice(state.open_seats())
        state.apply(seat, chance.choice(state.legal(seat)))
    assert told


def test_spellbook_has_no_gaps_and_its_mutants_leave_nothing_behind() -> None:
    assert not coverage(load_stories(["spellbook"]), "spellbook").gaps
    stories = story_game("spellbook")
    before = {name: [int(n) for n in table] for name, table in stories.tables().items()}
    mutants = stories.mutants()
    assert len({mutant.patches for mutant in mutants}) == len(mutants)
    for mutant in mutants:
        assert any(before[name][at] != value for name, at, value in mutant.patches), str(mutant)
    some = [mutant for mutant in mutants if mutant.card == "sacrifice"]
    verdicts = hunt("spellbook", some, story_files(["spells-set-1"]), 0)
    assert [str(verdict.mutant) for verdict in verdicts if not verdict.noticed_by] == []
    assert {name: [int(n) for n in table] for name, table in stories.tables().items()} == before


def test_the_command_shows_what_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "untrue.yaml"
    file.write_text("- story: x\n  then: {year: 2}", encoding="utf-8")
    assert main([str(file)]) == 1
    said = capsys.readouterr().out
    assert "year: expected 2; found 1" in said
    assert "1 story: 1 failed." in said


GOOD = """
- story: A die that does nothing leaves the table as it was
  given: {moment: before_die, ann: {die: none, play: figrim_the_avaricious}}
  then: {ann: {crystals: 0, reserve: none, gauge: 1}, turn: ann}

- story: A die by what it shows
  given: {moment: before_die, ann: {die: winter(+ww)}}
  then: {ann: {reserve: water water, gauge: 1}, turn: ann, left_pips: 1}

- story: When the others are done the round ends with this turn
  given: {others_done: true, ann: {die: winter(6..), play: idol_of_the_familiar turned}}
  when:
    - ann: end
  then: {space: 2, ann: {upright: idol_of_the_familiar}}

- story: Amulet of Fire keeps one of four
  given:
    ann: {gauge: 1, reserve: fire fire, hand: amulet_of_fire}
    deck: staff_of_spring dragon_skull kairn_the_destroyer hourglass_of_time
  when:
    - ann: summon amulet_of_fire, dragon_skull
  then: {discard: {any_order: hourglass_of_time kairn_the_destroyer staff_of_spring}}
  or else:
    - when:
        - ann: summon amulet_of_fire, kairn_the_destroyer
      then: {discard: {among_them: dragon_skull}}
    - story: Amulet of Fire keeps the fourth
      when:
        - ann: summon amulet_of_fire, hourglass_of_time
      then: {discard: {among_them: dragon_skull}}

- story: The draft in one line
  given: {moment: draft}
  when:
    - then: {ann: {pack_size: 9}}
    - everybody answers draft
  then: {ann: {hand_size: 9, pack_size: 0}, asked: {ann: split, bob: split}}

- story: Apprentices do not draft
  given: {moment: new, options: {level: apprentice, enchantment: natural_selection}}
  refused: Natural Selection

- story: Transmuting twice in one go spends no bonus
  given: {permit: true, ann: {reserve: fire fire}}
  when:
    - ann: transmute fire fire
  then: {ann: {reserve: none, bonuses: 0, crystals: 4}}

- story: The other game in the same file
  game: spellbook
  given: {moment: midday, spells: cure, ann: {spells: {cure: 3}}}
  when:
    - ann may: [cast cure 3]
"""


def test_shorthands_of_stories(tmp_path: Path) -> None:
    stories = load(tmp_path, GOOD)
    assert len(stories) == 10
    assert [str(run_story(story)) for story in stories if not run_story(story).ok] == []
    assert stories[4].name == "Amulet of Fire keeps one of four (way 2)"
    told = "\n".join(prose(story) for story in stories)
    assert "the winter die with 2 water and a gauge step" in told
    assert "Such a table is refused: Natural Selection." in told


def test_an_accepted_table_fails_a_story_of_its_refusal(tmp_path: Path) -> None:
    fine = load(tmp_path, "- story: x\n  given: {ann: {crystals: 5}}\n  refused: crystals")
    assert "it is not refused" in str(run_story(fine[0]))
    other = load(tmp_path, "- story: x\n  given: {ann: {gauge: 16}}\n  refused: crystals")
    assert "refused for another reason" in str(run_story(other[0]))


def test_an_ambiguous_word_names_both_moves() -> None:
    words = MoveNames(["gauge", "die:gauge", "end"], SEATS)
    with pytest.raises(AmbiguousMove, match="gauge could be gauge or die:gauge"):
        words.pick("gauge", ["gauge", "die:gauge", "end"])
    assert words.pick("gauge", ["die:gauge", "end"]) == "die:gauge"


def test_a_forced_choice_is_reported(tmp_path: Path) -> None:
    """With one card to sacrifice, the Horn takes it without asking; a story that names it gets the reason."""
    text = "- story: x\n  given: {ann: {gauge: 2, reserve: air, play: kairn_the_destroyer}}\n  when:\n    - ann: "
    result = run_story(load(tmp_path, text + "activate kairn_the_destroyer, energy air")[0])
    assert "having no other option, the engine answered energy:air for ann by itself" in str(result)


@pytest.mark.parametrize("value", ["true", "with", "'True'"])
def test_a_story_may_name_a_preset(tmp_path: Path, value: str) -> None:
    then = "  then: {enchantment: ios_bounty, deck_size: 122}"
    text = f"- story: x\n  given: {{moment: new, players: 2, options: {{kingdom: {value}}}}}\n{then}"
    assert run_story(load(tmp_path, text)[0]).ok


@pytest.mark.parametrize("name", GAMES)
def test_the_guide_names_every_option_moment_and_reason(name: str) -> None:
    guide = (Path(__file__).parent.parent / "docs/writing-a-story.md").read_text()
    part = guide.partition("## SpellBook")[2 if name == "spellbook" else 0]
    stories = story_game(name)
    named = [
        *stories.reasons,
        *stories.rules.option_values(),
        *import_module(f"sortilege.games.{name}.story.given").MOMENTS,
    ]
    assert [word for word in named if f"`{word}`" not in part] == []
