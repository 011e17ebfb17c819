import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { systemClock } from '../../../adapters/clock/index.ts';
import {
  fleetCaller,
  fleetEvents,
  httpFleetInsight,
  httpFleetMails,
  httpFleetIssuers,
  httpFleetMap,
  httpFleetPeople,
  httpFleetSession,
  httpFleetStations,
} from '../../../adapters/http/index.ts';
import { consoleLog } from '../../../adapters/log/index.ts';
import { webPreferenceStorage } from '../../../adapters/storage/index.ts';
import { PreferencesStore } from '../../stores/PreferencesStore.ts';
import { FleetSessionStore } from '../stores/FleetSessionStore.ts';
import { StationsStore } from '../stores/StationsStore.ts';
import { fleetPorts as ports, fleetStores as stores } from './fleetTokens.ts';

/** The services of the fleet's page in a browser, each made once, when it is first asked for. */
export function fleetContainer(): Container {
  const page = new Container({ defaultScope: 'Singleton' });
  const caller = fleetCaller({ log: consoleLog, onUnauthorized: () => page.get(stores.session).endByServer() });
  page.bind(ports.clock).toConstantValue(systemClock);
  page.bind(ports.log).toConstantValue(consoleLog);
  page.bind(ports.session).toResolvedValue(() => httpFleetSession(caller));
  page.bind(ports.stations).toResolvedValue(() => httpFleetStations(caller));
  page.bind(ports.mails).toResolvedValue(() => httpFleetMails(caller));
  page.bind(ports.people).toResolvedValue(() => httpFleetPeople(caller));
  page.bind(ports.issuers).toResolvedValue(() => httpFleetIssuers(caller));
  page.bind(ports.insight).toResolvedValue(() => httpFleetInsight(caller));
  page.bind(ports.map).toResolvedValue(() => httpFleetMap(caller));
  page.bind(ports.live).toResolvedValue(() => fleetEvents(consoleLog));
  page.bind(stores.preferences).toResolvedValue(() => new PreferencesStore(webPreferenceStorage(localStorage), navigator.languages));
  page.bind(stores.session).toResolvedValue((api) => new FleetSessionStore(api), [ports.session]);
  page
    .bind(stores.stations)
    .toResolvedValue((stations, live, clock) => new StationsStore({ stations, live, clock }), [ports.stations, ports.live, ports.clock]);
  return page;
}
