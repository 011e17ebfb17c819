export {
  estimateLeak,
  type FoundLeak,
  minLeakCoverage,
  type LeakEstimate,
  type LeakQuestion,
  type NoLeak,
  type NoLeakReason,
  noLeakReasons,
} from './estimateLeak.ts';
export { effectiveVolume, type FittedReceiver, type FittedVolume, volumeSumsOf } from './effectiveVolume.ts';
export { type DayLeakEvidence, joinedLeakEvidence, leakEvidenceOf } from './leakEvidence.ts';
export {
  type LeakEvidence,
  type LeakFinding,
  type LeakMethod,
  leakMethods,
  type NoLeakFlowReason,
  noLeakFlowReasons,
} from './LeakFinding.ts';
export { leakFindings, leakMethodsDisagree } from './leakFindings.ts';
export { leakAlarm } from './leakAlarm.ts';
export type { LeakChange } from './leakChange.ts';
export { type LeakTrend, leakTrend, type LeakTrendQuestion, type WeekFlow } from './leakTrend.ts';
export { type NightFlow, nightFlows } from './nightFlows.ts';
export { type NightLevel, type NightPicture, nightPicture, type PicturedLeftOut, type PicturedNight } from './nightPicture.ts';
export { type LeakTestProblem, leakTestProblem } from './leakTestProblem.ts';
export { plantLeak } from './plantLeak.ts';
export type { KnownNightUse, KnownVolume, Leakage, LeftOutDay, LeftOutNight, TestedLeak } from './Leakage.ts';
export { knownOfPlant, latestLeakTest } from './knownOfPlant.ts';
export { leakageOf, type LeakKnowledge, type LeakTest } from './leakageOf.ts';
export { flowPeriodS, quarterFlowTable } from './quarterFlowTable.ts';
export { leakOfQuarters } from './leakOfQuarters.ts';
export { leakageShare, type LeakageBasis, type LeakageShare } from './leakageShare.ts';
export { leakedVolumesM3 } from './leakedVolumes.ts';
export { daysAroundTest, leakTestFindings, type LeakTestQuestion, minLeakTestMs, testedNightUse } from './leakTestFindings.ts';
export { leakByLoadTimeM3min, leakByPressureDecayM3min, type PressureDecay } from './leakTests.ts';
export { spreadLeakage, type LeakageStep } from './spreadLeakage.ts';
export { leakFlowChannel } from './quietFlows.ts';
export type { QuietHours, QuietSpan } from './quietSpans.ts';
