"""Clocks: a bank of time for every seat, running while its choice is awaited."""

from collections.abc import Collection

from ..wire.messages import ClockPlan


class Clocks:
    """The time of every seat, in milliseconds; all moments come from the log, so every process counts alike."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.bank = [plan.bank] * seats
        self.since: list[int | None] = [None] * seats  # running since then
        self.ended: list[int] = []  # whose turn an action ended, or -1, one action after the other
        self.unearned = [0] * seats  # turns that were rewarded and taken back, the reward being spent

    def run(self, waiting: Collection[int], at: int) -> None:
        """Let exactly these seats' clocks run."""
        for seat, since in enumerate(self.since):
            if seat in waiting and since is None:
                self.since[seat] = at
            elif seat not in waiting:
                self.stop(seat, at)

    def note(self, seat: int) -> None:
        """An action was made, by which this seat's turn ended: that is rewarded; -1 if nobody's did."""
        self.ended.append(seat)
        if seat >= 0 and self.plan.per_turn:
            self.bank[seat] = self.plan.bank
        elif seat >= 0 and self.unearned[seat]:
            self.unearned[seat] -= 1
        elif seat >= 0:
            self.bank[seat] += self.plan.increment

    def take_back(self, first: int, last: int, at: int) -> None:
        """These actions are taken back, and so is what they were rewarded with."""
        for seat in self.ended[first:last]:
            if seat >= 0:
                self.stop(seat, at)
                self._take_reward(seat)
        del self.ended[first:last]

    def _take_reward(self, seat: int) -> None:
        """Whoever has not got it any more shall not lose by that: ending the turn again earns nothing."""
        if self.plan.per_turn:
            return
        if self.bank[seat] > self.plan.increment:
            self.bank[seat] -= self.plan.increment
        else:
            self.unearned[seat] += 1

    def stop(self, seat: int, at: int) -> None:
        """What the seat took since its clock ran is gone."""
        since = self.since[seat]
        if since is not None:
            self.bank[seat] = max(0, self.bank[seat] - (at - since))
            self.since[seat] = None

    def resume(self, last: int, at: int) -> None:
        """Nobody could play since the last entry: running clocks go on from there."""
        running = [seat for seat, since in enumerate(self.since) if since is not None]
        for seat in running:
            self.stop(seat, last)
            self.since[seat] = at

    def left(self, seat: int, now: int) -> int:
        since = self.since[seat]
        return self.bank[seat] if since is None else max(0, self.bank[seat] - (now - since))

    def next_flag(self) -> tuple[int, int] | None:
        """When the next clock runs out, and whose."""
        ends = [(since + self.bank[seat], seat) for seat, since in enumerate(self.since) if since is not None]
        return min(ends) if ends else None
