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
import { lazyPdfWriter } from '../../adapters/print/index.ts';
import { socketPlantFeed } from '../../adapters/socket/index.ts';
import { webPreferenceStorage, webSessionStorage } from '../../adapters/storage/index.ts';
import { workerDayLogParser } from '../../adapters/worker/index.ts';
import { paperFonts } from './paperFonts.ts';
import type { Services } from './services.ts';
import { ports, stores } from './tokens.ts';

/** Binds the ports to the browser and the station that served the page. */
export function bindBrowserPorts({ bind, get }: Services): void {
  bind(ports.clock, () => systemClock);
  bind(ports.log, () => consoleLog);
  const link = stationLink({ log: consoleLog, onUnauthorized: (token) => get(stores.session).endByStation(token) });
  bind(ports.gatekeeper, () => httpGatekeeper(link));
  bind(ports.stationInfo, () => httpStationInfo(link));
  bind(ports.backlog, () => httpBacklog(link));
  bind(ports.statistics, () => httpStatistics(link));
  bind(ports.balances, () => httpBalances(link));
  bind(ports.dayFiles, () => httpDayFiles(link));
  bind(ports.dayLogParser, () => workerDayLogParser());
  bind(ports.archive, () => httpArchive(link));
  bind(ports.errorLog, () => httpErrorLog(link));
  bind(ports.faultCatalogue, () => httpFaultCatalogue(link));
  bind(ports.settingsKeeper, () => httpSettingsKeeper(link));
  bind(ports.stationCommands, () => httpStationCommands(link));
  bind(ports.plantFeed, () => socketPlantFeed(consoleLog));
  bind(ports.pdfWriter, () => lazyPdfWriter(paperFonts));
  bind(ports.sessionStorage, () => webSessionStorage(sessionStorage));
  bind(ports.preferenceStorage, () => webPreferenceStorage(localStorage));
}
