import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { type DayBounds, isDayChoice, shiftDay } from '../../../core/time/index.ts';
import { quickRange, type QuickRangeId, quickRangeIds, withinBounds } from '../../../ui/dates/model/quickRanges.ts';

const until = (lastDay: string): DayBounds => ({ lastDay });
const files = (...days: readonly string[]): DayBounds => ({ lastDay: '2026-11-20', available: new Set(days) });

describe('a range by name', () => {
  test.each<[QuickRangeId, string, DayBounds, string | undefined, string | undefined]>([
    ['today', '2026-11-20', until('2026-11-20'), '2026-11-20', '2026-11-20'],
    ['yesterday', '2026-11-20', until('2026-11-20'), '2026-11-19', '2026-11-19'],
    ['last7Days', '2026-11-03', until('2026-11-03'), '2026-10-28', '2026-11-03'],
    ['thisMonth', '2026-11-20', until('2026-11-20'), '2026-11-01', '2026-11-20'],
    ['lastMonth', '2026-11-20', until('2026-11-20'), '2026-10-01', '2026-10-31'],
    ['lastMonth', '2026-03-31', until('2026-03-31'), '2026-02-01', '2026-02-28'],
    ['lastMonth', '2027-01-15', until('2027-01-15'), '2026-12-01', '2026-12-31'],
    // as far as there are files
    ['today', '2026-11-20', files('2026-11-19'), undefined, undefined],
    ['last7Days', '2026-11-20', files('2026-11-10', '2026-11-17', '2026-11-19'), '2026-11-17', '2026-11-19'],
    ['lastMonth', '2026-11-20', files('2026-11-17'), undefined, undefined],
    ['today', '2026-11-20', until('2026-11-18'), undefined, undefined],
    ['thisMonth', '2026-11-20', until('2026-11-18'), '2026-11-01', '2026-11-18'],
  ])('%s, seen on %s', (id, today, bounds, from, last) => {
    expect(quickRange(id, today, bounds)).toEqual(from === undefined ? undefined : { from, until: last });
  });

  it('can always be applied where it is offered', () => {
    const day = fc.integer({ min: -80, max: 5 }).map((days) => shiftDay('2026-11-20', days));
    const bounds = fc.record({ lastDay: day, available: fc.array(day).map((days) => new Set(days)) });
    fc.assert(
      fc.property(fc.constantFrom(...quickRangeIds), day, bounds, (id, today, limits) => {
        const choice = quickRange(id, today, limits);
        expect(choice === undefined || isDayChoice(choice, limits)).toBe(true);
      }),
    );
  });

  it('reaches from its first to its last file, whatever is missing between them', () => {
    expect(withinBounds({ from: '2026-11-01', until: '2026-11-20' }, files('2026-11-14', '2026-11-02'))).toEqual({
      from: '2026-11-02',
      until: '2026-11-14',
    });
  });
});
