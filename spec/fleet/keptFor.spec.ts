import { describe, expect, it, test } from '@jest/globals';
import { earlierMonth, type InsightAnswers } from '../../fleet/insight/insightAnswers.ts';
import { keptFor } from '../../fleet/insight/keptFor.ts';
import { stationInsights } from '../../fleet/insight/stationInsights.ts';
import type { FleetReading } from '../../core/ports/index.ts';

describe('a result that is kept', () => {
  function worker() {
    let atMs = 0;
    const made: string[] = [];
    const ask = keptFor(1000, { nowMs: () => atMs }, (key: string) => {
      made.push(key);
      return key === 'bad' ? Promise.reject(new Error('no')) : Promise.resolve(made.length);
    });
    return { ask, made, at: (ms: number) => (atMs = ms) };
  }

  it('is made once in its time for each key, and for all who ask meanwhile', async () => {
    const { ask, made, at } = worker();
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
    at(999);
    expect([await ask('a'), made.length]).toEqual([1, 2]);
    at(1000);
    expect([await ask('a'), made.length]).toEqual([3, 3]);
  });

  it('is made again as well when the clock was set back', async () => {
    const { ask, made, at } = worker();
    at(5000);
    await ask('a');
    at(4001);
    await ask('a');
    expect(made.length).toBe(1);
    at(4000);
    await ask('a');
    expect(made.length).toBe(2);
  });

  it('that failed is tried again at once', async () => {
    const { ask, made } = worker();
    await expect(ask('bad')).rejects.toThrow('no');
    await expect(ask('bad')).rejects.toThrow('no');
    expect(made).toEqual(['bad', 'bad']);
  });
});

describe('months before', () => {
  test.each([
    ['2026-11', 0, '2026-11'],
    ['2026-11', 1, '2026-10'],
    ['2026-01', 1, '2025-12'],
    ['2026-03', 12, '2025-03'],
    ['2026-03', 15, '2024-12'],
  ])('%s by %d is %s', (month, count, earlier) => {
    expect(earlierMonth(month, count)).toBe(earlier);
  });
});

describe('[FLEET-6] what a list of stations shows of comparisons', () => {
  const reading = { stations: () => Promise.resolve(['a', 'b', 'c'].map((id) => ({ id }))) } as unknown as FleetReading;
  const service = (serviceClass: string) => ({ serviceClass });
  function answering(months: string[]) {
    return {
      thisMonth: () => '2026-11',
      energy(_reading: unknown, month: string) {
        months.push(month);
        return Promise.resolve({
          stations: [
            { station: 'a', deviation: { kind: 'estimate', value: 0.1 } },
            { station: 'b', deviation: { kind: 'none', reason: 'fewDays' } },
          ],
        });
      },
      leaks: () =>
        Promise.resolve({
          stations: [
            { station: 'a', currency: 'EUR', costPerYear: { kind: 'upperBound', low: 1, high: 2 } },
            { station: 'b', currency: 'EUR', costPerYear: { kind: 'none' } },
          ],
        }),
      visits: () =>
        Promise.resolve({
          withoutList: [{ station: 'b' }],
          places: [
            { visits: [{ station: 'a', services: [service('overdue'), service('later')] }] },
            { visits: [{ station: 'a', services: [service('due'), service('dueSoon')] }] },
          ],
        }),
    } as unknown as InsightAnswers;
  }

  it('is what is known of each of them', async () => {
    const rows = await stationInsights(answering([]), reading, Date.parse('2026-11-22'));
    expect([...rows]).toEqual([
      ['a', { serviceDue: 3, deviationShare: 0.1, leak: { lowPerYear: 1, highPerYear: 2, currency: 'EUR', isUpperBound: true } }],
      ['b', { serviceDue: undefined, deviationShare: undefined, leak: undefined }],
      ['c', { serviceDue: 0, deviationShare: undefined, leak: undefined }],
    ]);
  });

  test.each([
    ['2026-11-07T23:59Z', '2026-10'],
    ['2026-11-08T00:00Z', '2026-11'],
  ])('at %s is of %s', async (at, month) => {
    const months: string[] = [];
    await stationInsights(answering(months), reading, Date.parse(at));
    expect(months).toEqual([month]);
  });
});
