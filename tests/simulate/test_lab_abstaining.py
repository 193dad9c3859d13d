"""Things left alone: the same deals with and without, nothing used that need not be, and parts that add up."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from snowedin.bots import Bot
from snowedin.core import protocol
from snowedin.core.compile import COMPILED, INTERPRETED, engine_for
from snowedin.core.game import Game
from snowedin.core.match import Match, new_dice
from snowedin.core.match import start as start_chance
from snowedin.core.records import blanks, copy
from snowedin.games import GAMES
from snowedin.games.ice_and_sky import rules as ice_rules
from snowedin.games.ice_and_sky.cards import COLUMNS, ELEMENTS, VALUE
from snowedin.games.snowball_fight import cards, lab, state
from snowedin.simulate.cpu import simulate
from snowedin.simulate.lab import abstaining, counting
from snowedin.simulate.lab.abstaining import EVERYBODY, NOTHING
from snowedin.simulate.lab.page import page
from snowedin.simulate.lab.parts import bound, parts_of
from snowedin.simulate.lab.report import Runs, report, wish
from snowedin.simulate.lab.tally import Setting, play, play_all, size_of
from snowedin.terminal.lab import as_json

SNOWBALL_FIGHT, ICE_AND_SKY = GAMES["snowball_fight"], GAMES["ice_and_sky"]
SEED = "alone"
WHITEWASH = "Whitewash"  # a side that greed never plays


@pytest.fixture(params=[SNOWBALL_FIGHT, ICE_AND_SKY], ids=lambda game: game.key)
def fixed(request: pytest.FixtureRequest) -> Game:
    """A game whose box cannot be changed."""
    found: Game = request.param
    return found


def setting_of(game: Game, player: str = "greed", target: str = COMPILED) -> Setting:
    return Setting(game, (player,) * game.seats.start, game.read_options({}), SEED, target, abstaining=True)


def names_of(game: Game) -> list[str]:
    groups = parts_of(game, game.read_options({})).abstentions
    return [f"{title}: {name}" for title, names in groups.items() for name in names]


def test_parts_of_the_deals_add_up_to_the_whole(fixed: Game) -> None:
    setting = setting_of(fixed)
    whole = play(setting, 0, 12)
    assert play(setting, 5, 12) + play(setting, 0, 5) == whole
    heard: list[int] = []
    assert play_all([(setting, 12)], heard.append, threads=2) == [whole]
    assert sum(heard) == 12 * (1 + len(names_of(fixed)))
    assert play(setting, 12, 24) != whole


class Listener:
    """Hears interpreted games: each deal, who leaves what alone, what comes of it, and what is used all the same."""

    def __init__(self, setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lab = bound(engine_for(setting.game, setting.options, INTERPRETED), abstaining)
        self.dealt: list[bytes] = []
        self.games: list[tuple[int, int]] = []  # who abstained, and from what
        self.results: list[int] = []
        self.used: list[bool] = []  # all the same: was there another choice?
        self._deal, self._apply, self._play_deal = self.lab.deal, self.lab.apply, self.lab.play_deal
        for name in ("deal", "apply", "play_deal"):
            monkeypatch.setattr(self.lab, name, getattr(self, name))

    def deal(self, s: Any, seats: int) -> None:
        self._deal(s, seats)
        self.dealt.append(s.tobytes())

    def play_deal(self, states: Any, dice: Any, bots: Any, abstainer: int, thing: int, wanted: Any) -> int:
        self.games.append((abstainer, thing))
        self.results.append(self._play_deal(states, dice, bots, abstainer, thing, wanted))
        return self.results[-1]

    def apply(self, s: Any, seat: int, action: int) -> None:
        abstainer, thing = self.games[-1]
        if thing != NOTHING and abstainer in (seat, EVERYBODY) and self.lab.uses(s, seat, action, thing):
            self.used.append(self.lab.next_other(s, seat, 1, thing) != 0)
        self._apply(s, seat, action)


@pytest.fixture(scope="module", params=[SNOWBALL_FIGHT, ICE_AND_SKY], ids=lambda game: game.key)
def heard(request: pytest.FixtureRequest) -> tuple[Game, list[Listener]]:
    """The first deals; all games of each."""
    found = []
    for number in range(2 if request.param is SNOWBALL_FIGHT else 1):
        with pytest.MonkeyPatch.context() as monkeypatch:
            setting = setting_of(request.param, target=INTERPRETED)
            found.append(Listener(setting, monkeypatch))
            assert play(setting, number, number + 1) == play(setting_of(request.param), number, number + 1)
    return request.param, found


def test_the_same_deal_is_played_as_always_and_then_without(heard: tuple[Game, list[Listener]]) -> None:
    game, deals = heard
    for number, deal in enumerate(deals):
        assert len(set(deal.dealt)) == 1
        assert len(deal.dealt) == len(deal.games) > len(names_of(game)) / 3
        assert {who for who, _ in deal.games} == {EVERYBODY if game is ICE_AND_SKY else number}
        things = [thing for _, thing in deal.games]
        assert things == sorted(set(things))
        assert things[0] == NOTHING
        rewards = simulate(game, len(deals), ["greed"] * game.seats.start, SEED).rewards
        assert deal.results[0] / counting.POINT == pytest.approx(rewards[number, number])


def test_a_thing_is_not_used_as_long_as_there_is_another_choice(heard: tuple[Game, list[Listener]]) -> None:
    used = [other for deal in heard[1] for other in deal.used]
    assert used, "at times there is no other choice"
    assert not any(used)


def test_a_thing_that_nobody_would_use_is_worth_nothing() -> None:
    setting = setting_of(SNOWBALL_FIGHT)
    tally = play(setting, 0, 200)
    place = names_of(SNOWBALL_FIGHT).index(f"Side never used: {WHITEWASH}")
    assert tally.sums[setting.places[counting.LOST] + place].tolist() == [200, 0, 200, 0, 0]
    assert tally.sums[setting.places[counting.WANTED] + place].tolist() == [0, 0, 0, 0, 0]


def test_a_thing_that_everything_uses_cannot_be_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    setting = setting_of(SNOWBALL_FIGHT, target=INTERPRETED)
    deal = Listener(setting, monkeypatch)
    monkeypatch.setattr(deal.lab, "uses", lambda s, seat, action, thing: True)
    tally = play(setting, 0, 2)
    assert deal.games == [(0, NOTHING), (1, NOTHING)]
    assert not tally.sums[setting.places[counting.WANTED] : setting.places[counting.ROWS]].any()


def test_without_gases_covered_all_is_lost() -> None:
    """Nobody can keep the Ice who never covers a gas; so what is lost is all that was won."""
    setting = setting_of(ICE_AND_SKY)
    tally = play(setting, 0, 300)
    place = names_of(ICE_AND_SKY).index("Placement left alone: 3.2 a gas is covered")
    lost = tally.sums[setting.places[counting.LOST] + place][1] / counting.POINT
    assert lost == pytest.approx(simulate(ICE_AND_SKY, 300, setting.players, setting.seed).rewards[:, 0].sum())


def positions(game: Game, count: int) -> Iterator[tuple[Match, int]]:
    """Whoever is to act, in games of chance."""
    for number in range(count):
        match = Match(game, game.seats.start, key=bytes([number]) * 16)
        bot = Bot(game, "chance", f"positions {number}")
        while not match.is_over:
            seat = match.to_act()[0]
            yield match, seat
            match.act(seat, bot.choose(match, seat))


def test_whether_an_action_uses_a_thing_is_known_to_the_seat(fixed: Game) -> None:
    """On a redeal it is the same, so nobody abstains by what they cannot know."""
    things = range(len(names_of(fixed)))
    dice = new_dice(b"known to a seat!")
    ever: set[int] = set()
    for match, seat in positions(fixed, 12):
        uses = bound(match.engine, abstaining).uses
        guess = match.redealt(seat, dice)
        for action in match.legal(seat):
            used = [thing for thing in things if uses(match.state, seat, action, thing)]
            assert used == [thing for thing in things if uses(guess, seat, action, thing)]
            ever |= set(used)
    assert ever == set(things), "every name belongs to something that can be done"


OFFERS = {  # by what the view calls it
    "pick-ultra-upgrading": "5.3 a card by an Ultra Upgrade",
    "use-bonus": "5.5 the other side of a Dodge",
    "pick-snatching": "5.5 an exchange",
    "steal": "5.6 a theft",
}
GIVEN_AWAY = ("pick-giving", "pick-abandoning")


def uses_by_name(match: Match, seat: int, action: int) -> set[str]:
    names = names_of(match.game)
    uses = bound(match.engine, abstaining).uses
    return {name for thing, name in enumerate(names) if uses(match.state, seat, action, thing)}


def side_title(phrase: Any) -> str:
    return str(phrase.code.removeprefix("side-").replace("-", " ").capitalize())


def test_a_throw_uses_its_side_and_card_and_a_pick_what_it_takes() -> None:
    """As the view names what is chosen."""
    for match, seat in positions(SNOWBALL_FIGHT, 12):
        for action in match.legal(seat):
            told = match.describe(seat, action)
            expected = {f"Offer never accepted: {OFFERS[told.code]}"} if told.code in OFFERS else set()
            if told.code in ("play", "use-bonus"):
                expected.add(f"Side never used: {side_title(told.args['side'])}")
            if told.code == "play":
                a, b = (cards.SIDE_NAMES[cards.SIDE[side, told.args["card"]]] for side in range(2))
                expected.add(f"Card never thrown: {lab.title(a)} | {lab.title(b)}")
                if match.state.phase == state.FOLLOWING:
                    expected.add("Offer never accepted: 5.8 a second card after a Barrage")
            if told.code.startswith(("pick-", "take-")) and told.code not in GIVEN_AWAY:
                card = told.args["card"].args
                expected.add(f"Card never kept or taken: {side_title(card['a'])} | {side_title(card['b'])}")
            assert uses_by_name(match, seat, action) == expected


def test_a_placement_uses_what_it_does_to_the_grid_and_to_the_targets_in_sight() -> None:
    """As the rules carry it out."""
    for match, seat in positions(ICE_AND_SKY, 6):
        before = match.state
        for action in match.legal(seat):
            after = copy(before)
            match.engine.apply(after, seat, action)
            others = ~(1 << seat)
            heard = int(before.heard[before.generation, before.placed])
            hears = int(after.heard[before.generation, before.placed + 1])
            (cell,) = np.flatnonzero(before.top != after.top)
            gases = [int(ice_rules.is_gas(before, card)) for card in (before.top[cell], after.top[cell])]
            expected = {"2.4 on another card" if before.top[cell] else "2.4 on an empty cell"}
            expected |= {"2.6 another’s target becomes met"} if hears & ~heard & others else set()
            expected |= {"2.6 another’s target is no longer met"} if heard & ~hears & others else set()
            expected |= {"3.2 a gas is covered"} if gases[0] else set()
            expected |= {"3.2 a gas comes into sight"} if gases[1] else set()
            used = uses_by_name(match, seat, action)
            assert {name.split(": ")[1] for name in used if name.startswith("Placement")} == expected
            element, column = (line.capitalize() for line in (ELEMENTS[cell // 3], COLUMNS[cell % 3]))
            assert {f"Element held back: {element}", f"Column left alone: {column}"} <= used
            assert f"Card held back: {element} {VALUE[after.top[cell]]}" in used
            assert len(used) == 3 + len(expected)


def test_the_best_other_one_is_what_the_bot_thinks_most_of(fixed: Game) -> None:
    """A bot's opinion is what it chooses by."""
    for match, seat in positions(fixed, 2):
        for who in range(1, len(fixed.bots.NAMES)):
            check_opinion(match, seat, who)


