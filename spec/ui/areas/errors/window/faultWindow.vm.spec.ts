import { describe, expect, it } from '@jest/globals';
import { type FirstChanges, type WindowSeries, windowSeries } from '../../../../../core/blackBox/index.ts';
import { csvText, machineDialect } from '../../../../../core/csv/index.ts';
import { tableBuilder } from '../../../../../core/samples/index.ts';
import type { FaultWindow } from '../../../../../core/ports/index.ts';
import { entryOfKey, FaultWindowVm, recordedFrom, windowChart } from '../../../../../ui/areas/errors/window/faultWindow.vm.ts';
import { windowCsv } from '../../../../../core/blackBox/index.ts';
import { storesOver } from '../../../stores/stationFixture.ts';

const builder = tableBuilder([
  'systemPressureBar@0',
  'volumeFlowM3min@0',
  'temperatureDegC@2',
  'electricalPowerKW@2',
  'status@2',
  'status@3',
]);
builder.append(1000, [7.1, NaN, 88, 75, 7, NaN]);
builder.append(3000, [7.0, NaN, 90, 75, 7, NaN]);
const window: FaultWindow = { fromMs: 0, untilMs: 5000, isComplete: true, samples: builder.table(), inputs: [], faults: [] };
const look = {
  units: { pressure: 'bar', temperature: 'degC', volume: 'm3', currency: 'EUR' },
  zone: 'Europe/Berlin',
  sourceName: (source: number | string) => `K${source}`,
  seriesName: ({ input, source, quantity }: Pick<WindowSeries, 'source' | 'quantity' | 'input'>) => `${source} ${input ?? quantity}`,
  faultText: (source: number | string, bitIndex: number) => `${source}.${bitIndex}`,
  limits: new Map(),
  changeText: (number: number, { source, quantity }: WindowSeries) => `${number}: ${source} ${quantity}`,
} as const;

const about = { atMs: 2000, source: 2, bitIndex: 65 } as const;
const none: FirstChanges = { changed: [], unchanged: [] };

