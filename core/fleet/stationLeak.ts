import { estimateLeak, flowPeriodS, type LeakEstimate, leakTrend, nightFlows, quarterFlowTable } from '../leakage/index.ts';
import { daysFrom, type PlantDay, plantDayRange, shiftDay } from '../time/index.ts';
import { type FlowTotals, quarterHourMs } from '../totals/index.ts';
import type { Spread } from '../estimate/index.ts';

/** What the nights of a station say of leaks. */
export interface StationLeak {
  /** Last day looked at. */
  readonly asOf: PlantDay;
  /** Of the last four weeks. */
  readonly estimate: LeakEstimate;
  /** The first change of the nights' flow that lasted, within the days looked at, m3/min; undefined without one. */
  readonly change: (Spread & { readonly since: PlantDay }) | undefined;
}

/** Days that an estimate looks at, and those that a change is looked for in. */
const leakDays = 28;
const leakTrendDays = 120;

/** The first of the days that a station's leak is estimated from. */
export const firstLeakDay = (asOf: PlantDay): PlantDay => shiftDay(asOf, 1 - leakTrendDays);
/** The first of those that the flow itself is estimated from. */
export const firstOfEstimate = (asOf: PlantDay): PlantDay => shiftDay(asOf, 1 - leakDays);

/** What the quarter hours until the end of a day say of leaks, ascending, which are gone through twice; without an entered night use an upper bound. */
export function stationLeak(
  quarters: Iterable<FlowTotals>,
  { asOf, zone, nightUseM3min }: { readonly asOf: PlantDay; readonly zone: string; readonly nightUseM3min?: number | undefined },
): StationLeak {
  const { untilMs } = plantDayRange(asOf, zone);
  const first = firstLeakDay(asOf);
  const range = { fromMs: plantDayRange(first, zone).fromMs, untilMs };
  const table = quarterFlowTable(quarters, Math.ceil((untilMs - range.fromMs) / quarterHourMs));
  const asked = { zone, periodS: flowPeriodS };
  const { change } = leakTrend({ nights: nightFlows(table, { ...range, ...asked }), days: daysFrom(first, asOf) + 1, range });
  return {
    asOf,
    estimate: estimateLeak(table, {
      ...{ fromMs: plantDayRange(firstOfEstimate(asOf), zone).fromMs, untilMs, ...asked },
      ...(nightUseM3min !== undefined && { nightUseM3min }),
    }),
    change: change && { since: change.since, value: change.change.value, low: change.change.low, high: change.change.high },
  };
}
