"""A step of many games as a pure function, in the rules' dialect: `was_…` is where they stood, the rest is written."""

from .steps import first_to_act, show_games, step_games


def pure_step(
    first, last, series, template, was_states, was_dice, was_number, actions,
    states, dice, number, seat, rewards, done, illegal, observation, mask, listed,
):  # fmt: skip
    """As a step of a batch that lists nothing; rows are written anew, for those of the step before may be anywhere."""
    for i in range(first, last):
        states[i] = was_states[i]
        dice[i] = was_dice[i]
        number[i] = was_number[i]
        seat[i] = first_to_act(states[i], rewards.shape[1])
    step_games(
        first, last, 1, False, actions, series, template, states, dice, number, seat, rewards, done, illegal,
        observation[:, :0], mask[:, :0], listed,
    )  # fmt: skip
    show_games(first, last, states, seat, rewards, observation, mask, listed)
