import { describe, expect, it } from '@jest/globals';
import type { CalendarType } from '../../../core/loadProfile/index.ts';
import type { MeasureInputs } from '../../../core/measures/index.ts';
import { nightShutdown } from '../../../core/measures/nightShutdown.ts';
import { leakCost, none, quietYear } from './inputs.ts';

const hoursOf = (...parts: readonly (readonly [count: number, flow: number | undefined])[]): CalendarType['hours'] =>
  parts.flatMap(([count, flow]) => Array.from({ length: count }, () => flow));
const workdays: CalendarType = { id: 'workdays', days: 20, hours: hoursOf([24, 20]) };
const look = (calendar: readonly CalendarType[], more: Partial<MeasureInputs> = {}) =>
  nightShutdown.look({ ...quietYear, ...more, flow: { calendar } });

describe('shutting the station down', () => {
  const saturday: CalendarType = { id: 'saturday', days: 6, hours: hoursOf([10, 5], [2, 5.4], [3, 5.6], [9, 9]) };
  const sunday: CalendarType = { id: 'sunday', days: 4, hours: hoursOf([20, 2], [4, 8]) };
  const consumer = (flowM3min: number) => ({ name: 'A', since: '2025-01-01', flowM3min, fromHour: 0, untilHour: 24, days: [] });

  it('saves at most what flows above the known consumers, in the hours at the base of the days of rest', () => {
    const found = look([workdays, saturday, sunday], { consumers: [consumer(1), consumer(1.5)], leakCost: leakCost([5, 6, 8]) });
    const flowHours = 6 * (10 * 2.5 + 2 * 2.9);
    const meanM3min = (20 * 20 + 6 * ((50 + 10.8 + 16.8 + 81) / 24) + 4 * 3) / 30;
    const high = expect.closeTo(((flowHours * 365) / 30) * 8, 6);
    expect(found).toMatchObject({
      kind: 'found',
      energy: { kind: 'upperBound', value: high, low: 0, high, n: 10 },
      facts: [
        { name: 'baseFlowM3min', value: 5 },
        { name: 'baseFlowShare', value: expect.closeTo(5 / meanM3min, 9) },
      ],
      evidence: { page: 'profile', lines: ['flow'] },
    });
  });

  it('is by the days of rest whose hours are all known; the mean is that of the known hours', () => {
    const partly: CalendarType = { ...sunday, hours: hoursOf([23, 30], [1, undefined]) };
    const meanM3min = (20 * 20 + 6 * ((50 + 10.8 + 16.8 + 81) / 24) + 4 * 30) / 30;
    expect(look([workdays, saturday, partly])).toMatchObject({
      energy: { n: 6 },
      facts: [{ value: 5 }, { value: expect.closeTo(5 / meanM3min, 9) }],
    });
    expect(look([workdays, partly])).toMatchObject({ kind: 'none', reason: 'tooFewDays' });
  });

  it('needs two weeks and a base of more than 5 % of the mean', () => {
    const flat = (id: CalendarType['id'], days: number, flow: number): CalendarType => ({ id, days, hours: hoursOf([24, flow]) });
    expect(look([flat('workdays', 10, 20), flat('sunday', 3, 5)])).toMatchObject({ kind: 'none', reason: 'tooFewDays' });
    expect(look([flat('workdays', 10, 20), flat('sunday', 4, 5)]).kind).toBe('found');
    // means of 20 m3/min
    expect(look([flat('workdays', 10, 39), flat('sunday', 10, 1)])).toMatchObject({
      kind: 'none',
      reason: 'littleBaseFlow',
      facts: [{ name: 'baseFlowShare', value: 0.05 }],
    });
    expect(look([flat('workdays', 10, 38.9), flat('sunday', 10, 1.1)]).kind).toBe('found');
  });

  it('is no amount where nobody knows what a m3/min more needs', () => {
    const { figures, ...rest } = leakCost();
    const unknown = { ...rest, figures: { ...figures, marginal: none('marginalPower', 'noEnergy') } };
    expect(look([workdays, saturday], { leakCost: unknown })).toMatchObject({ kind: 'none', reason: 'noEnergy' });
  });
});
