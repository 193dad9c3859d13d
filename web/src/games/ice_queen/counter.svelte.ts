const SETTLED = 0.85; // of the time; then the highest has been reached and stands

/** A number that runs up from 0. */
export class Counter {
  value = $state(0);

  /** Runs until the function that is returned is called. */
  run(most: number, milliseconds: number): () => void {
    this.value = 0;
    const start = performance.now();
    const step = (now: number) => {
      this.value = Math.min(most, Math.floor((most * (now - start)) / (SETTLED * milliseconds)));
      if (this.value < most) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }
}
