"""What docs/research.md shows, runs."""

import doctest
import re
from pathlib import Path

GUIDE = Path(__file__).parent.parent.parent / "docs" / "research.md"


def test_the_guides_samples_run() -> None:
    samples = re.findall(r"```python\n(>>> .*?)```", GUIDE.read_text(), flags=re.DOTALL)
    test = doctest.DocTestParser().get_doctest("\n".join(samples), {}, "guide", str(GUIDE), 0)
    assert len(test.examples) >= 12
    assert doctest.DocTestRunner().run(test).failed == 0
