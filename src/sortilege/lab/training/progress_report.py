"""The training report: how the network improved, round by round."""

from html import escape

from sortilege.lab import svg_charts
from sortilege.lab.arena.html_report import html_page
from sortilege.lab.arena.report_text import Localize
from sortilege.lab.training.training_run import RunState


def page(title: str, course: RunState, lang: str, say: Localize) -> str:
    """Return a self-contained HTML page."""
    parts = [
        section(
            say("lab-h-explained"),
            say("lab-c-explained"),
            [
                (say("lab-whole-game"), [100 * found.explained for found in course.rounds]),
                *(
                    (say("lab-stage", n=stage + 1), [100 * found.stages[stage] for found in course.rounds])
                    for stage in range(3)
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
    body = "".join(parts) if course.rounds else f"<p>{escape(say('lab-no-round'))}</p>"
    return html_page(say("lab-page", game=title), f"{body}\n", lang)


def section(title: str, how: str, rows: list[tuple[str, list[float]]]) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{escape(how)}</p>\n{svg_charts.curves(rows, title)}\n</section>\n"
