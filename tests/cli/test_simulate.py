"""Simulations are reproducible, and their figures describe the games played."""

import json
from typing import Any

from tests.cli.shell import Shell


def simulate(shell: Shell, *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(shell.says("simulate", "seasons", "--json", *arguments))
    return found


def test_the_same_seed_gives_the_same_results_with_any_number_of_workers(shell: Shell) -> None:
    one = simulate(shell, "--games", "120", "--seed", "7", "--workers", "1")
    two = simulate(shell, "--games", "120", "--seed", "7", "--workers", "2")
    other = simulate(shell, "--games", "10", "--seed", "8", "--workers", "1")
    assert one["results"] == two["results"]
    assert one["asked"] == two["asked"]
    assert one["results"]["score"] != other["results"]["score"]


def test_the_figures_are_those_of_whole_games(shell: Shell) -> None:
    found = simulate(shell, "--games", "20", "--players", "4", "--level", "apprentice", "--option", "tiebreak=summoned")
    assert found["asked"]["options"]["level"] == "apprentice"
    assert found["asked"]["options"]["tiebreak"] == "summoned"
    results = found["results"]
    assert 10 < results["rounds"]["mean"] < 36
    assert results["score"]["min"] <= results["score"]["q5"] <= results["score"]["q50"] <= results["score"]["max"]
    assert results["winner"]["mean"] >= results["score"]["mean"]
    assert results["margin"]["min"] >= 0
    assert 0 <= results["first"]["share"] <= 1
    assert found["speed"]["decisions"] > 0


def test_the_table_is_for_people(shell: Shell) -> None:
    told = shell.says("simulate", "--games", "10", "--lang", "fr", COLUMNS="120")
    assert "manches par partie" in told
    assert "Le premier joueur gagne" in told


def test_games_with_the_whole_expansion(shell: Shell) -> None:
    options = simulate(shell, "--games", "3", "--kingdom")["asked"]["options"]
    assert (options["kingdom_cards"], options["ability_tokens"], options["enchantment"]) == ("with", "with", "random")
