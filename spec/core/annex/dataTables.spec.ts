import { describe, expect, it } from '@jest/globals';
import { annexChannels, dayFilesTable, quarterHoursTable } from '../../../core/annex/dataTables.ts';
import { compressorChannel, plantChannel } from '../../../core/samples/index.ts';
import { type ChannelSums, stateShare } from '../../../core/totals/index.ts';

const quarterMs = 900_000;
/** Quarter hours of a channel, by their numbers, each known for half of its time. */
const sumsOf = (means: Readonly<Record<number, number>>): ChannelSums => {
  const known = Object.entries(means);
  return {
    steps: Float64Array.from(known, ([step]) => Number(step)),
    sums: Float64Array.from(known, ([, mean]) => (mean * quarterMs) / 2),
    coveredMs: new Float64Array(known.length).fill(quarterMs / 2),
    least: Float32Array.from(known, ([, mean]) => mean - 1),
    greatest: Float32Array.from(known, ([, mean]) => mean + 2),
  };
};

describe('the quarter hours of an annex', () => {
  it('can have flow and pressure of the plant, and power and share on load of ten compressors', () => {
    expect(annexChannels).toEqual([
      plantChannel('volumeFlowM3min'),
      plantChannel('systemPressureBar'),
      ...Array.from({ length: 10 }, (_, i) => [compressorChannel('electricalPowerKW', i + 1), stateShare('load', i + 1)]).flat(),
    ]);
  });

  it('have the means of the time that is known, the least and the highest pressure, and nothing where a channel has no value', () => {
    const found = new Map([
      [stateShare('load', 10), sumsOf({ 7: 0.25 })],
      [plantChannel('systemPressureBar'), sumsOf({ 7: 6.5, 9: 7 })],
      [compressorChannel('electricalPowerKW', 1), sumsOf({ 8: 80, 7: 40 })],
      [plantChannel('volumeFlowM3min'), sumsOf({})],
    ]);
    expect(quarterHoursTable(found)).toStrictEqual({
      id: 'quarterHours',
      kind: 'measured',
      columns: [
        { id: 'from', is: 'instant', unit: '' },
        ...['pressure', 'pressureLow', 'pressureHigh'].map((id) => ({ id, is: 'number', unit: 'bar', slot: undefined })),
        { id: 'power', is: 'number', unit: 'kW', slot: 1 },
        { id: 'onLoad', is: 'number', unit: '%', slot: 10 },
      ],
      rows: [
        [7 * quarterMs, 6.5, 5.5, 8.5, 40, 25],
        [8 * quarterMs, undefined, undefined, undefined, 80, undefined],
        [9 * quarterMs, 7, 6, 9, undefined, undefined],
      ],
    });
  });

  it('stand in the order of time, whichever channel has them', () => {
    const found = new Map([
      [plantChannel('volumeFlowM3min'), sumsOf({ 20: 1 })],
      [plantChannel('systemPressureBar'), sumsOf({ 3: 6, 20: 7, 100: 8 })],
    ]);
    expect(quarterHoursTable(found).rows.map(([fromMs]) => fromMs)).toEqual([3, 20, 100].map((step) => step * quarterMs));
  });
});

it('day files stand with name, size and hash, as they come', () => {
  const file = (day: string, sizeBytes: number) => ({ day, name: `${day}.plog`, sizeBytes, sha256: 'ab', periodS: 2 });
  const { columns, rows } = dayFilesTable([file('2026-03-02', 9), file('2026-03-01', 8)]);
  expect(columns.map(({ id, unit }) => [id, unit])).toEqual([
    ['day', ''],
    ['file', ''],
    ['size', 'B'],
    ['sha256', ''],
  ]);
  expect(rows).toEqual([
    ['2026-03-02', '2026-03-02.plog', 9, 'ab'],
    ['2026-03-01', '2026-03-01.plog', 8, 'ab'],
  ]);
});
