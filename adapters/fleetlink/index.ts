export { digestOf, packDay, unpackDay } from './dayBody.ts';
export { fleetLink, type FleetLinkOptions, notAllowedCode } from './fleetLink.ts';
