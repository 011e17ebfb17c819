import { describe, expect, it, test } from '@jest/globals';
import type { ColumnChartData } from '../../../../ui/charts/columnChart/index.ts';
import { columnChartLayout } from '../../../../ui/charts/columnChart/columnChartLayout.ts';

const data = (count: number, label = '21.'): ColumnChartData => ({
  parts: ['load', 'noLoad'],
  columns: Array.from({ length: count }, (_, i) => ({
    id: `${i}`,
    label,
    sublabel: undefined,
    parts: i === 1 ? [NaN, NaN] : [1000 * (i + 1), 500],
    isOpen: false,
    title: '',
    values: [],
    spoken: '',
  })),
  axisTitle: 'kWh',
});
const tickText = (value: number, digits: number) => value.toFixed(digits);

describe('columns over time', () => {
  it('stand on one line beside a scale that has room for its numbers, the tallest below the top', () => {
    const { frame, shapes, height } = columnChartLayout(data(5), 600, tickText);
    const bottom = frame.y + frame.height;
    expect(frame.x).toBeGreaterThan('6000'.length * 6);
    expect(height).toBeGreaterThan(bottom);
    for (const { parts } of shapes.bars)
      for (const rect of parts) if (rect !== undefined) expect(rect.y + rect.height).toBeLessThanOrEqual(bottom + 1e-9);
    expect(shapes.bars[1]!.parts).toEqual([undefined, undefined]);
    expect(shapes.bars[4]!.end.y).toBeGreaterThanOrEqual(frame.y);
  });

  test.each([
    [7, 900, 1],
    [31, 900, 2],
    [62, 300, 7],
  ])('%i in %i px have every label of %i', (count, width, step) => {
    const { labelStep, frame } = columnChartLayout(data(count), width, tickText);
    expect(labelStep).toBeGreaterThanOrEqual(step);
    expect((frame.width / count) * labelStep).toBeGreaterThanOrEqual('21.'.length * 7);
  });

  it('of nothing are an empty plot', () => {
    const { shapes, labelStep } = columnChartLayout(data(0), 300, tickText);
    expect([shapes.bars, labelStep]).toEqual([[], 1]);
  });
});
