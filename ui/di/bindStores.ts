import type { Container } from 'inversify';
import {
  DraftsStore,
  FaultTextsStore,
  HistoryStore,
  MachinesStore,
  PlantStore,
  PreferencesStore,
  RunningHoursStore,
  ServicesStore,
  SessionStore,
  SettingsStore,
  StationStore,
  TrendsStore,
} from '../stores/index.ts';
import { ports, stores } from './tokens.ts';

/** Binds one store per concern. */
export function bindStores(container: Container): void {
  container.bind(stores.settings).toResolvedValue(() => new SettingsStore());
  container.bind(stores.drafts).toResolvedValue(() => new DraftsStore());
  container.bind(stores.plant).toResolvedValue((station) => new PlantStore(() => station.facts?.origin), [stores.station]);
  container
    .bind(stores.session)
    .toResolvedValue(
      (sessionApi, storage, settings) => new SessionStore(sessionApi, storage, settings),
      [ports.sessionApi, ports.sessionStorage, stores.settings],
    );
  container.bind(stores.log).toResolvedValue((backlog, log) => new HistoryStore(backlog, log), [ports.backlog, ports.log]);
  container.bind(stores.station).toResolvedValue((info) => new StationStore(info), [ports.stationInfo]);
  container.bind(stores.machines).toResolvedValue((plant, station) => new MachinesStore(plant, station), [stores.plant, stores.station]);
  container
    .bind(stores.faultTexts)
    .toResolvedValue((catalogue, clock) => new FaultTextsStore(catalogue, clock), [ports.faultCatalogue, ports.clock]);
  container
    .bind(stores.runningHours)
    .toResolvedValue(
      (statistics, session, plant, clock) => new RunningHoursStore({ statistics, session, plant, clock }),
      [ports.statistics, stores.session, stores.plant, ports.clock],
    );
  container
    .bind(stores.services)
    .toResolvedValue((plant, runningHours) => new ServicesStore(plant, runningHours), [stores.plant, stores.runningHours]);
  container.bind(stores.trends).toResolvedValue((log) => new TrendsStore(log), [stores.log]);
  container
    .bind(stores.preferences)
    .toResolvedValue(
      (storage, browserRegions) => new PreferencesStore(storage, browserRegions),
      [ports.preferenceStorage, ports.browserRegions],
    );
}
