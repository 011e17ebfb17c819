import type { Container } from 'inversify';
import { systemClock } from '../../adapters/clock/index.ts';
import {
  httpArchive,
  httpBacklog,
  httpBalances,
  httpDayFiles,
  httpErrorLog,
  httpFaultCatalogue,
  httpGatekeeper,
  httpSettingsKeeper,
  httpStationCommands,
  httpStationInfo,
  httpStatistics,
  stationLink,
} from '../../adapters/http/index.ts';
import { consoleLog } from '../../adapters/log/index.ts';
import { socketPlantFeed } from '../../adapters/socket/index.ts';
import { webPreferenceStorage, webSessionStorage } from '../../adapters/storage/index.ts';
import { workerDayLogParser } from '../../adapters/worker/index.ts';
import { ports, stores } from './tokens.ts';

/** Binds the ports to the browser and the station that served the page. */
export function bindBrowserPorts(container: Container): void {
  container.bind(ports.clock).toConstantValue(systemClock);
  container.bind(ports.log).toConstantValue(consoleLog);
  const link = stationLink({ log: consoleLog, onUnauthorized: (token) => container.get(stores.session).endByStation(token) });
  container.bind(ports.gatekeeper).toConstantValue(httpGatekeeper(link));
  container.bind(ports.stationInfo).toConstantValue(httpStationInfo(link));
  container.bind(ports.backlog).toConstantValue(httpBacklog(link));
  container.bind(ports.statistics).toConstantValue(httpStatistics(link));
  container.bind(ports.balances).toConstantValue(httpBalances(link));
  container.bind(ports.dayFiles).toConstantValue(httpDayFiles(link));
  container.bind(ports.dayLogParser).toConstantValue(workerDayLogParser());
  container.bind(ports.archive).toConstantValue(httpArchive(link));
  container.bind(ports.errorLog).toConstantValue(httpErrorLog(link));
  container.bind(ports.faultCatalogue).toConstantValue(httpFaultCatalogue(link));
  container.bind(ports.settingsKeeper).toConstantValue(httpSettingsKeeper(link));
  container.bind(ports.stationCommands).toConstantValue(httpStationCommands(link));
  container.bind(ports.plantFeed).toConstantValue(socketPlantFeed(consoleLog));
  container.bind(ports.sessionStorage).toConstantValue(webSessionStorage(sessionStorage));
  container.bind(ports.preferenceStorage).toConstantValue(webPreferenceStorage(localStorage));
}
