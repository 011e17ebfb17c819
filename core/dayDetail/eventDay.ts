import { slotCount } from '../compressor/index.ts';
import { compressorChannel, indexAt, type LoggedState, plantChannel, type SampleTable, statusRuns } from '../samples/index.ts';
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

function eventsBetween(before: Activity, now: Activity): readonly MachineEvent[] {
  const events: MachineEvent[] = [];
  if (!before.runs && now.runs) events.push('start');
  if (!before.loads && now.loads) events.push('load');
  if (before.loads && !now.loads) events.push('unload');
  if (before.runs && !now.runs) events.push('stop');
  return events;
}

/** A gap is longer than this many periods. */
const gapPeriods = 1.5;

/** The events of a day of a log, `periodS` from sample to sample; what changed while nothing was recorded has no time, and is none. */
export function eventDay({ timesMs, length, columns }: SampleTable, { fromMs, untilMs }: TimeRange, periodS: number): EventDay {
  const [from, until] = [indexAt(timesMs, length, fromMs), indexAt(timesMs, length, untilMs)];
  const longestMs = gapPeriods * periodS * msPerSecond;
  const found: { readonly row: number; readonly slot: number; readonly kind: number }[] = [];
  for (let slot = 1; slot <= slotCount; slot++) {
    const status = columns.get(compressorChannel('status', slot));
    if (status === undefined) continue;
    let before: Activity | undefined;
    for (const { fromRow: row, state } of statusRuns(status, from, until)) {
      const now = activities[state];
      const isGap = row > from && timesMs[row]! - timesMs[row - 1]! > longestMs;
      if (!isGap && before !== undefined && now !== undefined) {
        for (const event of eventsBetween(before, now)) found.push({ row, slot, kind: machineEvents.indexOf(event) });
      }
      before = now;
    }
  }
  found.sort((a, b) => a.row - b.row);
  const pressures = columns.get(plantChannel('systemPressureBar'));
  return {
    timesMs: Float64Array.from(found, ({ row }) => timesMs[row]!),
    slots: Uint8Array.from(found, ({ slot }) => slot),
    kinds: Uint8Array.from(found, ({ kind }) => kind),
    pressuresBar: Float32Array.from(found, ({ row }) => pressures?.[row] ?? NaN),
  };
}
