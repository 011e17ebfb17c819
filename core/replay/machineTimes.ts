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

/** Of a machine, 1..10, each time that some days have, s; one over midnight counts for none of them. */
export function switchTimes(days: readonly EventDay[], slot: number): Readonly<Record<keyof typeof pairs, readonly number[]>> {
  const found: Record<keyof typeof pairs, number[]> = { startS: [], runOnS: [], loadS: [] };
  for (const { timesMs, slots, kinds } of days) {
    let before: number | undefined;
    for (let i = 0; i < slots.length; i++) {
      if (slots[i] !== slot) continue;
      if (before !== undefined) {
        const [first, then] = [machineEvents[kinds[before]!], machineEvents[kinds[i]!]];
        const seconds = (timesMs[i]! - timesMs[before]!) / msPerSecond;
        for (const name of timeNames) if (pairs[name][0] === first && pairs[name][1] === then) found[name].push(seconds);
      }
      before = i;
    }
  }
  return found;
}

/** The highest number of starts within an hour. */
function maxStartsPerHour(days: readonly EventDay[], slot: number): number {
  let max = 0;
  for (const { timesMs, slots, kinds } of days) {
    const starts = [...timesMs].filter((_, i) => slots[i] === slot && machineEvents[kinds[i]!] === 'start');
    for (let from = 0, until = 0; until < starts.length; until++) {
      while (starts[until]! - starts[from]! >= msPerHour) from++;
      max = Math.max(max, until - from + 1);
    }
  }
  return max;
}

/** Of a machine, 1..10, over some days; a time over midnight counts for none of them. */
export function machineTimes(days: readonly EventDay[], slot: number): MachineTimes {
  const { startS, runOnS, loadS } = switchTimes(days, slot);
  return {
    startS: median(startS),
    runOnS: quantile(runOnS, runOnLevel),
    minLoadS: loadS.length === 0 ? undefined : Math.min(...loadS),
    startsPerHour: maxStartsPerHour(days, slot),
  };
}
