"""How a bot opens: what it chooses first, how often, and how often whoever chose so won, over games with itself.

    python -m bench.openings GAME [--bot reflex] [--games 400] [--choices 1] [--seed opening]

Counted are each seat's first choices, as many as asked for, in the words of the game; forced ones are left out.
"""

import argparse
from collections import Counter, defaultdict

from snowedin.bots.guests import bot_called
from snowedin.bots.ratings import mean_and_bounds
from snowedin.core.game import Game
from snowedin.core.match import Match
from snowedin.games import find_game
from snowedin.simulate.cpu import game_key

LEAST = 0.01  # of all choices: what is chosen less often is not told


def opened(game: Game, who: str, key: bytes, seed: str, choices: int, offered: Counter[str]) -> list[tuple[str, float]]:
    """What the seats of one game chose first, and what each got in the end; what they could choose is counted."""
    match = Match(game, 2, key=key)
    words = match.words()
    bots = [bot_called(game, who, f"{seed} {seat}") for seat in range(2)]
    said: list[tuple[str, int]] = []
    while not match.is_over:
        for seat, action in [(seat, bots[seat].choose(match, seat)) for seat in match.to_act()]:
            is_free = len(match.legal(seat)) > 1
            if is_free and sum(other == seat for _, other in said) < choices:
                said.append((words.say(match.describe(seat, action)), seat))
                offered.update(words.say(match.describe(seat, other)) for other in match.legal(seat))
            match.act(seat, action)
    rewards = match.rewards()
    return [(text, rewards[seat]) for text, seat in said]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--bot", default="reflex")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--choices", type=int, default=1)
    parser.add_argument("--seed", default="opening")
    asked = parser.parse_args()
    game = find_game(asked.game)
    found: dict[str, list[float]] = defaultdict(list)
    offered: Counter[str] = Counter()
    for number in range(asked.games):
        key, seed = game_key(asked.seed, number), f"{asked.seed} {number}"
        for text, reward in opened(game, asked.bot, key, seed, asked.choices, offered):
            found[text].append(reward)
    total = sum(map(len, found.values()))
    print("| choice | of all | where it could be chosen | of those who chose it won |\n|---|---|---|---|")
    for text, rewards in sorted(found.items(), key=lambda entry: -len(entry[1])):
        mean, low, high = mean_and_bounds(rewards)
        if len(rewards) > LEAST * total:
            taken = len(rewards) / offered[text]
            name = text.replace("|", "\\|")
            print(f"| {name} | {len(rewards) / total:.1%} | {taken:.0%} | {mean:.0%} ({low:.0%} to {high:.0%}) |")


if __name__ == "__main__":
    main()
