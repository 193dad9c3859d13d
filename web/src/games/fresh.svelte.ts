const MOST = 3; // changed at once; more than that is a jump, and marks nothing

/** What the last change brought or moved, by id; it stays marked until the next change. */
export class Fresh {
  marks = $state.raw<ReadonlySet<string>>(new Set());
  private before: ReadonlyMap<string, string> | null = null;

  /** Look at everything there is now, each with a text that differs when it changes. */
  look(now: ReadonlyMap<string, string>): void {
    const before = this.before;
    this.before = now;
    if (!before) return;
    const changed = [...now.keys()].filter((id) => before.get(id) !== now.get(id));
    if (changed.length) this.marks = new Set(changed.length > MOST ? [] : changed);
  }
}
