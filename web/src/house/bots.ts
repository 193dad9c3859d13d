/** Bots that look ahead do so in threads of their own, one for each game, so that the house answers meanwhile. */
import { Crew, type Engine } from '../engine/crew.ts';
import type { Thought } from '../engine/search.ts';
import type { Task } from '../engine/thinker.ts';

const SETTLED = ''; // there was nothing to think about

export class Bots {
  private readonly crews = new Map<string, Crew>();
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(private readonly lend: (game: string) => Engine) {}

  /** What a level of a game thinks of a redeal for a seat, as JSON; whoever comes later waits. */
  think(game: string, level: string, guess: Uint8Array, seat: number): Promise<string> {
    const before = this.queues.get(game) ?? Promise.resolve();
    const thought = before.then(() => this.consider(game, { kind: 'consider', level, guess, seat }));
    this.queues.set(game, thought.catch(() => this.dismiss(game)));
    return thought;
  }

  private async consider(game: string, task: Task): Promise<string> {
    const crew = this.crews.get(game) ?? new Crew(this.lend(game), 1);
    this.crews.set(game, crew);
    let thought: Thought | null = null;
    await crew.share([task].values(), (report) => {
      if (report.kind === 'thought') thought = report.thought;
    });
    return thought ? JSON.stringify(thought) : SETTLED;
  }

  /** Whoever has failed is not asked again; the next one begins anew. */
  private dismiss(game: string): void {
    this.crews.get(game)?.close();
    this.crews.delete(game);
  }
}
