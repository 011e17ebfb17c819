import type { Container } from 'inversify';
import text from '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf?url';
import strong from '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf?url';
import { systemClock } from '../../adapters/clock/index.ts';
import {
  httpBacklog,
  lazyBalances,
  httpFaultCatalogue,
  httpSessionApi,
  httpSettingsApi,
  httpStationCommands,
  httpStationInfo,
  lazyStatistics,
  lazyArchive,
  lazyDayFiles,
  lazyErrorLog,
  lazyInputs,
  stationLink,
} from '../../adapters/http/index.ts';
import { consoleLog } from '../../adapters/log/index.ts';
import { type FontAddresses, lazyPdfWriter } from '../../adapters/print/index.ts';
import { socketPlantFeed } from '../../adapters/socket/index.ts';
import { webPreferenceStorage, webSessionStorage } from '../../adapters/storage/index.ts';
import { workerDayFileParser } from '../../adapters/worker/index.ts';
import { stationLinkToken } from './stationLinkToken.ts';
import { ports, stores } from './tokens.ts';

/** The dashboard's letters for PDF files, which take no web fonts; fetched when one is written. */
const paperFonts: FontAddresses = { text, strong };

/** Binds the ports to the browser and the station that served the page. */
export function bindBrowserPorts(container: Container): void {
  const link = stationLink({ log: consoleLog, onUnauthorized: (token) => container.get(stores.session).endByStation(token) });
  container.bind(stationLinkToken).toConstantValue(link);
  container.bind(ports.clock).toConstantValue(systemClock);
  container.bind(ports.log).toConstantValue(consoleLog);
  container.bind(ports.sessionApi).toResolvedValue(() => httpSessionApi(link));
  container.bind(ports.stationInfo).toResolvedValue(() => httpStationInfo(link));
  container.bind(ports.backlog).toResolvedValue(() => httpBacklog(link));
  container.bind(ports.statistics).toResolvedValue(() => lazyStatistics(link));
  container.bind(ports.balances).toResolvedValue(() => lazyBalances(link));
  container.bind(ports.dayFiles).toResolvedValue(() => lazyDayFiles(link));
  container.bind(ports.dayFileParser).toResolvedValue(() => workerDayFileParser());
  container.bind(ports.inputs).toResolvedValue(() => lazyInputs(link));
  container.bind(ports.archive).toResolvedValue(() => lazyArchive(link));
  container.bind(ports.errorLog).toResolvedValue(() => lazyErrorLog(link));
  container.bind(ports.faultCatalogue).toResolvedValue(() => httpFaultCatalogue(link));
  container.bind(ports.settingsApi).toResolvedValue(() => httpSettingsApi(link));
  container.bind(ports.stationCommands).toResolvedValue(() => httpStationCommands(link));
  container.bind(ports.plantFeed).toResolvedValue((log) => socketPlantFeed(log), [ports.log]);
  container.bind(ports.pdfWriter).toResolvedValue(() => lazyPdfWriter(paperFonts));
  container.bind(ports.sessionStorage).toResolvedValue(() => webSessionStorage(sessionStorage));
  container.bind(ports.browserRegions).toResolvedValue(() => navigator.languages);
  container.bind(ports.preferenceStorage).toResolvedValue(() => webPreferenceStorage(localStorage));
}
