import { figureOf } from '../figures/index.ts';
import { recordOf } from '../records/index.ts';
import { msPerHour, msPerMinute, type PlantDay, plantDayRange, timeRangeMs, wallTimes } from '../time/index.ts';
import type { RateClock } from '../tariff/index.ts';
import { type ChannelSums, quarterHourMs } from '../totals/index.ts';
import type { PerformanceDay } from './PerformanceDay.ts';

/** Quarter hours of what days are made of. */
export interface PerformanceSums {
  /** Of each machine; one without power counts nowhere. */
  readonly power: readonly ChannelSums[];
  /** Flow into the network; undefined, or without a quarter hour, where there is no sensor of it. */
  readonly flow?: ChannelSums | undefined;
  /** Of each machine, which together stand for the flow where there is no sensor of it. */
  readonly delivery?: readonly ChannelSums[] | undefined;
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
  const firstStep = steps[0] ?? 0;
  const lastStep = steps.at(-1) ?? 0;
  const places = new Int32Array(lastStep - firstStep + 1).fill(-1);
  steps.forEach((step, i) => (places[step - firstStep] = i));
  const [first, last] = [dayOf(firstStep), dayOf(lastStep)];
  return {
    at: (step: number): Quarter | undefined => {
      const i = places[step - firstStep] ?? -1;
      return i < 0 ? undefined : { mean: sums[i]! / coveredMs[i]!, coveredMs: coveredMs[i]! };
    },
    isThere: (day: PlantDay) => steps.length > 0 && day >= first && day <= last,
  };
}

type LookedUp = ReturnType<typeof lookedUp>;

/** What some channels have together; undefined where one of them has nothing. */
function together(channels: readonly LookedUp[], step: number): Quarter | undefined {
  let [mean, coveredMs] = [0, Infinity];
  for (const { at } of channels) {
    const part = at(step);
    if (part === undefined) return undefined;
    mean += part.mean;
    coveredMs = Math.min(coveredMs, part.coveredMs);
  }
  return channels.length === 0 ? undefined : { mean, coveredMs };
}

/** The quarter hours that any of the channels has, ascending. */
const stepsOf = (channels: readonly ChannelSums[]): Iterable<number> =>
  channels.length === 1 ? channels[0]!.steps : [...new Set(channels.flatMap(({ steps }) => [...steps]))].sort((a, b) => a - b);

const sumNames = ['knownMs', 'energyKWh', 'volumeM3', 'pressureMs', 'pressureBarMs', 'cost', 'co2Kg'] as const;
type DaySums = Record<(typeof sumNames)[number], number>;

/** Whether a sensor measures the flow into the network. */
export const hasFlow = ({ flow }: PerformanceSums): boolean => flow !== undefined && flow.steps.length > 0;

/**
 * The days of the plant's zone (IANA name), ascending, of which power and flow are known together for 95 % or more. Each quarter hour
 * counts for as long as the least known of them; a machine is there from the day of its first power to that of its last one, and its
 * delivery likewise.
 */
export function performanceDays(parts: PerformanceSums, zone: string, rates?: PerformanceRates): readonly PerformanceDay[] {
  const wallTime = wallTimes(zone);
  const dayOf = (step: number) => wallTime(step * quarterHourMs).day;
  const all = (channels: readonly ChannelSums[]) => channels.map((of) => lookedUp(of, dayOf));
  const air = hasFlow(parts) ? [parts.flow!] : (parts.delivery ?? []);
  const [machines, sources] = [all(parts.power), all(air)];
  const pressures = parts.pressure && lookedUp(parts.pressure, dayOf);
  /** The day that the quarter hours have come to, and what is there on it. */
  const dayAt = (step: number) => {
    const day = dayOf(step);
    const thereOf = (channels: readonly LookedUp[]) => channels.filter(({ isThere }) => isThere(day));
    const behind = plantDayRange(day, zone).untilMs / quarterHourMs;
    return { behind, powerOf: thereOf(machines), airOf: thereOf(sources), day };
  };
  const days = new Map<PlantDay, DaySums>();
  let now = { behind: -Infinity, powerOf: machines, airOf: sources, day: '' };
  for (const step of stepsOf(air)) {
    if (step >= now.behind) now = dayAt(step);
    const { day } = now;
    const [power, volume] = [together(now.powerOf, step), together(now.airOf, step)];
    if (power === undefined || volume === undefined) continue;
    const knownMs = Math.min(volume.coveredMs, power.coveredMs);
    const network = pressures?.at(step);
    const of = days.get(day) ?? recordOf(sumNames, () => 0);
    days.set(day, of);
    of.knownMs += knownMs;
    const energyKWh = (power.mean * knownMs) / msPerHour;
    of.energyKWh += energyKWh;
    // a quarter hour without a rate leaves the day without one
    for (const figure of ['cost', 'co2Kg'] as const) of[figure] += energyKWh * (rates?.[figure].rateAt(step)?.perKWh ?? NaN);
    of.volumeM3 += (volume.mean * knownMs) / msPerMinute;
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
