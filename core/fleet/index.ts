export { type BootHistory, withBoot } from './bootHistory.ts';
export { codeBytes, enrolmentCode, typedCode } from './enrolmentCode.ts';
export {
  type EnergyAmount,
  type EnergyRanking,
  type FleetMonth,
  type LikeMonths,
  type NoEnergyReason,
  noEnergyReasons,
  type RankedStation,
} from './energyRanking.ts';
export { exchangeWants, type EventPlace, type Holding, type Offer, type Satisfied, type Wants } from './exchangeWants.ts';
export type { CurrencyTotal, FleetAmount, MissingAmount, StationLabel } from './FleetAmount.ts';
export { dayFigures, figuresVersion, type FleetDay, maxDayQuarters, recordedSlots } from './FleetDay.ts';
export type { FleetAnswer, FleetExchange, FleetPlant, NumberedEvent } from './FleetExchange.ts';
export type { FleetEvent, FleetFault, FleetMachineState, FleetState } from './FleetState.ts';
export { type LeakAmount, type LeakRanking, type NoFleetLeakReason, noFleetLeakReasons, type RankedLeak } from './leakRanking.ts';
export { type LinkFinding, linkFindings, type Presence, type StationLink } from './linkFindings.ts';
export { type InventoryDay, isPossibleDay, maxInventoryDays, maxWantedDays } from './wantedDays.ts';
export {
  type BenchmarkedMachine,
  type ModelBenchmark,
  type ModelFigure,
  modelFigures,
  type ModelMedians,
  type NoModelReason,
  noModelReasons,
} from './modelBenchmark.ts';
export { type PlannedService, type ServiceClass, serviceClasses, type StationVisit, type VisitPlace, type VisitPlan } from './visitPlan.ts';
