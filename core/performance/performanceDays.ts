import { figureOf } from '../figures/index.ts';
import { recordOf, remembered } from '../records/index.ts';
import { msPerHour, msPerMinute, type PlantDay, plantDayRange, timeRangeMs, wallTimes } from '../time/index.ts';
import type { RateClock } from '../tariff/index.ts';
import { type ChannelSums, quarterHourMs } from '../totals/index.ts';
import type { PerformanceDay } from './PerformanceDay.ts';

/** Quarter hours of what days are made of. */
export interface PerformanceSums {
  /** Of each machine; one without power counts nowhere. */
  readonly power: readonly ChannelSums[];
  /** Flow into the network or, without a sensor of it, what machines deliver together. */
  readonly flow: ChannelSums;
  readonly pressure?: ChannelSums | undefined;
}

/** What energy costs and emits. */
export type PerformanceRates = Readonly<Record<'cost' | 'co2Kg', Pick<RateClock, 'rateAt'>>>;

/** Of a day with less nobody knows its energy. */
const minCoverage = 0.95;

interface Quarter {
  readonly mean: number;
  readonly coveredMs: number;
}

/** The quarter hours of a channel by number, and the days from its first to its last one, in which a machine is there. */
function lookedUp({ steps, sums, coveredMs }: ChannelSums, dayOf: (step: number) => PlantDay) {
  const places = new Map(Array.from(steps, (step, i) => [step, i]));
  const [first, last] = [dayOf(steps[0] ?? 0), dayOf(steps.at(-1) ?? 0)];
  return {
    at: (step: number): Quarter | undefined => {
      const i = places.get(step);
      return i === undefined ? undefined : { mean: sums[i]! / coveredMs[i]!, coveredMs: coveredMs[i]! };
    },
    isThere: (day: PlantDay) => steps.length > 0 && day >= first && day <= last,
  };
}

const sumNames = ['knownMs', 'energyKWh', 'volumeM3', 'pressureMs', 'pressureBarMs', 'cost', 'co2Kg'] as const;
type DaySums = Record<(typeof sumNames)[number], number>;

/**
 * The days of the plant's zone (IANA name), ascending, of which power and flow are known together for 95 % or more. Each quarter hour
 * counts for as long as the least known of them; a machine is there from the day of its first power to that of its last one.
 */
export function performanceDays(
  { power, flow, pressure }: PerformanceSums,
  zone: string,
  rates?: PerformanceRates,
): readonly PerformanceDay[] {
  const wallTime = wallTimes(zone);
  const dayOf = (step: number) => wallTime(step * quarterHourMs).day;
  const machines = power.map((of) => lookedUp(of, dayOf));
  const machinesOn = remembered((day: PlantDay) => machines.filter(({ isThere }) => isThere(day)));
  const [flows, pressures] = [lookedUp(flow, dayOf), pressure && lookedUp(pressure, dayOf)];
  const days = new Map<PlantDay, DaySums>();
  for (const step of flow.steps) {
    const day = dayOf(step);
    const there = machinesOn(day);
    const parts = there.map(({ at }) => at(step));
    const air = flows.at(step)!;
    if (there.length === 0 || !parts.every((part) => part !== undefined)) continue;
    const knownMs = Math.min(air.coveredMs, ...parts.map(({ coveredMs }) => coveredMs));
    const network = pressures?.at(step);
    const of = days.get(day) ?? recordOf(sumNames, () => 0);
    days.set(day, of);
    of.knownMs += knownMs;
    const energyKWh = (parts.reduce((sum, { mean }) => sum + mean, 0) * knownMs) / msPerHour;
    of.energyKWh += energyKWh;
    // a quarter hour without a rate leaves the day without one
    for (const figure of ['cost', 'co2Kg'] as const) of[figure] += energyKWh * (rates?.[figure].rateAt(step)?.perKWh ?? NaN);
    of.volumeM3 += (air.mean * knownMs) / msPerMinute;
    of.pressureMs += network?.coveredMs ?? 0;
    of.pressureBarMs += (network?.mean ?? 0) * (network?.coveredMs ?? 0);
  }
  return Array.from(days)
    .filter(([day, { knownMs }]) => knownMs >= minCoverage * timeRangeMs(plantDayRange(day, zone)))
    .map(([day, { knownMs, energyKWh, volumeM3, pressureMs, pressureBarMs, cost, co2Kg }]) => ({
      day,
      hours: knownMs / msPerHour,
      energyKWh,
      volumeM3,
      pressureBar: pressureMs > 0 ? pressureBarMs / pressureMs : undefined,
      cost: figureOf(cost),
      co2Kg: figureOf(co2Kg),
    }));
}
