const KEPT = 'drawer';

/** Is the drawer beside the table open?  Closed by default, and kept. */
class Drawer {
  isOpen = $state(localStorage.getItem(KEPT) === 'open');

  open(): void {
    this.set(true);
  }

  close(): void {
    this.set(false);
  }

  turn(): void {
    this.set(!this.isOpen);
  }

  private set(isOpen: boolean): void {
    this.isOpen = isOpen;
    localStorage.setItem(KEPT, isOpen ? 'open' : 'shut');
  }
}

export const drawer = new Drawer();
