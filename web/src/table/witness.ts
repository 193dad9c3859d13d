import type { Update } from '../net/messages';
import { digest } from './digests';

/** What this browser saw of a table with the eyes of its seats, to be compared with what is said of it afterwards. */
export interface Seen {
  views: Record<string, string>; // by seat and log entry, as `0:17`: the view's fingerprint
  acts: Record<string, number>; // by seat and log entry: what we chose ourselves
}

const KEPT = 40; // tables

/** Notes what comes, one thing after the other, in the browser's own store. */
export class Witness {
  private readonly seen: Seen;
  private noting: Promise<void> = Promise.resolve();

  constructor(private readonly table: string) {
    this.seen = seenAt(table) ?? { views: {}, acts: {} };
  }

  see({ seat, seq, view, status }: Update): void {
    if (seat === null || view === null || status === 'open' || !crypto.subtle) return;
    this.noting = this.noting.then(async () => {
      this.seen.views[`${seat}:${seq}`] = await digest(view);
      this.keep();
    });
  }

  act(seat: number, seq: number, action: number): void {
    this.seen.acts[`${seat}:${seq}`] = action;
    this.keep();
  }

  private keep(): void {
    localStorage.setItem(`seen ${this.table}`, JSON.stringify(this.seen));
    const tables = [...(JSON.parse(localStorage.getItem('seen') ?? '[]') as string[]).filter((table) => table !== this.table), this.table];
    for (const old of tables.splice(0, tables.length - KEPT)) localStorage.removeItem(`seen ${old}`);
    localStorage.setItem('seen', JSON.stringify(tables));
  }
}

export function seenAt(table: string): Seen | null {
  return JSON.parse(localStorage.getItem(`seen ${table}`) ?? 'null') as Seen | null;
}
