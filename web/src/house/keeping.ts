/** What the browser keeps of a house: the pages of its database, and the token of whoever lives here. */
const NAME = 'house';
const PAGES = 'pages';
const TOKENS = 'tokens';
const MINE = 'mine';
const ME = 'me';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** On disk, all of it or nothing. */
const written = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = change.onerror = () => reject(change.error);
  });

export class Keeping {
  private constructor(private readonly base: IDBDatabase) {}

  static async open(): Promise<Keeping> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(PAGES);
      opening.result.createObjectStore(TOKENS);
    };
    return new Keeping(await done(opening));
  }

  /** The whole database; empty at first. */
  async pages(): Promise<Uint8Array> {
    const found = (await done(this.base.transaction(PAGES).objectStore(PAGES).getAll())) as Uint8Array[];
    const whole = new Uint8Array(found.reduce((size, page) => size + page.length, 0));
    let at = 0;
    for (const page of found) {
      whole.set(page, at);
      at += page.length;
    }
    return whole;
  }

  /** Keep pages that have changed; there are `count` in all. */
  async keep(changed: [number, Uint8Array][], count: number): Promise<void> {
    const change = this.base.transaction(PAGES, 'readwrite', { durability: 'strict' });
    const pages = change.objectStore(PAGES);
    for (const [number, page] of changed) pages.put(page, number);
    pages.delete(IDBKeyRange.lowerBound(count));
    await written(change);
  }

  token(): Promise<string> {
    return this.read(MINE);
  }

  keepToken(token: string): Promise<void> {
    return this.write(MINE, token);
  }

  /** What the house said last of whoever lives here, as JSON. */
  me(): Promise<string> {
    return this.read(ME);
  }

  keepMe(told: string): Promise<void> {
    return this.write(ME, told);
  }

  private async read(name: string): Promise<string> {
    return ((await done(this.base.transaction(TOKENS).objectStore(TOKENS).get(name))) as string | undefined) ?? '';
  }

  private async write(name: string, told: string): Promise<void> {
    const change = this.base.transaction(TOKENS, 'readwrite', { durability: 'strict' });
    change.objectStore(TOKENS).put(told, name);
    await written(change);
  }
}
