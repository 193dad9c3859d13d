"""What keeps a public house in order: health that is true, names, quotas, proxies, and tables that nobody wants."""

import asyncio
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from snowedin.games import GAMES
from snowedin.server.archive import analyses
from snowedin.server.doors.app import application
from snowedin.server.doors.health import Pulse
from snowedin.server.doors.names import Names
from snowedin.server.doors.patience import Sockets
from snowedin.server.live import preparing
from snowedin.server.live.settings import Settings
from snowedin.server.store import StoreError, components, open_store
from snowedin.server.wire import messages
from snowedin.server.wire.refusals import Denied

from .house import in_process, running, wait_until
from .inside import BOTH, SQLITE, Listener, house, seated, soon

DAY = 24 * 3600 * 1000


# Health


def felt(url: str) -> tuple[int, str]:
    answer = httpx.get(f"{url}/healthz", timeout=30)
    return answer.status_code, answer.json()["status"]


def test_health_tells_of_a_database_that_is_locked(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        assert felt(server.url) == (200, "ok")
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            wait_until(lambda: felt(server.url) == (503, "ill"), 20)
            other.execute("ROLLBACK")
        wait_until(lambda: felt(server.url) == (200, "ok"), 20)


def test_health_tells_of_a_database_that_is_read_only(tmp_path: Path) -> None:
    app = application(open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}"), GAMES, Settings())
    with in_process(app) as url:
        assert felt(url) == (200, "ok")
        store = app.state.tables.store
        asyncio.run_coroutine_threadsafe(make_read_only(store), store._loop).result(30)
        wait_until(lambda: felt(url) == (503, "ill"), 20)


async def make_read_only(store: Any) -> None:
    await store._write(lambda connection: connection.execute("PRAGMA query_only = ON").fetchall())


class Hung:
    """A store that never answers."""

    async def beat(self, now: int) -> None:
        await asyncio.Event().wait()


def test_health_does_not_wait_for_a_database_that_hangs() -> None:
    class Some:
        store = Hung()
        settings = Settings()
        damaged: frozenset[str] = frozenset()

    async def feel() -> None:
        some: Any = Some()
        pulse = Pulse(some)
        first = await pulse.feel()
        assert (first.status, "does not answer" in first.sentence) == ("ill", True)
        beat = pulse._beat
        await asyncio.sleep(0.6)
        await pulse.feel()
        assert pulse._beat is beat, "one that hangs is not followed by another"
        pulse.close()

    asyncio.run(feel())


@SQLITE
def test_health_tells_of_tables_that_cannot_be_read(database_url: str) -> None:
    async def feel() -> None:
        async with house(database_url) as tables:
            pulse = Pulse(tables)
            tables.damaged.add("A" * 16)
            health = await pulse.feel()
            assert (health.status, "1 tables" in health.sentence) == ("hurt", True)

    asyncio.run(feel())


# Who is asked, and by whom


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [("localhost:8011", True), ("127.0.0.1", True), ("[::1]:80", True), ("play.example.org", True),
     ("PLAY.example.org:443", True), ("evil.example", False), ("evil.example:8011", False),
     ("127.0.0.1.evil.example", False), ("", False), (None, True)],
)  # fmt: skip
def test_a_server_knows_its_names(host: str | None, is_ours: bool) -> None:
    assert Names({"play.example.org"}, ()).knows(host) == is_ours


def test_who_calls_the_server_by_another_name_is_turned_away(tmp_path: Path) -> None:
    app = application(open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}"), GAMES, Settings())
    with in_process(app) as url:
        for path in ("/healthz", "/api/games", "/"):
            answer = httpx.get(url + path, headers={"Host": "evil.example"})
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host")


def test_only_a_known_proxy_is_believed(tmp_path: Path) -> None:
    """Whoever says to come from everywhere is counted as one."""

    def slowed(url: str) -> bool:
        with httpx.Client(base_url=url) as client:
            codes = {
                client.post(
                    "/api/recover", json={"code": "x" * 30}, headers={"X-Forwarded-For": f"10.0.0.{number}"}
                ).status_code
                for number in range(40)
            }
        return 429 in codes

    with running(f"sqlite:///{tmp_path / 'one.sqlite'}", "--rate", "1") as server:
        assert slowed(server.url)
    with running(f"sqlite:///{tmp_path / 'two.sqlite'}", "--rate", "1", "--proxy", "127.0.0.1") as server:
        assert not slowed(server.url)


