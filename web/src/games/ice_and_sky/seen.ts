// Made from src/snowedin/games/ice_and_sky/view.py by `python -m snowedin.server.doors.seen_types`; do not edit.

/** After how many placements, whose target, and whether it was met then. */
export interface Announcement {
  placed: number;
  seat: number;
  met: boolean;
}

/** A card; the Start cards are of generation 0. */
export interface Card {
  card: number;
  generation: number;
  element: "air" | "earth" | "water";
  value: number;
  gas: null | "ch4" | "co2";
}

/** A generation that is over. */
export interface Generation {
  generation: number;
  sky: number;
  targets: PastTarget[];
}

/** How many cards, and which, if they are the own or lie open. */
export interface Hand {
  count: number;
  cards: Card[] | null;
}

/** A target of a generation that is over. */
export interface PastTarget {
  line: "air" | "earth" | "east" | "north" | "water" | "west";
  value: number;
  met: boolean;
}

/** A card that was placed in this generation. */
export interface Placement {
  seat: number;
  card: Card;
  column: "east" | "north" | "west";
}

/** A target that a player may still have, and how many cards would make it. */
export interface Possible {
  line: "air" | "earth" | "east" | "north" | "water" | "west";
  value: number;
  weight: number;
}

/** How it ended. */
export interface Result {
  score: number;
  grade: "excellent" | "lost" | "perfect" | "promising" | "short";
  won: boolean;
}

/** The table as one viewer sees it. */
export interface Seen {
  seats: number;
  variant: "expert" | "junior" | "standard" | "young";
  start_values: "1-1-1" | "1-3-2";
  talk: boolean;
  may_talk: boolean;
  phase: "over" | "placing";
  generation: number;
  first: number;
  turn: number | null;
  placed: number;
  ice: number | null;
  gases: number | null;
  sky: number[];
  piles: Card[][];
  rows: number[];
  columns: number[];
  hands: Hand[];
  targets: (Target | null)[];
  met: boolean[];
  placements: Placement[];
  announcements: Announcement[];
  revealed: Generation[];
  aid: Possible[] | null;
  result: Result | null;
}

/** A line and the sum it asks for. */
export interface Target {
  line: "air" | "earth" | "east" | "north" | "water" | "west";
  value: number;
}
