export { faultBitIndex, faultCode, faultNumber, faultSeverity, type FaultSeverity, type FaultSource } from './faultCode.ts';
export {
  entriesOfFaults,
  faultDurationMs,
  filterFaults,
  longestNote,
  machinesAtFault,
  type FaultEnd,
  type FaultEntryId,
  type FaultFilter,
  type FaultLogEntry,
  type FaultNote,
  type LoggedMachine,
  type MachineAtFault,
} from './faultLog.ts';
export { faultHint, type FaultHint, type HintCheck } from './faultHints.ts';
export type { FaultWordsByLanguage } from './FaultWordsByLanguage.ts';
export type { FaultReading } from './faultReading.ts';
export { entryText, faultText, type FaultTexts, type SourceTexts } from './faultText.ts';
export { faultRanking, rankedRange, type FaultRanking, type FaultTally, type RankedFault, type RankedSource } from './faultRanking.ts';
export {
  activeFaults,
  allActiveFaults,
  faultReading,
  litIndicators,
  worstFault,
  worstSeverity,
  type ActiveFault,
  type FaultFlags,
  type MachineFaults,
} from './machineFaults.ts';
export { nextRotationMs, rotatedText, rotationStepMs } from './rotation.ts';
export { unsignalled, withSeen, type SignalledFault, type SignalledFaults } from './signalled.ts';
export { yearStrip, type YearStrip } from './yearStrip.ts';
