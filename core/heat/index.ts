export { type HeatCircuit, heatCircuits } from '../plantData/index.ts';
export { energyPerDayKWh } from './energyPerDay.ts';
export { fuelTerms, type FuelTerms } from './FuelTerms.ts';
export { heatCurve, type HeatCurvePoint } from './heatCurve.ts';
export {
  type AssumptionLimits,
  defaultHeatParameters,
  type Fuel,
  fuels,
  type HeatAssumption,
  type HeatAssumptions,
  heatLimits,
  type HeatParameters,
  recoverableShares,
  withinHeatLimits,
} from './HeatParameters.ts';
export {
  daysPerYear,
  type HeatFigures,
  heatRecovery,
  type HeatRecovery,
  waterHeatCapacityKJperKgK,
  waterVolumeM3,
} from './heatRecovery.ts';
