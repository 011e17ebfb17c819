import { describe, expect, it } from '@jest/globals';
import { prolongedBaseline, proposedBaseline, proposedReport, proposedSpan } from '../../../core/performance/proposedRanges.ts';
import { shiftDay } from '../../../core/time/index.ts';
import { dayAfter } from './performanceDay.ts';

const first = '2026-01-01';
/** The day that is so many days of a range from the first one on. */
const nth = (number: number) => shiftDay(first, number - 1);
const daysOf = (number: number) => ({ first, last: nth(number) });

describe('the baseline that is proposed', () => {
  it.each([
    [1, 28],
    [56, 28],
    [57, 28],
    [58, 29],
    [100, 50],
    [101, 50],
    [728, 364],
    [730, 365],
    [732, 365],
    [2000, 365],
  ])('is the first half of what is recorded, of four weeks to a year: of %i days the first %i', (recorded, proposed) => {
    expect(proposedBaseline(first, nth(recorded))).toEqual(daysOf(proposed));
  });

  it.each([
    [40, 40],
    [364, 364],
    [365, 365],
    [366, 365],
    [900, 365],
  ])('can be of days of its first year that are over: of %i days that are over the first %i', (over, possible) => {
    expect(proposedSpan(daysOf(28), nth(over))).toEqual(daysOf(possible));
  });
});

describe('a proposed baseline with days without data', () => {
  /** Days with data, beginning with one so many days after the first. */
  const known = (count: number, from = 0) =>
    Array.from({ length: count }, (_, i) => ({ ...dayAfter(0, 1, 1), day: shiftDay(first, from + i) }));

  it('stays where it has four weeks of data', () => {
    expect(prolongedBaseline(daysOf(28), known(28), nth(90))).toEqual(daysOf(28));
    expect(prolongedBaseline(daysOf(50), known(40), nth(90))).toEqual(daysOf(50));
  });

  it('goes on to the day that completes four weeks of data', () => {
    expect(prolongedBaseline(daysOf(28), known(40, 5), nth(90))).toEqual(daysOf(33));
    expect(prolongedBaseline(daysOf(28), known(28, 1), nth(90))).toEqual(daysOf(29));
  });

  it('goes on into the days to come where there are not enough yet, as many as are missing', () => {
    expect(prolongedBaseline(daysOf(28), known(20), nth(90))).toEqual(daysOf(98));
    expect(prolongedBaseline(daysOf(28), known(27), nth(90))).toEqual(daysOf(91));
    expect(prolongedBaseline(daysOf(28), [], nth(40))).toEqual(daysOf(68));
  });

  it('is a year at most', () => {
    expect(prolongedBaseline(daysOf(28), known(28, 337), nth(380))).toEqual(daysOf(365));
    expect(prolongedBaseline(daysOf(28), known(28, 336), nth(380))).toEqual(daysOf(364));
    expect(prolongedBaseline(daysOf(28), known(10), nth(360))).toEqual(daysOf(365));
    expect(prolongedBaseline(daysOf(365), known(10), nth(400))).toEqual(daysOf(365));
  });
});

describe('the report that is proposed', () => {
  it.each([
    ['the days behind the baseline that are over', 60, 29, 60],
    ['a single day that is over', 29, 29, 29],
    ['the day behind the baseline where none is over', 28, 29, 29],
    ['the day behind the baseline before it has ended', 10, 29, 29],
    ['a whole year', 393, 29, 393],
    ['the latest year', 394, 30, 394],
    ['the latest year of many', 1028, 664, 1028],
  ])('is of %s', (_what, over, from, until) => {
    expect(proposedReport(daysOf(28), nth(over))).toEqual({ first: nth(from), last: nth(until) });
  });
});
