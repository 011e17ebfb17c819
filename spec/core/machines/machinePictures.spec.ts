import { describe, expect, it, test } from '@jest/globals';
import {
  changedMachines,
  driftCost,
  driftPicture,
  machinesOf,
  machineSign,
  type MachineReport,
  risenMachines,
  sheetCurve,
  sheetSpecificPower,
} from '../../../core/machines/index.ts';
import type { MachineDay } from '../../../core/machines/machineDays.ts';
import { noLoads, onLoadSums } from '../../../core/machines/onLoadSums.ts';
import { plantDayRange, shiftDay } from '../../../core/time/index.ts';

const [firstDay, zone] = ['2026-03-02', 'Europe/Berlin'];
const sheet = { since: '2026-01-01', slot: 1, pressureBar: 7, flowM3min: 12, powerKW: 72, noLoadPowerKW: 20, points: [] };

/** A machine of 72 kW and 12 m3/min whose energy is multiplied from a day on. */
function reportOf(count: number, factor: number, from: number, dataSheets = [sheet]): MachineReport {
  const days: readonly MachineDay[] = Array.from({ length: count }, (_, i) => ({
    ...{
      slot: 1,
      day: shiftDay(firstDay, i),
      noLoadS: 0,
      noLoadKWh: 0,
      onLoad: onLoadSums(noLoads()),
      deliveryM3min: { min: 11, max: 12 },
    },
    classes: [
      { step: 24, seconds: 36_000, volumeM3: 7200, pressureBar: 7, energyKWh: 720 * (i < from ? 1 : factor) * (1 + (i % 3) / 1000) },
    ],
  }));
  const range = { fromMs: plantDayRange(firstDay, zone).fromMs, untilMs: plantDayRange(shiftDay(firstDay, count - 1), zone).untilMs };
  return machinesOf({ machines: days, air: [] }, { range, zone, plant: { dataSheets, eras: [] } }).machines[0]!;
}

describe('what there is to say of a machine first', () => {
  test.each([
    ['that it changed', reportOf(60, 1.05, 40), 'changed'],
    ['that it is beyond its sheet', reportOf(10, 1.2, 0), 'beyond'],
    ['that it is within', reportOf(10, 1.02, 0), 'within'],
    ['that it did not change, without a sheet', reportOf(40, 1, 0, []), 'within'],
    ['nothing, without a sheet and enough days', reportOf(10, 1, 0, []), 'unknown'],
  ] as const)('is %s', (_, report, sign) => {
    expect(machineSign(report)).toBe(sign);
  });

  it.each([
    [0.07, 'within'],
    [-0.07, 'within'],
    [0.071, 'beyond'],
    [-0.071, 'beyond'],
  ] as const)('is that it is beyond its sheet where that is more than is tolerated, 0.07: %d is %s', (value, sign) => {
    const report = reportOf(10, 1.2, 0);
    const { deviation } = report.against;
    if (deviation.kind === 'none') throw new Error('no deviation');
    expect(machineSign({ ...report, against: { ...report.against, tolerance: 0.07, deviation: { ...deviation, value } } })).toBe(sign);
  });

  it('is first of the machine whose change takes most, more or less than before', () => {
    const [little, much, less, none] = [reportOf(60, 1.03, 40), reportOf(60, 1.09, 35), reportOf(60, 0.94, 45), reportOf(40, 1, 0)];
    expect(changedMachines([little, none, much, less])).toEqual([much, less, little]);
    const slots = [little, none, less, much].map((report, i) => ({ ...report, slot: i + 1 }));
    expect(risenMachines(slots)).toEqual({ slots: [1, 4], since: shiftDay(firstDay, 35) });
  });

  it('costs what it takes in a year at a price, with its interval; a machine that needs less is no alarm', () => {
    const risen = reportOf(60, 1.05, 40);
    const cost = driftCost(risen, 0.25)!;
    expect(cost.kind).toBe('fitted');
    expect(cost.low < cost.value && cost.value < cost.high).toBe(true);
    expect(cost.value).toBeCloseTo(0.25 * risen.drift.change!.perYearKWh.value, 9);
    expect(driftCost(risen, undefined)).toBeUndefined();
    expect(driftCost(reportOf(40, 1, 0), 0.25)).toBeUndefined();
    expect(risenMachines([risen, reportOf(40, 1, 0)])).toEqual({ slots: [1], since: shiftDay(firstDay, 40) });
    expect(risenMachines([reportOf(60, 0.95, 40)])).toBeUndefined();
  });

  it.each([
    [-0.001, undefined],
    [0, undefined],
    [0.001, [1]],
  ])('is an alarm where it takes more than before: a change of %d', (value, slots) => {
    const { drift, ...report } = reportOf(60, 1.05, 40);
    const { size, ...change } = drift.change!;
    if (size.kind === 'none') throw new Error('no size');
    expect(risenMachines([{ ...report, drift: { ...drift, change: { ...change, size: { ...size, value } } } }])?.slots).toEqual(slots);
  });
});

