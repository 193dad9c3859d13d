import type { Seen as ColdSpell } from '../games/cold_spell/seen';
import type { Seen as IceAndSky } from '../games/ice_and_sky/seen';
import type { Seen as IceQueen } from '../games/ice_queen/seen';
import type { Seen as SnowballFight } from '../games/snowball_fight/seen';
import type { Seen as Winter } from '../games/winter/seen';

type Score = number | null;
type Reader = (view: any, seat: number) => Score | undefined;

const READERS: Record<string, Reader> = {
  ice_queen: (view: Partial<IceQueen>, seat) => view.stacks?.[seat],
  snowball_fight: (view: Partial<SnowballFight>, seat) => view.players?.[seat]?.points,
  ice_and_sky: (view: Partial<IceAndSky>) => view.result?.score,
  winter: (view: Partial<Winter>, seat) => view.result && (view.result.winner === seat ? view.result.score : 0),
  cold_spell: (view: Partial<ColdSpell>, seat) => view.players?.[seat]?.result?.score,
};

/** What every seat came to, as the table told it at the end; null: it was not counted. */
export function scoresOf(game: string, view: unknown, seats: number): Score[] {
  const read = READERS[game];
  return Array.from({ length: seats }, (_, seat) => (view && read ? (read(view, seat) ?? null) : null));
}

/** The seats that came first; nobody, where nobody got anything. */
export function firstOf(rewards: readonly (number | null)[]): number[] {
  const most = Math.max(0, ...rewards.map((reward) => reward ?? 0));
  return rewards.flatMap((reward, seat) => (most > 0 && reward === most ? [seat] : []));
}

export type Outcome = 'won' | 'lost' | 'drawn' | 'together' | 'lost-together';

/** How it ended for those seats.  Together, whoever got anything has won. */
export function outcomeOf(rewards: readonly (number | null)[], mine: readonly number[], isTogether: boolean): Outcome {
  const first = firstOf(rewards);
  if (isTogether) return first.length ? 'together' : 'lost-together';
  if (!first.length || first.length === rewards.length) return 'drawn';
  return first.some((seat) => mine.includes(seat)) ? 'won' : 'lost';
}
