import type { Promised } from '../app/me.svelte';
import type { Export } from '../net/messages';

export interface Check {
  code: 'commitment' | 'secret' | 'nonce' | 'key';
  passed: boolean | null; // null: cannot be told here
}

const KEY_BYTES = 16;

/** Is the deal the one that was promised?  Computed here, with the browser's own cryptography. */
export async function verify(match: Export, promise: Promised): Promise<Check[]> {
  const proof = match.proof;
  if (!proof) return [];
  const secret = bytes(proof.secret);
  return [
    { code: 'commitment', passed: promise.commitment ? promise.commitment === proof.commitment : null },
    { code: 'secret', passed: hex(await crypto.subtle.digest('SHA-256', secret)) === proof.commitment },
    { code: 'nonce', passed: promise.nonce ? proof.nonces.includes(promise.nonce) : null },
    { code: 'key', passed: (await dealKey(secret, proof.nonces)) === match.match.key },
  ];
}

async function dealKey(secret: Uint8Array<ArrayBuffer>, nonces: string[]): Promise<string> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(nonces.join('\n')));
  return hex(signed.slice(0, KEY_BYTES));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
