/** What the plate of a seat tells of whoever sits there. */
export interface PlateShown {
  seat: number;
  name: string;
  isMine: boolean;
  isBot: boolean;
  isToAct: boolean;
  /** To be told beside the name: "you", "thinking", "away" and the like. */
  state: string;
  /** Does nobody play this seat just now: away, or resigned? */
  isGone: boolean;
  /** Has a person who should play it not the page open? */
  isMissing: boolean;
  isThinking: boolean;
  clock?: { text: string; isLow: boolean; part: number };
  /** What was said a moment ago. */
  bubble?: string;
}

/** The one sentence that says what to do now, or what happens. */
export interface RibbonShown {
  text: string;
  tone: 'ask' | 'wait' | 'won';
}

/** Plates of which only the names are known, as in a replay. */
export function namePlates(names: readonly string[]): PlateShown[] {
  return names.map((name, seat) => ({
    seat, name, isMine: false, isBot: false, isToAct: false, state: '', isGone: false,
    isMissing: false, isThinking: false,
  }));
}
