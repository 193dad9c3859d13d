"""What stands in NumPy's place lays out every record of the box as NumPy does, and writes the same bytes."""

import json
import subprocess
import sys

from snowedin.browser.description import layout_of, records_of
from snowedin.core.views import writer_of
from snowedin.games import BOX

STAND_IN = "from snowedin.house import in_place_of_numpy; in_place_of_numpy.install()"
LOOK = """
import json, msgspec
from snowedin.core.compile import borrow
borrow(lambda game: None)
from tests.house.test_arrays import told
print(json.dumps(told()))
"""


def told() -> dict[str, object]:
    """Of every game: where everything lies in its records, a blank state with the options of the box, and what writes
    its views.
    """
    return {
        key: {
            "layouts": {name: repr(layout_of(kind.dtype)) for name, kind in records_of(game).items()},
            "blank": game.blank(game.read_options({})).tobytes().hex(),
            "writer": writer_of(game.view.Seen).tobytes().hex(),
        }
        for key, game in BOX.items()
    }


def test_records_lie_as_numpy_lays_them() -> None:
    done = subprocess.run([sys.executable, "-c", STAND_IN + LOOK], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == told()
