"""What a server may be called.  A page of another site can make its own name lead here; then it would be called so."""

import ipaddress
import socket
from collections.abc import Iterable


class Names:
    """Addresses, `localhost` and this machine's own names are always right; others have to be given."""

    def __init__(self, given: Iterable[str], origins: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        of_origins = (origin.partition("://")[2].rpartition(":")[0] or origin.partition("://")[2] for origin in origins)
        self._known = {"localhost", own, f"{own}.local", *given, *of_origins}

    def knows(self, host: str | None) -> bool:
        """Is this, with or without a port, a name of ours?  Who says none is no browser."""
        if host is None:
            return True
        name = bare(host).lower().rstrip(".")
        return name in self._known or name.endswith(".localhost") or is_address(name)


def bare(host: str) -> str:
    """Without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
