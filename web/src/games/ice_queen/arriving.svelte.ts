/** How many of the cards that are shown have been drawn: one more with every picture of the screen.
 *  All of them in one go would keep a slow phone from anything else for a while. */
export class Arriving {
  count = $state(1);

  /** Goes on until the function that is returned is called; then it begins anew. */
  run(most: number): () => void {
    const step = () => {
      this.count += 1;
      if (this.count < most) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      this.count = 1;
    };
  }
}
