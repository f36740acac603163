"""The report of a training: how its judgement grew, round by round."""

from html import escape
from importlib.resources import files

from sortilege.lab import svg
from sortilege.lab.sentences import Say
from sortilege.lab.train import Course


def page(title: str, course: Course, lang: str, say: Say) -> str:
    """A page that needs nothing else."""
    style = files("sortilege.lab").joinpath("report.css").read_text(encoding="utf-8")
    heading = escape(say("lab-page", game=title))
    parts = [
        section(
            say("lab-h-explained"),
            say("lab-c-explained"),
            [
                (say("lab-whole-game"), [100 * found.explained for found in course.rounds]),
                *(
                    (say("lab-third", n=third + 1), [100 * found.thirds[third] for found in course.rounds])
                    for third in range(3)
                ),
            ],
        ),
        section(
            say("lab-h-calibration"),
            say("lab-c-calibration"),
            [(say("lab-whole-game"), [found.calibration for found in course.rounds])],
        ),
        section(
            say("lab-h-wins"),
            say("lab-c-wins"),
            [(say("lab-wins"), [100 * found.wins for found in course.rounds])],
        ),
    ]
    return f"""<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{heading}</title>
<style>
{style}</style>
</head>
<body>
<main>
<h1>{heading}</h1>
{"".join(parts) if course.rounds else f"<p>{escape(say('lab-no-round'))}</p>"}
</main>
</body>
</html>
"""


def section(title: str, how: str, rows: list[tuple[str, list[float]]]) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{escape(how)}</p>\n{svg.curves(rows, title)}\n</section>\n"
