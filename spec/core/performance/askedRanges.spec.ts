import { describe, expect, it } from '@jest/globals';
import { askedRanges, baselineInForce } from '../../../core/performance/askedRanges.ts';
import { proposedBaseline, proposedReport } from '../../../core/performance/proposedRanges.ts';
import type { PlantBaseline } from '../../../core/plantData/index.ts';

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