def test_a_proxy_may_have_as_many_sockets_as_it_needs() -> None:
    sockets = Sockets(most_of_one=1, proxies=("10.0.0.0/8",))
    assert [sockets.enter("10.1.2.3"), sockets.enter("10.1.2.3")] == [True, True]
    assert [sockets.enter("192.0.2.1"), sockets.enter("192.0.2.1")] == [True, False]


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "\u00ad\u00ad",
        "\u0301",
        "\ufe0f",
        chr(0xE0041),
        "a\u3164",
        "\u180e",
        "\uffa0",
    ],
)
def test_names_that_nobody_can_see_are_refused(name: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"name": name}, messages.Introduce)


@pytest.mark.parametrize("name", ["Anna", "José", "Jose\u0301", "Žofie Ř", "雪", "❤\ufe0f", "O’Neil", "Ж", "x"])
def test_names_that_can_be_seen_are_taken(name: str) -> None:
    assert msgspec.convert({"name": name}, messages.Introduce).name == name


# Counts


def test_counts_can_be_told_elsewhere_or_not_at_all(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    for place in ("off", f"127.0.0.1:{port}"):
        app = application(open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}"), GAMES, Settings(metrics=place))
        with in_process(app) as url:
            assert "snowedin_entries_total" not in httpx.get(f"{url}/metrics").text
            if place != "off":
                told = httpx.get(f"http://127.0.0.1:{port}/metrics")
                assert "snowedin_entries_total" in told.text


# Quotas


def test_a_guest_has_so_many_matches_judged_in_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses.Analyst, "_judge", lambda *_: None)
    monkeypatch.setattr(analyses.Analyst, "_keep", lambda self, match, done: self._under_way.pop(match))
    monkeypatch.setattr("snowedin.bots.analysis.steps_of", lambda *_: 1)

    class Document:
        game = "ice_queen"
        actions = ()

    async def judge() -> None:
        analyst = analyses.Analyst(GAMES)
        document: Any = Document()
        for number in range(analyses.OF_ONE):
            analyst.begin("anna", str(number), document, [], [])
            await soon(lambda: not analyst._under_way)
        with pytest.raises(Denied) as denied:
            analyst.begin("anna", "more", document, [], [])
        assert (denied.value.code, denied.value.reason) == ("too_many", "analyses")
        analyst.begin("ben", "more", document, [], [])
        analyst.close()

    asyncio.run(judge())


