import { airCoverage, type AirFigure, type AirStatistics, type BalanceCoverage } from '../../../../core/balance/index.ts';
import { type DataBasis, type Figure, ratioOf } from '../../../../core/figures/index.ts';
import { plantIndex } from '../../../../core/statistics/index.ts';
import { msPerSecond } from '../../../../core/time/index.ts';

/** How much is known of a machine, 1..10, or of the plant, which has so many machines. */
export function coverageSinceReset(statistics: AirStatistics, index: number, machines: number): BalanceCoverage | undefined {
  if (index === plantIndex) return airCoverage(statistics.machines, machines);
  return statistics.machines.find((of) => of.index === index)?.coverage;
}

/** The least of what figures are made of. */
export function coverageBehind(coverage: BalanceCoverage | undefined, figures: readonly AirFigure[]): Figure {
  const shares = [
    figures.some((figure) => figure === 'energyLoadKWh' || figure === 'energyNoLoadKWh') ? coverage?.power : undefined,
    figures.some((figure) => figure === 'volumeM3' || figure === 'leakedM3') ? coverage?.delivery : undefined,
  ].filter((share) => share !== undefined);
  return shares.length === 0 ? undefined : Math.min(...shares);
}

/** How much data there is behind figures since the reset, of a machine or of the plant. */
export function airBasis(statistics: AirStatistics, index: number, machines: number, figures: readonly AirFigure[]): DataBasis {
  const { fromMs, untilMs } = statistics.timespan;
  return {
    spanS: ratioOf(untilMs - fromMs, msPerSecond),
    coverage: coverageBehind(coverageSinceReset(statistics, index, machines), figures),
  };
}
