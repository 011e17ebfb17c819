import type { Container } from 'inversify';
import {
  AnalysisStore,
  FaultTextsStore,
  LogStore,
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

/** Binds one store per concern; each is made once. */
export function bindStores(container: Container): void {
  container
    .bind(stores.settings)
    .toResolvedValue(() => new SettingsStore())
    .inSingletonScope();
  container
    .bind(stores.plant)
    .toResolvedValue(() => new PlantStore())
    .inSingletonScope();
  container
    .bind(stores.session)
    .toResolvedValue(
      (gatekeeper, storage, settings) => new SessionStore(gatekeeper, storage, settings),
      [ports.gatekeeper, ports.sessionStorage, stores.settings],
    )
    .inSingletonScope();
  container
    .bind(stores.log)
    .toResolvedValue((backlog, log) => new LogStore(backlog, log), [ports.backlog, ports.log])
    .inSingletonScope();
  container
    .bind(stores.analysis)
    .toResolvedValue(
      (dayFiles, parser, session, log) => new AnalysisStore({ dayFiles, parser, session, log }),
      [ports.dayFiles, ports.dayLogParser, stores.session, ports.log],
    )
    .inSingletonScope();
  container
    .bind(stores.station)
    .toResolvedValue((info) => new StationStore(info), [ports.stationInfo])
    .inSingletonScope();
  container
    .bind(stores.machines)
    .toResolvedValue((plant, station) => new MachinesStore(plant, station), [stores.plant, stores.station])
    .inSingletonScope();
  container
    .bind(stores.faultTexts)
    .toResolvedValue((catalogue, clock) => new FaultTextsStore(catalogue, clock), [ports.faultCatalogue, ports.clock])
    .inSingletonScope();
  container
    .bind(stores.runningHours)
    .toResolvedValue(
      (statistics, session, plant, clock) => new RunningHoursStore({ statistics, session, plant, clock }),
      [ports.statistics, stores.session, stores.plant, ports.clock],
    )
    .inSingletonScope();
  container
    .bind(stores.services)
    .toResolvedValue((plant, runningHours) => new ServicesStore(plant, runningHours), [stores.plant, stores.runningHours])
    .inSingletonScope();
  container
    .bind(stores.trends)
    .toResolvedValue((log) => new TrendsStore(log), [stores.log])
    .inSingletonScope();
  container
    .bind(stores.preferences)
    .toResolvedValue((storage) => new PreferencesStore(storage), [ports.preferenceStorage])
    .inSingletonScope();
}
