/** Where a seat's card and stack are in the hall; rivals clockwise from the left, whoever looks on at the right. */
export interface Place {
  seat: number;
  /** On a wide stage: units from the middle, how far the arc of cards drops here, and how the card leans. */
  x: number;
  drop: number;
  lean: number;
  /** On a small one: parts of the width, for the card, the stack (the middle has one too) and the plate. */
  cardAt: number;
  stackAt: number;
  plateAt: number;
}

// From the middle outwards, on each side of the tablet.
const SIDES: Record<number, readonly number[]> = { 1: [20], 2: [17, 33.6], 3: [16, 26.6, 37.2] };
const ALONE = 25; // one card beside two: between where theirs are

/** Everybody's place, by seat. */
export function placesOf(seats: number, own: number): Place[] {
  const left = Math.ceil(seats / 2);
  const order = Array.from({ length: seats }, (_, i) => (own + 1 + i) % seats);
  return order
    .map((seat, i) => {
      const x = i < left ? -away(left, left - 1 - i, seats) : away(seats - left, i - left, seats);
      const part = Math.abs(x) / 38;
      return {
        seat,
        x,
        drop: 1.1 * part * part,
        lean: Math.sign(x) * 3.4 * part * part,
        cardAt: (i + 0.5) / seats,
        stackAt: ((i < left ? i : i + 1) + 0.5) / (seats + 1),
        plateAt: (i + 0.5) / Math.max(1, seats - 1),
      };
    })
    .sort((a, b) => a.seat - b.seat);
}

/** Where the stack in the middle stands on a small stage. */
export const middleAt = (seats: number): number => (Math.ceil(seats / 2) + 0.5) / (seats + 1);

function away(count: number, number: number, seats: number): number {
  if (count === 1 && seats > 2) return ALONE;
  return SIDES[count]?.[number] ?? 0;
}
