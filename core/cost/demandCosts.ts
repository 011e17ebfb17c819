import type { RateClock } from '../tariff/index.ts';
import type { PlantDay } from '../time/index.ts';
import { quarterHourMs } from '../totals/index.ts';
import { firstDayOf } from './costPeriods.ts';
import type { PowerOfQuarter } from './energyFigures.ts';

/** Highest first, of equal ones the earlier. */
export const byPower = (a: PowerOfQuarter, b: PowerOfQuarter): number => b.powerKW - a.powerKW || a.fromMs - b.fromMs;

/** What the highest quarter hour of each month, or year, costs: at the price of its own time, nothing where that has none. */
export function demandCosts(
  quarters: readonly PowerOfQuarter[],
  { demandAt }: Pick<RateClock, 'demandAt'>,
  dayOf: (quarter: number) => PlantDay,
): readonly number[] {
  const peaks = new Map<string, { readonly peak: PowerOfQuarter; readonly perKW: number }>();
  for (const peak of quarters) {
    const quarter = peak.fromMs / quarterHourMs;
    const demand = demandAt(quarter);
    if (demand === undefined) continue;
    const { per, perKW } = demand;
    const name = `${per} ${firstDayOf[per](dayOf(quarter))}`;
    const before = peaks.get(name);
    if (before === undefined || byPower(peak, before.peak) < 0) peaks.set(name, { peak, perKW });
  }
  return Array.from(peaks.values(), ({ peak, perKW }) => peak.powerKW * perKW);
}
