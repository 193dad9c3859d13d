/** The page's engine, lent to the bots of a table at which one plays on alone from a match that is over. */
import type { Consider, Considered } from '../net/messages';
import { Bots } from './bots';
import { unpacked } from './bytes';
import { engineOf } from './crew';

export interface Lent {
  answer(question: Consider): Promise<void>;
  close(): void;
}

/** Nothing where this page has no engine: then the server thinks, as it does everywhere else. */
export async function lent(game: string, tell: (message: Considered) => void): Promise<Lent | null> {
  const engine = await engineOf(game);
  if (!engine) return null;
  const bots = new Bots(() => engine);
  return {
    async answer({ table, number, seat, level, state }) {
      const thought = await bots.think(game, level, unpacked(state), seat);
      tell({ type: 'considered', table, number, seat, thought });
    },
    close: () => bots.close(),
  };
}
