"""audit_dependencies.py: check for known vulnerabilities. Exits with 0: none, 1: some, 3: a service did not answer.

The advisories come from the package indexes. An index that does not answer or does not know our packages is reported
and does not count as success.
"""

import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
NONE, SOME, NO_ANSWER = 0, 1, 3


def python_verdict(output: str) -> tuple[int, list[str]]:
    """Evaluate pip-audit's JSON for requirements.lock."""
    try:
        rows: list[dict[str, Any]] = json.loads(output)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return NO_ANSWER, ["Python: the advisory service could not be reached"]
    found = [f"Python: {row['name']} {row['version']}: {one['id']}" for row in rows for one in row.get("vulns", ())]
    unknown = [row["name"] for row in rows if "skip_reason" in row]
    if found:
        return SOME, found
    if unknown or not rows:
        return NO_ANSWER, [f"Python: the advisory service does not know {len(unknown)} of {len(rows)} packages"]
    return NONE, [f"Python: {len(rows)} packages, no known weakness"]


def page_verdict(output: str) -> tuple[int, list[str]]:
    """Evaluate npm audit's JSON for web/package-lock.json."""
    try:
        report = json.loads(output)
        weak, about = report["vulnerabilities"], report["metadata"]["dependencies"]["total"]
    except (ValueError, KeyError, TypeError):
        return NO_ANSWER, ["Page: the advisory service could not be reached"]
    if weak:
        return SOME, [f"Page: {name}: {one['severity']}" for name, one in weak.items()]
    return NONE, [f"Page: {about} packages, no known weakness"]


def output_of(*command: str) -> str:
    """Run a command and return its standard output; its standard error could contradict ours."""
    how = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    return subprocess.run(command, cwd=ROOT, text=True, check=False, **how).stdout


def main() -> int:
    with tempfile.TemporaryDirectory() as place:
        venv.create(place, with_pip=True)
        python = f"{place}/bin/python"
        output_of(python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "pip-audit")
        how = ("--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json")
        ours = output_of(python, "-m", "pip_audit", "--requirement", "requirements.lock", *how)
    theirs = output_of("tools/build-page.sh", "audit", sys.executable)
    verdicts = [python_verdict(ours), page_verdict(theirs[theirs.find("{") :])]
    for _, lines in verdicts:
        print(*lines, sep="\n")
    return next((code for code in (SOME, NO_ANSWER) if code in [code for code, _ in verdicts]), NONE)


if __name__ == "__main__":
    sys.exit(main())