def check_opinion(match: Match, seat: int, who: int) -> None:
    states, key = blanks(match.game.state.State, 3), b"what a bot likes"
    bot, stream = bound(match.engine, abstaining), new_dice(key)
    guess, dice = match.redealt(seat, stream), stream[0]
    worths = {action: bot.worth(who, copy(guess), seat, action) for action in match.legal(seat)}
    chosen = match.engine.choose(who, copy(guess), seat, dice)
    assert worths[chosen] == max(worths.values())
    for thing in range(len(names_of(match.game))):
        others = [action for action in worths if not bot.uses(guess, seat, action, thing)]
        start_chance(dice, key)  # so that it looks at the same redeal
        found = bot.best_other(match.state, states, dice, seat, who, thing, chosen)
        assert found in (others or [chosen])
        assert not others or worths[found] == max(worths[action] for action in others)


def test_who_has_no_opinion_chooses_by_lot() -> None:
    assert protocol.worth(0, None, 0, 1) == protocol.worth(0, None, 0, 2)
    setting = setting_of(SNOWBALL_FIGHT, "chance")
    tally = play(setting, 0, 40)
    wanted = tally.sums[setting.places[counting.WANTED] : setting.places[counting.ROWS], 0]
    assert np.count_nonzero(wanted) > len(wanted) / 2


