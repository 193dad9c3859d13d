"""Many games at once as Gymnasium's `VectorEnv`: one agent in each against bots, all in the compiled loop of a batch.

`gymnasium.make_vec("snowedin.learn.gymnasium:snowedin/Winter-v0", num_envs=256)` gives one of these.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Game, Refusal
from ..core.match import Match
from . import missing
from .episode import drawn_for, game_of
from .thinkers_batch import among_bots

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from .spaces import action_space, observation_space
except ImportError as error:
    raise missing("Gymnasium") from error

RESET_MASK = "reset_mask"
Infos = dict[str, Any]


class BotsVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games, in each of which the agent has one seat and an `opponent` plays at every other.

    `game`, `seat`, `seats`, `options`, `masked` and `render_mode` are as for a `BotsEnv`, so is what the agent is
    given; `opponent` is any bot of the game or a level.  With one that stops to think, or asks a network, a step takes
    as long as they think in all games.  `autoreset_mode` is any of Gymnasium's three.  What a step returns is a copy
    unless `copy` is off: then it is written over by the next.  It runs on all cores, or on `threads` of them.

    Raises `Refusal` if there is no such seat, bot or table.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        opponent: str = "greed",
        seat: int | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        masked: bool = True,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int | None = None,
    ) -> None:
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        at_once = self.autoreset_mode == AutoresetMode.SAME_STEP
        self._batch = among_bots(game_of(game), num_envs, opponent, seat, seats, options, at_once, threads)
        self.num_envs = num_envs
        self.opponent = opponent
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1, "autoreset_mode": self.autoreset_mode}
        self._masked = masked
        self._copy = copy
        self.single_observation_space = observation_space(self._batch.game, masked)
        self.single_action_space = action_space(self._batch.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Infos]:
        """Deal anew, let the bots play until the agents are asked, and tell what they know.

        The same `seed` deals the same games; without one they go on from the seed before.  Of `options` there is one,
        `reset_mask`, which says where to deal, the other games being left as they are.  Raises `Refusal` for others.
        """
        meant = self._meant(options or {})
        super().reset(seed=seed)
        if meant is None:
            self._batch.reset(int(self.np_random.integers(1 << 62)))
            meant = np.ones(self.num_envs, np.bool_)
        else:
            self._batch.deal_where(meant)
        return self._observations(), self._infos(meant)

    def step(self, actions: Any) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        """One of the `actions` in each game, and all that bots choose until the agent is asked again.

        Returns what the agents know, their rewards, which games are over, which were cut short (none), and in the infos
        `action_mask`, `seat`, and whether the action was `illegal`, which loses at once with a reward of -1.  With
        `SAME_STEP`, `final_obs` and `final_info` tell of games that are over, and all else of the next ones.  Raises
        `Refusal` if a game is over that nobody has reset, where they are not reset by themselves.
        """
        self._check_due()
        sat = self._batch.shown.seat.copy()
        shown = self._batch.step(actions)
        rewards = np.take_along_axis(shown.reward, sat[:, None], axis=1)[:, 0].astype(np.float64)
        infos = self._infos(np.ones(self.num_envs, np.bool_))
        if self.autoreset_mode == AutoresetMode.SAME_STEP and shown.done.any():
            infos |= self._endings(sat)
        return self._observations(), rewards, shown.done.copy(), np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """What each agent may do, games × actions: True where it is legal."""
        masks: NDArray[np.bool_] = self._batch.shown.mask.copy()
        return masks

    def render(self) -> tuple[str, ...] | None:
        """The tables as text, as the agents see them, if the render mode is `ansi`; else `None`."""
        if self.render_mode != "ansi":
            return None
        batch = self._batch
        table = Match(batch.game, batch.seats, batch.options, batch.key(0))
        seats = batch.shown.seat.tolist()
        return tuple(drawn_for(table.imagined(batch.state(i)), seat) for i, seat in enumerate(seats))

    def _observations(self) -> Any:
        shown = self._batch.shown
        return self._told(self._lent(shown.observation), self._lent(shown.mask).view(np.int8))

    def _told(self, rows: NDArray[Any], masks: NDArray[Any]) -> Any:
        return {"action_mask": masks, "observation": rows} if self._masked else rows

    def _lent(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _infos(self, told: NDArray[np.bool_]) -> Infos:
        """What a single environment tells beside its observation, and where it is told."""
        shown = self._batch.shown
        illegal = shown.illegal & ~shown.done if self._batch.at_once else shown.illegal.copy()
        return _noted(told, shown.seat.copy(), illegal, shown.mask.astype(np.int8))

    def _endings(self, sat: NDArray[Any]) -> Infos:
        """Of the games that were over with this step."""
        shown = self._batch.shown
        over = shown.done.copy()
        closed = np.zeros((self.num_envs, self._batch.game.state.ACTIONS), np.int8)
        closed[over, 0] = 1
        last = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(over):
            last[i] = self._told(self._batch.ending[i].copy(), closed[i].copy())
        info = _noted(over, np.where(over, sat, 0), shown.illegal.copy(), closed)
        return {"final_obs": last, "_final_obs": over, "final_info": info, "_final_info": over.copy()}

    def _meant(self, options: dict[str, Any]) -> NDArray[np.bool_] | None:
        unknown = [name for name in options if name != RESET_MASK]
        if unknown:
            raise Refusal(
                f"A reset of many games takes the option {RESET_MASK} alone, not {', '.join(map(repr, unknown))}; "
                "options of the game are given when the environment is made."
            )
        if RESET_MASK not in options:
            return None
        meant = np.asarray(options[RESET_MASK])
        if meant.shape != (self.num_envs,) or meant.dtype != np.bool_ or not meant.any():
            raise Refusal(
                f"{RESET_MASK} is True or False for each of the {self.num_envs} games, and True at least once; "
                f"{meant.dtype} in the shape {meant.shape} came, {np.count_nonzero(meant)} of them true."
            )
        return meant

    def _check_due(self) -> None:
        if self.autoreset_mode == AutoresetMode.DISABLED and self._batch.due.any():
            over = np.flatnonzero(self._batch.due)
            raise Refusal(
                f"{len(over)} games are over, the first at place {over[0]}: "
                f'reset them with reset(options={{"{RESET_MASK}": …}}) before the next step.'
            )


def _noted(told: NDArray[np.bool_], seat: Any, illegal: Any, mask: Any) -> Infos:
    noted = {"seat": seat, "illegal": illegal, "action_mask": mask}
    return noted | {f"_{name}": told.copy() for name in noted}
