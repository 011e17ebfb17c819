/** Work that waits for its turn. */
export interface FairQueue {
  /** Does a piece of work when it is the key's turn; rejects with a QueueFull when there is no room to wait. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** There was no room to wait in; nothing was done. */
export class QueueFull extends Error {
  constructor() {
    super('too much is waiting');
    this.name = 'QueueFull';
  }
}

export interface QueueRoom {
  /** Waiting pieces of one key. */
  readonly perKey: number;
  /** Waiting pieces of all keys. */
  readonly inAll: number;
}

interface Waiter {
  start(): void;
  refuse(): void;
}

/**
 * Does one piece of work at a time, of each key in turn, so that much of one key delays another key by one piece only.
 * When all room is taken, the longest line loses its last, or among lines of one, chance decides: nobody is shut out for good.
 */
export function fairQueue(room: QueueRoom, random: () => number = Math.random): FairQueue {
  /** In the order of their turns. */
  const lines = new Map<string, Waiter[]>();
  let waiting = 0;
  let isBusy = false;

  const next = () => {
    const [first] = lines;
    isBusy = first !== undefined;
    if (first === undefined) return;
    const [key, [waiter, ...rest]] = first;
    lines.delete(key);
    if (rest.length > 0) lines.set(key, rest);
    waiting--;
    waiter!.start();
  };

  const drop = (key: string) => {
    const line = lines.get(key)!;
    line.pop()!.refuse();
    if (line.length === 0) lines.delete(key);
    waiting--;
  };

  /** Whether there is a place, made where it must be. */
  const makePlace = (key: string) => {
    if ((lines.get(key)?.length ?? 0) >= room.perKey) return false;
    if (waiting < room.inAll) return true;
    const entries = [...lines];
    const longest = Math.max(...entries.map(([, line]) => line.length));
    if (longest === 1 && lines.has(key)) return false;
    const candidates = entries.filter(([, line]) => line.length === longest);
    const places = longest === 1 ? candidates.length + 1 : candidates.length;
    const loser = candidates[Math.floor(random() * places)]?.[0];
    if (loser === undefined || loser === key) return false;
    drop(loser);
    return true;
  };

  const turn = (key: string) =>
    new Promise<void>((start, fail) => {
      if (!isBusy) {
        isBusy = true;
        start();
      } else if (makePlace(key)) {
        const waiter = { start, refuse: () => fail(new QueueFull()) };
        lines.set(key, [...(lines.get(key) ?? []), waiter]);
        waiting++;
      } else fail(new QueueFull());
    });

  return {
    async run(key, work) {
      await turn(key);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
