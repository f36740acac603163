"""What `sortilege bench` measures for Seasons, and the target figures."""

from sortilege.games.seasons.options import KINGDOM

FIGURES = {
    "decisions": (">=", 500_000, 0),
    "games": (">=", 2_500, 0),
    "steps": (">=", 150_000, 0),
    "copy": ("<=", 2, 2),
    "size": ("<=", 8_000, 0),
    "first": ("<=", 0.5, 3),
    "everything": ("<=", 1.4, 2),
    "imagine": ("<=", None, 1),
}
EVERYTHING = KINGDOM
RESEARCH = {"batch": 250_000, "pettingzoo": 70_000, "openspiel": 40_000}
