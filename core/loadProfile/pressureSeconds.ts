import { type TenSecondDay, unscaled } from '../dayDetail/index.ts';
import { msPerHour, msPerMinute, msPerSecond, type TimeRange } from '../time/index.ts';
import { type PressureClasses, pressureCounts } from './pressureCounts.ts';
import type { LowPressure, PressureBand } from './pressureQuality.ts';

/** How good the network pressure was, from its values every 10 s. */
export interface PressureSeconds {
  /** Days with such values. */
  readonly days: number;
  /** Known time. */
  readonly hours: number;
  /** 1, 50 and 99 % of the time stay below, in bar. */
  readonly p1: number;
  readonly p50: number;
  readonly p99: number;
  readonly classes: PressureClasses;
  /** Shares of the known time, 0..1; undefined without the limit. */
  readonly below: number | undefined;
  readonly above: number | undefined;
  /** Undefined without any limit. */
  readonly inside: number | undefined;
  /** From one value to the next; undefined where it never fell. */
  readonly fastestFall: { readonly atMs: number; readonly barPerMin: number } | undefined;
  /** How often it was below the limit. */
  readonly lowCount: number;
  /** The longest of these times, ascending in time. */
  readonly low: readonly LowPressure[];
}

const slotMs = 10 * msPerSecond;
const slotsPerMinute = msPerMinute / slotMs;
/** More would be a log. */
const maxLow = 200;

const machinesOf = (bits: number) => Array.from({ length: 10 }, (_, i) => i + 1).filter((slot) => (bits & (1 << slot)) !== 0);

interface Low {
  readonly fromMs: number;
  untilMs: number;
  least: number;
  fallBarPerMin: number | undefined;
  bits: number;
}

/** Of the slots of days within a range; undefined without any value. */
export function pressureSeconds(
  days: readonly TenSecondDay[],
  band: PressureBand,
  { fromMs, untilMs }: TimeRange,
): PressureSeconds | undefined {
  const { low = -Infinity, high = Infinity } = band;
  const counts = pressureCounts();
  const lows: Low[] = [];
  let [known, below, above, knownDays] = [0, 0, 0, 0];
  let fastestFall: PressureSeconds['fastestFall'];
  for (const day of days) {
    const before = known;
    let last = NaN;
    let open: Low | undefined;
    for (let slot = 0; slot < day.pressure.values.length; slot++) {
      const atMs = day.fromMs + slot * slotMs;
      const bar = atMs < fromMs || atMs >= untilMs ? NaN : unscaled(day.pressure, slot);
      const barPerMin = (last - bar) * slotsPerMinute;
      if (barPerMin > (fastestFall?.barPerMin ?? 0)) fastestFall = { atMs: atMs - slotMs, barPerMin };
      last = bar;
      if (!(bar < low)) open = undefined;
      if (Number.isNaN(bar)) continue;
      known++;
      counts.add(bar, 1);
      if (bar > high) above++;
      if (bar >= low) continue;
      below++;
      if (open === undefined) lows.push((open = { fromMs: atMs, untilMs: atMs, least: bar, fallBarPerMin: undefined, bits: 0 }));
      open.untilMs = atMs + slotMs;
      open.least = Math.min(open.least, bar);
      if (barPerMin > (open.fallBarPerMin ?? 0)) open.fallBarPerMin = barPerMin;
      open.bits |= day.onLoad[slot]!;
    }
    if (known > before) knownDays++;
  }
  if (known === 0) return undefined;
  const hours = (known * slotMs) / msPerHour;
  const hasLimit = band.low !== undefined || band.high !== undefined;
  return {
    days: knownDays,
    hours,
    p1: counts.reached(0.01),
    p50: counts.reached(0.5),
    p99: counts.reached(0.99),
    classes: counts.classes(),
    below: band.low === undefined ? undefined : below / known,
    above: band.high === undefined ? undefined : above / known,
    inside: hasLimit ? (known - below - above) / known : undefined,
    fastestFall,
    lowCount: lows.length,
    low: lows
      .toSorted((a, b) => b.untilMs - b.fromMs - (a.untilMs - a.fromMs) || a.fromMs - b.fromMs)
      .slice(0, maxLow)
      .sort((a, b) => a.fromMs - b.fromMs)
      .map(({ bits, ...of }) => ({ ...of, ran: machinesOf(bits) })),
  };
}
