"""How much and how fast: a bucket of permissions that fills up again with time."""

import time

KEPT = 20_000


class Bucket:
    __slots__ = ("at", "left")

    def __init__(self, most: float) -> None:
        self.left = most
        self.at = time.monotonic()

    def take(self, rate: float, most: float, cost: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(most, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limit:
    """So many per second for every key, and so many at once."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self._buckets: dict[str, Bucket] = {}

    def allows(self, key: str, cost: float = 1) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= KEPT:
                self._forget()
            bucket = self._buckets[key] = Bucket(self.most)
        return bucket.take(self.rate, self.most, cost)

    def blocked(self) -> list[str]:
        """Who would be refused now."""
        now = time.monotonic()
        return sorted(key for key, bucket in self._buckets.items() if bucket.left + (now - bucket.at) * self.rate < 1)

    def _forget(self) -> None:
        """Drop those that are full again; nothing is known of them that a new one does not know."""
        past = time.monotonic() - self.most / self.rate
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if bucket.at > past}
        if len(self._buckets) >= KEPT:
            self._buckets.clear()
