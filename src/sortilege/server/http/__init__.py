"""The HTTP layer: routes, handlers, sockets, limits on connections."""
