export { type EventDay, eventDay, type MachineEvent, machineEvents } from './eventDay.ts';
export { type Scaled, unscaled } from './scaled.ts';
export { type TenSecondDay, tenSecondDay } from './tenSecondDay.ts';
