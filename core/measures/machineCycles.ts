import { slotCount } from '../compressor/index.ts';
import { type EventDay, machineEvents } from '../dayDetail/index.ts';
import { msPerHour, msPerSecond } from '../time/index.ts';

/** What another run-on would have come to: a machine stops so long after it was unloaded, unless it is loaded before. */
export interface TriedRunOn {
  readonly runOnS: number;
  /** Time without load that there would not have been. */
  readonly savedS: number;
  /** Starts beyond those that there were. */
  readonly extraStarts: number;
  /** Of all hours of the clock, with those that there were. */
  readonly maxStartsPerHour: number;
}

/** How a compressor was loaded, unloaded, started and stopped. */
export interface MachineCycles {
  /** 1..10 */
  readonly slot: number;
  /** Times on load whose begin and end are known, and those of them that were shorter than 2 min. */
  readonly loads: number;
  readonly shortLoads: number;
  /** Times from an unloading to a loading or a stop. */
  readonly unloadings: number;
  readonly maxStartsPerHour: number;
  /** Ascending by run-on. */
  readonly tried: readonly TriedRunOn[];
}

/** Shorter ones would end before the machine is blown down. */
const runOnsS = [60, 90, 120, 180, 240, 300, 420, 600, 900] as const;
/** Shorter times on load wear valves and motor. */
const shortLoadS = 120;

interface Times {
  readonly atMs: number;
  readonly kind: (typeof machineEvents)[number];
}

function timesOf({ timesMs, slots, kinds }: EventDay, slot: number): readonly Times[] {
  const found: Times[] = [];
  slots.forEach((of, i) => {
    if (of === slot) found.push({ atMs: timesMs[i]!, kind: machineEvents[kinds[i]!]! });
  });
  return found;
}

interface Unloaded {
  readonly forS: number;
  /** When it was loaded again; undefined where it stopped. */
  readonly loadedMs: number | undefined;
}

const hourOf = (atMs: number) => Math.floor(atMs / msPerHour);
const greatestOf = (counts: ReadonlyMap<number, number>) => [...counts.values()].reduce((a, b) => Math.max(a, b), 0);
const raise = (counts: Map<number, number>, hour: number) => counts.set(hour, (counts.get(hour) ?? 0) + 1);

/**
 * How the compressors of some days were switched, from their events; a compressor without any is left out. What lasted over the start or the
 * end of a day, or has an event missing in between, is not counted.
 */
export function machineCycles(days: readonly EventDay[]): readonly MachineCycles[] {
  return Array.from({ length: slotCount }, (_, i) => i + 1).flatMap((slot) => {
    let [loads, shortLoads, hasEvents] = [0, 0, false];
    const unloaded: Unloaded[] = [];
    const starts = new Map<number, number>();
    for (const day of days) {
      let last: Times | undefined;
      for (const event of timesOf(day, slot)) {
        hasEvents = true;
        const forS = last === undefined ? NaN : (event.atMs - last.atMs) / msPerSecond;
        if (event.kind === 'start') raise(starts, hourOf(event.atMs));
        if (event.kind === 'unload' && last?.kind === 'load') {
          loads++;
          if (forS < shortLoadS) shortLoads++;
        }
        if (last?.kind === 'unload' && event.kind === 'load') unloaded.push({ forS, loadedMs: event.atMs });
        if (last?.kind === 'unload' && event.kind === 'stop') unloaded.push({ forS, loadedMs: undefined });
        last = event;
      }
    }
    if (!hasEvents) return [];
    const tried = runOnsS.map((runOnS): TriedRunOn => {
      const hours = new Map(starts);
      let [savedS, extraStarts] = [0, 0];
      for (const { forS, loadedMs } of unloaded) {
        if (forS <= runOnS) continue;
        savedS += forS - runOnS;
        if (loadedMs === undefined) continue;
        extraStarts++;
        raise(hours, hourOf(loadedMs));
      }
      return { runOnS, savedS, extraStarts, maxStartsPerHour: greatestOf(hours) };
    });
    return [{ slot, loads, shortLoads, unloadings: unloaded.length, maxStartsPerHour: greatestOf(starts), tried }];
  });
}
