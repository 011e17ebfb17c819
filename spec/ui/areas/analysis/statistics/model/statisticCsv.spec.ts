import { describe, expect, it } from '@jest/globals';
import { csvText, machineDialect, sheetDialect } from '../../../../../../core/csv/index.ts';
import type { UnitChoice } from '../../../../../../core/units/index.ts';
import { statisticFigures, statisticRows } from '../../../../../../core/statistics/index.ts';
import { type CsvHeads, statisticCsv } from '../../../../../../ui/areas/analysis/statistics/model/statisticCsv.ts';
import { valuesOf, plantValues } from '../../../../../../spec/core/statistics/values.ts';

const periods = {
  now: { fromMs: Date.UTC(2026, 10, 20), untilMs: Date.UTC(2026, 10, 21) },
  before: { fromMs: Date.UTC(2026, 10, 19), untilMs: Date.UTC(2026, 10, 20) },
};
const heads: CsvHeads = {
  name: 'name',
  number: 'number',
  from: 'from',
  until: 'until',
  figure: (figure) => [figure, `${figure} before`, `${figure} change`],
  coverage: ['coverage', 'coverage before'],
  run: ['run', 'run before'],
  estimated: ['estimated', 'estimated before'],
  short: ['short', 'short before'],
};
const units: UnitChoice = { pressure: 'bar', temperature: 'degC', volume: 'cft', currency: 'EUR' };
const madeOf = (figures: readonly string[]) => figures.join(' ');
const shortOf = (needs: readonly string[]) => needs.join(' ');
const rowName = (index: number) => (index === 1 ? '=K1; "Halle"' : 'Station');

function sheetOf(name: 'loadTimes' | 'specificPower') {
  const { machines, plant } = statisticRows(name, {
    now: [{ ...valuesOf(1), estimated: ['energyKWh', 'volumeM3'] }, plantValues({ volumeM3: undefined })],
    before: [valuesOf(1, { loadS: 32_400 })],
    installed: [],
    tariff: { ratePerKWh: 0.25, co2KgPerKWh: 0.4 },
  });
  return statisticCsv({ figures: statisticFigures[name], rows: [...machines, plant], periods, units, heads, rowName, madeOf, shortOf });
}

describe('the file of a statistic', () => {
  it('has the table for a German spreadsheet: times in hours, shares in percent, no cell a formula', () => {
    const lines = csvText(sheetOf('loadTimes'), sheetDialect, 'Europe/Berlin').split('\r\n');
    expect(lines[0]).toMatch(/^\ufeffname;number;from;until;loadS;loadS before;loadS change;/);
    expect(lines[1]).toBe(
      `"'=K1; ""Halle""";1;20.11.2026 01:00:00;21.11.2026 01:00:00;18,0000;9,0000;100;2,0000;2,0000;0;20,0000;11,0000;82;90,0;81,8;8,2;100;100;;;;`,
    );
    expect(lines).toHaveLength(4);
  });

  it('has the same for programs, in the chosen units, what is missing empty', () => {
    const lines = csvText(sheetOf('specificPower'), machineDialect, 'Europe/Berlin').split('\r\n');
    expect(lines[1]).toMatch(/,1,2026-11-20T00:00:00.000Z,2026-11-21T00:00:00.000Z,16\.1,16\.1,0,0\.8,/);
    expect(lines[1]).toMatch(/,energyKWh volumeM3,,,$/);
    expect(lines[2]).toMatch(/^Station,-1,2026-11-20T00:00:00.000Z,2026-11-21T00:00:00.000Z,,,,,,,,,,,,,100,0,20.0000,,,,,recorded$/);
    expect(lines[0]).toMatch(/coverage,coverage before,run,run before,estimated,estimated before,short,short before$/);
  });
});
