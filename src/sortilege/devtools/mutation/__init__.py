"""Mutation testing of the rules and of the code."""
