// Made from src/snowedin/games/ice_queen/view.py by `python -m snowedin.server.doors.seen_types`; do not edit.

/** A card and its values in all categories. */
export interface Card {
  card: number;
  values: number[];
}

/** What was called, and what came of it; a card for every seat that had one to show. */
export interface LastHand {
  category: "charisma" | "courage" | "cunning" | "ego" | "empathy" | "gifts" | "intelligence" | "power" | "quick_wit" | "ruthlessness" | "sociability" | "total" | "winter_scale";
  shown: (Card | null)[];
  tied: number[];
  taker: number | null;
}

/** A card that was shown before, and who has it now; those in the middle nobody has. */
export interface Remembered {
  card: number;
  holder: number | null;
}

/** The table as one viewer sees it; the highest values are those of the deck. */
export interface Seen {
  seats: number;
  phase: "calling" | "over";
  hand: number;
  hand_cap: number | null;
  deck_size: number;
  highest: Record<string, number>;
  dealer: number;
  caller: number;
  stacks: number[];
  middle: number[];
  own: Card | null;
  last: LastHand | null;
  memory: Remembered[] | null;
  winners: number[] | null;
}
