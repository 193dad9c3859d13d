// Made from src/snowedin/games/cold_spell/view.py by `python -m snowedin.server.doors.seen_types`; do not edit.

/** A card as it is printed: `A`, `A/O` for either letter, `QU` for two in a row, `*` for any. */
export interface Card {
  card: number;
  letters: string;
  points: number;
}

/** A cell, columns A to F from the left, rows 1 to 6 from the top: its card, none in a gap, and its pyramid. The pyramid's reach are the cells it could go to, counted row by row from 0. */
export interface Cell {
  cell: "A1" | "A2" | "A3" | "A4" | "A5" | "A6" | "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "C1" | "C2" | "C3" | "C4" | "C5" | "C6" | "D1" | "D2" | "D3" | "D4" | "D5" | "D6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "F1" | "F2" | "F3" | "F4" | "F5" | "F6";
  card: Card | null;
  pips: number;
  upright: boolean;
  claimed_by: number | null;
  reach: number[];
}

/** A card taken, the pips that took it, what it counts or costs, and the letter that it is used for, or both. Only those who may see it are told the letter. */
export interface HandCard {
  pips: number;
  card: number;
  letters: string;
  points: number;
  worth: number;
  used_for: string | null;
}

/** A player; the words, and what is spelled just now, only for their own eyes until the end. */
export interface Player {
  hand: HandCard[];
  declared: boolean;
  words: string[] | null;
  spelling: Spelling | null;
  result: Result | null;
}

/** Letters of the longest word, the total of words and cards not used, the bonus, and both together. */
export interface Result {
  longest: number;
  total: number;
  bonus: number;
  score: number;
}

/** The table. The field closes after two rounds of quiet turns, or after as many barren ones as is the patience. Every kind of action is open to the cells, counted row by row from 0, in which it can be begun now. */
export interface Seen {
  seats: number;
  phase: "choosing" | "closing" | "moving" | "over" | "pointing" | "spelling";
  turn: number | null;
  acted: null | "claim" | "force" | "hijack" | "move" | "place large" | "place medium" | "place small" | "take";
  kind: null | "claim" | "force" | "hijack" | "move" | "place large" | "place medium" | "place small" | "take";
  mover: "A1" | "A2" | "A3" | "A4" | "A5" | "A6" | "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "C1" | "C2" | "C3" | "C4" | "C5" | "C6" | "D1" | "D2" | "D3" | "D4" | "D5" | "D6" | "E1" | "E2" | "E3" | "E4" | "E5" | "E6" | "F1" | "F2" | "F3" | "F4" | "F5" | "F6" | null;
  open_to: Record<string, number[]>;
  field: Cell[];
  stash: Record<string, number>;
  quiet_turns: number | null;
  barren_turns: number | null;
  patience: number;
  solver: "always" | "never" | "on request";
  players: Player[];
  winners: number[] | null;
}

/** What only the player knows who spells: the total is that of a declaration now. */
export interface Spelling {
  open: string;
  letters_left: string;
  may_ask_solver: boolean;
  total_so_far: number;
  take_backs: number;
}
