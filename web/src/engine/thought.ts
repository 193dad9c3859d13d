/** What several think of one position, as one thought. */
import type { Judged, Thought } from './search.ts';

/** Searches add up by their visits; whoever has solved it is right. */
export function merged(thoughts: readonly Thought[]): Thought {
  const [first] = thoughts;
  const whole = thoughts.length === 1 ? first : thoughts.find((thought) => thought.solved);
  if (whole) return whole;
  const simulations = sum(thoughts.map((thought) => thought.simulations));
  const actions = new Set(thoughts.flatMap((thought) => thought.choices.map((one) => one.action)));
  const choices = [...actions].map((action) => together(action, thoughts, simulations));
  choices.sort((a, b) => b.share - a.share || b.value - a.value || a.action - b.action);
  const mixed = thoughts.some((thought) => thought.mixed);
  const value = mixed ? sum(choices.map((one) => one.value * one.share)) : (choices[0]?.value ?? NaN);
  return { simulations, value, mixed, choices, line: first?.line ?? [], solved: false };
}

function together(action: number, thoughts: readonly Thought[], simulations: number): Judged {
  const found = thoughts.flatMap((thought) => thought.choices.filter((one) => one.action === action).map((one) => ({ ...one, weight: thought.simulations })));
  const visits = sum(found.map((one) => one.visits));
  const value = visits ? sum(found.map((one) => (one.visits ? one.value * one.visits : 0))) / visits : (found[0]?.value ?? NaN);
  const share = simulations ? sum(found.map((one) => one.share * one.weight)) / simulations : (found[0]?.share ?? 0);
  return { action, visits, value, share };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