describe('the picture of a drift', () => {
  it('has a level before and one since the change, with nine tenths of their days between their ends', () => {
    const report = reportOf(60, 1.05, 40);
    const picture = driftPicture(report.drift, zone)!;
    const startMs = plantDayRange(shiftDay(firstDay, 40), zone).fromMs;
    expect(picture.changeMs).toBe(startMs);
    expect(picture.levels.map(({ fromMs, untilMs }) => [fromMs, untilMs])).toEqual([
      [plantDayRange(firstDay, zone).fromMs, startMs],
      [startMs, plantDayRange(shiftDay(firstDay, 59), zone).untilMs],
    ]);
    for (const { low, value, high } of picture.levels) expect(low <= value + 1e-3 && value <= high + 1e-3).toBe(true);
    expect(picture.points).toHaveLength(60);
    expect([picture.least, picture.greatest].map((share) => Math.round(share * 100) + 0)).toEqual([0, 5]);
  });

  const days = Array.from({ length: 41 }, (_, i) => ({ day: shiftDay(firstDay, i), ratio: 1 + i / 100, onLoadS: 3600, energyKWh: 9 }));
  const startOf = (number: number) => plantDayRange(shiftDay(firstDay, number), zone).fromMs;
  const close = (value: number) => expect.closeTo(value, 9);

  it('has a level of the first 28 days alone where nothing changed', () => {
    expect(driftPicture({ days, watched: 13, change: undefined, reason: undefined }, zone)).toMatchObject({
      levels: [{ fromMs: startOf(0), untilMs: startOf(41), value: 0, low: close(0.0135), high: close(0.2565) }],
      ...{ changeMs: undefined, least: 0, greatest: close(0.4) },
    });
  });

  it('has a level of the days since the change, but for one that has no size', () => {
    const { change } = reportOf(60, 1.05, 40).drift;
    const drawn = (more: object) => driftPicture({ days, watched: 13, change: { ...change!, since: shiftDay(firstDay, 30), ...more }, reason: undefined }, zone)!; // prettier-ignore
    const { changeMs, levels } = drawn({});
    expect(changeMs).toBe(startOf(30));
    expect(levels[0]).toMatchObject({ untilMs: startOf(30), high: close(0.2565) });
    expect(levels[1]).toMatchObject({ fromMs: startOf(30), untilMs: startOf(41), low: close(0.305), high: close(0.395) });
    expect(drawn({ size: { kind: 'none', method: 'cusum', reason: 'tooFewDays', coverage: 1 } }).levels).toEqual([levels[0]]);
  });

  it('is none without a day', () => {
    expect(driftPicture({ days: [], watched: 0, change: undefined, reason: 'tooFewDays' }, zone)).toBeUndefined();
  });
});

test('the curve of a sheet goes from no flow to a greatest one, with what is tolerated; of a variable speed where it has points', () => {
  const fixed = sheetCurve(sheet, 12, 0.07);
  expect([fixed.length, fixed[0]!.powerKW, fixed.at(-1)!.powerKW]).toEqual([21, 0, 72]);
  expect(fixed.at(-1)).toMatchObject({ lowKW: expect.closeTo(72 * 0.93, 9), highKW: expect.closeTo(72 * 1.07, 9) });
  const variable = sheetCurve({ ...sheet, points: [{ flowM3min: 6, powerKW: 40 }] }, 12, 0.07);
  expect(variable[0]!.flowM3min).toBeCloseTo(6, 9);
  expect(sheetSpecificPower(sheet)).toBe(6);
});
