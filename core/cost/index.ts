export { type CostPeriod, costPeriods } from './costPeriods.ts';
export { type CostComparison, costComparisons, comparedDays, costRange, lastDayMsOf } from './costRanges.ts';
export { type CostFinding, type EnergyCost, type NoCostReason, noCostReasons, type PeriodCost, type RateCost } from './EnergyCost.ts';
export { type CostQuestion, energyCostOf } from './energyCostOf.ts';
export { loadStrip, type LoadStrip } from './loadStrip.ts';
export { loadCostPerYear, pressureRule, pressureStepBar, pressureStepCost, type PressureStepFinding } from './pressureStepCost.ts';
export type { QuarterPower } from './energyFigures.ts';
export type { QuarterLoad } from './quarterLoads.ts';
