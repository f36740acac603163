"""Every story holds, and a story that cannot be read says why in one sentence with its place."""

import random
from pathlib import Path

import pytest

from sortilege.core import record as records
from sortilege.core.dice import numbered
from sortilege.core.errors import BadStory
from sortilege.core.game import Game
from sortilege.scenarios.command import main
from sortilege.scenarios.coverage import coverage
from sortilege.scenarios.games import game
from sortilege.scenarios.mutation import hunt
from sortilege.scenarios.place import Place
from sortilege.scenarios.prose import prose
from sortilege.scenarios.reading import load_stories, read_stories, story_files
from sortilege.scenarios.running import run_story
from sortilege.scenarios.story import Story

STORIES, PROBLEMS = read_stories()


def test_every_story_can_be_read() -> None:
    assert not PROBLEMS, "\n".join(map(str, PROBLEMS))


@pytest.mark.parametrize("story", STORIES, ids=[f"{story.file}: {story.name}" for story in STORIES])
def test_the_story_holds(story: Story) -> None:
    result = run_story(story)
    assert result.ok, str(result)


@pytest.mark.parametrize("story", STORIES, ids=[f"{story.file}: {story.name}" for story in STORIES])
def test_the_story_can_be_told(story: Story) -> None:
    assert prose(story).startswith(story.name)


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
    (GIVEN + "ann: {crystals: many}\n  then: {}", "given.ann.crystals: here stands a number from 0 to 999, not 'many'"),
    (GIVEN + "ann: {gauge: 16}\n  then: {}", "given.ann.gauge: here stands a number from 0 to 15, not 16"),
    (GIVEN + "ann: {reserve: fier}\n  then: {}", "given.ann.reserve: no energy 'fier'; did you mean fire?"),
    (GIVEN + "ann: {reserve: fire*8}\n  then: {}", "given.ann.reserve: there is room for 7 energies"),
    (GIVEN + "ann: {die: winter_1.7}\n  then: {}", "given.ann.die: a die and its face are written winter_1.3"),
    (GIVEN + "options: {balance: odd}\n  then: {}", "given.options: balance is one of new, old, not 'odd'"),
    (GIVEN + "options: {ballance: old}\n  then: {}", "given.options: no key 'ballance'; did you mean balance?"),
    (GIVEN + "moment: lunch\n  then: {}", "given.moment: no moment 'lunch'"),
    (GIVEN + "{players: 2, cat: {crystals: 1}}\n  then: {}", "given: cat does not sit at a table for 2"),
    (GIVEN + "deck: air_elemental*3\n  then: {}", "given.deck: a third air_elemental; every card exists twice"),
    (
        GIVEN + "{options: {level: magician}, deck: air_elemental}\n  then: {}",
        "given.deck: air_elemental is not in the magician deck",
    ),
    (GIVEN + "{year: 2, ann: {library_2: dragon_skull}}\n  then: {}", "given.ann.library_2: it was handed out"),
    (
        GIVEN + "{ann: {die: winter_1.1}, bob: {die: fall_1.1}}\n  then: {}",
        "given: all dice of a round have the same colour",
    ),
    (
        WHEN + "ann: sumon amulet_of_fire",
        "when[1].ann: no option 'sumon:amulet_of_fire'; did you mean summon:amulet_of_fire?",
    ),
    (WHEN + "anne: end", "when[1].anne: no seat 'anne'; did you mean ann?"),
    (WHEN + "cat: end", "when[1].cat: cat does not sit at a table for 2"),
    (WHEN + "ann my: end", "when[1].ann my: no step 'my'; did you mean may?"),
    (WHEN + "ann may not: {summon amulet_of_fire: gauge_ful}", "no reason 'gauge_ful'; did you mean gauge_full?"),
    (
        WHEN + "ann is asked amulet_of_fire.keep_won: ~",
        "nothing asks 'amulet_of_fire.keep_won'; did you mean amulet_of_fire.keep_one?",
    ),
    (WHEN + "ann sees none of: [dragon_scull]", "no card 'dragon_scull'; did you mean dragon_skull?"),
    (THEN + "ann: {crystals: 1, score: none}", "then.ann.score: here stands a number from -999 to 999, not 'none'"),
    (THEN + "asked: {ann: turm}", "then.asked.ann: nothing asks 'turm'; did you mean turn?"),
    (THEN + "winners: [cat]", "then.winners: cat does not sit at a table for 2"),
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


# Coverage.


