"""The configuration of a server. `sortilege serve` creates it; worker processes get it through the environment."""

import msgspec

ENVIRONMENT = "SORTILEGE_SERVE"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    host: str = ""  # the address on which the server listens
    base_path: str = ""
    public_url: str = ""
    origins: tuple[str, ...] = ()
    allowed_hosts: tuple[str, ...] = ()  # names of this server, besides the one in `public_url`
    trust_proxy: str = ""
    workers: int = 1
    bot_workers: int = 1
    limits: float = 1.0
    keep_days: float = 180.0
    webhook: str = ""
    smtp: str = ""
    mail_from: str = "sortilege@localhost"
    metrics_token: str = ""
    offline: str = ""  # a folder that `make static` built
    home: bool = False  # a player's own machine, which friends on the home network may join
    home_address: str = ""  # this machine's address on the home network, if detection is wrong
