const KEPT = 'drawer';
const NARROW = 700; // pixels: there it would lie over the table

/** Is the drawer beside the table open?  Closed by default, and kept; on a phone it always begins closed. */
class Drawer {
  isOpen = $state(localStorage.getItem(KEPT) === 'open' && innerWidth > NARROW);

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
