"""Small bots as users write them, including broken ones."""

BOTS = '''
class Last:
    """Takes the last option, and calls that chance where there are many."""

    name = "last"

    def __init__(self):
        self.blind = 0

    def choose(self, sight, dice):
        self.blind += len(sight.legal) > 5
        return sight.legal[-1]


class Broken:
    name = "broken"

    def choose(self, sight, dice):
        raise KeyError("lost")


class Cheat:
    name = "cheat"

    def choose(self, sight, dice):
        return -1


class Careless:
    name = "careless"

    def choose(self, sight, dice):
        sight.imagine(dice).apply(sight.seat, -1)


class Ids:
    name = "ids"

    def choose(self, sight, dice):
        return sight.ask.options[0].id


class Nameless:
    def choose(self, sight, dice):
        return -1
'''

MISTAKES = {  # what is said of the bad ones, after their name
    "Broken": r"raised an error.*: KeyError: 'lost' \(small_bots.py:\d+\)",
    "Cheat": "returned an illegal move, -1",
    "Careless": r"raised an error.*-1 is not a legal choice.*\(small_bots.py:\d+\)",
    "Nameless": "returned an illegal move, -1",
    "Ids": "returned an illegal move, '.*'",
}
