export { type PlantChange, type SheetMachine } from './changedPlant.ts';
export { type LoggedPlantDay, minReplayDays, type NoReplayReason, noReplayReasons, type PlantKnowledge } from './fitPlant.ts';
export { loggedPlantDay } from './loggedPlantDay.ts';
export { type ReplayDay, replayDayOf } from './replayDay.ts';
export { type GateFigure, gateFigures, gateLimits } from './replayGate.ts';
export type { SavedCost } from './replaySums.ts';
export {
  type ControlWhatIf,
  type ReplayOutcome,
  type SameService,
  type StateWhatIf,
  whatIf,
  type WhatIf,
  type WhatIfQuestion,
} from './whatIf.ts';
