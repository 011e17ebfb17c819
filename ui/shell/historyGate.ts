/** Sees a step back or forward before the router does, and may stop it there. */
export type HistoryKeeper = (event: PopStateEvent) => void;

let keeper: HistoryKeeper | undefined;

/** To be called before the router listens: listeners of a window are called in the order that they were added in. */
export function openHistoryGate(): void {
  addEventListener('popstate', (event) => keeper?.(event));
}

/** Asks the keeper about every step until the returned function is called; there is one keeper at a time. */
export function keepHistory(next: HistoryKeeper): () => void {
  keeper = next;
  return () => {
    if (keeper === next) keeper = undefined;
  };
}
