export { type EventDay, eventDay, type MachineEvent, machineEvents } from './eventDay.ts';
export { type Scaled, scaled, unscaled } from './scaled.ts';
export { addRowCounts, addRowValues, slotMs, type SlotRows, slotRows } from './slotRows.ts';
export { type TenSecondDay, tenSecondDay } from './tenSecondDay.ts';
