import { sentence } from '../i18n/language.svelte';
import { api } from '../net/api';
import type { Analysis, Judged } from '../net/messages';

const PAUSE = 900; // milliseconds between two looks at what is under way
const COSTLIEST = 3;

/** The analysis of a match, as it gets ready: what was judged so far is here, and is not asked for again. */
export class Judging {
  status = $state<Analysis['status']>('none');
  choices = $state.raw<Judged[]>([]);
  about = $state.raw<Analysis | null>(null);
  trouble = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isLeft = false;

  constructor(private readonly match: string) {}

  readonly costliest: Judged[] = $derived.by(() =>
    this.choices.filter((choice) => choice.loss > 0.005).sort((a, b) => b.loss - a.loss).slice(0, COSTLIEST),
  );

  get isUnderWay(): boolean {
    return this.status === 'waiting' || this.status === 'running';
  }

  leave(): void {
    this.isLeft = true;
    clearTimeout(this.timer);
  }

  /** What there is; it is begun only if somebody wishes so. */
  async look(begins: boolean): Promise<void> {
    this.trouble = '';
    try {
      if (begins) await api.analyse(this.match);
      this.take(await api.analysis(this.match, this.choices.length));
      if (this.isUnderWay && !this.isLeft) this.timer = setTimeout(() => void this.look(false), PAUSE);
    } catch (error) {
      this.trouble = sentence(error);
    }
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
}
