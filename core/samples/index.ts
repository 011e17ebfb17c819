export { addTotals } from './addTotals.ts';
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
export { type ColumnFigures, columnFigures } from './columnFigures.ts';
export { countedMs } from './countedMs.ts';
export { emptyTotals } from './emptyTotals.ts';
export { flowCollector, type FlowCollector, type FlowSums, flowSumsOf, type FlowTotals } from './flowSums.ts';
export { longestPeriodS, outagePeriods, quarterHourMs } from './intervals.ts';
export { extremesPyramid, type ExtremesPyramid } from './extremesPyramid.ts';
export { loggedStateOf, loggedStates, type LoggedState } from './loggedState.ts';
export { pickRows } from './pickRows.ts';
export { preparedTotals, type PreparedTotals, type SavedTotals } from './preparedTotals.ts';
export { quarterSums } from './quarterSums.ts';
export { indexAt, rangeOf } from './rangeOf.ts';
export type { MachineTotals, PlantTotals, RangeTotals } from './RangeTotals.ts';
export { maxLinePoints, reduceToExtremes } from './reduceToExtremes.ts';
export { recordedShare } from './recordedShare.ts';
export { rowAt } from './rowAt.ts';
export { type RowPeriod, rowPeriods } from './rowPeriods.ts';
export { emptyRow, sampleRowOf, type SampleRow } from './SampleRow.ts';
export type { Column, SampleTable } from './SampleTable.ts';
export { loadShareOf, stateSeconds, type StateSeconds } from './stateSeconds.ts';
export { tableBuilder, type TableBuilder } from './tableBuilder.ts';
export { tableJoiner, type TableJoiner } from './tableJoiner.ts';
export { samplePeriodS, totalsOf } from './totalsOf.ts';
export type { TimeSpan } from './TimeSpan.ts';
export { thin } from './thin.ts';
export { usualSpacingMs } from './usualSpacing.ts';
export {
  clockJumpMs,
  rowsToTrustJump,
  weekBuffer,
  weekBufferMs,
  weekBufferSlots,
  weekBufferSpacingMs,
  type WeekBuffer,
} from './weekBuffer.ts';
