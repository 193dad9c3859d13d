/** Opens the server's own rooms in this thread: Python in WebAssembly above the games' modules.  It knows no rule. */
import type { Module } from '../engine/module.ts';
import type { Python } from './python.ts';

/** `snowedin.house.start`. */
interface Starter {
  open_house: { callKwargs(lend: unknown, pages: unknown, keep: unknown, think: unknown, settings: Record<string, unknown>): Promise<Rooms> };
}

/** `snowedin.house.door.House`. */
interface Rooms {
  ask(method: string, address: string, token: string, body: string): Promise<{ toJs(): [number, string, string]; destroy(): void }>;
  connect(socket: number, token: string, send: (data: string) => void, gone: () => void): void;
  hear(socket: number, data: string): void;
  disconnect(socket: number): void;
}

/** What a house needs: the games as they are asked for, and what was kept. */
export interface Furniture {
  lend(game: string): Module;
  think: ((game: string, level: string, guess: Uint8Array, seat: number) => Promise<string>) | null; // as in `engine/bots.ts`, as JSON
  pages: Uint8Array;
  token: string;
  keep(changed: [number, Uint8Array][], count: number): Promise<void>;
  keepToken(token: string): Promise<void>;
  settings?: Record<string, unknown>;
}

export interface Answer {
  status: number;
  body: string;
}

export class House {
  private readonly rooms: Rooms;
  private readonly furniture: Furniture;

  private constructor(rooms: Rooms, furniture: Furniture) {
    this.rooms = rooms;
    this.furniture = furniture;
  }

  static async open(python: Python, furniture: Furniture): Promise<House> {
    const { lend, think, pages, settings = {} } = furniture;
    const keep = (changed: [number, Uint8Array][], count: number) => furniture.keep(changed, count);
    const starter = python.pyimport('snowedin.house.start') as Starter;
    const rooms = await starter.open_house.callKwargs(lend, pages, keep, think ?? undefined, settings);
    return new House(rooms, furniture);
  }

  async ask(method: string, address: string, body: string): Promise<Answer> {
    const told = await this.rooms.ask(method, address, this.furniture.token, body);
    const [status, reply, fresh] = told.toJs();
    told.destroy();
    if (fresh) {
      await this.furniture.keepToken(fresh);
      this.furniture.token = fresh;
    }
    return { status, body: reply };
  }

  /** Serve a socket until it is closed. */
  connect(socket: number, send: (data: string) => void, gone: () => void): void {
    this.rooms.connect(socket, this.furniture.token, send, gone);
  }

  hear(socket: number, data: string): void {
    this.rooms.hear(socket, data);
  }

  disconnect(socket: number): void {
    this.rooms.disconnect(socket);
  }
}
