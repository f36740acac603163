"""Every story also passes with all seats rotated by one."""

from sortilege.stories.parser import load_stories
from sortilege.stories.rotation import can_rotate, rotate
from sortilege.stories.runner import run_story


def test_every_rotated_story_passes() -> None:
    stories = load_stories()
    results = [run_story(rotate(story)) for story in stories if can_rotate(story)]
    assert [str(result) for result in results if not result.ok] == []
    assert len(results) > 0.95 * len(stories)


def test_a_rotated_story_names_the_next_seats() -> None:
    story = next(
        one for one in load_stories(["examples"]) if "ann" in one.raw["given"] and "first" not in one.raw["given"]
    )
    moved = rotate(story)
    assert moved.name == f"{story.name}, one seat further"
    assert moved.raw["given"]["first"] == "bob"
    assert moved.raw["given"].get("bob") == story.raw["given"].get("ann")
