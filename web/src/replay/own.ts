/** A match judged in this page: the engine's threads go through its choices, first quickly, then thoroughly. */
import { unpacked } from '../engine/bytes';
import { Crew, type Engine, engineOf, threads } from '../engine/crew';
import { type Opinion, budgetOf } from '../engine/judge';
import type { Played } from '../engine/match';
import type { Thought } from '../engine/search';
import type { Task } from '../engine/thinker';
import { afterwards } from '../net/afterwards';
import type { Course } from '../net/messages';

const QUICKLY = 0.2; // of the simulations that a choice is worth
const BESIDE = 60_000; // milliseconds for the position that is looked at

/** What is heard while the match is judged. */
export interface Listener {
  opinion: (opinion: Opinion) => void;
  equal: (rewards: number[], isSameDeal: boolean) => void;
}

export class OwnEngine {
  private readonly judges: Crew;
  private beside: Crew | null = null;

  private constructor(
    readonly course: Course,
    private readonly engine: Engine,
    private readonly played: Played,
  ) {
    this.judges = new Crew(engine, threads());
    this.judges.open(played);
  }

  /** Nothing where the server has to do it. */
  static async open(match: string, game: string): Promise<OwnEngine | null> {
    const engine = await engineOf(game);
    if (!engine) return null;
    const course = await afterwards.course(match);
    if (!course.deal) return null;
    const played = { seats: course.seats, blank: unpacked(course.blank), deal: unpacked(course.deal), actions: course.actions as [number, number][] };
    return new OwnEngine(course, engine, played);
  }

  get threads(): number {
    return this.judges.size;
  }

  get isShared(): boolean {
    return this.engine.told.shared;
  }

  get simulations(): number {
    return budgetOf({ constant: (name) => this.engine.told.constants[name] ?? 0 }, this.course.actions.length);
  }

  get replays(): number {
    return this.engine.told.constants.JUDGE_FEW_REPLAYS ?? 0;
  }

  /** Of how many steps it tells. */
  get steps(): number {
    return 2 * this.course.actions.length + (this.isShared ? 2 : 1) * this.replays;
  }

  async judge(listener: Listener): Promise<void> {
    await this.judges.share(this.tasks(), (report) => {
      if (report.kind === 'opinion') listener.opinion(report.opinion);
      if (report.kind === 'result') listener.equal(report.rewards, report.isSameDeal);
    });
    this.judges.close();
  }

  private *tasks(): Generator<Task> {
    for (const share of [QUICKLY, 1]) for (let number = 1; number <= this.course.actions.length; number++) yield { kind: 'judge', number, share };
    for (const isSameDeal of this.isShared ? [true, false] : [true]) for (let i = 0; i < this.replays; i++) yield { kind: 'play', isSameDeal };
  }

  /** Thinks about the position before an action for as long as it is looked at. */
  async look(number: number, hear: (thought: Thought) => void): Promise<void> {
    this.beside ??= this.newBeside();
    await this.beside.think({ kind: 'look', number, milliseconds: BESIDE }, hear);
  }

  private newBeside(): Crew {
    const crew = new Crew(this.engine, 1);
    crew.open(this.played);
    return crew;
  }

  close(): void {
    this.judges.close();
    this.beside?.close();
  }
}
