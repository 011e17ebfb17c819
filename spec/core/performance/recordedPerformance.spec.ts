import { describe, expect, it } from '@jest/globals';
import { performanceChannels, type RecordedQuestion, recordedPerformance } from '../../../core/performance/recordedPerformance.ts';
import { performanceDataText } from '../../../core/performance/performanceDataText.ts';
import { comparedPerformance } from '../../../core/performance/comparedPerformance.ts';
import type { StoredVariable } from '../../../core/performance/index.ts';
import { compressorChannel, plantChannel } from '../../../core/samples/index.ts';
import { flatRates } from '../../../core/tariff/index.ts';
import { plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { type ChannelSums, quarterHourMs, type SummedChannel } from '../../../core/totals/index.ts';
import { dayAfter } from './performanceDay.ts';

const zone = 'UTC';
const first = '2026-01-05';
const nth = (number: number) => shiftDay(first, number - 1);
const perDay = 96;
const quarters = 45 * perDay;

/** A channel that has one mean in each of 45 days. */
function daily(meanOf: (day: number) => number): ChannelSums {
  const start = plantDayRange(first, zone).fromMs / quarterHourMs;
  const means = Array.from({ length: quarters }, (_, i) => meanOf(Math.floor(i / perDay)));
  return {
    steps: Float64Array.from(means, (_, i) => start + i),
    sums: Float64Array.from(means, (mean) => mean * quarterHourMs),
    coveredMs: new Float64Array(quarters).fill(quarterHourMs),
    least: Float32Array.from(means),
    greatest: Float32Array.from(means),
  };
}

const m3min = (day: number) => 10 + ((day * 7) % 11);
const bar = (day: number) => 6.5 + ((day * 5) % 8) / 10;
const off = (day: number) => [0.1, -0.2, 0.15, -0.1, 0.05][day % 5]!;
const power = daily((day) => 20 + 5 * m3min(day) + 8 * (bar(day) - 7) + off(day));
const flow = daily(m3min);
const pressure = daily(bar);
const channel = {
  power: compressorChannel('electricalPowerKW', 10),
  delivery: compressorChannel('deliveryVolumeM3min', 10),
  flow: plantChannel('volumeFlowM3min'),
  pressure: plantChannel('systemPressureBar'),
};
const found = new Map<SummedChannel, ChannelSums>([
  [channel.power, power],
  [channel.flow, flow],
  [channel.pressure, pressure],
]);
const question: RecordedQuestion = {
  ...{ found, zone, prices: flatRates(0.2), co2: flatRates(0.4) },
  baseline: { first, last: nth(30) },
  report: { first: nth(33), last: nth(40) },
};
const asked = (more: Partial<RecordedQuestion> = {}) => recordedPerformance({ ...question, ...more });
const termsOf = ({ performance: { model } }: ReturnType<typeof asked>) => model!.coefficients.map(({ of }) => of);

describe('the energy of a report as quarter hours have it', () => {
  it('is made of the power and the delivery of each compressor, the flow and the pressure', () => {
    expect(performanceChannels).toHaveLength(22);
    for (const slot of [1, 10])
      expect(performanceChannels).toEqual(
        expect.arrayContaining([compressorChannel('electricalPowerKW', slot), compressorChannel('deliveryVolumeM3min', slot)]),
      );
    expect(performanceChannels).toEqual(expect.arrayContaining([channel.flow, channel.pressure]));
  });

  it('has the days of both ranges, at the rates of their time', () => {
    const { performance } = asked();
    expect(performance.baseline.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, i) => nth(i + 1)));
    expect(performance.days.map(({ day }) => day)).toEqual(Array.from({ length: 8 }, (_, i) => nth(i + 33)));
    const [day] = performance.days;
    expect([day!.cost, day!.co2Kg]).toEqual([expect.closeTo(0.2 * day!.energyKWh, 6), expect.closeTo(0.4 * day!.energyKWh, 6)]);
    expect(day!.volumeM3).toBeCloseTo(1440 * m3min(32), 6);
  });

  it('has the volume of the flow, and of what machines deliver where there is no sensor of it', () => {
    const delivered = new Map<SummedChannel, ChannelSums>([
      [channel.power, power],
      [channel.delivery, flow],
    ]);
    expect([asked().volumeOf, asked({ found: delivered }).volumeOf]).toEqual(['flow', 'delivery']);
    expect(asked({ found: delivered }).performance.days.map(({ volumeM3 }) => volumeM3)).toEqual(
      asked().performance.days.map(({ volumeM3 }) => volumeM3),
    );
  });

  it('is an estimate where the power of any machine is one', () => {
    expect(asked({ estimated: [channel.power] }).performance.isEstimated).toBe(true);
    expect(asked({ estimated: [compressorChannel('electricalPowerKW', 3)] }).performance.isEstimated).toBe(true);
    expect(asked({ estimated: [channel.flow, channel.pressure, channel.delivery] }).performance.isEstimated).toBe(false);
    expect(asked().performance.isEstimated).toBe(false);
  });

  it('takes the pressure out where that is asked for', () => {
    expect(termsOf(asked({ withPressure: true }))).toContain('pressure');
    expect(termsOf(asked())).not.toContain('pressure');
  });

  it('leaves out days for which a variable is missing, and counts them', () => {
    const days = new Map(Array.from({ length: 35 }, (_, i) => [nth(i + 1), { temperature: 5 + ((i * 3) % 13) }]));
    const { performance, daysWithoutVariable } = asked({ variables: { days, names: ['temperature'] } });
    expect(daysWithoutVariable).toBe(5);
    expect(performance.days.map(({ day }) => day)).toEqual([33, 34, 35].map(nth));
    expect(asked().daysWithoutVariable).toBe(0);
  });
});

