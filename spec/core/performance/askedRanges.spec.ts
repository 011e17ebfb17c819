import { describe, expect, it } from '@jest/globals';
import { askedRanges, baselineInForce, isProposed, prolongedRanges } from '../../../core/performance/askedRanges.ts';
import { prolongedBaseline, proposedBaseline, proposedReport, proposedSpan } from '../../../core/performance/proposedRanges.ts';
import type { PlantBaseline } from '../../../core/plantData/index.ts';
import { dayAfter, firstDay } from './performanceDay.ts';
import { shiftDay } from '../../../core/time/index.ts';

const baseline = (first: string, last: string, enteredMs: number, withPressure = false): PlantBaseline => ({
  ...{ first, last, withPressure, enteredMs, author: 'Jansen', note: '', staticFactors: '' },
});

describe('the days that are compared where nobody chose any', () => {
  it.each([
    ['the first half of what is recorded', '2025-01-01', '2025-04-10', '2025-01-01', '2025-02-19'],
    ['the lesser half of an odd number of days', '2025-01-01', '2025-04-11', '2025-01-01', '2025-02-19'],
    ['four weeks at least', '2025-01-01', '2025-01-10', '2025-01-01', '2025-01-28'],
    ['a year at most', '2020-01-01', '2025-12-31', '2020-01-01', '2020-12-30'],
  ])('are for a baseline %s', (_, firstRecorded, lastOver, first, last) => {
    expect(proposedBaseline(firstRecorded, lastOver)).toEqual({ first, last });
  });

  it.each([
    ['all behind the baseline that are over', '2025-02-19', '2025-04-10', '2025-02-20', '2025-04-10'],
    ['those of the latest year', '2020-12-30', '2025-12-31', '2025-01-01', '2025-12-31'],
    ['the day behind it where none is over', '2025-02-19', '2025-02-19', '2025-02-20', '2025-02-20'],
  ])('are for a report %s', (_, last, lastOver, first, until) => {
    expect(proposedReport({ first: '2020-01-01', last }, lastOver)).toEqual({ first, last: until });
  });
});

describe('a proposed baseline of which days have no data', () => {
  const numbered = (number: number) => shiftDay(firstDay, number);
  const proposed = { first: firstDay, last: numbered(27) };
  const knownOf = (numbers: readonly number[]) => numbers.map((number) => dayAfter(number, 1, 1));
  const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

  it.each([
    ['stays where it has four weeks with data', from(0, 40), 39, 27],
    ['goes on until it has them', from(1, 39), 39, 28],
    ['goes on over every gap', [...from(0, 10), ...from(15, 25)], 39, 32],
    ['is to go on for the days that are missing yet', from(1, 5), 5, 28],
    ['is to go on for those of a plant that records nothing any more', from(0, 5), 39, 62],
    ['goes on for a year at most', from(0, 5), 360, 364],
    ['is not there yet on its first day', [], -1, 27],
  ])('%s', (_, known, lastOver, last) => {
    expect(prolongedBaseline(proposed, knownOf(known), numbered(lastOver))).toEqual({ first: firstDay, last: numbered(last) });
  });

  it('can be of the days of its first year that are over', () => {
    expect(proposedSpan(proposed, numbered(40))).toEqual({ first: firstDay, last: numbered(40) });
    expect(proposedSpan(proposed, numbered(400))).toEqual({ first: firstDay, last: numbered(364) });
  });

  it('has the report behind it, unless another one is asked for', () => {
    const lastOver = numbered(39);
    const asked = { report: { first: numbered(30), last: numbered(35) } };
    const ranges = askedRanges({}, [], { first: firstDay, lastOver });
    const known = knownOf(from(1, 39));
    expect(prolongedRanges({}, ranges, { known, lastOver })).toEqual({
      ...ranges,
      baseline: { first: firstDay, last: numbered(28) },
      report: { first: numbered(29), last: lastOver },
    });
    expect(prolongedRanges(asked, { ...ranges, ...asked }, { known, lastOver })).toMatchObject(asked);
    expect(prolongedRanges({}, ranges, { known: knownOf(from(0, 40)), lastOver })).toBe(ranges);
  });

  it('is one that nobody asked for or set', () => {
    expect(isProposed({}, [])).toBe(true);
    expect(isProposed({ report: proposed }, [])).toBe(true);
    expect(isProposed({ baseline: proposed }, [])).toBe(false);
    expect(isProposed({}, [baseline(firstDay, numbered(30), 1)])).toBe(false);
  });
});

describe('the ranges of a comparison', () => {
  const recorded = { first: '2025-01-01', lastOver: '2025-04-10' };
  const [early, late] = [baseline('2025-01-01', '2025-01-31', 1000), baseline('2025-01-05', '2025-02-10', 2000, true)];

  it('take the baseline that was entered last, and of two entered at once the later one', () => {
    expect(baselineInForce([])).toBeUndefined();
    expect(baselineInForce([late, early])).toBe(late);
    const again = { ...late, author: 'Brandt' };
    expect(baselineInForce([late, again])).toBe(again);
  });

  it('are as set, with the pressure where the set baseline has it', () => {
    expect(askedRanges({}, [early, late], recorded)).toEqual({
      baseline: { first: '2025-01-05', last: '2025-02-10' },
      report: { first: '2025-02-11', last: '2025-04-10' },
      withPressure: true,
      set: late,
    });
  });

  it.each([
    ['another model', { withPressure: false }],
    ['another first day', { baseline: { first: '2025-01-06', last: '2025-02-10' } }],
    ['another last day', { baseline: { first: '2025-01-05', last: '2025-02-11' } }],
  ])('are not those of the set baseline with %s', (_, asked) => {
    expect(askedRanges(asked, [late], recorded)).toMatchObject({ set: undefined, withPressure: false });
  });

  it('are as asked, and as proposed where nothing is set or recorded', () => {
    const asked = { baseline: { first: '2025-02-01', last: '2025-02-28' }, report: { first: '2025-03-01', last: '2025-03-31' } };
    expect(askedRanges(asked, [], recorded)).toEqual({ ...asked, withPressure: false, set: undefined });
    expect(askedRanges({}, [], recorded)).toMatchObject({ baseline: { first: '2025-01-01', last: '2025-02-19' }, set: undefined });
    expect(askedRanges({}, [], { first: undefined, lastOver: '2025-04-10' })).toMatchObject({
      baseline: { first: '2025-04-10', last: '2025-05-07' },
      report: { first: '2025-05-08', last: '2025-05-08' },
    });
  });
});
