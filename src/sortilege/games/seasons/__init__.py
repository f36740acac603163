"""Seasons and Enchanted Kingdom."""
