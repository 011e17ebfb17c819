import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { latestLayout, layoutInUnits, readDayFile } from '../../../core/dayFile/index.ts';
import { joinedRows, tableOf } from '../../../core/samples/index.ts';
import type { TimeRange } from '../../../core/time/index.ts';
import { preparedTotals, type RangeTotals, totalsOf, daySums, joinedRecords } from '../../../core/totals/index.ts';
import { convertUnit } from '../../../core/units/index.ts';
import { type Decimal, decimalFile, type DecimalRow, decimalSums } from './decimalFile.ts';

const startMs = Date.parse('2026-11-20T00:00:00Z');
const day = { fromMs: startMs, untilMs: startMs + 86_400_000 };
const headerOf = (periodS: number) => ({ date: '2026-11-20', schematicNumber: 'S-1', softwareVersion: latestLayout.version, periodS });
const read = (text: string) => readDayFile(new TextEncoder().encode(text));
/** Of a value below 1 so much is lost at most. */
const lost = 2 ** -53;
const relative = 1e-14;

const decimal = (most: number): fc.Arbitrary<Decimal> =>
  fc
    .tuple(fc.constantFrom(0, 1, 2, 3, 6, 9), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([decimals, share]) => ({ count: Math.floor(share * most * 10 ** decimals), decimals }));
const step = fc.oneof({ weight: 9, arbitrary: fc.constant(2) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 4000 }) });
const rowsOf = (length: number): fc.Arbitrary<readonly DecimalRow[]> =>
  fc.array(fc.tuple(step, fc.constantFrom(7, 7, 3, 1), decimal(500), decimal(60)), { minLength: 1, maxLength: length }).map((drawn) => {
    let atMs = startMs;
    return drawn.map(([stepS, status, power, delivery]) => ({ atMs: (atMs += stepS * 1000), status, power, delivery }));
  });

/** A day of one constant value each, as a machine at rest or at full load shows it. */
const constantDay = (power: Decimal, delivery: Decimal): readonly DecimalRow[] =>
  Array.from({ length: 43_200 }, (_, i) => ({ atMs: startMs + i * 2000, status: 7, power, delivery }));

function expectNear(sum: number, exact: number, { fromMs, untilMs }: TimeRange, unitMs: number): void {
  expect(Math.abs(sum - exact)).toBeLessThanOrEqual(relative * exact + (lost * (untilMs - fromMs)) / unitMs);
}

function expectExact(totals: RangeTotals, rows: readonly DecimalRow[], periodS: number): void {
  const { loadS, energyLoadKWh, energyKWh, volumeM3, volumeAtStandstillM3 } = totals.machines[0]!;
  const exact = decimalSums(rows, periodS * 1000);
  expect(loadS).toBe(exact.loadS);
  expectNear(energyLoadKWh, exact.energyLoadKWh, day, 3_600_000);
  expectNear(energyKWh, exact.energyKWh, day, 3_600_000);
  expectNear(volumeM3 + volumeAtStandstillM3, exact.volume, day, 60_000);
}

describe('sums of a file', () => {
  it('[BAL-15] are those of its decimals in whole numbers, whatever they are', () => {
    fc.assert(
      fc.property(rowsOf(200), fc.constantFrom(1, 2, 10), (rows, periodS) => {
        const log = read(decimalFile(headerOf(periodS), rows));
        expectExact(totalsOf(log.samples, day, periodS), rows, periodS);
        const { summary, parts } = daySums(log, day);
        const latest = { row: tableOf([summary!.latest]), periodMs: periodS * 1000 };
        expectExact(preparedTotals({ quarters: joinedRecords(parts), latest }).totals(day), rows, periodS);
      }),
    );
  });

  it.each([
    [
      { count: 46, decimals: 3 },
      { count: 46, decimals: 3 },
    ],
    [
      { count: 10_007, decimals: 2 },
      { count: 16_777_217, decimals: 6 },
    ],
    [
      { count: 1, decimals: 3 },
      { count: 1, decimals: 9 },
    ],
  ])('are exact where %j and %j stand all day', (power, delivery) => {
    const rows = constantDay(power, delivery);
    expectExact(totalsOf(read(decimalFile(headerOf(2), rows)).samples, day, 2), rows, 2);
  });

  it('are exact where the file has other units', () => {
    const layout = layoutInUnits(latestLayout, { pressure: 'psi', temperature: 'degF', volume: 'cft' });
    const rows = constantDay({ count: 9_013, decimals: 2 }, { count: 162, decimals: 2 });
    const { volumeM3 } = totalsOf(read(decimalFile(headerOf(2), rows, layout)).samples, day, 2).machines[0]!;
    expectNear(volumeM3, convertUnit(decimalSums(rows, 2000).volume, 'cft', 'm3')!, day, 60_000);
  });

  it('do not depend on how the rows were cut', () => {
    fc.assert(
      fc.property(rowsOf(120), rowsOf(120), (first, second) => {
        const laterMs = first.at(-1)!.atMs - startMs + 2000;
        const later = second.map((row) => ({ ...row, atMs: row.atMs + laterMs }));
        const tables = [first, later].map((rows) => read(decimalFile(headerOf(2), rows)).samples);
        const prepared = preparedTotals();
        for (const table of tables) prepared.append(table, 2);
        const whole = { fromMs: startMs, untilMs: startMs + 900_000 * 2000 };
        expect(prepared.totals(whole)).toEqual(totalsOf(joinedRows(tables), whole, 2));
      }),
      { numRuns: 50 },
    );
  });
});
