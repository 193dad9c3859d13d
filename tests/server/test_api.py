"""The API keeps to its description, and the description to the messages."""

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from snowedin.bots import levels
from snowedin.games import GAMES
from snowedin.server.doors.openapi import description

from .house import Server

schema = schemathesis.openapi.from_dict(description())
schema.config.generation.with_security_parameters = False  # the cookie is given by the test
schema.config.checks.positive_data_acceptance.expected_statuses += ["422"]  # well formed, but there is no such game


def test_the_description_is_served_as_it_is_made(sqlite_server: Server) -> None:
    import httpx

    served = httpx.get(f"{sqlite_server.url}/api/openapi.json").json()
    assert served["openapi"] == "3.1.0"
    assert served.keys() == description().keys()
    assert served["paths"].keys() == description()["paths"].keys()


def test_every_game_tells_what_its_levels_are_like(sqlite_server: Server) -> None:
    import httpx

    for card in httpx.get(f"{sqlite_server.url}/api/games").json()["games"]:
        told = {level["name"]: level["about"] for level in card["levels"]}
        assert list(told) == [bot for bot in card["bots"] if levels.level(GAMES[card["key"]], bot)]
        assert all(level.about == told[level.name] for level in levels.levels(GAMES[card["key"]]))


@pytest.mark.parametrize(("language", "spoken", "title"), [("fr", "fr", "# Hiver"), ("sv", "en", "# Winter")])
def test_what_is_written_of_a_game_is_told_in_a_language_or_in_english(
    sqlite_server: Server, language: str, spoken: str, title: str
) -> None:
    import httpx

    asked = {"game": "winter", "language": language}
    told = httpx.get(f"{sqlite_server.url}/api/texts", params=asked).json()
    assert (told["language"], told["rulebook"].partition("\n")[0]) == (spoken, title)
    assert told["words"].keys() == {"en", spoken}
    assert httpx.get(f"{sqlite_server.url}/api/texts", params={"game": "whist"}).status_code == 422


@pytest.fixture(scope="module")
def cookie(sqlite_server: Server) -> str:
    import httpx

    return httpx.post(f"{sqlite_server.url}/api/me", json={"name": "Schema"}).cookies["snowedin"]


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_operation_keeps_to_the_description(case, sqlite_server: Server, cookie: str) -> None:  # type: ignore[no-untyped-def]
    """Valid and invalid requests: answers have a described status, type and form, and nothing fails inside."""
    case.call_and_validate(base_url=sqlite_server.url, cookies={"snowedin": cookie})
