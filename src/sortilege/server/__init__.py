"""Tables over the network. Handlers translate, `tables` decides, the engine knows nothing of HTTP."""
