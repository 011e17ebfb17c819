/** Whether it is time again: true at first, then false until an interval has passed since it was last true. */
export function atMostOncePer(intervalMs: number, nowMs: () => number): () => boolean {
  let lastMs = -Infinity;
  return () => {
    const now = nowMs();
    if (now - lastMs < intervalMs) return false;
    lastMs = now;
    return true;
  };
}
