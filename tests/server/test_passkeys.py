"""A name kept by a passkey: who may come back, and what is turned away, with an authenticator made for the tests."""

import asyncio
import base64
import gzip
import hashlib
import json
import struct
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import cbor2
import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from snowedin.games import GAMES
from snowedin.server.doors import passkeys
from snowedin.server.doors.app import application
from snowedin.server.live.settings import Settings
from snowedin.server.store import copies, open_store

from .house import in_process
from .inside import BOTH

DATA = Path(__file__).parent / "data"


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Device:
    """Signs as a phone does, whatever it is told to say; it counts its signatures."""

    def __init__(self, origin: str, site: str = "localhost") -> None:
        self.origin, self.site = origin, site
        self.id = hashlib.sha256(repr(id(self)).encode()).digest()
        self.signed = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: Any, **other: Any) -> dict[str, Any]:
        numbers = self._key.public_key().public_numbers()
        point = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        credential = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(point)
        attested = {"fmt": "none", "attStmt": {}, "authData": self._data(0x45) + credential}
        return self._answer(
            clientDataJSON=self._said("webauthn.create", options, other),
            attestationObject=cbor2.dumps(attested),
        )

    def get(self, options: Any, **other: Any) -> dict[str, Any]:
        said, data = self._said("webauthn.get", options, other), self._data(0x05)
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=said, authenticatorData=data, signature=signature)

    def _data(self, flags: int) -> bytes:
        self.signed += 1
        return hashlib.sha256(self.site.encode()).digest() + struct.pack(">BI", flags, self.signed)

    def _said(self, kind: str, options: Any, other: dict[str, Any]) -> bytes:
        plain = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps({**plain, **other}).encode()

    def _answer(self, **response: bytes) -> dict[str, Any]:
        name = encoded(self.id)
        told = {key: encoded(value) for key, value in response.items()}
        return {"credential": {"id": name, "rawId": name, "type": "public-key", "response": told}}


class Browser:
    """Somebody without a cookie, or with one."""

    def __init__(self, url: str) -> None:
        self.origin = url.replace("127.0.0.1", "localhost")
        self.http = httpx.Client(base_url=url, headers={"Host": self.origin.partition("://")[2]}, timeout=60)

    def close(self) -> None:
        self.http.close()

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json=body) if body is not None else self.http.post(path)

    def named(self, name: str) -> "Browser":
        assert self.post("/api/me", {"name": name}).status_code == 200
        return self

    def keep(self, device: Device, **other: Any) -> httpx.Response:
        options = self.post("/api/me/passkeys/begin").json()["options"]
        return self.post("/api/me/passkeys", device.create(options, **other))

    def come_back(self, device: Device, **other: Any) -> httpx.Response:
        options = self.post("/api/passkey/begin").json()["options"]
        return self.post("/api/passkey", device.get(options, **other))

    def name(self) -> str:
        return str(self.http.get("/api/me").json()["name"])


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


class Clock:
    now = 1_790_000_000_000


@pytest.fixture
def browse(database_url: str) -> Iterator[Callable[[], Browser]]:
    """Somebody who comes without a cookie."""
    settings = Settings(rate=1e6, now=lambda: Clock.now, names=frozenset({"play.example.org"}))
    app = application(open_store(database_url), GAMES, settings)
    with in_process(app) as url, ExitStack() as stack:
        yield lambda: stack.enter_context(closing(Browser(url)))


@BOTH
def test_who_lost_the_cookie_comes_back_by_the_passkey(browse: Callable[[], Browser]) -> None:
    first, second = browse().named("Anna"), browse()
    device = Device(first.origin)
    assert first.http.get("/api/me/passkeys").json() == {"count": 0}
    assert first.keep(device).json() == {"count": 1}
    assert second.name() == ""
    assert second.come_back(device).json()["name"] == "Anna"
    assert second.name() == "Anna"
    assert browse().come_back(device).status_code == 200, "a passkey is good for ever"


@BOTH
def test_a_challenge_is_good_once_and_for_a_while(browse: Callable[[], Browser]) -> None:
    anna = browse().named("Anna")
    device = Device(anna.origin)
    options = anna.post("/api/me/passkeys/begin").json()["options"]
    answer = device.create(options)
    assert anna.post("/api/me/passkeys", answer).status_code == 200
    assert refused(anna.post("/api/me/passkeys", answer)) == (422, "passkey_late")
    options = anna.post("/api/passkey/begin").json()["options"]
    answer = device.get(options)
    assert anna.post("/api/passkey", answer).status_code == 200
    assert refused(anna.post("/api/passkey", answer)) == (422, "passkey_late"), "whoever listened gains nothing"
    options = anna.post("/api/passkey/begin").json()["options"]
    Clock.now += passkeys.GOOD + 1
    assert refused(anna.post("/api/passkey", device.get(options))) == (422, "passkey_late")


