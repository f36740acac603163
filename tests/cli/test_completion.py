"""A shell completes commands, their arguments and files, in a real bash."""

import subprocess

import pytest

from tests.cli.shell import Shell

# What bash does at Tab: the words so far, and which of them is being written.
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


def test_bash_completes_what_can_be_said(shell: Shell) -> None:
    script = shell.says("completion", "bash")
    (shell.folder / "mine.json").touch()
    assert completed(shell, script, "ser") == {"serve"}
    assert completed(shell, script, "serve", "--bot") == {"--bot-workers"}
    assert completed(shell, script, "scenario", "--mut") == {"--mutate", "--mutate-code"}
    assert completed(shell, script, "play", "--lang", "") == {"en", "fr", "de"}
    assert "mine.json" in completed(shell, script, "replay", "mi")


@pytest.mark.parametrize("name", ["zsh", "fish"])
def test_so_do_others(shell: Shell, name: str) -> None:
    script = shell.says("completion", name, "--lang", "fr")
    assert "mutate-code" in script
    assert "ne pas ouvrir de navigateur" in script
    assert "tcsh" in shell.complains("completion", "tcsh")
