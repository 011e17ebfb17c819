import { describe, expect, it, test } from '@jest/globals';
import { balanceReportOf, energyBalanceOf, type ReportLeakage } from '../../../core/balance/index.ts';
import { type LeakEstimate, noLeakReasons } from '../../../core/leakage/index.ts';
import { totalsOf } from '../../../core/totals/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { machineTable, onLoad } from '../statistics/machineTables.ts';
import { tariff } from './expectConserved.ts';

const fromMs = Date.UTC(2026, 2, 9);
const range = { fromMs, untilMs: fromMs + 10 * 3_600_000 };
/** 10 m3/min over ten hours: 6000 m3 for 600 kWh. */
const totals = totalsOf(machineTable({ ...range, stepS: 60, machines: { 1: () => onLoad(60, 10) } }), range, 60);

function leakageOf(leak: LeakEstimate | undefined): ReportLeakage {
  const { units } = defaultSettings;
  return balanceReportOf(energyBalanceOf(totals, [], tariff, leak), { zone: 'UTC', stationName: '', version: '', units }).leakage;
}
const found = { days: 3, coverage: 0.9 };

describe('what a report says of leaks', () => {
  it('is that nothing is known where nobody looked', () => {
    expect(leakageOf(undefined)).toEqual({ kind: 'unknown' });
  });

  test.each(noLeakReasons)('is why none was found: %s', (reason) => {
    expect(leakageOf({ kind: 'none', reason, coverage: 0.25 })).toEqual({ kind: 'none', reason, coverageRatio: 0.25 });
  });

  it('is an estimate with its interval: flow, volume in the known time, share of the delivery, and that share of the cost', () => {
    const leakage = leakageOf({ kind: 'estimate', flowM3min: 1, lowM3min: 0.5, highM3min: 2, ...found });
    expect(leakage).toEqual({
      kind: 'estimate',
      days: 3,
      coverageRatio: 0.9,
      figures: [
        { figure: 'leakFlowM3min', unit: 'm3/min', digits: 1, value: 1, low: 0.5, high: 2, shortOf: ['wholeWeek', 'recorded'] },
        { figure: 'leakedM3', unit: 'm3', digits: 0, value: 600, low: 300, high: 1200, shortOf: ['wholeWeek', 'recorded'] },
        { figure: 'leakedRatio', unit: 'percent', digits: 0, value: 10, low: 5, high: 20, shortOf: ['wholeWeek', 'recorded'] },
        { figure: 'leakageCost', unit: 'EUR', digits: 2, value: 15, low: 7.5, high: 30, shortOf: ['wholeWeek', 'recorded'] },
      ],
    });
  });

  it('is an upper bound without a best value while the use at night is not known', () => {
    const leakage = leakageOf({ kind: 'upperBound', flowM3min: 2, lowM3min: 0, highM3min: 2, ...found });
    if (!('figures' in leakage)) throw new Error('no figures');
    expect(leakage.figures.map(({ value, low, high }) => [value, low, high])).toEqual([
      [undefined, 0, 2],
      [undefined, 0, 1200],
      [undefined, 0, 20],
      [undefined, 0, 30],
    ]);
  });

  it('is never more than what was delivered', () => {
    const leakage = leakageOf({ kind: 'upperBound', flowM3min: 50, lowM3min: 0, highM3min: 50, ...found });
    if (!('figures' in leakage)) throw new Error('no figures');
    expect(leakage.figures.map(({ high }) => high)).toEqual([50, 6000, 100, 150]);
  });
});
