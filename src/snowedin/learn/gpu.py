"""Batches on a CUDA GPU: as on the CPU game for game, with arrays that torch and JAX take where they are."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.compile import CUDA, has_gpu, needs_room, to_gpu, wait_for_gpu
from ..core.game import Game, Refusal
from . import kernels
from .batch import Batch
from .dlpack import Lent


class GpuBatch(Batch):
    """As `Batch`; what it shows has `__cuda_array_interface__`, `__dlpack__` and `numpy()`, and lies column by column.

    `game`, `games`, `seats`, `options`, `observation` and `mask` are as there.  Steps are begun and not waited for.
    Illegal actions are told by `shown.illegal` alone, since asking would wait.  Raises `Refusal` where there is no CUDA
    GPU.
    """

    _lists = False  # a list for each game would take more memory than it saves time

    def __init__(
        self,
        game: Game,
        games: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        observation: bool = True,
        mask: bool = True,
    ) -> None:
        if not has_gpu():
            raise Refusal("There is no CUDA GPU here; use snowedin.learn.batch.Batch.")
        super().__init__(game, games, seats, options, observation, mask, target=CUDA)

    def choose(self, bot: str = "chance") -> Any:
        """As `Batch.choose`; raises `Refusal` for a `bot` that needs more room than a GPU gives it."""
        if bot != "chance" and needs_room(self.game):
            raise Refusal(f"The bots of {self.game.name} need more room than a GPU gives them; use Batch on the CPU.")
        return super().choose(bot)

    def state(self, i: int) -> Any:
        """A copy of the record of game `i`: it holds what nobody at the table knows, so keep it from agents."""
        return self._on_host(self._states[i : i + 1])[0]

    def _keep(self, array: NDArray[Any]) -> Any:
        """Column by column: what neighbouring threads write at once is written as one if it lies side by side."""
        return to_gpu(np.asfortranarray(array))

    def _lend(self, array: Any) -> Lent:
        return Lent(array, wait_for_gpu)

    def _on_host(self, array: Any) -> NDArray[Any]:
        copied: NDArray[Any] = array.copy_to_host()
        return copied

    def _bring(self, array: Any, brought: NDArray[Any]) -> None:
        array.copy_to_device(brought)

    def _begin(self, threads: int | None) -> None:
        """A kernel is built when it is first asked for."""

    def _arrange(self) -> None:
        self._memory = self._arranged()

    def _advance(self, count: int, blindly: bool, actions: Any) -> None:
        if blindly:
            self._run("random_steps", count, actions, *self._memory)
        else:
            self._run("step_games", actions, *self._memory)

    def _choose_randomly(self, *memory: Any) -> None:
        self._run("choose_randomly", *memory)

    def _run(self, name: str, *arguments: Any) -> None:
        self.engine.kernel(kernels, name)(self.games, *arguments)

    def _run_as(self, bot: int, *memory: Any) -> None:
        self._run("choose_as", bot, *memory)

    def _taken(self, actions: Any) -> Any:
        if isinstance(actions, Lent):
            return actions.array
        given = to_gpu(actions if hasattr(actions, "__cuda_array_interface__") else np.asarray(actions))
        if given.shape != (self.games,) or not np.issubdtype(given.dtype, np.integer):
            raise Refusal(
                f"A step takes one whole number for each of the {self.games} games, "
                f"not {given.dtype} in the shape {tuple(given.shape)}."
            )
        return given

    def _check(self) -> None:
        """Left to whoever looks at `illegal`."""
