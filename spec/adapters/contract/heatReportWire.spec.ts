import { describe, expect, it } from '@jest/globals';
import { decodeHeatReport, encodeHeatReport } from '../../../adapters/contract/index.ts';
import { heatReportResponse } from '../../../adapters/contract/heatReportSchemas.ts';
import { type HeatFinding, noHeatReasons } from '../../../core/heatReport/index.ts';
import type { HeatReportAnswer } from '../../../core/ports/index.ts';
import { sent, withAt } from './wires.ts';

const found = (value: number, unit: string): HeatFinding => ({
  ...{ kind: 'fitted', value, low: value - 1, high: value + 2, unit, method: 'quarterHours', fromMs: 1, untilMs: 8, coverage: 0.75, n: 40 },
  assumptions: [],
});
const none: HeatFinding = { kind: 'none', method: 'quarterHours', reason: noHeatReasons[0], coverage: 0.25 };
const month = { month: 3, availableDays: 20, coverage: 0.9 };
const whole: HeatReportAnswer = {
  report: {
    ...{ range: { fromMs: 0, untilMs: 900_000 }, circuit: 'airPipes', machines: [2, 5], energy: found(90, 'kWh'), heat: found(60, 'kWh') },
    ...{ greatestPower: found(45, 'kW'), available: found(8, 'h'), availableHPerDay: 7.5, isOnWeekends: true, faintHeatKWh: 4 },
    months: [
      { ...month, heatKWh: 600, availableH: 140, powerWhileAvailableKW: 4.5, meanPowerKW: 1.5 },
      { ...month, month: 12, heatKWh: undefined, availableH: undefined, powerWhileAvailableKW: undefined, meanPowerKW: undefined },
    ],
    picture: { duration: [45, 20.5, 0], byHour: [[1.5, undefined], []] },
  },
  ...{ source: undefined, dataSha256: 'abc' },
};
const report = { ...whole.report, isOnWeekends: false, availableHPerDay: undefined, energy: none, heat: none };
const wire = encodeHeatReport(whole);

describe('a report of waste heat on the wire', () => {
  it.each([
    ['with all figures', whole],
    ['without some', { ...whole, report }],
  ])('arrives as it was sent, and fits its schema: %s', (_, answer) => {
    const encoded = sent(encodeHeatReport(answer));
    expect(heatReportResponse.safeParse(encoded).success).toBe(true);
    expect(decodeHeatReport(encoded)).toEqual(answer);
  });

  it.each([['range', 'from_ms'], ['range', 'until_ms'], ['circuit'], ['energy'], ['heat'], ['greatest_power'], ['available']])(
    'is none without its %s',
    (...path) => {
      expect(decodeHeatReport(withAt(wire, path, {}))).toBeUndefined();
    },
  );

  it('has what stands for a value that is left out', () => {
    const { range, circuit, energy, heat, greatest_power, available } = wire;
    const read = decodeHeatReport({ range, circuit, energy, heat, greatest_power, available, months: [{ month: 4 }, {}] });
    expect(read).toMatchObject({
      report: { machines: [], isOnWeekends: false, months: [{ month: 4, availableDays: 0, coverage: 0 }], faintHeatKWh: 0 },
      ...{ source: undefined, dataSha256: '' },
    });
  });

  it('has months of a year and compressors of the station', () => {
    const fits = (path: readonly string[], value: unknown) => heatReportResponse.safeParse(withAt(wire, path, value)).success;
    const [first] = wire.months;
    expect([0, 1, 12, 13].map((number) => fits(['months'], [{ ...first, month: number }]))).toEqual([false, true, true, false]);
    expect([0, 1, 10, 11].map((slot) => fits(['machines'], [slot]))).toEqual([false, true, true, false]);
  });
});
