import type { LineChartData } from '../../../../ui/charts/lineChart/LineChartData.ts';
import { type Format, formatFor } from '../../../../ui/kit/formatFor.ts';

const rows = 361;

/** An hour, a sample every 10 s, of which the middle twenty minutes are shown. */
export const hour: LineChartData = {
  span: { fromMs: 1_200_000, toMs: 2_400_000 },
  whole: { fromMs: 0, toMs: 3_600_000 },
  timesMs: Float64Array.from({ length: rows }, (_, row) => row * 10_000),
  length: rows,
  spacingMs: 10_000,
  plots: [
    {
      quantity: 'pressure',
      share: 1,
      series: [{ id: 'p', name: 'p', mark: 1, column: Float64Array.from({ length: rows }, (_, row) => 6 + row / rows), isHidden: false }],
    },
  ],
  lanes: [],
  units: { pressure: 'bar', temperature: 'degC', volume: 'm3', currency: 'EUR' },
  zone: 'UTC',
  isFilling: false,
};

export const germanFormat: Format = formatFor({ region: 'de-DE', units: hour.units, zone: 'UTC' });
