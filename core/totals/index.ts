export { addTotals } from './addTotals.ts';
export type { ChannelSums, SumOfTime } from './ChannelSums.ts';
export { type ColumnFigures, columnFigures } from './columnFigures.ts';
export { countedMs } from './countedMs.ts';
export { coveredShare, type CoveredSteps } from './coveredShare.ts';
export { cutSpans } from './cutSpans.ts';
export { dayChannelSums } from './dayChannelSums.ts';
export type { DayRecord, SampleSums } from './DayRecord.ts';
export { dayOfStep, dayStep, daySteps } from './daySteps.ts';
export { daySums, type DaySums } from './daySums.ts';
export { emptyTotals } from './emptyTotals.ts';
export {
  type EnergyCollector,
  energyCollector,
  type EnergyGroups,
  energySumsOf,
  type EnergyTotals,
  type MachineEnergy,
} from './energySums.ts';
export { estimatedDays, estimatedIn } from './estimatedIn.ts';
export { flowCollector, type FlowCollector, type FlowSums, flowSumsOf, type FlowTotals } from './flowSums.ts';
export { outagePeriods, quarterHourMs } from './intervals.ts';
export { joinedRecords, noRecords, mergedRecord } from './joinedRecords.ts';
export { mergedSums, wholeSum } from './mergedSums.ts';
export type { PlacedSums } from './placedSums.ts';
export { recordsProblem, recordWidths } from './possibleRecords.ts';
export { possibleSpan } from './possibleSpan.ts';
export { preparedTotals, type PreparedTotals, type SavedTotals } from './preparedTotals.ts';
export { quarterSums } from './quarterSums.ts';
export type { QuarterRecords } from './QuarterRecords.ts';
export type { MachineTotals, PlantTotals, RangeTotals } from './RangeTotals.ts';
export { loadShareOf, stateSeconds, type StateSeconds } from './stateSeconds.ts';
export { recordedShare } from './recordedShare.ts';
export { type RowPeriod, rowPeriods } from './rowPeriods.ts';
export { overlapOf, sumsBetween, sumsJoiner, type SumsJoiner, sumsAfter } from './sumsJoiner.ts';
export { stepColumns, type StepColumns, type SteppedColumns } from './stepColumns.ts';
export {
  isStateShare,
  type SharedState,
  sharedStates,
  type StateShare,
  stateShare,
  stateShares,
  type SummedChannel,
} from './stateShares.ts';
export { summedChannels, sumChannels } from './sumChannels.ts';
export { maxSumSteps, sumStepMs } from './sumSteps.ts';
export { sumsWithin } from './sumsWithin.ts';
export { totalsOf } from './totalsOf.ts';
export { totalsOfSums } from './totalsOfSums.ts';
