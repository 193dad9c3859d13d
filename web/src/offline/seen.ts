const CACHE = 'seen';
const MOST = 12; // tables and lists that are kept; the oldest go first

/** The page that wrote something reads it; another version of it might read it otherwise. */
const page = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

interface Kept<What> {
  page: string;
  when: number; // milliseconds, by this device's clock
  what: What;
}

const addressOf = (name: string): string => `/seen/${name}`;

/** Keep what was seen, for when the server cannot be reached; where the browser keeps nothing, nothing is kept. */
export async function keep(name: string, what: unknown): Promise<void> {
  if (!globalThis.caches) return;
  const cache = await caches.open(CACHE);
  await cache.put(addressOf(name), Response.json({ page, when: Date.now(), what } satisfies Kept<unknown>));
  const known = await cache.keys();
  await Promise.all(known.slice(0, -MOST).map((request) => cache.delete(request)));
}

/** What was seen last under this name, and when. */
export async function kept<What>(name: string): Promise<Kept<What> | null> {
  const found = await globalThis.caches?.match(addressOf(name), { cacheName: CACHE });
  const read = found && ((await found.json()) as Kept<What>);
  return read && read.page === page ? read : null;
}

/** Somebody else sits here now, who has seen none of it. */
export async function forget(): Promise<void> {
  await globalThis.caches?.delete(CACHE);
}
