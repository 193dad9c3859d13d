export interface HandCard {
  card: number;
  letters: string;
  points: number;
  pips: number;
  used_for: string | null;
}

/** A player's cards and words; the last ones only their own eyes are given, while they spell. */
export interface Speller {
  hand: HandCard[];
  declared: boolean;
  words: string[] | null;
  open?: string;
  total_so_far?: number;
  may_ask_solver?: boolean;
}
