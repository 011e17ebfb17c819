export { type PlantChange, type SheetMachine } from './changedPlant.ts';
export type { FittedMachine } from './fitMachine.ts';
export { type LoggedPlantDay, type NoReplayReason, noReplayReasons, type PlantFit, type PlantKnowledge } from './fitPlant.ts';
export { type LoggedControl, loggedControl, type LoggedMachineControl, type LoggedSpread, type SwitchPressures } from './loggedControl.ts';
export { loggedPlantDay } from './loggedPlantDay.ts';
export { type ReplayDay, replayDayOf } from './replayDay.ts';
export { type GateFigure, gateFigures, gateLimits, type ReplayGate } from './replayGate.ts';
export { changeOf, type SavedAmount } from './replaySums.ts';
export type { StateReplayed } from './stateReplay.ts';
export {
  type ControlWhatIf,
  type ReplayOutcome,
  type SameService,
  sameServices,
  type StateWhatIf,
  whatIf,
  type WhatIf,
  type WhatIfQuestion,
} from './whatIf.ts';
