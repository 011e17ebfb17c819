import type { Archive, Balances, DayFiles, ErrorLog, Inputs, Statistics } from '../../core/ports/index.ts';
import { lazyPort } from './lazyPort.ts';
import type { StationLink } from './stationLink.ts';

/** As `httpStatistics`, which few pages need. */
export const lazyStatistics = (link: StationLink): Statistics =>
  lazyPort(link, async () => (await import('./httpStatistics.ts')).httpStatistics, ['read']);

/** As `httpBalances`, likewise. */
export const lazyBalances = (link: StationLink): Balances =>
  lazyPort(link, async () => (await import('./httpBalances.ts')).httpBalances, ['read']);

/** As `httpInputs`, likewise. */
export const lazyInputs = (link: StationLink): Inputs => lazyPort(link, async () => (await import('./httpInputs.ts')).httpInputs, ['read']);

/** As `httpDayFiles`, likewise. */
export const lazyDayFiles = (link: StationLink): DayFiles =>
  lazyPort(link, async () => (await import('./httpDayFiles.ts')).httpDayFiles, ['availableDays', 'list', 'read', 'readSeveral']);

/** As `httpArchive`, likewise. */
export const lazyArchive = (link: StationLink): Archive =>
  lazyPort(link, async () => (await import('./httpArchive.ts')).httpArchive, ['list', 'read']);

/** As `httpErrorLog`, likewise. */
export const lazyErrorLog = (link: StationLink): ErrorLog =>
  lazyPort(link, async () => (await import('./httpErrorLog.ts')).httpErrorLog, ['read', 'window', 'note']);
