import { describe, expect, it } from '@jest/globals';
import { assumedShares, heatInSeason, heatReportOf, hotWaterKgPerDay } from '../../../core/heatReport/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { energiesOf, powerLog, quarterS } from '../cost/energies.ts';

const months = Array.from({ length: 12 }, (_, i) => ({
  ...{ month: i + 1, heatKWh: 100 * (i + 1), availableDays: 20, availableH: 300, powerWhileAvailableKW: 1, meanPowerKW: 1, coverage: 1 },
}));

describe('what heat would do', () => {
  it('[GAIN-7] heats in the coldest months of the year', () => {
    expect([0, 1, 2, 3, 12].map((count) => heatInSeason(months, count))).toEqual([0, 100, 1300, 1500, 7800]);
    expect(heatInSeason(months.slice(1), 1)).toBeUndefined();
  });

  it('[GAIN-7] warms water from 10 degC: 1 kWh warms 17.2 kg by 50 K', () => {
    expect(hotWaterKgPerDay(10, 10, 60)).toBeCloseTo(3600 / (4.187 * 50), 9);
    expect([hotWaterKgPerDay(10, 10, 10), hotWaterKgPerDay(10, 10, undefined), hotWaterKgPerDay(undefined, 10, 60)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  const zone = 'Europe/Berlin';
  const range = plantDayRange('2026-01-05', zone);
  /** 100 kW from 6 to 18 by the clock of the plant. */
  const powers = Array.from({ length: 96 }, (_, quarter) => (quarter >= 24 && quarter < 72 ? 100 : 0));
  const report = heatReportOf(energiesOf(powerLog(range.fromMs, powers), range, quarterS), {
    range,
    zone,
    circuit: 'airPipes',
    shares: [{ since: '2026-01-01', recoverableShare: 0.5, usedShare: 0.2 }],
  });

  it('[GAIN-7] is drawn by the hour of each month, and for how long: the highest first', () => {
    const { duration, byHour } = report.picture;
    expect(byHour).toHaveLength(12);
    expect(byHour[0]!.map((power) => Math.round(power!))).toEqual(
      Array.from({ length: 24 }, (_, hour) => (hour >= 6 && hour < 18 ? 40 : 0)),
    );
    expect(byHour[1]!.every((power) => power === undefined)).toBe(true);
    expect([duration[0], duration.at(-1)].map((power) => Math.round(power!))).toEqual([40, 0]);
    expect(duration.filter((power) => power > 20).length / duration.length).toBeCloseTo(0.5, 2);
  });

  it('[GAIN-7] is made with the shares that were entered, or with what is usual for its circuit', () => {
    expect(assumedShares(report)).toEqual({
      recoverable: expect.closeTo(0.5, 12),
      isEntered: true,
      used: expect.closeTo(0.2, 12),
      unused: expect.closeTo(0.8, 12),
    });
    const unentered = heatReportOf(energiesOf(powerLog(range.fromMs, powers), range, quarterS), { range, zone, circuit: 'airPipes' });
    expect(assumedShares(unentered)).toMatchObject({
      recoverable: expect.closeTo(0.94, 12),
      isEntered: false,
      used: expect.closeTo(0, 12),
    });
    const none = { heat: { kind: 'none', method: 'quarterHours', reason: 'noPower', coverage: 0 } } as const;
    expect(assumedShares(none)).toEqual({ recoverable: undefined, isEntered: false, used: undefined, unused: undefined });
  });
});
