"""`snowedin new` asks a person for what was not told."""

from pathlib import Path

from .person import Terminal


def test_what_was_not_told_is_asked_and_asked_again_if_it_is_no_answer(tmp_path: Path) -> None:
    with Terminal("new", "Snow Race", "--hidden", "--folder", str(tmp_path / "race")) as person:
        person.wait_for("How many play? [2-4]")
        person.type("3")
        person.wait_for("Do all choose at the same time? [no]")
        person.type("perhaps")
        person.wait_for("Do all choose at the same time? [no]")
        person.type("")
        person.wait_for("Do all play together? [no]")
        person.type("yes")
        person.wait_for("make them yours")
    described = (tmp_path / "race" / "src" / "snowedin_snow_race" / "__init__.py").read_text("utf-8")
    assert "reward_sum=None" in described
    assert "range(3, state.SEATS + 1)" in described
