import { type EventDay, type MachineEvent, machineEvents } from '../dayDetail/index.ts';
import { median, quantile } from '../estimate/index.ts';
import { msPerHour, msPerSecond } from '../time/index.ts';

/** How long a machine takes for what it does, as its events have it; undefined where it never did that. */
export interface MachineTimes {
  /** Median from a start to the load behind it. */
  readonly startS: number | undefined;
  /** From unloading to the stop behind it, without a load between: 95 of 100 are shorter. */
  readonly runOnS: number | undefined;
  /** The shortest load. */
  readonly minLoadS: number | undefined;
  /** The highest number within an hour. */
  readonly startsPerHour: number;
}

/** Which event follows on which, for each of the times. */
const pairs = {
  startS: ['start', 'load'],
  runOnS: ['unload', 'stop'],
  loadS: ['load', 'unload'],
} as const satisfies Record<string, readonly [MachineEvent, MachineEvent]>;

const timeNames = ['startS', 'runOnS', 'loadS'] as const satisfies readonly (keyof typeof pairs)[];

/** Share of the run-on times that are not longer than the one that holds. */
const runOnLevel = 0.95;

/** Of a machine, 1..10, over some days; a time over midnight counts for none of them. */
export function machineTimes(days: readonly EventDay[], slot: number): MachineTimes {
  const found: Record<keyof typeof pairs, number[]> = { startS: [], runOnS: [], loadS: [] };
  let startsPerHour = 0;
  for (const { timesMs, slots, kinds } of days) {
    const own = Array.from(slots.keys()).filter((i) => slots[i] === slot);
    const starts = own.filter((i) => machineEvents[kinds[i]!] === 'start').map((i) => timesMs[i]!);
    for (let from = 0, until = 0; until < starts.length; until++) {
      while (starts[until]! - starts[from]! >= msPerHour) from++;
      startsPerHour = Math.max(startsPerHour, until - from + 1);
    }
    for (let i = 1; i < own.length; i++) {
      const [before, after] = [machineEvents[kinds[own[i - 1]!]!], machineEvents[kinds[own[i]!]!]];
      const seconds = (timesMs[own[i]!]! - timesMs[own[i - 1]!]!) / msPerSecond;
      for (const name of timeNames) if (pairs[name][0] === before && pairs[name][1] === after) found[name].push(seconds);
    }
  }
  return {
    startS: median(found.startS),
    runOnS: quantile(found.runOnS, runOnLevel),
    minLoadS: found.loadS.length === 0 ? undefined : Math.min(...found.loadS),
    startsPerHour,
  };
}
