import type { ServiceIdentifier } from 'inversify';
import type {
  Archive,
  Backlog,
  Balances,
  Clock,
  DayFiles,
  ErrorLog,
  FaultCatalogue,
  Gatekeeper,
  Log,
  PlantFeed,
  PreferenceStorage,
  SessionStorage,
  SettingsKeeper,
  StationCommands,
  StationInfo,
  Statistics,
} from '../../core/ports/index.ts';
import type {
  FaultTextsStore,
  LogStore,
  MachinesStore,
  PlantStore,
  PreferencesStore,
  SessionStore,
  SettingsStore,
  StationStore,
  TrendsStore,
} from '../stores/index.ts';

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name);

export const ports = {
  archive: token<Archive>('Archive'),
  backlog: token<Backlog>('Backlog'),
  balances: token<Balances>('Balances'),
  clock: token<Clock>('Clock'),
  dayFiles: token<DayFiles>('DayFiles'),
  errorLog: token<ErrorLog>('ErrorLog'),
  faultCatalogue: token<FaultCatalogue>('FaultCatalogue'),
  gatekeeper: token<Gatekeeper>('Gatekeeper'),
  log: token<Log>('Log'),
  plantFeed: token<PlantFeed>('PlantFeed'),
  preferenceStorage: token<PreferenceStorage>('PreferenceStorage'),
  sessionStorage: token<SessionStorage>('SessionStorage'),
  settingsKeeper: token<SettingsKeeper>('SettingsKeeper'),
  stationCommands: token<StationCommands>('StationCommands'),
  stationInfo: token<StationInfo>('StationInfo'),
  statistics: token<Statistics>('Statistics'),
};

export const stores = {
  faultTexts: token<FaultTextsStore>('FaultTextsStore'),
  log: token<LogStore>('LogStore'),
  machines: token<MachinesStore>('MachinesStore'),
  plant: token<PlantStore>('PlantStore'),
  preferences: token<PreferencesStore>('PreferencesStore'),
  session: token<SessionStore>('SessionStore'),
  settings: token<SettingsStore>('SettingsStore'),
  station: token<StationStore>('StationStore'),
  trends: token<TrendsStore>('TrendsStore'),
};
