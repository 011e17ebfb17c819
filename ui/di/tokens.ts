import type { ServiceIdentifier } from 'inversify';
import type { Backlog, Clock, Gatekeeper, Log, PlantFeed, PreferenceStorage, SessionStorage, StationInfo } from '../../core/ports/index.ts';
import type { LogStore, PlantStore, PreferencesStore, SessionStore, SettingsStore, StationStore } from '../stores/index.ts';

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name);

export const ports = {
  backlog: token<Backlog>('Backlog'),
  clock: token<Clock>('Clock'),
  gatekeeper: token<Gatekeeper>('Gatekeeper'),
  log: token<Log>('Log'),
  plantFeed: token<PlantFeed>('PlantFeed'),
  preferenceStorage: token<PreferenceStorage>('PreferenceStorage'),
  sessionStorage: token<SessionStorage>('SessionStorage'),
  stationInfo: token<StationInfo>('StationInfo'),
};

export const stores = {
  log: token<LogStore>('LogStore'),
  plant: token<PlantStore>('PlantStore'),
  preferences: token<PreferencesStore>('PreferencesStore'),
  session: token<SessionStore>('SessionStore'),
  settings: token<SettingsStore>('SettingsStore'),
  station: token<StationStore>('StationStore'),
};
