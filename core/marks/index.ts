export {
  stationEventKinds,
  type MarkNote,
  type MarkNoteEntry,
  type StationEvent,
  type StationEventKind,
  type StationMarks,
} from './MarkNote.ts';
export { longestNoteTexts, longestResetName, maxMarks, noteProblem, type NoteProblem } from './noteProblem.ts';
