import { argOf, codeOf } from '../../i18n/phrase';
import type { Choice } from '../../net/messages';
import type { Chosen } from './holding';
import type { Card } from './seen';
import { isSide } from './sides';

/** What may be chosen, found by the thing that is pressed for it. */
export class Offers {
  /** The other side of a dodge that worked, a theft, and the way to leave either alone, if they are offered. */
  readonly bonus: Choice | undefined;
  readonly theft: Choice | undefined;
  readonly refusal: Choice | undefined;

  constructor(
    readonly choices: readonly Choice[],
    private readonly me: number,
  ) {
    this.bonus = this.find(/^use-bonus$/);
    this.theft = this.find(/^steal$/);
    this.refusal = this.find(/^(leave-bonus|decline-)/);
  }

  /** Play this side of a card. */
  side(card: Card, side: string): Choice | undefined {
    return this.choices.find(
      ({ phrase }) => codeOf(phrase) === 'play' && argOf(phrase, 'card') === card.card && codeOf(argOf(phrase, 'side')) === `side-${side}`,
    );
  }

  /** Choose a card as such: keep, take, fetch, give or abandon it. */
  whole(card: Card): Choice | undefined {
    return this.choices.find(({ phrase }) => codeOf(phrase).startsWith('pick-') && argOf(argOf(phrase, 'card'), 'card') === card.card);
  }

  /** Take the face-up card of a deck of the Arsenal. */
  deck(deck: number, top: Card | null): Choice | undefined {
    return this.find(deck === this.me ? /^take-near$/ : /^take-far$/) ?? (top ? this.whole(top) : undefined);
  }

  /** What a choice chooses, by its action. */
  chosen({ action, phrase }: Choice): [action: number, what: Chosen][] {
    if (codeOf(phrase) === 'play') {
      const side = codeOf(argOf(phrase, 'side')).replace(/^side-/, '');
      return isSide(side) ? [[action, { card: argOf<number>(phrase, 'card') ?? 0, side }]] : [];
    }
    const card = argOf<number>(argOf(phrase, 'card'), 'card');
    return card && codeOf(phrase).startsWith('pick-') ? [[action, { card }]] : [];
  }

  private find(code: RegExp): Choice | undefined {
    return this.choices.find(({ phrase }) => code.test(codeOf(phrase)));
  }
}
