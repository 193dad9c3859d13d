/** A whole game with everything that came of it, played by a module; `recorded.py` has the CPU play the same. */
import type { Module, Options } from '../../web/src/engine/module.ts';

export interface Game {
  number: number;
  seats: number;
  options: Options;
}

/** Is told the bytes of every state, and those of all that was seen. */
export interface Notes {
  state: (bytes: Uint8Array) => void;
  seen: (bytes: Uint8Array) => void;
}

const SELDOM = 5;
const RARE = 4;

export class Recorder {
  private readonly module: Module;
  private readonly s: number;
  private readonly guess: number;
  private readonly seen: number;
  private readonly dice: number;

  constructor(module: Module) {
    this.module = module;
    this.s = module.records('State');
    this.guess = module.records('State');
    this.seen = module.records('Seen');
    this.dice = module.records('Chance');
  }

  /** Plays it, and gives the rewards and how many choices were legal. */
  play(game: Game, notes: Notes): { rewards: number[]; legal: number } {
    const { doors } = this.module;
    this.module.blank(this.s, game.options);
    doors.start(this.module.inside('State', this.s, 'chance'), game.number, 0, 0, 0, 0);
    doors.start(this.dice, game.number, 0, 0, 0, 7);
    doors.deal(this.s, game.seats);
    notes.state(this.bytes('State', this.s));
    let legal = 0;
    let moves = game.number;
    while (!doors.is_over(this.s)) {
      for (let seat = 0; seat < game.seats; seat++) {
        if (!doors.is_to_act(this.s, seat)) continue;
        const action = this.choice(seat, moves, notes);
        legal += doors.is_legal(this.s, seat, action);
        doors.apply(this.s, seat, action);
        notes.state(this.bytes('State', this.s));
        moves += 1;
      }
    }
    const seats = Array.from({ length: game.seats }, (_, seat) => seat);
    return { rewards: seats.map((seat) => doors.reward(this.s, seat)), legal };
  }

  private choice(seat: number, moves: number, notes: Notes): number {
    const { doors, told } = this.module;
    if (moves % SELDOM !== 0) return doors.random_choice(this.s, seat, this.dice);
    this.module.copy(this.s, this.guess, 'State');
    this.bytes('Seen', this.seen).fill(0);
    doors.see(this.guess, seat, this.seen);
    notes.seen(this.bytes('Seen', this.seen));
    this.module.copy(this.s, this.guess, 'State');
    doors.redeal(this.guess, seat, this.dice);
    notes.state(this.bytes('State', this.guess));
    const bot = Math.floor(moves / SELDOM) % (RARE * told.bots.length);
    const action = bot < told.bots.length ? doors.choose(bot, this.guess, seat, this.dice) : 0;
    return doors.is_legal(this.s, seat, action) ? action : doors.random_choice(this.s, seat, this.dice);
  }

  private bytes(record: string, at: number): Uint8Array {
    return this.module.bytes(at, this.module.layout(record).size);
  }
}
