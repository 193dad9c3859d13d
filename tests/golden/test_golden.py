"""The golden games would find out a rule that was changed, as one once was."""

from pathlib import Path

from snowedin.conformance import golden_games
from snowedin.conformance.golden import RulesChangedError, check_course
from snowedin.conformance.golden_games import Golden
from snowedin.games.winter import GAME as WINTER


def test_a_rule_that_did_change_would_have_been_found_out() -> None:
    """Winter's turning in place: its games of version 1 are others by the rules of version 2."""
    games_before = golden_games.read(Path(__file__).parent, WINTER, 1)
    turning = [golden for golden in games_before if golden.options["turn_in_place"] == "yes"]
    assert any(is_another(golden, 2) for golden in turning)
    assert not any(is_another(golden, 1) for golden in games_before)


def is_another(golden: Golden, version: int) -> bool:
    try:
        check_course(WINTER, version, 0, golden)
    except RulesChangedError:
        return True
    return False
