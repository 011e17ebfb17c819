import { type TenSecondDay, unscaled } from '../dayDetail/index.ts';
import { msPerHour, msPerMinute, msPerSecond, type TimeRange } from '../time/index.ts';
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
/** Values are counted to the mbar, up to 64 bar. */
const mbarPerBar = 1000;
const maxMbar = 65_535;

const machinesOf = (bits: number) => Array.from({ length: 10 }, (_, i) => i + 1).filter((slot) => (bits & (1 << slot)) !== 0);

interface Low {
  readonly fromMs: number;
  untilMs: number;
  least: number;
  bits: number;
}

/** Of the slots of days within a range; undefined without any value. */
export function pressureSeconds(
  days: readonly TenSecondDay[],
  band: PressureBand,
  { fromMs, untilMs }: TimeRange,
): PressureSeconds | undefined {
  const { low = -Infinity, high = Infinity } = band;
  const counts = new Float64Array(maxMbar + 1);
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
      if (barPerMin > 0 && barPerMin > (fastestFall?.barPerMin ?? 0)) fastestFall = { atMs: atMs - slotMs, barPerMin };
      last = bar;
      if (!(bar < low)) open = undefined;
      if (Number.isNaN(bar)) continue;
      known++;
      counts[Math.min(maxMbar, Math.max(0, Math.round(bar * mbarPerBar)))]!++;
      if (bar > high) above++;
      if (bar >= low) continue;
      below++;
      if (open === undefined) lows.push((open = { fromMs: atMs, untilMs: atMs, least: bar, bits: 0 }));
      open.untilMs = atMs + slotMs;
      open.least = Math.min(open.least, bar);
      open.bits |= day.onLoad[slot]!;
    }
    if (known > before) knownDays++;
  }
  if (known === 0) return undefined;
  const reached = (share: number) => {
    let passed = 0;
    return counts.findIndex((count) => (passed += count) >= share * known) / mbarPerBar;
  };
  const hasLimit = band.low !== undefined || band.high !== undefined;
  return {
    days: knownDays,
    hours: (known * slotMs) / msPerHour,
    p1: reached(0.01),
    p50: reached(0.5),
    p99: reached(0.99),
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
