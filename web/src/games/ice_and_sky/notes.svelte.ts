const LONGEST = 240; // letters of one note

/**
 * What a player wrote on targets and cards.  It stays in this browser, by table and seat, and is told to nobody.
 */
export class Notes {
  private texts = $state.raw<Readonly<Record<string, string>>>({});
  private readonly key: string;

  constructor(table: string, seat: number | null) {
    this.key = `notes-${table}-${seat ?? 'watching'}`;
    this.texts = read(this.key);
  }

  on(subject: string): string {
    return this.texts[subject] ?? '';
  }

  write(subject: string, text: string): void {
    const { [subject]: _, ...others } = this.texts;
    this.texts = text.trim() ? { ...others, [subject]: text.slice(0, LONGEST) } : others;
    if (Object.keys(this.texts).length) localStorage.setItem(this.key, JSON.stringify(this.texts));
    else localStorage.removeItem(this.key);
  }
}

function read(key: string): Record<string, string> {
  return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
}
