import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { barAxis, barSpan, cutHours, serviceChart } from '../../../core/maintenance/index.ts';
import { maintenanceItem } from './items.ts';
import { item } from '../../ui/areas/maintenance/maintenanceFixture.ts';

const drawn = (...rows: Parameters<typeof serviceChart>[0]) => {
  const chart = serviceChart(rows);
  const axis = barAxis(chart);
  return { axis, spans: chart.bars.map((bar) => barSpan(bar, axis)) };
};

describe('the scale of the bars', () => {
  test.each([
    [2000, [0, 500, 1000, 1500, 2000]],
    [4000, [0, 1000, 2000, 3000, 4000]],
    [24_000, [0, 2000, 4000, 6000, 8000]],
  ])('for an interval of %d h has marks at %p h, from zero to its end', (intervalH, hours) => {
    const { axis } = drawn(item(1, 'motor', 100, intervalH));
    expect(axis.marks.map((mark) => mark.hours)).toEqual(hours);
    expect([axis.marks[0]!.at, axis.marks.at(-1)!.at]).toEqual([axis.zero, 1]);
    const stepOf = (i: number) => axis.marks[i + 1]!.at - axis.marks[i]!.at;
    expect([0, 1, 2, 3].map(stepOf)).toEqual(Array.from({ length: 4 }, () => expect.closeTo((1 - axis.zero) / 4, 9)));
  });

  it('leaves room for what is overdue, on the same scale', () => {
    for (const remainingH of [500, undefined]) expect(drawn(item(1, 'motor', remainingH)).axis.zero).toBeCloseTo(0.04 / 1.04, 9);
    const { axis, spans } = drawn(item(1, 'motor', -500, 2000), item(1, 'dryer', 500, 2000));
    expect(axis.zero).toBeCloseTo(0.2);
    expect(spans[0]).toMatchObject({ remaining: undefined, overdue: expect.closeTo(0.2) });
    expect(spans[1]).toMatchObject({ remaining: expect.closeTo(0.2), overdue: undefined });
  });
});

describe('a bar', () => {
  test.each([
    ['longer than the scale is cut', item(1, 'motor', 100, 8760), { isCut: true, isCutBelow: false }],
    ['as long as the scale is whole', item(1, 'motor', 100, 8000), { isCut: false, isCutBelow: false }],
    ['without an interval is cut where its rest is', item(1, 'motor', 9000, NaN), { isCut: true, isCutBelow: false, interval: undefined }],
    ['overdue past the scale is cut below', item(1, 'motor', -9000, 2000), { isCut: false, isCutBelow: true }],
    ['overdue by the scale is whole', item(1, 'motor', -2000, 2000), { isCut: false, isCutBelow: false }],
    [
      'of nothing known is not drawn',
      item(1, 'motor', undefined, NaN),
      { interval: undefined, remaining: undefined, overdue: undefined, isCut: false },
    ],
  ])('%s', (_case, row, span) => {
    expect(drawn(row).spans[0]).toMatchObject(span);
  });

  it('states its interval at the cut, or its rest when that is all there is', () => {
    expect([cutHours(item(1, 'motor', 100, 8760)), cutHours({ ...item(1, 'motor', 9000), intervalH: undefined })]).toEqual([8760, 9000]);
  });

  it('never leaves the drawing', () => {
    fc.assert(
      fc.property(fc.array(maintenanceItem, { minLength: 1 }), (items) => {
        const { axis, spans } = drawn(...items);
        expect(axis.zero > 0 && axis.zero <= 0.5).toBe(true);
        for (const { interval = 0, remaining = 0, overdue = 0 } of spans) {
          expect(Math.max(interval, remaining)).toBeLessThanOrEqual(1 - axis.zero + 1e-9);
          expect(overdue).toBeLessThanOrEqual(axis.zero + 1e-9);
        }
      }),
    );
  });
});
