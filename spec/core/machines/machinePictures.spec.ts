import { describe, expect, it, test } from '@jest/globals';
import {
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
