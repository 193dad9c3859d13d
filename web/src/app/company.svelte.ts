import { api } from '../net/api';
import type { Block, People, Report } from '../net/messages';

const BEAT = 30_000; // milliseconds between two signs of life of whoever wishes to be seen

/** Other people: who is here, and whom one would rather not meet. */
class Company {
  people = $state.raw<People>({ seen: false, here: [], blocked: [] });

  /** Whoever wishes to be seen is so at a table too. */
  constructor() {
    setInterval(() => {
      if (this.people.seen && !document.hidden) void this.look();
    }, BEAT);
  }

  /** What cannot be asked for now stays as it was. */
  async look(): Promise<void> {
    this.people = await api.people().catch(() => this.people);
  }

  async beSeen(seen: boolean): Promise<void> {
    this.people = await api.beSeen(seen);
  }

  async block(whom: Block): Promise<void> {
    this.people = await api.block(whom);
  }

  async report(whom: Report): Promise<string> {
    return (await api.report(whom)).name;
  }
}

export const company = new Company();
