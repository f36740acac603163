"""Write the golden records anew: whole random games under the current rules.

    .venv/bin/python tests/golden/make.py

To be run when the rules version rises, and only then: a record that no longer replays otherwise is what these tests
are there to find. Look at the difference before committing it.
"""

import sys
from pathlib import Path

from sortilege.core import record as records
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kit
from sortilege.core.session import Session

HERE = Path(__file__).parent

# Option sets: the older German printing, everything turned to its other value, and Enchanted Kingdom.
GERMAN = {"printing": "de"}
TURNED = {
    "balance": "old",
    "idol": "old",
    "exchange": "upto2",
    "chest": "turn",
    "diefirst": "energy_crystals",
    "life_bonus": "ignored",
    "fairies": "after_cost",
    "before_year1": "forbid",
    "round_end": "fixed",
}
KINGDOM = {"kingdom_cards": "with", "ability_tokens": "with"}
LATE = {
    "chest": "turn",
    "hourglass": "round_end",
    "life": "lockout",
    "tiebreak": "summoned",
    "zira_chain": "single",
}
# In these games cards thrown away unseen are shuffled in, and what was known of hands and libraries fades.
SELECTION = {"level": "magician", "enchantment": "natural_selection"}
# Chosen spells around each of the three white ones, and some options at their other value.
TIME_TRAVEL = {
    "white": "time_travel",
    "green": "purification",
    "blue": "transmutation",
    "yellow": "communion",
    "first": "1",
    "token_from_triple": "allowed",
    "mirage_on_swap": "draws",
}
STORM = {
    "spells": "set_1",
    "white": "storm",
    "red": "eruption",
    "purple": "sharing",
    "green": "growth",
    "yellow": "communion",
    "first": "2",
    "altar_shortage": "what_there_is",
    "growth_four": "to_three",
}
CLONE = {
    "white": "clone",
    "red": "sacrifice",
    "green": "cure",
    "black": "focus",
    "blue": "transmutation",
    "yellow": "communion",
    "copied_rune": "clone",
}

# Name of the record → game, players, options, number of the deal.
RECORDS: dict[str, tuple[str, int, dict[str, str], int]] = {
    "seasons-2-archmage": ("seasons", 2, {}, 1),
    "seasons-3-archmage": ("seasons", 3, {}, 2),
    "seasons-4-archmage-kingdom": ("seasons", 4, KINGDOM | {"enchantment": "nature_spirit"}, 3),
    "seasons-2-magician": ("seasons", 2, {"level": "magician"}, 4),
    "seasons-4-magician-german": ("seasons", 4, {"level": "magician"} | GERMAN, 68),
    "seasons-2-archmage-turned": ("seasons", 2, TURNED, 6),
    "seasons-3-apprentice": ("seasons", 3, {"level": "apprentice"}, 7),
    "seasons-3-magician-kingdom": ("seasons", 3, KINGDOM | {"level": "magician", "enchantment": "drought"}, 8),
    "seasons-4-selection": ("seasons", 4, SELECTION, 144),
    "seasons-4-selection-second": ("seasons", 4, SELECTION, 218),
    "seasons-4-selection-third": ("seasons", 4, SELECTION, 440),
    "seasons-2-selection-kingdom": ("seasons", 2, KINGDOM | SELECTION, 311),
    "seasons-2-embrace": ("seasons", 2, KINGDOM | {"level": "magician", "enchantment": "argos_embrace"}, 149),
    "seasons-4-embrace": ("seasons", 4, KINGDOM | {"enchantment": "argos_embrace", "first": "4"}, 300),
    "seasons-3-construction": ("seasons", 3, KINGDOM | {"enchantment": "elemental_construction", "first": "3"}, 319),
    "seasons-4-experience": ("seasons", 4, KINGDOM | {"enchantment": "extended_experience", "first": "4"}, 705),
    "seasons-2-roots-late": ("seasons", 2, KINGDOM | LATE | {"enchantment": "entangling_roots"}, 433),
    "seasons-2-vision": ("seasons", 2, KINGDOM | {"enchantment": "vision_of_destiny", "first": "1"}, 155),
    "spellbook-1-solo": ("spellbook", 1, {"difficulty": "2"}, 9),
    "spellbook-2-classic": ("spellbook", 2, {}, 10),
    "spellbook-3-set-2": ("spellbook", 3, {"spells": "set_2"}, 11),
    "spellbook-4-set-3": ("spellbook", 4, {"spells": "set_3"}, 12),
    "spellbook-2-time-travel": ("spellbook", 2, TIME_TRAVEL, 180),
    "spellbook-2-storm": ("spellbook", 2, STORM, 117),
    "spellbook-3-clone": ("spellbook", 3, CLONE, 97),
}
UNDOS = 40  # every fortieth step is an undo or a take-back, if possible


def play(game: str, seats: int, options: dict[str, str], number: int) -> Session:
    """A game by chance, with an undo and a take-back here and there."""
    rng = rng_from_seed(number + 1_000)
    names = [f"player {seat + 1}" for seat in range(seats)]
    table = Session(kit(game).rules, names, options, records.numbered_key(number))
    while asked := table.state.open_seats():
        seat = asked[rng.below(len(asked))]
        codes = table.state.legal(seat)
        table.choose(seat, table.rules.ids[codes[rng.below(len(codes))]])
        if rng.below(UNDOS) == 0 and table.rules.copy(table.state).take_back(seat):
            table.take_back(seat)
        elif rng.below(UNDOS) == 0 and table.checkpoints[-1].state.learnt[seat] == table.state.learnt[seat]:
            table.undo(seat)
    return table


def main() -> None:
    for name, (game, seats, options, number) in RECORDS.items():
        written = records.write(play(game, seats, options, number).record())
        (HERE / f"{name}.json").write_text(written)
        sys.stdout.write(f"{name}: {len(written)} bytes\n")


if __name__ == "__main__":
    main()
