import { completeSumOf, type DataBasis, type DataNeedName, type Figure, shortNeeds } from '../figures/index.ts';
import { type ComputedFigure, needsOf, shortfallsOf } from '../formulas/index.ts';
import type { LeakEstimate } from '../leakage/index.ts';
import { msPerSecond } from '../time/index.ts';
import type { ColumnFigure, LeakageFigure, PlantFigure } from './BalanceReport.ts';
import { airCoverage } from './airCoverage.ts';
import type { AirStatistics } from './AirStatistics.ts';
import type { BalanceCoverage, EnergyBalance, RunningFigures } from './EnergyBalance.ts';

/** Which rule a figure of a balance follows; the others are measured, entered, or plain parts of a sum. */
const formulas: Readonly<Partial<Record<ColumnFigure | PlantFigure | LeakageFigure, ComputedFigure>>> = {
  energyKWh: 'energy',
  energyNoLoadKWh: 'energyNoLoad',
  volumeM3: 'volume',
  cost: 'cost',
  co2Kg: 'co2',
  loadRatio: 'loadShare',
  motorStarts: 'motorStarts',
  specificPowerKWhM3: 'specificEnergy',
  specificPowerKWperM3min: 'specificPower',
  airCostPerM3: 'airCost',
  loadCostRatio: 'loadEnergyShare',
  noLoadCostRatio: 'noLoadShare',
  leakFlowM3min: 'leaked',
  leakedM3: 'leaked',
  leakedRatio: 'leakedShare',
  leakageCost: 'leakageCost',
};

/** What of a balance is calculated from. */
type BalanceData = Pick<RunningFigures, 'loadS' | 'noLoadS'> & { readonly coverage: BalanceCoverage };

/** The least of what is known of a range, 0..1. */
export function minCoverage(coverage: BalanceCoverage): Figure {
  const shares = [coverage.state, coverage.power, coverage.delivery].filter((share) => share !== undefined);
  return shares.length === 0 ? undefined : Math.min(...shares);
}

const basisOf = ({ loadS, noLoadS, coverage }: BalanceData): DataBasis => ({
  runS: completeSumOf([loadS, noLoadS]),
  coverage: minCoverage(coverage),
});

/** Needs that the data of a machine, or of the plant, falls short of; none where nobody knows how much there is. */
export const balanceShortfalls = (data: BalanceData): readonly DataNeedName[] => shortNeeds(basisOf(data));

/** Those of them that a figure has. */
export function shortfallsIn(figure: ColumnFigure | PlantFigure, shortOf: readonly DataNeedName[]): readonly DataNeedName[] {
  const formula = formulas[figure];
  return formula === undefined ? [] : needsOf(formula).filter((need) => shortOf.includes(need));
}

/** Needs that figures of a leak fall short of: of the length of the range, and of the share of its quiet time that is known. */
export function leakShortfalls({ coverage }: LeakEstimate, { range }: Pick<EnergyBalance, 'range'>): readonly DataNeedName[] {
  return shortfallsOf('leaked', { spanS: (range.untilMs - range.fromMs) / msPerSecond, coverage });
}

/** Needs that figures since the reset fall short of: leakage of the length of the time, all of how much of it is known. */
export function airShortfalls({ timespan, machines }: Pick<AirStatistics, 'timespan' | 'machines'>): readonly DataNeedName[] {
  const coverage = airCoverage(machines, machines.length);
  const spanS = (timespan.untilMs - timespan.fromMs) / msPerSecond;
  return shortNeeds({ spanS, coverage: coverage && minCoverage(coverage) });
}
