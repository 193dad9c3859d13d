/** The door of the house in this page: what is asked of a server, over HTTP and a socket, is answered by a worker. */
import { Foretold } from './foretold.ts';
import { Keeping } from './keeping.ts';
import type { FromHouse, ToHouse } from './letters.ts';
import type { Laid } from './python.ts';

declare const LAID: Laid; // put in when the page is built

const API = '/api/';
const SETTINGS = 'house'; // as `snowedin serve` has options: how long bots pause, above all

type Asked = (answer: Response) => void;

export class Door {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: localStorage.getItem(SETTINGS) ?? '{}' });
  private readonly asked = new Map<number, Asked>();
  private readonly sockets = new Map<number, PageSocket>();
  private readonly news: FromHouse[] = []; // until somebody wants to be told
  private readonly foretold = new Foretold(LAID, Keeping.open());
  private told: ((letter: FromHouse) => void) | null = null;
  private turn = 0;

  constructor() {
    this.worker.addEventListener('message', (event: MessageEvent<FromHouse>) => this.read(event.data));
  }

  /** Who is told how the house stands, from its beginning. */
  set tell(told: (letter: FromHouse) => void) {
    this.told = told;
    this.news.splice(0).forEach(told);
  }

  /** Stand between the page and the network. */
  install(): void {
    const outside = globalThis.fetch.bind(globalThis);
    globalThis.fetch = (wanted, init) => {
      const request = new Request(wanted, init);
      return isOurs(request.url) ? this.ask(request) : outside(wanted, init);
    };
    const door = this;
    globalThis.WebSocket = class extends PageSocket {
      constructor() {
        super(door);
      }
    } as unknown as typeof WebSocket;
  }

  add(socket: PageSocket): number {
    this.turn += 1;
    this.sockets.set(this.turn, socket);
    this.post({ kind: 'connect', socket: this.turn });
    return this.turn;
  }

  post(letter: ToHouse): void {
    this.worker.postMessage(letter);
  }

  private async ask(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const known = request.method === 'GET' ? await this.foretold.answer(pathname + search) : undefined;
    if (known !== undefined) return answered(known);
    const turn = ++this.turn;
    const body = await request.text();
    return new Promise((resolve) => {
      this.asked.set(turn, resolve);
      this.post({ kind: 'ask', turn, method: request.method, address: pathname + search, body });
    });
  }

  private read(letter: FromHouse): void {
    this.foretold.isOpen ||= letter.kind === 'open';
    if (letter.kind === 'answer') {
      this.asked.get(letter.turn)?.(answered(letter.body, letter.status));
      this.asked.delete(letter.turn);
    } else if (letter.kind === 'connected') this.sockets.get(letter.socket)?.opened();
    else if (letter.kind === 'frame') this.sockets.get(letter.socket)?.heard(letter.data);
    else if (letter.kind === 'closed') {
      this.sockets.get(letter.socket)?.ended();
      this.sockets.delete(letter.socket);
    } else if (this.told) this.told(letter);
    else this.news.push(letter);
  }
}

const answered = (body: string, status = 200): Response => new Response(body, { status, headers: { 'Content-Type': 'application/json' } });

const isOurs = (address: string): boolean => {
  const url = new URL(address);
  return url.origin === location.origin && url.pathname.startsWith(API);
};

/** As much of a WebSocket as the page uses. */
class PageSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private readonly number: number;

  constructor(private readonly door: Door) {
    this.number = door.add(this);
  }

  send(data: string): void {
    this.door.post({ kind: 'frame', socket: this.number, data });
  }

  close(): void {
    this.readyState = 2;
    this.door.post({ kind: 'disconnect', socket: this.number });
  }

  opened(): void {
    this.readyState = PageSocket.OPEN;
    this.onopen?.();
  }

  heard(data: string): void {
    this.onmessage?.({ data });
  }

  ended(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}
