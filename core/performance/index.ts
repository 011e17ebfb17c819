export type { EnergyAdjustment } from './EnergyAdjustment.ts';
export { type Coefficient, type EnergyModel, type ModelTerm } from './energyModel.ts';
export {
  type DayRange,
  type NoPerformanceReason,
  type Performance,
  type PerformanceChange,
  type PerformanceCheck,
  type PerformanceCheckName,
  performanceChecks,
  type PerformanceFigure,
  performanceFigures,
  type PerformanceFinding,
} from './Performance.ts';
export { type FurtherVariable, type PerformanceDay } from './PerformanceDay.ts';
export { performanceDays, type PerformanceRates, type PerformanceSums } from './performanceDays.ts';
export { performanceOf, type PerformanceQuestion } from './performanceOf.ts';
export type { SavingDay } from './savings.ts';
export { type DayVariables, type VariableFile, variableFile, type VariableProblem, withVariables } from './variableDays.ts';
