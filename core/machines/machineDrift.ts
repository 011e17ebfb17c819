import { blockBootstrap, cusum, findingLevel, stepDeviation } from '../estimate/index.ts';
import { ratioOf } from '../figures/index.ts';
import type { PlantDay, TimeRange } from '../time/index.ts';
import { isentropicWork } from './isentropic.ts';
import type { LoadClass } from './loadClasses.ts';
import type { MachineDay } from './machineDays.ts';
import type { MachineFinding } from './MachineFinding.ts';

/** A day's specific power beside what the same compressor needed at the same flows in its reference days. */
export interface DriftDay {
  readonly day: PlantDay;
  /** 1 is as before. */
  readonly ratio: number;
  readonly onLoadS: number;
  readonly energyKWh: number;
}

/** A specific power that changed and stayed so. */
export interface DriftChange {
  readonly since: PlantDay;
  /** The day by which it was beyond chance. */
  readonly foundOn: PlantDay;
  /** More than before as a share. */
  readonly size: MachineFinding;
  /** Of the energy of a year on load, kWh: what the change takes. */
  readonly perYearKWh: { readonly value: number; readonly low: number; readonly high: number };
}

/** How the specific power of a compressor went. */
export interface MachineDrift {
  readonly days: readonly DriftDay[];
  /** Days that were compared with the reference. */
  readonly watched: number;
  readonly change: DriftChange | undefined;
  /** Why no day was watched; undefined where some were. */
  readonly reason: 'tooFewDays' | undefined;
}

const secondsPerHour = 3600;
const minSeconds = secondsPerHour;
/** So many days are what the others are compared with. */
export const referenceDays = 28;
/** Days do not scatter less than this share. */
const minScatter = 0.005;
/** The scatter of some weeks is known badly: more than usual is allowed, so that chance does not look like wear. */
const allowance = 1;
const limit = 6;
const daysPerYear = 365;

/** Energy at no matter which pressure, and volume, of classes of one flow. */
interface ClassSums {
  work: number;
  volumeM3: number;
}

/** Energy over the ideal work, so that days of other pressures can be compared. */
const workOf = ({ energyKWh, pressureBar }: LoadClass) => energyKWh / isentropicWork(pressureBar);

function referenceOf(days: readonly MachineDay[]): ReadonlyMap<number, ClassSums> {
  const sums = new Map<number, ClassSums>();
  for (const of of days.flatMap(({ classes }) => classes)) {
    const sum = sums.get(of.step) ?? { work: 0, volumeM3: 0 };
    sum.work += workOf(of);
    sum.volumeM3 += of.volumeM3;
    sums.set(of.step, sum);
  }
  return sums;
}

/** Undefined below an hour at flows that the reference has. */
function driftDayOf({ day, classes }: MachineDay, reference: ReadonlyMap<number, ClassSums>): DriftDay | undefined {
  let [work, expected, onLoadS, energyKWh] = [0, 0, 0, 0];
  for (const of of classes) {
    const before = reference.get(of.step);
    if (before === undefined) continue;
    work += workOf(of);
    expected += (before.work / before.volumeM3) * of.volumeM3;
    onLoadS += of.seconds;
    energyKWh += of.energyKWh;
  }
  const ratio = ratioOf(work, expected);
  return ratio === undefined || onLoadS < minSeconds ? undefined : { day, ratio, onLoadS, energyKWh };
}

const meanOf = (days: readonly DriftDay[], positions?: Int32Array) => {
  const count = positions?.length ?? days.length;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += days[positions?.[i] ?? i]!.ratio;
  return sum / count;
};

function changeOf(
  days: readonly DriftDay[],
  since: number,
  foundOn: DriftDay,
  { range, coverage, isEstimated }: DriftQuestion,
): DriftChange {
  const [before, after] = [days.slice(0, Math.min(referenceDays, since)), days.slice(since)];
  const [meanBefore, meanAfter] = [meanOf(before), meanOf(after)];
  const value = meanAfter / meanBefore - 1;
  const half = (some: readonly DriftDay[], mean: number) => {
    const interval = blockBootstrap(some.length, (positions) => meanOf(some, positions), { seed: 1, level: findingLevel });
    return interval === undefined ? 0 : Math.max(interval.high - mean, mean - interval.low);
  };
  const margin = Math.hypot(half(before, meanBefore), half(after, meanAfter), minScatter / Math.sqrt(after.length));
  const energyKWh = after.reduce((sum, day) => sum + day.energyKWh, 0);
  const yearKWh = (energyKWh / after.length) * daysPerYear * coverage;
  const taken = (size: number) => yearKWh * (size / (1 + size));
  const [low, high] = [value - margin, value + margin];
  return {
    since: after[0]!.day,
    foundOn: foundOn.day,
    size: {
      kind: isEstimated ? 'rule' : 'fitted',
      value,
      low,
      high,
      unit: 'share',
      method: 'cusum',
      ...range,
      coverage,
      n: after.length,
      assumptions: [],
    },
    perYearKWh: { value: taken(value), low: taken(low), high: taken(high) },
  };
}

/** What else a drift needs. */
export interface DriftQuestion {
  readonly range: TimeRange;
  /** Share of the range's days with an hour on load, 0..1. */
  readonly coverage: number;
  /** Whether power or delivery were calculated and not measured, if only in part. */
  readonly isEstimated: boolean;
}

/**
 * How the specific power of a compressor went since its last exchange or service: each day with an hour on load beside the first 28 of them, at
 * the same flows and by the ratio of isentropic works, and the first change that lasted by a CUSUM.
 */
export function machineDrift(days: readonly MachineDay[], question: DriftQuestion): MachineDrift {
  const onLoadS = ({ classes }: MachineDay) => classes.reduce((sum, { seconds }) => sum + seconds, 0);
  const busy = days.filter((day) => onLoadS(day) >= minSeconds);
  const reference = referenceOf(busy.slice(0, referenceDays));
  const drift = busy.flatMap((day) => driftDayOf(day, reference) ?? []);
  const watched = drift.slice(referenceDays);
  if (watched.length === 0) return { days: drift, watched: 0, change: undefined, reason: 'tooFewDays' };
  const before = drift.slice(0, referenceDays).map(({ ratio }) => ratio);
  const middle = meanOf(drift.slice(0, referenceDays));
  const scatter = stepDeviation(before, minScatter);
  const { alarm } = cusum(
    watched.map(({ ratio }) => (ratio - middle) / scatter),
    allowance,
    limit,
  );
  const change = alarm && changeOf(drift, referenceDays + alarm.since, watched[alarm.at]!, question);
  return { days: drift, watched: watched.length, change, reason: undefined };
}
