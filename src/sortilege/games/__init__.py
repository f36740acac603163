"""The games that come with Sortilege, one folder each; kits are found by entry point (`core/kits.py`)."""
