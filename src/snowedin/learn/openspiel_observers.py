"""What players of OpenSpiel are shown: all that one of them knows, what lies open to everybody, or what does not."""

import hashlib
import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.match import KEY_BYTES


class Observer:
    """What a seat of a `table` knows: `tensor` is the row of `observe`, `dict` its named parts.

    As a string it is a digest: of the row, or with perfect `recall` of all rows and own choices so far.  With perfect
    recall only small games have a tensor: all these rows and choices, one below the other.
    """

    def __init__(self, table: Any, recall: bool) -> None:
        self._recall = recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not recall:
            self.tensor = np.zeros(table.ours.observe.SIZE, np.float32)
            self.dict = {name: self.tensor[part] for name, part in table.ours.observe.PARTS.items()}
        elif table.small is not None:
            self.tensor = np.zeros(int(np.prod(table.memory_shape)), np.float32)
            self.dict = {"memory": self.tensor.reshape(table.memory_shape)}

    def set_from(self, state: Any, seat: int) -> None:
        """Write what the `seat` knows in a `state` into `tensor`.

        Raises `ValueError` with perfect recall, if the game is not small.
        """
        if self.tensor is None:
            raise ValueError(
                "A row does not remember what was known, and all rows of a long game are too many for a tensor; "
                "ask for a string, for an observation, or for one of the small games."
            )
        self.tensor[:] = 0
        if state.play is None:
            return
        if self._recall:
            for line, known in zip(self.dict["memory"], state.play.past[seat], strict=False):
                line[:] = known
        else:
            self.tensor[:] = state._table.row(state.play.match, seat)

    def string_from(self, state: Any, seat: int) -> str:
        """What the `seat` knows in a `state`, as a digest: the same if it cannot tell two states apart."""
        if state.play is None:
            return f"player {seat}: not dealt"
        known = state._table.row(state.play.match, seat).tobytes()
        return f"player {seat}: {(state.play.memories[seat] if self._recall else digest(known)).hex()}"


class OpenEyes:
    """What lies open to everybody (`is_public`), or what a seat sees otherwise than a spectator does, as JSON."""

    tensor = None

    def __init__(self, is_public: bool) -> None:
        self.dict: dict[str, Any] = {}
        self._is_public = is_public

    def set_from(self, state: Any, seat: int) -> None:
        """There is no tensor of it; raises `ValueError`, for any `state` and `seat`."""
        raise ValueError("What lies open is told as a string alone; ask for all that one player knows.")

    def string_from(self, state: Any, seat: int) -> str:
        """What everybody sees in a `state`, or what the `seat` sees beside."""
        if state.play is None:
            return "not dealt"
        everybody = json.loads(state.play.match.told_to(None))
        if self._is_public:
            return json.dumps(everybody)
        own = json.loads(state.play.match.told_to(seat))
        return json.dumps({name: value for name, value in own.items() if everybody.get(name) != value})


def digest(data: bytes) -> bytes:
    """As short as a key."""
    return hashlib.blake2b(data, digest_size=KEY_BYTES).digest()
