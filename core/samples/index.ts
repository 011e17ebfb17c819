export {
  channelPosition,
  channels,
  compressorChannel,
  compressorQuantities,
  plantChannel,
  plantQuantities,
  type Channel,
  type CompressorQuantity,
  type PlantQuantity,
} from './channels.ts';
export { loggedStateOf, loggedStates, type LoggedState } from './loggedState.ts';
export { type MachineRuns, machineRuns } from './machineRuns.ts';
export { settledRow } from './settledRow.ts';
export type { StatusRun } from './statusRuns.ts';
export { pickRows } from './pickRows.ts';
export { indexAt, rangeOf, rowsBetween } from './rangeOf.ts';
export { joinedRows, tableOf } from './joinedRows.ts';
export { longestPeriodS, samplePeriodMs, samplePeriodS } from './samplePeriod.ts';
export { rowAt } from './rowAt.ts';
export { emptyRow, sampleRowOf, type SampleRow } from './SampleRow.ts';
export type { Column, SampleTable } from './SampleTable.ts';
export { columnsOf } from './columnsOf.ts';
export { tableBuilder, type TableBuilder } from './tableBuilder.ts';
export { tableJoiner, type TableJoiner } from './tableJoiner.ts';
export { firstPerInterval } from './firstPerInterval.ts';
export { medianSpacingMs } from './medianSpacing.ts';
export { withPlantPower } from './withPlantPower.ts';
export { weekBuffer, weekBufferMs, weekBufferSpacingMs, type WeekBuffer } from './weekBuffer.ts';
