import {
  httpBacklog,
  httpBackups,
  lazyBalances,
  httpFaultCatalogue,
  httpFieldApi,
  httpLoadProfiles,
  httpMarks,
  httpServiceApi,
  httpSessionApi,
  httpSettingsApi,
  httpStationCommands,
  httpStationInfo,
  lazyStatistics,
  httpWallLinks,
  lazyArchive,
  lazyDayFiles,
  lazyErrorLog,
  httpCosts,
  httpHistory,
  httpLeakages,
  lazyInputs,
  stationLink,
  type StationLinkParts,
} from '../../adapters/http/index.ts';
import { socketPlantFeed } from '../../adapters/socket/index.ts';
import type { StationPorts } from '../fakes/index.ts';

/** Every port over HTTP and sockets. */
export function httpPorts(parts: StationLinkParts): StationPorts {
  const link = stationLink(parts);
  return {
    sessionApi: httpSessionApi(link),
    info: httpStationInfo(link),
    feed: socketPlantFeed(parts.log, parts.origin),
    backlog: httpBacklog(link),
    statistics: lazyStatistics(link),
    balances: lazyBalances(link),
    dayFiles: lazyDayFiles(link),
    inputs: lazyInputs(link),
    channelHistory: httpHistory(link),
    loadProfiles: httpLoadProfiles(link),
    costs: httpCosts(link),
    leakages: httpLeakages(link),
    archive: lazyArchive(link),
    errorLog: lazyErrorLog(link),
    faultCatalogue: httpFaultCatalogue(link),
    fieldApi: httpFieldApi(link),
    services: httpServiceApi(link),
    marks: httpMarks(link),
    settingsApi: httpSettingsApi(link),
    stationCommands: httpStationCommands(link),
    wallLinks: httpWallLinks(link),
    backups: httpBackups(link),
  };
}
