"""Commands for those who host tables."""
