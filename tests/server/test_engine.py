"""The games' modules are files that anybody may ask for; what is not one of them is not there, in a sentence."""

import httpx
import pytest

from .house import Server


@pytest.mark.parametrize("name", ["chess.wasm", "ice_queen.py", "ice_queen.wasm.json", "__init__.json"])
def test_what_is_no_module_is_not_there(sqlite_server: Server, name: str) -> None:
    answer = httpx.get(f"{sqlite_server.url}/engine/{name}")
    assert answer.status_code == 404
    assert "snowedin build-wasm" in answer.text


def test_the_page_may_run_code_of_its_own_server_and_modules_only(sqlite_server: Server) -> None:
    policy = httpx.get(sqlite_server.url).headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
