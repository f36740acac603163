"""Any game in the terminal."""
