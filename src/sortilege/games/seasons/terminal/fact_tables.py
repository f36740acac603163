"""The facts of Seasons as tables."""

from collections.abc import Sequence

from rich.text import Text

from sortilege.core.text.catalog import Texts
from sortilege.games.seasons.card_facts import BASE, BonusFacts, CardFacts, DieFacts, EnchantmentFacts, Facts, Printing
from sortilege.games.seasons.terminal.renderer import STYLES
from sortilege.terminal.fact_tables import show_limits, titled_table
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import Screen, signed_points

WIDE_COLUMNS = 100
PIPS = ("", "•", "••", "•••")


def show(facts: Facts, words: Texts, say: CliTexts, out: Screen) -> None:
    """Print all tables of one box."""

    def title(key: str) -> str:
        return say(key) if facts["boxes"] == [BASE] else say("facts-of-kingdom", title=say(key))

    show_cards(facts["cards"], title("facts-cards"), words, say, out)
    if facts["reprints"]:
        show_cards(facts["reprints"], title("facts-reprints"), words, say, out)
    if facts["tokens"]:
        show_tokens(facts, title("facts-tokens"), say, out)
    if facts["enchantments"]:
        show_effects(facts["enchantments"], title("facts-enchantments"), say, out)
    if facts["dice"]:
        show_dice(facts["dice"], words, say, out)
        show_rates(facts, words, say, out)
    show_effects(facts["bonuses"], title("facts-bonuses"), say, out)
    if facts["limits"]:
        show_limits(facts["limits"], say, out)
        show_sets(facts, words, say, out)


def show_cards(cards: list[CardFacts], title: str, words: Texts, say: CliTexts, out: Screen) -> None:
    """Print cards; cost and prestige get their own columns in a wide terminal, else they appear below the name."""
    keys = ("number", "card", "cost", "prestige", "effect")
    heads = [say(f"facts-{key}") for key in keys if out.width >= WIDE_COLUMNS or key not in ("cost", "prestige")]
    table = titled_table(title, *heads)
    table.columns[0].justify = "right"
    table.columns[1].max_width = 26
    table.show_lines = True
    for card in cards:
        option = say("facts-with-option", option=f"{card['option']}=old") if card["option"] else ""
        name = Text.assemble((card["name"], "bold"), "\n", (words.say(card["kind"]), "dim"), (option, "dim"))
        cost, prestige = prices(card["cost"], words, say), words.say("card-prestige", n=card["prestige"])
        if out.width >= WIDE_COLUMNS:
            table.add_row(str(card["number"]), name, cost, str(card["prestige"]), card["effect"])
        else:
            table.add_row(str(card["number"]), Text("\n").join([name, cost, Text(prestige)]), card["effect"])
    out.print(table)


def prices(cost: dict[str, Printing], words: Texts, say: CliTexts) -> Text:
    """Return one price, or one for each number of players."""
    by_players = {players: price(one, words) for players, one in cost.items()}
    if len(set(map(str, by_players.values()))) == 1:
        return by_players["2"]
    lines = [Text.assemble((say("facts-for", n=players), "dim"), text) for players, text in by_players.items()]
    return Text("\n").join(lines)


def price(cost: Printing, words: Texts) -> Text:
    parts = [Text(f"{n} {words.say(what)}", style=STYLES.get(what, "")) for what, n in cost.items() if what != "types"]
    if "types" in cost:
        parts.append(Text(words.say("cost-types")))
    return Text(", ").join(parts) if parts else Text(words.say("cost-free"), style="dim")


def show_dice(dice: list[DieFacts], words: Texts, say: CliTexts, out: Screen) -> None:
    table = titled_table(say("facts-dice"), "", *(say("facts-face", n=n) for n in range(1, 7)))
    for die in dice:
        faces = []
        for face in die["faces"]:
            letters = [(words.say(energy)[0].upper() * n, STYLES[energy]) for energy, n in face["energy"].items()]
            signs = f"{face['crystals']}◆" * bool(face["crystals"])
            signs += "↑" * face["gauge"] + "▤" * face["draw"] + "⟳" * face["transmute"]
            faces.append(
                Text.assemble(*letters, " " * bool(letters and signs), signs, "\n", (PIPS[face["pips"]], "dim"))
            )
        season, number = die["id"].split("_")
        table.add_row(Text(f"{words.say(season)} {number}"), *faces)
        if number == "5":
            table.add_section()
    out.print(table)
    legend = ", ".join(f"{words.say(energy)[0].upper()} {words.say(energy)}" for energy in STYLES)
    out.print(Text(say("facts-signs", energies=legend), style="dim"))


def show_rates(facts: Facts, words: Texts, say: CliTexts, out: Screen) -> None:
    table = titled_table(say("facts-rates"), "", *(words.say(energy) for energy in STYLES))
    for season, rates in facts["rates"].items():
        table.add_row(words.say(season), *(Text(str(rates[energy]), style=STYLES[energy]) for energy in STYLES))
    out.print(table)


def show_effects(things: Sequence[BonusFacts | EnchantmentFacts], title: str, say: CliTexts, out: Screen) -> None:
    """Print bonuses or enchantments: name and effect."""
    table = titled_table(title, say("facts-name"), say("facts-effect"))
    table.columns[0].min_width = 16
    table.show_lines = True
    for thing in things:
        table.add_row(Text(thing["name"], style="bold"), thing["effect"])
    out.print(table)


def show_tokens(facts: Facts, title: str, say: CliTexts, out: Screen) -> None:
    table = titled_table(title, *(say(f"facts-{key}") for key in ("number", "name", "points", "effect")))
    for column in (0, 2):
        table.columns[column].justify = "right"
    table.columns[1].min_width = 14
    table.show_lines = True
    for token in facts["tokens"]:
        table.add_row(
            str(token["number"]), Text(token["name"], style="bold"), signed_points(token["points"]), token["effect"]
        )
    out.print(table)


def show_sets(facts: Facts, words: Texts, say: CliTexts, out: Screen) -> None:
    table = titled_table(say("facts-sets"), "", say("facts-set-cards"))
    numbers = {card["id"]: card["number"] for card in facts["cards"]}
    for number, cards in enumerate(facts["sets"], 1):
        table.add_row(str(number), ", ".join(f"{words.say(card)} ({numbers[card]})" for card in cards))
    out.print(table)
