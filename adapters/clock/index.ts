export { systemClock } from './systemClock.ts';
