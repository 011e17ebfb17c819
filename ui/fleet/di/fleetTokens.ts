import type {
  Clock,
  FleetInsightApi,
  FleetIssuersApi,
  FleetLive,
  FleetMailApi,
  FleetMapApi,
  FleetPeopleApi,
  FleetSessionApi,
  FleetStationsApi,
  Log,
} from '../../../core/ports/index.ts';
import { token } from '../../di/token.ts';
import type { PreferencesStore } from '../../stores/PreferencesStore.ts';
import type { FleetSessionStore } from '../stores/FleetSessionStore.ts';
import type { StationsStore } from '../stores/StationsStore.ts';

export const fleetPorts = {
  clock: token<Clock>('Clock'),
  insight: token<FleetInsightApi>('FleetInsightApi'),
  issuers: token<FleetIssuersApi>('FleetIssuersApi'),
  live: token<FleetLive>('FleetLive'),
  map: token<FleetMapApi>('FleetMapApi'),
  log: token<Log>('Log'),
  mails: token<FleetMailApi>('FleetMailApi'),
  people: token<FleetPeopleApi>('FleetPeopleApi'),
  session: token<FleetSessionApi>('FleetSessionApi'),
  stations: token<FleetStationsApi>('FleetStationsApi'),
};

export const fleetStores = {
  preferences: token<PreferencesStore>('PreferencesStore'),
  session: token<FleetSessionStore>('FleetSessionStore'),
  stations: token<StationsStore>('StationsStore'),
};
