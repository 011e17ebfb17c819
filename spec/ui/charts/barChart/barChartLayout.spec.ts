import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { barChartLayout } from '../../../../ui/charts/barChart/barChartLayout.ts';
import type { BarChartData, ChartBar } from '../../../../ui/charts/barChart/index.ts';

const bar = (name: string, differences: Partial<ChartBar> = {}): ChartBar => ({
  id: name,
  name,
  parts: [60, 20],
  before: undefined,
  value: '80 h',
  note: '75 % Last',
  spoken: '',
  ...differences,
});
const chart = (machines: readonly ChartBar[], differences: Partial<BarChartData> = {}): BarChartData => ({
  parts: ['load', 'noLoad'],
  groups: [
    { id: 'plant', title: 'Station', bars: [bar('Station', { parts: [600, 200] })] },
    { id: 'machines', title: 'Verdichter', bars: machines },
  ],
  isOneScale: false,
  axisTitle: 'Laufzeit in h',
  ...differences,
});
const named = (count: number) => Array.from({ length: count }, (_, i) => bar(`K${i + 1}-Druckluftverdichter`));

describe('a chart of bars', () => {
  test.each([
    [1, 15],
    [4, 15],
    [5, 10],
    [8, 10],
    [9, 7],
    [10, 7],
    [11, 4],
  ])('[ANA-14] of %i components labels them with at most %i characters', (count, limit) => {
    const { groups } = barChartLayout(chart(named(count)), 1000);
    for (const { label } of groups[1]!.shapes.bars) expect(Array.from(label)).toHaveLength(limit);
  });

  it('keeps groups, bars and values inside its width and apart from each other', () => {
    const value = fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constant(NaN));
    const bars = fc.array(fc.record({ parts: fc.tuple(value, value), before: fc.option(value, { nil: undefined }) }), {
      minLength: 1,
      maxLength: 10,
    });
    fc.assert(
      fc.property(bars, fc.integer({ min: 300, max: 1400 }), fc.boolean(), (given, width, isOneScale) => {
        const data = chart(
          given.map((of, i) => bar(`K${i}`, of)),
          { isOneScale },
        );
        const { groups, height } = barChartLayout(data, width);
        let bottom = 0;
        for (const { frame, titleY, shapes } of groups) {
          expect(titleY).toBeGreaterThan(bottom);
          expect(frame.y).toBeGreaterThan(titleY!);
          bottom = frame.y + frame.height;
          expect(frame.x + frame.width).toBeCloseTo(width);
          for (const { end } of shapes.bars) expect(end.x).toBeLessThan(width);
        }
        expect(bottom).toBeLessThan(height);
      }),
    );
  });

  it('shows the mark of the period before on the scale, however short the bar is', () => {
    const { groups } = barChartLayout(chart([bar('K1', { parts: [1, 0], before: 500 })]), 800);
    const { scale } = groups[1]!.shapes;
    expect(scale(500)).toBeLessThanOrEqual(800);
    expect(scale.domain()[1]).toBeGreaterThanOrEqual(500);
  });

  it('gives each group a scale of its own, or all of them the same', () => {
    const tops = (isOneScale: boolean) =>
      barChartLayout(chart(named(2), { isOneScale }), 800).groups.map(({ shapes }) => shapes.scale.domain()[1]);
    expect(tops(false)).toEqual([800, 80]);
    expect(tops(true)).toEqual([800, 800]);
  });

  it('is never shorter than wanted', () => {
    const { groups } = barChartLayout(chart([bar('K1', { parts: [1] })], { leastTop: 5 }), 800);
    expect(groups[1]!.shapes.ticks).toEqual({ values: [0, 1, 2, 3, 4, 5], digits: 0 });
  });
});
