import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { developmentPeriods } from '../../../core/balance/index.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const berlin = 'Europe/Berlin';

describe('the steps of a development', () => {
  it('are the days of the plant, the first and the last cut at the ends', () => {
    const { pace, periods } = developmentPeriods({ fromMs: Date.UTC(2026, 10, 1, 10), untilMs: Date.UTC(2026, 10, 3, 12) }, berlin);
    expect(pace).toBe('day');
    expect(periods).toEqual([
      { firstDay: '2026-11-01', range: { fromMs: Date.UTC(2026, 10, 1, 10), untilMs: Date.UTC(2026, 10, 1, 23) }, isWhole: false },
      { firstDay: '2026-11-02', range: { fromMs: Date.UTC(2026, 10, 1, 23), untilMs: Date.UTC(2026, 10, 2, 23) }, isWhole: true },
      { firstDay: '2026-11-03', range: { fromMs: Date.UTC(2026, 10, 2, 23), untilMs: Date.UTC(2026, 10, 3, 12) }, isWhole: false },
    ]);
  });

  test.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-10-26', 24],
  ])('give %s its %i hours', (day, hours) => {
    const noonMs = Date.parse(`${day}T12:00:00Z`);
    const { periods } = developmentPeriods({ fromMs: noonMs - 2 * dayMs, untilMs: noonMs + 2 * dayMs }, berlin);
    const { range } = periods.find(({ firstDay }) => firstDay === day)!;
    expect((range.untilMs - range.fromMs) / hourMs).toBe(hours);
  });

  test.each([
    [62, 'day'],
    [63, 'week'],
    [434, 'week'],
    [435, 'month'],
    [2000, 'month'],
  ] as const)('over %i days go by the %s', (days, pace) => {
    const untilMs = Date.UTC(2026, 10, 21);
    expect(developmentPeriods({ fromMs: untilMs - days * dayMs, untilMs }, 'UTC').pace).toBe(pace);
  });

  it('are weeks from Monday, and months from their first day', () => {
    const untilMs = Date.UTC(2026, 10, 21);
    const weeks = developmentPeriods({ fromMs: untilMs - 100 * dayMs, untilMs }, 'UTC').periods;
    expect(weeks.length).toBeGreaterThan(10);
    for (const { firstDay } of weeks.slice(1)) expect(new Date(firstDay).getUTCDay()).toBe(1);
    const months = developmentPeriods({ fromMs: untilMs - 600 * dayMs, untilMs }, 'UTC').periods;
    expect(months.slice(1).every(({ firstDay }) => firstDay.endsWith('-01'))).toBe(true);
    expect([months[0]!.isWhole, months[1]!.isWhole, months.at(-1)!.isWhole]).toEqual([false, true, false]);
  });

  it('are whole where the timespan has all of a day, a week or a month', () => {
    const wholeOf = (from: string, until: string) =>
      developmentPeriods({ fromMs: Date.parse(from), untilMs: Date.parse(until) }, 'UTC').periods.map(({ isWhole }) => isWhole);
    expect(wholeOf('2026-11-01', '2026-11-03')).toEqual([true, true]);
    expect(wholeOf('2026-11-01T00:00:00.001Z', '2026-11-02T23:59:59.999Z')).toEqual([false, false]);
    // from a Monday to a Monday, and from a day later to a day before
    const weeks = wholeOf('2026-06-01', '2026-08-10');
    expect([weeks.length, new Set(weeks)]).toEqual([10, new Set([true])]);
    const cut = wholeOf('2026-06-02', '2026-08-09');
    expect([cut.length, cut[0], cut[1], cut.at(-2), cut.at(-1)]).toEqual([10, false, true, true, false]);
    const months = wholeOf('2025-01-02', '2026-12-31');
    expect([months.length, months[0], months[1], months.at(-2), months.at(-1)]).toEqual([24, false, true, true, false]);
  });

  it('lie one after the other without a gap, and are never many', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2026, 0) }),
        fc.integer({ min: 1, max: 3000 * dayMs }),
        fc.constantFrom('UTC', berlin, 'America/New_York', 'Pacific/Apia'),
        (fromMs, lengthMs, zone) => {
          const { periods } = developmentPeriods({ fromMs, untilMs: fromMs + lengthMs }, zone);
          expect([periods[0]?.range.fromMs, periods.at(-1)?.range.untilMs]).toEqual([fromMs, fromMs + lengthMs]);
          periods.slice(1).forEach(({ range }, i) => expect(range.fromMs).toBe(periods[i]!.range.untilMs));
          expect(periods.length).toBeLessThanOrEqual(101);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    [5, 5],
    [5, 4],
    [NaN, 4],
  ])('from %d to %d are none', (fromMs, untilMs) => {
    expect(developmentPeriods({ fromMs, untilMs }, 'UTC').periods).toEqual([]);
  });
});
