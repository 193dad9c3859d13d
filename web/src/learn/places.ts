/** Where something is on the stage, in pixels. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const covered = (one: Place, other: Place): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** Of several places for the same thing, the one that covers least of what is to be seen; the first if they are alike. */
export function leastCovering(candidates: readonly Place[], seen: readonly Place[]): number {
  const hidden = candidates.map((one) => seen.reduce((sum, other) => sum + covered(one, other), 0));
  return hidden.indexOf(Math.min(...hidden));
}
