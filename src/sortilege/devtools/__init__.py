"""Tools for developers. Nothing that plays imports them."""
