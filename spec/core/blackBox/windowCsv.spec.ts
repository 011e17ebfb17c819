import { expect, it } from '@jest/globals';
import { windowCsv, windowSeries } from '../../../core/blackBox/index.ts';
import type { WindowInput } from '../../../core/ports/index.ts';
import { type Channel, channelPosition, compressorChannel, emptyRow, plantChannel, tableOf } from '../../../core/samples/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';

const atMs = Date.parse('2026-11-20T08:00:00Z');
const columns: Readonly<Record<string, readonly number[]>> = {
  [compressorChannel('linePressureBar', 10)]: [6.5, 6.75],
  [compressorChannel('temperatureDegC', 1)]: [80, 82],
  [compressorChannel('electricalPowerKW', 2)]: [NaN, NaN],
  [compressorChannel('electricalPowerKW', 1)]: [90, NaN],
  [plantChannel('powerKW')]: [91, 92],
  [plantChannel('systemPressureBar')]: [7, 7.25],
};
const samples = tableOf(
  [0, 1].map((i) => {
    const row = emptyRow(atMs + i * 2000);
    for (const [channel, values] of Object.entries(columns)) row.values[channelPosition(channel as Channel)] = values[i]!;
    return row;
  }),
);
const inputs: readonly WindowInput[] = [
  { source: 'master', name: 'SILENT', function: 'temperature', values: [NaN, NaN] },
  { source: 3, name: 'DEW_POINT', function: 'temperature', values: [3, 4] },
];

it('the lines around a fault are those with a value: of the plant, of each compressor, then the inputs', () => {
  expect(windowSeries({ samples, inputs }).map(({ id, source, quantity, input }) => [id, source, quantity, input])).toEqual([
    [plantChannel('systemPressureBar'), 'master', 'pressure', undefined],
    [plantChannel('powerKW'), 'master', 'power', undefined],
    [compressorChannel('temperatureDegC', 1), 1, 'temperature', undefined],
    [compressorChannel('electricalPowerKW', 1), 1, 'power', undefined],
    [compressorChannel('linePressureBar', 10), 10, 'pressure', undefined],
    [1, 3, 'temperature', 'DEW_POINT'],
  ]);
});

it('the table around a fault has a row for each moment, in the chosen units, with two digits more than a page', () => {
  const units = { ...defaultSettings.units, temperature: 'degF' } as const;
  const words = {
    time: 'Time',
    series: ({ source, quantity }: { source: unknown; quantity: string }, unit: string) => `${source} ${quantity} ${unit}`,
  };
  expect(windowCsv({ samples, inputs }, units, words)).toEqual([
    ['Time', 'master pressure bar', 'master power kW', '1 temperature degF', '1 power kW', '10 pressure bar', '3 temperature degF'].map(
      (text) => ({
        text,
      }),
    ),
    [
      { atMs },
      ...[
        { number: 7, digits: 3 },
        { number: 91, digits: 3 },
        { number: 176, digits: 2 },
        { number: 90, digits: 3 },
        { number: 6.5, digits: 3 },
        { number: expect.closeTo(37.4, 9), digits: 2 },
      ],
    ],
    [
      { atMs: atMs + 2000 },
      ...[
        { number: 7.25, digits: 3 },
        { number: 92, digits: 3 },
        { number: expect.closeTo(179.6, 9), digits: 2 },
        { number: undefined, digits: 3 },
        { number: 6.75, digits: 3 },
        { number: expect.closeTo(39.2, 9), digits: 2 },
      ],
    ],
  ]);
});
