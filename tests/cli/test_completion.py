"""Shells complete commands, arguments and files; bash is run for real."""

import subprocess

import pytest

from sortilege.bots.ladder import LADDER, NAMES
from sortilege.core.kits import GAMES
from tests.cli.shell import Shell

# What bash runs on Tab: the words so far, and the one being completed.
TAB = """
eval "$script"
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
by=$(complete -p sortilege | sed 's/.*-F *\\([^ ]*\\) .*/\\1/')
"$by" sortilege "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


def completed(shell: Shell, script: str, *words: str) -> set[str]:
    env = shell.environment | {"script": script}
    command = ["bash", "--norc", "-c", TAB, "bash", "sortilege", *words]
    return set(subprocess.check_output(command, env=env, cwd=shell.folder, text=True).split())


def test_bash_completes_commands_and_arguments(shell: Shell) -> None:
    script = shell.says("completion", "bash")
    (shell.folder / "mine.json").touch()
    assert completed(shell, script, "ser") == {"serve"}
    assert completed(shell, script, "serve", "--bot") == {"--bot-workers"}
    assert completed(shell, script, "scenario", "--mut") == {"--mutate", "--mutate-code"}
    assert completed(shell, script, "play", "--lang", "") == {"en", "fr", "de"}
    assert "mine.json" in completed(shell, script, "replay", "mi")


def test_bash_completes_games_bots_and_merge(shell: Shell) -> None:
    script = shell.says("completion", "bash")
    (shell.folder / "study").mkdir()
    for words in (("play",), ("arena", "--game"), ("match", "--game"), ("puzzle", "--game"), ("lab", "balance")):
        assert completed(shell, script, *words, "") == set(GAMES)
    for before in (("arena", "--bots"), ("join", "--bot"), ("lab", "balance", "--bot"), ("grade",)):
        assert completed(shell, script, *before, "") == {"random", "greedy", "learned", *LADDER}
    assert completed(shell, script, "play", "--bot", "") == {"random", "greedy", "learned", *NAMES}
    assert completed(shell, script, "grade", "greedy", "--upto", "") == set(NAMES)
    assert completed(shell, script, "arena", "m") == {"merge"}
    assert completed(shell, script, "arena", "merge", "st") == {"study"}
    assert completed(shell, script, "lab", "balance", "--out", "st") == {"study"}


def test_zsh_and_fish_complete_games_bots_and_merge(shell: Shell) -> None:
    zsh, fish = (shell.says("completion", name) for name in ("zsh", "fish"))
    assert f":GAME:({' '.join(GAMES)})" in zsh
    assert ":BOT:(random greedy learned level\\:1 level\\:2 " in zsh  # a bare colon would end the list
    assert "_sortilege_merge_or_dirs() { compadd merge; _files -/ }" in zsh
    assert f'-l game -xka "{" ".join(GAMES)}"' in fish
    assert '-l upto -xka "Pim Flora ' in fish
    assert '-ka "merge (__fish_complete_directories)"' in fish


@pytest.mark.parametrize("name", ["zsh", "fish"])
def test_zsh_and_fish_complete_commands(shell: Shell, name: str) -> None:
    script = shell.says("completion", name, "--lang", "fr")
    assert "mutate-code" in script
    assert "ne pas ouvrir de navigateur" in script
    assert "tcsh" in shell.complains("completion", "tcsh")
