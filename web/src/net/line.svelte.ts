import { Refusal, randomHex } from './api';
import type { Accepted, ClientMessage, Consider, Considered, Hinted, Offered, Presence, Redealt, ServerMessage, Update } from './messages';

const FIRST_PAUSE = 300; // milliseconds before the line is tried again
const LONGEST_PAUSE = 8000;
const BEAT = 25_000;

type Answer = Update | Accepted | Hinted | Redealt | Offered;
type Waiting = { message: ClientMessage; resolve: (answer: Answer) => void; reject: (refusal: Refusal) => void };
type Command = Exclude<ClientMessage, { type: 'watch' | 'unwatch' | 'ping' | 'considered' }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Wish = WithoutId<Command>;

/** Who is told what comes through the line. */
export interface Ears {
  heard(update: Update): void;
  met(presence: Presence): void;
  opened(): void; // also whenever it was lost and is there again
  asked(question: Consider): void;
}

/**
 * The line to the server.  Commands carry ids of our own, so whatever was not answered when the
 * line broke is simply sent again; tables are resumed from the last entry we have seen.
 */
export class Line {
  connected = $state(false);
  everConnected = $state(false);
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private closed = false;
  private silent = true; // since the last beat, or since the line was opened
  private beat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly table: string,
    private readonly known: () => { since: number; at?: number },
    private readonly ears: Ears,
  ) {
    this.open();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Send a command; the promise is kept when it is on the server's disk. */
  send(wish: Wish): Promise<Answer> {
    const message = { ...wish, id: randomHex(8) } as Command;
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject });
      this.post(message);
    });
  }

  /** What nobody waits for an answer to. */
  tell(message: Considered): void {
    this.post(message);
  }

  /** Hang up and call again: whoever we are now, the server sees with those eyes. */
  restart(): void {
    this.hangUp();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private readonly hurry = () => {
    if (this.closed || this.socket || document.hidden) return;
    clearTimeout(this.retry);
    this.open();
  };

  private open(): void {
    const address = new URL('/api/socket', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.resume();
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => this.lost();
  }

  private resume(): void {
    this.connected = true;
    this.everConnected = true;
    this.silent = true;
    this.post({ type: 'watch', table: this.table, ...this.known() });
    for (const { message } of this.waiting.values()) this.post(message);
    this.beat = setInterval(() => this.listen(), BEAT);
    this.ears.opened();
  }

  /** A line on which nothing came, not even the answer to the last beat, is dead, whatever the browser says. */
  private listen(): void {
    if (this.silent) return this.hangUp();
    this.silent = true;
    this.post({ type: 'ping' });
  }

  /** Without waiting for the other end, which may be gone. */
  private hangUp(): void {
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.lost();
  }

  private lost(): void {
    this.connected = false;
    this.socket = null;
    clearInterval(this.beat);
    if (this.closed) return;
    this.retry = setTimeout(() => this.open(), this.pause * (0.7 + 0.6 * Math.random()));
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  private post(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    this.silent = false;
    if (message.type !== 'refused') this.pause = FIRST_PAUSE;
    else if (!message.answers && message.table === this.table) return this.hangUp(); // we may not watch now
    if (message.type === 'update') this.ears.heard(message);
    if (message.type === 'presence') this.ears.met(message);
    if (message.type === 'consider') return this.ears.asked(message);
    const waiting = 'answers' in message && message.answers ? this.waiting.get(message.answers) : undefined;
    if (!waiting || !message.type || message.type === 'pong' || message.type === 'presence') return;
    this.waiting.delete(message.answers as string);
    if (message.type === 'refused') waiting.reject(Refusal.from(message));
    else waiting.resolve(message);
  }
}
