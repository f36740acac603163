"""Every endpoint, declared once; HTTP and the browser build both serve these declarations."""
