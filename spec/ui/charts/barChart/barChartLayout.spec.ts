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
    { id: 'plant', title: 'Station', axisTitle: 'Laufzeit in d', bars: [bar('Station', { parts: [600, 200] })] },
    { id: 'machines', title: 'Verdichter', axisTitle: 'Laufzeit in h', bars: machines },
  ],
  isOneScale: false,
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
    for (const { label } of groups[1]!.shapes.bars) expect(label.map((line) => Array.from(line).length)).toEqual([limit]);
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

  test.each([
    [800, 0],
    [800, 5],
    [320, 0],
  ])(
    'keeps the last label of the axis inside a width of %i px where all bars are zero and the axis goes to at least %i',
    (width, minTop) => {
      const machines = { id: 'machines', title: undefined, axisTitle: 'Motorstarts', bars: [bar('K1', { parts: [0, 0] })] };
      const { groups } = barChartLayout(chart([], { groups: [machines], minTop }), width);
      const { scale, ticks } = groups[0]!.shapes;
      const halfOfFigurePx = 4;
      expect(scale(ticks.values.at(-1)!) + halfOfFigurePx).toBeLessThanOrEqual(width);
    },
  );

  it('shows the mark of the period before on the scale, however short the bar is', () => {
    const { groups } = barChartLayout(chart([bar('K1', { parts: [1, 0], before: 500 })]), 800);
    const { scale } = groups[1]!.shapes;
    expect(scale(500)).toBeLessThanOrEqual(800);
    expect(scale.domain()[1]).toBeGreaterThanOrEqual(500);
  });

  test.each<[string, number, 'the bar' | 'the mark', number]>([
    ['there is room before the mark', 800, 'the bar', 800],
    ['likewise where it is narrow', 800, 'the bar', 350],
    ['the mark is too near', 100, 'the mark', 800],
    ['the mark is within the bar', 40, 'the bar', 800],
  ])("has a bar's words behind what they belong to: %s", (_, before, behind, width) => {
    const { shapes, words } = barChartLayout(chart([bar('K1', { before }), bar('K2', { parts: [400, 400] })]), width).groups[1]!;
    const [{ textX, markX }] = words as [(typeof words)[number]];
    const endX = shapes.bars[0]!.end.x;
    expect(markX).toBe(shapes.scale(before));
    expect(textX - 8).toBe(behind === 'the bar' ? endX : markX);
    if (before === 800) expect(textX + 60).toBeLessThan(markX!);
  });

  it('gives each group a scale of its own, or all of them the same', () => {
    const tops = (isOneScale: boolean) =>
      barChartLayout(chart(named(2), { isOneScale }), 800).groups.map(({ shapes }) => shapes.scale.domain()[1]);
    expect(tops(false)).toEqual([800, 80]);
    expect(tops(true)).toEqual([800, 800]);
  });

  it('parts groups on scales of their own by a line, and says above each what its axis shows', () => {
    const [plant, machines] = barChartLayout(chart(named(2)), 800).groups;
    expect([plant!.axisTitle?.text, machines!.axisTitle?.text]).toEqual(['Laufzeit in d', 'Laufzeit in h']);
    expect(plant!.ruleY).toBeUndefined();
    expect(machines!.ruleY).toBeGreaterThan(plant!.frame.y + plant!.frame.height);
    expect(machines!.ruleY).toBeLessThan(machines!.titleY!);
    for (const { axisTitle, titleY, frame } of [plant!, machines!]) {
      expect(axisTitle!.y).toBeGreaterThan(titleY!);
      expect(axisTitle!.y).toBeLessThan(frame.y);
    }
  });

  it('says once what the axes show that groups share', () => {
    const { groups } = barChartLayout(chart(named(2), { isOneScale: true }), 800);
    expect(groups.map(({ axisTitle, ruleY }) => [axisTitle?.text, ruleY])).toEqual([
      ['Laufzeit in d', undefined],
      [undefined, undefined],
    ]);
  });

  it('keeps room for a long unit beside the value, or leaves the unit to the axis where it is narrow', () => {
    const endOf = (width: number, longUnit?: string) => {
      const bars = [bar('K1', { longUnit })];
      const { groups } = barChartLayout(chart([], { groups: [{ id: 'machines', title: undefined, axisTitle: '', bars }] }), width);
      return groups[0]!.shapes.bars[0]!.end.x;
    };
    expect(endOf(800, 'kW/(m³/min)')).toBeLessThan(endOf(800) - 60);
    expect(endOf(350, 'kW/(m³/min)')).toBe(endOf(350));
  });

  it('has the names above the bars where it is narrow, so that the bars have the width', () => {
    const { groups, isNarrow } = barChartLayout(chart(named(4)), 326);
    const { frame, shapes } = groups[1]!;
    expect(isNarrow).toBe(true);
    expect(shapes.bars[0]!.end.x - frame.x).toBeGreaterThan(200);
    for (const { slot, parts } of shapes.bars)
      expect(parts[0]!.y - slot.y).toBeGreaterThan(slot.y + slot.height - parts[0]!.y - parts[0]!.height);
  });

  it('loses no length to the long words of a short bar', () => {
    const endOf = (value: string) =>
      barChartLayout(chart([bar('K1'), bar('K2', { parts: [1, 0], value })]), 326).groups[1]!.shapes.bars[0]!.end.x;
    expect(endOf('37 min 34 s')).toBe(endOf('1 h'));
  });

  it('is never shorter than wanted', () => {
    const { groups } = barChartLayout(chart([bar('K1', { parts: [1] })], { minTop: 5 }), 800);
    expect(groups[1]!.shapes.ticks).toEqual({ values: [0, 1, 2, 3, 4, 5], digits: 0 });
  });
});
