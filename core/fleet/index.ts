export { type BootHistory, withBoot } from './bootHistory.ts';
export { codeBytes, enrolmentCode, typedCode } from './enrolmentCode.ts';
export { dataFindingNames, dataFindings, type DataFinding, isOlderRelease } from './dataFindings.ts';
export { exchangeWants, type EventPlace, type Holding, type Offer, type Satisfied, type Wants } from './exchangeWants.ts';
export { dayFigures, figuresVersion, type FleetDay, fleetDayOf, maxDayQuarters, recordedSlots } from './FleetDay.ts';
export type { FleetAnswer, FleetExchange, FleetPlant, NumberedEvent } from './FleetExchange.ts';
export type { FleetEvent, FleetFault, FleetMachineState, FleetState } from './FleetState.ts';
export { clockOffsetMs, type LinkFinding, linkFindings, type Presence, presenceOf, type StationLink } from './linkFindings.ts';
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
export { standings, stationStanding, type StationStanding } from './stationStanding.ts';
export { type InventoryDay, isPossibleDay, maxInventoryDays, maxWantedDays } from './wantedDays.ts';
