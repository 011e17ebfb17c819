export { type AirFigures, type AirRows, airRows, consumptionRows, volumeRows, withInstalled } from './airRows.ts';
export {
  type AirFigure,
  airStatistics,
  type AirStatistics,
  type LeakFlow,
  type LeakOrigin,
  type MachineAirStatistics,
} from './AirStatistics.ts';
export { type BalancePurpose, balancePurposeOf, balancePurposes } from './balancePurpose.ts';
export { balanceFigure } from './balanceFigure.ts';
export { balanceJson } from './balanceJson.ts';
export type {
  BalanceReport,
  ColumnFigure,
  LeakageFigure,
  PlantFigure,
  ReportColumn,
  ReportCounter,
  ReportFigure,
  ReportInterval,
  ReportLeakage,
  ReportNote,
  ReportRow,
} from './BalanceReport.ts';
export { airCoverage } from './airCoverage.ts';
export { airShortfalls, balanceShortfalls, leakShortfalls, minCoverage } from './balanceShortfalls.ts';
export { balanceReportOf, cellShortfalls, deviationDigits, isPartlyRecorded, type ReportContext, isSumless } from './balanceReportOf.ts';
export { consumption, type Consumption } from './consumption.ts';
export type {
  BalanceCoverage,
  EnergyBalance,
  EnergyParts,
  MachineBalance,
  PlantBalance,
  RunningFigures,
  SpecificPower,
} from './EnergyBalance.ts';
export { countedDeviation, countedEnergy, type CountedEnergy, type CounterRun } from './countedEnergy.ts';
export { completedBalance } from './completedBalance.ts';
export { coveragePercent } from './coveragePercent.ts';
export { type DevelopmentPeriod, type DevelopmentPeriods, developmentPeriods, type Pace } from './developmentPeriods.ts';
export {
  developmentCoverage,
  type DevelopmentRow,
  developmentRows,
  lacksCoverage,
  type StepPeriod,
  type StepValues,
  volumeOfEnergyM3,
} from './developmentRows.ts';
export { estimatedInBalance, estimatedParts, type EstimatedParts } from './estimatedParts.ts';
export { estimatedPartsOfRows, type EstimatedRow } from './estimatedPartsOfRows.ts';
export { energyBalanceOf } from './energyBalanceOf.ts';
export { type HeatBasis, heatBasis } from './heatBasis.ts';
export type { BalancedMachine } from './machineBalance.ts';
export { reportNotes } from './reportNotes.ts';
export { shownMaximum, shownMinimum } from './shownExtremes.ts';
export { volumeAndLeakage, type VolumeAndLeakage } from './volumeAndLeakage.ts';
