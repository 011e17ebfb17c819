import type { Figure } from '../figures/index.ts';
import type { RateClock } from '../tariff/index.ts';
import { type EnergyTotals, quarterHourMs } from '../totals/index.ts';
import { energyOf, powerCoverage, powerOfQuarter } from './energyFigures.ts';

/** A quarter hour of a price strip over a load strip. */
export interface QuarterLoad {
  readonly fromMs: number;
  /** Undefined where less than half of it is known. */
  readonly powerKW: Figure;
  readonly perKWh: Figure;
}

/** Of each quarter hour of a range. */
export const quarterLoads = (
  each: Iterable<readonly [quarter: number, of: EnergyTotals]>,
  { rateAt }: Pick<RateClock, 'rateAt'>,
  machines: readonly number[],
  minCoverage: number,
): readonly QuarterLoad[] =>
  Array.from(each, ([quarter, of]) => {
    const isKnown = energyOf(of) !== undefined && powerCoverage([of], 1, machines) >= minCoverage;
    return {
      fromMs: quarter * quarterHourMs,
      powerKW: isKnown ? powerOfQuarter(quarter, of).powerKW : undefined,
      perKWh: rateAt(quarter)?.perKWh,
    };
  });
