"""The compiled part of the core: dice, the machine, judging and searching."""
