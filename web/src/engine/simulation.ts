/** Many games of bots, one after another, and what came of them. */
import type { Module } from './module.ts';

const MOST = 500; // games at once

/** What is counted; sums over all games so far. */
export interface Tally {
  games: number;
  moves: number;
  rewards: number[]; // of each seat
  squares: number[];
  lengths: Map<number, number>; // how many games had so many moves
}

export class Simulation {
  readonly tally: Tally;
  private readonly module: Module;
  private readonly seats: number;
  private readonly seed: [number, number];
  private readonly at: { template: number; states: number; dice: number; bots: number; rewards: number; lengths: number };

  constructor(module: Module, seats: number, bot: string, seed: [number, number], template?: string) {
    this.module = module;
    this.seats = seats;
    this.seed = seed;
    this.tally = { games: 0, moves: 0, rewards: Array(seats).fill(0), squares: Array(seats).fill(0), lengths: new Map() };
    this.at = {
      template: module.records('State'),
      states: module.records('State', 2),
      dice: module.records('Chance'),
      bots: module.room(8 * seats),
      rewards: module.room(8 * seats * MOST),
      lengths: module.room(8 * MOST),
    };
    module.blank(this.at.template, {}, template);
    module.whole(this.at.bots, seats).fill(BigInt(module.told.bots.indexOf(bot)));
  }

  /** Plays until so many milliseconds have passed, or so many games are played in all. */
  playFor(milliseconds: number, games: number, now: () => number): void {
    const end = now() + milliseconds;
    let part = 1; // a first look at how long a game takes
    while (this.tally.games < games) {
      this.play(Math.min(part, games - this.tally.games));
      const left = end - now();
      if (left <= 0) return;
      part = Math.min(MOST, part * 2);
    }
  }

  private play(count: number): void {
    const { template, states, dice, bots, rewards, lengths } = this.at;
    const first = this.tally.games;
    this.module.doors.play_games(
      template, states, dice, bots, this.seats, ...this.seed, first, rewards, count, this.seats, lengths, count,
    );
    this.count(count);
  }

  private count(count: number): void {
    const rewards = this.module.real(this.at.rewards, count * this.seats);
    const lengths = this.module.whole(this.at.lengths, count);
    rewards.forEach((reward, i) => {
      const seat = i % this.seats;
      this.tally.rewards[seat] = (this.tally.rewards[seat] ?? 0) + reward;
      this.tally.squares[seat] = (this.tally.squares[seat] ?? 0) + reward * reward;
    });
    lengths.forEach((length) => {
      const moves = Number(length);
      this.tally.moves += moves;
      this.tally.lengths.set(moves, (this.tally.lengths.get(moves) ?? 0) + 1);
    });
    this.tally.games += count;
  }
}

/** A seat's mean reward, and half the width of its 95 % confidence interval. */
export function meanOf(tally: Tally, seat: number): { mean: number; margin: number } {
  const mean = (tally.rewards[seat] ?? 0) / tally.games;
  const variance = Math.max(0, (tally.squares[seat] ?? 0) / tally.games - mean * mean);
  return { mean, margin: tally.games > 1 ? 1.96 * Math.sqrt(variance / (tally.games - 1)) : 0 };
}

/** The moves of a game in the mean, and half the width of the 95 % confidence interval. */
export function movesOf(tally: Tally): { mean: number; margin: number } {
  const mean = tally.moves / tally.games;
  let spread = 0;
  for (const [moves, games] of tally.lengths) spread += games * (moves - mean) ** 2;
  return { mean, margin: tally.games > 1 ? (1.96 * Math.sqrt(spread / (tally.games - 1))) / Math.sqrt(tally.games) : 0 };
}

export interface Column {
  first: number; // moves
  last: number;
  share: number; // of the fullest column
}

/** How long the games were, in so many columns at most, without the longest and shortest hundredth. */
export function columnsOf(tally: Tally, most: number): Column[] {
  const sorted = [...tally.lengths].sort(([a], [b]) => a - b);
  const low = quantile(sorted, tally.games, 0.01);
  const width = Math.max(1, Math.ceil((quantile(sorted, tally.games, 0.99) - low + 1) / most));
  const counts: number[] = [];
  for (const [moves, games] of sorted) {
    const column = Math.floor((moves - low) / width);
    if (column >= 0 && column < most) counts[column] = (counts[column] ?? 0) + games;
  }
  const fullest = Math.max(...counts.filter(Boolean));
  return Array.from(counts, (count, i) => ({ first: low + i * width, last: low + (i + 1) * width - 1, share: (count ?? 0) / fullest }));
}

function quantile(sorted: [number, number][], games: number, share: number): number {
  let left = Math.ceil(games * share);
  for (const [moves, count] of sorted) {
    left -= count;
    if (left <= 0) return moves;
  }
  return 0;
}
