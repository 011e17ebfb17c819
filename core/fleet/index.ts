export { type BootHistory, withBoot } from './bootHistory.ts';
export { codeBytes, enrolmentCode, typedCode } from './enrolmentCode.ts';
export { exchangeWants, type EventPlace, type Holding, type Offer, type Satisfied, type Wants } from './exchangeWants.ts';
export { dayFigures, figuresVersion, type FleetDay, fleetDayOf, maxDayQuarters, recordedSlots } from './FleetDay.ts';
export type { FleetAnswer, FleetExchange, FleetMachine, FleetPlant, FleetPlantDetails, NumberedEvent } from './FleetExchange.ts';
export type { FleetEvent, FleetFault, FleetMachineState, FleetState } from './FleetState.ts';
export { type LinkFinding, linkFindings, type Presence, type StationLink } from './linkFindings.ts';
export { fleetRetryMs, longestHoldS, midnightSpreadMs, watchedEveryS } from './fleetPace.ts';
export { type InventoryDay, isPossibleDay, maxInventoryDays, maxWantedDays } from './wantedDays.ts';
