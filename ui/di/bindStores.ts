import {
  AnalysisStore,
  DraftsStore,
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
import type { Services } from './services.ts';
import { ports, stores } from './tokens.ts';

/** Binds one store per concern; each is made once. */
export function bindStores({ bind, get }: Services): void {
  bind(stores.settings, () => new SettingsStore());
  bind(stores.drafts, () => new DraftsStore());
  bind(stores.plant, () => new PlantStore());
  bind(stores.session, () => new SessionStore(get(ports.gatekeeper), get(ports.sessionStorage), get(stores.settings)));
  bind(stores.log, () => new LogStore(get(ports.backlog), get(ports.log)));
  bind(
    stores.analysis,
    () =>
      new AnalysisStore({
        dayFiles: get(ports.dayFiles),
        parser: get(ports.dayLogParser),
        session: get(stores.session),
        log: get(ports.log),
      }),
  );
  bind(stores.station, () => new StationStore(get(ports.stationInfo)));
  bind(stores.machines, () => new MachinesStore(get(stores.plant), get(stores.station)));
  bind(stores.faultTexts, () => new FaultTextsStore(get(ports.faultCatalogue), get(ports.clock)));
  bind(
    stores.runningHours,
    () =>
      new RunningHoursStore({
        statistics: get(ports.statistics),
        session: get(stores.session),
        plant: get(stores.plant),
        clock: get(ports.clock),
      }),
  );
  bind(stores.services, () => new ServicesStore(get(stores.plant), get(stores.runningHours)));
  bind(stores.trends, () => new TrendsStore(get(stores.log)));
  bind(stores.preferences, () => new PreferencesStore(get(ports.preferenceStorage)));
}
