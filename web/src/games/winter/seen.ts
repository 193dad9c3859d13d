// Made from src/snowedin/games/winter/view.py by `python -m snowedin.server.doors.seen_types`; do not edit.

/** A counter on the four sections of its colour from a row and a column on. */
export interface Counter {
  colour: "dark" | "light";
  row: number;
  column: number;
}

/** The card drawn or lifted, as printed: where it came from, and where it goes once that is chosen. */
export interface HeldCard {
  card: number;
  sections: "DDDD" | "DDDL" | "DDLD" | "DDLL" | "DLDD" | "DLDL" | "DLLD" | "DLLL" | "LDDD" | "LDDL" | "LDLD" | "LDLL" | "LLDD" | "LLDL" | "LLLD" | "LLLL";
  came_from: LiftedFrom | null;
  to: Spot | null;
}

/** Where and how a card lay before it was lifted. */
export interface LiftedFrom {
  row: number;
  column: number;
  turned: boolean;
}

/** A card of the lake; its sections as they lie, and whether no counter lies on them. */
export interface LyingCard {
  card: number;
  row: number;
  column: number;
  sections: "DDDD" | "DDDL" | "DDLD" | "DDLL" | "DLDD" | "DLDL" | "DLLD" | "DLLL" | "LDDD" | "LDDL" | "LDLD" | "LDLL" | "LLDD" | "LLDL" | "LLLD" | "LLLL";
  turned: boolean;
  free: boolean;
}

/** Who won, nobody in a draw; how it ended, and the counters that the winner has left. */
export interface Result {
  winner: number | null;
  ending: "" | "both-melted" | "melted" | "repeated" | "stuck" | "too-long";
  score: number;
}

/** The table; what belongs to a colour stands in a row of two, light first. */
export interface Seen {
  seats: number;
  phase: "choosing" | "covering" | "freezing" | "lifting" | "over" | "passing" | "placing" | "removing" | "splitting" | "taking" | "thawing" | "turning";
  first: number;
  turn: number | null;
  light: number | null;
  colours: (number | null)[];
  rows: number;
  columns: number;
  cards: LyingCard[];
  counters: Counter[];
  supply: number[];
  held: HeldCard | null;
  undrawn: UndrawnCard[];
  gone: number[];
  groups: number[][];
  thaw: boolean;
  thaw_turns: number;
  thaw_cap: number;
  times_seen: number;
  result: Result | null;
}

/** Where something lies: its upper row and its left column. */
export interface Spot {
  row: number;
  column: number;
}

/** A card still to come, as printed. */
export interface UndrawnCard {
  card: number;
  sections: "DDDD" | "DDDL" | "DDLD" | "DDLL" | "DLDD" | "DLDL" | "DLLD" | "DLLL" | "LDDD" | "LDDL" | "LDLD" | "LDLL" | "LLDD" | "LLDL" | "LLLD" | "LLLL";
}