def test_a_guest_brings_so_many_sets_of_components(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(*_: Any) -> None: ...

    monkeypatch.setattr(preparing, "compile_apart", at_once)
    monkeypatch.setattr(preparing, "warm_up", lambda *_: None)

    class Game:
        key = "cold_spell"

        def has_own_components(self, options: Any) -> bool:
            return True

        def tables(self, options: Any) -> bool:
            return True

    async def bring() -> None:
        workshop, game = preparing.Workshop(), Game()
        codes = []
        for number in range(preparing.OF_ONE + 1):
            with pytest.raises(Denied) as denied:
                await workshop.prepare(game, {"words": number}, "anna")  # type: ignore[arg-type]
            codes.append(denied.value.reason or denied.value.code)
            await soon(workshop._work.done)  # type: ignore[union-attr]
        assert codes == ["preparing"] * preparing.OF_ONE + ["many_brought"]

    asyncio.run(bring())


def test_what_guests_bring_is_taken_apart_and_put_together() -> None:
    words = msgspec.json.encode(["word"] * 1000)
    setup = b'{"game":"cold_spell","options":{"words":' + words + b',"more":1},"seats":[]}'
    short, parts = components.taken_apart(setup)
    assert len(short) < 200
    assert components.named(short) == list(parts)
    assert components.put_together(short, parts) == setup
    assert components.taken_apart(b'{"options":{}}') == (b'{"options":{}}', {})


@BOTH
def test_the_same_dictionary_stands_in_the_store_once(database_url: str) -> None:
    from snowedin.server.store import MatchRow

    setup = b'{"game":"cold_spell","options":{"words":' + msgspec.json.encode(["word"] * 1000) + b'},"seats":[]}'

    async def write() -> None:
        store: Any = open_store(database_url)
        await store.open()
        for number in range(3):
            row = MatchRow(f"{number:016}", "cold_spell", "open", True, 5, 5, "anna", b"s", f"{number:016}", setup)
            await store.add_match(row)
            assert await store.match(row.id) == row
        assert [row.setup for row in await store.open_matches(0, 9)] == [setup] * 3
        assert (await store._read("SELECT count(*) FROM component"))[0][0] == 1
        await store.close()

    asyncio.run(write())


# Tables that nobody wants


@SQLITE
def test_bots_at_a_table_that_nobody_watches_do_not_think(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            monkeypatch.setattr("snowedin.server.live.live_table.LOOKED", -1)
            table = await seated(tables, "bot:chance", "bot:chance", options={"hand_cap": 6})
            live = tables.in_memory(table)
            assert live is not None
            assert not live.thinking
            watcher = Listener("anna")
            await tables.watch("anna", table, watcher, None)
            await soon(lambda: live.table.is_over)

    asyncio.run(play())


@BOTH
def test_abandoned_tables_are_forgotten_and_others_stay(database_url: str) -> None:
    now = [100 * DAY]

    async def play() -> None:
        async with house(database_url, now=lambda: now[0], keep=90) as tables:
            old, fresh, over = [await seated(tables, "anna", "ben") for _ in range(3)]
            await tables.command("anna", messages.Resign(over, "resign", 0))
            now[0] += 80 * DAY
            await tables.command("anna", messages.Say(fresh, "say", 0, "hello"))
        now[0] += 20 * DAY
        async with house(database_url, now=lambda: now[0], keep=90) as tables:
            async with asyncio.timeout(20):
                while await tables.store.match(old):
                    await asyncio.sleep(0.01)
            assert await tables.store.entries(old) == []
            assert await tables.store.match(fresh)
            assert await tables.store.match(over)
            with pytest.raises(Denied, match="no such table"):
                await tables.live(old)

    asyncio.run(play())


def test_a_postgres_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one behind a broken network: it takes the connection and says nothing."""
    from snowedin.server.store import postgres

    monkeypatch.setattr(postgres, "CONNECTING", 2)

    async def reach() -> None:
        callers: list[asyncio.StreamWriter] = []
        deaf = await asyncio.start_server(lambda reader, writer: callers.append(writer), "127.0.0.1", 0)
        port = deaf.sockets[0].getsockname()[1]
        began = time.monotonic()
        with pytest.raises(StoreError, match="reached"):
            await open_store(f"postgresql://nobody@127.0.0.1:{port}/nothing").open()
        assert time.monotonic() - began < 60
        deaf.close()
        for caller in callers:
            caller.close()
            await caller.wait_closed()

    asyncio.run(reach())


# The operator's page


def test_the_operators_page_needs_its_token_and_tells_how_things_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("snowedin.server.doors.operator.TRIES", 1e-6)  # however slow this machine is
    token = "an operator's long token"
    app = application(open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}"), GAMES, Settings(operator=token))
    with in_process(app) as url:
        app.state.tables.damaged.add("<b>" + "A" * 13)
        assert httpx.get(f"{url}/operator", timeout=60).status_code == 401
        answer = httpx.get(f"{url}/operator", auth=("me", token), timeout=60)
        assert answer.status_code == 200
        assert "&lt;b&gt;AAA" in answer.text
        assert "Blocked now" in answer.text
        codes = [httpx.get(f"{url}/operator", auth=("me", "wrong"), timeout=60).status_code for _ in range(15)]
        assert (codes[0], codes[-1]) == (401, 429)


def test_without_a_token_there_is_no_such_page(tmp_path: Path) -> None:
    app = application(open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}"), GAMES, Settings())
    with in_process(app) as url:
        answer = httpx.get(f"{url}/operator", auth=("me", ""))
        assert "www-authenticate" not in answer.headers
        assert "Blocked now" not in answer.text
