export type { BootHistory } from './bootHistory.ts';
export type { EventPlace, Satisfied } from './exchangeWants.ts';
export { figuresVersion, type FleetDay, maxDayQuarters, recordedSlots } from './FleetDay.ts';
export type { FleetAnswer, FleetExchange, FleetPlant, NumberedEvent } from './FleetExchange.ts';
export type { FleetEvent, FleetFault, FleetMachineState, FleetState } from './FleetState.ts';
export { type InventoryDay, maxInventoryDays, maxWantedDays } from './wantedDays.ts';
