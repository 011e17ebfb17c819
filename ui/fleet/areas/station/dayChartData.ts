import { quarterSeries, type QuarterFigures } from '../../../../core/fleet/index.ts';
import { msPerMinute, type TimeRange } from '../../../../core/time/index.ts';
import type { UnitChoice } from '../../../../core/units/index.ts';
import type { ChartSeries, LineChartData } from '../../../charts/lineChart/index.ts';

export interface DayChartParts {
  readonly quarters: readonly QuarterFigures[];
  /** The whole day. */
  readonly range: TimeRange;
  readonly nowMs: number;
  readonly zone: string;
  readonly units: UnitChoice;
  /** Lines that are not shown. */
  readonly hidden: readonly string[];
  /** A text by its id. */
  readonly word: (text: string) => string;
}

const quarterMs = 15 * msPerMinute;
/** The plant's own colours: pressure, flow, delivery, power. */
const marks = { pressure: 11, flow: 12, delivery: 13, power: 14 } as const;

/** The lines of a day's quarter hours. */
export function dayChartData({ quarters, range, nowMs, zone, units, hidden, word }: DayChartParts): LineChartData {
  const series = quarterSeries(quarters);
  const line = (id: keyof typeof marks, name: string, column: Float64Array): ChartSeries => ({
    id,
    name: word(name),
    mark: marks[id],
    column,
    isHidden: hidden.includes(id),
  });
  // what is still to come is not missing
  const lastMs = Math.max(nowMs, series.timesMs.at(-1) ?? range.fromMs);
  const span = { fromMs: range.fromMs, toMs: Math.min(range.untilMs, lastMs) };
  return {
    span,
    whole: span,
    timesMs: series.timesMs,
    length: quarters.length,
    spacingMs: quarterMs,
    plots: [
      {
        quantity: 'pressure',
        share: 0.3,
        series: [
          {
            ...line('pressure', /*i18n*/ 'Netzdruck', series.pressureBar),
            band: { low: series.pressureMinBar, high: series.pressureMaxBar },
          },
        ],
      },
      {
        quantity: 'volumeFlow',
        share: 0.35,
        series: [
          line('flow', /*i18n*/ 'Volumenstrom', series.volumeFlowM3min),
          line('delivery', /*i18n*/ 'Liefermenge', series.deliveryM3min),
        ],
      },
      { quantity: 'power', share: 0.35, series: [line('power', /*i18n*/ 'Leistung', series.powerKW)] },
    ],
    lanes: [],
    units,
    zone,
    isFilling: false,
  };
}
