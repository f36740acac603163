"""Bots against each other."""

from sortilege.deprecated import keep_old_names

keep_old_names(__name__)
