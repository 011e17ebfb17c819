export { digestOf, packDay, unpackDay } from './dayBody.ts';
export { fleetLink, type FleetLinkOptions } from './fleetLink.ts';
export { packKeptDay, readKeptDay } from './keptDay.ts';