@pytest.fixture(scope="module")
def small_report() -> dict[str, Any]:
    return report(wish(SNOWBALL_FIGHT, games=400, seed="r"))


def test_the_report_has_every_thing_and_can_be_repeated(small_report: dict[str, Any]) -> None:
    part = small_report["abstaining"]
    assert (part["players"], part["games"]) == (["greed", "greed"], 50)
    told = [f"{group['title']}: {row['name']}" for group in part["groups"] for row in group["rows"]]
    assert told == names_of(SNOWBALL_FIGHT)
    again = report(wish(SNOWBALL_FIGHT, games=400, seed="r"), threads=1)
    assert as_json(again) == as_json(small_report)


def test_a_row_tells_of_all_deals_and_of_those_in_which_it_was_given_up(small_report: dict[str, Any]) -> None:
    for group in small_report["abstaining"]["groups"]:
        for row in group["rows"]:
            given_up = row["given_up"]["mean"]
            assert row["count"] == row["where_given_up"]["count"] == round(50 * given_up)
            if row["count"]:
                assert row["mean"] == pytest.approx(given_up * row["where_given_up"]["mean"], abs=2e-6)
            assert not row["significant"] or row["count"] >= 100


def test_the_page_shows_it_and_names_what_was_hardly_given_up(small_report: dict[str, Any]) -> None:
    text = page(small_report)
    assert text.count("<h2>The game without it</h2>") == 1
    assert "<h3>Side never used</h3>" in text
    assert "Given up in fewer than 30 deals: " in text
    assert WHITEWASH in text.split("Given up in fewer than 30 deals: ")[1].split("<")[0]


def test_thinkers_are_replaced_and_the_page_says_so(small_report: dict[str, Any]) -> None:
    said = "greed at every seat, in the place of those who stop to think"
    assert said in page({**small_report, "players": ["skier", "greed"]})
    assert said not in page(small_report)
    wished = wish(SNOWBALL_FIGHT, ["skier", "greed"], games=1)
    ((setting, deals),) = (work for work in Runs(wished).work if work[0].abstaining)
    assert setting.players == ("greed", "greed")
    assert deals == 5_000
    assert wish(ICE_AND_SKY, ["careful"], games=1).abstaining.players == ("careful", "careful")


def test_games_without_a_word_about_it_have_no_such_part() -> None:
    for key in ("ice_queen", "winter", "cold_spell"):
        other = GAMES[key]
        assert size_of(parts_of(other, other.read_options({})).abstentions) == 0
        assert not any(setting.abstaining for setting, _ in Runs(wish(other)).work)
