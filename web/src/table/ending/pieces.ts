import type { Seen as ColdSpell } from '../../games/cold_spell/seen';
import type { Seen as Winter } from '../../games/winter/seen';
import { scoresOf } from '../../history/score';

/** A row of a final count: whose it is, what is drawn for it, and the number. */
export interface Row {
  seat: number;
  score: number | null;
  isFirst: boolean;
  /** Words spelled, each a row of tiles; or so many equal pieces, a few of them. */
  words: string[];
  pieces: number;
  isDark: boolean;
}

const MOST = 30; // pieces that are drawn; a longer row is told by its number

/** What everybody came to, best first. */
export function rowsOf(game: string, view: unknown, rewards: readonly number[], winners: readonly number[]): Row[] {
  const scores = scoresOf(game, view, rewards.length);
  const rows = scores.map((score, seat) => ({
    seat,
    score,
    isFirst: winners.includes(seat),
    words: game === 'cold_spell' ? ((view as Partial<ColdSpell>).players?.[seat]?.words ?? []) : [],
    pieces: game === 'cold_spell' ? 0 : Math.min(Math.max(score ?? 0, 0), MOST),
    isDark: game === 'winter' && (view as Partial<Winter>).colours?.[1] === seat,
  }));
  return rows.sort((a, b) => (rewards[b.seat] ?? 0) - (rewards[a.seat] ?? 0) || (b.score ?? 0) - (a.score ?? 0));
}
