import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { maintenanceComponents, type MaintenanceItem, serviceChart, serviceScaleH } from '../../../core/maintenance/index.ts';
import { item, maintenanceItem } from './items.ts';

describe('the parts under maintenance', () => {
  it('are three filters, separator, motor, dryer, four universal ones and the annual maintenance', () => {
    expect(maintenanceComponents).toHaveLength(11);
    expect(new Set(maintenanceComponents).size).toBe(11);
  });
});

describe('the chart of service intervals', () => {
  test.each<readonly [number, readonly (number | undefined)[]]>([
    [2000, []],
    [2000, [undefined, NaN]],
    [2000, [0, 2000]],
    [4000, [2000, 2001]],
    [4000, [4000]],
    [8000, [4001, 500]],
    [8000, [8000]],
    [8000, [24_000]],
    [2000, [-9000]],
  ])('[MAINT-2] has the scale %d h for the intervals %p', (scaleH, intervals) => {
    expect(serviceScaleH(intervals.map((intervalH) => ({ intervalH })))).toBe(scaleH);
  });

  it('[MAINT-2] cuts an interval longer than the scale, and no other', () => {
    const { scaleH, bars } = serviceChart([item({ intervalH: 24_000 }), item({ intervalH: 8000 }), item({ intervalH: 2000 })]);
    expect(scaleH).toBe(8000);
    expect(bars.map(({ intervalShare, cut }) => [intervalShare, cut])).toEqual([
      [1, true],
      [1, false],
      [0.25, false],
    ]);
    expect(bars[0]!.item.intervalH).toBe(24_000);
  });

  test.each<readonly [string, Partial<MaintenanceItem>, object]>([
    ['left', { remainingH: 1000 }, { remainingShare: 0.25, overdueShare: 0 }],
    ['overdue', { remainingH: -400 }, { remainingShare: 0, overdueShare: 0.1 }],
    ['just due', { remainingH: 0 }, { remainingShare: 0, overdueShare: 0 }],
    ['missing', { remainingH: undefined }, { remainingShare: undefined, overdueShare: undefined }],
    ['long overdue', { remainingH: -9000 }, { remainingShare: 0, overdueShare: 1, cut: true }],
  ])('draws time that is %s', (_case, over, expected) => {
    expect(serviceChart([item(over)]).bars[0]).toMatchObject(expected);
  });

  it('draws an interval of nothing, and none that is negative', () => {
    expect(serviceChart([item({ intervalH: 0 }), item({ intervalH: -1 })]).bars.map(({ intervalShare }) => intervalShare)).toEqual([
      0,
      undefined,
    ]);
  });

  it('[MAINT-2] draws nothing past its scale, and cuts exactly what would reach past it', () => {
    fc.assert(
      fc.property(fc.array(maintenanceItem), (items) => {
        const { scaleH, bars } = serviceChart(items);
        expect(bars.map((bar) => bar.item)).toEqual(items);
        for (const { item: of, intervalShare, remainingShare, overdueShare, cut } of bars) {
          for (const share of [intervalShare, remainingShare, overdueShare])
            expect(share === undefined || (share >= 0 && share <= 1)).toBe(true);
          const reaches = [of.intervalH, Math.abs(of.remainingH ?? 0)].some((hours) => hours! > scaleH && hours! < Infinity);
          expect(cut).toBe(reaches);
        }
      }),
    );
  });
});
