"""Every ruling and card has stories, which kill every mutant of the rules."""

import pytest

from sortilege.cli.studies.stories import main


@pytest.mark.parametrize("arguments", [["--coverage"], ["--mutate", "--workers", "0"]], ids=["coverage", "mutation"])
def test_the_stories_pin_the_rules(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 0, capsys.readouterr().out
