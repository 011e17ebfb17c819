import { describe, expect, it, test } from '@jest/globals';
import { csvText, machineDialect, sheetDialect } from '../../../../../core/csv/index.ts';
import { defaultSettings } from '../../../../../core/settings/index.ts';
import { figureCsv } from '../../../../../ui/areas/energy/table/figureCsv.ts';
import { isPartial, knownCount } from '../../../../../ui/areas/energy/table/knownCount.ts';

interface Row {
  readonly name: string;
  readonly energyKWh: number | undefined;
  readonly cost: number | undefined;
}
const rows: readonly Row[] = [
  { name: 'K1; Halle', energyKWh: 1234.56, cost: 296.294 },
  { name: 'K2', energyKWh: undefined, cost: 0 },
];
const sheet = figureCsv<Row>({
  lead: { heads: ['Verdichter', 'Von'], of: ({ name }) => [{ text: name }, { atMs: Date.UTC(2026, 10, 1) }] },
  tail: { heads: ['Geschätzt'], of: ({ name }) => [{ text: name === 'K2' ? 'Leistung' : '' }] },
  columns: [
    { title: 'Energie', quantity: 'energy', of: (row) => row.energyKWh },
    { title: 'Kosten', quantity: 'money', of: (row) => row.cost },
  ],
  rows,
  units: defaultSettings.units,
  head: ({ title }) => title,
});

describe('a table of figures as a file', () => {
  it('has the figures with the decimals of the screen, and nothing where one is missing, for a spreadsheet', () => {
    expect(csvText(sheet, sheetDialect, 'Europe/Berlin').split('\r\n')).toEqual([
      '\ufeffVerdichter;Von;Energie;Kosten;Geschätzt',
      '"K1; Halle";01.11.2026 01:00:00;1234,6;296,29;',
      'K2;01.11.2026 01:00:00;;0,00;Leistung',
      '',
    ]);
  });

  it('and for a program', () => {
    expect(csvText(sheet, machineDialect, 'Europe/Berlin').split('\r\n')).toEqual([
      'Verdichter,Von,Energie,Kosten,Geschätzt',
      '"K1; Halle",2026-11-01T00:00:00.000Z,1234.6,296.29,',
      'K2,2026-11-01T00:00:00.000Z,,0.00,Leistung',
      '',
    ]);
  });
});

test.each([
  [[1, 2, 3], 3, false],
  [[1, undefined, 0], 2, true],
  [[undefined, undefined], 0, false],
  [[], 0, false],
])('of %j, %i are known: partial is %s', (values, known, partial) => {
  const count = knownCount(values, (value) => value);
  expect([count, isPartial(count)]).toEqual([{ known, of: values.length }, partial]);
});
