export { liveLink, type LiveLinkParts } from './liveLink.ts';
export { LogStore } from './LogStore.ts';
export { PlantStore } from './PlantStore.ts';
export { PreferencesStore, themes, type Theme } from './PreferencesStore.ts';
export { SessionStore, type LoginOutcome, type SessionEnding } from './SessionStore.ts';
export { SettingsStore } from './SettingsStore.ts';
export { StationStore } from './StationStore.ts';
export {
  measuringPoints,
  pointValues,
  stationShape,
  unknownShape,
  type MachineShape,
  type MeasuringPoint,
  type PointValues,
  type StationShape,
} from './StationShape.ts';
