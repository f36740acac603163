"""Mutation testing of rules and code."""
