import { describe, expect, it, test } from '@jest/globals';
import type { LoadClass } from '../../../core/machines/index.ts';
import { sheetDeviation, type SheetQuestion } from '../../../core/machines/sheetDeviation.ts';
import { sheetTolerances, specificEnergyTolerance } from '../../../core/machines/sheetTolerances.ts';
import type { DataSheet } from '../../../core/plantData/index.ts';
import { dayWith } from './dayWith.ts';

const sheet: DataSheet = { since: '2026-01-01', slot: 3, pressureBar: 7.5, flowM3min: 15, powerKW: 90, noLoadPowerKW: 25, points: [] };
const range = { fromMs: 1000, untilMs: 9000 };
const question: SheetQuestion = { range, coverage: 0.8, isEstimated: false };

/** Two hours of 12 m3/min at 7 bar and one hour of 15 m3/min at 8 bar. */
const part: LoadClass = { step: 24, seconds: 7200, energyKWh: 150, volumeM3: 1440, pressureBar: 7 };
const full: LoadClass = { step: 30, seconds: 3600, energyKWh: 95, volumeM3: 900, pressureBar: 8 };
const days = [dayWith(0, [part], { noLoadS: 3000, noLoadKWh: 20 }), dayWith(1, [full], { noLoadS: 1800, noLoadKWh: 15 }), dayWith(2, [])];
const work = (bar: number) => (bar + 1) ** 0.2857 - 1;
const energyKWh = 150 * (work(7.5) / work(7)) + 95 * (work(7.5) / work(8));
const close = (value: number) => expect.closeTo(value, 9);

describe('specific power beside a data sheet', () => {
  it('is the energy at the pressure of the sheet over what the sheet expects of the same flows', () => {
    // 72 kW for two hours and 90 kW for one
    const ratio = energyKWh / 234;
    const offBy = Math.hypot(0.02, 0.03);
    const found = sheetDeviation(days, sheet, question);
    expect(found.deviation).toEqual({
      ...{ kind: 'measured', method: 'sheet', unit: 'share', ...range, coverage: 0.8, n: 3 },
      ...{ value: close(ratio - 1), low: close(ratio * (1 - offBy) - 1), high: close(ratio * (1 + offBy) - 1) },
      assumptions: [
        { key: 'powerSensor', value: 0.02, source: 'default' },
        { key: 'flowSensor', value: 0.03, source: 'default' },
      ],
    });
    expect(found).toMatchObject({
      specificPower: close((energyKWh * 60) / 2340),
      sheetSpecificPower: close(6),
      tolerance: close(Math.hypot(0.06, 0.02, 0.03)),
      noLoadTolerance: close(Math.hypot(0.1, 0.02)),
    });
  });

  it('without load is the mean power of all days over that of the sheet, as exact as the sensor of power', () => {
    // 35 kWh in 80 minutes are 26.25 kW
    expect(sheetDeviation(days, sheet, question).noLoad).toMatchObject({
      ...{ kind: 'measured', method: 'noLoad', value: close(0.05), low: close(1.05 * 0.98 - 1), high: close(1.05 * 1.02 - 1), n: 3 },
    });
  });

  it('has the interval of the sensors that there are, and is a rule where values were calculated', () => {
    const of = sheetDeviation(days, sheet, { ...question, isEstimated: true, sensors: { power: 0.05, flow: 0.12 } });
    const ratio = energyKWh / 234;
    expect(of.deviation).toMatchObject({ kind: 'rule', low: close(ratio * 0.87 - 1), high: close(ratio * 1.13 - 1) });
    expect(of.noLoad).toMatchObject({ kind: 'rule', high: close(1.05 * 1.05 - 1) });
    expect([of.tolerance, of.noLoadTolerance]).toEqual([close(Math.hypot(0.06, 0.13)), close(Math.hypot(0.1, 0.05))]);
  });

  const variable = { ...sheet, points: [{ flowM3min: 13, powerKW: 80 }] };
  test.each([
    ['an hour on load', [{ ...full, seconds: 3600 }], sheet, undefined],
    ['less than an hour', [{ ...full, seconds: 3599 }], sheet, 'tooFewHours'],
    ['nothing on load', [], sheet, 'tooFewHours'],
    ['flows that the sheet has nothing of', [part], variable, 'outsideSheet'],
    ['less than an hour of a flow of the sheet beside others', [part, { ...full, seconds: 3599 }], variable, 'tooFewHours'],
  ])('after %s says why there is none', (_, classes, of, reason) => {
    const found = sheetDeviation([dayWith(0, classes)], of, question);
    expect(found.deviation.kind === 'none' ? found.deviation.reason : undefined).toBe(reason);
    expect([found.specificPower === undefined, found.sheetSpecificPower === undefined]).toEqual([
      reason !== undefined,
      reason !== undefined,
    ]);
    expect(found.noLoad).toEqual({ kind: 'none', method: 'noLoad', reason: 'tooFewHours', coverage: 0.8 });
  });

  it('leaves out what is at flows that the sheet has nothing of', () => {
    const { deviation, sheetSpecificPower } = sheetDeviation([dayWith(0, [part, full])], variable, question);
    expect(deviation).toMatchObject({ value: close((95 * work(7.5)) / work(8) / 90 - 1) });
    expect(sheetSpecificPower).toBeCloseTo(6, 9);
  });

  test.each([
    [3600, 'measured'],
    [3599, 'none'],
  ])('without load needs an hour: of %d s it is %s', (noLoadS, kind) => {
    expect(sheetDeviation([dayWith(0, [], { noLoadS, noLoadKWh: 25 })], sheet, question).noLoad.kind).toBe(kind);
  });

  it('is none without a sheet, but for what sensors tolerate', () => {
    expect(sheetDeviation(days, undefined, question)).toEqual({
      deviation: { kind: 'none', method: 'sheet', reason: 'noSheet', coverage: 0.8 },
      noLoad: { kind: 'none', method: 'noLoad', reason: 'noSheet', coverage: 0.8 },
      specificPower: undefined,
      sheetSpecificPower: undefined,
      tolerance: close(Math.hypot(0.02, 0.03)),
      noLoadTolerance: close(Math.hypot(0.1, 0.02)),
    });
  });
});

describe('what an acceptance test tolerates', () => {
  test.each([
    [0.2, 0.08],
    [0.5, 0.08],
    [0.51, 0.07],
    [1.5, 0.07],
    [1.6, 0.06],
    [15, 0.06],
    [15.1, 0.05],
    [900, 0.05],
  ])('of specific energy, at %d m3/min, is %d', (flowM3min, share) => {
    expect(specificEnergyTolerance(flowM3min)).toBe(share);
  });

  it('of the flow is a hundredth less', () => {
    for (const { flow, specificEnergy } of sheetTolerances.byFlow) expect(specificEnergy - flow).toBeCloseTo(0.01, 9);
  });
});
