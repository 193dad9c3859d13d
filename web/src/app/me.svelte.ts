import { api, randomHex, Refusal } from '../net/api';
import type { Create, Created, GameCard, Joined } from '../net/messages';
import { t } from '../i18n/language.svelte';

const PATIENCE = 1500; // milliseconds until we ask again for what is being prepared

/** Who sits in front of this screen, and the games on the shelf. */
class House {
  name = $state('');
  known = $state(false);
  games = $state.raw<GameCard[]>([]);
  phrases = $state.raw<string[]>([]);
  level = localStorage.getItem('level') ?? 'sledger'; // of the bots one plays against at a click

  async enter(): Promise<void> {
    const [me, shelf] = await Promise.all([api.me(), api.games()]);
    this.known = me.known ?? true;
    this.name = me.name;
    this.games = shelf.games;
    this.phrases = shelf.phrases;
  }

  setLevel(level: string): void {
    this.level = level;
    localStorage.setItem('level', level);
  }

  game(key: string): GameCard | undefined {
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
    remember(table, { commitment });
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
    remember(table, { commitment: card.commitment, nonce });
    return api.join(table, { name: this.name, nonce });
  }
}

export const house = new House();

/** What we were promised before the deal, kept here so that the check does not depend on the server's memory. */
export interface Promised {
  commitment?: string;
  nonce?: string;
}

export function promised(table: string): Promised {
  return JSON.parse(localStorage.getItem(`table ${table}`) ?? '{}') as Promised;
}

function remember(table: string, more: Promised): void {
  localStorage.setItem(`table ${table}`, JSON.stringify({ ...promised(table), ...more }));
}
