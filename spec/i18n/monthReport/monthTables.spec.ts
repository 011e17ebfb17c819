import { expect, test } from '@jest/globals';
import { faultRanking, type FaultLogEntry, type FaultSource } from '../../../core/faults/index.ts';
import { translator } from '../../../i18n/index.ts';
import { faultTable } from '../../../i18n/monthReport/monthTables.ts';

const entryOf = (source: FaultSource): FaultLogEntry => ({
  ...{ atMs: 1000, source, bitIndex: 17, end: { atMs: 61_000, isAtLatest: false } },
  ...{ deliveryVolumeM3min: 20, volumeFlowM3min: 19, systemPressureBar: 7, loadRatio: 0.7, masterStatus: 3, machines: [] },
});

test.each<readonly [string, FaultSource, string]>([
  ['by its name', 6, 'K6 Halle C'],
  ['by its number where it has none', 7, 'Verdichter 7'],
  ['as the station names it', 'master', 'Steuerung'],
])('a fault in the report of a month says what it came from: %s', async (_, source, says) => {
  const report = {
    faults: faultRanking([entryOf(source)], { fromMs: 0, untilMs: 100_000 }),
    balance: { rows: [{ index: 6, name: 'K6 Halle C', values: [], shortOf: [] }] },
  };
  const words = { fault: () => 'W018', source: () => 'Steuerung' };
  const { rows } = faultTable(await translator('de'), report, words, 'de-DE');
  expect(rows.map(({ cells }) => cells)).toEqual([[says, '1', '1 min']]);
});
