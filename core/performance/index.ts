export { type ComparedRanges, askedRanges, isProposed, type PerformanceAsked, prolongedRanges } from './askedRanges.ts';
export { type ComparedData, type ComparedPerformance, comparedPerformance } from './comparedPerformance.ts';
export type { EnergyAdjustment } from './EnergyAdjustment.ts';
export { type Coefficient, type EnergyModel, type ModelTerm } from './energyModel.ts';
export type { ExpectedPoint } from './expectedLine.ts';
export {
  type DayRange,
  type FittedModel,
  type NoPerformanceReason,
  noPerformanceReasons,
  type Performance,
  type PerformanceChange,
  type PerformanceCheck,
  type PerformanceCheckName,
  performanceChecks,
  type PerformanceFigure,
  performanceFigures,
  type PerformanceFinding,
} from './Performance.ts';
export { type FurtherVariable, furtherVariables, type PerformanceDay } from './PerformanceDay.ts';
export { performanceDays, type PerformanceRates, type PerformanceSums } from './performanceDays.ts';
export { comparedSums, missingDays, type PerformancePoint, performancePoints, type SavedUntil, savedSums } from './performanceChart.ts';
export { performanceDataText } from './performanceDataText.ts';
export { type PerformanceDue, performanceDue } from './performanceDue.ts';
export { minDays, performanceOf, type PerformanceQuestion } from './performanceOf.ts';
export {
  type ImportedVariable,
  importedVariables,
  longestVariableText,
  maxVariableDays,
  type StoredVariable,
  type VariableImport,
  variablesOfFile,
} from './importedVariables.ts';
export { proposedSpan } from './proposedRanges.ts';
export {
  performanceChannels,
  type RecordedPerformance,
  recordedPerformance,
  type RecordedQuestion,
  type VolumeSource,
} from './recordedPerformance.ts';
export { roughly, roughStep } from './roughly.ts';
export type { SavingDay } from './savings.ts';
export { type DayVariables, type KnownVariables, type VariableFile, variableFile, type VariableProblem } from './variableDays.ts';
