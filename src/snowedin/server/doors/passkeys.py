"""A name kept by a passkey: a device signs a challenge of ours, and the store has nothing but its public key.

A challenge is good once and for five minutes.  The site that the browser names in its answer must be the one under
which it asked, and that must be a name of this server.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from ..live.settings import Settings
from ..store import Store
from ..store.passkeys import PasskeyRow
from ..wire.passkeys import PasskeyAnswer, PasskeyAsked, Passkeys
from ..wire.refusals import Denied
from .names import Names, bare, is_address
from .players import Player, Players

T = TypeVar("T")

GOOD = 5 * 60 * 1000  # milliseconds that a challenge is
MOST = 10  # of one player
SERVICE = "Snowed In"


class Site(NamedTuple):
    """What a passkey belongs to, and where the browser may say that it is."""

    id: str
    origins: list[str]


class PasskeyDesk:
    def __init__(self, store: Store, players: Players, settings: Settings) -> None:
        self._store = store
        self._players = players
        self._now = settings.now
        self._names = Names(settings.names, settings.origins)

    def site(self, host: str) -> Site:
        """The site under which a browser asked; without HTTPS only this machine's own is one."""
        name = bare(host).lower()
        if not host or is_address(name) or not self._names.knows(host):
            raise nameless()
        is_local = name == "localhost" or name.endswith(".localhost")
        return Site(name, [f"https://{host}", *([f"http://{host}"] if is_local else [])])

    async def _challenge(self, player: str) -> bytes:
        challenge = secrets.token_bytes(32)
        await self._store.add_challenge(hashed(challenge), player, self._now() + GOOD)
        return challenge

    # Keep a name

    async def begin_keeping(self, player: Player, host: str) -> PasskeyAsked:
        from webauthn import generate_registration_options
        from webauthn.helpers import structs

        site = self.site(host)
        known = await self._store.passkeys_of(player.id)
        if len(known) >= MOST:
            raise Denied("too_many", f"A name is kept by at most {MOST} passkeys.", "passkeys", most=MOST)
        options = generate_registration_options(
            rp_id=site.id,
            rp_name=SERVICE,
            user_id=hashed(f"passkey {player.id}".encode()),
            user_name=player.name,
            challenge=await self._challenge(player.id),
            timeout=GOOD,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=key) for key in known],
        )
        return asked(options)

    async def keep(self, player: Player, host: str, answer: PasskeyAnswer) -> Passkeys:
        from webauthn import verify_registration_response

        site, challenge = self.site(host), challenge_of(answer)
        if await self._store.use_challenge(hashed(challenge), self._now()) != player.id:
            raise late()
        found = await checked(
            lambda: verify_registration_response(
                credential=answer.credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origins,
            )
        )
        if await self._store.passkey(found.credential_id) is not None:
            raise wrong()
        row = PasskeyRow(found.credential_id, player.id, found.credential_public_key, found.sign_count)
        await self._store.add_passkey(row, self._now())
        return await self.count(player)

    async def count(self, player: Player) -> Passkeys:
        return Passkeys(len(await self._store.passkeys_of(player.id)))

    async def forget(self, player: Player) -> Passkeys:
        await self._store.forget_passkeys(player.id)
        return await self.count(player)

    # Come back

    async def begin_coming_back(self, host: str) -> PasskeyAsked:
        from webauthn import generate_authentication_options

        site = self.site(host)
        return asked(generate_authentication_options(rp_id=site.id, challenge=await self._challenge(""), timeout=GOOD))

    async def come_back(self, host: str, answer: PasskeyAnswer) -> str:
        """A new token for whoever keeps their name by this passkey."""
        from webauthn import verify_authentication_response

        site, challenge = self.site(host), challenge_of(answer)
        if await self._store.use_challenge(hashed(challenge), self._now()) != "":
            raise late()
        known = await self._store.passkey(id_of(answer))
        if known is None:
            raise unknown()
        found = await checked(
            lambda: verify_authentication_response(
                credential=answer.credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origins,
                credential_public_key=known.key,
                credential_current_sign_count=known.signatures,
            )
        )
        await self._store.count_passkey(known.id, found.new_sign_count)
        return await self._players.let_in(known.player)


def asked(options: Any) -> PasskeyAsked:
    from webauthn import options_to_json

    return PasskeyAsked(msgspec.Raw(options_to_json(options).encode()))


async def checked(verify: Callable[[], T]) -> T:
    """What the library makes of an answer; whatever it stumbles over is wrong with the answer."""
    try:
        return await asyncio.to_thread(verify)
    except Exception as error:
        raise wrong() from error


def challenge_of(answer: PasskeyAnswer) -> bytes:
    """The challenge that a browser says it has answered; the store knows whether it was ours."""
    from webauthn.helpers import base64url_to_bytes

    try:
        told = msgspec.json.decode(base64url_to_bytes(answer.credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(told["challenge"])
    except (KeyError, TypeError, ValueError, msgspec.DecodeError) as error:
        raise wrong() from error


def id_of(answer: PasskeyAnswer) -> bytes:
    from webauthn.helpers import base64url_to_bytes

    try:
        return base64url_to_bytes(answer.credential["rawId"])
    except (KeyError, TypeError, ValueError) as error:
        raise wrong() from error


def hashed(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def late() -> Denied:
    return Denied("refused", "This took too long, or was answered before; begin again.", "passkey_late")


def wrong() -> Denied:
    return Denied("refused", "This passkey's answer is not right; nothing has changed.", "passkey_wrong")


def unknown() -> Denied:
    sentence = "This server does not know this passkey; it may have been forgotten here."
    return Denied("unknown", sentence, "passkey_unknown")


def nameless() -> Denied:
    sentence = "Passkeys belong to a site's name, and this server was called by an address, or by none of its names."
    return Denied("refused", sentence, "passkey_address")
