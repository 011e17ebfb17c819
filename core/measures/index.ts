export { type BeforeAfter, beforeAfter } from './beforeAfter.ts';
export { type MachineCycles, machineCycles, type TriedRunOn } from './machineCycles.ts';
export {
  type Evidence,
  type EvidenceLine,
  evidenceLines,
  type EvidencePage,
  evidencePages,
  type LookedMeasure,
  type MachineSums,
  type Measure,
  type MeasureAmount,
  type MeasureFact,
  type MeasureFactName,
  measureFacts,
  type MeasureFound,
  type MeasureInputs,
  type MeasureNotFound,
  type NoMeasureReason,
  noMeasureReasons,
  type PressureRoom,
  type ReplayedAmount,
  type ReplayedChange,
  replayMethods,
} from './Measure.ts';
export { byRank, type EnteredMeasures, type MeasureRow, measuresOf, type MeasuresPicture } from './measuresOf.ts';
export { firstPositiveYear, type Investment, isEconomic, netPresentValue } from './netPresentValue.ts';
export { type PlanHead, planTable, type PlanWords } from './planTable.ts';
export { replayedMeasures } from './replayedMeasures.ts';
export { type MeasureReplayQuestion, replayQuestion } from './replayQuestion.ts';
export type { RowsSum, TogetherChange } from './together.ts';
export { defaultValuation, entryOf, type MeasureWorth } from './valuedMeasure.ts';
