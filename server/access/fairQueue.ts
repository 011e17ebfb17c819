import { type LinesRoom, waitingLines, type WaitingLines } from './waitingLines.ts';

/** Work that waits for its turn. */
export interface FairQueue {
  /** Does a piece of work when it is its turn; rejects with a QueueFull when there is no room to wait in its lane. */
  run<T>(lane: string, key: string, work: () => Promise<T>): Promise<T>;
}

/** There was no room to wait in; nothing was done. */
export class QueueFull extends Error {
  constructor() {
    super('too much is waiting');
    this.name = 'QueueFull';
  }
}

/**
 * Does one piece of work at a time, of each lane in turn and within a lane of each key in turn, so that much of one lane or key
 * delays another by one piece only. Lanes are few and have the same room each.
 */
export function fairQueue(room: LinesRoom, random: () => number = Math.random): FairQueue {
  /** In the order of their turns. */
  const lanes = new Map<string, WaitingLines>();
  let isBusy = false;

  const next = () => {
    const [name, lane] = [...lanes].find(([, { size }]) => size > 0) ?? [];
    isBusy = name !== undefined && lane !== undefined;
    if (name === undefined || lane === undefined) return;
    lanes.delete(name);
    lanes.set(name, lane);
    lane.next()!.start();
  };
  const laneOf = (name: string) => {
    const lane = lanes.get(name) ?? waitingLines(room, random);
    lanes.set(name, lane);
    return lane;
  };
  const turn = (lane: string, key: string) =>
    new Promise<void>((start, fail) => {
      const refuse = () => fail(new QueueFull());
      if (!isBusy) {
        isBusy = true;
        start();
      } else if (!laneOf(lane).add(key, { start, refuse })) refuse();
    });

  return {
    async run(lane, key, work) {
      await turn(lane, key);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
