import type { TimeRange } from '../time/index.ts';
import { type ChannelSums, quarterHourMs } from '../totals/index.ts';
import { durationCurve, reachedFor } from './durationCurve.ts';
import { type PressureClasses, pressureCounts } from './pressureCounts.ts';
import { type LimitSettings, networkPressureId } from '../settings/index.ts';

/** Limits of the network pressure, in bar. */
export interface PressureBand {
  readonly low: number | undefined;
  readonly high: number | undefined;
}

/** A share of the known time, 0..1: at least, and at most. Of a quarter hour only its extremes are known, not for how long. */
export interface ShareBounds {
  readonly least: number;
  readonly most: number;
}

/** Quarter hours, one after the other, in each of which the pressure was below the limit for a time. */
export interface LowPressure extends TimeRange {
  /** bar */
  readonly least: number;
  /** Its fastest fall from one value to the next, that into it included, bar/min; undefined where it never fell, and of quarter hours. */
  readonly fallBarPerMin?: number | undefined;
  /** Machines that were on load at some time in it, 1..10. */
  readonly ran: readonly number[];
}

/** How good the network pressure was. */
export interface PressureQuality {
  readonly band: PressureBand;
  /** Known time. */
  readonly hours: number;
  /** Means of quarter hours that 1, 50 and 99 % of the time stay below, in bar. */
  readonly p1: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the same means. */
  readonly classes: PressureClasses;
  readonly least: number;
  readonly greatest: number;
  /** Undefined without the limit. */
  readonly below: ShareBounds | undefined;
  readonly above: ShareBounds | undefined;
  /** Undefined without any limit. */
  readonly inside: ShareBounds | undefined;
  /** Those below the limit, ascending. */
  readonly low: readonly LowPressure[];
}

/** The share of time on load, by machine, 1..10. */
export type LoadShares = ReadonlyMap<number, ChannelSums>;

interface Stretch {
  readonly from: number;
  until: number;
  least: number;
}

function lowStretches({ steps, least }: ChannelSums, limit: number): readonly Stretch[] {
  const found: Stretch[] = [];
  steps.forEach((step, i) => {
    if (!(least[i]! < limit)) return;
    const last = found.at(-1);
    if (last?.until === step) {
      last.until = step + 1;
      last.least = Math.min(last.least, least[i]!);
    } else found.push({ from: step, until: step + 1, least: least[i]! });
  });
  return found;
}

/** Each stretch with the machines that were on load in it. */
function lowPressures(stretches: readonly Stretch[], loads: LoadShares): readonly LowPressure[] {
  const ran = stretches.map((): number[] => []);
  for (const [slot, { steps, sums }] of loads) {
    let at = 0;
    stretches.forEach(({ from, until }, i) => {
      while (steps[at]! < from) at++;
      for (; steps[at]! < until; at++) if (sums[at]! > 0 && ran[i]!.at(-1) !== slot) ran[i]!.push(slot);
    });
  }
  return stretches.map(({ from, until, least }, i) => ({
    fromMs: from * quarterHourMs,
    untilMs: until * quarterHourMs,
    least,
    ran: ran[i]!,
  }));
}

/** How good the pressure of quarter hours was; undefined without any. */
export function pressureQuality(sums: ChannelSums, band: PressureBand, loads: LoadShares): PressureQuality | undefined {
  const { coveredMs, least, greatest, steps } = sums;
  const curve = durationCurve({ ...sums, weights: coveredMs });
  if (steps.length === 0 || curve.hours === 0) return undefined;
  const knownMs = coveredMs.reduce((sum, ms) => sum + ms, 0);
  const counts = pressureCounts();
  coveredMs.forEach((ms, i) => {
    if (ms > 0) counts.add(sums.sums[i]! / ms, ms);
  });
  const shareOf = (is: (low: number, high: number) => boolean) =>
    coveredMs.reduce((sum, ms, i) => (is(least[i]!, greatest[i]!) ? sum + ms : sum), 0) / knownMs;
  const { low = -Infinity, high = Infinity } = band;
  const below = { least: shareOf((_, most) => most < low), most: shareOf((lowest) => lowest < low) };
  const above = { least: shareOf((lowest) => lowest > high), most: shareOf((_, most) => most > high) };
  return {
    band,
    hours: curve.hours,
    p1: reachedFor(curve, 0.99)!,
    p50: reachedFor(curve, 0.5)!,
    p99: reachedFor(curve, 0.01)!,
    classes: counts.classes(),
    least: least.reduce((a, b) => Math.min(a, b)),
    greatest: greatest.reduce((a, b) => Math.max(a, b)),
    below: band.low === undefined ? undefined : below,
    above: band.high === undefined ? undefined : above,
    inside:
      band.low === undefined && band.high === undefined
        ? undefined
        : {
            least: shareOf((lowest, most) => lowest >= low && most <= high),
            most: shareOf((lowest, most) => most >= low && lowest <= high),
          },
    low: band.low === undefined ? [] : lowPressures(lowStretches(sums, low), loads),
  };
}

/** The limits of the network pressure; the narrowest ones where it has several. */
export function pressureBandOf({ points }: LimitSettings): PressureBand {
  const of = points.filter(({ point }) => point === networkPressureId);
  const low = of.filter(({ hasLower }) => hasLower).map(({ lower }) => lower);
  const high = of.filter(({ hasUpper }) => hasUpper).map(({ upper }) => upper);
  return { low: low.length === 0 ? undefined : Math.max(...low), high: high.length === 0 ? undefined : Math.min(...high) };
}
