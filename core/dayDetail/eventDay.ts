import { indexAt, type LoggedState, type MachineRuns, machineRuns, plantChannel, type SampleTable } from '../samples/index.ts';
import { msPerSecond, type TimeRange } from '../time/index.ts';

/** What a machine does from one sample to the next. */
export const machineEvents = ['start', 'load', 'unload', 'stop'] as const;
/** One of these. */
export type MachineEvent = (typeof machineEvents)[number];

/** What the machines did on a day, ascending in time: one event a place of each column. */
export interface EventDay {
  /** Of the first sample with the new state. */
  readonly timesMs: Float64Array;
  /** Number of the machine, 1..10. */
  readonly slots: Uint8Array;
  /** Places in `machineEvents`. */
  readonly kinds: Uint8Array;
  /** Network pressure then, bar gauge; NaN where it is missing. */
  readonly pressuresBar: Float32Array;
}

interface Activity {
  readonly runs: boolean;
  readonly loads: boolean;
}

/** Undefined where it isn't known. */
const activities: Readonly<Record<LoggedState, Activity | undefined>> = {
  load: { runs: true, loads: true },
  noLoad: { runs: true, loads: false },
  off: { runs: false, loads: false },
  error: { runs: false, loads: false },
  noData: undefined,
};

const placeOf = (event: MachineEvent) => machineEvents.indexOf(event);
const [start, load, unload, stop] = [placeOf('start'), placeOf('load'), placeOf('unload'), placeOf('stop')];

/** A row, a machine and what it did in one number, which sorts as they do. */
const places = { row: 64, slot: 4 } as const;

/** A gap is longer than this many periods. */
const gapPeriods = 1.5;

/** The events of a day of a log, `periodS` from sample to sample; what changed while nothing was recorded has no time, and is none. */
export function eventDay(
  table: SampleTable,
  { fromMs, untilMs }: TimeRange,
  periodS: number,
  runsOf: MachineRuns = machineRuns(table),
): EventDay {
  const { timesMs, length, columns } = table;
  const [from, until] = [indexAt(timesMs, length, fromMs), indexAt(timesMs, length, untilMs)];
  const longestMs = gapPeriods * periodS * msPerSecond;
  const found: number[] = [];
  for (const [slot, runs] of runsOf) {
    let before: Activity | undefined;
    for (const { fromRow, untilRow, state } of runs) {
      if (untilRow <= from || fromRow >= until) continue;
      const row = Math.max(from, fromRow);
      const now = activities[state];
      const isGap = timesMs[row]! - timesMs[row - 1]! > longestMs;
      if (!isGap && before !== undefined && now !== undefined) {
        const place = row * places.row + slot * places.slot;
        if (!before.runs && now.runs) found.push(place + start);
        if (!before.loads && now.loads) found.push(place + load);
        if (before.loads && !now.loads) found.push(place + unload);
        if (before.runs && !now.runs) found.push(place + stop);
      }
      before = now;
    }
  }
  const events = Float64Array.from(found).sort();
  const network = columns.get(plantChannel('systemPressureBar'));
  const count = events.length;
  const [times, slots, kinds] = [new Float64Array(count), new Uint8Array(count), new Uint8Array(count)];
  const pressuresBar = new Float32Array(count).fill(NaN);
  for (let i = 0; i < count; i++) {
    const event = events[i]!;
    const row = Math.floor(event / places.row);
    times[i] = timesMs[row]!;
    slots[i] = Math.floor((event % places.row) / places.slot);
    kinds[i] = event % places.slot;
    if (network !== undefined) pressuresBar[i] = network[row]!;
  }
  return { timesMs: times, slots, kinds, pressuresBar };
}
