import { afterAll, afterEach } from '@jest/globals';
import type { DatabaseSync } from 'node:sqlite';
import { type DamagedFiles, damagedFiles } from '../../../station/figures/damagedFiles.ts';
import { dayFileReader } from '../../../station/figures/dayFileReader.ts';
import type { DayFiles } from '../../../station/figures/DayFiles.ts';
import { totalsFormat } from '../../../station/figures/dayRecordBytes.ts';
import { stationTotals, type StationTotals } from '../../../station/figures/stationTotals.ts';
import { channelSumsRepository } from '../../../adapters/sqlite/channelSumsRepository.ts';
import { dayDetailRepository } from '../../../adapters/sqlite/dayDetailRepository.ts';
import { damageRepository } from '../../../adapters/sqlite/damageRepository.ts';
import { totalsRepository } from '../../../adapters/sqlite/totalsRepository.ts';
import { logLines } from '../logLines.ts';
import { openDatabase } from '../../adapters/sqlite/openDatabase.ts';
import { periodS, zone } from './plantCard.ts';

const opened: StationTotals[] = [];
const reader = dayFileReader();

afterEach(async () => {
  for (const totals of opened.splice(0)) await totals.close();
});
afterAll(() => reader.close());

export interface OpenTotals {
  readonly totals: StationTotals;
  readonly damaged: DamagedFiles;
  /** Days whose file was read, in that order. */
  readonly reads: string[];
  readonly lines: string[];
}

export interface TotalsOptions {
  readonly database?: DatabaseSync;
  readonly nowMs?: () => number;
  readonly zone?: string;
}

/** A station's totals of a card, closed after the spec; long after all days are over unless the clock says otherwise. */
export function openTotals(files: DayFiles, options: TotalsOptions = {}): OpenTotals {
  const { database = openDatabase(), nowMs = () => Date.parse('2030-01-01T00:00:00Z') } = options;
  const { log, lines } = logLines();
  const reads: string[] = [];
  const damaged = damagedFiles(damageRepository(database), files, log);
  const totals = stationTotals({
    files: {
      ...files,
      path(day) {
        reads.push(day);
        return files.path(day);
      },
    },
    reader,
    repository: totalsRepository(database, totalsFormat),
    channelSums: channelSumsRepository(database, totalsFormat),
    dayDetails: dayDetailRepository(database),
    damaged,
    zone: () => options.zone ?? zone,
    clock: { nowMs },
    log,
    periodS,
  });
  opened.push(totals);
  return { totals, damaged, reads, lines };
}
