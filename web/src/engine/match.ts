/** A match that is over, played again in the module: its states, what a seat knew then, and which choices make a deed. */
import type { Module } from './module.ts';

const NOW = 0;
const BEFORE = 1;
const SPECTATOR = -1;

export interface Played {
  seats: number;
  blank: Uint8Array; // a state with nothing in it but the options
  deal: Uint8Array;
  actions: readonly [number, number][]; // seats and their actions
}

export class OpenMatch {
  private readonly module: Module;
  private readonly played: Played;
  private readonly first: number; // where the states stand, one before each action
  private readonly pair: number; // a state, and the one before it
  private readonly here: number; // the same for a deed: whoever chooses in it may think, and needs the other two
  private readonly dice: number;
  private readonly told: number;

  constructor(module: Module, played: Played) {
    this.module = module;
    this.played = played;
    this.first = module.records('State', played.actions.length + 1);
    this.pair = module.records('State', 2);
    this.here = module.records('State', 2);
    this.dice = module.records('Chance');
    this.told = module.room(8 * module.constant('TOLD_WIDTH') * module.constant('TOLD_MOST'));
    module.chance(this.dice);
    this.play();
  }

  private play(): void {
    const { module } = this;
    module.bytes(this.first, this.played.deal.length).set(this.played.deal);
    this.played.actions.forEach(([seat, action], made) => {
      module.copy(this.state(made), this.state(made + 1), 'State');
      module.doors.apply(this.state(made + 1), seat, action);
    });
  }

  action(number: number): [number, number] {
    return this.played.actions[number - 1] ?? [0, 0];
  }

  /** Where the state stands in which so many actions were made. */
  state(made: number): number {
    return this.first + made * this.size;
  }

  /** A redeal of what a seat knew then, without what others had already chosen in secret. */
  guess(made: number, seat: number): Uint8Array {
    return this.redealtNow(this.state(this.beforeOthersChose(made, seat)), seat);
  }

  private beforeOthersChose(made: number, seat: number): number {
    const { doors } = this.module;
    let open = made;
    while (open > 0) {
      const [other, action] = this.action(open);
      const before = this.state(open - 1);
      if (other === seat || doors.is_revealing(before, other, action) || !doors.is_to_act(before, seat)) break;
      open -= 1;
    }
    return open;
  }

  redealtNow(s: number, seat: number): Uint8Array {
    this.module.copy(s, this.pair, 'State');
    this.module.doors.redeal(this.pair, seat, this.dice);
    return this.module.bytes(this.pair, this.size).slice();
  }

  /** The choices of whoever made an action, as they follow one another in the match. */
  *playedOn(number: number): Generator<number> {
    const [seat] = this.action(number);
    for (let next = number; next <= this.played.actions.length && this.action(next)[0] === seat; next++) yield this.action(next)[1];
  }

  /** The first of these choices, with those that belong to the same deed: until anything is told of it. */
  deed(number: number, choices: Iterator<number, unknown, number>): number[] {
    const [seat] = this.action(number);
    const { here } = this;
    this.module.copy(this.state(number - 1), here, 'State');
    const taken: number[] = [];
    while (taken.length < this.module.constant('JUDGE_WHOLE')) {
      const { value, done } = choices.next(here);
      if (done) break;
      taken.push(value);
      if (this.ends(here, seat, value)) break;
    }
    return taken;
  }

  /** Makes a choice; is the deed done with it? */
  private ends(here: number, seat: number, action: number): boolean {
    const { doors } = this.module;
    const isShown = doors.is_revealing(here, seat, action) !== 0;
    this.module.copy(here, here + BEFORE * this.size, 'State');
    doors.apply(here + NOW, seat, action);
    return isShown || this.waiting(here).join() !== String(seat) || this.isTold(here, seat, action);
  }

  private isTold(here: number, seat: number, action: number): boolean {
    const who = seat * this.module.constant('VIEWERS') + SPECTATOR + 1;
    return this.module.doors.say_move(here, this.told, this.module.constant('TOLD_MOST'), this.module.constant('TOLD_WIDTH'), action, who) > 0;
  }

  private waiting(s: number): number[] {
    return Array.from({ length: this.played.seats }, (_, seat) => seat).filter((seat) => this.module.doors.is_to_act(s, seat));
  }

  /** What equal bots make of the same deal, with other chance after it; or of another deal. */
  playEqual(isSameDeal: boolean): number[] {
    const { doors } = this.module;
    const [s, guess] = [this.pair, this.pair + this.size];
    const { deal, blank } = this.played;
    this.module.bytes(s, deal.length).set(isSameDeal ? deal : blank);
    this.module.chance(this.module.inside('State', s, 'chance'));
    if (!isSameDeal) doors.deal(s, this.played.seats);
    const bot = this.module.told.bots.length - 1;
    while (!doors.is_over(s)) {
      const chosen = this.waiting(s).map((seat): [number, number] => {
        this.module.copy(s, guess, 'State');
        doors.redeal(guess, seat, this.dice);
        return [seat, doors.choose(bot, guess, seat, this.dice)];
      });
      for (const [seat, action] of chosen) doors.apply(s, seat, action);
    }
    return Array.from({ length: this.played.seats }, (_, seat) => doors.reward(s, seat));
  }

  private get size(): number {
    return this.module.layout('State').size;
  }
}
