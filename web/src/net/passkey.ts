import { api } from './api';
import type { Me, Passkeys } from './messages';

/** Bytes as WebAuthn writes them in JSON, and back. */
export function toText(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** A browser has passkeys where the page came safely, under a name. */
export const hasPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in globalThis;

interface Named {
  id: string;
  type: 'public-key';
}

interface Asked {
  challenge: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: Named[];
  allowCredentials?: Named[];
}

const named = (list: Named[] = []) => list.map((one) => ({ ...one, id: toBytes(one.id) }));

/** Keep our name by a passkey on this device; how many keep it now. */
export async function keepName(): Promise<Passkeys> {
  const options = (await api.beginKeeping()).options as Asked & Omit<PublicKeyCredentialCreationOptions, keyof Asked>;
  const user = { name: '', displayName: '', ...options.user, id: toBytes(options.user?.id ?? '') };
  const publicKey = { ...options, challenge: toBytes(options.challenge), user, excludeCredentials: named(options.excludeCredentials) };
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return api.keepName(answer(made, { attestationObject: response.attestationObject }));
}

/** Come back as whoever keeps their name by a passkey that this device has. */
export async function comeBack(): Promise<Me> {
  const options = (await api.beginComingBack()).options as Asked & Omit<PublicKeyCredentialRequestOptions, keyof Asked>;
  const publicKey = { ...options, challenge: toBytes(options.challenge), allowCredentials: named(options.allowCredentials) };
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { authenticatorData, signature } = found.response as AuthenticatorAssertionResponse;
  return api.comeBack(answer(found, { authenticatorData, signature }));
}

function answer(given: PublicKeyCredential, parts: Record<string, ArrayBuffer>): Record<string, unknown> {
  const all = { clientDataJSON: given.response.clientDataJSON, ...parts };
  const response = Object.fromEntries(Object.entries(all).map(([name, bytes]) => [name, toText(bytes)]));
  return { id: given.id, rawId: toText(given.rawId), type: given.type, response };
}
