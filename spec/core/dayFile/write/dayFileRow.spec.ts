import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { type DayFile, type DayFileLayout, dayFileReader, dayFileRow, latestLayout, readDayFile } from '../../../../core/dayFile/index.ts';
import { layoutColumns } from '../../../../core/dayFile/layouts/layoutColumns.ts';
import { unitScale } from '../../../../core/dayFile/text/unitScale.ts';
import { channelPosition, type SampleRow } from '../../../../core/samples/index.ts';
import { anyLayout, bothLayouts, fileOf, isOfEmptySlot, otherHeader, otherLayout, rowAt, rowsOfADay, startMs } from '../files.ts';

/** Half of the last digit printed, and what a 32-bit column rounds. */
const tolerance = (written: number, readBack: number, digits: number, factor: number) =>
  (0.5 * 10 ** -digits) / factor + 2 ** -23 * Math.max(1e-6, Math.abs(written), Math.abs(readBack));

function expectReadBack(rows: readonly SampleRow[], layout: DayFileLayout, { samples, problemCount, lines }: DayFile): void {
  expect({ problemCount, record: lines.record, skipped: lines.skipped }).toEqual({ problemCount: 0, record: rows.length, skipped: 0 });
  expect(Array.from(samples.timesMs)).toEqual(rows.map(({ atMs }) => atMs));
  for (const { channel, quantity, unit, digits } of layoutColumns(layout)) {
    const { factor } = unitScale(quantity, unit)!;
    const position = channelPosition(channel);
    rows.forEach((row, i) => {
      const written = row.values[position]!;
      const readBack = samples.columns.get(channel)![i]!;
      if (!Number.isFinite(written) || isOfEmptySlot(row, position)) expect(readBack).toBeNaN();
      else expect(Math.abs(readBack - written)).toBeLessThanOrEqual(tolerance(written, readBack, digits, factor));
    });
  }
}

describe('a row of a day file', () => {
  it('[LOG-3] of any layout in any units reads back in base units within half of the last digit printed, missing where it was missing', () => {
    fc.assert(
      fc.property(anyLayout, rowsOfADay, ({ layout, head }, rows) => {
        const log = readDayFile(fileOf(rows, layout, head));
        expect(log.layoutVersion).toBe(layout.version);
        expect(Array.from(log.samples.columns.keys())).toEqual(layoutColumns(layout).map(({ channel }) => channel));
        expectReadBack(rows, layout, log);
      }),
    );
  });

  it('does so in a layout of a vendor with other columns and units as well', () => {
    fc.assert(
      fc.property(rowsOfADay, (rows) => {
        const reader = dayFileReader(bothLayouts);
        reader.push(fileOf(rows, otherLayout, otherHeader));
        expectReadBack(rows, otherLayout, reader.end());
      }),
    );
  });

  it('[LOG-1] has the time, four values of the plant and six of each of ten compressors', () => {
    const row = rowAt(Date.parse('2026-11-20T06:30:02Z'), {
      'systemPressureBar@0': 7.0504,
      'volumeFlowM3min@0': 31.2,
      'deliveryVolumeM3min@0': 32,
      'loadRatio@0': 0.8754,
      'status@1': 7,
      'loadRatio@1': 1,
      'linePressureBar@1': 7.1,
      'electricalPowerKW@1': 90.128,
      'deliveryVolumeM3min@1': 15.5,
      'temperatureDegC@1': 81.26,
      'status@10': 3,
      'temperatureDegC@10': -0.04,
    });
    expect(dayFileRow(latestLayout, row)).toBe(
      `2026-11-20T06:30:02Z,7.050,31.200,32.000,87.5,7,100.0,7.100,90.13,15.500,81.3${',,,,,,'.repeat(8)},3,,,,,0.0\n`,
    );
  });

  it('has empty cells for a slot where nothing is installed, whatever its values', () => {
    const row = rowAt(startMs, { 'technology@1': 0, 'status@1': 7, 'linePressureBar@1': 7, 'technology@2': 4, 'status@2': 1 });
    expect(dayFileRow(latestLayout, row)).toBe(`2026-11-20T00:00:00Z,,,,,,,,,,,1${','.repeat(53)}\n`);
  });

  test.each([NaN, Infinity, -1, Date.parse('+010000-01-01T00:00:00Z')])('can not have the time %d', (atMs) => {
    expect(() => dayFileRow(latestLayout, rowAt(atMs))).toThrow(RangeError);
  });
});
