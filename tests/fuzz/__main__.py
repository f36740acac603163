"""Fuzz one reader of foreign input: `python -m tests.fuzz TARGET --seconds N [--seed N] [--save FOLDER]`."""

import argparse
import hashlib
import sys
from pathlib import Path

from tests.fuzz.runner import Figures, fuzz
from tests.fuzz.targets import TARGETS

SHOWN_OUTCOMES = 12


def show(figures: Figures) -> None:
    """Print what was tried and what came of it."""
    rate = figures.inputs / max(figures.seconds, 0.001)
    print(f"{figures.inputs:,} inputs in {figures.seconds:.0f} s ({rate:,.0f} a second)")
    print(f"slowest answer: {figures.slowest:.2f} s")
    print(f"kinds of answers: {len(figures.outcomes)}")
    for outcome, n in figures.outcomes.most_common(SHOWN_OUTCOMES):
        print(f"{n:>8,}  {outcome[:100]}")
    print(f"findings: {sum(n for what, n in figures.outcomes.items() if what.startswith('finding: '))}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", choices=TARGETS, help="what reads the input")
    parser.add_argument("--seconds", type=float, default=60, help="how long (60)")
    parser.add_argument("--seed", type=int, default=1, help="of the changes (1)")
    parser.add_argument("--save", type=Path, default=Path("build/fuzz"), help="where findings are saved (build/fuzz)")
    args = parser.parse_args()
    figures = fuzz(TARGETS[args.target](), args.seconds, args.seed)
    show(figures)
    for finding in figures.findings:
        args.save.mkdir(parents=True, exist_ok=True)
        path = args.save / f"{args.target}-{hashlib.sha256(finding.data).hexdigest()[:12]}"
        path.write_bytes(finding.data)
        print(f"\n{finding.what}\n{path}: {finding.data[:300]!r}\n{finding.details}")
    if figures.findings:
        sys.exit(1)


if __name__ == "__main__":
    main()
