"""Who is kept out: addresses that the operator has banned, one by one or a whole network."""

from __future__ import annotations

import ipaddress

from kortbord.engine.errors import BadInput, brief
from kortbord.locale import Text
from kortbord.store import Ban, Store

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network(given: str) -> Network:
    """An address or a network such as 192.0.2.0/24; raises `BadInput` (`bad_address`)."""
    try:
        found = ipaddress.ip_network(given.strip(), strict=False)
    except ValueError:
        raise BadInput("bad_address", Text("server-no-address", given=brief(given))) from None
    mapped = getattr(found.network_address, "ipv4_mapped", None)
    if mapped is not None and found.prefixlen >= 96:
        return ipaddress.ip_network((mapped, found.prefixlen - 96))
    return found


class Door:
    """The bans in force, as they were when last looked at."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._closed_to: list[Network] = []

    async def look(self, now: int) -> None:
        """Read the bans anew; raises `StoreDown`."""
        self._closed_to = [network(ban.subject) for ban in await self._store.bans(now)]

    async def ban(self, given: str, reason: str, now: int, until: int | None) -> Ban:
        """Keep an address or a network out; raises `BadInput` (`bad_address`), `StoreDown`."""
        ban = Ban(subject=str(network(given)), reason=reason[:200], since=now, until=until)
        await self._store.ban(ban)
        await self.look(now)
        return ban

    async def unban(self, given: str, now: int) -> bool:
        """Let it in again; whether there was a ban of exactly this."""
        found = await self._store.unban(str(network(given)))
        await self.look(now)
        return found

    def is_closed_to(self, address: str) -> bool:
        """Whether an address is kept out. What is no address (a socket file) never is."""
        if not self._closed_to:
            return False
        try:
            host = network(address).network_address
        except BadInput:
            return False
        return any(host.version == each.version and host in each for each in self._closed_to)
