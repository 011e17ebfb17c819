import { describe, expect, it } from '@jest/globals';
import { dayLogSeries } from '../../../../../core/daylog/index.ts';
import { compressorChannel, type SampleTable, tableBuilder } from '../../../../../core/samples/index.ts';
import { plantDayRange } from '../../../../../core/time/index.ts';
import { coverageOf } from '../../../../../ui/areas/analysis/model/coverage.ts';
import { installedSlots } from '../../../../../ui/areas/analysis/model/installedSlots.ts';
import { meanOf } from '../../../../../ui/areas/analysis/model/meanOf.ts';
import type { AnalysisFile } from '../../../../../ui/stores/index.ts';

const hourMs = 3_600_000;
const zone = 'Europe/Berlin';

/** A file of so many rows. */
function fileOf(rows: number, periodS?: number): AnalysisFile {
  const facts = dayLogSeries().add(new Uint8Array());
  return { name: '', day: '', facts: { ...facts, header: { ...facts.header, periodS }, lines: { ...facts.lines, record: rows } } };
}

describe('how much of their days day files cover', () => {
  const day = '2026-11-20';
  const { untilMs } = plantDayRange(day, zone);

  it.each([
    ['all of a day', 43_200, undefined, 1],
    ['half of a day', 21_600, undefined, 0.5],
    ['a period of its own', 8640, 10, 1],
    ['more rows than a day can have', 100_000, undefined, 1],
    ['nothing', 0, undefined, 0],
  ])('%s', (_, rows, periodS, share) => {
    expect(coverageOf([fileOf(rows, periodS)], { from: day, until: day }, zone, untilMs + hourMs)).toBe(share);
  });

  it('counts days without a file, and days of 25 hours', () => {
    expect(coverageOf([fileOf(43_200)], { from: '2026-11-19', until: day }, zone, untilMs)).toBe(0.5);
    expect(coverageOf([fileOf(43_200)], { from: '2026-10-25', until: '2026-10-25' }, zone, untilMs)).toBeCloseTo(24 / 25, 9);
  });

  it('counts the part of today that is over', () => {
    const { fromMs } = plantDayRange(day, zone);
    expect(coverageOf([fileOf(1800)], { from: day, until: day }, zone, fromMs + hourMs)).toBe(1);
    expect(coverageOf([fileOf(1800)], { from: day, until: day }, zone, fromMs + 2 * hourMs)).toBe(0.5);
    expect(coverageOf([], { from: day, until: day }, zone, fromMs)).toBeUndefined();
  });
});

describe('the machines of a table', () => {
  const technology = (slot: number) => compressorChannel('technology', slot);
  const status = (slot: number) => compressorChannel('status', slot);
  const table = (channels: Parameters<typeof tableBuilder>[0], rows: readonly (readonly number[])[]): SampleTable => {
    const builder = tableBuilder(channels);
    rows.forEach((row, i) => builder.append(i, row));
    return builder.table();
  };

  it('are those with a technology at last, else those with any status', () => {
    const channels = [technology(1), technology(2), status(2), status(3), status(4)];
    expect(
      installedSlots(
        table(channels, [
          [4, 4, 7, 7, NaN],
          [NaN, 0, 7, NaN, NaN],
        ]),
      ),
    ).toEqual([1, 3]);
  });

  it('are none of an empty table', () => {
    expect(installedSlots(table([], []))).toEqual([]);
  });
});

describe('a mean', () => {
  it('is of the known values within its rows', () => {
    const column = Float64Array.of(100, 1, NaN, 3, 100);
    expect(meanOf(column, 1, 4)).toBe(2);
    expect(meanOf(column, 2, 3)).toBeUndefined();
    expect(meanOf(undefined, 0, 5)).toBeUndefined();
  });
});
