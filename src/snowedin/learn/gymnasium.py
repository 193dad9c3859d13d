"""The games as Gymnasium environments: one agent against bots, `snowedin/IceQueen-v0` and its sisters.

Importing this registers them; `gymnasium.make("snowedin.learn.gymnasium:snowedin/Winter-v0")` does both.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import Bot
from ..core.game import Game, Refusal
from ..core.match import KEY_BYTES
from ..games import GAMES
from . import missing
from .episode import Episode, game_of

try:
    import gymnasium

    from .spaces import action_space, observation_space
except ImportError as error:
    raise missing("Gymnasium") from error


class BotsEnv(gymnasium.Env[Any, Any]):
    """The agent at one seat, a bot at every other.

    It takes a `game` or its key, and `seats` and `options` as a `Match` does; `render_mode` may be `ansi`.  `opponent`
    is any bot of the game or a level; without a `seat` the agent sits down anywhere, anew in every game.  What it may
    do is in the infos and told by `action_masks`; if `masked`, it is part of the observation too.  Raises `Refusal` if
    there is no such seat, bot or table.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        opponent: str = "greed",
        seat: int | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        masked: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self._episode = Episode(game_of(game), seats, options)
        if seat is not None and not 0 <= seat < self._episode.seats:
            raise Refusal(f"The agent sits at 0 to {self._episode.seats - 1}, not at {seat}.")
        self.opponent = opponent
        self.render_mode = render_mode
        self.seat = 0 if seat is None else seat
        self._anywhere = seat is None
        self._bots = {other: Bot(self._episode.game, opponent) for other in range(self._episode.seats)}
        self._masked = masked
        self.observation_space = observation_space(self._episode.game, masked)
        self.action_space = action_space(self._episode.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal anew, let the bots play until the agent is asked, and tell what it knows.

        The same `seed` deals the same.  `options` of the game are for this one alone, before those that the
        environment was made with; others are warned of.  Raises `Refusal` if one cannot have its value.
        """
        super().reset(seed=seed)
        self._begin(options)
        while self._episode.is_over:  # before the agent was asked for anything
            self._begin(options)
        return self._known(), self._info()

    def _begin(self, options: dict[str, Any] | None) -> None:
        self._episode.begin(self.np_random.bytes(KEY_BYTES), options)
        if self._anywhere:
            self.seat = int(self.np_random.integers(self._episode.seats))
        for other in self._bots:
            self._bots[other] = Bot(self._episode.game, self.opponent, self.np_random.bytes(KEY_BYTES).hex())
        self._let_bots_play()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The agent's `action`, then all that bots choose until it is asked again; after the end, nothing.

        Returns what the agent knows, its reward, whether the game is over, whether it was cut short (never), and as
        infos its `seat`, its `action_mask`, and whether the action was `illegal`, which loses at once.
        """
        was_over = self._episode.is_over
        self._episode.play(self.seat, int(action))
        self._let_bots_play()
        reward = 0.0 if was_over else self._episode.rewards()[self.seat]
        return self._known(), reward, self._episode.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What the agent may do: True where an action is legal."""
        return self._episode.mask_of(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table as text, as the agent sees it, if the render mode is `ansi`; else `None`."""
        return self._episode.picture(self.seat) if self.render_mode == "ansi" else None

    def _let_bots_play(self) -> None:
        match = self._episode.match
        while not self._episode.is_over and self.seat not in self._episode.to_act():
            other = match.to_act()[0]
            match.act(other, self._bots[other].choose(match, other))

    def _known(self) -> Any:
        known = self._episode.known_to(self.seat)
        return known if self._masked else known["observation"]

    def _info(self) -> dict[str, Any]:
        mask = self._episode.mask_of(self.seat)
        return {"seat": self.seat, "illegal": self._episode.forfeiter is not None, "action_mask": mask}


def _register(game: Game) -> str:
    name = f"snowedin/{game.key.replace('_', ' ').title().replace(' ', '')}-v0"
    gymnasium.register(
        name,
        entry_point=f"{__name__}:BotsEnv",
        vector_entry_point=f"{__package__}.vector:BotsVectorEnv",
        kwargs={"game": game.key},
    )
    return name


IDS = tuple(_register(game) for game in GAMES.values())
