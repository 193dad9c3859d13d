/** What the house would say, where that is known before it is open: the shelf, and who somebody is. */
import type { Keeping } from './keeping.ts';
import type { Laid } from './python.ts';

export const ME = '/api/me';

export class Foretold {
  isOpen = false; // then the house itself is asked about whoever lives here

  constructor(
    private readonly laid: Pick<Laid, 'to_all' | 'to_nobody'>,
    private readonly keeping: Promise<Pick<Keeping, 'token' | 'me'>>,
  ) {}

  /** The answer to `GET` at an address, or nothing. */
  async answer(address: string): Promise<string | undefined> {
    const asked = `GET ${address}`;
    const { to_all, to_nobody } = this.laid;
    return to_all[asked] ?? (to_nobody[asked] === undefined ? undefined : this.toWhoever(address, to_nobody[asked]));
  }

  private async toWhoever(address: string, toNobody: string): Promise<string | undefined> {
    const kept = await this.keeping.catch(() => null); // why nothing is kept here, the house itself says
    if (!kept) return undefined;
    if (!(await kept.token())) return toNobody;
    return address === ME && !this.isOpen ? (await kept.me()) || undefined : undefined;
  }
}
