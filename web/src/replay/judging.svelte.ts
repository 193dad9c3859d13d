import type { Opinion } from '../engine/judge';
import { sentence } from '../i18n/language.svelte';
import { afterwards } from '../net/afterwards';
import type { Analysis, Judged, Share } from '../net/messages';
import { OwnEngine } from './own';
import { Wording } from './wording.svelte';

const PAUSE = 900; // milliseconds between two looks at what the server is at
const MOMENT = 100; // in which what is heard is gathered
const COSTLIEST = 3;
const WORTH_TELLING = 0.005;
const GLARING = 0.1;

/** The analysis of a match, as it gets ready: by the engine of this page, or where there is none by the server. */
export class Judging {
  status = $state<Analysis['status']>('none');
  choices = $state.raw<Judged[]>([]);
  about = $state.raw<Analysis | null>(null);
  trouble = $state('');
  own = $state.raw<OwnEngine | null>(null);
  readonly wording: Wording;
  private readonly opinions = new Map<number, Opinion>(); // by their steps
  private readonly equal: Record<'same' | 'other', number[][]> = { same: [], other: [] };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isLeft = false;

  constructor(private readonly match: string) {
    this.wording = new Wording(match);
  }

  readonly costliest: Judged[] = $derived.by(() =>
    this.choices.filter((choice) => choice.loss > WORTH_TELLING).sort((a, b) => b.loss - a.loss).slice(0, COSTLIEST),
  );

  get isUnderWay(): boolean {
    return this.status === 'waiting' || this.status === 'running';
  }

  leave(): void {
    this.isLeft = true;
    clearTimeout(this.timer);
    this.own?.close();
  }

  /** What there is; it is begun only if somebody wishes so. */
  async look(begins: boolean, game: string): Promise<void> {
    this.trouble = '';
    try {
      this.take(await afterwards.analysis(this.match, this.choices.length));
      if (this.status === 'none' && begins) await this.begin(game);
      else if (this.isUnderWay && !this.isLeft) this.timer = setTimeout(() => void this.look(false, game), PAUSE);
    } catch (error) {
      this.trouble = sentence(error);
    }
  }

  /** Here is decided who thinks. */
  private async begin(game: string): Promise<void> {
    this.own = await OwnEngine.open(this.match, game);
    if (this.isLeft) return this.own?.close();
    if (this.own) return this.judgeHere(this.own);
    await afterwards.analyse(this.match);
    await this.look(false, game);
  }

  private take(news: Analysis): void {
    this.about = news;
    this.status = news.status;
    if (news.choices?.length) this.choices = [...this.choices, ...news.choices];
  }

  /** The choices that a move of the list is made of. */
  within(first: number, last: number): Judged[] {
    return this.choices.filter((choice) => choice.step >= first && choice.step <= last);
  }

  // By the engine of this page

  private async judgeHere(own: OwnEngine): Promise<void> {
    this.status = 'running';
    await own.judge({
      opinion: (opinion) => {
        this.opinions.set(own.course.steps[opinion.number - 1] ?? 0, opinion);
        this.gather(own);
      },
      equal: (rewards, isSameDeal) => {
        this.equal[isSameDeal ? 'same' : 'other'].push(rewards);
        this.gather(own);
      },
    });
    this.show(own, 'done');
  }

  private gather(own: OwnEngine): void {
    this.done += 1;
    this.timer ??= setTimeout(() => this.show(own, 'running'), MOMENT);
  }

  private done = 0;

  private show(own: OwnEngine, status: Analysis['status']): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.isLeft) return;
    this.status = status;
    this.choices = [...this.opinions].sort(([a], [b]) => a - b).map(([step, opinion]) => told(step, opinion));
    const seats = status === 'done' ? this.shares(own) : [];
    this.about = { match: this.match, status, done: this.done, of: own.steps, simulations: own.simulations, replays: own.replays, seats };
  }

  /** What each seat owes to luck and to skill. */
  private shares(own: OwnEngine): Share[] {
    const { rewards } = own.course;
    const fair = own.isShared ? mean(this.equal.other.map(([reward]) => reward ?? 0)) : rewards.reduce((sum, one) => sum + one, 0) / rewards.length;
    return rewards.map((result, seat) => {
      const expected = mean(this.equal.same.map((one) => one[seat] ?? 0));
      const lost = this.choices.filter((choice) => choice.seat === seat).reduce((sum, choice) => sum + choice.loss, 0);
      return { seat, result, fair, expected, confidence_95: 0, luck: expected - fair, skill: result - expected, lost };
    });
  }

  /** The choice and the better one in words, as far as they are known. */
  wordsOf(choice: Judged): { way: unknown[][]; better: unknown[][] } {
    const opinion = this.opinions.get(choice.step);
    if (!opinion) return { way: choice.way ?? [], better: choice.best_way ?? [] };
    return { way: this.wording.of(opinion.number, opinion.way), better: this.wording.of(opinion.number, opinion.bestWay) };
  }

  /** Asks for the words of these choices. */
  name(choices: readonly Judged[]): void {
    for (const { step } of choices) {
      const opinion = this.opinions.get(step);
      if (opinion) this.wording.wish(opinion.number, opinion.way, opinion.bestWay);
    }
  }

  /** Which action of the match a choice is, where this page judges it. */
  numberOf(choice: Judged): number | undefined {
    return this.opinions.get(choice.step)?.number;
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** An opinion as the server would tell it, but for the words. */
function told(step: number, { seat, action, value, played, best, loss, choices, bestWay }: Opinion): Judged {
  return { step, seat, action, phrase: [], value, played, best, best_phrase: [], loss, choices, glaring: loss >= GLARING, best_actions: bestWay };
}
