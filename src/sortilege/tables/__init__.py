"""The application: tables, the players at them and what they can do. Knows no web framework, SQL or processes."""