def test_coverage_finds_what_is_missing() -> None:
    found = coverage(load_stories(["examples"]))
    assert found.rulings["K2"]
    assert found.cards["dragon_skull"]["refusal"]
    assert "dragon_skull has no edge" in found.gaps
    assert "dragon_skull has no case" not in found.gaps
    assert "ruling K1 has no story" in found.gaps
    assert "temporal_boots has no refusal" not in found.gaps  # it costs nothing and is never activated
    assert "N1" in found.due


# Mutation.


def snapshot() -> dict[str, list[int]]:
    return {name: [int(n) for n in table] for name, table in game("seasons").tables().items()}


def test_mutants_are_all_different_and_leave_nothing_behind() -> None:
    before = snapshot()
    mutants = game("seasons").mutants()
    assert len({mutant.patches for mutant in mutants}) == len(mutants)
    assert snapshot() == before
    for mutant in mutants:
        assert any(before[name][at] != value for name, at, value in mutant.patches), str(mutant)
    hunt("seasons", [mutant for mutant in mutants if mutant.card == "dragon_skull"], story_files(["examples"]), 0)
    assert snapshot() == before


def test_a_story_notices_that_its_card_does_something_else() -> None:
    mutants = [mutant for mutant in game("seasons").mutants() if mutant.card in ("amulet_of_fire", "temporal_boots")]
    verdicts = hunt("seasons", mutants, story_files(["examples"]), 1)
    unnoticed = [str(verdict.mutant) for verdict in verdicts if not verdict.noticed_by]
    assert [verdict.mutant for verdict in verdicts] == mutants
    assert unnoticed == [
        "temporal_boots: prestige 9 instead of 8",
        "temporal_boots: prestige 7 instead of 8",
    ]


# From a moment of a game to a story.


@pytest.mark.parametrize("deal", range(6))
def test_a_moment_at_rest_can_be_written_down_and_set_up_again(deal: int) -> None:
    stories = game("seasons")
    rules, chance = stories.rules, random.Random(deal)
    state = rules.new({"printing": "de" if deal % 2 else "en"}, deal % 3 + 2, numbered(deal))
    told = 0
    while not state.over:
        if chance.random() < 0.05:
            try:
                written = stories.describe(state)
            except BadStory:  # in the middle of an effect
                continue
            again = stories.build(stories.read_given(written["given"], Place("x")))
            for step in written.get("when", []):
                ((name, option),) = step.items()
                again.apply(stories.seat_names.index(name), rules.code_of[option.replace(" ", ":")])
            assert stories.draw(again) == stories.draw(state)
            assert [again.legal(seat) for seat in range(4)] == [state.legal(seat) for seat in range(4)]
            told += 1
        seat = chance.choice(state.open_seats())
        state.apply(seat, chance.choice(state.legal(seat)))
    assert told


def test_a_record_becomes_a_story(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = Game(game("seasons").rules, ["a", "b"], {}, records.numbered_key(1))
    chance = random.Random(1)
    while not played.state.over:
        seat = chance.choice(played.state.open_seats())
        asked = played.ask(seat)
        assert asked is not None
        played.choose(seat, chance.choice(asked.ids()))
    file = tmp_path / "game.json"
    file.write_text(records.write(played.record()), encoding="utf-8")
    assert main(["--from", f"{file}@5"], "en") == 0
    (story,) = load(tmp_path, capsys.readouterr().out)
    assert run_story(story).ok
    with pytest.raises(BadStory, match=r"has \d+ choices, not 99999"):
        main(["--from", f"{file}@99999"], "en")


# The command.


def test_the_command_runs_tells_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["examples"], "en") == 0
    assert "7 stories: all hold." in capsys.readouterr().out
    assert main(["titus takes", "--story"], "en") == 0
    assert "Ann: in play Titus Deepgaze." in capsys.readouterr().out
    assert main(["examples", "--coverage"], "en") == 1
    assert "ruling K1 has no story" in capsys.readouterr().out
    assert main(["examples", "--mutate", "--card", "dragon_skull", "--workers", "0"], "en") == 1
    assert "dragon_skull: costs 2 water instead of 1" in capsys.readouterr().out


def test_the_command_shows_what_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "untrue.yaml"
    file.write_text("- story: x\n  then: {year: 2}", encoding="utf-8")
    assert main([str(file)], "en") == 1
    said = capsys.readouterr().out
    assert "year: expected 2; found 1" in said
    assert "1 story: 1 failed." in said