@BOTH
def test_a_challenge_is_for_whoever_asked_and_for_what_they_asked(browse: Callable[[], Browser]) -> None:
    anna, ben = browse().named("Anna"), browse().named("Ben")
    device = Device(anna.origin)
    options = anna.post("/api/me/passkeys/begin").json()["options"]
    assert refused(ben.post("/api/me/passkeys", device.create(options))) == (422, "passkey_late")
    options = anna.post("/api/passkey/begin").json()["options"]
    assert refused(anna.post("/api/me/passkeys", device.create(options))) == (422, "passkey_late")
    assert anna.keep(device).status_code == 200
    options = anna.post("/api/me/passkeys/begin").json()["options"]
    assert refused(ben.post("/api/passkey", device.get(options))) == (422, "passkey_late")
    assert refused(ben.keep(device)) == (422, "passkey_wrong"), "what keeps a name keeps no other"


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_the_site_and_the_signature_must_be_right(browse: Callable[[], Browser]) -> None:
    anna = browse().named("Anna")
    device = Device(anna.origin)
    assert anna.keep(device).status_code == 200
    wrong = 422, "passkey_wrong"
    assert refused(anna.keep(Device("https://evil.example"))) == wrong
    assert refused(anna.keep(Device(anna.origin, site="evil.example"))) == wrong
    assert refused(anna.come_back(device, origin="https://evil.example")) == wrong
    assert refused(anna.come_back(device, type="webauthn.create")) == wrong
    stranger = Device(anna.origin)
    assert refused(anna.come_back(stranger)) == (404, "passkey_unknown")
    stranger.id = device.id
    stranger.signed = 100
    assert refused(anna.come_back(stranger)) == wrong, "another key signed it"
    device.site = "evil.example"
    assert refused(anna.come_back(device)) == wrong
    device.site, device.signed = "localhost", 0
    assert refused(anna.come_back(device)) == wrong, "a copy that counts less than was counted"


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_the_site_is_a_name_of_this_server(browse: Callable[[], Browser]) -> None:
    anna = browse().named("Anna")
    for host, site in (("play.example.org", "play.example.org"), ("localhost:8011", "localhost")):
        asked = anna.http.post("/api/me/passkeys/begin", headers={"Host": host}).json()["options"]
        assert asked["rp"]["id"] == site
    address = anna.http.post("/api/passkey/begin", headers={"Host": "192.168.1.7:8011"})
    assert refused(address) == (422, "passkey_address")
    assert anna.http.post("/api/passkey/begin", headers={"Host": "evil.example"}).status_code == 421
    public = Device("http://play.example.org", site="play.example.org")
    for origin, status in (("http://play.example.org", 422), ("https://play.example.org", 200)):
        public.origin = origin
        options = anna.http.post("/api/me/passkeys/begin", headers={"Host": "play.example.org"}).json()["options"]
        kept = anna.http.post("/api/me/passkeys", json=public.create(options), headers={"Host": "play.example.org"})
        assert kept.status_code == status


NONSENSE: list[Any] = [
    {}, {"response": 1}, {"response": {"clientDataJSON": 5}}, {"response": {"clientDataJSON": "ééé"}},
    {"response": {"clientDataJSON": encoded(b"[]")}}, {"response": {"clientDataJSON": encoded(b'{"challenge": 5}')}},
]  # fmt: skip


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_nonsense_is_refused_with_a_sentence(browse: Callable[[], Browser]) -> None:
    anna = browse().named("Anna")
    for path in ("/api/me/passkeys", "/api/passkey"):
        for credential in NONSENSE:
            assert refused(anna.post(path, {"credential": credential})) == (422, "passkey_wrong")
        assert anna.post(path, {"credential": 5}).status_code == 400
    for begin, finish in (("/api/me/passkeys/begin", "/api/me/passkeys"), ("/api/passkey/begin", "/api/passkey")):
        challenge = anna.post(begin).json()["options"]["challenge"]
        said = encoded(json.dumps({"challenge": challenge}).encode())
        cut = {"rawId": 5 if finish == "/api/passkey" else "AA", "response": {"clientDataJSON": said}}
        assert refused(anna.post(finish, {"credential": cut})) == (422, "passkey_wrong")


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_passkeys_are_few_and_can_be_forgotten(browse: Callable[[], Browser], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "MOST", 1)
    anna = browse().named("Anna")
    device = Device(anna.origin)
    assert anna.keep(device).status_code == 200
    assert refused(anna.post("/api/me/passkeys/begin")) == (429, "passkeys")
    assert anna.post("/api/me/passkeys/forget").json() == {"count": 0}
    assert refused(anna.come_back(device)) == (404, "passkey_unknown")
    assert browse().post("/api/me/passkeys/begin").status_code == 401


def test_guests_of_an_earlier_server_may_keep_their_names(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(gzip.decompress((DATA / "before_rooms.sqlite.gz").read_bytes()))
    app = application(open_store(f"sqlite:///{path}"), GAMES, Settings(rate=1e6))
    with in_process(app) as url, closing(Browser(url)) as anna:
        anna.named("Anna")
        device = Device(anna.origin)
        assert anna.keep(device).status_code == 200
    copies.copy_out(f"sqlite:///{path}", tmp_path / "copy.sqlite")

    async def kept() -> Any:
        store = open_store(f"sqlite:///{tmp_path / 'copy.sqlite'}")
        await store.open()
        try:
            return await store.passkey(device.id)
        finally:
            await store.close()

    assert asyncio.run(kept()).id == device.id, "a backup has it"
