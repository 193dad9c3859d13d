/** Bots that look ahead do so in threads of their own, one for each game, so that everything else goes on meanwhile. */
import type { Opined } from '../net/messages.ts';
import { Crew, type Engine } from './crew.ts';
import type { Thought } from './search.ts';
import type { Task } from './thinker.ts';

const MOST = 64; // choices that are worth telling, as the server takes them

export class Bots {
  private readonly crews = new Map<string, Crew>();
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(private readonly lend: (game: string) => Engine) {}

  /** What a level of a game thinks of a redeal for a seat, nothing where all is settled; whoever comes later waits. */
  think(game: string, level: string, guess: Uint8Array, seat: number): Promise<Opined | null> {
    const before = this.queues.get(game) ?? Promise.resolve();
    const thought = before.then(() => this.consider(game, { kind: 'consider', level, guess, seat }));
    this.queues.set(game, thought.catch(() => this.dismiss(game)));
    return thought;
  }

  private async consider(game: string, task: Task): Promise<Opined | null> {
    const crew = this.crews.get(game) ?? new Crew(this.lend(game), 1);
    this.crews.set(game, crew);
    let thought: Thought | null = null;
    await crew.share([task].values(), (report) => {
      if (report.kind === 'thought') thought = report.thought;
    });
    return thought && told(thought);
  }

  /** Whoever has failed is not asked again; the next one begins anew. */
  private dismiss(game: string): void {
    this.crews.get(game)?.close();
    this.crews.delete(game);
  }

  close(): void {
    for (const game of [...this.crews.keys()]) this.dismiss(game);
  }
}

/** A number that is none becomes null, as it would in JSON. */
const number = (value: number): number | null => (Number.isFinite(value) ? value : null);

function told({ simulations, value, mixed, choices, solved }: Thought): Opined {
  const best = choices.slice(0, MOST).map((one) => ({ action: one.action, visits: one.visits, value: number(one.value), share: number(one.share) ?? 0 }));
  return { simulations, value: number(value), mixed, choices: best, solved };
}