describe('the energy of a plant against its baseline', () => {
  const { baseline, report, ...data } = question;
  const baselines = [{ first, last: nth(30), withPressure: false, note: '', staticFactors: '', enteredMs: 5, author: 'Jansen' }];
  const era = (day: number, what: 'exchanged' | 'serviced') => ({ slot: 2, what, atMs: plantDayRange(nth(day), zone).fromMs, note: '' });
  const ranges = { baseline, report, withPressure: false, set: undefined };
  const temperature: StoredVariable = {
    ...{ name: 'temperature', unit: '°C', importedMs: 7, author: 'Jansen' },
    days: new Map(Array.from({ length: 40 }, (_, i) => [nth(i + 1), 5 + ((i * 3) % 13)])),
  };
  const compared = (eras: readonly ReturnType<typeof era>[]) =>
    comparedPerformance(data, ranges, { baselines, adjustments: [], eras }, [temperature]);

  it('has the exchanges of compressors on the days that are compared, the ends of both ranges too', () => {
    const eras = [30, 31, 32, 33, 40, 41].map((day) => era(day, 'exchanged'));
    expect(compared([...eras, era(5, 'serviced'), era(1, 'exchanged')]).exchanges.map(({ day }) => day)).toEqual([30, 33, 40, 1].map(nth));
  });

  it('has what was entered, and what is to know of variables', () => {
    expect(compared([])).toMatchObject({
      ...{ baselines, adjustments: [], volumeOf: 'flow', daysWithoutVariable: 0, exchanges: [] },
      variables: [{ name: 'temperature', days: 40, first, last: nth(40) }],
    });
  });
});

it('the days of a comparison are a text that has all of them, what is not known empty', () => {
  const text = performanceDataText({
    baseline: [dayAfter(0, 1000, 90, { pressureBar: 7, temperatureC: 12.5, production: 3, cost: 18, co2Kg: 36 })],
    days: [],
  });
  expect(text).toBe(
    [
      'day;hours;energyKWh;volumeM3;pressureBar;temperatureC;production;cost;co2Kg',
      'baseline',
      '2026-01-05;24;90;1000;7;12.5;3;18;36',
      'report',
      '',
    ].join('\n'),
  );
});
