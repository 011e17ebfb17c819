import { remembered } from '../records/index.ts';
import { msPerHour, msPerSecond, type PlantDay, wallTimes, weekdayOf } from '../time/index.ts';
import { type EnergyCollector, quarterHourMs } from '../totals/index.ts';
import type { HeatShares } from './heatShares.ts';

/** A quarter hour of a circuit's compressors. */
export interface HeatQuarter {
  /** 1..12 of the plant's calendar. */
  readonly month: number;
  readonly day: string;
  /** 0..23 by the clock of the plant. */
  readonly hour: number;
  readonly isWeekend: boolean;
  /** Electrical, while they ran. */
  readonly energyKWh: number;
  /** Of its day. */
  readonly shares: HeatShares;
  /** Share of its time in which their power is known, 0..1. */
  readonly coverage: number;
}

/** Of a quarter hour, h. */
export const quarterH = quarterHourMs / msPerHour;
const quarterS = quarterHourMs / msPerSecond;
const [sunday, saturday] = [0, 6];
const monthAt = [5, 7] as const;

/** The compressors 1..10 with a power, of those that are meant. */
export function machinesWithPower({ by }: Pick<EnergyCollector, 'by'>, meant?: readonly number[]): readonly number[] {
  const all = by(() => 'all').get('all')?.machines ?? [];
  return all.flatMap(({ powerS }, i) => (powerS > 0 && (meant?.includes(i + 1) ?? true) ? [i + 1] : []));
}

/** One quarter hour after the other, of some compressors. */
export function heatQuarters(
  { each }: Pick<EnergyCollector, 'each'>,
  machines: readonly number[],
  zone: string,
  sharesOn: (day: PlantDay) => HeatShares,
): readonly HeatQuarter[] {
  const [wallTime, sharesOf] = [wallTimes(zone), remembered(sharesOn)];
  return Array.from(each, ([quarter, of]) => {
    const { day, clockMs } = wallTime(quarter * quarterHourMs);
    const weekday = weekdayOf(day);
    const meant = machines.map((index) => of.machines[index - 1]!);
    return {
      month: Number(day.slice(...monthAt)),
      day,
      shares: sharesOf(day),
      hour: Math.floor(clockMs / msPerHour),
      isWeekend: weekday === sunday || weekday === saturday,
      energyKWh: meant.reduce((sum, { energyLoadKWh, energyNoLoadKWh }) => sum + energyLoadKWh + energyNoLoadKWh, 0),
      coverage: meant.reduce((sum, { powerS }) => sum + powerS, 0) / (machines.length * quarterS),
    };
  });
}
