"""Which log entries a command becomes, or why it is refused.  Nothing is changed here."""

from collections.abc import Sequence

from ...bots import names, number_of
from ...core.game import Refusal
from ...core.match import Match
from ..store import PLAYING
from ..wire import messages
from ..wire.refusals import Denied, denied_by
from . import entries
from .entries import AnyEntry
from .table import Table


def entry_for(table: Table, player: str, command: messages.SeatCommand) -> AnyEntry:
    """The entry that carries out a seat's command now."""
    check_seat(table, player, command.seat)
    match command:
        case messages.Act():
            entry: AnyEntry = act(table, command)
        case messages.TakeBack():
            entry = take_back(table, command.seat)
        case messages.Answer():
            entry = answer(table, command)
        case messages.Resign():
            check_standing(table, command.seat)
            entry = entries.Resign(seat=command.seat)
        case messages.Leave():
            entry = leave(table, command.seat)
        case messages.Hand():
            entry = hand(table, command.seat, command.bot)
        case messages.Return():
            entry = come_back(table, command.seat)
        case messages.Say():
            entry = say(table, command)
        case _:
            raise Denied("bad_message", "The table does not know this command.")
    entry.id = command.id
    return entry


def ordinary_act(table: Table, player: str, command: messages.Act) -> entries.Act | None:
    """The entry for a choice that nothing speaks against, seen at one look; None: ask `entry_for`, which says why."""
    seat = command.seat
    if table.status != PLAYING or not 0 <= seat < len(table.places):
        return None
    place = table.places[seat]
    seq = table.meant(command.seq, seat)
    if not player or place.player != player or place.bot or not table.decided[seat] <= seq <= table.seq:
        return None
    if command.action not in table.choices[seat] or (player, seat, command.id) in table.heard:
        return None
    return entries.Act(seat=seat, id=command.id, action=command.action)


def check_seat(table: Table, player: str, seat: int) -> None:
    if not player or not 0 <= seat < len(table.places) or table.places[seat].player != player:
        raise Denied("not_your_seat", f"Seat {seat} at this table is not yours.")


def running(table: Table) -> Match:
    """The match, if it is under way."""
    if table.match is None:
        raise Denied("not_dealt", "The game has not begun; some seats are free.")
    if table.is_over:
        raise Denied("over", "The game is over.")
    return table.match


def check_turn(table: Table, seat: int, seq: int) -> None:
    """Is the seat to choose, by itself, and is what it chooses decided on the position as it is?"""
    running(table)
    if table.places[seat].bot:
        raise Denied("a_bot_plays", "A bot plays this seat; come back first.")
    if not table.decided[seat] <= table.meant(seq, seat) <= table.seq:
        since = table.shown(table.decided[seat], seat)
        raise Denied("stale", f"This was decided on entry {seq}; since entry {since} it is otherwise.")
    if not table.choices[seat]:
        raise Denied("not_to_act", "It is not your turn to choose.")


def act(table: Table, command: messages.Act) -> entries.Act:
    seat = command.seat
    check_turn(table, seat, command.seq)
    if command.action not in table.choices[seat]:
        raise Denied("not_legal", f"Action {command.action} is not among your choices.")
    return entries.Act(seat=seat, action=command.action)


def take_back(table: Table, seat: int) -> AnyEntry:
    match = running(table)
    own = [place for place, (actor, _) in enumerate(match.actions) if actor == seat]
    if not own or own[-1] < len(table.setup.opening):
        raise Denied("nothing_to_take_back", "You have made no choice that could be taken back.")
    if may_change_alone(match, own[-1]):
        return entries.TakeBack(seat=seat, place=own[-1], alone=True)
    player = table.places[seat].player
    if all(table.places[other].player == player for other in table.people()):
        return entries.TakeBack(seat=seat, place=own[-1])
    return entries.Ask(seat=seat, place=own[-1])


def may_change_alone(match: Match, place: int) -> bool:
    """Has nobody learnt anything since, and can what others chose meanwhile stand without it?"""
    engine, later = match.engine, match.actions[place:]
    s = match.state_after(place)
    for seat, action in later:
        if engine.is_revealing(s, seat, action):
            return False
        engine.apply(s, seat, action)
    s = match.state_after(place)
    for seat, action in later[1:]:
        if not engine.is_legal(s, seat, action):
            return False
        engine.apply(s, seat, action)
    return True


def answer(table: Table, command: messages.Answer) -> entries.Answer:
    running(table)
    if command.seat not in table.must_agree():
        raise Denied("nothing_asked", "Nobody waits for your answer.")
    return entries.Answer(seat=command.seat, grant=command.grant)


def leave(table: Table, seat: int) -> AnyEntry:
    if table.match is None:
        return entries.Stand(seat=seat)
    running(table)
    if table.places[seat].left:
        raise Denied("a_bot_plays", "You have left already, and a bot plays for you.")
    return entries.Hand(seat=seat, bot=table.places[seat].bot or bot_name(table, ""), left=True)


def hand(table: Table, seat: int, bot: str) -> entries.Hand:
    check_standing(table, seat)
    return entries.Hand(seat=seat, bot=bot_name(table, bot))


def bot_name(table: Table, bot: str) -> str:
    try:
        return names(table.game)[number_of(table.game, bot or "bot")]
    except Refusal as refusal:
        raise denied_by(refusal) from refusal


def come_back(table: Table, seat: int) -> entries.Return:
    check_standing(table, seat)
    if not table.places[seat].bot:
        raise Denied("no_bot_plays", "You are here already.")
    return entries.Return(seat=seat)


def check_standing(table: Table, seat: int) -> None:
    running(table)
    if table.places[seat].resigned:
        raise Denied("over", "You have resigned; a bot plays to the end.", "resigned")


def say(table: Table, command: messages.Say) -> entries.Say:
    if not table.may_talk():
        raise Denied("silence", "The rules allow no talk while this game runs.")
    return entries.Say(seat=command.seat, code=command.phrase)


# Joining


def seatings(table: Table, player: str, wish: messages.Join) -> Sequence[AnyEntry]:
    """Who joins takes the seat they name, or all that are kept for them; nothing if they have it already."""
    own = table.seats_of(player)
    if own and wish.seat in (None, *own):
        return []
    if table.status != "open":
        raise Denied("full", "All seats at this table are taken.")
    seats = seats_for(table, player)
    if wish.seat is not None:
        seats = [wish.seat] if is_free_for(table, wish.seat, player) else []
    if not seats:
        raise Denied("full", "There is no free seat for you at this table.", "no_seat_for_you")
    sits = zip(seats, several(wish.name, len(seats)), strict=True)
    return [entries.Sit(seat=seat, player=player, name=name, nonce=wish.nonce) for seat, name in sits]


def seats_for(table: Table, player: str) -> list[int]:
    """The seats kept for a player, or else one that anybody may take."""
    free = [seat for seat, place in enumerate(table.places) if not place.is_taken]
    kept = [seat for seat in free if table.places[seat].plan.player == player]
    if kept:
        return kept
    return [seat for seat in free if table.places[seat].plan.kind == "open"][:1]


def is_free_for(table: Table, seat: int, player: str) -> bool:
    if not 0 <= seat < len(table.places) or table.places[seat].is_taken:
        return False
    plan = table.places[seat].plan
    return plan.kind == "open" or plan.player == player


def several(name: str, count: int) -> list[str]:
    """One name for several seats at one screen."""
    return [name] if count == 1 else [f"{name} {number}" for number in range(1, count + 1)]
