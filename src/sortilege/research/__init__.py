"""The games as other libraries for learning machines know games: PettingZoo, Gymnasium, OpenSpiel.

Each is an extra: pip install 'sortilege[research]' brings all three. `sortilege.Batch` needs none of them.
"""
