import type { Choice } from '../net/messages';
import type { Room } from '../table/room.svelte';
import { unpacked } from './bytes';
import { Crew, type Engine, engineOf, threads } from './crew';
import type { Thought } from './search';

const PATIENCE = 2500; // milliseconds
const SHOWN = 3;

export interface Advised {
  choice: Choice;
  value: number;
  share: number;
}

/** A hint that this page thinks of itself, with what its seat knows; it moves while it is thought of. */
export class Advice {
  thought = $state.raw<Thought | null>(null);
  isThinking = $state(true);
  private readonly crew: Crew;

  private constructor(
    private readonly room: Room,
    readonly choices: readonly Choice[],
    engine: Engine,
  ) {
    this.crew = new Crew(engine, threads());
  }

  /** Asks the server, which thinks itself where this page cannot. */
  static async ask(room: Room): Promise<void> {
    room.advice?.close();
    const engine = room.card && (await engineOf(room.card.game));
    const answer = await room.command('hint', engine ? { own_engine: true } : {});
    if (answer?.type === 'hinted') room.hint = answer.choice;
    if (answer?.type !== 'redealt' || !engine || !room.update) return;
    room.advice = new Advice(room, room.update.choices, engine);
    await room.advice.think(unpacked(answer.state), answer.seat);
  }

  private async think(guess: Uint8Array, seat: number): Promise<void> {
    try {
      await this.crew.think({ kind: 'think', guess, seat, milliseconds: PATIENCE }, (thought) => this.hear(thought));
    } finally {
      this.isThinking = false;
      this.crew.close();
    }
  }

  private hear(thought: Thought): void {
    if (this.room.advice !== this) return;
    this.thought = thought;
    this.room.hint = this.best[0]?.choice ?? null;
  }

  get threads(): number {
    return this.crew.size;
  }

  /** What it likes best so far. */
  get best(): Advised[] {
    return (this.thought?.choices ?? []).slice(0, SHOWN).flatMap(({ action, value, share }) => {
      const choice = this.choices.find((one) => one.action === action);
      return choice ? [{ choice, value, share }] : [];
    });
  }

  /** Another position, or nobody wants it any more. */
  close(): void {
    this.crew.close();
    this.room.advice = null;
  }
}
