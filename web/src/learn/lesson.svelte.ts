import { api } from '../net/api';
import type { Choice, LessonStep } from '../net/messages';

/** Where a lesson stands: what is told now, one thing after the other, and then the one choice it asks for. */
export class Lesson {
  step = $state.raw<LessonStep | null>(null);
  private known = $state(-1); // the entry of the log for which the step holds
  private heard = $state(0); // of what is told at this step
  private asked = 0;

  constructor(private readonly table: string) {}

  /** Ask anew, after this entry of the log; only the last answer counts. */
  async look(seq: number): Promise<void> {
    const number = ++this.asked;
    const step = await api.lesson(this.table);
    if (number !== this.asked) return;
    if (step.made !== this.step?.made) this.heard = 0;
    this.step = step;
    this.known = seq;
  }

  isReady(seq: number | undefined): boolean {
    return this.known === seq;
  }

  /** What is told just now; nothing more is left when something is to be done. */
  get code(): string | undefined {
    return this.step?.told[this.heard];
  }

  get count(): number {
    return (this.step?.known.length ?? 0) + Math.min(this.heard + 1, this.step?.told.length ?? 0);
  }

  hear(): void {
    this.heard += 1;
  }

  back(): void {
    this.heard = Math.max(0, this.heard - 1);
  }

  get mayGoBack(): boolean {
    return this.heard > 0;
  }

  /** Of all choices the one that the lesson is about. */
  among(choices: readonly Choice[]): Choice[] {
    return choices.filter((choice) => choice.action === this.step?.action);
  }
}

const KEPT = 'lesson ';

/** The table at which a game's lesson was begun and not finished, if any. */
export const begun = (game: string): string | null => localStorage.getItem(KEPT + game);

/** Set up a chapter of a game's lesson, or go on with the one that was begun. */
export async function learn(game: string, chapter: number, join: (table: string) => Promise<unknown>): Promise<string> {
  const { table } = await api.learn({ game, chapter });
  await join(table);
  localStorage.setItem(KEPT + game, table);
  return table;
}

export const finish = (game: string): void => localStorage.removeItem(KEPT + game);
