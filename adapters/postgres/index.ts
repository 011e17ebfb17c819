export type { Database } from './Database.ts';
export { fleetStore } from './fleetStore.ts';
export { openEmbeddedDatabase, openServerDatabase } from './openDatabase.ts';
export { UnusableFleetDatabase } from './UnusableFleetDatabase.ts';
