import type { Say } from '../../i18n/phrase';
import type { Side } from './sides';

/** What pressing things does, and how they are called. */
export interface Deeds {
  say: Say;
  choose: (action: number) => void;
  hint: number | null;
  pending: number | null;
  /** Tell all about a side, beside what was pressed. */
  explain: (side: Side, beside: Element) => void;
}
