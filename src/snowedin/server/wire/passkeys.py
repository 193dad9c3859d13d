"""Messages about passkeys: what a browser is asked, and what it answers, as WebAuthn writes both in JSON."""

from typing import Annotated, Any

from msgspec import Meta, Struct


class PasskeyAsked(Struct):
    options: Annotated[Any, Meta(description="For the browser's credentials, with bytes in base64url.")]


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    credential: Annotated[dict[str, Any], Meta(description="What the browser gave, with bytes in base64url.")]


class Passkeys(Struct):
    count: Annotated[int, Meta(description="How many keep your name.")]
