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
export { effectiveVolume, type FittedVolume } from './effectiveVolume.ts';
export { addedLeakEvidence, type DayLeakEvidence, leakEvidenceOf, noLeakEvidence } from './leakEvidence.ts';
export type { LeakEvidence, LeakFinding, LeakMethod, NoLeakFlowReason } from './LeakFinding.ts';
export { leakFindings, leakMethodsDisagree } from './leakFindings.ts';
export { type LeakChange, type LeakTrend, leakTrend, type WeekFlow } from './leakTrend.ts';
export { leakOfQuarters } from './leakOfQuarters.ts';
export { leakageShare, type LeakageBasis, type LeakageShare } from './leakageShare.ts';
export { leakedVolumesM3 } from './leakedVolumes.ts';
export { leakTestFindings, type LeakTestQuestion, minLeakTestMs, testedNightUse } from './leakTestFindings.ts';
export { leakByLoadTimeM3min, leakByPressureDecayM3min, type PressureDecay } from './leakTests.ts';
export { spreadLeakage, type LeakageStep } from './spreadLeakage.ts';
export type { QuietHours, QuietSpan } from './quietSpans.ts';
