const DIGEST = 16; // digits of a view's fingerprint

/** What a table is about, as one text. */
export function gameOf({ game, options, seats }: { game: string; options: Record<string, unknown>; seats: number }): string {
  return JSON.stringify([game, seats, Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/** A fingerprint of a view. */
export async function digest(view: unknown): Promise<string> {
  return (await sha256(JSON.stringify(view))).slice(0, DIGEST);
}

export async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

export function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
