import type { Say } from '../../i18n/phrase';
import type { Holding } from './holding.svelte';
import type { Act } from './script';

/** What every zone on the table is given. */
export interface Laying {
  view: unknown;
  /** Whose choices these are. */
  seat: number | null;
  names: readonly string[];
  say: Say;
  holding: Holding;
  hint: number | null;
  act: Act | null;
}
