import { describe, expect, it } from '@jest/globals';
import { energyModel } from '../../../core/performance/energyModel.ts';
import { fractionalUncertainty } from '../../../core/performance/savings.ts';
import { savingDays } from '../../../core/performance/savings.ts';
import { dayAfter } from './performanceDay.ts';

/** Eight days from 10 to 80 thousand m3, and three that are compared with them. */
const baseline = [1480, 2390, 3310, 4220, 5090, 6010, 6930, 7810].map((energy, i) => dayAfter(i, (i + 1) * 10_000, energy));
const report = [
  [25_000, 2700],
  [45_000, 4400],
  [65_000, 6200],
].map(([volume, energy], i) => dayAfter(i + 8, volume!, energy!));

describe('the worked example', () => {
  const model = energyModel(baseline, [], [])!;
  const { fit } = model;
  const days = savingDays(model, report, { baseline, adjustments: [] });
  const last = days.at(-1)!;

  it('fits a line through the days of the baseline', () => {
    expect(model.coefficients.map(({ of }) => of)).toEqual(['day', 'volume']);
    expect(fit.coefficients[0]).toBeCloseTo(584.643, 3);
    expect(fit.coefficients[1]).toBeCloseTo(0.0904524, 7);
    expect(fit.standardErrors[0]).toBeCloseTo(10.743, 3);
    expect(fit.standardErrors[1]).toBeCloseTo(0.00021274, 8);
    expect([fit.r2, fit.cv, model.rho].map((each, i) => each.toFixed([8, 7, 3][i]))).toEqual(['0.99996681', '0.0029617', '-0.216']);
    expect(Math.abs(fit.nmbe)).toBeLessThan(1e-12);
  });

  it('saves what was expected less what was measured, and adds it up', () => {
    expect(days.map(({ expectedKWh }) => expectedKWh.toFixed(2))).toEqual(['2845.95', '4655.00', '6464.05']);
    expect(days.map(({ savingKWh }) => savingKWh.toFixed(2))).toEqual(['145.95', '255.00', '264.05']);
    expect(days.map(({ sumKWh }) => sumKWh.toFixed(2))).toEqual(['145.95', '400.95', '665.00']);
  });

  it('is off by 54.4 kWh at 90 %, and by 9.83 % as ASHRAE has it', () => {
    expect((last.high - last.sumKWh).toFixed(1)).toBe('54.4');
    const share = last.sumKWh / days.reduce((sum, { expectedKWh }) => sum + expectedKWh, 0);
    expect([(share * 100).toFixed(3), (fractionalUncertainty(model, 3, share) * 100).toFixed(2)]).toEqual(['4.762', '9.83']);
  });
});
