export { liveLink, type LiveLinkParts } from './liveLink.ts';
export type { SlotRange } from './emptySlots.ts';
export {
  AnalysisStore,
  type AnalysisData,
  type AnalysisFile,
  type AnalysisSteps,
  type AnalysisStoreParts,
  maxSampleDays,
  type LoadProgress,
  type WantedPast,
} from './AnalysisStore.ts';
export { type DaysParts, DaysQuery, type DaysQuestion, type EvaluatedAnswer } from './DaysQuery.ts';
export { DraftsStore } from './DraftsStore.ts';
export { FaultTextsStore } from './FaultTextsStore.ts';
export { InputsStore, type InputsStoreParts, type WantedInputs } from './InputsStore.ts';
export { HistoryStore } from './HistoryStore.ts';
export { MachinesStore } from './MachinesStore.ts';
export { isFeeding, machineView, type Chamber, type MachineStyle, type ShownState, type MachineView } from './MachineView.ts';
export { PlantStore } from './PlantStore.ts';
export { PreferencesStore, themes, type Theme } from './PreferencesStore.ts';
export { Restart, type RestartPhase } from './Restart.ts';
export { RunningHoursStore, type RunningHoursParts, type RunningHoursState } from './RunningHoursStore.ts';
export { ServicesStore, type ServicesState } from './ServicesStore.ts';
export { SessionStore, type LoginOutcome, type SessionEnding } from './SessionStore.ts';
export { SettingsStore } from './SettingsStore.ts';
export { presentDay, presentMinuteMs, presentMs } from './present.ts';
export { StationQuery, type QueryState } from './StationQuery.ts';
export { StationStore } from './StationStore.ts';
export { TrendsStore, type Trend } from './TrendsStore.ts';
export { held, turnsInView, type TurnsInView } from './turns.ts';
export {
  measuringPoints,
  pointValues,
  stationShape,
  unknownShape,
  type InputShape,
  type MachineShape,
  type MeasuringPoint,
  type PointValues,
  type StationShape,
} from './StationShape.ts';
export { PlantEditVm, type PlantEditParts } from './PlantEditVm.ts';
