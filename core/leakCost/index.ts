export {
  type LeakCost,
  type LeakCostFigure,
  leakCostFigures,
  type LeakCostFinding,
  leakCostMethods,
  type NoLeakCostReason,
  noLeakCostReasons,
} from './LeakCost.ts';
export { energyAccuracies, hoursPerYear, marginalRule } from './leakCostOf.ts';
export { leakCostChannels, leakCostOfQuarters } from './leakCostOfQuarters.ts';
