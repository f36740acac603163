"""Accounts, letters, reports."""
