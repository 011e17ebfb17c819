import type { ComputedFigure } from '../../../../core/formulas/index.ts';
import type { StatisticFigure } from '../../../../core/statistics/index.ts';

/** Which rule a figure of the statistics follows; one that is a plain sum of times has none. */
export const computedOf: Readonly<Partial<Record<StatisticFigure, ComputedFigure>>> = {
  runS: 'runningTime',
  loadShare: 'loadShare',
  motorStarts: 'motorStarts',
  startsPerRunHour: 'startsPerRunHour',
  loadPower: 'specificPowerLoad',
  noLoadPower: 'specificPowerNoLoad',
  totalPower: 'specificPower',
  totalKWhM3: 'specificEnergy',
  noLoadKWh: 'energyNoLoad',
  totalKWh: 'energy',
  noLoadShare: 'noLoadShare',
  cost: 'cost',
};
