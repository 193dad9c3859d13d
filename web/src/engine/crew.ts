/** The engine as a page has it: whether there is one, and threads that think at the same time, each with a module of its own. */
import type { Description } from './doors.ts';
import type { Played } from './match.ts';
import type { Asked, Heard, Report, Task } from './thinker.ts';
import { merged } from './thought.ts';
import type { Thought } from './search.ts';

const MOST = 6; // threads
const SPARE = 1; // core for the page itself

export interface Engine {
  told: Description;
  code: WebAssembly.Module;
}

const known = new Map<string, Promise<Engine | null>>();

/** The engine of a game; nothing where the browser cannot run it or the server has none: then the server is asked. */
export function engineOf(game: string): Promise<Engine | null> {
  const found = known.get(game) ?? load(game);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found.catch(() => null);
}

async function load(game: string): Promise<Engine | null> {
  if (typeof WebAssembly === 'undefined' || typeof Worker === 'undefined') return null;
  const told = await fetch(`/engine/${game}.json`);
  if (told.status === 404) return null;
  const description = (await told.json()) as Description;
  const code = await fetch(`/engine/${game}.wasm?made=${description.made}`);
  if (!code.ok) throw new Error(`${code.status} ${code.statusText}`);
  return { told: description, code: await WebAssembly.compile(await code.arrayBuffer()) };
}

/** As many threads as the machine has cores to spare. */
export const threads = (): number => Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 1) - SPARE));

const post = (worker: Worker, task: Task, turn: number) => worker.postMessage({ turn, task } satisfies Asked);

export class Crew {
  private readonly workers: Worker[];
  private turn = 0;

  constructor(engine: Engine, size: number) {
    this.workers = Array.from({ length: size }, () => {
      const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
      post(worker, { kind: 'load', ...engine }, this.turn);
      return worker;
    });
  }

  get size(): number {
    return this.workers.length;
  }

  close(): void {
    for (const worker of this.workers) worker.terminate();
  }

  open(played: Played): void {
    for (const worker of this.workers) post(worker, { kind: 'open', played }, this.turn);
  }

  /** All think about the same, by chance of their own; what they think together is told as it grows. */
  think(task: Extract<Task, { kind: 'think' | 'look' }>, hear: (thought: Thought, isDone: boolean) => void): Promise<void> {
    const thoughts = new Map<Worker, Thought>();
    let thinking = this.workers.length;
    return this.ask(() => task, (worker, report) => {
      if (report.kind !== 'thought') return;
      thoughts.set(worker, report.thought);
      if (report.isDone) thinking -= 1;
      hear(merged([...thoughts.values()]), thinking === 0);
      return report.isDone ? null : undefined;
    });
  }

  /** Whoever has nothing to do takes the next task. */
  share(tasks: Iterator<Task>, hear: (report: Report) => void): Promise<void> {
    const next = () => {
      const { value, done } = tasks.next();
      return done ? null : (value as Task);
    };
    return this.ask(next, (_, report) => {
      hear(report);
      return next();
    });
  }

  /** Gives everybody a first task; `hear` answers a report by the next one, by `null` if there is none, else they go on. */
  private ask(first: () => Task | null, hear: (worker: Worker, report: Report) => Task | null | undefined): Promise<void> {
    const turn = ++this.turn;
    return new Promise((resolve, reject) => {
      let working = 0;
      const give = (worker: Worker, task: Task | null | undefined) => {
        if (task) post(worker, task, turn);
        else if (task === null && --working === 0) resolve();
      };
      for (const worker of this.workers) {
        working += 1;
        worker.onmessage = ({ data: { report, turn: then } }: MessageEvent<Heard>) => {
          if (then !== turn) return;
          if (report.kind === 'failed') reject(new Error(report.why));
          else give(worker, hear(worker, report));
        };
        worker.onerror = (event) => reject(new Error(event.message));
      }
      for (const worker of this.workers) give(worker, first());
    });
  }
}
