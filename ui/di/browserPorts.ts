import type { Container } from 'inversify';
import { systemClock } from '../../adapters/clock/index.ts';
import { httpBacklog, httpGatekeeper, httpStationInfo } from '../../adapters/http/index.ts';
import { consoleLog } from '../../adapters/log/index.ts';
import { socketPlantFeed } from '../../adapters/socket/index.ts';
import { webPreferenceStorage, webSessionStorage } from '../../adapters/storage/index.ts';
import { ports } from './tokens.ts';

/** Binds the ports to the browser and the station that served the page. */
export function bindBrowserPorts(container: Container): void {
  container.bind(ports.clock).toConstantValue(systemClock);
  container.bind(ports.log).toConstantValue(consoleLog);
  container.bind(ports.gatekeeper).toConstantValue(httpGatekeeper(consoleLog));
  container.bind(ports.stationInfo).toConstantValue(httpStationInfo(consoleLog));
  container.bind(ports.backlog).toConstantValue(httpBacklog());
  container.bind(ports.plantFeed).toConstantValue(socketPlantFeed(consoleLog));
  container.bind(ports.sessionStorage).toConstantValue(webSessionStorage(sessionStorage));
  container.bind(ports.preferenceStorage).toConstantValue(webPreferenceStorage(localStorage));
}
