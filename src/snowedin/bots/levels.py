"""Four levels in every game, from the one that plays by feeling to the one that thinks as long as it may.

Budgets are simulations where a level should be as strong on a slow machine, seconds
where it should answer in time.  The numbers of each game were tuned in the arena.
"""

from dataclasses import dataclass, replace

from ..core.game import Game, Refusal
from .search import Plan
from .search.trial_search import Trials

SNOWFLAKE, SLEDGER, SKIER, YETI = NAMES = ("snowflake", "sledger", "skier", "yeti")
AVALANCHE = "avalanche"  # a fifth, in games that have one
ALIKE = Plan()  # every choice gets the same attention, playouts are blind
HASTY = 40  # simulations of one who plays by feeling
EFFORT = 100  # of a solver's units in the place of a simulation, where time is counted in those
PATIENCE = 1.7  # seconds that the strongest takes for a choice


@dataclass(frozen=True)
class Level:
    """How well a bot plays, by which `name`, and what players are told `about` it.

    It searches by its `plan`, at most so many `simulations` or `seconds`; with neither it plays as a `bot` of the game.
    """

    name: str
    about: str
    bot: str = ""  # plays as this bot of the game, without search
    simulations: int | None = None
    seconds: float | None = None
    warmth: float = 0.0  # 0: the best choice; more: any that looks good, the better ones more often
    slip: float = 0.0  # share of choices made by feeling instead of by `bot`
    plan: Plan | Trials = ALIKE

    @property
    def title(self) -> str:
        """Its name as it stands in a sentence."""
        return self.name.capitalize()


ORDINARY = {
    SNOWFLAKE: Level(
        SNOWFLAKE,
        "Plays by feeling: likes what looks good at once, and seldom looks again.",
        simulations=HASTY,
        warmth=0.15,
        plan=Plan(trust=0.2),
    ),
    SLEDGER: Level(
        SLEDGER,
        "Takes what the moment offers, as most of us do, and does not ask what comes after.",
    ),
    SKIER: Level(
        SKIER,
        "Looks ahead a little and plays the odds.",
        simulations=300,
        plan=Plan(wits=0.5, trust=0.3),
    ),
    YETI: Level(
        YETI,
        "Thinks as long as it may, forgets nothing, and does not mind the cold.",
        seconds=PATIENCE,
        plan=Plan(wits=0.5, trust=0.3),
    ),
}


def tuned(plan: Plan, few: int = 300, hasty: int = HASTY, warmth: float = 0.15, effort: int = 0) -> dict[str, Level]:
    """The ordinary levels with a plan for the game; simulations for Skier and Snowflake, Skier's effort at endgames."""
    simple = replace(plan, trust=0.0, wits=0.0, habit=0.0, effort=0)
    return {
        SNOWFLAKE: replace(ORDINARY[SNOWFLAKE], simulations=hasty, warmth=warmth, plan=simple),
        SKIER: replace(ORDINARY[SKIER], simulations=few, plan=replace(plan, habit=0.0, effort=effort)),
        YETI: replace(ORDINARY[YETI], plan=plan),
    }


def own(name: str, bot: str, about: str) -> Level:
    """A level that plays as one of the game's own bots."""
    return Level(name, about, bot=bot)


TUNED = {
    "ice_queen": {
        SNOWFLAKE: own(SNOWFLAKE, "mood", "Calls whatever feels big today, and forgets every card at once."),
        SLEDGER: own(SLEDGER, "pride", "Proud of its biggest number, it does not ask what the others may hold."),
        SKIER: own(SKIER, "greed", "Knows the deck, and calls what beats most of it."),
        YETI: replace(
            ORDINARY[YETI],
            about="Has counted every card, knows what lies where in the stacks, and thinks ahead.",
            seconds=0.5,
            plan=Plan(wits=1.0, trust=0.5, horizon=1),
        ),
    },
    "snowball_fight": tuned(Plan(wits=0.5, trust=0.1, habit=0.5, horizon=4, effort=300_000), few=1_000),
    "ice_and_sky": tuned(Plan(wits=1.0, trust=0.3))
    | {
        SKIER: replace(ORDINARY[SKIER], simulations=300, plan=Trials()),
        YETI: replace(ORDINARY[YETI], simulations=1_000, plan=Trials(imagined=2)),
    },
    "winter": tuned(Plan(wits=0.5, trust=0.3), few=30, hasty=30, effort=2_000)
    | {YETI: replace(ORDINARY[YETI], plan=Plan(wits=0.25, trust=0.3, effort=400_000))},
    "cold_spell": {
        SNOWFLAKE: own(SNOWFLAKE, "novice", "Knows little words like cat and sun, and thinks of its own letters only."),
        SLEDGER: own(SLEDGER, "reader", "Knows the four thousand commonest words, and thinks of its own letters only."),
        SKIER: own(SKIER, "greed", "Knows the whole dictionary, takes what pays most, and leaves you what hurts."),
        YETI: replace(
            ORDINARY[YETI],
            about="Knows the whole dictionary and goes through your answers before it moves.",
            plan=Plan(trust=0.5, horizon=3, effort=100_000),
        ),
    },
}


# Above the four, where somebody stronger than Yeti was found.
ABOVE = {
    "snowball_fight": (
        Level(AVALANCHE, "Taught itself by millions of fights: mixes its throws, and answers at once.", bot="reflex"),
    ),
}

# Beside the four: those who play with their own kind only, by a convention that docs/bots.md states.
AGREED = {
    "ice_and_sky": (
        Level(
            "signaller",
            "A Yeti that tells its partners their targets by the columns of its first cards, and expects the same.",
            simulations=1_000,
            seconds=PATIENCE,
            plan=Trials(imagined=2, agreed=True),
        ),
    ),
}


def levels(game: Game) -> tuple[Level, ...]:
    """The four levels of a `game`, weakest first."""
    table = ORDINARY | TUNED.get(game.key, {})
    own: tuple[str, ...] = game.bots.NAMES
    greed = "greed" if "greed" in own else own[-1]
    return tuple(
        replace(level, bot=greed) if level.simulations is None and level.seconds is None and not level.bot else level
        for level in (table[name] for name in NAMES)
    )


def above(game: Game) -> tuple[Level, ...]:
    """What a `game` has above the four; most games have nothing there."""
    return ABOVE.get(game.key, ())


def listed(game: Game) -> tuple[Level, ...]:
    """All levels that players of a `game` may choose, weakest first, and those who keep to a convention."""
    return (*levels(game), *above(game), *agreed(game))


def level(game: Game, name: str) -> Level | None:
    """The level, or the bot that keeps to a convention, of a `game` by its `name`; `None` if there is none."""
    return next((level for level in listed(game) if level.name == name), None)


def measured(game: Game, who: str) -> Level | None:
    """A level with a number of simulations instead of time, as `yeti@400`; `None` if `who` is not written so.

    Its solver may spend as much for each of them as in an analysis.  Raises `Refusal` if there is no such level.
    """
    name, at, count = who.partition("@")
    if not at:
        return None
    found = level(game, name)
    if found is None or found.bot or not count.isdecimal() or int(count) < 1:
        raise Refusal(f"A level that searches may be given a number of simulations, as yeti@400; {who!r} is not that.")
    simulations, plan = int(count), found.plan
    if isinstance(plan, Plan):
        plan = replace(plan, effort=min(plan.effort, EFFORT * simulations))
    return replace(found, simulations=simulations, seconds=None, plan=plan)


def agreed(game: Game) -> tuple[Level, ...]:
    """The bots of a `game` that keep to a convention; most games have none."""
    return AGREED.get(game.key, ())
