"""What is sent of a table to one pair of eyes: a seat's, or a spectator's.

Everything about the position comes from the game's `view`, `describe` and `narrate`
for that viewer; everything else lies open to all.
"""

from collections.abc import Iterable, Sequence

from ...core.words import Phrase
from ..table import entries
from ..table.table import Change, Table
from ..wire.messages import Choice, Event, Offer, Result, Update
from .speech import about


def update(table: Table, viewer: int | None, now: int, events: list[Event], gap: bool = False) -> Update:
    whole = seen_by(table, viewer, open_to_all(table, now), events)
    whole.gap = gap
    return whole


def open_to_all(table: Table, now: int) -> Update:
    """An update but for what one pair of eyes sees, which `seen_by` puts in, one viewer after the other."""
    return Update(
        table=table.id,
        seq=0,
        seat=None,
        status=table.status,  # type: ignore[arg-type]
        seats=table.seats_encoded(now),
        view=None,
        choices=[],
        events=[],
        offer=offer(table) if table.offer else None,
        result=result(table) if table.is_over else None,
        next=table.next,
    )


def seen_by(table: Table, viewer: int | None, update: Update, events: list[Event], answers: str = "") -> Update:
    update.seq = table.shown(table.seq, viewer)
    update.seat = viewer
    update.view = None if table.match is None else table.game.view.view(table.match.state, viewer)
    update.choices = [] if viewer is None else choices(table, viewer)
    update.events = events
    update.answers = answers
    return update


def choices(table: Table, seat: int) -> list[Choice]:
    legal = table.choices[seat]
    if not legal or table.ending or table.places[seat].bot:
        return []
    assert table.match is not None
    state, describe, say = table.match.state, table.game.view.describe, table.say
    return [Choice(action, *say(describe(state, seat, action))) for action in legal]


def choice(table: Table, seat: int, action: int) -> Choice:
    assert table.match is not None
    phrase, text = table.say(table.game.view.describe(table.match.state, seat, action))
    return Choice(action, phrase, text)


def events(table: Table, changes: Sequence[Change], viewer: int | None) -> list[Event]:
    say, told = table.say, []
    for change in changes:
        seq = table.shown(change.seq, viewer)
        for phrase in narrated(table, change, viewer) if change.before is not None else phrases(change, viewer):
            told.append(Event(seq, *say(phrase)))
    return told


def narrated(table: Table, change: Change, viewer: int | None) -> Iterable[Phrase]:
    """What an action looks like to a viewer."""
    entry, match = change.entry, table.match
    assert isinstance(entry, entries.Act)
    assert match is not None
    told: list[Phrase] = table.game.view.narrate(change.before, entry.seat, entry.action, match.state, viewer)
    return told


def phrases(change: Change, viewer: int | None) -> Iterable[Phrase]:
    """What anything else looks like to a viewer."""
    entry, seat = change.entry, change.entry.seat
    match entry:
        case entries.Sit():
            return [about("sat", seat, viewer), *([Phrase("table-dealt")] if change.dealt else [])]
        case entries.Stand():
            return [Phrase("table-stood")]
        case entries.Resume():
            return []
        case entries.Answer():
            return [about("granted" if entry.grant else "denied", seat, viewer)]
        case entries.Hand():
            return [about("handed", seat, viewer, bot=entry.bot)]
        case entries.Say():
            return [about(f"said-{entry.code}", seat, viewer)]
        case _:
            return [about(TOLD[type(entry)], seat, viewer)]


TOLD = {
    entries.TakeBack: "took-back",
    entries.Ask: "asked",
    entries.Resign: "resigned",
    entries.Flag: "flagged",
    entries.Return: "returned",
    entries.Next: "next",
}


def offer(table: Table) -> Offer:
    assert table.offer is not None
    return Offer(table.offer[0], table.must_agree())


def result(table: Table) -> Result:
    """How it ended, and all that is needed to check the deal."""
    assert table.match is not None
    rewards = table.rewards()
    most = max(rewards)
    return Result(
        ending=table.ending or "played",  # type: ignore[arg-type]
        rewards=rewards,
        winners=[seat for seat, reward in enumerate(rewards) if reward == most and reward > 0],
        secret="" if table.setup.key else table.secret.hex(),
        nonces=table.nonces(),
        key=table.match.key.hex(),
    )
