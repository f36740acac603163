"""The boxes, each a list of declarations."""
