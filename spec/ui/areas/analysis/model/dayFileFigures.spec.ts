import { describe, expect, it } from '@jest/globals';
import { dayFileSeries } from '../../../../../core/dayFile/index.ts';
import { compressorChannel, type SampleTable, tableBuilder } from '../../../../../core/samples/index.ts';
import { type PlantDay, plantDayRange } from '../../../../../core/time/index.ts';
import { coverageOf } from '../../../../../ui/areas/analysis/model/coverage.ts';
import { installedSlots } from '../../../../../ui/areas/analysis/model/installedSlots.ts';
import { meanOf } from '../../../../../ui/areas/analysis/model/meanOf.ts';
import type { AnalysisData, AnalysisFile } from '../../../../../ui/stores/index.ts';

const hourMs = 3_600_000;
const zone = 'Europe/Berlin';

/** A file of so many rows from a moment on; as many are in it. */
function fileOf(rows: number, fromMs: number, periodS?: number): { readonly file: AnalysisFile; readonly timesMs: readonly number[] } {
  const facts = dayFileSeries().add(new Uint8Array());
  return {
    file: { name: '', day: '', facts: { ...facts, header: { ...facts.header, periodS }, lines: { ...facts.lines, record: rows } } },
    timesMs: Array.from({ length: rows }, (_, i) => fromMs + i * (periodS ?? 2) * 1000),
  };
}

const dataOf = (from: PlantDay, until: PlantDay, files: readonly ReturnType<typeof fileOf>[]): AnalysisData => {
  const timesMs = Float64Array.from(files.flatMap((each) => each.timesMs));
  return {
    days: { from, until },
    files: files.map(({ file }) => file),
    omittedFiles: 0,
    table: { length: timesMs.length, timesMs, columns: new Map() },
  };
};

describe('how much of their days day files cover', () => {
  const day = '2026-11-20';
  const { fromMs, untilMs } = plantDayRange(day, zone);

  it.each([
    ['all of a day', 43_200, undefined, 1],
    ['half of a day', 21_600, undefined, 0.5],
    ['a period of its own', 8640, 10, 1],
    ['more rows than a day can have', 100_000, undefined, 1],
    ['nothing', 0, undefined, 0],
  ])('%s', (_, rows, periodS, share) => {
    const spread = fileOf(rows, fromMs, periodS);
    const timesMs = spread.timesMs.map((atMs) => Math.min(atMs, untilMs - 1));
    expect(coverageOf(dataOf(day, day, [{ ...spread, timesMs }]), zone, untilMs + hourMs)).toBe(share);
  });

  it('counts days without a file, and days of 25 hours', () => {
    expect(coverageOf(dataOf('2026-11-19', day, [fileOf(43_200, fromMs)]), zone, untilMs)).toBe(0.5);
    const long = plantDayRange('2026-10-25', zone);
    expect(coverageOf(dataOf('2026-10-25', '2026-10-25', [fileOf(43_200, long.fromMs)]), zone, untilMs)).toBeCloseTo(24 / 25, 9);
  });

  it('counts the part of today that is over', () => {
    const today = dataOf(day, day, [fileOf(1800, fromMs)]);
    expect(coverageOf(today, zone, fromMs + hourMs)).toBe(1);
    expect(coverageOf(today, zone, fromMs + 2 * hourMs)).toBe(0.5);
    expect(coverageOf(dataOf(day, day, []), zone, fromMs)).toBeUndefined();
  });

  it.each([
    ['later', 'Europe/Lisbon', 23 / 24],
    ['earlier', 'Europe/Helsinki', 23 / 24],
    ['on the other side of the earth', 'Pacific/Auckland', 12 / 24],
  ])('counts the rows within the day as it is now, when it begins %s since the file was written', (_, zoneNow, share) => {
    expect(coverageOf(dataOf(day, day, [fileOf(43_200, fromMs)]), zoneNow, untilMs + 24 * hourMs)).toBeCloseTo(share, 3);
  });

  it('counts several days as they are now too', () => {
    const files = [fileOf(43_200, fromMs - 24 * hourMs), fileOf(43_200, fromMs)];
    expect(coverageOf(dataOf('2026-11-19', day, files), 'Europe/Lisbon', untilMs + 24 * hourMs)).toBeCloseTo(47 / 48, 3);
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

  it.each([1, 9, 10])('go up to the tenth: machine %i by its technology, and by its status alone', (slot) => {
    expect(installedSlots(table([technology(slot)], [[4]]))).toEqual([slot]);
    expect(installedSlots(table([status(slot)], [[7]]))).toEqual([slot]);
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
