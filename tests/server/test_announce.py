"""What `snowedin serve` says when it starts: where it is, and where friends find it."""

import socket

import pytest

from snowedin.server.doors import serve


def said(capsys: pytest.CaptureFixture[str], host: str) -> list[str]:
    serve.announce(host, 8011, browser=False)
    return capsys.readouterr().out.splitlines()


def test_friends_are_told_an_address_of_this_machine(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "10.0.0.5")
    first, second = said(capsys, "0.0.0.0")
    assert first == "Snowed In is at http://localhost:8011/"
    assert "Friends in the same network open http://10.0.0.5:8011/" in second


@pytest.mark.parametrize(("host", "shown"), [("127.0.0.1", "localhost"), ("10.0.0.5", "10.0.0.5")])
def test_whoever_listens_at_one_address_names_that_alone(
    capsys: pytest.CaptureFixture[str], host: str, shown: str
) -> None:
    assert said(capsys, host) == [f"Snowed In is at http://{shown}:8011/"]


def test_without_a_network_nobody_is_promised_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_route(self: socket.socket, address: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket, "socket", type("Lonely", (socket.socket,), {"connect": no_route}))
    assert serve.own_address() is None
    assert len(said(capsys, "0.0.0.0")) == 1


def test_the_own_address_is_one_that_can_be_listened_at() -> None:
    own = serve.own_address()
    if own is not None:
        with socket.create_server((own, 0)) as listening:
            assert listening.getsockname()[0] == own
