"""Measure how often greedy has no preference and chooses at random, over 1,000 games of every table configuration.

    .venv/bin/python benchmarks/greedy_random_choices.py [GAMES]

A configuration is a game, a player count, a level and the Enchanted Kingdom options; or a set of spells.
"""

import sys
from collections.abc import Iterator
from itertools import product

from rich.progress import track

from sortilege.bots.greedy_bot import policy_of
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadOptions
from sortilege.core.kits import kit

MAX_CHOICES = 1_000_000  # more than any game has

Kind = tuple[str, int, dict[str, str]]


def kinds() -> Iterator[Kind]:
    seasons, spellbook = kit("seasons").rules.option_values(), kit("spellbook").rules.option_values()
    parts = product(seasons["level"], ("without", "with"), ("without", "with"), ("none", "random"))
    for level, cards, tokens, enchantment in parts:
        options = {"level": level, "kingdom_cards": cards, "ability_tokens": tokens, "enchantment": enchantment}
        for players in kit("seasons").rules.seats:
            try:
                kit("seasons").rules.complete(options, players)
            except BadOptions:  # for example, four players with eighteen cards each from the small deck
                continue
            yield "seasons", players, options
    for players, spells in product(kit("spellbook").rules.seats, spellbook["spells"]):
        yield "spellbook", players, {"spells": spells}


def play(kind: Kind, games: int) -> tuple[int, int]:
    """Play games of one kind; return the number of choices and of choices without a preference."""
    game, players, options = kind
    policy, made = policy_of(game), 0
    for number in range(games):
        rng = rng_from_seed(number)
        made += int(policy.play(kit(game).rules.new(options, players, rng), rng, 0, MAX_CHOICES))
    return made, int(policy.blind)


def main(games: int) -> None:
    made = blind = 0
    every = list(kinds())
    for kind in track(every, "playing every kind of table"):
        choices, without = play(kind, games)
        made, blind = made + choices, blind + without
        if without:
            print(f"{kind}: {without} of {choices} choices without a preference")
    print(f"{len(every)} kinds of table, {games:,} games of each, {made:,} choices: {blind} random choices")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
