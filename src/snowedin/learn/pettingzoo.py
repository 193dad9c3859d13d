"""The games as PettingZoo environments: `env(...)` asks one agent after another, `parallel_env(...)` all at once.

Agents are `player_0` and so on by seat.  An observation is a dictionary with `observation` and
`action_mask`, as in PettingZoo's own classic games; the mask is in the infos too.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Game
from ..core.match import KEY_BYTES
from ..core.protocol import NONE
from . import missing
from .episode import Episode, game_of

try:
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv, ParallelEnv

    from .spaces import action_space, observation_space, shared_space
except ImportError as error:
    raise missing("PettingZoo") from error

Observation = dict[str, Any]


class _Table:
    """What both kinds of environment have."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._episode = Episode(game_of(game), seats, options)
        self._random = np_random(None)[0]
        self.metadata = _metadata(self._episode.game)
        self.render_mode = render_mode
        self.possible_agents = _agents(self._episode)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self._episode.game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self._episode.game) for agent in self.possible_agents}
        self.state_space = shared_space(self._episode.game, self._episode.seats)

    def observation_space(self, agent: str) -> Any:
        """What an `agent` is given: a dictionary of `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an `agent` may answer; `sample(mask)` draws among what is legal."""
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.float32]:
        """What all agents know together: their rows, one after another; for whoever judges them while they learn.

        What nobody knows, as the order of a stock, is not in it.
        """
        return np.concatenate([self._known(agent)["observation"] for agent in self.possible_agents])

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        """What an `agent` may do: 1 where an action is legal, and at action 0 when it is not to act."""
        return self._episode.mask_of(self._seat_of(agent))

    def render(self) -> str | None:
        """The table as text, as a spectator sees it, if the render mode is `ansi`; else `None`."""
        return self._episode.picture(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _deal(self, seed: int | None, options: dict[str, Any] | None) -> None:
        if seed is not None:
            self._random = np_random(seed)[0]
        self._episode.begin(self._random.bytes(KEY_BYTES), options)
        self.agents = list(self.possible_agents)

    def _seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _known(self, agent: str) -> Observation:
        return self._episode.known_to(self._seat_of(agent))

    def _infos(self) -> dict[str, dict[str, Any]]:
        forfeiter = self._episode.forfeiter
        lost = {} if forfeiter is None else {"forfeited_by": self.possible_agents[forfeiter]}
        return {agent: {"action_mask": self.action_mask(agent)} | lost for agent in self.possible_agents}


class TableEnv(_Table, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One agent after another; where several seats are to choose at once, the lowest is asked first.

    It takes a `game` or its key, and `seats` and `options` as a `Match` does; `render_mode` may be `ansi`.
    `agent_selection` is the agent whose turn it is.  Raises `Refusal` for a table that the game does not have.
    """

    agent_selection: str

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; the same `seed` deals the same.

        `options` of the game are for this one alone, before those that the environment was made with; others are
        warned of.  Raises `Refusal` if one cannot have its value.
        """
        self._deal(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self._call_next()

    def observe(self, agent: str) -> Observation:
        """What an `agent` knows and may do now, in arrays of their own."""
        return self._known(agent)

    def action_masks(self) -> NDArray[np.bool_]:
        """What the agent whose turn it is may do: True where an action is legal."""
        return self.action_mask(self.agent_selection).astype(np.bool_)

    def step(self, action: int | None) -> None:
        """The `action` of the agent whose turn it is, `None` once the game is over; what is not legal loses at once."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._episode.play(self._seat_of(agent), NONE if action is None else int(action))
        self._clear_rewards()
        if self._episode.is_over:
            self.rewards = dict(zip(self.agents, self._episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._call_next()
        self.infos = self._infos()
        self._accumulate_rewards()

    def _call_next(self) -> None:
        self.agent_selection = self.possible_agents[self._episode.to_act()[0]]


class ParallelTableEnv(_Table, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents at once; those that are not to act have only action 0, which does nothing.

    It takes a `game` or its key, and `seats` and `options` as a `Match` does; `render_mode` may be `ansi`.  Raises
    `Refusal` for a table that the game does not have.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal anew, and tell what every agent knows; the same `seed` deals the same.

        `options` of the game are for this one alone, before those that the environment was made with; others are
        warned of.  Raises `Refusal` if one cannot have its value.
        """
        self._deal(seed, options)
        return self._observations(), self._infos()

    def action_masks(self) -> dict[str, NDArray[np.bool_]]:
        """What each agent may do: True where an action is legal."""
        return {agent: self.action_mask(agent).astype(np.bool_) for agent in self.possible_agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The `actions` of all agents by name; who is missing chooses 0, which loses if it was to act.

        Returns for each agent what it knows, its reward, whether the game is over, whether it was cut short (never),
        and as infos its `action_mask` and, if somebody did what is not legal, who lost by it.
        """
        for seat in self._waiting_first():
            self._episode.play(seat, int(actions.get(self.possible_agents[seat], NONE)))
        told = list(self.possible_agents)
        is_over = self._episode.is_over
        self.agents = [] if is_over else told
        return (
            self._observations(),
            dict(zip(told, self._episode.rewards(), strict=True)),
            dict.fromkeys(told, is_over),
            dict.fromkeys(told, False),
            self._infos(),
        )

    def _waiting_first(self) -> list[int]:
        """The seats, those that are not to act first: they may be once the others have acted."""
        to_act = self._episode.to_act()
        return sorted(range(self._episode.seats), key=to_act.__contains__)

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._known(agent) for agent in self.possible_agents}


env = TableEnv
parallel_env = ParallelTableEnv


def _agents(episode: Episode) -> list[str]:
    return [f"player_{seat}" for seat in range(episode.seats)]


def _metadata(game: Game) -> dict[str, Any]:
    return {"name": f"snowedin_{game.key}_v0", "render_modes": ["ansi"], "is_parallelizable": True, "render_fps": 1}
