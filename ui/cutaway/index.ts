export { Cutaway, type CutawayProps } from './Cutaway.tsx';
export { badgePlaces, cutawayPoints, drawingSize } from './cutawayPoints.ts';
export { type MachinePoint, pointQuantities } from './machinePoints.ts';
