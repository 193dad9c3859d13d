/** What a page and the house in its worker write to each other. */

/** From the page: a request, or what happens at one of its sockets. */
export type ToHouse =
  | { kind: 'ask'; turn: number; method: string; address: string; body: string }
  | { kind: 'connect'; socket: number }
  | { kind: 'frame'; socket: number; data: string }
  | { kind: 'disconnect'; socket: number };

/** From the house; `waits` while another page of this browser has it, `failed` says why it cannot be opened. */
export type FromHouse =
  | { kind: 'answer'; turn: number; status: number; body: string }
  | { kind: 'connected'; socket: number }
  | { kind: 'frame'; socket: number; data: string }
  | { kind: 'closed'; socket: number }
  | { kind: 'waits' }
  | { kind: 'open' }
  | { kind: 'failed'; why: string };
