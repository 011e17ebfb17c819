export { type CostPeriod, costPeriods } from './costPeriods.ts';
export type { CostFinding, EnergyCost, NoCostReason, PeriodCost, RateCost } from './EnergyCost.ts';
export { type CostQuestion, energyCostOf } from './energyCostOf.ts';
export type { QuarterPower } from './energyFigures.ts';
