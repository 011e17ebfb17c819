export { type CostPeriod, costPeriods } from './costPeriods.ts';
export { type CostComparison, costComparisons, comparedDays, costRange, lastDayMsOf } from './costRanges.ts';
export {
  type CostFinding,
  type EnergyCost,
  type NoCostReason,
  noCostReasons,
  type PeakQuarter,
  type PeriodCost,
  type RateCost,
} from './EnergyCost.ts';
export { type CostQuestion, energyCostOf } from './energyCostOf.ts';
export { loadStrip, type LoadStrip } from './loadStrip.ts';
export { loadCostPerYear, pressureRule, pressureStepBar, pressureStepCost, type PressureStepFinding } from './pressureStepCost.ts';
export type { PriceFourth } from './priceFourths.ts';
export type { QuarterLoad } from './quarterLoads.ts';
export { rateShades } from './rateRows.ts';
export type { SitePeak } from './sitePeak.ts';
export { sitePower, type SitePower } from './sitePower.ts';
