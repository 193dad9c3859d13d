const LATE = 100; // milliseconds after which a frame is no longer waited for: a tab that is hidden has none

/** Go on once the page has been laid out and painted: whoever measures then makes nobody wait.  Gives what gives it up. */
export function painted(go: () => void): () => void {
  let timer = setTimeout(go, LATE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(go);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
