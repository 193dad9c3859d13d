import { afterwards } from '../net/afterwards';
import type { OtherWay } from '../net/messages';

const PAUSE = 400; // milliseconds from one question to the next
const AT_ONCE = 40;

/** What choices of a match are called: this page's engine knows their numbers alone, and the server is asked for words. */
export class Wording {
  private known = $state.raw(new Map<string, unknown[][]>());
  private wished = new Map<string, OtherWay>();
  private asking = false;

  constructor(private readonly match: string) {}

  /** The choices in words; nothing as long as they are not known. */
  of(number: number, actions: readonly number[]): unknown[][] {
    return this.known.get(keyOf(number, actions)) ?? [];
  }

  wish(number: number, ...ways: readonly number[][]): void {
    for (const actions of ways) {
      const key = keyOf(number, actions);
      if (actions.length && !this.known.has(key)) this.wished.set(key, { number, actions });
    }
    if (!this.asking) void this.ask();
  }

  private async ask(): Promise<void> {
    this.asking = true;
    while (this.wished.size) {
      const some = [...this.wished].slice(0, AT_ONCE);
      for (const [key] of some) this.wished.delete(key);
      // Without an answer they stay nameless until they are wished for again.
      const ways = await afterwards.ways(this.match, some.map(([, way]) => way)).then((said) => said.ways, () => null);
      if (ways) this.known = new Map([...this.known, ...some.map(([key], i): [string, unknown[][]] => [key, ways[i] ?? []])]);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    this.asking = false;
  }
}

const keyOf = (number: number, actions: readonly number[]): string => `${number}: ${actions.join()}`;
