import { describe, expect, it } from '@jest/globals';
import { figureOfFinding, summedAmount } from '../../../core/annex/annexFigures.ts';

const summed = { value: 100, unit: 'kWh', coverage: 1, kind: 'measured', grows: true } as const;

describe('what is counted over a range', () => {
  it.each([
    ['all of it known', {}, 100, 100],
    ['half of it known: nothing or twice as much in the other half', { coverage: 0.5 }, 100, 300],
    ['half of it known, of what would not have grown', { coverage: 0.5, grows: false }, 100, 100],
    ['a sensor that can be off', { accuracy: 0.02 }, 98, 102],
    ['both', { coverage: 0.8, accuracy: 0.1 }, 90, 165],
    ['more known than there is', { coverage: 1.1 }, 100, 100],
    ['what is below 0', { value: -100, coverage: 0.5, accuracy: 0.1 }, -330, -90],
  ])('lies between its ends: %s', (_, more, low, high) => {
    const amount = summedAmount({ ...summed, ...more })!;
    expect(amount.kind).toBe('measured');
    expect([amount.low, amount.high]).toEqual([expect.closeTo(low, 9), expect.closeTo(high, 9)]);
  });

  it.each([{ value: undefined }, { coverage: undefined }, { coverage: 0 }])('is unknown with %j', (more) => {
    expect(summedAmount({ ...summed, ...more })).toBeUndefined();
  });
});

describe('a finding as a figure', () => {
  const asked = { range: { fromMs: 0, untilMs: 1000 }, slot: 3, source: { command: 'cost', path: 'energy' } } as const;
  const found = { kind: 'measured', value: 0.5, low: 0.4, high: 0.6, method: 'sum', n: 7, coverage: 0.9, assumptions: [] } as const;
  const ofTime = { fromMs: 100, untilMs: 900 };

  it('has shares in percent, its own time and what it is of', () => {
    expect(figureOfFinding('shortLoads', { ...found, ...ofTime, unit: 'share' }, asked)).toMatchObject({
      ...{ id: 'shortLoads', slot: 3, kind: 'measured', value: 50, low: 40, high: 60, unit: '%', method: 'sum', reason: '', n: 7 },
      ...{ coveragePercent: 90, ...ofTime },
    });
    expect(figureOfFinding('shortLoads', { ...found, ...ofTime, unit: 'bar' }, asked)).toMatchObject({ value: 0.5, unit: 'bar' });
  });

  it('says why there is none', () => {
    const none = { kind: 'none', value: undefined, unit: '', n: undefined, ...asked.range };
    const notFound = { kind: 'none', method: 'sum', reason: 'noPower', coverage: 0.25 } as const;
    expect(figureOfFinding('shortLoads', notFound, asked)).toMatchObject({
      ...none,
      method: 'sum',
      reason: 'noPower',
      coveragePercent: 25,
    });
    expect(figureOfFinding('shortLoads', undefined, asked)).toMatchObject({ ...none, method: '', reason: 'notKnown', coveragePercent: 0 });
  });
});
