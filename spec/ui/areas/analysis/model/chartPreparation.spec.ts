import { describe, expect, it } from '@jest/globals';
import type { Column } from '../../../../../core/samples/index.ts';
import { defaultSettings } from '../../../../../core/settings/index.ts';
import { chartPreparation, drawnColumns, isPrepared } from '../../../../../ui/areas/analysis/model/chartPreparation.ts';
import type { LineChartData } from '../../../../../ui/charts/lineChart/index.ts';

const length = 302_400;
const column = () => new Float32Array(length).fill(1);
const [pressure, hidden, statuses] = [column(), column(), column()];
const data: LineChartData = {
  span: { fromMs: 0, toMs: 2000 * (length - 1) },
  whole: { fromMs: 0, toMs: 2000 * (length - 1) },
  timesMs: Float64Array.from({ length }, (_, i) => 2000 * i),
  length,
  spacingMs: 2000,
  plots: [
    {
      quantity: 'pressure',
      share: 1,
      series: [
        { id: 'a', name: 'a', mark: 1, column: pressure, isHidden: false },
        { id: 'b', name: 'b', mark: 2, column: hidden, isHidden: true },
      ],
    },
  ],
  lanes: [
    { id: '1', name: 'K1', statuses },
    { id: '2', name: 'K2', statuses: undefined },
  ],
  units: defaultSettings.units,
  zone: 'UTC',
  isFilling: false,
};

describe('a chart of many values', () => {
  it('is prepared line by line and lane by lane, as far as they are drawn', () => {
    const prepared = new WeakSet<Column>();
    expect(drawnColumns(data)).toEqual([pressure, statuses]);
    expect(isPrepared(data, prepared)).toBe(false);
    expect([...chartPreparation(data, prepared)].length).toBe(2);
    expect(isPrepared(data, prepared)).toBe(true);
    expect([...chartPreparation(data, prepared)].length).toBe(0);
  });

  it('is drawn at once when its values are few', () => {
    expect(isPrepared({ ...data, length: 8640 }, new WeakSet())).toBe(true);
  });

  it('is prepared again when a hidden line is shown', () => {
    const prepared = new WeakSet<Column>();
    expect([...chartPreparation(data, prepared)].length).toBe(2);
    const shown = {
      ...data,
      plots: data.plots.map((plot) => ({ ...plot, series: plot.series.map((one) => ({ ...one, isHidden: false })) })),
    };
    expect([...chartPreparation(shown, prepared)].length).toBe(1);
  });
});
