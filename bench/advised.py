"""Does a search play better with a champion's network to advise it?  Yeti with its advice against Yeti without.

    python -m bench.advised GAME prior|playout|habit [--simulations N] [--deals D] [--trust T]

Both have as many simulations and no endgame solver; the time that each takes for a choice is told beside the result.
"""

import argparse
from dataclasses import replace

from snowedin.bots import levels
from snowedin.bots.arena import Ground
from snowedin.bots.ratings import mean_and_bounds
from snowedin.bots.search import Plan
from snowedin.games import find_game


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("uses", help="one or more of prior, playout, habit, with + between them")
    parser.add_argument("--simulations", type=int, default=1_000)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--trust", type=float)
    asked = parser.parse_args()
    game = find_game(asked.game)
    yeti = levels.level(game, levels.YETI)
    assert yeti is not None
    assert isinstance(yeti.plan, Plan)
    plain = replace(yeti.plan, effort=0)
    alone = replace(yeti, seconds=None, simulations=asked.simulations, plan=plain)
    trust = plain.trust if asked.trust is None else asked.trust
    plan = replace(plain, advised=frozenset(asked.uses.split("+")), trust=trust)
    made = {"advised": replace(alone, plan=plan), "alone": alone}
    ground = Ground(game, 2, game.read_options({}), "champion", made=made)
    deals = [ground.play_deal(("advised", "alone"), deal) for deal in range(asked.deals)]
    mean, low, high = mean_and_bounds([deal.score for deal in deals])
    spent = [sum(d.clocks[i].seconds for d in deals) / sum(d.clocks[i].choices for d in deals) for i in (0, 1)]
    print(f"{asked.deals} deals: {mean:.1%} ({low:.1%} to {high:.1%}); {spent[0]:.4f} and {spent[1]:.4f} s a choice")


if __name__ == "__main__":
    main()
