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
export { type EnergyQuestion, energyRankingOf, type SummedMonth } from './energyRankingOf.ts';
export { dataFindingNames, dataFindings, type DataFinding, isOlderRelease, isWellCovered } from './dataFindings.ts';
export { exchangeWants, type EventPlace, type Holding, type Offer, type Satisfied, type Wants } from './exchangeWants.ts';
export type { CurrencyTotal, FleetAmount, MissingAmount, StationLabel } from './FleetAmount.ts';
export { dayFigures, figuresVersion, type FleetDay, fleetDayOf, maxDayQuarters, recordedSlots } from './FleetDay.ts';
export type { FleetAnswer, FleetExchange, FleetPlant, FleetPlantDetails, NumberedEvent } from './FleetExchange.ts';
export type { FleetEvent, FleetFault, FleetMachineState, FleetState } from './FleetState.ts';
export { type LeakAmount, type LeakRanking, type NoFleetLeakReason, noFleetLeakReasons, type RankedLeak } from './leakRanking.ts';
export { deviationScale, isBeyondTolerance, toleranceShare } from './likeLoadScale.ts';
export {
  clockOffsetMs,
  type LinkFinding,
  linkFindings,
  maxClockOffsetMs,
  type Presence,
  presenceOf,
  stationBeatMs,
  type StationLink,
} from './linkFindings.ts';
export {
  type FleetNeed,
  type FleetRights,
  type FleetRole,
  hasRoleIn,
  highestRole,
  mayManage,
  meetsFleetNeed,
  type MemberRole,
  memberRoles,
  type Membership,
  shortestFleetPassword,
} from './fleetRoles.ts';
export { domainOf, type IssuerTrial, issuerTrials, type LoginRefusal, loginRefusals, returnPath } from './issuedLogin.ts';
export { type QuarterFigures, quarterSeries, type QuarterSeries } from './quarterSeries.ts';
export { byUrgency, countStandings, filterStations, type ListedStation, type StationFilter } from './stationList.ts';
export { standings, stationStanding, type StationStanding } from './stationStanding.ts';
export { fleetRetryMs, longestHoldS, midnightSpreadMs, slowestBeatS, watchedEveryS } from './fleetPace.ts';
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
export { areaTowns } from './visitPlaces.ts';
export { maxCodeUses } from './maxCodeUses.ts';
export { type PlaceRegion, placeRegions } from './placeRegions.ts';
export { type KeptVisit, type PlannedVisit, plannedVisits, type VisitFacts } from './keptVisits.ts';
export { stationGroups } from './stationGroups.ts';
export { gridDegrees, isMapPosition, type MapPosition, type MapTiles, tileOrigin } from './mapPosition.ts';
export { type KeptLeak, leakRankingOf } from './leakRankingOf.ts';
export { type ComparedMonth, likeLoad } from './likeLoad.ts';
export type { LoadMonth, MachineYear } from './LoadMonth.ts';
export { firstCountedFault, modelBenchmarkOf, type ModelMachine, modelMedians } from './modelBenchmarkOf.ts';
export { firstLeakDay, firstOfEstimate, stationLeak, type StationLeak } from './stationLeak.ts';
export { fleetStationFacts, type FleetStationFacts } from './FleetStationFacts.ts';
export { type MachinePace, visitPlanOf } from './visitPlanOf.ts';
export { digestDayOf, type MailChoice, type MailKind, mailKinds, silentAfterMin, defaultDigestWeekday } from './MailChoice.ts';
export {
  type MailMemory,
  type MailNotice,
  type MailReader,
  mailSweep,
  type SweepFacts,
  type SweepOutcome,
  type SweptStation,
} from './mailSweep.ts';
export { type WeekDigest, weekBefore, weekDigestOf, type WeekStation } from './weekDigest.ts';
