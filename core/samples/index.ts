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
export { pickRows } from './pickRows.ts';
export { indexAt, rangeOf } from './rangeOf.ts';
export { maxLinePoints, reduceToExtremes } from './reduceToExtremes.ts';
export { emptyRow, sampleRowOf, type SampleRow } from './SampleRow.ts';
export type { Column, SampleTable } from './SampleTable.ts';
export { stateSeconds, type StateSeconds } from './stateSeconds.ts';
export { tableBuilder, type TableBuilder } from './tableBuilder.ts';
export { thin } from './thin.ts';
export { usualSpacingMs } from './usualSpacing.ts';
export { weekBuffer, weekBufferMs, weekBufferSlots, weekBufferSpacingMs, type WeekBuffer } from './weekBuffer.ts';
