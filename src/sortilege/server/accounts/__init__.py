"""Accounts, e-mail and turn notices."""
