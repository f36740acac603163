"""Seasons and its expansion Enchanted Kingdom."""
