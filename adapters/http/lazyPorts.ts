import type { Archive, Balances, DayFiles, ErrorLog, Inputs, Statistics } from '../../core/ports/index.ts';
import { lazyPort } from './lazyPort.ts';
import type { StationLink } from './stationLink.ts';

const code = {
  statistics: async () => (await import('./httpStatistics.ts')).httpStatistics,
  balances: async () => (await import('./httpBalances.ts')).httpBalances,
  inputs: async () => (await import('./httpInputs.ts')).httpInputs,
  dayFiles: async () => (await import('./httpDayFiles.ts')).httpDayFiles,
  archive: async () => (await import('./httpArchive.ts')).httpArchive,
  errorLog: async () => (await import('./httpErrorLog.ts')).httpErrorLog,
};

/** Load the code of the ports here, before it is needed: a browser may keep for good that it did not come. */
export const portCode: readonly (() => Promise<unknown>)[] = Object.values(code);

/** As `httpStatistics`, which few pages need. */
export const lazyStatistics = (link: StationLink): Statistics => lazyPort(link, code.statistics, ['read']);

/** As `httpBalances`, likewise. */
export const lazyBalances = (link: StationLink): Balances => lazyPort(link, code.balances, ['read']);

/** As `httpInputs`, likewise. */
export const lazyInputs = (link: StationLink): Inputs => lazyPort(link, code.inputs, ['read']);

/** As `httpDayFiles`, likewise. */
export const lazyDayFiles = (link: StationLink): DayFiles =>
  lazyPort(link, code.dayFiles, ['availableDays', 'list', 'read', 'readSeveral']);

/** As `httpArchive`, likewise. */
export const lazyArchive = (link: StationLink): Archive => lazyPort(link, code.archive, ['list', 'read']);

/** As `httpErrorLog`, likewise. */
export const lazyErrorLog = (link: StationLink): ErrorLog => lazyPort(link, code.errorLog, ['read', 'window', 'note']);
