"""What is sent of a table to one pair of eyes: a seat's, or a spectator's.

Everything about the position comes from the game's `view`, `describe` and `narrate`
for that viewer; everything else lies open to all.
"""

from collections.abc import Sequence

from .messages import Choice, Event, Offer, Result, Update
from .table import Change, Table


def update(
    table: Table, viewer: int | None, now: int, events: list[Event], answers: str = "", gap: bool = False
) -> Update:
    match = table.match
    return Update(
        table=table.id,
        seq=table.seq,
        seat=viewer,
        status=table.status,  # type: ignore[arg-type]
        seats=table.seats_encoded(now),
        view=None if match is None else table.game.view.view(match.state, viewer),
        choices=[] if viewer is None else choices(table, viewer),
        events=events,
        answers=answers,
        gap=gap,
        offer=offer(table),
        result=result(table) if table.is_over else None,
        next=table.next,
    )


def choices(table: Table, seat: int) -> list[Choice]:
    if table.match is None or table.ending or table.places[seat].bot:
        return []
    return [choice(table, seat, action) for action in table.choices[seat]]


def choice(table: Table, seat: int, action: int) -> Choice:
    assert table.match is not None
    phrase, text = table.say(table.game.view.describe(table.match.state, seat, action))
    return Choice(action, phrase, text)


def events(table: Table, changes: Sequence[Change], viewer: int | None) -> list[Event]:
    return [Event(change.seq, *table.say(phrase)) for change in changes for phrase in table.events(change, viewer)]


def offer(table: Table) -> Offer | None:
    return Offer(table.offer[0], table.must_agree()) if table.offer else None


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
