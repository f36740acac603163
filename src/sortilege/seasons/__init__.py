"""Seasons: importing this package fills the tables with every declared card."""

from sortilege.seasons.cards import base as base
from sortilege.seasons.cards import enchanted_kingdom as enchanted_kingdom
from sortilege.seasons.rule_programs import lay_rules
from sortilege.seasons.timing import lay_orders

lay_rules()
lay_orders()
