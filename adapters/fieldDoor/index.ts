export { allowedAddress, type IsAllowed } from './allowedAddress.ts';
export { keptDoor, type Session, type SessionEvents } from './keptDoor.ts';
export { type Pause, systemPause, within } from './Waiting.ts';
