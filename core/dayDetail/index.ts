export { type EventDay, eventDay, type MachineEvent, machineEvents } from './eventDay.ts';
export { missingSlot, scaled, type Scaled, unscaled } from './scaled.ts';
export { slotMs, type TenSecondDay, tenSecondDay, unknownBits } from './tenSecondDay.ts';
