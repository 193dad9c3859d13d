import type { Choice } from '../../net/messages';
import { choiceFor, phaseOf, type Step } from './acts';

/** Several choices in a row that one gesture stands for: each is made as soon as it is offered. */
export class Plan {
  steps = $state.raw<readonly Step[]>([]);
  private seen: readonly Choice[] | null = null;

  get isOn(): boolean {
    return this.steps.length > 0;
  }

  begin(steps: readonly Step[]): void {
    this.steps = steps;
    this.seen = null;
  }

  drop(): void {
    this.steps = [];
  }

  /**
   * What is to be chosen now.  An answer may come before what it brought: the same choices are not asked twice, and a
   * step waits for its phase.  Where it is not offered although its phase has come, all is given up.
   */
  next(phase: string, choices: readonly Choice[]): Choice | undefined {
    const [step, ...rest] = this.steps;
    if (!step || !choices.length || choices === this.seen) return undefined;
    const choice = choiceFor(step, choices);
    if (choice) {
      this.seen = choices;
      this.steps = rest;
    } else if (phase === phaseOf(step)) this.drop();
    return choice;
  }
}
