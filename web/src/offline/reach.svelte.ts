const FIRST_PAUSE = 1000; // milliseconds before the server is asked for again
const LONGEST_PAUSE = 8000;
const GATEWAY = [502, 504]; // said by whoever stands before a server that is gone

/** Whether the server can be reached. */
class Reach {
  isOffline = $state(false);
  private returns: (() => void)[] = [];
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;

  /** Ask for something over HTTP; nothing where nobody answers. */
  async fetch(path: string, init?: RequestInit): Promise<Response | null> {
    const response = await fetch(path, init).catch(() => null);
    if (response && !GATEWAY.includes(response.status)) {
      this.found();
      return response;
    }
    this.lost();
    return null;
  }

  /** Wait until the server answers again. */
  back(): Promise<void> {
    return this.isOffline ? new Promise((resolve) => this.returns.push(resolve)) : Promise.resolve();
  }

  private found(): void {
    if (!this.isOffline) return;
    this.isOffline = false;
    this.pause = FIRST_PAUSE;
    clearTimeout(this.retry);
    removeEventListener('online', this.tryAgain);
    this.returns.splice(0).forEach((resolve) => resolve());
  }

  private lost(): void {
    if (!this.isOffline) addEventListener('online', this.tryAgain);
    this.isOffline = true;
    clearTimeout(this.retry);
    this.retry = setTimeout(this.tryAgain, this.pause);
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  private readonly tryAgain = () => void this.fetch('/api/me');
}

export const reach = new Reach();
