import type { Promised } from '../app/me.svelte';
import type { Export, Proof, Step } from '../net/messages';
import { digest, gameOf, hex, sha256 } from './digests';
import type { Seen } from './witness';

export interface Check {
  code: 'game' | 'commitment' | 'secret' | 'pledges' | 'nonce' | 'key' | 'moves';
  passed: boolean | null; // null: cannot be told here
}

export type Verdict = 'fair' | 'unfair' | 'unknown';

const KEY_BYTES = 16;

/**
 * Is the deal the one that was promised, and the match the one that was seen?  Computed here, with the browser's own
 * cryptography, from what this browser remembers; `replays` are the server's, as each of our seats saw it.
 */
export async function verify(match: Export, promise: Promised, seen: Seen | null, replays: ReadonlyMap<number, Step[]>): Promise<Check[]> {
  const proof = match.proof;
  if (!proof) return [];
  const secret = bytes(proof.secret);
  return [
    { code: 'game', passed: promise.game ? promise.game === gameOf(match.match) : null },
    { code: 'commitment', passed: promise.commitment ? promise.commitment === proof.commitment : null },
    { code: 'secret', passed: hex(await crypto.subtle.digest('SHA-256', secret)) === proof.commitment },
    { code: 'pledges', passed: await arePledgesKept(proof, promise) },
    { code: 'nonce', passed: isOurPartIn(proof, promise) },
    { code: 'key', passed: (await dealKey(secret, proof.nonces)) === match.match.key },
    { code: 'moves', passed: await areMovesAsSeen(match, seen, replays) },
  ];
}

/** One thing that is wrong is enough; to be fair, all must be known to be right. */
export function verdictOf(checks: readonly Check[]): Verdict {
  if (checks.some((check) => check.passed === false)) return 'unfair';
  return checks.length && checks.every((check) => check.passed) ? 'fair' : 'unknown';
}

/** Had every other person pledged their part before we showed ours?  A bot has none. */
async function arePledgesKept(proof: Proof, { seats = [], pledges }: Promised): Promise<boolean | null> {
  const others = proof.nonces.map((nonce, seat) => ({ nonce, seat })).filter(({ nonce, seat }) => nonce && !seats.includes(seat));
  if (!others.length && seats.length) return true;
  if (!pledges) return null;
  for (const { nonce, seat } of others) if ((await sha256(nonce)) !== pledges[seat]) return false;
  return true;
}

function isOurPartIn(proof: Proof, { seats = [], nonce }: Promised): boolean | null {
  if (!nonce || !seats.length) return null;
  return seats.every((seat) => proof.nonces[seat] === nonce);
}

/** Do the server's replays show what we saw, and are their actions those of the match? */
async function areMovesAsSeen(match: Export, seen: Seen | null, replays: ReadonlyMap<number, Step[]>): Promise<boolean | null> {
  let compared = 0;
  for (const [seat, steps] of replays) {
    if (JSON.stringify(actionsOf(steps)) !== JSON.stringify(match.match.actions)) return false;
    for (const [place, fingerprint] of placesOf(seat, seen?.views)) {
      const step = steps.findLast((step) => step.seq <= place);
      if (!step || (await digest(step.views[0])) !== fingerprint) return false;
      compared += 1;
    }
    for (const [place, action] of placesOf(seat, seen?.acts)) if (!steps.some((step) => isAct(step, place, seat, action))) return false;
  }
  return compared ? true : null;
}

function placesOf<T>(seat: number, noted: Record<string, T> | undefined): [number, T][] {
  const own = Object.entries(noted ?? {}).filter(([place]) => place.startsWith(`${seat}:`));
  return own.map(([place, value]) => [Number(place.split(':')[1]), value]);
}

function isAct(step: Step, seq: number, seat: number, action: number): boolean {
  return step.seq === seq && step.action?.[0] === seat && step.action[1] === action;
}

/** The actions that stand after all steps. */
function actionsOf(steps: readonly Step[]): [number, number][] {
  const actions: [number, number][] = [];
  for (const { action, removed } of steps) {
    if (action) actions.push(action as [number, number]);
    if (removed) actions.splice(removed[0] as number, removed[1]);
  }
  return actions;
}

async function dealKey(secret: Uint8Array<ArrayBuffer>, nonces: string[]): Promise<string> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(nonces.join('\n')));
  return hex(signed.slice(0, KEY_BYTES));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}
