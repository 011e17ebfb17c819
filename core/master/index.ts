export type { Master } from './Master.ts';
export { masterBit, masterState, type MasterState } from './masterState.ts';
export { sdCardCode, sdCardState, type SdCardState } from './sdCardState.ts';
export { specificPowerKWperM3min } from './specificPower.ts';
export { installedCompressors, type StationSnapshot } from './StationSnapshot.ts';
export { type ValueOrigin, valueOrigins } from './valueOrigin.ts';
