"""A step of many games as a pure function, in the rules' dialect: `was_…` is where they stood, the rest is written."""

from .steps import show_games, step_games


def pure_step(
    series, template, was_states, was_dice, was_number, actions,
    states, dice, number, seat, rewards, done, illegal, observation, mask,
):  # fmt: skip
    """As a step of a batch; rows are written anew, for those of the step before may be anywhere."""
    games = len(was_states)
    for i in range(games):
        states[i] = was_states[i]
        dice[i] = was_dice[i]
        number[i] = was_number[i]
    show_games(0, games, states, seat, rewards, observation[:, :0], mask[:, :0], actions.reshape(games, 1)[:, :0])
    step_games(
        0, games, 1, False, actions, series, template, states, dice, number, seat, rewards, done, illegal,
        observation[:, :0], mask[:, :0], actions.reshape(games, 1)[:, :0],
    )  # fmt: skip
    show_games(0, games, states, seat, rewards, observation, mask, actions.reshape(games, 1)[:, :0])
