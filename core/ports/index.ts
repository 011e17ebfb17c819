export type { Backlog, BacklogDay } from './Backlog.ts';
export type { Clock } from './Clock.ts';
export type { Gatekeeper, LoginAnswer } from './Gatekeeper.ts';
export type { Log } from './Log.ts';
export type { Connection, PlantFeed, PlantListener } from './PlantFeed.ts';
export type { PlantSource } from './PlantSource.ts';
export type { Preference, PreferenceStorage } from './PreferenceStorage.ts';
export type { OpenSession, SessionStorage } from './SessionStorage.ts';
export type { StationFacts, StationInfo } from './StationInfo.ts';
