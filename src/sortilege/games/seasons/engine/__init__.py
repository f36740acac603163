"""The compiled rules engine of Seasons. Importing it fills the tables with every declared card."""

from sortilege.games.seasons.cards import base as base
from sortilege.games.seasons.cards import enchanted_kingdom as enchanted_kingdom
from sortilege.games.seasons.cards.effect_order import lay_orders
from sortilege.games.seasons.cards.rule_programs import lay_rules

lay_rules()
lay_orders()
