import { describe, expect, it, test } from '@jest/globals';
import { crosshairValues } from '../../../../ui/charts/lineChart/crosshairValues.ts';
import type { LineChartData } from '../../../../ui/charts/lineChart/LineChartData.ts';
import { lineChartShapes } from '../../../../ui/charts/lineChart/lineChartShapes.ts';
import { movedCrosshair } from '../../../../ui/charts/lineChart/movedCrosshair.ts';

const load = 1 | 2 | 4;
const ready = 1;
const rows = 61;
const value = (row: number) => (row >= 20 && row < 30 ? NaN : 6 + row / 100);
const column = Float64Array.from({ length: rows }, (_, row) => value(row));

/** Ten minutes, a sample every 10 s, without a value from 200 s to 290 s. */
const data: LineChartData = {
  span: { fromMs: 0, toMs: 600_000 },
  whole: { fromMs: 0, toMs: 600_000 },
  timesMs: Float64Array.from({ length: rows }, (_, row) => row * 10_000),
  length: rows,
  spacingMs: 10_000,
  plots: [
    { quantity: 'pressure', share: 1, series: [{ id: 'p', name: 'p', mark: 1, column, isHidden: false }] },
    {
      quantity: 'volumeFlow',
      share: 1,
      series: [
        { id: 'f', name: 'f', mark: 2, column, isHidden: false },
        { id: 'd', name: 'd', mark: 3, column, isHidden: true },
      ],
    },
  ],
  lanes: [
    { id: '1', name: 'K1', statuses: Float32Array.from({ length: rows }, () => load) },
    { id: '2', name: 'K2', statuses: Float32Array.from({ length: rows }, (_, row) => (row < 30 ? load : 0)) },
    { id: '3', name: 'K3', statuses: undefined },
    { id: '4', name: 'K4', statuses: Float32Array.from({ length: rows }, (_, row) => (row < 30 ? ready : load)) },
  ],
  units: { pressure: 'bar', temperature: 'degC', volume: 'm3', currency: 'EUR' },
  zone: 'UTC',
  isFilling: false,
};

describe('the crosshair', () => {
  it('shows the nearest sample of every line that is not hidden, and each machine by its state', () => {
    const { atMs, values, machines } = crosshairValues(data, lineChartShapes(data, 800), 104_000);
    expect(atMs).toBe(100_000);
    expect(values.map(({ series, value: shown }) => [series.id, shown])).toEqual([
      ['p', 6.1],
      ['f', 6.1],
    ]);
    expect(machines).toEqual([
      {
        state: 'load',
        of: [
          { name: 'K1', share: undefined },
          { name: 'K2', share: undefined },
        ],
      },
      { state: 'ready', of: [{ name: 'K4', share: undefined }] },
      { state: 'noData', of: [{ name: 'K3', share: undefined }] },
    ]);
  });

  it('shows no value and no dot where data is missing', () => {
    const { values } = crosshairValues(data, lineChartShapes(data, 800), 250_000);
    expect(values.map(({ value: shown, y }) => [shown, y])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('puts the dots on the lines', () => {
    const shapes = lineChartShapes(data, 800);
    const { values } = crosshairValues(data, shapes, 600_000);
    expect(values).not.toHaveLength(0);
    values.forEach(({ y }, i) => expect(y).toBeCloseTo(shapes.plots[i]!.lines[0]!.end!.y, 6));
  });

  test.each([
    ['ArrowLeft', undefined, 600_000],
    ['ArrowRight', undefined, 600_000],
    ['Home', undefined, 0],
    ['End', 0, 600_000],
    ['Home', 300_000, 0],
    ['ArrowRight', 300_000, 310_000],
    ['ArrowLeft', 300_000, 290_000],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 600_000, 600_000],
    ['PageUp', 300_000, 360_000],
    ['PageDown', 30_000, 0],
    ['Tab', 300_000, undefined],
    ['a', undefined, undefined],
  ])('%s moves it from %p to %p', (key, from, to) => {
    expect(movedCrosshair(key, from, data)).toBe(to);
  });

  it('does not move without samples', () => {
    expect(movedCrosshair('End', undefined, { ...data, length: 0 })).toBeUndefined();
  });
});

describe('a line chart', () => {
  const hidden = (plot: LineChartData['plots'][number]) => ({
    ...plot,
    series: plot.series.map((series) => ({ ...series, isHidden: true })),
  });

  it('keeps a plot whose lines are all hidden, empty; on paper it is left out', () => {
    const [pressure, flow] = data.plots;
    const oneHidden = { ...data, plots: [hidden(pressure!), flow!] };
    expect(lineChartShapes(oneHidden, 800).plots.map(({ lines, missing }) => [lines.length, missing.length])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    const paper = { extraHeight: 0 };
    expect(lineChartShapes(oneHidden, 800, paper).plots.map(({ plot }) => plot.quantity)).toEqual(['volumeFlow']);
    const none = lineChartShapes({ ...data, plots: [hidden(pressure!), hidden(flow!)] }, 800, paper);
    expect(none.plots.map(({ lines, missing }) => [lines, missing])).toEqual([
      [[], []],
      [[], []],
    ]);
  });

  it.each([390, 800])('keeps every part in its place, whichever lines and range are shown, in %i px', (width) => {
    const visible = {
      ...data,
      plots: data.plots.map((plot) => ({ ...plot, series: plot.series.map((one) => ({ ...one, isHidden: false })) })),
    };
    const { places } = lineChartShapes(visible, width);
    const views: readonly LineChartData[] = [
      data,
      { ...data, plots: [hidden(data.plots[0]!), data.plots[1]!] },
      { ...data, plots: data.plots.map(hidden) },
      { ...visible, span: { fromMs: 0, toMs: 10_000 } },
      { ...visible, span: { fromMs: 0, toMs: 13 * 3_600_000 } },
      { ...visible, span: { fromMs: 0, toMs: 400 * 86_400_000 } },
    ];
    for (const view of views) expect(lineChartShapes(view, width).places).toEqual(places);
  });

  it('names lines at their ends where there is room and more than one line shares a plot', () => {
    const flow = data.plots[1]!;
    const both = { ...data, plots: [data.plots[0]!, { ...flow, series: flow.series.map((series) => ({ ...series, isHidden: false })) }] };
    expect([lineChartShapes(both, 800).namesAtEnds, lineChartShapes(both, 390).namesAtEnds]).toEqual([true, false]);
    expect(lineChartShapes({ ...data, plots: [data.plots[0]!] }, 800).namesAtEnds).toBe(false);
    // with room for the one that is hidden
    expect(lineChartShapes(data, 800).namesAtEnds).toBe(true);
    expect(lineChartShapes(data, 800, { extraHeight: 0 }).namesAtEnds).toBe(false);
  });

  it('has more than one date below a week on a phone', () => {
    const fromMs = Date.UTC(2026, 10, 15);
    const span = { fromMs, toMs: fromMs + 7 * 86_400_000 - 2000 };
    expect(lineChartShapes({ ...data, span, whole: span, zone: 'UTC' }, 324).ticks.ticksMs).toHaveLength(4);
  });

  it('calls nothing missing while the log is still on its way', () => {
    const { plots, lanes } = lineChartShapes({ ...data, isFilling: true }, 800);
    expect(plots.flatMap(({ missing }) => missing)).toEqual([]);
    expect(lanes.flatMap(({ shapes }) => shapes).filter(({ state }) => state === 'noData')).toEqual([]);
    expect(lineChartShapes(data, 800).plots.flatMap(({ missing }) => missing)).toHaveLength(2);
  });
});
