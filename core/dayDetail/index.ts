export { type EventDay, eventDay, type MachineEvent, machineEvents } from './eventDay.ts';
export { type Scaled, scaled, unscaled } from './scaled.ts';
export { slotMs, type TenSecondDay, tenSecondDay } from './tenSecondDay.ts';
