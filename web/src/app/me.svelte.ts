import { api, randomHex, Refusal } from '../net/api';
import type { Create, Created, GameShown, Games, Joined, Me, TableShown } from '../net/messages';
import { keep, kept } from '../offline/seen';
import { gameOf, sha256 } from '../table/digests';
import { speaker, t } from '../i18n/language.svelte';

const PATIENCE = 1500; // milliseconds until we ask again for what is being prepared

interface Furniture {
  me: Me;
  shelf: Games;
}

/** Who sits in front of this screen, and the games on the shelf. */
class House {
  name = $state('');
  known = $state(false);
  games = $state.raw<GameShown[]>([]);
  phrases = $state.raw<string[]>([]);
  dealing = $state(''); // the game at whose table one will sit in a moment
  level = localStorage.getItem('level') ?? 'sledger'; // of the bots one plays against at a click

  async enter(): Promise<void> {
    const [me, shelf] = await Promise.all([api.me(), api.games()]);
    this.furnish({ me, shelf });
    void keep('house', { me, shelf });
  }

  /** As it was when we were here last; without such a time, no. */
  async remember(): Promise<boolean> {
    const seen = await kept<Furniture>('house');
    if (seen) this.furnish(seen.what);
    return seen !== null;
  }

  private furnish({ me, shelf }: Furniture): void {
    this.known = me.known ?? true;
    this.name = me.name;
    this.games = shelf.games;
    this.phrases = shelf.phrases;
    speaker.meet(shelf.names);
  }

  setLevel(level: string): void {
    this.level = level;
    localStorage.setItem('level', level);
  }

  game(key: string): GameShown | undefined {
    return this.games.find((game) => game.key === key);
  }

  async introduce(name: string): Promise<void> {
    const me = await api.introduce(name.trim());
    this.name = me.name;
    this.known = true;
  }

  /** Whoever has not said a name plays under a friendly one. */
  async beSomebody(): Promise<void> {
    if (!this.known) await this.introduce(this.name.trim() || t('guest'));
  }

  async create(wish: Create): Promise<string> {
    await this.beSomebody();
    const { table, commitment } = await this.setUp(wish);
    if (commitment) remember(table, { commitment });
    await this.join(table);
    return table;
  }

  /** Components of one's own may have to be prepared first; the server says so until they are. */
  private async setUp(wish: Create): Promise<Created> {
    for (;;) {
      try {
        return await api.create(wish);
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'preparing') throw error;
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      }
    }
  }

  async join(table: string): Promise<Joined> {
    await this.beSomebody();
    const nonce = randomHex(16);
    const card = await api.table(table);
    const { commitment } = promised(table); // what we were told when we set it up counts
    const game = gameOf({ ...card, seats: card.seats.length });
    remember(table, { commitment: commitment || card.commitment, nonce, game, pledges: undefined });
    const part = mayPledge(card) ? { pledge: await sha256(nonce) } : { nonce };
    const joined = await api.join(table, { name: this.name, ...part });
    remember(table, { seats: joined.seats });
    return joined;
  }
}

export const house = new House();

/** What we were promised before the deal, kept here so that the check does not depend on the server's memory. */
export interface Promised {
  commitment?: string;
  nonce?: string;
  game?: string;
  seats?: number[]; // ours
  pledges?: string[]; // of all seats, when we showed our part
}

/** Where other people play, our part is pledged first and shown when all have pledged; that takes a browser that can. */
function mayPledge(card: TableShown): boolean {
  const isOther = (kind: string, seat: number) => kind !== 'bot' && !card.reserved.includes(seat) && !card.yours.includes(seat);
  return Boolean(globalThis.crypto?.subtle) && !card.known_deal && card.seats.some((seat, number) => isOther(seat.kind, number));
}

export function promised(table: string): Promised {
  return JSON.parse(localStorage.getItem(`table ${table}`) ?? '{}') as Promised;
}

export function remember(table: string, more: Promised): void {
  localStorage.setItem(`table ${table}`, JSON.stringify({ ...promised(table), ...more }));
}
