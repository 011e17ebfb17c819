/** Somebody who waits. */
export interface Waiter {
  start(): void;
  refuse(): void;
}

export interface LinesRoom {
  /** Waiters of one key. */
  readonly perKey: number;
  /** Waiters of all keys. */
  readonly inAll: number;
}

/** Waiters in a line for each key. */
export interface WaitingLines {
  /** Whether there was room. */
  add(key: string, waiter: Waiter): boolean;
  /** The first of the line whose turn it is. */
  next(): Waiter | undefined;
  readonly size: number;
}

/**
 * Lines that have their turns one after another. When all room is taken, the longest line loses its last, or among lines of one,
 * the newcomer's among them, chance decides: nobody is shut out for good.
 */
export function waitingLines(room: LinesRoom, random: () => number): WaitingLines {
  /** In the order of their turns. */
  const lines = new Map<string, readonly Waiter[]>();
  let size = 0;

  const dropLast = (key: string) => {
    const line = lines.get(key)!;
    if (line.length === 1) lines.delete(key);
    else lines.set(key, line.slice(0, -1));
    size--;
    line.at(-1)!.refuse();
  };

  /** Whether there is a place for one more of a key, made where it must be. */
  const makePlace = (key: string) => {
    const own = lines.get(key)?.length ?? 0;
    if (own >= room.perKey) return false;
    if (size < room.inAll) return true;
    const longest = Math.max(own + 1, ...[...lines.values()].map((line) => line.length));
    const candidates = [...lines].filter(([each, line]) => line.length === longest && each !== key).map(([each]) => each);
    const loser = candidates[Math.floor(random() * (candidates.length + (own + 1 === longest ? 1 : 0)))];
    if (loser === undefined) return false;
    dropLast(loser);
    return true;
  };

  return {
    add(key, waiter) {
      if (!makePlace(key)) return false;
      lines.set(key, [...(lines.get(key) ?? []), waiter]);
      size++;
      return true;
    },
    next() {
      const [first] = lines;
      if (first === undefined) return undefined;
      const [key, [waiter, ...rest]] = first;
      lines.delete(key);
      if (rest.length > 0) lines.set(key, rest);
      size--;
      return waiter;
    },
    get size() {
      return size;
    },
  };
}