describe('the time around a fault', () => {
  it('is asked for by the time of its entry, and is nothing where nothing was recorded', async () => {
    const { station, session } = storesOver({ faultWindow: (atMs) => (atMs === 2000 ? window : undefined) });
    await session.login('read');
    const vm = new FaultWindowVm({ errorLog: station.errorLog, session });
    expect(vm.window).toBeUndefined();
    await vm.load(2000);
    expect(vm.window).toEqual(window);
    await vm.load(9000);
    expect(vm.window).toBe('none');
  });

  it.each([
    ['1795263010000.3.70', { atMs: 1_795_263_010_000, source: 3, bitIndex: 70 }],
    ['1795263010000.master.70', { atMs: 1_795_263_010_000, source: 'master', bitIndex: 70 }],
    ['x.3.70', undefined],
    ['1795263010000.11.70', undefined],
    ['', undefined],
  ])('of an address with %p is that of the entry %p', (key, entry) => {
    expect(entryOfKey(key)).toEqual(entry);
  });

  it.each([
    ['begins with it, or little later', { ...window, fromMs: -59_000 }, undefined],
    ['begins late, as after a restart', { ...window, fromMs: -60_000 }, 1000],
    ['has no row', { ...window, samples: tableBuilder([]).table() }, 'never'],
  ])('is said to be recorded from its first row on where the record %s', (_, of, from) => {
    expect(recordedFrom(of)).toBe(from);
  });

  it('draws the machine of the fault and the plant, without what has no value', () => {
    const { plots, lanes, span, spacingMs } = windowChart(window, about, none, look);
    expect(plots.map(({ quantity, series }) => [quantity, series[0]?.name])).toEqual([
      ['temperature', '2 temperature'],
      ['power', '2 power'],
      ['pressure', 'master pressure'],
    ]);
    expect([lanes.map(({ name }) => name), span, spacingMs]).toEqual([['K2'], { fromMs: 0, toMs: 5000 }, 2000]);
    expect(windowChart(window, { ...about, source: 'master' }, none, look).plots.map(({ quantity }) => quantity)).toEqual(['pressure']);
  });

  it('[ALARM-4] draws the limits of its lines', () => {
    const values = [3, 4];
    const dewPoint = { source: 'master', name: 'dew point', function: 'temperature', values } as const;
    const limits = new Map([
      ['networkPressure', { lower: 6, upper: 8 }],
      ['0-temperature-dew_point', { lower: undefined, upper: 5 }],
      ['2-temperature-dew_point', { lower: undefined, upper: 6 }],
    ]);
    const { plots } = windowChart({ ...window, inputs: [dewPoint] }, about, none, { ...look, limits });
    expect(plots.map(({ series }) => series.map((line) => line.limits))).toEqual([
      [undefined],
      [undefined],
      [{ lower: 6, upper: 8 }],
      [{ lower: undefined, upper: 5 }],
    ]);
  });

  it('marks what came in that time, not what was up from the first row on', () => {
    const fault = { source: 2, bitIndex: 65, fromMs: 3000, untilMs: undefined };
    const { marks } = windowChart({ ...window, faults: [{ ...fault, bitIndex: 16, fromMs: 1000 }, fault] }, about, none, look);
    expect(marks?.map(({ atMs, tone, text }) => [atMs, tone, text])).toEqual([[3000, 's-error', '2.65, K2']]);
  });

  it('[ALARM-4] has a line at the fault in its colour, and the numbers of what changed first among what came', () => {
    const faults = [{ source: 2, bitIndex: 65, fromMs: 3000, untilMs: undefined }] as const;
    const changed = windowSeries(window)
      .slice(0, 2)
      .map((series, i) => ({ series, low: 0, high: 1, atMs: 1500 + i * 1000, value: 2 }));
    const { moment, marks } = windowChart({ ...window, faults }, about, { changed, unchanged: [] }, look);
    expect(moment).toEqual({ atMs: 2000, tone: 's-error' });
    expect(marks?.map(({ atMs, number, text }) => [atMs, number, text])).toEqual([
      [1500, 1, '1: master pressure'],
      [2500, 2, '2: 2 temperature'],
      [3000, undefined, '2.65, K2'],
    ]);
    expect(windowChart(window, { ...about, bitIndex: 16 }, none, look).moment?.tone).toBe('s-warn');
  });

  const inputs: FaultWindow['inputs'] = [
    { source: 'master', name: 'DEW_POINT', function: 'temperature', values: [3, 4] },
    { source: 2, name: 'INTERNAL_PRESS', function: 'pressure', values: [7.6, 7.5] },
    { source: 3, name: 'INTERNAL_PRESS', function: 'pressure', values: [7, 7] },
    { source: 'master', name: 'ADD_PRESS_1', function: 'pressure', values: [NaN, NaN] },
  ];

  it('draws the analog inputs of the master control and of the machine of the fault, those with values', () => {
    const { plots } = windowChart({ ...window, inputs }, about, none, look);
    const drawn = plots.slice(3).map(({ quantity, series }) => [quantity, series.map(({ name, column }) => [name, [...column]])]);
    expect(drawn).toEqual([
      ['pressure', [['2 INTERNAL_PRESS', [7.6, 7.5]]]],
      ['temperature', [['master DEW_POINT', [3, 4]]]],
    ]);
  });

  it('is saved with every line that has values, a row for each moment', () => {
    const words = { time: 'time', series: ({ source, quantity, input = '' }: WindowSeries) => `${source} ${quantity} ${input}`.trim() };
    const text = csvText(windowCsv({ ...window, inputs }, look.units, words), machineDialect, 'Europe/Berlin');
    const [head, first] = text.split('\r\n');
    expect(head).toContain('time,master pressure,2 temperature,2 power,master temperature DEW_POINT,2 pressure INTERNAL_PRESS');
    expect(first).toMatch(/^1970-01-01T00:00:01[^,]*,7\.1\d*,88\.\d+,75\.\d+,3\.\d+,7\.6\d*,7\.0+$/);
  });
});
