import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  annexFolder,
  annexJson,
  annexManifest,
  annexName,
  annexOf,
  annexSections,
  type AnnexWords,
  dayFilesTable,
  figureHeads,
  quarterHoursTable,
} from '../../../core/annex/index.ts';
import { machineDialect } from '../../../core/csv/index.ts';
import { recordOf } from '../../../core/records/index.ts';
import { plantChannel } from '../../../core/samples/index.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';
import { evidenceOf, foundCost } from './someEvidence.ts';

const same = (id: string) => id;
const words: AnnexWords = {
  ...{
    section: same,
    figure: same,
    table: same,
    form: same,
    field: same,
    column: same,
    kind: same,
    reason: same,
    word: same,
    measure: same,
    unit: same,
  },
  heads: recordOf(figureHeads, same),
};
const step = Math.floor(evidenceOf().range.fromMs / quarterHourMs);
const quartersOf = (means: readonly number[]) => ({
  steps: Float64Array.from(means, (_, i) => step + i),
  sums: Float64Array.from(means, (mean) => mean * 900_000),
  coveredMs: Float64Array.from(means, () => 900_000),
  least: Float32Array.from(means),
  greatest: Float32Array.from(means),
});
const dayFiles = [{ day: '2026-03-02', name: 'MCHE-20260302.csv', sizeBytes: 4711, sha256: 'ab12', periodS: 2 }];

function annexWith(energyKWh: number, pressures: readonly number[]) {
  const { cost } = evidenceOf();
  const document = annexOf(evidenceOf({ cost: { ...cost, energy: foundCost(energyKWh, 'kWh') } }));
  const data = [quarterHoursTable(new Map([[plantChannel('systemPressureBar'), quartersOf(pressures)]])), dayFilesTable(dayFiles)];
  return { document, data, files: annexFolder(document, data, words, machineDialect) };
}

/** Numbers anywhere in a value of JSON. */
const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
const fileDigits = 6;
const known = (numbers: readonly number[]) => new Set(numbers.map((number) => number.toFixed(fileDigits).replace(/^-(0\.0+)$/, '$1')));

describe('the folder of an annex', () => {
  it('has each number of its files in its JSON as well', () => {
    const energy = fc.double({ min: 0, max: 1e6, noNaN: true });
    const pressures = fc.array(fc.double({ min: 0, max: 16, noNaN: true }), { maxLength: 12 });
    fc.assert(
      fc.property(energy, pressures, (energyKWh, bars) => {
        const { document, data, files } = annexWith(energyKWh, bars);
        const all = known(numbersIn(JSON.parse(annexJson(document, data))));
        const cells = files.flatMap(({ text }) => text.split('\r\n').flatMap((line) => line.split(',')));
        const numbers = cells.filter((cell) => /^-?\d+(\.\d+)?$/.test(cell)).map((cell) => Number(cell).toFixed(fileDigits));
        expect(numbers.filter((number) => !all.has(number))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('has the same bytes for the same data', () => {
    expect(annexWith(1000, [7, 7.1]).files).toEqual(annexWith(1000, [7, 7.1]).files);
  });

  it('has a file for all figures, one for each table with data, and a titled one for each form', () => {
    const { files } = annexWith(1000, [7]);
    const names = files.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['figures.csv', '16-quarter-hours.csv', '16-day-files.csv', '12-form-dew-point.csv']));
    expect(new Set(names).size).toBe(names.length);
    const form = files.find(({ name }) => name === '11-form-critical-uses.csv')!;
    expect(form.text).toBe('criticalUses\r\nuse,pressure,flow,time\r\n');
    expect(Object.keys(annexSections)).toHaveLength(16);
  });

  it('says of each figure what it is, how far it is known, and which command says the same', () => {
    const [heads, ...lines] = annexWith(1000, [])
      .files.find(({ name }) => name === 'figures.csv')!
      .text.split('\r\n');
    expect(heads!.split(',')).toEqual([...figureHeads]);
    const line = lines.find((each) => each.startsWith('baseline,energy,'))!;
    expect(line).toMatch(/^baseline,energy,,,,1000\.000000,990\.000000,1010\.000000,kWh,measured,98\.000000,2880,.*,cost,energy$/);
  });

  it('has quarter hours as means and extremes, without what is not recorded', () => {
    const { text } = annexWith(1, [7, 6.5]).files.find(({ name }) => name === '16-quarter-hours.csv')!;
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      'from,pressure [bar],pressureLow [bar],pressureHigh [bar]',
      '2026-03-01T23:00:00.000Z,7.000000,7.000000,7.000000',
    ]);
  });

  it('has a name by its days and language', () => {
    expect(annexName(evidenceOf(), 'de')).toBe('annex_2026-03-02_2026-03-31_de');
  });
});

it('a manifest has the hash of each file, by name, as sha256sum reads it', () => {
  const files = [
    { name: 'b.csv', sha256: '22' },
    { name: 'a.csv', sha256: '11' },
    { name: 'c.csv', sha256: '33' },
  ];
  expect(annexManifest(files)).toBe('11  a.csv\n22  b.csv\n33  c.csv\n');
});
