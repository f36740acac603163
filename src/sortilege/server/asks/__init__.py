"""Every question about tables, each declared once; HTTP, and a page without a server, only translate."""
