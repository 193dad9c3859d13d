"""Clocks: a bank of time for every seat, running while its choice is awaited.

What the line takes is given back from a quota, which grows by a little with every turn, so that who claims a slow
line without having one gains no more than that.  A flag falls when the quota is spent too.
"""

from collections.abc import Collection

from ..wire.messages import ClockPlan

GRACE = 2000  # milliseconds: the largest quota
MOVES = 40  # in a game, roughly; a fast one allows less for the line


class Clocks:
    """The time of every seat, in milliseconds; all moments come from the log, so every process counts alike."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.bank = [plan.bank] * seats
        self.gain = min(1000, 150 + 4 * (plan.bank + MOVES * plan.increment) // 1000)
        self.quota = [min(GRACE, 3 * self.gain)] * seats
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
        if seat >= 0:
            self.quota[seat] = min(GRACE, self.quota[seat] + self.gain)
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

    def stop(self, seat: int, at: int, took: int | None = None) -> int:
        """What has gone since the seat's clock ran is spent.

        What the seat says it took itself tells how slow its line is; so much, or what its quota has, is given back.
        """
        since = self.since[seat]
        if since is None:
            return 0
        gone = at - since
        lag = 0 if took is None else max(0, gone - took)
        spared = self._spend_quota(seat, lag)
        self._set_bank(seat, self.bank[seat] - gone + spared)
        self.since[seat] = None
        return spared

    def take_again(self, seat: int, spared: int) -> None:
        """What was given back for the line is not given after all."""
        self.quota[seat] += spared
        self._set_bank(seat, self.bank[seat] - spared)

    def _set_bank(self, seat: int, left: int) -> None:
        self._spend_quota(seat, -left)
        self.bank[seat] = max(0, left)

    def _spend_quota(self, seat: int, wanted: int) -> int:
        spent = min(max(0, wanted), self.quota[seat])
        self.quota[seat] -= spent
        return spent

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
        ends = [
            (since + self.bank[seat] + self.quota[seat], seat)
            for seat, since in enumerate(self.since)
            if since is not None
        ]
        return min(ends) if ends else None
